### Ce que dit la page en français, autour de n’importe quel plateau.
###
### On vouvoie. Les noms de personnes restent tels quels, et la phrase convient aux femmes comme aux
### hommes. Les boutons sont courts ; les textes à côté sont des phrases entières.
### Mêmes termes que dans house.ftl ; replay = revoir.

## la maison

# en ff0ef36e
house = Chapterhouse
# en e52bf3bb
house-sentence = Des jeux de société au monastère, entre amis ou contre des robots. Et quand un coup est interdit, vous voyez la règle.
# en 5d962028
title = { $page } · Chapterhouse
# en 786999cc
skip = Aller au contenu
# en 7d9eb7ac
close = Fermer
# en 8d525e5f
copied = Copié
# en 29887a5f
share = Partager
# en a2fb42e5
qr = Montrer en code QR
# en 5bc8ba86
qr-of = Code QR : { $link }
# en d237c0fb
qr-about = Visez-le avec la caméra de l’autre appareil. Toute personne qui voit ce code peut utiliser le lien.
# en 7ba2d337
link-here = Cette adresse ne s’ouvre que sur cet ordinateur. Pour d’autres appareils, il faut lancer le serveur à une adresse qu’ils atteignent (serve --host).
# en e8042406
or-else = Plus de choix

## ennuis

# en e1c90333
trouble-page = Quelque chose s’est mal passé sur cette page. Rechargez-la ; la table est en sûreté sur le serveur.
# en 4fdf91cd
trouble-unreachable = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
# en 57c7fd21
offline-works = D’ici là, vous voyez ici vos tables, pouvez changer les réglages et jouer hors ligne si ce navigateur l’a déjà chargé ; pour tout le reste, il faut le serveur. Quand la connexion revient, la page reprend d’elle-même.
# en 134cb6ad
trouble-server = Le serveur n’a pas pu le faire. Réessayez dans un instant.
# en d8b8392e
try-again = Réessayer
# en dd0f3e8d
lost-title = Page introuvable
# en b7afe482
lost-text = Il n’y a rien à cette adresse. Il manque peut-être une partie du lien.
# en 66c9326e
go-home = Aller à l’accueil

## la première page

# en 6eba5ba8
against-bots = Contre des robots
# en 309126c1
play-bots = Jouer à { $game } contre des robots
# en f61b2ebe
with-friends = Avec des amis
# en 2e210b28
play-friends = Jouer à { $game } avec des amis
# en 54eb7ea2
players = { $numbers } joueurs
# en 13a6b224
how-to-play = Comment jouer
# en 77d06104
how-to-play-title = { $game } : comment jouer
# en 4120d9e7
aim-known = Je connais le jeu
# en fe72bcdc
said-of = { $what } : { $text }
# en c4e67eba
rulebook = Règles
# en f86b9bb2
about-edition = À propos de cette édition
# en 696f4e35
my-tables = Vos tables
# en b8433849
my-tables-count = Vos tables ({ $count })
# en 78d0e439
my-tables-none = Les tables où vous jouez restent ici, pour que vous puissiez y revenir.
# en c92b9419
table-seen = vue pour la dernière fois le { $when }
# en c06b41f0
table-with = avec { $names }
# en 81035781
table-turn = À jouer : { $name }
# en a29e21e5
table-waiting = On attend des amis
# en 7193feda
table-won = Victoire : { $names }
# en 7e187a5c
tables-over = Terminées ({ $count })
# en bf6759be
resume = Reprendre
# en b60e7b8f
look-back = Regarder
# en d3995a7c
forget = Retirer de cette liste
# en 6da1d450
forgotten = { $title } : retirée de cette liste. Ce navigateur perd ses clés de la table ; la table elle-même reste.
# en 8f59a41b
forgotten-offline = { $title } : table supprimée. Elle n’était que dans ce navigateur.
# en a8283ade
undo = Annuler
# en eee414ed
keyring = Vos tables sur un autre appareil
# en ef91da82
keyring-about = Un lien apporte cette liste, avec toutes vos places, vos tournois et vos résultats entre amis, sur vos autres appareils. Le serveur conserve la liste sous une forme qu’il ne peut pas lire.
# en 7fc4275c
keyring-make = Créer le lien
# en 0e0a306b
keyring-shared = Tous les appareils où ce lien a été ouvert partagent cette liste : une nouvelle table apparaît sur chacun d’eux, et celle que vous retirez disparaît de tous.
# en 0770cd95
keyring-link = Copier le lien vers vos tables
# en 9e3dc3c3
keyring-warning = La personne qui a ce lien joue pour vous à toutes ces tables : ne le donnez à personne.
# en ed5a2d86
keyring-leave = Ne plus partager la liste sur cet appareil
# en c4f744a0
keyring-left = Cet appareil ne partage plus la liste. Ses tables sont toujours là.
# en 8937d408
keyring-revoke = Annuler le lien
# en d4f645ba
keyring-revoke-about = Plus aucun autre appareil n’a alors la liste, et vos places, tournois et résultats ne s’ouvrent plus que dans ce navigateur.
# en 280a520a
keyring-revoked =
    { $failed ->
    [0] Le lien n’ouvre plus rien, et vos places, tournois et résultats ne s’ouvrent plus que dans ce navigateur.
   *[other] Le serveur n’a pas encore répondu : le lien ouvre peut-être encore quelque chose. Ce navigateur redemandera de lui-même chaque fois qu’il sera ouvert.
}
# en ca0e783a
keyring-title = Les tables d’un autre appareil
# en 19b1854d
keyring-ask = Ce lien ajoute les tables d’un autre appareil à celles de celui-ci, et inversement. S’il n’est pas de vous, refusez : la personne qui l’a créé pourrait jouer à votre place.
# en 0f4e4002
keyring-open = Il est de moi : partager la liste
# en b0f44207
keyring-refuse = Il n’est pas de moi
# en 602d7375
sign-in-about = Ou connectez-vous avec { $provider } : cette liste sera alors sur chaque appareil où vous le faites. La personne qui gère ce serveur pourrait alors ouvrir la liste et jouer à votre place. Pour jouer, aucun compte n’est nécessaire.
# en d6fce283
sign-in = Se connecter avec { $provider }
# en 9b83bf5a
sign-in-on = Cette liste est aussi sur chaque appareil où vous vous connectez avec { $provider }. La personne qui gère ce serveur pourrait l’ouvrir.
# en 12648aac
sign-out = Se déconnecter et retirer ces tables de cet appareil
# en 445f4923
signed-out = La déconnexion est faite. Vos tables restent dans la liste et reviendront quand vous vous connecterez.
# en b1fc4a6d
sign-in-forget = Oublier mon compte sur ce serveur
# en 406abb69
sign-in-forgotten = Ce serveur ne connaît plus votre compte. Vos appareils continuent à partager la liste.
# en 824a1d70
signed-in = Connexion
# en e0972690
signed-in-wait = Un instant…
# en 2e7f6e88
signed-in-ask = Votre compte : { $name }. Désormais, tous les appareils connectés à ce compte partagent une même liste de tables : celles de chacun apparaissent sur tous. Si ce n’est pas votre compte, refusez : la personne à qui il est pourrait jouer à votre place.
# en bad3cf15
signed-in-share = C’est moi : partager la liste
# en 8a55f5e6
signed-in-refuse = Ce n’est pas moi
# en c7db89b3
signed-in-none = La connexion n’a pas eu lieu, et rien n’a changé. Tout fonctionne sans compte.
# en 2518f557
signed-in-elsewhere = Cette connexion n’a pas été commencée dans ce navigateur, ou elle est déjà terminée. Rien n’a changé. Pour vous connecter, commencez sur la page d’accueil, sous « { $part } ».
# en f7f4bdcd
tournament-to = Au tournoi
# en 114f0012
tournament-open = Ouvrir un tournoi
# en d375dd50
tournament-named = Tournoi : { $name }
# en 178657fd
replays = Parties enregistrées
# en cdaa34b3
replays-about = Parcourez pas à pas une partie enregistrée, de votre point de vue ou en voyant tout.
# en 1d16abc5
open-replay = Ouvrir un enregistrement

