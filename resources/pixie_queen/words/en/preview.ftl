# The odds beside an option.

preview-odds = { $option } ({ $odds })
odds = { $face }: { $faces } in { $of }
preview-bag = { $option } (in the bag: { $markers })
preview-track = { $option } (penalty each round: { $now } → { $one }, or { $two } if no one else offers as much)
