# Що не так у вмісті цієї гри та її сценаріях.
no-action-on-level = на рівні { $level } піраміди немає жодної дії; додай її
good-of-track = бракує товару «{ $good }», що має свій трек; додай його
few-given-out = { $what }: є лише { $there }, а потрібно { $wanted }
given-colours = кольори
given-places-in-mine = місця в копальні
given-of = «{ $id }»
given-round-tiles = жетони раундів
increasing-numbers = ці числа мають зростати
space-of-pyramid-or-round = поле піраміди має «level» і нічого з круглого поля; прибери одне з двох
food-on-pyramid-only = їжу показують лише поля піраміди; додай «level» або прибери «shows»
thing-double-space = подвійне поле
thing-good = товар
thing-marker = маркер
thing-pixie-of = піксі
thing-left-of = те, що лишилося з: { $pool }
copy-alone = копіювання дії має стояти окремо; прибери «copy» з цього дієслова
