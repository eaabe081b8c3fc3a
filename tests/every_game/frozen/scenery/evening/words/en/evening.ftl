exhibits-character = Guests of the evening
