### What the house says in English, whatever is played.

## languages
# Each in itself, so that whoever needs it can read it: the same in every file.

language-en = English
language-de = Deutsch
language-fr = Français
language-ru = Русский

## lists

# Equal things named together: "2 × gold 1". $name comes in every case too: $name-gen.
several = { $count } × { $name }

## refusals

# $action is an action as on its button (act-…), $rule a whole sentence without its full stop,
# $id its number: cannot keep it: in one turn exactly one card is kept [BIB-GIFT-5]
refusal = cannot { $action }: { $rule } [{ $id }]

## errors
# $word is what was typed or sent; $options are the words that would do: keep, auction or common

error-no-option = '{ $word }' is no option here; try { $options }
error-no-game = there is no game '{ $word }'; try { $options }
error-no-language = '{ $word }' is no language here; try { $options }
error-no-seats = there are no { $word } seats in this game; try { $options }
error-no-choice = this game has no choice '{ $word }'; try { $options }
error-no-value = { $choice } cannot be '{ $word }'; try { $options }
error-no-rule = there is no rule { $word }
error-no-match = there is no match '{ $word }'
error-not-your-turn = it is not your turn: { $seat } decides now
error-stale = the match has moved on since then; look again
error-over = the match is over
