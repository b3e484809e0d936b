### What the page says in English, around whatever board is played.
###
### Names of people ($name, $winner) are never declined: they stand in the nominative, and the
### sentence fits men and women alike. Buttons are short; texts beside them are whole sentences.

## the house

house = Chapterhouse
house-sentence = Monastery board games, with friends or against bots. And where a move is not allowed, you see the rule.
# $page is the heading of a page, as in the title of a browser's window.
title = { $page } · Chapterhouse
skip = Skip to the content
close = Close
copied = Copied
share = Share
# A square code for the camera of a phone, and what it leads to ($link is the text of a button).
qr = Show it as a QR code
qr-of = QR code: { $link }
qr-about = Point the camera of the other device at it. Whoever sees this code can use the link.
# The address of the page is that of this computer itself.
link-here = This address opens on this computer only. For other devices the server has to be started under an address that they reach (serve --host).
or-else = More choices

## troubles

trouble-page = Something went wrong on this page. Load it again; the table is safe on the server.
trouble-unreachable = The server does not answer. Check the connection, then try again.
# Without a connection, on the first page.
offline-works = Until then you see your tables here, can change the settings and, if this browser has loaded it before, can play offline; everything else needs the server. When the connection is back, the page goes on by itself.
trouble-server = The server could not do that. Try again in a moment.
try-again = Try again
lost-title = No such page
lost-text = There is nothing at this address. Perhaps a part of the link is missing.
go-home = Go to the first page

## the first page

# On the first page, below the name of a game, and what the button says to those who only listen.
against-bots = Against bots
play-bots = Play { $game } against bots
with-friends = With friends
play-friends = Play { $game } with friends
# $numbers is a list: 2, 3 or 4
players = { $numbers } players
# The game in one page, as a button and as its heading.
how-to-play = How to play
how-to-play-title = { $game }: how to play
# Puts the aim of the game away for good.
aim-known = I know the game
said-of = { $what }: { $text }
rulebook = Rulebook
about-edition = About this edition
my-tables = Your tables
my-tables-count = Your tables ({ $count })
my-tables-none = Tables that you sit at are kept here, so that you can come back to them.
# $when is a date.
table-seen = last looked at on { $when }
# The others at a table; $names is a list.
table-with = with { $names }
# Who is asked there now.
table-turn = To play: { $name }
table-waiting = Waiting for friends
table-won = Won by { $names }
# Below this lie tables where the match is over.
tables-over = Finished ({ $count })
resume = Go on playing
look-back = Look at it
forget = Remove from this list
# $title is the name of a game. The table itself stays on the server.
forgotten = { $title }: removed from this list. This browser loses its keys to the table; the table itself stays.
forgotten-offline = { $title }: deleted. The table was in this browser alone.
undo = Undo
keyring = Your tables on another device
keyring-about = A link carries this list to your other devices, with all your seats, your tournaments and your results among friends. The server keeps the list in a form that it cannot read.
keyring-make = Make the link
keyring-shared = This list is shared by all devices that have opened its link: a new table appears on each of them, and what you remove disappears from each.
keyring-link = Copy the link to your tables
keyring-warning = Whoever has this link plays in your place at all these tables: keep it to yourself.
keyring-leave = Share the list no longer on this device
keyring-left = This device no longer shares the list. Its tables are still here.
keyring-revoke = Make the link worthless
keyring-revoke-about = Then no other device has the list, and your seats, tournaments and results open in this browser alone.
# $failed is how many seats others may still open.
keyring-revoked =
    { $failed ->
    [0] The link opens nothing any more, and your seats, tournaments and results open in this browser alone.
   *[other] The server has not answered yet: the link may still open something. This browser asks again by itself whenever it is opened.
}
keyring-title = The tables of another device
keyring-ask = This link adds the tables of another device to those of this one, and the other way round. If it is not your own, refuse: whoever made it could then play in your place.
keyring-open = It is mine: share the list
keyring-refuse = It is not mine
# To sign in is never needed. $provider is what the host calls it, as Google or Club ID.
sign-in-about = Or sign in with { $provider }: then this list is there on each device on which you do so. Whoever runs this server could open the list then, and play in your place. To play, you need no account.
sign-in = Sign in with { $provider }
sign-in-on = This list is also there on each device on which you sign in with { $provider }. Whoever runs this server could open it.
sign-out = Sign out, and take these tables off this device
signed-out = You are signed out. Your tables are in the list, and come back when you sign in.
sign-in-forget = Forget my account on this server
sign-in-forgotten = This server no longer knows your account. Your devices go on sharing the list.
# The page to which a provider sends people back.
signed-in = Signing in
signed-in-wait = Just a moment …
# $name is who somebody is at the provider, as “Anna (anna@example.org)”.
signed-in-ask = You have signed in as { $name }. From now on all devices that sign in with this account share one list of tables: those of each appear on all. If this is not your account, refuse: otherwise whoever it belongs to could play in your place.
signed-in-share = It is me: share the list
signed-in-refuse = It is not me
signed-in-none = You have not signed in, and nothing has changed. Everything works without it.
# $part is the text of keyring.
signed-in-elsewhere = This sign-in was not begun in this browser, or is over already. Nothing has changed. To sign in, begin on the first page under “{ $part }”.
tournament-to = To the tournament
tournament-open = Open a tournament
tournament-named = Tournament: { $name }
replays = Replays
replays-about = Step through a recorded match, as you saw it or with everything open.
open-replay = Open a record