## jouer sans serveur, sur la première page

# en d0ebc166
play-offline = Jouer hors ligne
# en 18591696
offline-about = Contre des robots ou à plusieurs devant cet écran, avec les leçons et les règles : tout se passe dans ce navigateur, même sans connexion.
# en 810db9d6
offline-size = Pour cela, environ { $size } Mo sont chargés une seule fois.
# en 20d4c734
offline-load = Charger et jouer
# en e5734215
offline-loading = Chargement : { $percent } %
# Sans connexion, quand rien n’a été chargé auparavant.
# en c52f3bf4
offline-once = Pour jouer hors ligne, il faut d’abord un chargement pendant que le serveur répond : choisissez alors ici « Jouer hors ligne ».
# en 00b9f7ea
offline-none = Ce serveur n’a rien à charger pour jouer hors ligne.
# en 6cbd3eb9
offline-full = Ce navigateur n’a pas assez de place. Libérez de l’espace sur cet appareil, puis réessayez : ce qui est déjà là n’est pas rechargé.
# en 16a0b4a5
offline-on = Vous jouez hors ligne. Vos tables restent dans ce navigateur, et personne d’autre ne peut les rejoindre.
# en 8e003438
offline-off = Revenir en ligne
# At the head of each page while one plays offline.
# en 8e2c7ac5
offline-mark = hors ligne
# en 0d438baf
offline-starting = Préparation du jeu hors ligne. Cela prend quelques secondes.
# en 2b68f28e
offline-taken = Vous jouez déjà hors ligne dans un autre onglet. Continuez là-bas, ou fermez-le et réessayez.
# en e6feae97
offline-broken = Le jeu hors ligne n’a pas pu démarrer. Rechargez la page ; si cela ne suffit pas, ce navigateur est peut-être trop ancien.

## avant une partie

