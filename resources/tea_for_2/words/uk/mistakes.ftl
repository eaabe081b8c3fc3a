# Що не так у вмісті цієї гри та її сценаріях.
few-stacks = стосів лише { $stacks }; вибери менше
tile-for-each-stack = тут має бути по одній плитці на стос; стосів { $stacks }
stack-of-the-market = тут має бути стос із ринку з власною плиткою
few-tokens = на початку роздають { $wanted }; дай щонайменше стільки
thing-side = сторона
thing-flamingo = фламінго
thing-winner = переможець
thing-mission = завдання
thing-stack = стос
