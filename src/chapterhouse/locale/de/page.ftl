### Was die Seite auf Deutsch sagt, rund um jedes Spielbrett.
###
### Angesprochen wird mit du. Namen von Leuten bleiben im Nominativ, und der Satz passt auf Frauen wie
### auf Männer. Knöpfe sind kurz, die Texte daneben ganze Sätze.
### Die Begriffe sind die von house.ftl; replay heißt ansehen.

## das Haus

# en ff0ef36e
house = Chapterhouse
# en e52bf3bb
house-sentence = Brettspiele rund ums Kloster, mit Freunden oder gegen Bots. Und wenn ein Zug nicht geht, siehst du die Regel dazu.
# en 5d962028
title = { $page } · Chapterhouse
# en 786999cc
skip = Zum Inhalt
# en 7d9eb7ac
close = Schließen
# en 8d525e5f
copied = Kopiert
# en 29887a5f
share = Teilen
# en a2fb42e5
qr = Als QR-Code zeigen
# en 5bc8ba86
qr-of = QR-Code: { $link }
# en d237c0fb
qr-about = Richte die Kamera des anderen Geräts darauf. Wer diesen Code sieht, kann den Link benutzen.
# en 7ba2d337
link-here = Diese Adresse öffnet sich nur auf diesem Computer. Für andere Geräte muss der Server unter einer Adresse laufen, die sie erreichen (serve --host).
# en e8042406
or-else = Mehr Möglichkeiten

## Störungen

# en e1c90333
trouble-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; der Tisch liegt sicher auf dem Server.
# en 4fdf91cd
trouble-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
# en 57c7fd21
offline-works = Bis dahin siehst du hier deine Tische, kannst die Einstellungen ändern und offline spielen, wenn dieser Browser das schon geladen hat; für alles andere braucht es den Server. Ist die Verbindung wieder da, geht es von selbst weiter.
# en 134cb6ad
trouble-server = Das hat der Server nicht geschafft. Versuch es gleich noch einmal.
# en d8b8392e
try-again = Noch einmal
# en dd0f3e8d
lost-title = Diese Seite gibt es nicht
# en b7afe482
lost-text = Unter dieser Adresse liegt nichts. Vielleicht fehlt ein Stück des Links.
# en 66c9326e
go-home = Zur Startseite

## die erste Seite

# en 6eba5ba8
against-bots = Gegen Bots
# en 309126c1
play-bots = { $game } gegen Bots spielen
# en f61b2ebe
with-friends = Mit Freunden
# en 2e210b28
play-friends = { $game } mit Freunden spielen
# en 54eb7ea2
players = { $numbers } Personen
# en 13a6b224
how-to-play = So wird gespielt
# en 77d06104
how-to-play-title = { $game }: So wird gespielt
# en 4120d9e7
aim-known = Ich kenne das Spiel
# en fe72bcdc
said-of = { $what }: { $text }
# en c4e67eba
rulebook = Regeln
# en f86b9bb2
about-edition = Über diese Ausgabe
# en 696f4e35
my-tables = Deine Tische
# en b8433849
my-tables-count = Deine Tische ({ $count })
# en 78d0e439
my-tables-none = Hier bleiben die Tische, an denen du sitzt, damit du zu ihnen zurückkommen kannst.
# en c92b9419
table-seen = zuletzt angesehen am { $when }
# en c06b41f0
table-with = mit { $names }
# en 81035781
table-turn = Am Zug: { $name }
# en a29e21e5
table-waiting = Es fehlen noch Leute
# en 7193feda
table-won = Sieg: { $names }
# en 7e187a5c
tables-over = Beendet ({ $count })
# en bf6759be
resume = Weiterspielen
# en b60e7b8f
look-back = Ansehen
# en d3995a7c
forget = Aus dieser Liste nehmen
# en 6da1d450
forgotten = { $title }: aus dieser Liste genommen. Dieser Browser verliert seine Schlüssel zum Tisch; der Tisch selbst bleibt.
# en 8f59a41b
forgotten-offline = { $title }: gelöscht. Der Tisch lag nur in diesem Browser.
# en a8283ade
undo = Rückgängig
# en eee414ed
keyring = Deine Tische auf einem anderen Gerät
# en ef91da82
keyring-about = Ein Link bringt diese Liste mit allen deinen Plätzen, deinen Turnieren und deinen Ergebnissen unter Freunden auf deine anderen Geräte. Der Server bewahrt die Liste so auf, dass er sie nicht lesen kann.
# en 7fc4275c
keyring-make = Link erstellen
# en 0e0a306b
keyring-shared = Alle Geräte, auf denen der Link geöffnet wurde, teilen sich diese Liste: Ein neuer Tisch erscheint auf jedem, und was du entfernst, verschwindet von jedem.
# en 0770cd95
keyring-link = Link zu deinen Tischen kopieren
# en 9e3dc3c3
keyring-warning = Wer diesen Link hat, spielt an all diesen Tischen für dich: Gib ihn niemandem.
# en ed5a2d86
keyring-leave = Liste auf diesem Gerät nicht mehr teilen
# en c4f744a0
keyring-left = Dieses Gerät teilt die Liste nicht mehr. Seine Tische sind noch da.
# en 8937d408
keyring-revoke = Link ungültig machen
# en d4f645ba
keyring-revoke-about = Dann hat kein anderes Gerät mehr die Liste, und deine Plätze, Turniere und Ergebnisse lassen sich nur noch in diesem Browser öffnen.
# en 280a520a
keyring-revoked =
    { $failed ->
    [0] Der Link öffnet nichts mehr, und deine Plätze, Turniere und Ergebnisse lassen sich nur noch in diesem Browser öffnen.
   *[other] Der Server hat noch nicht geantwortet: Vielleicht öffnet der Link noch etwas. Dieser Browser fragt von selbst wieder, sooft er geöffnet wird.
}
# en ca0e783a
keyring-title = Die Tische eines anderen Geräts
# en 19b1854d
keyring-ask = Dieser Link fügt die Tische eines anderen Geräts zu denen auf diesem hinzu, und umgekehrt. Ist es nicht dein eigener, dann lehne ab: Wer ihn erstellt hat, könnte sonst für dich spielen.
# en 0f4e4002
keyring-open = Es ist meiner: Liste teilen
# en b0f44207
keyring-refuse = Es ist nicht meiner
# en 602d7375
sign-in-about = Oder melde dich mit { $provider } an: Dann hast du diese Liste auf jedem Gerät, auf dem du das tust. Wer diesen Server betreibt, könnte die Liste dann öffnen und für dich spielen. Zum Spielen brauchst du kein Konto.
# en d6fce283
sign-in = Mit { $provider } anmelden
# en 9b83bf5a
sign-in-on = Diese Liste hast du auch auf jedem Gerät, auf dem du dich mit { $provider } anmeldest. Wer diesen Server betreibt, könnte sie öffnen.
# en 12648aac
sign-out = Abmelden und diese Tische von diesem Gerät nehmen
# en 445f4923
signed-out = Du bist abgemeldet. Deine Tische stehen in der Liste und sind wieder da, wenn du dich anmeldest.
# en b1fc4a6d
sign-in-forget = Mein Konto auf diesem Server vergessen
# en 406abb69
sign-in-forgotten = Dieser Server kennt dein Konto nicht mehr. Deine Geräte teilen sich die Liste weiterhin.
# en 824a1d70
signed-in = Anmeldung
# en e0972690
signed-in-wait = Einen Moment …
# en 2e7f6e88
signed-in-ask = Du bist angemeldet als { $name }. Von jetzt an teilen sich alle Geräte, auf denen du dich mit diesem Konto anmeldest, eine Liste der Tische: Die von jedem erscheinen auf allen. Ist das nicht dein Konto, dann lehne ab: Wem es gehört, der könnte sonst für dich spielen.
# en bad3cf15
signed-in-share = Das bin ich: Liste teilen
# en 8a55f5e6
signed-in-refuse = Das bin ich nicht
# en c7db89b3
signed-in-none = Du hast dich nicht angemeldet, und nichts hat sich geändert. Alles geht auch ohne.
# en 2518f557
signed-in-elsewhere = Diese Anmeldung wurde nicht in diesem Browser begonnen oder ist schon vorbei. Nichts hat sich geändert. Um dich anzumelden, beginne auf der Startseite unter „{ $part }“.
# en f7f4bdcd
tournament-to = Zum Turnier
# en 114f0012
tournament-open = Ein Turnier eröffnen
# en d375dd50
tournament-named = Turnier: { $name }
# en 178657fd
replays = Aufgezeichnete Partien
# en cdaa34b3
replays-about = Geh eine aufgezeichnete Partie Schritt für Schritt durch, aus deiner Sicht oder mit offenen Karten.
# en 1d16abc5
open-replay = Aufzeichnung öffnen

