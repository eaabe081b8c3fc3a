# Co gracz może wybrać: wiersz listy, podpowiedź przy podświetlonym miejscu.

option-keep-quest = zachować { $quest }
option-discard-quest = odrzucić { $quest }
option-go-on = dalej
option-happen = { $source }
option-decline = nie teraz

## Herbatka

option-chair = wziąć { $card }
option-head = pójść na szczyt stołu
option-party = wydać przyjęcie
option-party-card = wziąć { $card }
option-gift = podarować odłamek: { $player }
option-no-gift = zachować wszystkie odłamki
option-poison = zatruć { $card }
option-no-poison = bez trucizny
option-leader-region = do regionu { $region }
option-first_unit = 1 z { $units } jednostek do regionu { $region }
option-units = { $units ->
    [one] { $units } jednostka do regionu { $region }
    [few] { $units } jednostki do regionu { $region }
    [many] { $units } jednostek do regionu { $region }
   *[other] { $units } jednostki do regionu { $region }
}
option-unit = { KEY($origin) ->
    [pool] { $unit } do regionu { $region }
   *[other] { $unit } z regionu { $origin } do regionu { $region }
}
option-no-unit = dość jednostek
option-move-no-more = dość ruchów
option-figure = { $figure } do regionu { $region }
option-follow = { $units ->
    [one] lider i { $units } jednostka do regionu { $region }
    [few] lider i { $units } jednostki do regionu { $region }
    [many] lider i { $units } jednostek do regionu { $region }
   *[other] lider i { $units } jednostki do regionu { $region }
}
option-wonderlandian = wziąć { $card }
option-ability = odblokować { $ability }
option-ally = zyskać { FORM($face, form: "one") }
option-no-ally = żaden sprzymierzeniec
option-castle = zamek w regionie { $region }
option-castle-up = postawić zamek w regionie { $region }
option-no-castle = bez zamku
option-discard-shard = odrzucić odłamek
option-keep-shard = zachować odłamek
option-split = { $rewards }
option-list = { $rewards }
option-corrupted = rzucić kością, aby { $rewards }
option-ignore = pominąć: { $rewards }
option-opponent = { $player }: { $rewards }

## Wojna

option-wager = na: { $player }
option-no-wager = bez zakładu
option-draw = ciągnąć
option-stop = wycofać się
option-block = przełamać tarczę i odłożyć: { $chip }
option-suffer = nie blokować, zostaje { $chip }
option-lose = stracić: { $unit }
option-return = odłożyć: { $chip }
option-give-up = oddać: { $chip }
option-drawn = zagrać { FORM($chip, form: "one") }
option-symbol = na pole { $space }
option-region-vp = { $vp } PZ
option-feat = ujawnić { $quest }
option-keep-secret = zachować w tajemnicy
option-forge = { $chip } na { $track }: { $rewards }
option-forge-no-more = więcej nie przekuwać
