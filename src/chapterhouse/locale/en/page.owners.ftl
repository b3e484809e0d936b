### The form for whoever owns the box, and the files that owners share on a host. A box is what the
### game came in; a fact is one thing that is printed there. Loaded by these pages alone.

## the form

own-about = { $game }: look into your copy and tell us, place by place, whether it is as we have it. Nothing leaves this browser but to be checked, until you share it. What you have answered stays here when you close the page.
own-progress = { $count } of { $all } checked
own-save = Save as a file
own-bring = Go on from a file
own-fit = The game can be played with what you have put in.
own-unfit = { $count ->
    [one] The game cannot be played with what you have put in yet, for one reason:
   *[other] The game cannot be played with what you have put in yet, for { $count } reasons:
}
own-drawing = On the drawing
own-drawing-about = Click a place, or reach it with the Tab key, and say what is printed there in your copy. A pen marks what is our own reconstruction.
# A place on the drawing, and how far it is.
own-pin = { $name }: { $state }
own-is-open = not checked
own-is-part = checked in part
own-is-same = as in your box
own-is-other = different in your box
own-all = All facts
own-only = Show only what we have reconstructed
# $count facts of this part of the box are checked.
own-part = { $part } ({ $count } of { $all })
own-clear = Clear all answers
# One value of a list.
own-nth = { $name } – { $number }
own-same = It is so in my box
own-other = It is different:
own-open = Not checked
own-fixed = The program can only play this. If your copy says otherwise, leave it, and tell whoever makes the program.
own-left = { $count ->
    [one] One more of this list is not checked.
   *[other] { $count } more of this list are not checked.
}
own-left-same = All others are so
own-more = One more
own-fewer = One less
own-arrived = This link brings the file that you have shared from another device, and the key to change it. It takes the place of all that you have answered here. If the link is not your own, keep what you have.
own-arrived-take = Take that file
own-arrived-leave = Keep what I have

## sharing

own-share = Share it with others here
own-share-about = Whoever uses this server can then read your file, play with it, and compare it with theirs. Where two owners of the same printing say the same, it counts as confirmed here. Please put in what you see yourself, as numbers and short words; no sentences and no pictures of the game.
own-name = A name for your file, which others will see
own-language = Language of your box
own-year = Year of publication, if it is printed there
own-publisher = Publisher, if you like
own-share-here = Share it on this server
own-share-again = Share the changes, too
own-shared = Your file is shared here.
own-shared-look = Look at it
own-link = Copy the link to read it
own-key = Copy the link to change it
own-key-about = Keep the link to change it for yourself: whoever has it can change your file, or withdraw it. You need it on another device, or after this browser was cleared.
own-withdraw = Share it no more

## the files of owners

owners-about = These files were put together by people who own the game. Two files count as two owners where they came from two browsers. That is no proof: one person can make two files, and nobody here has looked into a box. Files are compared when their language and year are the same.
owners-none = Nobody has shared a file for this game here yet.
owners-counts = { $same } confirmed, { $other } different
owners-compared = Side by side: two owners at least agree on { $agree }, files differ on { $differ }, only one owner says { $one }.
owners-differ = Where they differ
owners-one = What only one owner says
owners-agree = Where they agree
owners-ours = as we have it
owners-merged = Save what two owners agree on
box-about = Somebody who owns the game shares this here.
box-play = Play with it
box-save = Save the file
