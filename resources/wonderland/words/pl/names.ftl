# Jak nazywa się żetony i miejsca. Nazwy z zawartości gry stoją w content.ftl.

chair = krzesło { $number }
    .in = na krześle { $number }
head = szczyt stołu
pool = pula
supporter = stronnik
leader = lider
resistance = lokalny ruch oporu
form-dative = graczowi { $words }
form-in = w regionie { $words }
form-to = do regionu { $words }
form-from = z regionu { $words }

## Co stół może wybrać ze zdolności sprzymierzeńców
ally-sets = Zdolności sprzymierzeńców
ally-set = Zestaw { $name }
ally-set-about = { $abilities }
ally-set-random = Losowy zestaw
ally-set-random-about = Który to zestaw, rozstrzyga los.
ally-set-mix = Losowa mieszanka
ally-set-mix-about = Los rozstrzyga dla każdego rodzaju, z którego zestawu pochodzi zdolność.
ally-of-set = { $name }: { $ability }
