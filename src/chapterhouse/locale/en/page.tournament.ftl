### What the page of a tournament says: it is loaded with that page.

## before it begins

tournament = Tournament
tournament-new-title = Open a tournament
tournament-new-text = Several people, several rounds. You pass on one link; everybody enters with a name, and each round opens its tables by itself. Who organises can play too.
tournament-name = Name of the tournament
tournament-game = Game
tournament-seats = Players at a table
tournament-form = Who meets whom
tournament-form-robin = all meet all
tournament-form-swiss = a few rounds
tournament-form-robin-about = Everybody meets everybody else. With many people that takes many rounds: how many is said before you start.
tournament-form-swiss-about = In each round people meet who stand alike, and if possible nobody twice (Swiss system).
tournament-rounds = Rounds
tournament-duplicate = The same deal at all tables of a round
tournament-duplicate-about = So nobody stands higher by better cards: each result is compared with those on the same seat at the other tables. Until the last table of a round has ended, nobody can watch, and cards and points of finished matches stay hidden. Dice, missions, cards and tiles come in the same order everywhere, as far as what is played allows. Do not talk about cards you have seen before the round is over.
tournament-bots-about = Bots of this level sit down where people are missing.
tournament-create = Open the tournament
tournament-enter = Enter
tournament-enter-title = Take part
tournament-enter-text = Your seats open in this browser, and on devices that share its list of tables: enter where you want to play. Should you lose it, the organiser makes you a new link.
tournament-entered = You take part as { $name }. The first round begins when whoever organises starts it.
tournament-link = Copy the link to enter
tournament-host-link = Copy the link of the organiser
tournament-host-about = Whoever has the link of the organiser directs the tournament. Keep it: with it you direct from any device.
tournament-people = { $count ->
    [0] Nobody has entered yet
    [one] { $count } person
   *[other] { $count } people
}
tournament-about = { $game }, { $seats } at a table
tournament-robin-in = All meet all, in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tournament-swiss-in = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, like against like
tournament-same = Same deal at all tables of a round

## what goes on

tournament-organise = You organise
tournament-start = Start round 1, close entry
tournament-next = Start round { $round }
tournament-few = Two people have to enter before the first round can begin.
tournament-pause = Pause
tournament-go-on = Go on
tournament-paused = The tournament pauses. No round begins; at tables with a clock time stands still, until somebody there goes on.
tournament-manage = New links, withdrawals, the end
tournament-manage-about = Whoever withdraws plays no more, for good: a bot plays on at their table. If you end the tournament, matches that still go on do not count; where all tables have the same deal, bots play them to the end.
tournament-renew = New link for { $name }
tournament-renew-sure = Make it: the old browser opens nothing any more
tournament-renew-about = Whoever has lost their browser plays on by a new link, from where their match stands. No link can be made while they are at a table.
tournament-renewed = The link for { $name } works once. Pass it on to nobody else: whoever opens it plays as { $name }.
tournament-person-link = Copy the link for { $name }
tournament-arrived = This link lets you play on in this tournament, in this browser. It works once.
tournament-arrived-take = Play on here
tournament-arrived-leave = Not in this browser
tournament-arrived-own = This browser takes part already: open the link in the browser of whoever it is for.
tournament-withdraw = Withdraw { $name }
tournament-leave = Withdraw from the tournament
tournament-sure = Withdraw for good
tournament-end = End the tournament
tournament-end-sure = End it now
tournament-yours = Round { $round }: your table is open
tournament-with = With { $names }
tournament-sit = To your table
tournament-done = Your match of round { $round } is over. The round ends with its last table.
tournament-between = Round { $round } is over. Whoever organises starts the next one.
tournament-goes-on = Round { $round } is being played.
tournament-over = The tournament is over.
tournament-first = { $names } in first place

## results

tournament-standings = Standings
tournament-place = Place
tournament-player = Name
tournament-points = Points
tournament-met = Met
tournament-ahead = Ahead by
tournament-points-about = A match is worth 0 to 1 point: the share of the others at the table whom somebody left behind, a tie as half. Of equal points the higher sum of points of those met (“Met”) decides, then “Ahead by”; who is equal in all shares a place. Bots are not placed.
tournament-ahead-about = “Ahead by” is by how many points of the game somebody was ahead of the others at the table, on average.
tournament-ahead-same = “Ahead by” is by how many points of the game somebody was ahead of those on the same seat at the other tables, on average: so the luck of the deal is taken out as far as the deals were alike.
tournament-reach-about = The number behind ± is the 95% interval by Student’s t. After few rounds it is wide: then little is known.
tournament-withdrawn = withdrawn
tournament-round = Round { $round }
tournament-playing = being played
tournament-hidden = over; shown with the round
tournament-broken = broken off
tournament-look = Look at the table
tournament-save = Save
tournament-save-standings = Standings (CSV)
tournament-save-matches = Matches (CSV)
tournament-save-all = All, with records (JSON)
tournament-shut-title = Your match is over
tournament-shut = Others still play the same deal. Cards and points are shown here when the last table of this round has ended.
