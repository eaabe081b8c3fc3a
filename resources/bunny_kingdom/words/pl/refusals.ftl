# Dlaczego nie można tam położyć elementu, z numerem zasady.

refusal-not-own = Buduj tylko na swoich terytoriach (BUILD-3).
refusal-built = Stoi tam już budynek (BUILD-4).
refusal-terrain = { $building }: tylko { FORM($terrains, form: "on") } ({ $rule }).
refusal-same-fief = Obie wieże stałyby w jednym księstwie, a mają łączyć dwa (TOWER-3).
refusal-occupied = Obóz postaw na terytorium bez królika i bez budynku (CAMP-1).
refusal-camp-unannounced = Najpierw ogłoś obóz, podając jego numer (CAMP-3).
refusal-camp-kept = Ten obóz czeka już na późniejszą rundę (CAMP-7).
