# Шанси поруч із варіантом.

preview-odds = { $option } ({ $odds })
odds = { $face }: { $faces } з { $of }
preview-bag = { $option } (у торбі: { FORM($markers, form: "here") })
preview-track = { $option } (штраф щораунду { $now }, потім { $one } або { $two }, якщо ніхто не дасть стільки ж)
