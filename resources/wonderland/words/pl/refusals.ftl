# Dlaczego nie można tam położyć elementu, z numerem zasady.

refusal-chair-blocked = Siedzi tam lider { FORM($player, form: "genitive") } (TEA-2).
refusal-chair-own = Lider już tam siedzi (TEA-1).
refusal-chair-out-of-play = Przy tylu graczach to krzesło jest poza grą (SETUP-4).
refusal-chair-empty = Nie ma tam karty (TEA-1).
refusal-chair-behind = To krzesło jest za szczytem stołu: najpierw trzeba pójść na szczyt (TEA-3).
refusal-leader-first = Lider idzie do regionu dopiero po wzięciu kart herbatki (TEA-4).
refusal-castle = Stoi tam już zamek (RESULT-6).
refusal-track = Ten tor nie może teraz przyjąć tego żetonu (FORGE-2).
refusal-unused = Ten region nie bierze udziału w tej grze (TWO-1).
refusal-forge = Żeton przekuwa się na torze własnej planszy (FORGE-2).
refusal-unit = Ta jednostka idzie teraz { FORM($region, form: "to") } (REWARD-2).
