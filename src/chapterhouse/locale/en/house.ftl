### What the house says in English, whatever is played.

## languages
# Each in itself, so that whoever needs it can read it: the same in every file.

language-en = English
language-de = Deutsch
language-fr = Français
language-ru = Русский

## lists

# Equal things named together: "2 × gold 1". $name comes in every case too: $name-gen.
several = { $count } × { $name }

## refusals

# $action is an action as on its button (act-…), $rule a whole sentence without its full stop,
# $id its number: you can’t keep it: in one turn exactly one card is kept [BIB-GIFT-5]
refusal = you can’t { $action }: { $rule } [{ $id }]
# $lack says what is missing, as a sentence without its full stop, like $rule.
refusal-lack = you can’t { $action }: { $lack } ({ $rule } [{ $id }])

## errors
# Each says what was tried, what is wrong, what would be right, in one sentence without a full stop.
# Those that begin with error- are told in English by the program itself, beside each Malformed.
# All slots are words as typed and read; $options, $games and the like are lists of words, separated
# by commas, in the language of the program.
# A record is a text file with all actions of a match; there a colon alone stands for chance.
# $entry is a fact as a file of facts names it, with the number of a value in a list: path.links #3.
# $value is what stands there, $right what would do. Words of the file stay as they are: room 1, true.

## command line: errors
# Before each stands "chapterhouse: ". Words that begin with -- are typed so in every language.

cli-error-no-such-rule = there is no rule “{ $rule }”; try { $rules }
cli-error-no-such-command = there is no command “{ $word }”; try { $commands }
cli-error-no-such-flag = there is no option “{ $word }” here; try { $flags }
cli-error-no-such-observer = nobody here is called “{ $name }”; try { $names }
cli-error-no-such-ply = the record has { $most } actions, not { $ply }
cli-error-no-such-provenance = no fact is stated by “{ $by }”; try { $all }
cli-error-no-setting = “{ $word }” does not set an option; write NAME=VALUE, with one of { $options }
cli-error-no-number = { $flag } needs a whole number, not “{ $value }”
cli-error-no-decimal = { $flag } needs a number such as 0.7, not “{ $value }”
cli-error-too-small = { $flag } is at least { $least }, not { $value }
cli-error-too-large = { $flag } is at most { $most }, not { $value }
cli-error-takes-no-value = { $flag } takes no value, not even “{ $value }”
cli-error-needs-value = { $flag } needs a value after it
cli-error-needs-argument = { $command } needs { $argument }
cli-error-too-much = “{ $word }” is one word too many for { $command }
cli-error-twice = { $flag } is given twice
cli-error-not-understood = “{ $word }” is not understood here
cli-error-too-many-names = { $seats ->
    [one] { $names } cannot all sit down: there is { $seats } seat
   *[other] { $names } cannot all sit down: there are { $seats } seats
}
cli-error-name-and-names = --name and --hot-seat both say who plays: give one of them
cli-error-in-file = { $file }, { $problem }
cli-error-no-file = there is no file { $file }
cli-error-is-folder = { $file } is a folder, not a file
cli-error-no-folder = there is no folder { $folder } to save in
cli-error-no-reading = { $file } cannot be read
cli-error-no-writing = { $file } cannot be written
cli-error-no-text = { $file } is not text: byte { $byte } is not UTF-8
# Around a word that is empty or has spaces, where the sentence has no marks of its own.
cli-quoted = “{ $word }”

## command line: help pages
# In capitals, untranslated in the text itself, stand the words that are typed: --seats, NAME=VALUE.

cli-about = Board games in which every move is judged by a numbered sentence of the rules.
cli-usage = Usage: { $line }
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
# What stands for a value in the lists of options.
cli-a-command = COMMAND
cli-a-word = WORD
cli-a-number = NUMBER
cli-a-numbers = N,N
cli-a-name = NAME
cli-a-folder = FOLDER
cli-a-file = FILE
cli-a-store = STORE
cli-a-level = LEVEL
cli-a-game = GAME
cli-a-lesson = LESSON
cli-a-rule = RULE
cli-a-setting = NAME=VALUE
cli-a-table = TABLE
cli-a-address = ADDRESS
cli-usual = [usually { $value }]
cli-flag-help = Show this page.
cli-flag-version = Show the version.
cli-flag-lang = The language to read: en, de, fr or ru; usually that of the environment (LC_ALL, LC_MESSAGES, LANG).
cli-flag-game = Which game.
cli-flag-seats = How many play.

