# What is wrong in a lesson, tips or a guide.
lesson-unknown-prompt = unknown prompt '{ $prompt }'; correct it
lesson-language-missing = the language '{ $language }' is missing; add '{ $language }: ...'
lesson-id-twice = this id is used twice; rename one of them
lesson-no-hint = no hint '{ $hint }' comes before this{ $near }
lesson-unknown-role = unknown role '{ $role }'{ $near }
players-expected = expected { $sizes } players, not { $count }
unknown-game-option = unknown option '{ $option }'{ $near }
lesson-headline-long = expected a headline of at most { $most } characters, not { $letters }
lesson-text-long = expected at most { $most } characters below the headline, not { $letters }
lesson-many-sentences = expected at most { $most } sentences below the headline
lesson-touch-empty = expected 'take:', 'put:' or 'option:'
lesson-one-person = expected one seat without 'bot:', for the person who learns
lesson-hint-not-seen = in the { $count ->
    [one] rehearsal of seed
   *[other] rehearsals of seeds
} { $seeds }, this hint did not appear: { $why }
lesson-bots-chose-else = when '{ $prompt }' was asked, the bots chose something else from { $offered }
lesson-no-option = when '{ $prompt }' was asked, none of the options matched: { $offered }
lesson-not-asked = '{ $prompt }' was not asked
lesson-moment-not-reached = its moment was not reached