## playing without a server, on the first page

play-offline = Play offline
offline-about = Against bots or with several people at this screen, with lessons and rules: everything runs in this browser, even without a connection.
offline-size = About { $size } MB are loaded for that, once.
offline-load = Load and play
offline-loading = Being loaded: { $percent }%
# Without a connection, where nothing was loaded before.
offline-once = To play offline, it has to be loaded once while the server answers: choose “Play offline” here then.
offline-none = This server has nothing to load for playing offline.
offline-full = This browser has no room for it. Make some room on this device, then try again: what is here already is not loaded again.
offline-on = You are playing offline. Your tables are kept in this browser, and nobody else can come to them.
offline-off = Go online
# At the head of each page while one plays offline.
offline-mark = offline
offline-starting = Getting ready to play offline. This takes a few seconds.
offline-taken = You are already playing offline in another tab. Go on there, or close that tab and try again.
offline-broken = Playing offline could not be started. Load the page again; if that does not help, this browser may be too old.

## before a match

start-title = Play { $game }
your-name = Your name
# Above the names of several people who share one screen.
your-names = Your names
name-at-seat = Name at seat { $number }
# Who plays besides the reader.
company = With whom
company-bots = Bots
company-friends = Friends, by a link
company-screen = This screen
guest = Guest
# The person on the seat with that number, when several share one screen.
guest-number = Guest { $number }
how-many = Players
level = Strength of the bots
start = Start playing
start-waiting = Open a table
who-sits = Who sits where
seat-number = Seat { $number }
kind-me = At this screen
kind-friend = A friend, by a link
kind-bot = A bot
name = Name
hot-seat-note = Several people share this screen: between turns a curtain hides what is secret.
friend-note = You get a link to pass on to each friend. Play begins when all have come.
shapes-dealt = Colours and signs are dealt when play begins.
options = Options of the rules
# What an option is about, and what its chosen value means.
option-about = { $option }: { $value }.
# What is not as usual, as it was chosen last time, each with a button that sets it back.
chosen = Chosen by you:
# An option and its value.
chosen-option = { $option }: { $value }
chosen-drop = { $choice }; back to the usual
chosen-reset = All as usual
chosen-seats = several kinds of players
watched = Let others watch; what is secret stays hidden
unwatched = nobody may watch
lobby = Open tables
# $names is a list of the people at an open table, $count how many they are.
lobby-with =
    { $count ->
    [0] Nobody is there yet
   *[other] { $names } waiting
}
lobby-free =
    { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-bots =
    { $bots ->
    [one] One bot plays.
   *[other] { $bots } bots play.
}
lobby-box = another box than ours
open-table = Let anybody on this server sit down
# A file of facts in which somebody’s copy of the game differs from our data. $file is its name.
my-box = My copy of the game is different
my-box-about = If your copy of the game differs from our data, choose a file with the facts that differ (TOML, at most { $most } kB). The table is played with them.
my-box-how = How to write such a file
my-box-choose = Choose a file of facts
my-box-chosen = Play with { $file }
my-box-remove = Remove the file
my-box-large = { $file } is too large: at most { $most } kB are read.
my-box-no-text = { $file } is not text in UTF-8.

## settings

settings = Settings
language = Language
theme = Theme
theme-system = As the system
theme-light = Daylight
theme-dark = Candlelight
motion = Let cards and pieces move
keys = Answer with single keys
confirm-moves = Confirm every move
turns-end = Go on by itself when I have chosen
# The pace of bots, then what each is called after “Bots play”.
bots-pace = Bots play
pace-slow = slowly
pace-normal = as usual
pace-fast = fast
pace-instant = at once
bots-pause = Let the bots pause
bots-go-on = Let the bots go on
bots-paused = The bots pause
bots-skip = On to my turn
your-turn = Your turn
turn-sound = A sound when it is my turn
turn-notices = A notice from the browser when I am elsewhere
turn-notices-denied = The browser allows this page no notices. You can change that in its settings.

## the table

table-title = Table of { $game }
table-menu = This table
opening = The table is being set up…
connection-lost = The connection is lost. It is being tried again; nothing you have played is lost.
try-now = Try now
closed-title = You cannot open this table
closed-seat = You cannot open this seat
watch-match = Watch the match
game-region = The board
# The board as a whole, for those who listen; it has the focus.
table-keys = The table. Arrow keys go from one thing to the next, Enter goes to its rule.
# On a small screen one part of a board is shown at a time; a remark for those who listen.
parts = Parts of the board
parts-wanted = (to be chosen here)
prompt-region = What to do
# Where several people share a screen: who is asked, and what.
question-for = { $name }: { $question }
# Somebody else is asked.
thinks = { $name } is thinking
nobody-asked = { $count ->
    [1] { $name } is playing.
   *[other] The others are playing.
}
chronicle = Log
chronicle-all = Show the whole log
chronicle-less = Fold the log
chronicle-empty = Nothing has happened yet.
chronicle-since = Since your last turn
# Above a card that came to the reader, or went from them, with nothing to choose; below it stands the line of the log.
forced = There was nothing to choose
hint = Hint
# $action is an action as on its button.
hint-says = The bot would { $action }
# The heading of what the bot expects of the best options.
hint-expects = What it expects
# What the hint advises, on the board; $name is what it is called.
hinted = { $name } (advised)
# The heading of what choosing an option leads to: sentences, $events, as in the chronicle.
brings = What happens
brings-all = What happens: { $events }
# The heading of the options that are refused now; $count is how many there are.
why-not = Not possible now ({ $count })
# All of $count answers can be given on the board; this shows them as buttons.
listed = Choose on the table, or in a list ({ $count })
# Beside a button, over the name of a key that does the same.
key = The { $key } key of the keyboard does this
take-back = Take back
end-turn = Go on
turn-open = You have chosen. Go on, or take something back?
turn-open-of = { $name } may still take something back.
confirm = Confirm
confirm-asks = Confirm it, or choose something else:
cancel = Cancel
sent = Your answer is on its way.
amount = Amount
amount-less = One less
amount-more = One more
amount-say = Bid { $amount }
watching = You are watching.
watchers =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }

