new-parts = Chiefs
new-part-of-seat = Chief at seat { $number }
