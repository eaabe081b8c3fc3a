# Co gracz może wybrać: wiersz listy, podpowiedź przy podświetlonym miejscu.

option-keep-quest = zachowaj zadanie: { $quest }
option-discard-quest = odrzuć zadanie: { $quest }
option-happen = { $source }
option-decline = nie teraz

## Herbatka

option-chair = weź kartę „{ $card }”: { FORM($rewards, form: "short", joined: "short") }
option-head = idź na szczyt stołu
option-party = wydaj przyjęcie
option-party-card = weź kartę „{ $card }”: { FORM($rewards, form: "short", joined: "short") }
option-gift = podaruj odłamek { FORM($player, form: "dative") }
option-no-gift = zachowaj wszystkie odłamki
option-poison = zatruj kartę „{ $card }”: { FORM($rewards, form: "short", joined: "short") }
option-no-poison = bez trucizny
option-leader-region = { FORM($region, form: "to") }
option-first_unit = 1 z { $units } jednostek { FORM($region, form: "to") }
option-units = { $units ->
    [one] { $units } jednostka { FORM($region, form: "to") }
    [few] { $units } jednostki { FORM($region, form: "to") }
    [many] { $units } jednostek { FORM($region, form: "to") }
   *[other] { $units } jednostki { FORM($region, form: "to") }
}
option-unit = { KEY($origin) ->
    [pool] { $unit } { FORM($region, form: "to") }
   *[other] { $unit } { FORM($origin, form: "from") } { FORM($region, form: "to") }
}
option-no-unit = dość jednostek
option-move-no-more = dość ruchów
option-figure = { $figure } { FORM($region, form: "to") }
option-follow = { $units ->
    [one] lider i { $units } jednostka { FORM($region, form: "to") }
    [few] lider i { $units } jednostki { FORM($region, form: "to") }
    [many] lider i { $units } jednostek { FORM($region, form: "to") }
   *[other] lider i { $units } jednostki { FORM($region, form: "to") }
}
option-wonderlandian = weź kartę: { $card }
option-ability = odblokuj: { $ability }
option-ally = zyskaj { FORM($face, form: "one") }
option-no-ally = bez sprzymierzeńca
option-castle = zamek { FORM($region, form: "in") }
option-castle-up = podnieś zamek { FORM($region, form: "in") }
option-no-castle = bez zamku
option-discard-shard = odrzuć odłamek
option-keep-shard = zachowaj odłamek
option-split = { $rewards }
option-list = { $rewards }
option-corrupted = rzuć kością: { $rewards }
option-ignore = pomiń: „{ $rewards }”
option-opponent = { $player } { FORM($rewards, form: "opponent") }

## Wojna

option-wager = wygra { $player }
option-no-wager = bez zakładu
option-draw = dobierz
option-stop = wycofaj się
option-block = zablokuj { FORM($chip, form: "one") }: tarcza pęka
option-suffer = nie blokuj, zostaje { $chip }
option-lose = { KEY($unit) ->
    [supporter] strać stronnika
    [leader] strać lidera
   *[other] strać pionek „{ $unit }”
}
option-return = odłóż { FORM($chip, form: "one") }
option-level = wymień teraz { FORM($chip, form: "one") }
option-give-up = strać na zawsze { FORM($chip, form: "one") }
option-drawn = zagraj { FORM($chip, form: "one") }
option-symbol = na pole { $space }
option-feat = ujawnij „{ $quest }”
option-keep-secret = zachowaj w tajemnicy
option-forge = { $chip }: { $track } ({ $rewards })
option-forge-no-more = więcej nie przekuwaj
