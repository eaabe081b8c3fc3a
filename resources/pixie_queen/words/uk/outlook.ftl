# Шанси поруч із варіантом.

outlook-odds = { $option } ({ $odds })
odds = { $face }: { $faces } з { $of }
outlook-bag = { $option } (у торбі: { $markers })
outlook-track = { $option } (штраф щораунду { $now }, потім { $one } або { $two }, якщо ніхто не дасть стільки ж)