## ohne Server spielen, auf der ersten Seite

# en d0ebc166
play-offline = Offline spielen
# en 18591696
offline-about = Gegen Bots oder zu mehreren an diesem Bildschirm, mit Lektionen und Regeln: Alles läuft in diesem Browser, auch ganz ohne Verbindung.
# en 810db9d6
offline-size = Dafür werden einmal etwa { $size } MB geladen.
# en 20d4c734
offline-load = Laden und spielen
# en e5734215
offline-loading = Wird geladen: { $percent } %
# Ohne Verbindung, wenn vorher nichts geladen wurde.
# en c52f3bf4
offline-once = Zum Offline-Spielen muss einmal etwas geladen werden, während der Server antwortet: Wähle dann hier „Offline spielen“.
# en 00b9f7ea
offline-none = Dieser Server hat nichts, was man zum Offline-Spielen laden könnte.
# en 6cbd3eb9
offline-full = In diesem Browser ist kein Platz dafür. Schaff auf diesem Gerät Platz und versuch es noch einmal: Was schon da ist, wird nicht noch einmal geladen.
# en 16a0b4a5
offline-on = Du spielst offline. Deine Tische bleiben in diesem Browser, und niemand sonst kann dazukommen.
# en 8e003438
offline-off = Wieder online
# At the head of each page while one plays offline.
# en 8e2c7ac5
offline-mark = offline
# en 0d438baf
offline-starting = Das Offline-Spielen wird vorbereitet. Das dauert ein paar Sekunden.
# en 2b68f28e
offline-taken = Du spielst schon in einem anderen Tab offline. Mach dort weiter, oder schließ ihn und versuch es noch einmal.
# en e6feae97
offline-broken = Das Offline-Spielen ließ sich nicht starten. Lade die Seite neu; hilft das nicht, ist dieser Browser vielleicht zu alt.

## vor einer Partie