## talk at the table
# What people at the seats write to each other, beside the chronicle; $words is what somebody wrote.

talk-title = Chat
talk-unread = Something new in the chat
talk-all = Show the chat
talk-less = Hide the chat
talk-empty = Nobody has written anything yet.
talk-said = { $name } writes: { $words }
talk-words = To all at the table
talk-say = Send
talk-closed = The chat is closed for now.
talk-breaks = This breaks the silence, which has its price.
talk-pay = Send and pay
talk-keep = Keep silent
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
report = Report { $name } to the host
report-about = What did { $name } do? The host of this server reads it, with what was said last here; nobody else does.
report-send = Report
report-done = The host can read it now.
report-cancel = Cancel

## the seats of a table

seats = Seats
seat-you = you
seat-here = at the table
seat-screen = at this screen
seat-away = away
seat-free = still free
seat-open = waits for whoever gets the link
seat-bot = bot
# A bot plays for that person for now.
seat-stand-in = a bot plays for now
friend-link = Copy the link to this seat
new-link = Make a new link
new-link-why = The old link opens nothing any more.
free-seat = Free this seat
free-about = { $name } then has no key to this seat any more, and everybody is told so. You get a new link to it.
free-yes = Free the seat
free-no = Leave it as it is
give-to-bot = Give the seat to a bot
vote-yes = Let a bot play on
vote-why = When all who are here agree, a bot plays on until this person is back.
# $names is a list of people.
vote-waits = You agree that a bot plays on. Still to agree: { $names }
vote-no = Rather wait
leave-to-bot = Let a bot play for me
sit-again = Play myself again
own-seat = Your seat
own-alone = Only this browser can open your seat.
own-browsers =
    { $count ->
        [one] One browser can open your seat.
       *[other] { $count } browsers can open your seat.
    }
