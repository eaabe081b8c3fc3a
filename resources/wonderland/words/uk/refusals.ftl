# Чому фігуру не можна туди покласти, з номером правила.

refusal-chair-blocked = Там сидить лідер { FORM($player, form: "genitive") } (TEA-2).
refusal-chair-own = Лідер уже там сидить (TEA-1).
refusal-chair-out-of-play = За такої кількості гравців цей стілець поза грою (SETUP-4).
refusal-chair-empty = Там немає карти (TEA-1).
refusal-chair-behind = Цей стілець за почесним місцем: спершу треба піти на почесне місце (TEA-3).
refusal-leader-first = Лідер іде в регіон лише після того, як узято карти чаювання (TEA-4).
refusal-castle = Там уже стоїть замок (RESULT-6).
refusal-track = Цей ряд зараз не може прийняти цей жетон (FORGE-2).
refusal-unused = Цей регіон не бере участі в цій партії (TWO-1).
refusal-forge = Жетон поліпшують на ряді власного планшета (FORGE-2).
refusal-unit = Цей загін зараз іде { FORM($region, form: "to") } (REWARD-2).