# en 77989484
start-title = Jouer à { $game }
# en 2c6b2e25
your-name = Votre nom
# en 1a67b5de
your-names = Vos noms
# en 6b1d005d
name-at-seat = Nom pour la place { $number }
# en ea44a2cb
company = Avec qui
# en f17c0acb
company-bots = Robots
# en 798ef629
company-friends = Amis, par un lien
# en ad0ed118
company-screen = Cet écran
# en 5ed8944a
guest = Invité
# en abbf8de7
guest-number = Invité { $number }
# en 84e12ac6
how-many = Joueurs
# en 06cd0aa0
level = Force des robots
# en 3b10394b
start = Commencer
# en be70bbb8
start-waiting = Ouvrir la table
# en 9e2bf27c
who-sits = Qui s’assied où
# en 86d76ad4
seat-number = Place { $number }
# en 233a30fb
kind-me = Sur cet écran
# en 7651a07a
kind-friend = À distance, par un lien
# en 7bcedea5
kind-bot = Un robot
# en dcd1d522
name = Nom
# en 6a5e0e8c
hot-seat-note = Plusieurs personnes partagent cet écran : entre les tours, un rideau cache ce qui est secret.
# en 3a1aa4af
friend-note = Vous recevez un lien à transmettre à chaque ami. La partie commence dès que tout le monde est là.
# en ca013197
shapes-dealt = Les couleurs et les signes sont distribués au début de la partie.
# en 302e2a09
options = Options des règles
# en 76f62ef4
option-about = { $option } : { $value }.
# en 93d8f977
chosen = Choisi par vous :
# en dcd91d2f
chosen-option = { $option } : { $value }
# en 24a654bb
chosen-drop = { $choice } ; revenir au choix habituel
# en 3355012e
chosen-reset = Tout comme d’habitude
# en ba69c0e5
chosen-seats = joueurs de plusieurs sortes
# en 252b4685
watched = D’autres peuvent regarder, sans voir les secrets de personne
# en 2b6c7c8f
unwatched = personne ne regarde
# en c1c6fca3
lobby = Tables ouvertes
# en 41970fb0
lobby-with =
    { $count ->
    [0] Encore personne
    [one] { $names } attend
   *[other] { $names } attendent
}
# en 25f0ca1d
lobby-free =
    { $free ->
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
# en 192e7130
lobby-bots =
    { $bots ->
    [one] Un robot joue.
   *[other] { $bots } robots jouent.
}
# en e25eb465
lobby-box = une autre boîte que la nôtre
# en 65e9fe34
open-table = Toute personne sur ce serveur peut s’asseoir
# en 97a9d392
my-box = Mon exemplaire du jeu est différent
# en 8fdce09d
my-box-about = Si votre exemplaire ne dit pas la même chose que nos données, choisissez un fichier avec celles qui diffèrent (TOML, { $most } ko au plus). C’est avec elles qu’on joue à cette table.
# en 8d33c9ba
my-box-how = Comment écrire un tel fichier
# en 4f2d5131
my-box-choose = Choisir un fichier de données
# en 9592f010
my-box-chosen = On jouera avec { $file }
# en 26d14bac
my-box-remove = Retirer le fichier
# en 6b11e1be
my-box-large = { $file } est trop gros : { $most } ko sont lus au plus.
# en a308a4dd
my-box-no-text = { $file } n’est pas un texte en UTF-8.

## réglages

# en 74a883a0
settings = Réglages
# en a4fe6526
language = Langue
# en efb52e71
theme = Thème
# en 15a3cc0d
theme-system = Comme le système
# en 30dfa1dd
theme-light = Plein jour
# en 8350ec38
theme-dark = Aux chandelles
# en 7e8d11a9
motion = Animer les cartes et les pièces
# en d1a6e21b
keys = Répondre d’une seule touche
# en dec3dbe4
confirm-moves = Confirmer chaque coup
# en 57f9d7e0
turns-end = Continuer automatiquement quand j’ai choisi
# en 07ce054b
bots-pace = Les robots jouent
# en 793080bb
pace-slow = lentement
# en 1043c0bd
pace-normal = normalement
# en 115dc360
pace-fast = vite
# en 2c1c3733
pace-instant = tout de suite
# en 07a479fb
bots-pause = Mettre les robots en pause
# en e734f42c
bots-go-on = Laisser les robots reprendre
# en 45cbcd68
bots-paused = Les robots sont en pause
# en d19dad5a
bots-skip = Jusqu’à mon tour
# en f2d14573
your-turn = À vous de jouer
# en 7e95ae41
turn-sound = Un son quand c’est à moi
# en aa983fa8
turn-notices = Une notification quand je suis ailleurs
# en bab1c324
turn-notices-denied = Le navigateur n’autorise pas les notifications de cette page. Cela se change dans ses réglages.

## la table

# en e477abfd
table-title = Table de { $game }
# en 8885d59a
table-menu = Cette table
# en bb358f3a
opening = La table se prépare…
# en 7b6cd8d2
connection-lost = La connexion est perdue. On essaie de la rétablir ; rien de ce que vous avez joué n’est perdu.
# en 549f5e23
try-now = Essayer maintenant
# en 6ca5ff18
closed-title = Vous n’avez pas accès à cette table
# en f7243cf1
closed-seat = Vous n’avez pas accès à cette place
# en c26cc9d4
watch-match = Regarder la partie
# en 3e24924b
game-region = Le plateau
# en 633286e5
table-keys = La table. Les flèches vont d’une chose à l’autre, Entrée va à sa règle.
# en e1ecacde
parts = Parties du plateau
# en dfc12d6b
parts-wanted = (choix à faire ici)
# en f47f1edc
prompt-region = À faire
# en ea7d7935
question-for = { $name } : { $question }
# en 11a4f62b
thinks = { $name } réfléchit
# en d57c259b
nobody-asked = { $count ->
    [1] { $name } joue.
   *[other] Les autres jouent.
}
# en 21e49eb2
chronicle = Journal
# en d73c6e15
chronicle-all = Montrer tout le journal
# en ffa74cd9
chronicle-less = Replier le journal
# en f279f39e
chronicle-empty = Il ne s’est encore rien passé.
# en 2f4d4530
chronicle-since = Depuis votre dernier tour
# en 8164c8cc
forced = Vous n’aviez pas le choix
# en a7b4cf9f
hint = Conseil
# en 0b70bdaf
hint-says = À votre place, le robot : { $action }
# en 3e1a0453
hint-expects = Ce qu’il en attend
# en af7af549
hinted = { $name } (conseillé)
# en 70fbb54b
brings = Effet
# en c963c5ad
brings-all = Effet : { $events }
# en 47bf6144
why-not = Impossible maintenant ({ $count })
# en 0eb31636
listed = Choisissez sur la table, ou dans une liste ({ $count })
# en be4bc2f8
key = La touche { $key } du clavier fait de même
# en 7d2a64f5
take-back = Annuler
# en 97903f19
end-turn = Continuer
# en 2ab13675
turn-open = Votre choix est fait. Continuer, ou annuler un choix ?
# en b27894f0
turn-open-of = { $name } peut encore annuler un choix.
# en eebdd24a
confirm = Confirmer
# en 368aeb42
confirm-asks = Confirmez, ou choisissez autre chose :
# en 19766ed6
cancel = Ne pas confirmer
# en 2c3ce283
sent = Votre réponse est en route.
# en 49e96d7c
amount = Nombre
# en 0b5bf8ad
amount-less = Un de moins
# en 08c3eb64
amount-more = Un de plus
# en 22acdfd9
amount-say = Enchérir à { $amount }
# en 328617e3
watching = Vous regardez.
# en 50865dff
watchers =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }

