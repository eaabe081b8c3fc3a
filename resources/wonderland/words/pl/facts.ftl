# Co się stało, wiersz po wierszu. Graczy nazywa się po imieniu, nigdy „ty”.

# Co to spowodowało, gdy warto o tym powiedzieć: „ (Mors)”.
because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}

fact-PhaseBegun = { $phase ->
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
   *[setup] stół jest nakrywany
}

fact-RegionLeftOut = Wylosowano zadanie „{ $quest }”: region { $region } nie bierze udziału w tej grze.
fact-TileLaid = Kafelek punktów leży { FORM($region, form: "in") }.
fact-AllyAbilityChosen = { $ally }: w tej grze „{ $ability }”.
fact-TeaCardLaid = Karta „{ $card }” trafia na { $chair }.
fact-WonderlandianShown = Na rynek trafia karta „{ $card }”.
fact-BattleMarkerMoved = Następna wojna zacznie się { FORM($region, form: "in") }.
fact-DieRolled = { $shards ->
    [0] { $player } rzuca kością odłamków: żadnych odłamków.
   *[other] { $player } rzuca kością odłamków.
}
fact-ShardsGained = { $player } zyskuje { $shards ->
    [one] { $shards } odłamek
    [few] { $shards } odłamki
    [many] { $shards } odłamków
   *[other] { $shards } odłamka
}{ because }.
fact-ShardsDiscarded = { $player } odrzuca { $shards ->
    [one] { $shards } odłamek
    [few] { $shards } odłamki
    [many] { $shards } odłamków
   *[other] { $shards } odłamka
}{ because }.
fact-ShardsGiven = { $player } daje { $shards ->
    [one] { $shards } odłamek
    [few] { $shards } odłamki
    [many] { $shards } odłamków
   *[other] { $shards } odłamka
} { FORM($to, form: "dative") }.
fact-VpGained = { $player } zyskuje { $vp } PZ{ because }.
fact-QuestsDrawn = { $player } dobiera { $quests ->
    [one] { $quests } zadanie
    [few] { $quests } zadania
    [many] { $quests } zadań
   *[other] { $quests } zadania
}.
# Tylko dla właściciela; ile to zadań, mówi następny wiersz.
fact-QuestSeen = Dobrane zadanie: „{ $quest }”.
fact-QuestsDiscarded = { $player } odrzuca { $quests ->
    [one] { $quests } zadanie
    [few] { $quests } zadania
    [many] { $quests } zadań
   *[other] { $quests } zadania
}.
fact-FeatRevealed = { $player } ujawnia wyczyn z zadania „{ $quest }”.
fact-FirstPlayerChosen = { $player } zaczyna tę herbatkę.
fact-TeaPartyHeld = { $player } wydaje przyjęcie.
fact-LeaderMoved = { KEY($place) ->
    [head] Lider { FORM($player, form: "genitive") } idzie na szczyt stołu.
    [pool] Lider { FORM($player, form: "genitive") } odpada z tej wojny.
    [chair] Lider { FORM($player, form: "genitive") } siada { FORM($place, form: "in") }.
   *[other] Lider { FORM($player, form: "genitive") } idzie { FORM($place, form: "to") }.
}
fact-TeaCardTaken = { $player } bierze kartę „{ $card }”.
fact-UnitsPlaced = { $figure ->
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
fact-UnitLost = { KEY($unit) ->
    [supporter] { $player } traci stronnika { FORM($region, form: "in") }.
    [leader] { $player } traci lidera { FORM($region, form: "in") }.
   *[other] { $player } traci pionek „{ $unit }” { FORM($region, form: "in") }.
}
fact-FigureReturned = { $player } odsyła kartę „{ $card }”.
fact-CastleBuilt = { $standing ->
    [no] { $player } kładzie zamek { FORM($region, form: "in") }.
   *[yes] { $player } buduje zamek { FORM($region, form: "in") }.
}
fact-ChipGained = { $player } zyskuje { FORM($chip, form: "one") }{ because }.
fact-ChipLeft = { $to ->
    [supply] { $player } oddaje do zasobów { FORM($chip, form: "one") }.
    [box] { $player } traci do końca gry { FORM($chip, form: "one") }.
   *[bag] { $player } oddaje { FORM($chip, form: "one") }.
}
fact-SupplyTooSmall = Zasobów nie starczy dla wszystkich: nikt nie dostaje żetonu.
fact-ShieldTurned = { $whole ->
    [no] Tarcza { FORM($player, form: "genitive") } pęka.
   *[yes] Tarcza { FORM($player, form: "genitive") } jest znów sprawna.
}
fact-AbilityUnlocked = { $player } odblokowuje „{ $ability }”{ because }.
fact-WonderlandianTaken = { $player } bierze z rynku kartę „{ $card }”{ because }.
fact-LeaderStrengthened = Lider { FORM($player, form: "genitive") } ma teraz siłę { $strength }.
fact-CastleValueRaised = Każdy zamek { FORM($player, form: "genitive") } będzie na końcu wart o { $vp } PZ więcej.
fact-SupportersJoined = { $player } zyskuje { $supporters ->
    [one] jeszcze { $supporters } stronnika
   *[other] jeszcze { $supporters } stronników
}.
fact-PoisonPlaced = { $player } zatruwa kartę „{ $card }”.
fact-PoisonReturned = Trucizna z karty „{ $card }” wraca do właściciela.
fact-WonderlandianDrawn = { $player } odkrywa kartę „{ $card }”.
fact-ResistanceStood = Lokalny ruch oporu ma w każdym regionie siłę { $strength }.
fact-BattleBegun = Bitwa { FORM($region, form: "in") }: { $players }.
fact-StrengthChanged = { $player } ma siłę { $strength }{ because }.
fact-WagerLaid = { $player } kładzie zakryty zakład.
fact-WagersRevealed = Zakład { FORM($player, form: "genitive") }: { $on }.
fact-ChipDrawn = { $player } ciągnie { FORM($chip, form: "one") }.
fact-ChipReturned = { $player } odkłada do worka { FORM($chip, form: "one") }{ because }.
fact-ChipPlaced = { $player } zagrywa { FORM($chip, form: "one") } z siłą { $strength }.
fact-MadnessPlaced = { $player } popada w większe szaleństwo przez { FORM($chip, form: "one") }.
fact-BagRefreshed = { $player } odświeża worek.
fact-PlayerStopped = { $must ->
    [yes] { $player } musi się wycofać.
   *[no] { $player } się wycofuje.
}
fact-PlayerBusted = { $player } odpada.
fact-BattleEnded = { $first-count ->
    [0] Koniec bitwy { FORM($region, form: "in") }: nikt nie wygrywa.
    [one] Koniec bitwy { FORM($region, form: "in") }: wygrywa { $first }.
   *[other] Koniec bitwy { FORM($region, form: "in") }: remis, { $first }.
}
fact-ChipForged = { $player } przekuwa { FORM($chip, form: "one") }.
fact-ChipsExhausted = Aktywne żetony { FORM($player, form: "genitive") } są wyczerpane.
fact-TieBroken = { $by ->
    [shards] Przy równej liczbie punktów decyduje mniejsza liczba odłamków.
   *[units] Przy równej liczbie punktów i odłamków decyduje większa liczba jednostek na planszy.
}
fact-GameEnded = { $winners-count ->
    [one] { $winners } wygrywa Wojnę w Krainie Czarów.
   *[other] { $winners }: wspólne zwycięstwo.
}
fact-ScoreCounted = { $line ->
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
