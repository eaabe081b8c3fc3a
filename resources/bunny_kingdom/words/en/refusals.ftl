# Why a piece cannot be put there, with the number of the rule.

refusal-not-own = Build only on your own squares (BUILD-3).
refusal-built = A building is already there (BUILD-4).
refusal-terrain = { $building }: only { FORM($terrains, form: "on") } ({ $rule }).
refusal-same-fief = Both towers would stand in one fief; sky towers must join two fiefs (TOWER-3).
refusal-occupied = A camp needs a square without a rabbit and without a building (CAMP-1).
refusal-camp-unannounced = Announce the camp by its number first (CAMP-3).
refusal-camp-kept = You kept this camp for a later round (CAMP-7).