## la conversation à la table

# en 460b3a7d
talk-title = Conversation
# en b22a0250
talk-unread = Du nouveau dans la conversation
# en cab806b4
talk-all = Montrer la conversation
# en 692a38dc
talk-less = Replier la conversation
# en 93cfe02c
talk-empty = Personne n’a encore rien dit.
# en 48f398cd
talk-said = { $name } dit : { $words }
# en 34c42fb7
talk-words = À toute la table
# en f6f4688f
talk-say = Envoyer
# en 10ecff79
talk-closed = La conversation est fermée pour le moment.
# en aff05128
talk-breaks = Cela rompt le silence, ce qui a son prix.
# en 32c410c7
talk-pay = Envoyer et payer
# en 2aecc718
talk-keep = Garder le silence
# en 4c5918d6
talk-mute = Masquer les messages de { $name }
# en 419a0910
talk-unmute = Montrer les messages de { $name }
# en 3427d155
report = Signaler { $name }
# en 493c439e
report-about = Qu’a fait { $name } ? La personne qui tient ce serveur le lira, avec ce qui s’est dit ici en dernier ; personne d’autre.
# en b6ce788d
report-send = Signaler
# en 4f7cab30
report-done = La personne qui tient ce serveur peut maintenant le lire.
# en 19766ed6
report-cancel = Annuler

## les places d’une table

# en f3b81325
seats = Places
# en bb0347a4
seat-you = vous
# en 46673337
seat-here = à la table
# en fff0bc37
seat-screen = à cet écran
# en 378ce56a
seat-away = pas à la table
# en 7b20b4d7
seat-free = encore libre
# en a9bb2d80
seat-open = attend la personne qui recevra le lien
# en 9d74932b
seat-bot = robot
# en ed940c04
seat-stand-in = un robot joue pour l’instant
# en 0dd388f0
friend-link = Copier le lien vers cette place
# en 311a457e
new-link = Faire un nouveau lien
# en 3f7e7bda
new-link-why = L’ancien lien n’ouvre plus rien.
# en ec3e309f
free-seat = Libérer cette place
# en 388466a8
free-about = { $name } n’a alors plus de clé pour cette place, et tout le monde en est informé. Vous recevez un nouveau lien.
# en efc4eeb2
free-yes = Libérer la place
# en abfe12e4
free-no = Laisser comme c’est
# en 67c2062a
give-to-bot = Donner la place à un robot
# en 670999a1
vote-yes = Laisser jouer un robot
# en 0a62c8fb
vote-why = Si toutes les personnes présentes sont d’accord, un robot joue jusqu’au retour de cette personne.
# en 6ebf23d5
vote-waits = Vous êtes d’accord pour qu’un robot joue. Il manque encore l’accord de : { $names }
# en ce619d7f
vote-no = Plutôt attendre
# en 376055ef
leave-to-bot = Laisser jouer un robot pour moi
# en 935b1fc1
sit-again = Reprendre ma place
# en 764ee095
own-seat = Votre place
# en b9e159e0
own-alone = Seul ce navigateur peut ouvrir votre place.
# en 0910bc7b
own-browsers =
    { $count ->
        [one] { $count } navigateur peut ouvrir votre place.
       *[other] { $count } navigateurs peuvent ouvrir votre place.
    }
# en cfb88bac
own-windows =
    { $count ->
        [one] Elle est ouverte dans { $count } fenêtre en ce moment.
       *[other] Elle est ouverte dans { $count } fenêtres en ce moment.
    }
