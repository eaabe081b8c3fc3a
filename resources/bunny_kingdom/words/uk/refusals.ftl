# Чому фігуру не можна туди покласти, з номером правила.

refusal-not-own = Будують лише на власній території (BUILD-3).
refusal-built = Там уже стоїть будівля (BUILD-4).
refusal-terrain = { $building }: лише { FORM($terrains, form: "on") } ({ $rule }).
refusal-same-fief = Обидві вежі стояли б в одному феоді, а небесні вежі мають з’єднувати два (TOWER-3).
refusal-occupied = Табору потрібна територія без кролика й без будівлі (CAMP-1).
refusal-camp-unannounced = Табір спершу оголошують, називаючи його номер (CAMP-3).
refusal-camp-kept = Цей табір притримано до пізнішого раунду (CAMP-7).
