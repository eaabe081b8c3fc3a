# Co jest nie tak w lekcji, wskazówkach albo przewodniku.
lesson-unknown-prompt = nie ma pytania „{ $prompt }”; popraw to
lesson-language-missing = brakuje języka „{ $language }”; dopisz „{ $language }: ...”
lesson-id-twice = to id występuje dwa razy; zmień jedno z nich
lesson-no-hint = przed tą wskazówką nie ma wskazówki „{ $hint }”{ $near }
lesson-unknown-role = nieznana rola „{ $role }”{ $near }
players-expected = graczy ma być { $sizes }, a nie { $count }
unknown-game-option = nieznana opcja „{ $option }”{ $near }
lesson-headline-long = nagłówek może mieć najwyżej { $most } znaków, a ma { $letters }
lesson-text-long = pod nagłówkiem może być najwyżej { $most } znaków, a jest { $letters }
lesson-many-sentences = pod nagłówkiem mogą być najwyżej { $most } zdania
lesson-touch-empty = tu ma być „take:”, „put:” albo „option:”
lesson-one-person = jedno miejsce ma być bez „bot:”, dla osoby, która się uczy
lesson-hint-not-seen = w { $count ->
    [one] próbie z ziarnem
    [few] próbach z ziarnami
   *[many] próbach z ziarnami
} { $seeds } ta wskazówka się nie pojawiła: { $why }
lesson-bots-chose-else = boty wybrały co innego, gdy padło pytanie „{ $prompt }”, spośród: { $offered }
lesson-no-option = nie pasowała do niej żadna odpowiedź, gdy padło pytanie „{ $prompt }”, spośród: { $offered }
lesson-not-asked = pytanie „{ $prompt }” nie padło
lesson-moment-not-reached = jej chwila nie nadeszła