# en f1352d40
handover = Jouer sur un autre appareil
# en ba438d44
handover-about = Ouvrez ce lien sur l’autre appareil. Il sert une seule fois, dans le quart d’heure. La personne qui l’a joue pour vous : ne le donnez à personne.
# en d353ef73
handover-link = Copier le lien vers votre place
# en 444398cf
lock = Fermer aux autres
# en bf615e26
lock-why = Votre place ne s’ouvre alors plus que dans ce navigateur.
# en 9ff925f1
own-locked = Votre place ne s’ouvre plus que dans ce navigateur.
# en afb63b75
notices-title = Prévenez-moi quand c’est à moi de jouer
# en e2b7b6ee
notices-about = Une notification arrive si vous êtes loin de la table depuis une minute. Elle nomme le jeu et les joueurs, et ne dit rien de la partie.
# en 38b9d88c
notices-device = Sur cet appareil
# en cd387f63
notices-impossible = Ce navigateur n’accepte pas de notifications. Sur un iPhone ou un iPad, il les accepte une fois cette page ajoutée à l’écran d’accueil.
# en 7c43a853
notices-address = Par ntfy, Discord ou Matrix, dont l’exploitant peut la lire : votre adresse
# en 07941eab
notices-keep = L’envoyer là
# en a57c4f10
notices-kept = Les notifications vont à { $address }
# en 3b322cf2
notices-stop = Ne plus rien y envoyer
# en 804026ee
notices-first = Un premier message est parti. S’il n’arrive pas, vérifiez l’adresse.
# en 9ee45b09
notices-table = Tous les tours de cette table à une seule adresse, comme un salon que tous lisent
# en 38d43dab
notices-mention = Ce qui y appelle { $name }, comme @nom
# en f97d010a
watch-link = Copier un lien pour regarder
# en a29e21e5
waiting-title = On attend des amis
# en ad593a86
waiting-text = La partie commence quand tout le monde est assis. Transmettez les liens.
# en d949ae7e
waiting-guest = Vous avez une place. La partie commence quand tout le monde est assis.
# en a9f9d0e8
join-title = Une place vous est gardée
# en 930cba25
join-text = Sous quel nom jouez-vous ?
# en 8afaa5ab
join-instead = Une place vous attend ({ $name }) : vous y continuez la partie, et les autres apprennent votre nom.
# en f2808121
join = S’asseoir
# en 37f5bb14
handover-title = Votre place dans ce navigateur
# en 7dce1efe
handover-text = Ce lien ouvre ici une place ({ $name }) ; là où elle est déjà ouverte, elle le reste.
# en ad607fc3
handover-open = Ouvrir la place ici
# en 1fe6c8f7
leave = Quitter la table

## plusieurs personnes à un écran

# en a7e77a03
curtain-title = Passez l’appareil à { $name }
# en 824eb6b3
curtain-text = Tout ce qui est secret est caché. Personne d’autre ne doit regarder maintenant.
# en 4c96ae98
curtain-ready = C’est moi, { $name }
# en 3d792c91
curtain-early = C’était trop tôt : appuyez encore une fois quand { $name } est à l’écran.

## la donne

# en 0cc62725
deal = La donne
# en 55a9d75f
seal-about = La donne a été scellée avant le début de la partie. Voici le sceau ; le secret qu’il cache est montré à la fin de la partie, et chacun peut vérifier que rien n’a été changé.
# en 50ed6511
seal = Sceau
# en 7e32a729
secret = Secret
# en ee62560c
secret-about = Téléchargez l’enregistrement et lancez chapterhouse verify FICHIER : tout est redistribué à partir du secret et le sceau comparé.
# en 3e5db98e
deal-continued = Cette partie en continue une autre à partir de l’action { $count }. Le sceau concerne ce qui a été distribué depuis.
# en 2f5d9ff1
box-of-table = Ce que contient la boîte
# en 6e2f80bf
edition-digest = Empreinte
# en 8f35fda5
box-ours = À cette table, on joue avec nos données du jeu.
# en 40a2cd00
box-theirs =
    { $count ->
        [one] { $count } donnée de cette table n’est pas la nôtre : elle vient du fichier de la personne qui a ouvert la table.
       *[other] { $count } données de cette table ne sont pas les nôtres : elles viennent du fichier de la personne qui a ouvert la table.
    }
# en ef03a3fc
box-earlier =
    { $count ->
        [one] Nous avons corrigé { $count } donnée depuis l’ouverture de cette table. On y joue avec les données de ce moment-là.
       *[other] Nous avons corrigé { $count } données depuis l’ouverture de cette table. On y joue avec les données de ce moment-là.
    }
# en ce095567
by-owner = du fichier apporté, pas de nous
# en 5e9e9fd4
by-earlier = comme chez nous à l’ouverture de la table

## la fin

# en e40dff5a
end-title = La partie est terminée
# en 746becf6
end-won-you = Vous gagnez, { $points } à { $second }
# en 1066795f
end-won-you-and = Vous gagnez avec { $names }, { $points } à { $second }
# en e420393f
end-won-one = { $names } gagne, { $points } à { $second }
# en 6a0c259c
end-won-many = { $names } gagnent, { $points } à { $second }
# en 39148ad9
end-shared-you-and = Vous partagez la victoire avec { $names }, { $points } chacun
# en 5d4a2445
end-shared-many = { $names } se partagent la victoire, { $points } chacun
# en 05b199b1
end-counting = On compte les points
# en 77deabe2
end-sum = Points
# en e9463dcc
end-rank = Place
# en 0da483ea
end-ties = Les égalités et ce qu’en disent les règles
# en a3cf8867
end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# en 8b3d22d3
end-place = { $rank }.
# en 1895172e
end-accounts = D’où viennent les points
# en a952ac92
end-nothing = Aucun point
# en a9726193
rematch = Revanche
# en eb37c239
rematch-join = Aller à la revanche
# en 77f63f43
rematch-watch = Regarder la revanche
# en 769681cd
other-game = Un autre jeu
# en c964a8df
watch-replay = Revoir la partie
# en 5b6bd7dd
export = Télécharger l’enregistrement
# en fbbc84b4
show-table = Montrer la table
# en 3c957fa5
show-result = Montrer le résultat

## parties enregistrées

