# Що не так у вмісті цієї гри та її сценаріях.
too-few = є { $count }, а потрібно { $least }: { $why }; додай решту
one-for-each-region = по одній на регіон
one-for-each-player = по одній на гравця
so-many-for-each-player = по { $count } на гравця на початку
at-least-a-set = щонайменше один набір
shards-missing = бракує уламків на початок для такої кількості гравців: { $players }; додай «{ $players }: [...]»
too-few-cards = у раунді { $round } є { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
} на { $chairs ->
    [one] { $chairs } стілець
    [few] { $chairs } стільці
   *[many] { $chairs } стільців
}; додай решту
poison-face = id «{ $poison }» – лише для сторони жетона виду «{ $poison }»; зміни його
chip-name-twice = інший жетон теж зветься «{ $name }»; зміни одну з назв
figures-or-chips = карта дає фігурки або жетони; прибери одне з двох
figure-twice = цю фігурку дає також карта «{ $card }»; дай їй інший id
no-place-on-table = «{ $id }» не має місця на столі; додай «{ $id }: {"{"}at: ..., size: ...{"}"}»
table-seats = місць за столом { $seats }, а гравців { $players }; дай кожному по одному
table-board-unknown = у table.boards немає «{ $name }»; відомі: { $known }
beyond-track = тут має бути щонайбільше { $end }, бо там закінчується трек сили
face-missing = бракує сторони жетона виду { $kind }; додай її, хоча б із числом 0
face-missing-weak = бракує слабкої сторони жетона виду { $kind }; додай її, хоча б із числом 0
face-missing-strong = бракує сильної сторони жетона виду { $kind }; додай її, хоча б із числом 0
reward-here-already = тут уже є інша нагорода; вибери інший стовпець
ability-unknown = на звичайному боці немає вміння «{ $ability }»{ $near }
many-supporters = тут чекає стільки прибічників: { $standing }, а гравець має { $most }; дай менше
forge-track-unknown = на цьому боці немає ряду «{ $track }»; на вибір: { $known }
forge-track-not-below = «{ $below }» не лежить одразу під «{ $above }»
forge-column = тут має бути стовпець від 1 до { $most }: лише там місце є в обох рядах
measure-unknown = немає міри «{ $measure }»{ $near }
reward-unknown = немає нагороди «{ $reward }»{ $near }
card-outside-band = ця карта має цінність { $found }, а карти раунду { $round } – від { $least } до { $most } (values.bands)
bots-pass-over = боти не цінують «{ $word }» на карті
field-unknown = тут немає поля «{ $field }»{ $near }
no-strong-forge-chip = сильного жетона поліпшення немає; не вказуй рівня
ally-set-unknown = невідомий набір союзників { $name }; відомі: { $known } або суміш, наприклад { $example }
ally-type-unknown = невідомий тип союзника { $ally }{ $near }
ally-set-missing = немає набору { $name } для { $ally }; є: { $known }
not-enough-chips = замало жетонів «{ $chip }»; прибери один, тут або деінде
supporters-there = прибічників { $there }, з них на полі { $placed }
supporters-only = прибічників лише { $supporters }
castles-only = замків лише { $castles }
track-spaces = у цьому ряді стільки місць: { $spaces }, а не { $forged }
madness-spaces = на шкалі божевілля лише стільки місць: { $spaces }
madness-only = тут можуть бути лише жетони божевілля; прибери інші
no-madness-here = божевілля й отруту сюди ніколи не кладуть; прибери їх
chair-of-leader = на стільці { $chair } сидить інший лідер; вибери інший стілець
chair-with-card = на стільці { $chair } лежить карта, а лідер там уже її взяв
no-units-in = { $player } не має загонів у регіоні { $region }; додай їх або «fight: busted»
fighters-wager = { $player } б’ється, тож ставки не робить; прибери її
region-left-out = регіон пропускають лише в грі на двох; прибери це
left-only = лишилося тільки { $left }
no-battle = немає битви, яку можна продовжити; опиши її під «battle»
thing-ability = вміння
thing-own-ability = вміння цього гравця
thing-chair = стілець у грі
thing-chip = жетон
thing-supply-chip = жетон із запасу
thing-faction = фракція
thing-own-figure = фігурка з карт цього гравця
thing-forge-track = ряд поліпшень
thing-participant = учасник битви
thing-place = місце
thing-quest = місія
thing-region = регіон
thing-tea-card = карта чаювання
thing-laid-tea-card = карта чаювання на стільці
thing-tile = плитка балів
thing-wonderlandian = дивокраєць