own-windows =
    { $count ->
        [one] It is open in one window now.
       *[other] It is open in { $count } windows now.
    }
handover = Play on another device
handover-about = Open this link on the other device. It works once, within a quarter of an hour. Whoever has it plays for you: keep it to yourself.
handover-link = Copy the link to your seat
lock = Lock others out
lock-why = Your seat then opens in this browser alone.
own-locked = Your seat opens in this browser alone now.
notices-title = Tell me when it is my turn
notices-about = A notice comes when you have been away for a minute. It names the game and the players, and nothing of the match.
notices-device = On this device
notices-impossible = This browser takes no notices. On an iPhone or iPad it does once you have put this page on the home screen.
notices-address = By ntfy, Discord or Matrix, whose operator can read it: your address there
notices-keep = Send it there
notices-kept = Notices go to { $address }
notices-stop = Send no more there
notices-first = A first message is on its way. If none comes, look at the address once more.
notices-table = All turns of this table at one address, such as a channel that everybody reads
notices-mention = What calls { $name } there, such as @name
watch-link = Copy a link to watch
waiting-title = Waiting for friends
waiting-text = Play begins when everybody sits at the table. Pass the links on.
waiting-guest = You have a seat. Play begins when everybody sits at the table.
join-title = A seat is kept for you
join-text = Under what name do you play?
join-instead = The seat of { $name } waits for you: you play on in it, and the others are told your name.
join = Sit down
handover-title = Your seat in this browser
handover-text = This link opens the seat of { $name } here; where it is open already, it stays open.
handover-open = Open the seat here
leave = Leave the table

## several people at one screen

curtain-title = Hand over to { $name }
curtain-text = All that is secret is hidden. Nobody else should look now.
curtain-ready = I am { $name }
curtain-early = That came too early: press once more when { $name } sits here.

## the deal

deal = The deal
seal-about = The deal was sealed before the match began. This is the seal; the secret behind it is shown when the match is over, so anybody can check that nothing was changed.
seal = Seal
secret = Secret
secret-about = Download the record and run chapterhouse verify FILE: it deals everything again from the secret and compares the seal.
# At a table that goes on from a moment of another match.
deal-continued = This match goes on from action { $count } of another one. The seal is about what was dealt since.
# The facts with which a table is played; $count of them are the host’s own.
box-of-table = What lies in the box
edition-digest = Digest
box-ours = This table is played with our data of the game.
box-theirs =
    { $count ->
        [one] One fact at this table is not ours: it comes from the file of whoever opened the table.
       *[other] { $count } facts at this table are not ours: they come from the file of whoever opened the table.
    }