# en c8dae637
replay-title = Revoir une partie
# en 2ad6d9d7
replay-paste = Collez ici un enregistrement, ou choisissez un fichier.
# en bfdd5106
replay-record = Enregistrement
# en 3e10c3cd
replay-file = Choisir un fichier
# en a71e7573
replay-open = Revoir
# en 302fe5a1
replay-other = Ouvrir un autre enregistrement
# en a5ff48c2
replay-eyes = Point de vue
# en de0033f8
eyes-all = Tout visible
# en 2c397ebf
eyes-gallery = Le public
# en d057d8fc
replay-at = Action { $ply } sur { $count }
# en c335f826
replay-start = Avant la première action
# en 055ac147
replay-did = { $name } : { $action }
# en 7f5d74a6
replay-chance = Le hasard
# en a14598d2
replay-hidden = { $name } choisit en secret.
# en bbdfb9f9
step-first = Au début
# en 0037eb0f
step-back = Un pas en arrière
# en a327a750
step-part-back = Au début de l’étape
# en b6496b59
step-play = Lecture
# en 858e4ba7
step-pause = Pause
# en 4ae69add
step-on = Un pas en avant
# en c7c9acc4
step-part-on = À l’étape suivante
# en 9eea1655
step-last = À la fin
# en 64cff131
replay-slider = Action
# en 7a5413e0
replay-part = Étape de la partie
# en 9582b504
replay-pace = Rythme
# en bbc5cb20
replay-link = Copier un lien vers ce moment
# en 1baa3d63
continue-here = Continuer à partir d’ici
# en 9c763c76
continue-about = Une nouvelle table commence à ce moment. Ce qui a été joué reste ; ce que le hasard décide ensuite est distribué à nouveau. Des robots jouent aux autres places.
# en 902ff2b0
continue-seat = La place que vous prenez
# en 680256fb
review = Analyser la partie
# en aff0766a
review-title = Analyse
# en bb3708c4
review-whose = Décisions de
# en 10eb99d2
review-all = tout le monde
# en 2c58aa30
review-by = Jugées
# en a051958f
review-known = d’après ce qu’on pouvait savoir
# en a1d3a7dd
review-open = toutes cartes visibles
# en 0204807e
review-about = { $by ->
    [open] Les chances de chacun, et ce que valait chaque coup, pour quelqu’un qui aurait connu toutes les mains. Personne ne pouvait le savoir : ce n’est donc pas un reproche.
   *[known]
        { $whose ->
            [all] Les chances telles que le public pouvait les estimer, et chaque décision d’après ce qu’on pouvait savoir à cette place à ce moment.
           *[one] Chances et décisions d’après ce que { $name } pouvait savoir à chaque moment.
        }
}
# en 0d788f48
review-how = Un robot a continué la partie de nombreuses fois à partir de chaque position ; ± indique la marge d’erreur.
# en 4e636b5c
review-progress = { $done } positions jugées sur { $pieces }
# en a7f2d47d
review-complete = Toutes les positions sont jugées.
# en 035d0124
review-chances = Chances de gagner
# en 71b66520
review-slider = Moment de la partie
# en 0c06d488
review-chance = { $sure ->
    [yes] { $percent } %
   *[no] { $percent } % (± { $error })
}
# en 5fb162e4
review-table = Tous les moments en tableau
# en 4990afbb
review-decisions = { $by ->
    [open] Les décisions qui ont coûté le plus, toutes cartes visibles
   *[known] Les décisions qui ont coûté le plus, d’après ce qu’on pouvait savoir
}
# en 42098b97
review-wait = Elles viendront quand toutes les positions seront jugées.
# en e165c083
review-none = Aucune décision n’a coûté quelque chose à coup sûr.
# en 0d4de799
review-when = { $name }, après l’action { $ply }
# en a77bedbb
review-chosen = Choisi : { $action }
# en 0b76a911
review-better = Mieux : { $action }
# en 103bc4fe
review-cost =
    { $percent ->
        [one] Les chances de gagner ont baissé d’environ { $percent } point (± { $error }).
       *[other] Les chances de gagner ont baissé d’environ { $percent } points (± { $error }).
    }
# en dc629a16
review-why = Un robot à cette place dirait : « { $why } »
# en 0ed0fb18
review-no-why = Aucune raison ne suffit à elle seule : cela se voit quand on continue la partie de nombreuses fois.
# en d8fc9e8a
review-look = Voir ce moment
# en 590b371c
review-again = Réessayer à partir d’ici
# en 1c840041
seal-holds = Le sceau est intact : tout a été redistribué à partir du secret, et l’enregistrement est tel qu’il a été écrit.
# en b758df89
seal-continued = Le sceau est intact pour ce qui a été joué à cette table : tout a été redistribué à partir du secret. Ce qui précède vient d’une autre partie.
# en 47a65d00
seal-deal = Le sceau garantit la donne : tout a été redistribué à partir du secret. Les noms et certaines options ne peuvent être prouvés ; les enregistrements des versions antérieures n’ont pas d’empreinte propre.
# en 2b0d8921
seal-changed = La donne découle du secret, mais l’enregistrement n’est pas intact : quelque chose y a été modifié ou omis.
# en 8bab30f3
seal-broken = Le sceau est brisé : la donne ne découle pas du secret.
# en 6e7b7d04
seal-none = Cet enregistrement n’a pas de secret : sa donne ne peut être vérifiée.

## règles

# en 33102bfb
rules-title = Règles de { $game }
# en acd7ef5a
rules-numbered = Les règles numérotées
# en 1b6206f9
rules-about = Chaque coup est vérifié d’après une de ces règles. Le lien vers une règle peut se partager.
# en 542570b1
rules-filter = Chercher dans les règles
# en c557900d
rules-found =
    { $count ->
        [0] Aucune règle ne contient cela. Essayez moins de lettres, un autre mot ou un numéro comme BIB-GIFT-5.
        [one] Une règle
       *[other] { $count } règles
    }