cli-learn = Learn a game by playing it: a lesson at the terminal.
cli-learn-lesson = Which lesson; usually the first.
cli-play = Play at the terminal, against bots or with friends.
cli-play-name = Your name.
cli-play-level = How well the bots play, from 1 to 8; several, as 3,8, seat by seat.
cli-play-seed = Deal by this number; without it, a sealed secret deals, and you can check it at the end.
cli-play-hot-seat = The people who share this terminal, separated by commas; bots take the other seats.
cli-play-option = Choose a variant, as penalty=bluff; may be given again.
cli-play-edition = Play with your own file of facts, as chapterhouse edition --check reads it.
cli-play-save = Write the record to this file, at the end and if you leave early.
cli-play-turns-end = Turns end by themselves; otherwise Enter ends a turn that can still be taken back.
cli-play-tips = A coach explains what comes up for the first time, as it does at a terminal anyway; --no-tips silences it.
cli-replay = Judge a record again, action by action, and tell it in your language.
cli-replay-file = The record; - reads it from the standard input.
cli-replay-ply = Stop after so many actions.
cli-replay-as = Tell it as this player saw it; “gallery” for the onlookers. Usually everything is told.
cli-replay-step = Wait for Enter after each action.
cli-duel = Let two bots play many matches, each deal once from every seat.
cli-duel-first = The first bot: a level, 1 to 8, or module:Class, made with the name of the game and a seed.
cli-duel-second = The second bot, which has all other seats.
cli-duel-games = How many matches; a multiple of the seats is fairest.
cli-duel-seed = The number that the deals and the bots follow.
cli-duel-jobs = How many processes work on it; usually one for each processor.
cli-arena-ray = Have whole matches played by the Ray cluster at this address, not by processes here; auto finds one that this machine belongs to.
cli-duel-sure = Stop as soon as a sequential test is decided: whether the first bot wins as often as 57% between two would be, or no more than its share.
cli-duel-blunders = Tell also how often the first bot did what a person would laugh at.
cli-duel-file = Keep every match in this file, a line of JSON each, and go on where it stops.
cli-duel-json = Write the result as JSON.
cli-tournament = Let bots play each against each, two at a time and in mixed groups, and rate them.
cli-tournament-bots = The bots, two or more: levels, 1 to 8, or module:Class, as for duel.
cli-tournament-deals = How many deals each group of bots plays, each deal once from every seat.
cli-tournament-seats = At how many seats, with commas between: 2,3,4; without it, at all that the game has.
cli-tournament-sure = A group meets no more as soon as a sequential test has decided for each two in it.
cli-tournament-table = Write the results to this file as CSV, a row for each seat of each match.
cli-tournament-plot = Draw the ratings with their intervals into this file, as SVG.
cli-balance = Let one bot play itself in every seat, and see whether a game is fair and all of it is used.
cli-balance-level = The bot: a level, 1 to 8, or module:Class, as for duel.
cli-balance-games = How many matches at each number of seats.
cli-train = Let bots learn from matches against themselves what they misjudge.
cli-train-games = From how many matches.
cli-train-weights = Begin with the weights in this file, if there is one, and write into it what has been learnt; 6:file is the bot of level 6 that goes by it.
cli-rule = Read the rules: one by its number, a section, or all.
cli-rule-id = A rule, as BIB-GIFT-5, or a section, as BIB-GIFT.
cli-perft = Count all ways in which a match can begin.
cli-perft-depth = Up to how many actions.
cli-simulate = Let bots play many matches, and write matches, decisions and events as Parquet.
cli-simulate-bots = The bots, one a seat: levels, 1 to 8, or module:Class, as for duel; without any, two of the usual level.
cli-simulate-matches = How many matches.
cli-simulate-to = The folder to write into; one that holds part of the same matches is gone on with.
cli-simulate-part = How many matches make up a file.
cli-simulate-done = { $count ->
    [one] One match is in { $folder }: matches, decisions and events.
   *[other] { $count } matches are in { $folder }: matches, decisions and events.
}
cli-mcp = Play with an assistant that speaks MCP, on standard input and output.

cli-edition = List what lies in the box, fact by fact, and who says so.
cli-edition-only = List only what is stated by: book, public, derived or reconstructed.

## command line: a game at the terminal
# $seat is the name of a person. Words to type (keep, why, quit) stay as they are in every language.

