# Dlaczego nie można tam położyć elementu, z numerem zasady.

refusal-chair-blocked = Siedzi tam lider { FORM($player, form: "genitive") } (TEA-2).
refusal-chair-own = Twój lider już tam siedzi (TEA-1).
refusal-chair-out-of-play = Przy tylu graczach to krzesło jest poza grą (SETUP-4).
refusal-chair-empty = Nie ma tam karty (TEA-1).
refusal-chair-behind = To krzesło jest za szczytem stołu: najpierw idź na szczyt (TEA-3).
refusal-leader-first = Lider idzie do regionu dopiero po wzięciu kart herbatki (TEA-4).
refusal-castle = Stoi tam już zamek (RESULT-6).
refusal-track = Ten tor nie może teraz przyjąć tego żetonu (FORGE-2).
refusal-unused = Ten region nie bierze udziału w tej rozgrywce (TWO-1).
refusal-forge = Przekuj żeton na torze swojej planszy (FORGE-2).
refusal-unit = Ta jednostka idzie teraz { FORM($region, form: "to") } (REWARD-2).