box-earlier =
    { $count ->
        [one] We have corrected one fact since this table was opened. It is played with the facts it began with.
       *[other] We have corrected { $count } facts since this table was opened. It is played with the facts it began with.
    }
# Beside such a fact: who states it.
by-owner = from the owner’s file, not ours
by-earlier = as we had it when the table was opened

## the end

end-title = The match is over
end-won-you = You win, { $points } to { $second }
end-won-you-and = You and { $names } win, { $points } to { $second }
end-won-one = { $names } wins, { $points } to { $second }
end-won-many = { $names } win, { $points } to { $second }
end-shared-you-and = You and { $names } share the victory, { $points } each
end-shared-many = { $names } share the victory, { $points } each
end-counting = The points are counted
end-sum = Points
end-rank = Place
end-ties = Ties, and what the rules say
end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-place = { $rank }.
end-accounts = How the points were won
end-nothing = No points
rematch = Rematch
rematch-join = Go to the rematch
rematch-watch = Watch the rematch
other-game = Another game
watch-replay = Replay the match
export = Download the record
show-table = Show the table
show-result = Show the result

## replays

replay-title = Replay
replay-paste = Paste a record here, or choose a file.
replay-record = Record
replay-file = Choose a file
replay-open = Watch
replay-other = Open another record
replay-eyes = Through whose eyes
eyes-all = Everything open
eyes-gallery = Somebody watching
# $ply counts actions, from 0 to $count.
replay-at = Action { $ply } of { $count }
replay-start = Before the first action
# Somebody who acts, or chance; $action is the sentence on the button, $name the name or replay-chance.
replay-did = { $name }: { $action }
replay-chance = Chance
# What is done is secret to whoever looks on.
replay-hidden = { $name } chooses in secret.
step-first = To the beginning
step-back = One back
step-part-back = Back to the beginning of the part
step-play = Play on
step-pause = Pause
step-on = One on
step-part-on = On to the next part
step-last = To the end
replay-slider = Action
replay-part = Part of the match
replay-pace = Pace
replay-link = Copy a link to this moment
continue-here = Play on from here
continue-about = A new table begins at this moment. What was played stays; what chance decides from here on is dealt anew. Bots play on all other seats.
continue-seat = Whose seat you take
review = Review the match
review-title = Review
review-whose = Decisions of
review-all = everybody
review-by = Judged
review-known = by what could be known
review-open = with all cards open
review-about = { $by ->
    [open] Everybody’s chances, and what each move was worth, to somebody who knew every hand. Nobody could know that, so it is no reproach.
   *[known]
        { $whose ->
            [all] Chances as onlookers could judge them, and each decision by what its player could know at that moment.
           *[one] Chances and decisions by what { $name } could know at each moment.
        }
}
review-how = A bot has played on from each position many times over; ± tells how far a figure may be off.
review-progress = { $done } of { $pieces } positions judged
review-complete = All positions are judged.
review-chances = Chances to win
review-slider = Moment of the match
review-chance = { $sure ->
    [yes] { $percent }%
   *[no] { $percent }% (± { $error })
}
review-table = All moments as a table
review-decisions = { $by ->
    [open] The decisions that cost most, all cards open
   *[known] The decisions that cost most, by what could be known
}
review-wait = They come when all positions are judged.
review-none = No decision is sure to have cost anything.
review-when = { $name }, after action { $ply }
review-chosen = Chosen: { $action }
review-better = Better: { $action }
review-cost =
    { $percent ->
        [one] It lowered the chance to win by about { $percent } percentage point (± { $error }).
       *[other] It lowered the chance to win by about { $percent } percentage points (± { $error }).
    }