# en 9bae918a
rules-sections = Sections
# en c47de463
rules-more = Source et exemples de { $rule }
# en 951b8b4a
print-overview = Imprimer cette page
# en 2e1cbc1a
print-rules = Imprimer les règles
# en 033893a0
example = Un exemple
# en d98f791e
example-another = Un autre exemple
# en ea7d7935
example-asked = { $name } : { $question }
# en 425bcdbe
example-begins = Voici la situation, toutes cartes visibles.
# en 31be1790
example-quiet = Il n’y a rien à signaler ici.
# en 49fd73bd
example-refused = { $name } ne peut pas faire cela : { $action }.
# en 97903f19
example-next = Continuer
# en ae0de6f5
example-try = Essayer à partir d’ici
# en 26f3ca37
example-tries = Vous répondez pour tous, et rien n’est conservé.
# en 0b7372cd
example-back = Revenir à l’exemple
# en 2421c83e
example-over = La partie est terminée ici.
# en 66e6ccef
origin-book = du livret de règles
# en fdf3f50d
origin-public = d’une autre source publique
# en 723f8896
origin-derived = découle d’autres règles
# en 29b77f62
origin-house = usage de ce programme
# en 3610be51
origin-ruling = notre décision { $ruling }

## à propos d’une édition

# en 76503fcc
edition-title = À propos de cette édition de { $game }
# en ca6dd8ce
edition-about = Ce que contient la boîte, donnée par donnée, et ce qui l’établit.
# en 096636b8
edition-ours =
    { $count ->
        [0] Tout ce qui figure ici est établi par une source.
        [one] { $count } donnée est reconstituée par nos soins : aucune source ne l’établit. Elle est marquée d’une plume.
       *[other] { $count } données sont reconstituées par nos soins : aucune source ne les établit. Elles sont marquées d’une plume.
    }
# en caf85b08
sources = Sources
# en 1990af22
edition-rulings = Nos propres décisions. Elles se trouvent sous ces numéros, en anglais, dans docs/rulings.md, fourni avec le programme.
# en 26f814fb
by-book = le livret de règles
# en 8692265f
by-public = une source publique
# en 20e45a19
by-derived = découle d’autres données
# en 1a13ed5a
by-reconstructed = notre reconstitution
# en 783f1832
edition-correct = Si votre exemplaire dit autre chose
# en 2f943484
edition-correct-file = Si vous avez le jeu, vous en savez plus que nous. Notez seulement ce qui diffère, chaque donnée avec sa valeur et ce qui l’établit :
# en cd30f07e
edition-correct-check = Ceci vous dit si l’on peut jouer avec le fichier, ou ce qui n’y va pas :
# en e5543fac
edition-correct-play = Choisissez-le ensuite sous « { $place } » en ouvrant une table. Tout est expliqué dans docs/editions.md, fourni avec le programme.

## le temps à une table

# en 33b93476
clock = Temps
# en f7fcff0d
clock-none = Illimité
# en d7335950
clock-fischer = Avec ajout
# en 55983d21
clock-turn = Par tour
# en dc044fdd
clock-match = Pour la partie
# en 33b93476
clock-time = Temps
# en c7b1c3c9
clock-more = Ajout
# en 7348c432
clock-flag = Une fois écoulé
# en 6a052f19
clock-flag-bot = un robot continue : { $level }
# en bd5d2d7b
clock-flag-ends = la partie est interrompue
# en e3f76c2b
clock-rule-fischer = Chacun a { $time } pour la partie, et { $more } de plus chaque fois que vient son tour.
# en 44d4aafa
clock-rule-turn = Il y a { $time } pour chaque tour.
# en cab13cb2
clock-rule-match = Chacun a { $time } pour toute la partie.
# en 5044f4f7
clock-then-bot = Une fois le temps écoulé, un robot (niveau { $level }) continue jusqu’au retour de la personne.
# en 6b0d78aa
clock-then-ends = Une fois le temps de quelqu’un écoulé, la partie est interrompue et ne compte pas.
# en f1aa0228
clock-near = Il vous reste une minute.
# en 0991e1a9
clock-nearer = Il vous reste dix secondes.
# en 9d74932b
clock-of-bot = robot
# en db1d6ed3
clock-agrees = est d’accord pour une pause
# en 244f22e8
clock-awaited = n’est pas encore là
# en f8ad9709
clock-begins = Le temps commence quand tout le monde est venu à cette partie, au plus tard au bout d’un jour.
# en ab24ee9e
clock-paused = La table fait une pause.
# en d5125345
clock-broken-off = Le temps de { $name } est écoulé : la partie est interrompue.
# en acf2d8df
pause-agree = Accepter une pause
# en ec3ff608
pause-no = Finalement, pas de pause
# en 49c45698
pause-end = Mettre fin à la pause
# en d8a6cffe
table-broken-off = interrompue

## auteurs

# en 6a2c3453
showcase-title = Vitrine de { $game }
# en ccc5a54a
showcase-none = Ce plateau n’a pas de vitrine.

## leçons

# en 97903f19
lesson-go-on = Continuer
# en a1d733a8
lesson-match = Jouer une première partie
# Le titre de la leçon.
# en 2d0022fd
lesson-next = Leçon suivante : { $lesson }
# Le titre d’un problème.
# en 76b1e9e3
puzzle-next = Ensuite : { $puzzle }
# en 8202f960
lesson-look = Pointez n’importe quoi, ou appuyez longuement dessus, pour lire à quoi cela sert.
# en a75a2237
lesson-leave = Quitter la leçon
# en 00982d49
lesson-counted = Ce serveur compte les étapes de leçons qui sont atteintes. Il ne retient rien de vous.
# en 107b8dbf
lesson-step = Étape { $step } sur { $steps }
# Le titre de la première leçon.
# en ae04873f
learn = Première fois ? { $lesson }
# en 6f5979ae
learn-more = D’autres leçons
# en 84e29b01
lessons = Apprendre en jouant
# en 1318ec24
puzzles = Problèmes
# en a4c3ed04
lesson-done = terminée
# en 63ac9f87
lesson-hint = Ce qu’il faut faire : { $action }
# en a4245a3c
coach-tip = Coach
# en 3ccfb246
coach-about = Ce que dit le coach
# en 536e15fb
coach-silence = Arrêter les conseils
# en eb2fa0ad
coach-close = Fermer ce conseil
# en f8ab8f81
coach-tips = Des conseils pendant mes premières parties