# en 77989484
start-title = { $game } spielen
# en 2c6b2e25
your-name = Dein Name
# en 1a67b5de
your-names = Eure Namen
# en 6b1d005d
name-at-seat = Name auf Platz { $number }
# en ea44a2cb
company = Mit wem
# en f17c0acb
company-bots = Bots
# en 798ef629
company-friends = Freunde, per Link
# en ad0ed118
company-screen = Dieser Bildschirm
# en 5ed8944a
guest = Gast
# en abbf8de7
guest-number = Gast { $number }
# en 84e12ac6
how-many = Personen
# en 06cd0aa0
level = Stärke der Bots
# en 3b10394b
start = Los geht’s
# en be70bbb8
start-waiting = Tisch eröffnen
# en 9e2bf27c
who-sits = Wer wo sitzt
# en 86d76ad4
seat-number = Platz { $number }
# en 233a30fb
kind-me = An diesem Bildschirm
# en 7651a07a
kind-friend = Jemand mit einem Link
# en 7bcedea5
kind-bot = Ein Bot
# en dcd1d522
name = Name
# en 6a5e0e8c
hot-seat-note = Mehrere teilen sich diesen Bildschirm: Zwischen den Zügen verdeckt ein Vorhang, was geheim ist.
# en 3a1aa4af
friend-note = Für jeden dieser Plätze bekommst du einen Link zum Weitergeben. Die Partie beginnt, wenn alle da sind.
# en ca013197
shapes-dealt = Farben und Zeichen werden verteilt, wenn die Partie beginnt.
# en 302e2a09
options = Optionen der Regeln
# en 76f62ef4
option-about = { $option }: { $value }.
# en 93d8f977
chosen = Von dir gewählt:
# en dcd91d2f
chosen-option = { $option }: { $value }
# en 24a654bb
chosen-drop = { $choice }; wieder wie üblich
# en 3355012e
chosen-reset = Alles wie üblich
# en ba69c0e5
chosen-seats = verschiedene Mitspielende
# en 252b4685
watched = Andere dürfen zuschauen, ohne Geheimes zu sehen
# en 2b6c7c8f
unwatched = niemand darf zuschauen
# en c1c6fca3
lobby = Offene Tische
# en 41970fb0
lobby-with =
    { $count ->
    [0] Noch niemand da
    [one] { $names } wartet
   *[other] { $names } warten
}
# en 25f0ca1d
lobby-free =
    { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
# en 192e7130
lobby-bots =
    { $bots ->
    [one] Ein Bot spielt mit.
   *[other] { $bots } Bots spielen mit.
}
# en e25eb465
lobby-box = andere Schachtel als unsere
# en 65e9fe34
open-table = Alle auf diesem Server dürfen Platz nehmen
# en 97a9d392
my-box = Mein Exemplar des Spiels ist anders
# en 8fdce09d
my-box-about = Wenn in deinem Exemplar etwas anderes steht als bei uns, wähle eine Datei mit den abweichenden Angaben (TOML, höchstens { $most } kB). Damit wird an diesem Tisch gespielt.
# en 8d33c9ba
my-box-how = So schreibst du eine solche Datei
# en 4f2d5131
my-box-choose = Datei mit Angaben wählen
# en 9592f010
my-box-chosen = Gespielt wird mit { $file }
# en 26d14bac
my-box-remove = Datei entfernen
# en 6b11e1be
my-box-large = { $file } ist zu groß: Gelesen werden höchstens { $most } kB.
# en a308a4dd
my-box-no-text = { $file } ist kein Text in UTF-8.

## Einstellungen

# en 74a883a0
settings = Einstellungen
# en a4fe6526
language = Sprache
# en efb52e71
theme = Farbschema
# en 15a3cc0d
theme-system = Wie im System
# en 30dfa1dd
theme-light = Tageslicht
# en 8350ec38
theme-dark = Kerzenlicht
# en 7e8d11a9
motion = Karten und Figuren animieren
# en d1a6e21b
keys = Mit einzelnen Tasten antworten
# en dec3dbe4
confirm-moves = Jeden Zug bestätigen
# en 57f9d7e0
turns-end = Von selbst weiter, wenn ich gewählt habe
# en 07ce054b
bots-pace = Bots spielen
# en 793080bb
pace-slow = langsam
# en 1043c0bd
pace-normal = wie üblich
# en 115dc360
pace-fast = schnell
# en 2c1c3733
pace-instant = sofort
# en 07a479fb
bots-pause = Bots anhalten
# en e734f42c
bots-go-on = Bots weiterspielen lassen
# en 45cbcd68
bots-paused = Die Bots machen Pause
# en d19dad5a
bots-skip = Weiter zu meinem Zug
# en f2d14573
your-turn = Du bist dran
# en 7e95ae41
turn-sound = Ein Ton, wenn ich dran bin
# en aa983fa8
turn-notices = Eine Benachrichtigung, wenn ich anderswo bin
# en bab1c324
turn-notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.

## der Tisch

# en e477abfd
table-title = Tisch: { $game }
# en 8885d59a
table-menu = Dieser Tisch
# en bb358f3a
opening = Der Tisch wird vorbereitet …
# en 7b6cd8d2
connection-lost = Die Verbindung ist abgebrochen und wird neu aufgebaut; nichts, was du gespielt hast, ist verloren.
# en 549f5e23
try-now = Jetzt versuchen
# en 6ca5ff18
closed-title = Kein Zugang zu diesem Tisch
# en f7243cf1
closed-seat = Kein Zugang zu diesem Platz
# en c26cc9d4
watch-match = Der Partie zuschauen
# en 3e24924b
game-region = Das Spielbrett
# en 633286e5
table-keys = Der Tisch. Mit den Pfeiltasten geht es von einem Ding zum nächsten, mit der Eingabetaste zu seiner Regel.
# en e1ecacde
parts = Teile des Bretts
# en dfc12d6b
parts-wanted = (hier wählen)
# en f47f1edc
prompt-region = Was zu tun ist
# en ea7d7935
question-for = { $name }: { $question }
# en 11a4f62b
thinks = { $name } überlegt
# en d57c259b
nobody-asked = { $count ->
    [1] { $name } spielt.
   *[other] Die anderen spielen.
}
# en 21e49eb2
chronicle = Protokoll
# en d73c6e15
chronicle-all = Das ganze Protokoll zeigen
# en ffa74cd9
chronicle-less = Das Protokoll einklappen
# en f279f39e
chronicle-empty = Es ist noch nichts geschehen.
# en 2f4d4530
chronicle-since = Seit deinem letzten Zug
# en 8164c8cc
forced = Hier gab es nichts zu wählen
# en a7b4cf9f
hint = Hinweis
# en 0b70bdaf
hint-says = Der Bot an deiner Stelle: { $action }
# en 3e1a0453
hint-expects = Was er davon erwartet
# en af7af549
hinted = { $name } (empfohlen)
# en 70fbb54b
brings = Das passiert
# en c963c5ad
brings-all = Das passiert: { $events }
# en 47bf6144
why-not = Jetzt nicht möglich ({ $count })
# en 0eb31636
listed = Auf dem Tisch wählen oder in einer Liste ({ $count })
# en be4bc2f8
key = Das geht auch mit der Taste { $key }
# en 7d2a64f5
take-back = Zurücknehmen
# en 97903f19
end-turn = Weiter
# en 2ab13675
turn-open = Du hast gewählt. Weiter, oder etwas zurücknehmen?
# en b27894f0
turn-open-of = { $name } kann noch etwas zurücknehmen.
# en eebdd24a
confirm = Bestätigen
# en 368aeb42
confirm-asks = Bestätige es oder wähle etwas anderes:
# en 19766ed6
cancel = Abbrechen
# en 2c3ce283
sent = Deine Antwort ist unterwegs.
# en 49e96d7c
amount = Zahl
# en 0b5bf8ad
amount-less = Eins weniger
# en 08c3eb64
amount-more = Eins mehr
# en 22acdfd9
amount-say = { $amount } bieten
# en 328617e3
watching = Du schaust zu.
# en 50865dff
watchers =
    { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }

## Gespräch am Tisch

# en 460b3a7d
talk-title = Chat
# en b22a0250
talk-unread = Neues im Chat
# en cab806b4
talk-all = Chat zeigen
# en 692a38dc
talk-less = Chat einklappen
# en 93cfe02c
talk-empty = Noch hat niemand etwas geschrieben.
# en 48f398cd
talk-said = { $name } schreibt: { $words }
# en 34c42fb7
talk-words = An alle am Tisch
# en f6f4688f
talk-say = Senden
# en 10ecff79
talk-closed = Der Chat ist gerade geschlossen.
# en aff05128
talk-breaks = Das bricht das Schweigen, und das hat seinen Preis.
# en 32c410c7
talk-pay = Senden und zahlen
# en 2aecc718
talk-keep = Schweigen
# en 4c5918d6
talk-mute = { $name } stummschalten
# en 419a0910
talk-unmute = { $name } wieder zeigen
# en 3427d155
report = { $name } melden
# en 493c439e
report-about = Was hat { $name } getan? Wer diesen Server betreibt, liest es, mit dem, was hier zuletzt gesagt wurde; sonst niemand.
# en b6ce788d
report-send = Melden
# en 4f7cab30
report-done = Wer diesen Server betreibt, kann es jetzt lesen.
# en 19766ed6
report-cancel = Abbrechen

## die Plätze am Tisch

# en f3b81325
seats = Plätze
# en bb0347a4
seat-you = du
# en 46673337
seat-here = am Tisch
# en fff0bc37
seat-screen = an diesem Bildschirm
# en 378ce56a
seat-away = nicht da
# en 7b20b4d7
seat-free = noch frei
# en a9bb2d80
seat-open = wartet auf die Person mit dem Link
# en 9d74932b
seat-bot = Bot
# en ed940c04
seat-stand-in = vorerst spielt ein Bot
# en 0dd388f0
friend-link = Link zu diesem Platz kopieren
# en 311a457e
new-link = Neuen Link erstellen
# en 3f7e7bda
new-link-why = Der alte Link öffnet nichts mehr.
# en ec3e309f
free-seat = Diesen Platz freigeben
# en 388466a8
free-about = { $name } hat dann keinen Schlüssel mehr zu diesem Platz, und alle erfahren es. Du bekommst einen neuen Link dazu.
# en efc4eeb2
free-yes = Platz freigeben
# en abfe12e4
free-no = So lassen, wie es ist
# en 67c2062a
give-to-bot = Den Platz einem Bot geben
# en 670999a1
vote-yes = Einen Bot weiterspielen lassen
# en 0a62c8fb
vote-why = Wenn alle, die da sind, einverstanden sind, spielt ein Bot weiter, bis diese Person zurück ist.
# en 6ebf23d5
vote-waits = Du bist einverstanden, dass ein Bot weiterspielt. Es fehlt noch die Zustimmung von: { $names }
# en ce619d7f
vote-no = Doch lieber warten
# en 376055ef
leave-to-bot = Einen Bot für mich spielen lassen
# en 935b1fc1
sit-again = Wieder selbst spielen
# en 764ee095
own-seat = Dein Platz
# en b9e159e0
own-alone = Nur dieser Browser kann deinen Platz öffnen.
# en 0910bc7b
own-browsers =
    { $count ->
        [one] Ein Browser kann deinen Platz öffnen.
       *[other] { $count } Browser können deinen Platz öffnen.
    }
# en cfb88bac
own-windows =
    { $count ->
        [one] Er ist gerade in einem Fenster geöffnet.
       *[other] Er ist gerade in { $count } Fenstern geöffnet.
    }
# en f1352d40
handover = Auf einem anderen Gerät spielen
# en ba438d44
handover-about = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, innerhalb einer Viertelstunde. Wer ihn hat, spielt für dich: Gib ihn niemandem.
# en d353ef73
handover-link = Link zu deinem Platz kopieren
# en 444398cf
lock = Andere aussperren
# en bf615e26
lock-why = Dein Platz lässt sich dann nur noch in diesem Browser öffnen.
# en 9ff925f1
own-locked = Dein Platz lässt sich jetzt nur noch in diesem Browser öffnen.
# en afb63b75
notices-title = Sag mir, wenn ich dran bin
# en e2b7b6ee
notices-about = Eine Benachrichtigung kommt, wenn du seit einer Minute nicht am Tisch bist. Sie nennt das Spiel und wer mitspielt, aber nichts aus der Partie.
# en 38b9d88c
notices-device = Auf diesem Gerät
# en cd387f63
notices-impossible = Dieser Browser nimmt keine Benachrichtigungen an. Auf einem iPhone oder iPad geht es, sobald du diese Seite auf den Home-Bildschirm gelegt hast.
# en 7c43a853
notices-address = Über ntfy, Discord oder Matrix, deren Betreiber es lesen können: deine Adresse dort
# en 07941eab
notices-keep = Dorthin schicken
# en a57c4f10
notices-kept = Benachrichtigungen gehen an { $address }
# en 3b322cf2
notices-stop = Nichts mehr dorthin schicken
# en 804026ee
notices-first = Eine erste Nachricht ist unterwegs. Wenn keine kommt, sieh dir die Adresse noch einmal an.
# en 9ee45b09
notices-table = Alle Züge dieses Tisches an eine Adresse, etwa einen Kanal, den alle lesen
# en 38d43dab
notices-mention = Was { $name } dort ruft, etwa @name
# en f97d010a
watch-link = Link zum Zuschauen kopieren
# en a29e21e5
waiting-title = Warten auf die anderen
# en ad593a86
waiting-text = Die Partie beginnt, wenn alle am Tisch sitzen. Gib die Links weiter.
# en d949ae7e
waiting-guest = Du hast einen Platz. Die Partie beginnt, wenn alle am Tisch sitzen.
# en a9f9d0e8
join-title = Ein Platz ist für dich reserviert
# en 930cba25
join-text = Unter welchem Namen spielst du?
# en 8afaa5ab
join-instead = Der Platz von { $name } wartet auf dich: Du spielst dort weiter, und die anderen erfahren deinen Namen.
# en f2808121
join = Platz nehmen
# en 37f5bb14
handover-title = Dein Platz in diesem Browser
# en 7dce1efe
handover-text = Dieser Link öffnet hier den Platz von { $name }; wo er schon offen ist, bleibt er offen.
# en ad607fc3
handover-open = Den Platz hier öffnen
# en 1fe6c8f7
leave = Den Tisch verlassen

## mehrere an einem Bildschirm

# en a7e77a03
curtain-title = Weitergeben an { $name }
# en 824eb6b3
curtain-text = Alles Geheime ist verdeckt. Alle anderen schauen jetzt bitte weg.
# en 4c96ae98
curtain-ready = Ich bin { $name }
# en 3d792c91
curtain-early = Das war zu früh: Drück noch einmal, sobald { $name } hier sitzt.

## die Mischung

# en 0cc62725
deal = Der Zufall
# en 55a9d75f
seal-about = Der Zufall dieser Partie wurde versiegelt, bevor sie begann. Das ist das Siegel; das Geheimnis dahinter wird am Ende der Partie gezeigt, und alle können prüfen, dass nichts verändert wurde.
# en 50ed6511
seal = Siegel
# en 7e32a729
secret = Geheimnis
# en ee62560c
secret-about = Lade die Aufzeichnung herunter und ruf chapterhouse verify DATEI auf: Damit entscheidet der Zufall alles noch einmal aus dem Geheimnis, und das Siegel wird verglichen.
# en 3e5db98e
deal-continued = Diese Partie setzt eine andere ab Aktion { $count } fort. Das Siegel gilt für das, was seither ausgeteilt wurde.
# en 2f5d9ff1
box-of-table = Was in der Schachtel liegt
# en 6e2f80bf
edition-digest = Prüfsumme
# en 8f35fda5
box-ours = An diesem Tisch wird mit unseren Angaben zum Spiel gespielt.
# en 40a2cd00
box-theirs =
    { $count ->
        [one] Eine Angabe an diesem Tisch ist nicht unsere: Sie kommt aus der Datei der Person, die den Tisch eröffnet hat.
       *[other] { $count } Angaben an diesem Tisch sind nicht unsere: Sie kommen aus der Datei der Person, die den Tisch eröffnet hat.
    }
# en ef03a3fc
box-earlier =
    { $count ->
        [one] Eine Angabe haben wir berichtigt, seit dieser Tisch eröffnet wurde. Gespielt wird mit den Angaben von damals.
       *[other] { $count } Angaben haben wir berichtigt, seit dieser Tisch eröffnet wurde. Gespielt wird mit den Angaben von damals.
    }
# en ce095567
by-owner = aus der mitgebrachten Datei, nicht von uns
# en 5e9e9fd4
by-earlier = wie bei uns, als der Tisch eröffnet wurde

## das Ende

# en e40dff5a
end-title = Die Partie ist zu Ende
# en 746becf6
end-won-you = Du gewinnst, { $points } zu { $second }
# en 1066795f
end-won-you-and = Du und { $names } gewinnt, { $points } zu { $second }
# en e420393f
end-won-one = { $names } gewinnt, { $points } zu { $second }
# en 6a0c259c
end-won-many = { $names } gewinnen, { $points } zu { $second }
# en 39148ad9
end-shared-you-and = Du und { $names } teilt euch den Sieg, je { $points }
# en 5d4a2445
end-shared-many = { $names } teilen sich den Sieg, je { $points }
# en 05b199b1
end-counting = Die Punkte werden gezählt
# en 77deabe2
end-sum = Punkte
# en e9463dcc
end-rank = Platz
# en 0da483ea
end-ties = Gleichstände und was die Regeln sagen
# en a3cf8867
end-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# en 8b3d22d3
end-place = { $rank }.
# en 1895172e
end-accounts = Woher die Punkte kommen
# en a952ac92
end-nothing = Keine Punkte
# en a9726193
rematch = Revanche
# en eb37c239
rematch-join = Zur Revanche
# en 77f63f43
rematch-watch = Bei der Revanche zusehen
# en 769681cd
other-game = Anderes Spiel
# en c964a8df
watch-replay = Partie noch einmal ansehen
# en 5b6bd7dd
export = Aufzeichnung herunterladen
# en fbbc84b4
show-table = Tisch zeigen
# en 3c957fa5
show-result = Ergebnis zeigen

## Aufzeichnungen

# en c8dae637
replay-title = Partie ansehen
# en 2ad6d9d7
replay-paste = Füge hier eine Aufzeichnung ein oder wähle eine Datei.
# en bfdd5106
replay-record = Aufzeichnung
# en 3e10c3cd
replay-file = Datei wählen
# en a71e7573
replay-open = Ansehen
# en 302fe5a1
replay-other = Andere Aufzeichnung öffnen
# en a5ff48c2
replay-eyes = Aus wessen Sicht
# en de0033f8
eyes-all = Alles offen
# en 2c397ebf
eyes-gallery = Publikum
# en d057d8fc
replay-at = Aktion { $ply } von { $count }
# en c335f826
replay-start = Vor der ersten Aktion
# en 055ac147
replay-did = { $name }: { $action }
# en 7f5d74a6
replay-chance = Der Zufall
# en a14598d2
replay-hidden = { $name } wählt geheim.
# en bbdfb9f9
step-first = Zum Anfang
# en 0037eb0f
step-back = Eins zurück
# en a327a750
step-part-back = Zum Anfang des Abschnitts
# en b6496b59
step-play = Abspielen
# en 858e4ba7
step-pause = Anhalten
# en 4ae69add
step-on = Eins weiter
# en c7c9acc4
step-part-on = Zum nächsten Abschnitt
# en 9eea1655
step-last = Zum Ende
# en 64cff131
replay-slider = Aktion
# en 7a5413e0
replay-part = Abschnitt der Partie
# en 9582b504
replay-pace = Tempo
# en bbc5cb20
replay-link = Link zu diesem Moment kopieren
# en 1baa3d63
continue-here = Von hier weiterspielen
# en 9c763c76
continue-about = Ein neuer Tisch beginnt in diesem Moment. Was gespielt wurde, bleibt; was der Zufall ab hier entscheidet, wird neu ausgeteilt. Auf allen anderen Plätzen spielen Bots.
# en 902ff2b0
continue-seat = Wessen Platz du übernimmst
# en 680256fb
review = Partie durchsehen
# en aff0766a
review-title = Rückblick
# en bb3708c4
review-whose = Entscheidungen von
# en 10eb99d2
review-all = allen
# en 2c58aa30
review-by = Beurteilt
# en a051958f
review-known = nach dem, was man wissen konnte
# en a1d3a7dd
review-open = mit offenen Karten
# en 0204807e
review-about = { $by ->
    [open] Die Chancen aller, und was jeder Zug wert war, hätte man alle Hände gekannt. Das konnte niemand wissen, also ist es kein Vorwurf.
   *[known]
        { $whose ->
            [all] Die Chancen, wie das Publikum sie einschätzen konnte, und jede Entscheidung nach dem, was in dem Moment auf ihrem Platz zu wissen war.
           *[one] Chancen und Entscheidungen nach dem, was { $name } in jedem Moment wissen konnte.
        }
}
# en 0d788f48
review-how = Ein Bot hat von jeder Stellung aus viele Male weitergespielt; ± sagt, um wie viel eine Zahl danebenliegen kann.
# en 4e636b5c
review-progress = { $done } von { $pieces } Stellungen beurteilt
# en a7f2d47d
review-complete = Alle Stellungen sind beurteilt.
# en 035d0124
review-chances = Gewinnchancen
# en 71b66520
review-slider = Moment der Partie
# en 0c06d488
review-chance = { $sure ->
    [yes] { $percent } %
   *[no] { $percent } % (± { $error })
}
# en 5fb162e4
review-table = Alle Momente als Tabelle
# en 4990afbb
review-decisions = { $by ->
    [open] Die Entscheidungen, die am meisten kosteten, alle Karten offen
   *[known] Die Entscheidungen, die am meisten kosteten, nach dem, was man wissen konnte
}
# en 42098b97
review-wait = Sie kommen, wenn alle Stellungen beurteilt sind.
# en e165c083
review-none = Von keiner Entscheidung steht fest, dass sie etwas gekostet hat.
# en 0d4de799
review-when = { $name }, nach Aktion { $ply }
# en a77bedbb
review-chosen = Gewählt: { $action }
# en 0b76a911
review-better = Besser: { $action }
# en 103bc4fe
review-cost =
    { $percent ->
        [one] Das senkte die Gewinnchance um etwa { $percent } Prozentpunkt (± { $error }).
       *[other] Das senkte die Gewinnchance um etwa { $percent } Prozentpunkte (± { $error }).
    }
# en dc629a16
review-why = Ein Bot an diesem Platz würde sagen: „{ $why }“
# en 0ed0fb18
review-no-why = Kein einzelner Grund gibt den Ausschlag: Es zeigt sich, wenn man viele Male weiterspielt.
# en d8fc9e8a
review-look = Diesen Moment ansehen
# en 590b371c
review-again = Von hier noch einmal versuchen
# en 1c840041
seal-holds = Das Siegel hält: Alles wurde aus dem Geheimnis noch einmal ausgeteilt, und die Aufzeichnung ist so, wie sie geschrieben wurde.
# en b758df89
seal-continued = Das Siegel hält für alles, was an diesem Tisch gespielt wurde: Es wurde aus dem Geheimnis noch einmal ausgeteilt. Was davor liegt, stammt aus einer anderen Partie.
# en 47a65d00
seal-deal = Das Siegel bürgt dafür, wie ausgeteilt wurde: Alles wurde aus dem Geheimnis noch einmal ausgeteilt. Namen und manche Optionen lassen sich nicht beweisen; Aufzeichnungen früherer Versionen haben keine eigene Prüfsumme.
# en 2b0d8921
seal-changed = Was der Zufall entschied, folgt aus dem Geheimnis, aber die Aufzeichnung ist nicht unversehrt: Etwas darin wurde geändert oder weggelassen.
# en 8bab30f3
seal-broken = Das Siegel ist gebrochen: Was der Zufall entschied, folgt nicht aus dem Geheimnis.
# en 6e7b7d04
seal-none = Diese Aufzeichnung hat kein Geheimnis, also lässt sich der Zufall nicht prüfen.

## Regeln

# en 33102bfb
rules-title = Regeln von { $game }
# en acd7ef5a
rules-numbered = Die nummerierten Regeln
# en 1b6206f9
rules-about = Jeder Zug wird nach einem dieser Sätze beurteilt. Den Link eines Satzes kannst du weitergeben.
# en 542570b1
rules-filter = Regeln durchsuchen
# en c557900d
rules-found =
    { $count ->
        [0] Keine Regel enthält das. Versuch es mit weniger Buchstaben, einem anderen Wort oder einer Nummer wie BIB-GIFT-5.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
# en 9bae918a
rules-sections = Abschnitte
# en c47de463
rules-more = Quelle und Beispiele zu { $rule }
# en 951b8b4a
print-overview = Diese Seite drucken
# en 2e1cbc1a
print-rules = Regeln drucken
# en 033893a0
example = Ein Beispiel
# en d98f791e
example-another = Noch ein Beispiel
# en ea7d7935
example-asked = { $name }: { $question }
# en 425bcdbe
example-begins = So steht es, mit offenen Karten.
# en 31be1790
example-quiet = Hier gibt es nichts zu berichten.
# en 49fd73bd
example-refused = { $name } darf das nicht: { $action }.
# en 97903f19
example-next = Weiter
# en ae0de6f5
example-try = Von hier aus ausprobieren
# en 26f3ca37
example-tries = Du antwortest für alle, und nichts wird gespeichert.
# en 0b7372cd
example-back = Zurück zum Beispiel
# en 2421c83e
example-over = Hier ist die Partie zu Ende.
# en 66e6ccef
origin-book = aus der Spielanleitung
# en fdf3f50d
origin-public = aus einer anderen öffentlichen Quelle
# en 723f8896
origin-derived = folgt aus anderen Regeln
# en 29b77f62
origin-house = Eigenheit dieses Programms
# en 3610be51
origin-ruling = unsere Entscheidung { $ruling }

## über eine Ausgabe

# en 76503fcc
edition-title = Über diese Ausgabe von { $game }
# en ca6dd8ce
edition-about = Was in der Schachtel liegt, Angabe für Angabe, und woher jede stammt.
# en 096636b8
edition-ours =
    { $count ->
        [0] Alles hier ist durch eine Quelle belegt.
        [one] Eine Angabe haben wir rekonstruiert: Keine Quelle nennt sie. Sie ist mit einer Feder gekennzeichnet.
       *[other] { $count } Angaben haben wir rekonstruiert: Keine Quelle nennt sie. Sie sind mit einer Feder gekennzeichnet.
    }
# en caf85b08
sources = Quellen
# en 1990af22
edition-rulings = Unsere eigenen Entscheidungen. Unter diesen Nummern stehen sie auf Englisch in docs/rulings.md, das zum Programm gehört.
# en 26f814fb
by-book = Spielanleitung
# en 8692265f
by-public = öffentliche Quelle
# en 20e45a19
by-derived = folgt aus anderen Angaben
# en 1a13ed5a
by-reconstructed = unsere Rekonstruktion
# en 783f1832
edition-correct = Wenn in deinem Exemplar etwas anderes steht
# en 2f943484
edition-correct-file = Wer das Spiel besitzt, weiß es besser als wir. Schreib nur auf, was anders ist, jede Angabe mit ihrem Wert und Beleg:
# en cd30f07e
edition-correct-check = Das sagt dir, ob sich mit der Datei spielen lässt, oder was daran nicht stimmt:
# en e5543fac
edition-correct-play = Dann wähle sie unter „{ $place }“, wenn du einen Tisch eröffnest. Ausführlich steht es in docs/editions.md, das zum Programm gehört.

## Zeit an einem Tisch

# en 33b93476
clock = Zeit
# en f7fcff0d
clock-none = Unbegrenzt
# en d7335950
clock-fischer = Mit Zuschlag
# en 55983d21
clock-turn = Je Zug
# en dc044fdd
clock-match = Für die Partie
# en 33b93476
clock-time = Zeit
# en c7b1c3c9
clock-more = Zuschlag
# en 7348c432
clock-flag = Ist sie um
# en 6a052f19
clock-flag-bot = spielt ein Bot weiter: { $level }
# en bd5d2d7b
clock-flag-ends = wird die Partie abgebrochen
# en e3f76c2b
clock-rule-fischer = Alle haben { $time } für die Partie; wer an die Reihe kommt, erhält jedes Mal { $more } dazu.
# en 44d4aafa
clock-rule-turn = Für jeden Zug gibt es { $time }.
# en cab13cb2
clock-rule-match = Alle haben { $time } für die ganze Partie.
# en 5044f4f7
clock-then-bot = Ist die Zeit um, spielt ein Bot (Stufe { $level }) weiter, bis die Person zurückkommt.
# en 6b0d78aa
clock-then-ends = Ist jemandes Zeit um, wird die Partie abgebrochen und zählt nicht.
# en f1aa0228
clock-near = Du hast noch eine Minute.
# en 0991e1a9
clock-nearer = Du hast noch zehn Sekunden.
# en 9d74932b
clock-of-bot = Bot
# en db1d6ed3
clock-agrees = ist für eine Pause
# en 244f22e8
clock-awaited = ist noch nicht da
# en f8ad9709
clock-begins = Die Zeit beginnt, wenn alle zu dieser Partie gekommen sind, spätestens nach einem Tag.
# en ab24ee9e
clock-paused = Der Tisch macht Pause.
# en d5125345
clock-broken-off = Die Zeit von { $name } ist um: Die Partie ist abgebrochen.
# en acf2d8df
pause-agree = Einer Pause zustimmen
# en ec3ff608
pause-no = Doch keine Pause
# en 49c45698
pause-end = Pause beenden
# en d8a6cffe
table-broken-off = abgebrochen

## für Mitwirkende

# en 6a2c3453
showcase-title = Schaukasten von { $game }
# en ccc5a54a
showcase-none = Dieses Spielbrett hat keinen Schaukasten.

## Lektionen

# en 97903f19
lesson-go-on = Weiter
# en a1d733a8
lesson-match = Eine erste Partie spielen
# Der Titel der Lektion.
# en 2d0022fd
lesson-next = Nächste Lektion: { $lesson }
# Der Titel eines Rätsels.
# en 76b1e9e3
puzzle-next = Weiter mit: { $puzzle }
# en 8202f960
lesson-look = Zeig auf irgendetwas oder drück lange darauf, um zu lesen, wozu es da ist.
# en a75a2237
lesson-leave = Lektion verlassen
# en 00982d49
lesson-counted = Dieser Server zählt, welche Schritte der Lektionen erreicht werden. Über dich speichert er nichts.
# en 107b8dbf
lesson-step = Schritt { $step } von { $steps }
# Der Titel der ersten Lektion.
# en ae04873f
learn = Neu hier? { $lesson }
# en 6f5979ae
learn-more = Weitere Lektionen
# en 84e29b01
lessons = Spielend lernen
# en 1318ec24
puzzles = Rätsel
# en a4c3ed04
lesson-done = fertig
# en 63ac9f87
lesson-hint = Gemeint ist: { $action }
# en a4245a3c
coach-tip = Tipp
# en 3ccfb246
coach-about = Was der Coach sagt
# en 536e15fb
coach-silence = Keine Tipps mehr
# en eb2fa0ad
coach-close = Diesen Tipp schließen
# en f8ab8f81
coach-tips = Tipps in meinen ersten Partien

## an edition by its owners

# en 25e2ef24
own-title = Was ist in deiner Schachtel gedruckt?
# en 5760d7cf
own-offline = Dieses Formular braucht einen Server: Offline gibt es das nicht.
# en fa3d661d
own-link-form = Deine Schachtel mit unseren Angaben vergleichen
# en 4754806b
owners-link = Dateien anderer Besitzer
# en 6cd5802f
owners-title = Was Besitzer über ihre Schachteln sagen
# en c09c9701
edition-owners = Hast du das Spiel? Dann kannst du klären, was wir nur rekonstruieren konnten: Klick auf der Zeichnung auf eine Stelle und sag, was dort gedruckt ist.
# en 8288f0d1
by-owners = zwei Besitzer der Schachtel, auf diesem Server
# en b8ad6c7f
edition-otherwise = { $owners ->
   *[other] { $owners } Besitzer auf diesem Server sagen etwas anderes: { $value }
}

## Ergebnisse unter Freunden

# en 535aa036
results = Unsere Ergebnisse
# en deba2b3c
results-about = Eine Ergebnistabelle für Leute, die miteinander spielen: wer wie oft gewonnen hat und wer wie stark scheint. Sie braucht kein Konto, und sonst sieht sie niemand.
# en 333d160a
results-title = Wie soll die Ergebnistabelle heißen?
# en 81094975
results-name = Dein Name darin
# en e21e4c35
results-begin = Mit dieser Partie anfangen
# en d1ed7e0b
results-join = Mitmachen und diese Partie zählen
# en d63cc35f
results-count = Diese Partie zählen
# en 8904e82d
results-count-in = Diese Partie in „{ $title }“ zählen
# en 5cc4fff8
results-show = Ergebnisse zeigen
# en 15f0789f
results-counted = Diese Partie ist gezählt.
# en f7700e10
results-agreed = Alle sind einverstanden: Die Partie zählt, sobald sie zu Ende ist.
# en 26079d27
results-for-good = Eine Partie zählt, wenn alle, die sie spielen, es so wollen. Zurücknehmen kannst du es danach nicht. Wer in dieser Partie mitspielt, darf beitreten.
# en 1cf863c6
results-alone = Verglichen werden nur Leute untereinander: Eine Partie nur gegen Bots zählt nicht.
# en 1695bced
results-one-screen = Wo mehrere an einem Bildschirm spielen, zählt die Partie nicht: Alle müssen auf ihrem eigenen Gerät zustimmen.
# en 1f0b2588
results-none = Dieser Browser gehört nicht zu diesen Ergebnissen. Spiel eine Partie mit jemandem, der dazugehört, und mach dort mit.
# en 4b95c8d7
results-empty = Noch ist keine Partie gezählt.
# en 847be071
results-gone = eine Person, die nicht mehr dabei ist
# en 75f21067
results-last = Die letzten Partien
# en d195c432
results-how = Was die Zahlen bedeuten
# en 2427885f
results-how-strength = In jedem Spiel fangen alle mit 1000 an. Wer vor anderen landet, gewinnt dazu, und zwar mehr, wenn diese stärker schienen. Die Zahl nach ± sagt, um wie viel das falsch sein kann: Mit jeder Partie wird sie kleiner. Die Reihenfolge richtet sich danach, was jemand sicher gezeigt hat: die erste Zahl weniger die zweite.
# en 591c1f60
results-how-counts = Bots zählen nicht mit, ebenso wenig Partien, die abgebrochen wurden oder aus einer anderen hervorgingen. Wer eine Weile einen Bot spielen ließ, zählt trotzdem. Aufgehoben werden die letzten 1000 Partien.
# en f8a8f86a
results-me = Du bist hier als { $name }
# en 0efcdd27
results-rename = Namen ändern
# en 30bb4059
results-link-about = Damit du es auch auf einem anderen Gerät bist, braucht es einen Link. Behalte ihn für dich.
# en 8d416629
results-link = Link für dein anderes Gerät kopieren
# en 0cb36889
results-leave-about = Wenn du gehst, bleiben deine Partien den anderen, ohne deinen Namen. Dieselbe Person wirst du hier nicht wieder.
# en abae760f
results-leave = Diese Ergebnisse verlassen
# en e4602ecb
results-ask = Mit diesem Link bist du in diesen Ergebnissen auch auf diesem Gerät { $name }. Wenn er nicht von dir ist, lehne ab.
# en 13ce980f
results-take = Das bin ich
# en 54da662f
results-refuse = Das bin ich nicht
# en c5a6a9f3
results-missing =
    { $count ->
        [one] Sie zählt, sobald auch { $names } zustimmt.
       *[other] Sie zählt, sobald auch { $names } zustimmen.
    }
# en d6df474b
results-known-hardly =
    { $matches ->
        [one] Nach einer Partie: kaum bekannt.
       *[other] Nach { $matches } Partien: kaum bekannt.
    }
# en 38507f0d
results-known-roughly =
    { $matches ->
        [one] Nach einer Partie: ungefähr bekannt.
       *[other] Nach { $matches } Partien: ungefähr bekannt.
    }
# en 5dab74fa
results-known-well =
    { $matches ->
        [one] Nach einer Partie: gut bekannt.
       *[other] Nach { $matches } Partien: gut bekannt.
    }
# en 5324aec1
results-tally = Gewonnen: { $won }. Vom ersten bis zum letzten Platz: { $places }.
