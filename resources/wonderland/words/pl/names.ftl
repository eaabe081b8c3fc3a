# Jak nazywa się żetony i miejsca. Nazwy z zawartości gry są w content.ftl.

chair = krzesło { $number }
    .in = na krześle { $number }
head = szczyt stołu
pool = pula
supporter = stronnik
leader = lider
resistance = lokalny ruch oporu
form-in = w regionie { $words }
form-to = do regionu { $words }
form-from = z regionu { $words }

## Co stół może wybrać ze zdolności sprzymierzeńców
ally-sets = Zdolności sprzymierzeńców
ally-set = Zestaw { $name }
ally-set-about = { $abilities }
ally-set-random = Losowy zestaw
ally-set-random-about = O zestawie decyduje los.
ally-set-mix = Losowa mieszanka
ally-set-mix-about = Zdolność każdego rodzaju pochodzi z wylosowanego zestawu.
ally-of-set = { $name }: { $ability }
