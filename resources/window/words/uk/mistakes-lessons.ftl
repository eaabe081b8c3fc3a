# Що не так в уроці, підказках або путівнику.
lesson-unknown-prompt = немає запитання «{ $prompt }»; виправ це
lesson-language-missing = бракує мови «{ $language }»; допиши «{ $language }: ...»
lesson-id-twice = цей id ужито двічі; зміни один із них
lesson-no-hint = перед цією підказкою немає підказки «{ $hint }»{ $near }
lesson-unknown-role = невідома роль «{ $role }»{ $near }
players-expected = гравців має бути { $sizes }, а не { $count }
unknown-game-option = невідомий параметр «{ $option }»{ $near }
lesson-headline-long = у заголовку знаків може бути щонайбільше { $most }, а тут { $letters }
lesson-text-long = під заголовком може бути щонайбільше { $most } знаків, а тут { $letters }
lesson-many-sentences = під заголовком може бути щонайбільше { $most } речення
lesson-touch-empty = тут має бути «take:», «put:» або «option:»
lesson-one-person = одне місце має бути без «bot:», для людини, яка вчиться
lesson-hint-not-seen = у { $count ->
    [one] спробі із зерном
    [few] спробах із зернами
   *[many] спробах із зернами
} { $seeds } ця підказка не з’явилася: { $why }
lesson-bots-chose-else = коли прозвучало запитання «{ $prompt }», боти вибрали щось інше з такого: { $offered }
lesson-no-option = коли прозвучало запитання «{ $prompt }», до цієї підказки не підійшла жодна з відповідей: { $offered }
lesson-not-asked = запитання «{ $prompt }» не прозвучало
lesson-moment-not-reached = її момент не настав
