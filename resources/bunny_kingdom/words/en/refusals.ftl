# Why a piece cannot be put there, with the number of the rule.

refusal-not-own = It stands only on a square of one’s own (BUILD-3).
refusal-built = Something is built there already (BUILD-4).
refusal-terrain = { $building }: only { FORM($terrains, form: "on") } ({ $rule }).
refusal-same-fief = Both towers would stand in one fief, and they are there to join two (TOWER-3).
refusal-occupied = A camp needs a square without a rabbit and without a building (CAMP-1).
refusal-camp-unannounced = A camp is announced by its number first (CAMP-3).
refusal-camp-kept = This camp was kept and waits for a later round (CAMP-7).
