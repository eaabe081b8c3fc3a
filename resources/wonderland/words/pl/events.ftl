# Co się stało, wiersz po wierszu. Graczy nazywa się po imieniu, nigdy „ty”.

# Co to spowodowało, gdy warto o tym powiedzieć: „ (Mors)”.
because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}

event-PhaseBegun = { $phase ->
    [tea] Runda { $round }: zaczyna się herbatka.
    [war] Runda { $round }: zaczyna się wojna.
    [over] Koniec gry.
   *[setup] Stół jest nakryty.
}
# Jak daleko zaszła zapisana gra, na stronie początkowej.
moment = { $phase ->
    [tea] runda { $round }, herbatka
    [war] runda { $round }, wojna
    [over] zakończona
   *[setup] przygotowanie
}

event-RegionLeftOut = Wylosowano zadanie „{ $quest }”: region { $region } nie bierze udziału w tej rozgrywce.
event-TileLaid = Żeton punktacji leży { FORM($region, form: "in") }.
event-AllyAbilityChosen = { $ally }: w tej rozgrywce „{ $ability }”.
event-TeaCardLaid = Karta „{ $card }” trafia na { $chair }.
event-WonderlandianShown = Na rynek trafia karta „{ $card }”.
event-BattleMarkerMoved = Następna wojna zacznie się { FORM($region, form: "in") }.
event-DieRolled = { $shards ->
    [0] { $player } rzuca kością odłamków: żadnych odłamków.
   *[other] { $player } rzuca kością odłamków.
}
event-ShardsGained = { $player } zyskuje { $shards ->
    [one] { $shards } odłamek
    [few] { $shards } odłamki
    [many] { $shards } odłamków
   *[other] { $shards } odłamka
}{ because }.
event-ShardsDiscarded = { $player } odrzuca { $shards ->
    [one] { $shards } odłamek
    [few] { $shards } odłamki
    [many] { $shards } odłamków
   *[other] { $shards } odłamka
}{ because }.
event-ShardsGiven = { $player } daje { $shards ->
    [one] { $shards } odłamek
    [few] { $shards } odłamki
    [many] { $shards } odłamków
   *[other] { $shards } odłamka
} { FORM($to, form: "dative") }.
event-VpGained = { $player } zyskuje { $vp } PZ{ because }.
event-QuestsDrawn = { $player } dobiera { $quests ->
    [one] { $quests } zadanie
    [few] { $quests } zadania
    [many] { $quests } zadań
   *[other] { $quests } zadania
}.
# Tylko dla właściciela; ile to zadań, mówi następny wiersz.
event-QuestSeen = Dobrane zadanie: „{ $quest }”.
event-QuestsDiscarded = { $player } odrzuca { $quests ->
    [one] { $quests } zadanie
    [few] { $quests } zadania
    [many] { $quests } zadań
   *[other] { $quests } zadania
}.
event-FeatRevealed = { $player } ujawnia wyczyn z zadania „{ $quest }”.
event-FirstPlayerChosen = { $player } zaczyna tę herbatkę.
event-TeaPartyHeld = { $player } wydaje przyjęcie.
event-LeaderMoved = { KEY($place) ->
    [head] Lider { FORM($player, form: "genitive") } idzie na szczyt stołu.
    [pool] Lider { FORM($player, form: "genitive") } wypada z tej wojny.
    [chair] Lider { FORM($player, form: "genitive") } siada { FORM($place, form: "in") }.
   *[other] Lider { FORM($player, form: "genitive") } idzie { FORM($place, form: "to") }.
}
event-TeaCardTaken = { $player } bierze kartę „{ $card }”.
event-UnitsPlaced = { $figure ->
    [none] { $origin ->
        [pool] { $player } stawia { $units ->
            [one] { $units } stronnika
           *[other] { $units } stronników
        } { FORM($region, form: "in") }{ because }.
       *[other] { $player } przenosi { $units ->
            [one] { $units } stronnika
           *[other] { $units } stronników
        } { FORM($region, form: "to") }{ because }.
    }
   *[other] { $origin ->
        [pool] { $player } stawia pionek „{ $figure }” { FORM($region, form: "in") }{ because }.
       *[other] { $player } przenosi pionek „{ $figure }” { FORM($region, form: "to") }{ because }.
    }
}
event-UnitLost = { KEY($unit) ->
    [supporter] { $player } traci stronnika { FORM($region, form: "in") }.
    [leader] { $player } traci lidera { FORM($region, form: "in") }.
   *[other] { $player } traci pionek „{ $unit }” { FORM($region, form: "in") }.
}
event-FigureReturned = { $player } odsyła kartę „{ $card }”.
event-CastleBuilt = { $standing ->
    [no] { $player } kładzie zamek { FORM($region, form: "in") }.
   *[yes] { $player } buduje zamek { FORM($region, form: "in") }.
}
event-ChipGained = { $player } zyskuje { FORM($chip, form: "one") }{ because }.
event-ChipLeft = { $to ->
    [supply] { $player } oddaje do zasobów { FORM($chip, form: "one") }.
    [box] { $player } traci do końca gry { FORM($chip, form: "one") }.
   *[bag] { $player } oddaje { FORM($chip, form: "one") }.
}
event-SupplyTooSmall = Zasobów nie starczy dla wszystkich: nikt nie dostaje żetonu.
event-ShieldTurned = { $whole ->
    [no] Tarcza { FORM($player, form: "genitive") } pęka.
   *[yes] Tarcza { FORM($player, form: "genitive") } jest znów sprawna.
}
event-AbilityUnlocked = { $player } odblokowuje „{ $ability }”{ because }.
event-WonderlandianTaken = { $player } bierze z rynku kartę „{ $card }”{ because }.
event-LeaderStrengthened = Lider { FORM($player, form: "genitive") } ma teraz siłę { $strength }.
event-CastleValueRaised = Każdy zamek { FORM($player, form: "genitive") } będzie na końcu wart o { $vp } PZ więcej.
event-SupportersJoined = { $player } zyskuje { $supporters ->
    [one] jeszcze { $supporters } stronnika
   *[other] jeszcze { $supporters } stronników
}.
event-PoisonPlaced = { $player } zatruwa kartę „{ $card }”.
event-PoisonReturned = Trucizna z karty „{ $card }” wraca do właściciela.
event-WonderlandianDrawn = { $player } odkrywa kartę „{ $card }”.
event-ResistanceStood = Lokalny ruch oporu ma w każdym regionie siłę { $strength }.
event-BattleBegun = Bitwa { FORM($region, form: "in") }: { $players }.
event-StrengthChanged = { $player } ma siłę { $strength }{ because }.
event-WagerLaid = { $player } kładzie zakryty zakład.
event-WagersRevealed = Zakład { FORM($player, form: "genitive") }: { $on }.
event-ChipDrawn = { $player } dobiera { FORM($chip, form: "one") }.
event-ChipReturned = { $player } odkłada do worka { FORM($chip, form: "one") }{ because }.
event-ChipPlaced = { $player } zagrywa { FORM($chip, form: "one") }: siła { $strength }.
event-MadnessPlaced = { $player } kładzie na torze szaleństwa { FORM($chip, form: "one") }.
event-BagRefreshed = { $player } odświeża worek.
event-PlayerStopped = { $must ->
    [yes] { $player } musi się wycofać.
   *[no] { $player } się wycofuje.
}
event-PlayerBusted = { $player } odpada.
event-BattleEnded = { $first-count ->
    [0] Koniec bitwy { FORM($region, form: "in") }: nikt nie wygrywa.
    [one] Koniec bitwy { FORM($region, form: "in") }: wygrywa { $first }.
   *[other] Koniec bitwy { FORM($region, form: "in") }: remis ({ $first }).
}
event-ChipForged = { $player } przekuwa { FORM($chip, form: "one") }.
event-ChipsExhausted = Aktywne żetony { FORM($player, form: "genitive") } są wyczerpane.
event-TieBroken = { $by ->
    [shards] Przy równej liczbie punktów decyduje mniejsza liczba odłamków.
   *[units] Przy równej liczbie punktów i odłamków decyduje większa liczba jednostek na planszy.
}
event-GameEnded = { $winners-count ->
    [one] { $winners } wygrywa Wojnę w Krainie Czarów.
   *[other] { $winners }: wspólne zwycięstwo.
}
event-ScoreCounted = { $line ->
    [castles] { $player }: { $vp } PZ za zamki.
    [feats] { $player }: { $vp } PZ za wyczyny.
    [objectives] { $player }: { $vp } PZ za cele.
    [both] { $player }: { $vp } PZ za zadania wykonane w całości.
    [shards] { $player }: { SIGNED($vp) } PZ za pozostałe odłamki.
   *[other] { $player }: { $vp } PZ.
}

# Napisy na całym oknie. $round to numer rundy.
interlude-round = Runda { $round }
interlude-tea = Podano herbatę.
interlude-war = Zapada noc
interlude-night = Herbata wypita: czas na wojnę.
interlude-battle = Zaczyna się bitwa.