review-why = A bot in that place would say: “{ $why }”
review-no-why = No single thing decides it: it shows when one plays on many times.
review-look = Look at this moment
review-again = Try it again from here
seal-holds = The seal holds: everything was dealt again from the secret, and the record is as it was written.
seal-continued = The seal holds for what was played at this table: it was dealt again from the secret. What came before was brought from another match.
seal-deal = The seal holds for the deal: everything was dealt again from the secret. Names and some options cannot be proven; records of earlier versions have no digest of their own.
seal-changed = The deal follows from the secret, but the record is not whole: something in it was changed or left out.
seal-broken = The seal is broken: the deal does not follow from the secret.
seal-none = This record has no secret, so its deal cannot be checked.

## rulebook

rules-title = Rules of { $game }
rules-numbered = The numbered rules
rules-about = Every move is judged by one of these sentences. The link of a sentence can be passed on.
rules-filter = Search the rules
rules-found =
    { $count ->
        [0] No rule contains that. Try fewer letters, another word, or a number such as BIB-GIFT-5.
        [one] One rule
       *[other] { $count } rules
    }
rules-sections = Sections
rules-more = Source and examples of { $rule }
print-overview = Print this page
print-rules = Print the rules
example = An example
example-another = Another example
example-asked = { $name }: { $question }
example-begins = This is how it stands, with all cards open.
example-quiet = There is nothing to tell here.
example-refused = { $name } cannot do this: { $action }.
example-next = Go on
example-try = Try it from here
example-tries = You answer for everybody, and nothing is kept.
example-back = Back to the example
example-over = The game is over here.
origin-book = from the rulebook
origin-public = from another public source
origin-derived = follows from other rules
origin-house = how this program does it
origin-ruling = our ruling { $ruling }

## about an edition

edition-title = About this edition of { $game }
edition-about = What lies in the box, fact by fact, and who says so.
edition-ours =
    { $count ->
        [0] Everything here is stated by a source.
        [one] One fact is our own reconstruction: no source states it. It is marked with a pen.
       *[other] { $count } facts are our own reconstruction: no source states them. They are marked with a pen.
    }
sources = Sources
# Beside AMB-…, with which the numbers of our rulings begin, among the sources.
edition-rulings = Rulings of our own. docs/rulings.md, which comes with the program, has them under these numbers, in English.
by-book = the rulebook
by-public = a public source
by-derived = follows from other facts
by-reconstructed = our reconstruction
# For owners; a file of theirs follows as an example, and a command. $place is my-box.
edition-correct = If your copy says otherwise
edition-correct-file = If you own the game, you know better than we do. Write down only what differs, each fact with its value and who states it:
edition-correct-check = This tells whether the game can be played with the file, or what is wrong in it:
edition-correct-play = Then choose it below “{ $place }” when you open a table. There is more about it in docs/editions.md, which comes with the program.

## time at a table

# The heading of how time is limited, and of what is left.
clock = Time
# How time is limited: not, or in one of three ways; on a button.
clock-none = No limit
clock-fischer = Bank with increment
clock-turn = For each turn
clock-match = For the match
# Before a list to choose from.
clock-time = Time
clock-more = Increment
clock-flag = When it is up
# What follows when a time is up, after clock-flag. $level is a level of bots.
clock-flag-bot = a bot plays on: { $level }
clock-flag-ends = the match is broken off
# $time and $more are as “10 minutes”, “1 day”.
clock-rule-fischer = Everybody has { $time } for the match, and { $more } more each time their turn comes.
clock-rule-turn = Each turn has { $time }.
clock-rule-match = Everybody has { $time } for the whole match.
clock-then-bot = When it is up, a bot (level { $level }) plays on until the person is back.
clock-then-ends = When somebody’s is up, the match is broken off, and does not count.
# Said to those who listen to the page.
clock-near = You have one minute left.
clock-nearer = You have ten seconds left.
# In place of a time.
clock-of-bot = bot
clock-agrees = agrees to a pause
clock-awaited = has yet to come
clock-begins = Time begins when all people have come to this match, or after a day at the latest.
clock-paused = The table pauses.
clock-broken-off = The time of { $name } is up: the match is broken off.
pause-agree = Agree to a pause
pause-no = No pause after all
pause-end = End the pause
# On the list of one’s tables.
table-broken-off = broken off