cli-begin = Press Enter to begin
# Who plays if no --name is given: a name for anybody, man or woman.
cli-guest = Guest
# Who else sits down: seven short first names, at most 6 letters each.
cli-bots = Bram, Cleo, Dora, Emil, Faye, Giles, Hanna
cli-welcome = { $game } for { $seats } players
# Below the title: with whose facts it is played, if not with ours alone.
cli-own-facts = { $count ->
    [one] One fact of the box is its owner’s, not ours (edition { $digest }).
   *[other] { $count } facts of the box are its owner’s, not ours (edition { $digest }).
}
cli-earlier-facts = { $count ->
    [one] It is played with an earlier edition of ours ({ $digest }): one fact of the box was corrected since.
   *[other] It is played with an earlier edition of ours ({ $digest }): { $count } facts of the box were corrected since.
}
cli-how-to-answer = Answer with a number or a word; ? shows what else you can type.
cli-sealed = The deal is sealed. Its seal: { $seal }
cli-seeded = The deal follows the seed { $seed }.
cli-secret = The secret of the deal: { $secret }
cli-secret-check = The SHA-256 of these bytes is the seal shown at the start: the deal was settled then.
# Headings
cli-so-far = Since your last decision
cli-log = What happened so far
cli-the-end = The end
cli-place = Place
cli-points = Points
# The state of the table
# Before what it names, in the same line: "Hand: 3 cards".
cli-label = { $heading }:
cli-gift-phase = Gift phase, turn { $turn } of { $turns }
cli-auction-phase = Auction phase, lot { $lot } of { $lots }
cli-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-gold = Gold
cli-lot-of-gold = bids count cards
cli-highest-bid = highest bid { $amount }: { $seat }
cli-no-bid = no bid yet
# Short marks behind the name of a player
cli-mark-you = you
cli-mark-active = active
cli-mark-leads = bids { $amount }
cli-mark-passed = out
cli-mark-barred = barred
# Choices
cli-bids = bid { $least } to { $most }
cli-mean-number = the choice of that number
cli-mean-bid = a number of your own: bid that much; 0 passes
cli-mean-word = the choice by its word, as in records
cli-mean-why = which rule forbids a choice
cli-mean-rule = the sentence of a rule
cli-mean-hint = what a bot in your seat would do
cli-mean-back = take back your last choice
cli-mean-how = how the game goes, and what counts
cli-mean-tips = no more tips from the coach, or tips again
cli-mean-hand = your hand; in a game without one, the table in words
cli-mean-log = everything you have seen happen
cli-mean-save = write the record so far to a file
cli-mean-lang = go on in another language: en, de, fr or ru
cli-mean-quit = leave the game
cli-allowed = You may { $action }: no rule forbids it.
cli-why-what = Which choice? Type why and one of: { $options }
cli-hint = The bot ({ $level }) would { $action }
# What is expected of an option that a bot has tried in thought; $error and $spread are how far the
# truth may lie from it either way.
hint-expected = { $side ->
    [ahead] { $action }: { $chance }% to win (± { $error }), { $points } points ahead (± { $spread })
    [level] { $action }: { $chance }% to win (± { $error }), level on points (± { $spread })
   *[behind] { $action }: { $chance }% to win (± { $error }), { $points } points behind (± { $spread })
}
# Other actions of which the bot cannot tell whether they are worse, separated by semicolons.
hint-alike = About as good: { $options }
# What the bot would choose next in the same turn: an action as on its button.
hint-plan = After that: { $plan }
review-end = The match is over.
cli-end-turn = You have chosen: press Enter to go on, or type back to take back
cli-saved = The record lies in { $file }.
cli-language-now = We go on in English.
# One person gives the terminal to another, who must not see the first one's hand.
cli-hand-over = { $seat } decides next. Everybody else, please look away.
cli-press-enter = { $seat }, press Enter
cli-quit-save = Keep the record? Name a file, or press Enter to leave without it
cli-save-elsewhere = Another file for the record? Name it, or press Enter to have it shown here
cli-farewell = Goodbye.
cli-thanks = Thank you for playing.

## command line: records

cli-record-of = { $game }: { $names }
cli-plies = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
cli-digest = Digest of the position: { $digest }
cli-unfinished = The record ends here; { $seat } decides next.
cli-unfinished-chance = The record ends here; chance decides next.
cli-finished = The match is over.
# A part of a match is a turn, a lot, an hour, ...
cli-step = Enter goes on, n to the next part, q stops

## command line: duels

