# Co jest nie tak w lekcji, wskazówkach albo przewodniku.
lesson-unknown-prompt = nie ma pytania „{ $prompt }”; popraw to
lesson-language-missing = brakuje języka „{ $language }”; dopisz „{ $language }: ...”
lesson-id-twice = to id występuje dwa razy; zmień jedno z nich
lesson-no-hint = przed tą wskazówką nie ma wskazówki „{ $hint }”{ $near }
lesson-unknown-role = nieznana rola „{ $role }”{ $near }
players-expected = graczy ma być { $sizes }, a nie { $count }
unknown-game-option = nieznana opcja „{ $option }”{ $near }
lesson-headline-long = nagłówek jest za długi (znaków: { $letters }, dozwolone najwyżej { $most })
lesson-text-long = pod nagłówkiem może być najwyżej { $most } znaków, a jest { $letters }
lesson-many-sentences = pod nagłówkiem mogą być najwyżej { $most } zdania
lesson-touch-empty = tu ma być „take:”, „put:” albo „option:”
lesson-one-person = jedno miejsce ma być bez „bot:”, dla osoby, która się uczy
lesson-hint-not-seen = w { $count ->
    [one] próbie z ziarnem
    [few] próbach z ziarnami
   *[many] próbach z ziarnami
} { $seeds } ta wskazówka się nie pojawiła: { $why }
lesson-bots-chose-else = gdy padło pytanie „{ $prompt }”, boty wybrały co innego spośród: { $offered }
lesson-no-option = gdy padło pytanie „{ $prompt }”, do tej wskazówki nie pasowała żadna z odpowiedzi: { $offered }
lesson-not-asked = pytanie „{ $prompt }” nie padło
lesson-moment-not-reached = jej chwila nie nadeszła
