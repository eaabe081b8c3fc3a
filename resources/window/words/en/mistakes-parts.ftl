# Parts of messages about mistakes in files: values, and words that were meant.
words-of-others = { $words }
value-in-quotes = '{ $words }'
either = { $first } or { $other }
one-of = { FORM($values, form: "or") }

# $wrong is the word in the file; the program offers to put it right.
did-you-mean = ; did you mean '{ $meant }'?
known-words = ; known: { $words }
instead-of = '{ $now }' instead of '{ $before }'
put-it-in-quotes = ; put it in quotes
write-each-alone = ; write each as an item of its own
value-list = a list
value-mapping = a mapping
value-nothing = nothing
value-none = none
value-true-or-false = true or false
value-number = a number
value-whole-number = a whole number
value-text = text
value-above = a number above { $limit }
value-at-least = a number of at least { $limit }
value-below = a number below { $limit }
value-at-most = a number of at most { $limit }
value-of-form = text of the form { $limit }
value-text-at-most = text of at most { $limit ->
    [one] { NUMBER($limit, useGrouping: 0) } character
   *[other] { NUMBER($limit, useGrouping: 0) } characters
}
value-text-at-least = text of at least { $limit ->
    [one] { NUMBER($limit, useGrouping: 0) } character
   *[other] { NUMBER($limit, useGrouping: 0) } characters
}
value-items-at-most = at most { $limit ->
    [one] { NUMBER($limit, useGrouping: 0) } item
   *[other] { NUMBER($limit, useGrouping: 0) } items
}
value-items-at-least = at least { $limit ->
    [one] { NUMBER($limit, useGrouping: 0) } item
   *[other] { NUMBER($limit, useGrouping: 0) } items
}

# A verb is what an effect does, such as "vp" in "{vp: 3}".
value-verb = a verb or {"{"}verb: arguments{"}"}
value-one-verb = one verb
value-count-of = { $count } ({ $words })
value-arguments = a mapping of arguments ({ $keys })
value-no-arguments = no arguments

# Why the system does not let something be done with a file.
os-permission = Permission denied
os-not-permitted = Operation not permitted
os-missing = No such file or directory
os-exists = File exists
os-folder = Is a directory
os-no-folder = Not a directory
os-not-empty = Directory not empty
os-full = No space left on device
os-large = File too large
os-quota = Disk quota exceeded
os-read-only = Read-only file system
os-long-name = File name too long
os-many-files = Too many open files
os-device = Input/output error
os-links = Too many levels of symbolic links
os-busy = Device or resource busy
os-argument = Invalid argument