## an edition by its owners

# en 25e2ef24
own-title = Qu’est-ce qui est imprimé dans votre boîte ?
# en 5760d7cf
own-offline = Ce formulaire a besoin d’un serveur : il n’existe pas hors ligne.
# en fa3d661d
own-link-form = Comparer votre boîte à nos données
# en 4754806b
owners-link = Fichiers d’autres propriétaires
# en 6cd5802f
owners-title = Ce que les propriétaires disent de leurs boîtes
# en c09c9701
edition-owners = Vous avez le jeu ? Alors vous pouvez trancher ce que nous n’avons pu que reconstituer : cliquez sur un endroit du dessin et dites ce qui y est imprimé.
# en 8288f0d1
by-owners = deux propriétaires de la boîte, sur ce serveur
# en b8ad6c7f
edition-otherwise = { $owners ->
   *[other] { $owners } propriétaires sur ce serveur disent autre chose : { $value }
}

## résultats entre amis

# en 535aa036
results = Nos résultats
# en deba2b3c
results-about = Un tableau des résultats pour celles et ceux qui jouent ensemble : qui a gagné combien de fois, et qui semble de quelle force. Aucun compte n’est nécessaire, et personne d’autre ne le voit.
# en 333d160a
results-title = Comment s’appelle ce tableau des résultats ?
# en 81094975
results-name = Votre nom dans ce tableau
# en e21e4c35
results-begin = Le commencer avec cette partie
# en d1ed7e0b
results-join = Rejoindre et compter cette partie
# en d63cc35f
results-count = Compter cette partie
# en 8904e82d
results-count-in = Compter cette partie dans « { $title } »
# en 5cc4fff8
results-show = Voir les résultats
# en 15f0789f
results-counted = Cette partie a été comptée.
# en f7700e10
results-agreed = Tout le monde est d’accord : la partie comptera dès qu’elle sera finie.
# en 26079d27
results-for-good = Une partie compte quand toutes les personnes qui la jouent le veulent. Vous ne pourrez plus revenir dessus. Toute personne de cette partie peut rejoindre le tableau.
# en 1cf863c6
results-alone = Seules les personnes sont comparées entre elles : une partie contre des bots seuls ne compte pas.
# en 1695bced
results-one-screen = Quand plusieurs jouent sur un même écran, la partie ne compte pas : chaque personne doit donner son accord sur son propre appareil.
# en 1f0b2588
results-none = Ce navigateur ne fait pas partie de ces résultats. Jouez une partie avec quelqu’un qui en fait partie, et rejoignez-les là.
# en 4b95c8d7
results-empty = Aucune partie n’a encore été comptée.
# en 847be071
results-gone = quelqu’un qui est parti
# en 75f21067
results-last = Les dernières parties
# en d195c432
results-how = Ce que disent les nombres
# en 2427885f
results-how-strength = Dans chaque jeu, tout le monde commence à 1000. Qui finit devant d’autres gagne des points, davantage si ces autres semblaient plus forts. Le nombre après ± dit de combien cela peut être faux : il baisse à chaque partie. L’ordre suit ce que chacun a montré à coup sûr, c’est-à-dire le premier nombre moins le second.
# en 591c1f60
results-how-counts = Les bots ne comptent pas, ni les parties interrompues ou reprises d’une autre. Qui a laissé jouer un bot un moment compte quand même. Les 1000 dernières parties sont gardées.
# en f8a8f86a
results-me = Vous êtes ici sous le nom de { $name }
# en 0efcdd27
results-rename = Changer le nom
# en 30bb4059
results-link-about = Pour être vous-même ici sur un autre appareil, il faut un lien. Gardez-le pour vous.
# en 8d416629
results-link = Copier le lien pour votre autre appareil
# en 0cb36889
results-leave-about = Si vous partez, vos parties restent aux autres, sans votre nom. Vous ne pourrez pas redevenir le même membre.
# en abae760f
results-leave = Quitter ces résultats
# en e4602ecb
results-ask = Avec ce lien, vous êtes { $name } dans ces résultats, sur cet appareil aussi. S’il n’est pas de vous, refusez.
# en 13ce980f
results-take = C’est moi
# en 54da662f
results-refuse = Ce n’est pas moi
# en c5a6a9f3
results-missing =
    { $count ->
        [one] Elle comptera quand { $names } sera aussi d’accord.
       *[other] Elle comptera quand { $names } seront aussi d’accord.
    }
# en d6df474b
results-known-hardly =
    { $matches ->
        [one] Après une partie : force encore mal connue.
       *[other] Après { $matches } parties : force encore mal connue.
    }
# en 38507f0d
results-known-roughly =
    { $matches ->
        [one] Après une partie : force à peu près connue.
       *[other] Après { $matches } parties : force à peu près connue.
    }
# en 5dab74fa
results-known-well =
    { $matches ->
        [one] Après une partie : force bien connue.
       *[other] Après { $matches } parties : force bien connue.
    }
# en 5324aec1
results-tally = Gagnées : { $won }. De la première à la dernière place : { $places }.
