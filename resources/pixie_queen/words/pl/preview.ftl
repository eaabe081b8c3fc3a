# Szanse obok opcji.

preview-odds = { $option } ({ $odds })
odds = { $face }: { $faces } na { $of }
preview-bag = { $option } (w sakwie: { FORM($markers, form: "here") })
preview-track = { $option } (kara co rundę: teraz { $now }, potem { $one }; { $two }, jeśli nikt nie da tyle samo)
