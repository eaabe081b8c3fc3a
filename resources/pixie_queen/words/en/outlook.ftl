# The odds beside an option.

outlook-odds = { $option } ({ $odds })
odds = { $face }: { $faces } in { $of }
outlook-bag = { $option } (in the bag: { $markers })
outlook-track = { $option } (penalty each round { $now }, then { $one }, or { $two } if nobody offers as much)