cli-duel-running = { $first } against { $second }
cli-duel-level = Bot
cli-duel-wins = Wins
cli-duel-mean = Points a match
cli-duel-games-played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
cli-duel-draws = { $count ->
    [0] no draw
    [one] { $count } draw
   *[other] { $count } draws
}
# $share, $low and $high are percentages, already written for this language: 54.3
cli-duel-share = { $first } takes { $share }% of the wins, a draw counting as half; with 95% confidence between { $low }% and { $high }%.
cli-duel-blunders-of = What a person would laugh at, of { $first }, a match
cli-duel-par = Between equal bots it would be { $par }%.
cli-duel-better = So { $better } is the better player.
cli-duel-open = So it is open who is the better player.
cli-duel-sure-better = The sequential test is decided: { $first } is better.
cli-duel-sure-equal = The sequential test is decided: { $first } is not better, or by very little.
cli-duel-sure-open = The sequential test is not decided yet.
cli-arena-kept = What has been played is in { $file }; the same command goes on from there.
cli-train-decisions = { $count ->
    [one] { $count } decision studied
   *[other] { $count } decisions studied
}
cli-train-foretold = Foretold of the result
cli-train-promised = As it judged
cli-train-learnt = As it has learnt
cli-arena-interval = 95% interval
# $low and $high are numbers, already written for this language
cli-arena-range = { $low } to { $high }
cli-arena-wins = Wins
cli-arena-par = Par
cli-arena-seats = What each seat wins, counted from whoever begins
cli-arena-seat = Seat
cli-arena-seat-of = { $seat } of { $seats }
cli-tournament-rating = Rating
cli-tournament-scale = 400 points more: ten times as often ahead as behind. The average bot has 0; par is what equal bots would win.
cli-tournament-pairs = Who comes in ahead of whom
cli-tournament-ahead = Ahead
# $share is a number, already written for this language
cli-arena-percent = { $share }%
cli-tournament-dealt = Deals
cli-tournament-test = Sequential test
cli-tournament-better = { $better } is better
cli-tournament-equal = about equal
cli-tournament-open = not decided
cli-balance-of = { $bot } in every seat
cli-balance-lengths = How long a match takes
cli-balance-seats = Seats
cli-balance-decisions = Decisions
cli-balance-deviation = Standard deviation
cli-balance-fewest = Fewest
cli-balance-most = Most
cli-balance-sources = Where points come from
cli-balance-source = Source
cli-balance-all = Each seat
cli-balance-winners = The winner
cli-balance-ties = How often a rule for ties decides
cli-balance-rule = Rule
cli-balance-times = A match
cli-balance-component = Component
cli-balance-habits = Whether it pays to do more of something than the others
cli-balance-habit = Who did most
cli-balance-done = So much
cli-balance-mean = Average

## command line: rules

cli-section = { $title } ({ $section })
cli-origin-book = stated in the rulebook
cli-origin-public = stated by other public sources
cli-origin-derived = follows from other rules
cli-origin-house = how this program does it, without effect on play
cli-origin-ruling = our own ruling { $ruling }, as the rulebook is silent or unclear
cli-origin = Origin
cli-steps = Applied in
cli-no-steps = No step of the program applies it by name.
cli-neighbours = See also

## command line: perft

cli-perft-title = { $game } for { $seats } players: in how many ways it can go on
cli-actions = Actions
cli-ways = Ways

## command line: editions

cli-fact = Fact
cli-value = Value
cli-stated-by = Stated by
cli-sources = Sources
cli-by-book = rulebook
cli-by-public = public
cli-by-derived = derived
cli-by-reconstructed = reconstructed
cli-reconstructed-note = { $count ->
    [one] One fact is marked with a ! and reconstructed: no source states it, so we had to decide.
   *[other] { $count } facts are marked with a ! and reconstructed: no source states them, so we had to decide.
}
cli-no-facts = No fact here is stated that way.
cli-yes = yes
cli-no = no
# A word of a value that an owner wrote in a file, in whatever language.
as-written = “{ $text }”
cli-only-takes = --only takes one of these words: { $words }

## talk at the table
# What whoever sits at a table says to the others. act-talk is an action, as in refusal.
# $sign is the number of a character, as U+0007.

act-talk = talk

## notices at the tables
# $seat is the name of a person, $level that of a level below; whole sentences.

notice-joined = { $seat } sits down at the table.
notice-bot = A bot ({ $level }) plays for { $seat } from now on.
notice-vote = { $seat } agrees that a bot plays for { $name }.
notice-person = { $seat } is back and plays in person.
notice-time-up = The time of { $seat } is up: a bot ({ $level }) plays on until { $seat } takes the seat back.
notice-broken-off = The time of { $seat } is up, and the match is broken off, as was agreed.
notice-time-again = The time of { $seat } was up while the server was away; { $seat } gets some time again.
notice-pause-asked = { $seat } agrees to a pause. It begins when everybody does.
notice-pause = The table pauses: nobody’s time runs.
notice-pause-over = { $seat } has ended the pause.
notice-fallback = The bot of { $seat } did not answer in time; another one ({ $level }) plays on in its place.
notice-recovered = The bot of { $seat } answers again, and plays on as was chosen ({ $level }).
notice-waits = The server cannot save just now. Whatever you do waits, and play goes on as soon as it can.
notice-goes-on = The server saves again: play goes on.
notice-plays-on = { $name } plays on for { $seat } from now on: the seat has a new key.
notice-renewed = The seat of { $seat } was opened by its link, and has a new key that only this one browser knows.
notice-freed = The host has freed the seat of { $seat }, to which nobody was connected: whoever gets the new link plays on there.
notice-person-link = { $seat } gets a new link from the organiser: whoever opens it plays on there.
notice-elsewhere = Your seat was just opened in another window or browser. If that was not you, lock others out: under “This table”.
notice-elsewhere-too = Your seat is open in another browser too. If that is not you, lock others out: under “This table”.
notice-rematch = A rematch has begun at a new table. Whoever sat here has a seat there.

