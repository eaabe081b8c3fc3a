# Szanse obok opcji.

outlook-odds = { $option } ({ $odds })
odds = { $face }: { $faces } na { $of }
outlook-bag = { $option } (w sakwie: { $markers })
outlook-track = { $option } (kara co rundę { $now }, potem { $one } albo { $two }, jeśli nikt nie da tyle samo)