## authors

showcase-title = Showcase of { $game }
showcase-none = This board has no showcase.

## lessons

lesson-go-on = Go on
lesson-match = Play a first match
# The title of the lesson.
lesson-next = Next lesson: { $lesson }
# The title of a puzzle.
puzzle-next = Next: { $puzzle }
lesson-look = Point at anything, or press it long, to read what it is for.
lesson-leave = Leave the lesson
lesson-counted = This server counts which steps of the lessons are reached. It keeps nothing about you.
lesson-step = Step { $step } of { $steps }
# The title of the first lesson.
learn = New here? { $lesson }
learn-more = More lessons
lessons = Learn by playing
puzzles = Puzzles
lesson-done = done
lesson-hint = The lesson wants: { $action }
coach-tip = Tip
coach-about = What a coach says
coach-silence = No more tips
coach-close = Close this tip
coach-tips = Tips in my first matches

## an edition by its owners

own-title = What is printed in your box?
own-offline = This form needs a server: it is not there while you play offline.
own-link-form = Compare your box with our data
owners-link = Files of other owners
owners-title = What owners say of their boxes
edition-owners = Do you own the game? Then you can settle what we could only reconstruct: click a place on the drawing, and say what is printed there.
by-owners = two owners of the box, on this host
edition-otherwise = { $owners ->
   *[other] { $owners } owners on this host say otherwise: { $value }
}

## results of friends

results = Our results
results-about = A table of results for people who play together: who has won how often, and who seems how strong. It takes no account, and nobody else sees it.
results-title = What is the table of results called?
results-name = Your name in it
results-begin = Begin it with this match
results-join = Join, and count this match
results-count = Count this match
results-count-in = Count this match in “{ $title }”
results-show = Show the results
results-counted = This match has been counted.
results-agreed = Everybody has agreed: the match counts once it is over.
results-for-good = A match counts when everybody who played it says so. You cannot take it back afterwards. Whoever plays in this match may join.
results-alone = Only people are compared with each other: a match against bots alone does not count.
results-one-screen = Where several play at one screen, their match does not count: everybody has to agree on a device of their own.
results-none = This browser has no part in these results. Play a match with somebody who does, and join there.
results-empty = No match has been counted yet.
results-gone = somebody who has left
results-last = The last matches
results-how = What the numbers mean
results-how-strength = Everybody begins with 1000 in each game. Whoever finishes ahead of others gains, and more so if these seemed stronger. The number after ± says by how much this may be wrong: it falls with every match. The order goes by what somebody has shown for sure, which is the first number less the second.
results-how-counts = Bots are left out, and so are matches that were broken off or went on from another one. Whoever let a bot play for a while counts all the same. The last 1000 matches are kept.
results-me = You are here as { $name }
results-rename = Change the name
results-link-about = Another device of yours needs a link to be you here. Keep it to yourself.
results-link = Copy the link for your other device
results-leave-about = If you leave, your matches stay for the others, without your name. You cannot become the same member again.
results-leave = Leave these results
results-ask = This link makes you { $name } in these results, on this device too. If it is not your own, refuse.
results-take = That is me
results-refuse = That is not me
results-missing =
    { $count ->
        [one] It counts once { $names } has agreed, too.
       *[other] It counts once { $names } have agreed, too.
    }
results-known-hardly =
    { $matches ->
        [one] After one match: hardly known.
       *[other] After { $matches } matches: hardly known.
    }
results-known-roughly =
    { $matches ->
        [one] After one match: roughly known.
       *[other] After { $matches } matches: roughly known.
    }
results-known-well =
    { $matches ->
        [one] After one match: well known.
       *[other] After { $matches } matches: well known.
    }
results-tally = Won: { $won }. From first to last place: { $places }.