## levels of bots
# Within a sentence, and on a list.

level-1 = level 1, newcomer
    .about = Avoids only what is plainly bad.
level-2 = level 2, beginner
    .about = Avoids big mistakes, and misses much else.
level-3 = level 3, learner
    .about = Knows what matters, and is often inexact.
level-4 = level 4, casual player
    .about = Plays reasonably, and lets smaller gains go.
level-5 = level 5, regular
    .about = Plays well, and is careless now and then.
level-6 = level 6, skilled player
    .about = Plays well, and seldom overlooks anything.
level-7 = level 7, expert
    .about = Overlooks next to nothing.
level-8 = level 8, master
    .about = Thinks through how the next turns may go, and leaves the obvious only for a good reason.
level-uniform = playing at random
level-greedy = doing what looks best at once

## command line: tables in the browser

cli-serve = Open tables in the browser: against bots, at one screen or with friends by a link.
cli-serve-host = The address to listen on; 0.0.0.0 lets others in your network come in.
cli-serve-port = The port; usually the first free one from 8000 on.
cli-serve-store = Where the tables are kept: a file, or a database of PostgreSQL by its address, postgresql://user:password@host/name; usually the file chapterhouse/tables.db, where your programs keep their data.
cli-serve-bus = How several servers tell each other that something has happened at a table: by Valkey or Redis, valkey://user:password@host:6379/0, or by nothing, memory://, so that each looks twice a second. Usually by the database of the tables.
cli-serve-pace = How many seconds a bot seems to think, whatever it does.
cli-serve-tables = How many new tables one address may open within ten minutes; behind a proxy, name it with --trust-proxy.
cli-serve-keep = Delete tables at which nothing has happened for so many days, now and every hour; without it all are kept.
cli-serve-count-lessons = Count how often each step of a lesson is reached, without anything about whoever learns; stats shows it.
cli-serve-no-lobby = Have no open tables, at which anybody may sit down: whoever comes has a link.
cli-serve-name = A name under which browsers reach this server, as table.example.org; can be given several times.
cli-serve-base-path = The folder that all addresses begin with behind a proxy that has others beside it, as /chapterhouse.
cli-serve-trust-proxy = The address, or network, of a proxy that says where requests come from; can be given several times.
cli-serve-open = Open the page in your browser at once.
cli-serve-show-settings = Show the settings as a file of settings has them, and end.
cli-serve-drain = How many seconds a server that is told to stop goes on, while /api/ready says so already and a proxy can send people to another one.
cli-serve-log = How the log is written: text for people, or json, an object a line, with one for each request.
cli-serve-metrics = The address at which Prometheus reads what the server counts, as 127.0.0.1:9100, or a port of this machine alone. Usually nothing is counted.
cli-serve-notices = By which ways people who are away are told that it is their turn: device, by the service of their browser, or address, by a message to where they say; can be given several times. Usually nobody is.
cli-serve-openid = The provider by which people can sign in if they like, by its address (issuer of OpenID Connect), as https://login.example.org/realms/club. Usually nobody can.
cli-serve-openid-client = What the provider calls this server (client id).
cli-serve-openid-secret-file = A file that has the secret that the provider knows this server by (client secret); it can stand in CHAPTERHOUSE_OPENID_SECRET instead.
cli-serve-openid-page = Where browsers have the page, with --base-path, as https://table.example.org; from the provider they come back to /signed-in below it.
cli-serve-openid-name = What the page calls the provider, as Google or Club ID; usually the name in its address.
cli-error-no-settings = { $file } cannot be read as settings in TOML: { $why }
cli-error-no-tables = { $file } cannot keep tables: it is not one of our files, or nothing can be written there
cli-error-file-taken = { $file } is in use by a server or another command; end that first, or name another place with --store
cli-error-newer-tables = { $file } was written by a newer release of Chapterhouse, and this one cannot read it; run that release, or name another file with --store
cli-error-older-tables = { $file } was written by an earlier release; start a server on it once, or restore a copy of it
cli-error-in-memory = tables are kept in a file, and { $data } means none; name a file, such as --store tables.db
cli-error-no-such-store = --store takes a file, or an address that begins with postgresql://, not with { $kind }
cli-error-no-address = --store takes the address of a database in this form: postgresql://user:password@host:port/name
cli-error-no-such-bus = --bus takes an address that begins with valkey://, redis://, memory:// or postgresql://, not with { $kind }
cli-error-no-bus-address = --bus takes an address in this form: valkey://user:password@host:port/number
cli-error-bus-alone = --bus needs tables in PostgreSQL: a file belongs to one server, which has nobody to tell
cli-error-no-database = the tables cannot be kept in { $store }: { $why }
cli-error-occupied = there are tables in { $store } already, or what people keep beside tables, and a copy is only brought to where there are none; name another place with --store
cli-error-no-door = { $host } has no free port { $port }; name another with --port
cli-error-no-host = { $host } is not an address of this machine; try 127.0.0.1, or 0.0.0.0 for all
cli-error-no-extra = { $package } is missing, which this command needs; install it with: pip install 'chapterhouse[{ $extra }]'
cli-error-no-such-name = --name takes a name as it stands in the address, such as table.example.org or table.example.org:8443, not { $name }
cli-error-no-base-path = --base-path takes a folder such as /chapterhouse, of Latin letters, digits, . _ and -, and none of our own, not { $word }
cli-error-no-proxy = --trust-proxy takes an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not { $word }
cli-error-no-way = --notices takes device or address, not { $word }
cli-error-openid-address = { $flag } takes an address that begins with https:// and has no ? and no #, not { $word }
cli-error-openid-folder = --openid-page has to end with the folder of --base-path, { $folder }, not { $word }
cli-error-openid-client = --openid-client is missing: what the provider calls this server
cli-error-openid-secret = the secret by which the provider knows this server has to stand in { $variable }, or in the file of --openid-secret-file, with { $least } signs at least
cli-error-no-log = --log takes text or json, not { $word }
cli-error-no-metrics = --metrics takes a port, or an address with its port, such as 9100 or 127.0.0.1:9100, not { $word }
cli-error-no-metrics-door = { $host } has no free port { $port } for --metrics; name another
cli-tables = List the tables of a store: when something happened last, how they stand, who plays.
cli-tables-none = There are no tables.
cli-tables-waiting = waits for players
cli-tables-playing = is played, { $count } actions
cli-tables-over = is over, { $count } actions
cli-reports = List what players have reported about each other, with what was said at their tables.
cli-reports-none = Nothing was reported.
cli-report = { $when }  { $game }, table { $table }
cli-report-by = { $by } reports { $about }: { $text }
cli-reports-more = chapterhouse export TABLE FILE writes a table out whole, chapterhouse delete TABLE deletes it with its reports.
cli-shared = List the files of facts that owners share on your server.
cli-shared-none = Nobody shares a file.
cli-shared-says = { $language }: { $confirmed } confirmed, { $corrected } different
cli-shared-delete = Delete one of them, by the word at its beginning.
cli-shared-deleted = { $file } is deleted.
cli-check = Play all tables of a store again, and tell where something is not as it was played.
cli-check-gap = { $table }: actions are missing
cli-check-unplayable = { $table }: this release does not know the game, or its edition
cli-check-unrepeatable = { $table }: the actions do not follow from each other
cli-check-misdealt = { $table }: it was not dealt by its secret
cli-check-other-result = { $table }: the result that is kept is another one
cli-checked = { $broken ->
    [0] { $count ->
        [0] There are no tables.
        [one] The one table is as it was played.
       *[other] All { $count } tables are as they were played.
    }
    [one] { $count ->
        [one] The one table is not as it was played.
       *[other] Of { $count } tables one is not as it was played.
    }
   *[other] Of { $count } tables { $broken } are not as they were played.
}
cli-backup = Copy the tables into one file, while a server goes on.
cli-backup-file = Where the copy is to lie; a file of that name is replaced.
cli-stats = Show at which step of each lesson learners leave.
cli-stats-none = Nothing was counted yet. A server counts when it is started with --count-lessons.
cli-stats-lesson = { $game }: { $lesson }
cli-stats-step = step
cli-stats-reached = reached
cli-stats-left = left here
cli-stats-task = task
cli-backed-up = { $count ->
    [one] The copy lies in { $file }, with one table.
   *[other] The copy lies in { $file }, with { $count } tables.
}
cli-restore = Bring the tables of a copy to where there are none yet, also from a file to a database.
cli-restore-file = The copy, as backup has written it; it stays.
cli-restored = { $count ->
    [one] One table lies in { $store } again.
   *[other] { $count } tables lie in { $store } again.
}
cli-export = Write one table into a file, with all that belongs to it, also while a server runs.
cli-export-file = Where the table is to lie; a file of that name is replaced. It holds the secret of the deal.
cli-exported = The table { $table } lies in { $file }. Whoever reads it knows every card of a match that goes on.
cli-left-wishes = Not in the file: who wishes for notices. They ask for them again at the other host.
cli-left-reports = Not in the file: what players have reported to you.
cli-left-claims = Not in the file: the tables of results in which the match counts.
cli-left-standing = Not in the file: what players have settled ahead, which is their secret. They settle it again at the other host.
cli-left-shut = Others still play the same deal. At another host this table shows its cards as soon as it is over.
cli-import = Bring one table from a file, also from another host; it is played again first. No server may be running on the store.
cli-import-file = The file, as export has written it; - reads it from the standard input.
cli-imported = The table { $table } lies in { $store }, as it was.
cli-imported-alone = The tournament that it was part of is not there: it is a table of its own now.
cli-free = Give somebody a new link where their key is lost: to a seat, to a place in a tournament or in a table of results; with --host to run a table or a tournament, or to own a shared file. What they had opens nothing any more. Without a name it lists who has a key there; with nothing at all, what there is. For a table, or somebody who takes part in a tournament, no server may be running on a file; with PostgreSQL, servers go on.
cli-free-what = The table, the tournament, the table of results or the shared file, by its address or the last part of it.
cli-free-whom = Whose link: the name, or its number, counted from 1.
cli-free-host = A link for whoever runs it: the host of a table, the organiser of a tournament, the owner of a file.
cli-free-bot = Let a bot of this level play there until somebody comes by the link.
cli-freed = The seat of { $seat } opens by this link alone, once; all at the table are told:
cli-freed-table = Whoever opens this link runs the table, and nobody else any more:
cli-freed-tournament = Whoever opens this link organises the tournament, and nobody else any more:
cli-freed-file = Whoever opens one of these links can change that file, and nobody else any more:
cli-freed-person = { $seat } plays on by this link alone, which works once; all at their tables are told:
cli-freed-member = { $seat } belongs to the results by this link alone:
cli-free-tournaments = Tournaments
cli-free-leagues = Tables of results
cli-free-files = Shared files
cli-free-none = There is no tournament, no table of results and no shared file; chapterhouse tables lists the tables.
cli-free-more = chapterhouse free and one of these words tells who has a key there; chapterhouse tables lists the tables.
cli-free-sealed = A list of tables that somebody shares between devices opens by its own link alone. Whoever has lost that gets a new link to each of their seats.
cli-free-has = has a key
cli-free-waits = has no key yet
cli-free-bot-plays = is a bot
cli-free-left = takes part no more
cli-free-host-table = whoever hosts the table
cli-free-host-tournament = whoever organises the tournament
cli-free-host-file = whoever shares the file
cli-delete = Delete a table, or all that are long idle, for ever. No server may be running on the store.
cli-delete-table = The table, by its address or the last part of it.
cli-delete-older-than = Delete all tables at which nothing has happened for so many days.
cli-deleted = { $count ->
    [0] There was nothing to delete.
    [one] One table is deleted.
   *[other] { $count } tables are deleted.
}
cli-error-delete-what = name either a table or --older-than and a number of days
cli-error-no-table = there is no table { $table } in { $file }
cli-error-no-shared = nobody shares a file { $file } here; chapterhouse shared lists those that there are
cli-error-no-seat = nobody called { $seat } sits at this table; try { $seats }
cli-error-nothing-there = there is no table { $name } in { $file }, and no tournament, table of results or shared file of that name
cli-error-nobody-there = nobody called { $seat } is there; try { $seats }
cli-error-no-one-host = nobody runs { $name } alone; chapterhouse free { $name } lists whom a link can be for
cli-error-only-host = only whoever shares the file { $name } has a key to it: say --host
cli-error-free-whom = say either whose link it is to be or --host; a bot can only play at a table
cli-error-table-there = the table { $table } is in { $file } already
cli-error-same-file = { $file } is the file of the tables itself; name another for the copy
cli-error-no-backup = { $file } cannot be copied: it is not a file of tables, or there is no room for the copy
cli-review = Review a match: everybody’s chance to win, and the decisions that cost most.
cli-review-file = The record; - reads it from the standard input.
cli-review-as = Tell only this player’s decisions, and the chances as this player could judge them. Usually everybody’s, and the chances as onlookers could judge them.
cli-review-open = Judge with all cards open: what each move would have been worth to somebody who knew every hand.
cli-review-timeline = { $by ->
    [open] Chances to win, all cards open
   *[known] Chances to win, by what could be known
}
cli-review-chance = { $chance }% (± { $error })
cli-review-slips = { $by ->
    [open] The decisions that cost most, all cards open
   *[known] The decisions that cost most, by what the player could know
}
cli-review-no-slips = No decision is sure to have cost anything.
cli-review-slip = After { $ply } actions { $seat }: { $action }. Better: { $better }, by { $cost }% (± { $error }) of the chance to win.
cli-review-look = The position: chapterhouse replay { $file } --ply { $ply }; in the browser the record can be played on from there.
cli-verify = Check that a match was dealt as it was sealed.
cli-verify-file = The record of a finished match, as the page exports it; - reads it from the standard input.
cli-verify-moves = Every one of { $count } actions follows the rules.
cli-verify-whole = The record is as it was written: its own digest is { $digest }. Compare it with that of others who keep this match: it is the same for all.
cli-verify-changed = The record is not as it was written: something in it was changed, added or left out.
cli-verify-undigested = The record has no digest of its own; earlier versions wrote none. Its deal and its last position can be proven, but not its names, nor options that change neither.
cli-verify-unclosed = The record lacks its last lines: nothing proves that its names, options and actions are those of the match.
cli-verify-broken-off = The record breaks off: the match is not over in it.
cli-verify-no-seal = The record has no seal: it cannot be told how it was dealt.
cli-verify-open = The record has a seal, but not its secret, which is shown when the match is over.
cli-verify-twice = The record has more than one seal or secret: it cannot be told which is meant.
cli-verify-secret = The secret is the one that was sealed: its SHA-256 is the seal { $seal }, which must be the one shown before the match.
cli-verify-commitment = The secret is not the one that was sealed: its SHA-256 is another than the seal.
cli-verify-fault = Action { $ply }, { $word }, is not what the secret deals there.
cli-verify-dealt = All that chance decided was dealt by that secret, { $count } times.
# A match that went on from a moment of another one.
cli-verify-continued = The first { $count } actions were brought from another match: the seal says nothing of them.
cli-verify-holds = The seal holds, and the record is whole.
cli-verify-holds-deal = The seal holds for the deal alone.

