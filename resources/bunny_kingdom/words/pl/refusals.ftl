# Dlaczego nie można tam położyć elementu, z numerem zasady.

refusal-not-own = Stoi tylko na własnym terytorium (BUILD-3).
refusal-built = Stoi tam już budynek (BUILD-4).
refusal-terrain = { $building }: tylko { FORM($terrains, form: "on") } ({ $rule }).
refusal-same-fief = Obie wieże stałyby w jednym księstwie, a są po to, żeby łączyć dwa (TOWER-3).
refusal-occupied = Obóz wymaga terytorium bez królika i bez budynku (CAMP-1).
refusal-camp-unannounced = Obóz najpierw się ogłasza, podając jego numer (CAMP-3).
refusal-camp-kept = Ten obóz zachowano na późniejszą rundę (CAMP-7).