## command line: an edition of one's own

cli-error-too-long-file = { $file } is too large: it may have { $most } kB
cli-error-check-and-only = --check and --only do not go together: give one of them
cli-edition-check = Check a file of your own instead: whether the game can be played with its facts.
cli-edition-digest = Digest of the edition: { $digest }
cli-edition-fit = { $file } is fit for play: { $edition }
cli-edition-unfit = { $count ->
    [one] { $file } is not fit for play, for one reason:
   *[other] { $file } is not fit for play, for { $count } reasons:
}
cli-edition-same = It says what our edition says.
cli-edition-differs = { $count ->
    [one] One fact differs from ours:
   *[other] { $count } facts differ from ours:
}
cli-ours = Ours
cli-edition-against = differs from the rulebook

## the game in one page

overview-part-aim = The aim
overview-part-turn = How it goes
overview-part-scoring = What counts
overview-part-signs = What the signs mean
overview-part-advice = For your first match

## lessons

lesson-another = That is allowed, but something else is meant here.
# Who sits there in a lesson, whoever learns first.
lesson-players = Guest, Bruno, Clara, Emil
lesson-hint = The lesson wants: { $action }
lesson-enter = Enter goes on
lesson-others = More to learn: { $lessons }. To play: { $command }

# What the command tips leads to.
cli-tips-off = No more tips. The command tips brings them back.
cli-tips-on = The coach explains again what is new.
cli-no-tips = No coach is at this table; chapterhouse play --tips brings one.

## puzzles
# $best is the best result that can be had, $number that of the puzzle.

puzzle-points = A position from a match between two bots. How many points can you make before your turn is over?
    .title = Puzzle { $number }: { $best } points in one turn
    .task = Make { $best } points.
puzzle-gold = You have won this lot, in a match between two bots. No change is given, and the last auctions are still to come.
    .title = Puzzle { $number }: pay the least
    .task = Pay so that { $best } gold is left.
puzzle-testament = You score, in a match between two bots. At the end, a letter on your own strip counts 3, a blessing 1. How much can you add in this turn?
    .title = Puzzle { $number }: { $best } testament points in one turn
    .task = Make { $best } testament points.
puzzle-less = That leads to less. Look again.
puzzle-solved = No more was possible: the program has tried every line of play.
    .task = Solved.

## notices to people who are away
# $about is a table: its game, and who else plays there.

call-turn = It is your turn
call-turn-still = It is still your turn
call-turn-of = It is the turn of { $name }
call-turn-of-still = It is still the turn of { $name }
call-over = The match is over
call-hello = Here you will be told when it is your turn
call-hello-of = Here it will be told whose turn it is
call-table = { $game } with { $names }
call-line = { $title }: { $about }
