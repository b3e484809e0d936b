### Ce que la maison dit en français, quel que soit le jeu. Un terme par notion :
### match = partie; record = enregistrement; deal = donne; seed = graine; seal of a deal = sceau;
### digest = empreinte; bot = robot; choice = choix; word (typed) = mot; log = journal;
### fact = donnée; stated by = établi par; reconstructed = reconstitué.
### On vouvoie le lecteur. Les pages d’aide sont à l’infinitif ou des noms, jamais à l’impératif.
### Les mots à taper (keep, why, --lang, gallery) restent tels quels.

## langues

# en ba118bf7
language-en = English
# en 801cfe0f
language-de = Deutsch
# en e495d53b
language-fr = Français
# en 6da140fd
language-ru = Русский

## listes

# en 2df9cc67
several = { $count } × { $name }

## refus

# $action est un infinitif (act-…), $rule une phrase entière sans point.
# en c8142dee
refusal = vous ne pouvez pas { $action } : { $rule } [{ $id }]
# $lack dit ce qui manque ; comme $rule, une phrase sans point.
# en b02906b8
refusal-lack = vous ne pouvez pas { $action } : { $lack } ({ $rule } [{ $id }])

## erreurs
# Une phrase sans point. Ce qui a été tapé est entre guillemets.

# en 45637383
error-no-option = « { $word } » n’est pas un choix possible ici ; essayez { $options }
# en e83ada24
error-over = « { $word } » arrive trop tard : la partie est finie
# en b6df12e6
error-no-such-game = le jeu « { $game } » n’existe pas ici ; essayez { $games }
# en 8e276565
error-no-such-lesson = ce jeu n’a pas de leçon « { $lesson } » ; essayez { $lessons }
# en 7c715247
error-no-such-example = ce jeu n’a pas d’exemple « { $example } » ; les règles renvoient à ceux qui existent
# en 8333cf10
error-no-such-language = la langue « { $language } » n’existe pas ici ; essayez { $languages }
# en d672c9cf
error-no-such-level = le niveau « { $level } » n’existe pas ; essayez { $levels }
# en 9396635f
error-no-such-event = ce jeu n’a pas d’événement { $event }
# en 08a849c4
error-no-such-bot = { $name } n’est pas un robot : { $problem } ; essayez { $levels } ou module:Classe
# en 8644ecc0
error-no-weights = ce ne sont pas des poids pour { $game }
# en 542bacbf
error-no-traits = les robots de { $game } ne savent pas encore apprendre
# en 816be34e
error-other-ledger = { $file } contient d’autres parties ; indiquez un nouveau fichier
# en 7e47e404
error-no-cluster = à l’adresse { $address }, aucune grappe ne joue : { $problem }
# en 7294ef23
error-other-engine = à l’adresse { $address } se trouve { $other }, et ici { $engine } : ce doit être la même version
# en 10b47f0a
error-few-bots = un tournoi demande au moins deux robots différents, et non { $bots }
# en dbf9e096
error-damaged-ledger = { $file } est endommagé : { $problem }
# en 86f74ece
error-no-such-option = { $game } n’a pas d’option « { $option } » ; essayez { $options }
# en 2059ec6b
error-no-such-value = l’option { $option } ne peut pas valoir « { $value } » ; essayez { $values }
# en d8dcb04c
error-no-such-seats = { $game } ne se joue pas à { $seats } ; essayez { $numbers }
# en be971235
error-no-name = « { $name } » n’est pas un nom : il faut des lettres, et aucun des signes { $signs }
# en df207f02
error-long-name = « { $name } » est trop long : un nom compte au plus { $most } caractères
# en aef9d659
error-same-name = les joueurs doivent porter des noms différents, pas { $names }
# en e941eccc
error-names-alike = { $name } ressemble trop à { $other } : il faut des noms que l’on distingue d’un coup d’œil
# en 17b30ef1
error-unseen-sign = un nom ne peut contenir le signe { $sign }, que personne ne voit ; retirez-le
# en 211b5f44
error-many-marks = aucune lettre ne peut porter autant de signes ; retirez-en quelques-uns
# $kind est un mot anglais.
# en 2c0ef82b
error-no-such-word = { $kind ->
    [card] « { $word } » n’est pas une carte ; essayez { $words }
    [category] « { $word } » n’est pas une catégorie ; essayez { $words }
   *[other] « { $word } » n’est pas du type { $kind } ; essayez { $words }
}

## erreurs : reprendre

# en 7618d505
error-back-over = impossible d’annuler : la partie est terminée
# en ccf79815
error-back-nothing = impossible d’annuler : vous n’avez encore rien choisi
# en b74649c1
error-back-chance = impossible d’annuler : le hasard a décidé depuis
# en b7e95e5a
error-back-other = impossible d’annuler : quelqu’un d’autre a joué depuis
# en 3e9211d7
error-back-known = impossible d’annuler : ce qui était caché est désormais connu
# en f96d9b39
error-back-talk = impossible d’annuler : le silence a été rompu depuis
# en 5a492b3f
error-open-turn = { $name } n’a pas encore terminé son tour
# en fe6fbe9e
error-no-open-turn = aucun de vos tours n’attend d’être terminé

## erreurs dans un enregistrement

# en 5aaf144c
error-header = « { $header } » n’ouvre aucun enregistrement ; il faut d’abord l’un de ces titres, { $titles }, puis les joueurs
# en e8b2bde7
error-line = ligne { $line } : { $problem }
# en b67b6098
error-revision = { $game }/{ $revision } ne peut pas se jouer : ce programme joue à { $ours } ; une version plus récente y joue peut-être
# en 0345fc0b
error-no-speaker = « { $line } » ne dit pas qui parle ; essayez NOM: MOT
# Un deux-points seul est le hasard, qui n’a pas de nom.
# en 480b2c20
error-speaker = « { $name } » n’a pas la parole ici ; c’est à « { $speaker } » de parler
# en fd584413
error-chance = ce n’est pas à { $name } de parler : c’est le hasard, qui n’a pas de nom
# en 766242b0
error-edition = la partie a été jouée avec l’édition { $edition }, que ce programme ne connaît pas, et les données trouvées ici font l’édition { $ours } : si personne ne les a modifiées, une version plus récente peut la lire
# en 12a6cd4a
error-no-fact = « { $line } » n’indique aucune donnée ; essayez { $right }
# en 347a4a1c
error-digest = la position devrait avoir l’empreinte { $digest }, mais elle a { $ours }

## ligne de commande : erreurs

# en b140c2d9
cli-error-no-such-rule = la règle « { $rule } » n’existe pas ; essayez { $rules }
# en de87956f
cli-error-no-such-command = la commande « { $word } » n’existe pas ; essayez { $commands }
# en d97ca07a
cli-error-no-such-flag = l’option « { $word } » n’existe pas ici ; essayez { $flags }
# en aba9fdeb
cli-error-no-such-observer = personne ici ne s’appelle « { $name } » ; essayez { $names }
# en 0ed8967f
cli-error-no-such-ply = { $most ->
    [one] l’enregistrement compte { $most } action, pas { $ply }
   *[other] l’enregistrement compte { $most } actions, pas { $ply }
}
# en 0cfbd6f9
cli-error-no-such-provenance = aucune donnée n’est établie par « { $by } » ; essayez { $all }
# en 896843c7
cli-error-no-setting = « { $word } » ne règle aucune option ; écrivez NOM=VALEUR, avec l’un des noms { $options }
# en e2aca131
cli-error-no-number = { $flag } demande un nombre entier, pas « { $value } »
# en 277de59d
cli-error-no-decimal = { $flag } demande un nombre comme 0.7, pas « { $value } »
# en ef09e33b
cli-error-too-small = { $flag } vaut au moins { $least }, pas { $value }
# en fd2c4826
cli-error-too-large = { $flag } vaut au plus { $most }, pas { $value }
# en a68bd2f5
cli-error-takes-no-value = { $flag } ne prend pas de valeur, pas même « { $value } »
# en 28e0a554
cli-error-needs-value = { $flag } doit être suivi d’une valeur
# en 75d142b3
cli-error-needs-argument = il manque { $argument } après { $command }
# en 97c607ab
cli-error-too-much = « { $word } » est un mot de trop pour { $command }
# en 2af5207d
cli-error-twice = { $flag } figure deux fois
# en 4ae0ecc5
cli-error-not-understood = impossible de comprendre « { $word } » ici
# en 2257e846
cli-error-too-many-names = { $seats ->
    [one] { $seats } place ne suffit pas pour { $names }
   *[other] { $seats } places ne suffisent pas pour { $names }
}
# en 5907b238
cli-error-name-and-names = --name et --hot-seat disent toutes deux qui joue : n’en donnez qu’une
# en e65bfb3d
cli-error-in-file = { $file }, { $problem }
# en ea1bdf79
cli-error-no-file = le fichier { $file } n’existe pas
# en 4b41164c
cli-error-is-folder = { $file } est un dossier, pas un fichier
# en 31c4ce4a
cli-error-no-folder = le dossier { $folder }, où il faudrait enregistrer, n’existe pas
# en dda96a77
cli-error-no-reading = impossible de lire { $file }
# en 83a399c2
cli-error-no-writing = impossible d’écrire dans { $file }
# en 9c620f65
cli-error-no-text = { $file } n’est pas un texte : l’octet { $byte } n’est pas de l’UTF-8
# en 4d8234bc
cli-quoted = « { $word } »

## ligne de commande : pages d’aide
# En capitales, les mots qui tiennent lieu de valeur.

# en 28e99b52
cli-about = Des jeux de société où chaque coup est jugé par une phrase numérotée des règles.
# en 5e711ef9
cli-usage = Usage : { $line }
# en b269dc4e
cli-commands = Commandes
# en 7f816072
cli-arguments = Arguments
# en d0db8b5e
cli-options = Options
# en 395c9840
cli-a-command = COMMANDE
# en cb2df9a0
cli-a-word = MOT
# en a081e07b
cli-a-number = NOMBRE
# en 83555765
cli-a-numbers = N,N
# en eaa58932
cli-a-name = NOM
# en 2027dbad
cli-a-folder = DOSSIER
# en 9ef2faff
cli-a-file = FICHIER
# en 59f795c1
cli-a-store = STOCKAGE
# en d81674b2
cli-a-level = NIVEAU
# en 1fd5f5a7
cli-a-game = JEU
# en 0c5217b2
cli-a-lesson = LEÇON
# en 44d0ee0f
cli-a-rule = RÈGLE
# en 76713d1c
cli-a-setting = NOM=VALEUR
# en 52ca2fea
cli-a-table = TABLE
# en 19dbf7b7
cli-a-address = ADRESSE
# en 667962df
cli-usual = [par défaut { $value }]
# en 1d6ff480
cli-flag-help = Afficher cette page.
# en f734375d
cli-flag-version = Afficher la version.
# en 25b7f8e7
cli-flag-lang = La langue d’affichage : en, de, fr ou ru ; par défaut celle de l’environnement (LC_ALL, LC_MESSAGES, LANG).
# en a8f4d579
cli-flag-game = Le jeu.
# en b70ea639
cli-flag-seats = Le nombre de joueurs.

# en e040d061
cli-learn = Apprendre un jeu en y jouant : une leçon au terminal.
# en 32f34714
cli-learn-lesson = Quelle leçon ; d’ordinaire la première.
# en b4bec5c5
cli-play = Jouer au terminal, contre des robots ou entre amis.
# en aa7b144c
cli-play-name = Votre nom.
# en 25b15168
cli-play-level = La force des robots, de 1 à 8 ; plusieurs, comme 3,8, place par place.
# en e92ebea3
cli-play-seed = La graine de la donne ; sans elle, la donne suit un secret scellé, que vous pourrez vérifier à la fin.
# en 566c3ba7
cli-play-hot-seat = Les noms des personnes qui partagent ce terminal, séparés par des virgules ; des robots prennent les autres places.
# en 51311edb
cli-play-option = Choisir une variante, comme penalty=bluff ; peut être répété.
# en a318e38d
cli-play-edition = Jouer avec votre propre fichier de données, tel que le lit chapterhouse edition --check.
# en 3c07db81
cli-play-save = Écrire l’enregistrement dans ce fichier, à la fin ou si vous quittez avant.
# en a140439f
cli-play-turns-end = Les tours se terminent d’eux-mêmes ; sinon Entrée les termine tant qu’on peut annuler.
# en 481233b2
cli-play-tips = Un coach explique ce qui se présente pour la première fois, comme il le fait déjà dans un terminal ; --no-tips le fait taire.
# en 952d8ca5
cli-replay = Juger à nouveau un enregistrement, action par action, et le raconter dans votre langue.
# en e8715b05
cli-replay-file = L’enregistrement ; - le lit sur l’entrée standard.
# en 0fc9acf5
cli-replay-ply = S’arrêter après ce nombre d’actions.
# en 599083ea
cli-replay-as = Raconter la partie telle que ce joueur l’a vue ; « gallery » pour le public. Par défaut, tout est raconté.
# en 00e46000
cli-replay-step = Attendre Entrée après chaque action.
# en 33ea9201
cli-duel = Faire jouer à deux robots de nombreuses parties, chaque donne une fois depuis chaque place.
# en 953e577a
cli-duel-first = Le premier robot : un niveau, de 1 à 8, ou module:Classe, créée avec le nom du jeu et une graine.
# en 68da9319
cli-duel-second = Le second robot, qui occupe toutes les autres places.
# en 4595b44f
cli-duel-games = Le nombre de parties ; un multiple du nombre de places est le plus équitable.
# en 3c1aa8a6
cli-duel-seed = La graine que suivent les donnes et les robots.
# en 8c92456a
cli-duel-jobs = Le nombre de processus qui y travaillent ; d’ordinaire un par processeur.
# en 1406cbb7
cli-arena-ray = Faire jouer des parties entières par la grappe Ray à cette adresse, et non par des processus d’ici ; auto trouve celle dont cette machine fait partie.
# en 6c39347e
cli-duel-sure = S’arrêter dès qu’un test séquentiel est tranché : le premier robot gagne-t-il autant que 57 % à deux, ou pas plus que sa part ?
# en 0f8697b2
cli-duel-blunders = Dire aussi combien de fois le premier robot a fait ce dont on rirait.
# en 89cc9def
cli-duel-file = Garder chaque partie dans ce fichier, une ligne de JSON pour chacune, et reprendre là où il s’arrête.
# en 5f20ff18
cli-duel-json = Écrire le résultat en JSON.
# en 17e2924a
cli-tournament = Faire jouer des robots chacun contre chacun, à deux et en groupes mêlés, et les classer.
# en 214daea2
cli-tournament-bots = Les robots, deux ou plus : des niveaux, de 1 à 8, ou module:Classe, comme pour duel.
# en 78a7c849
cli-tournament-deals = Le nombre de donnes que joue chaque groupe de robots, chacune une fois depuis chaque place.
# en e82acb38
cli-tournament-seats = À combien de places, séparées par des virgules : 2,3,4 ; sans indication, à toutes celles que connaît le jeu.
# en 8fb85050
cli-tournament-sure = Un groupe ne se rencontre plus dès qu’un test séquentiel est tranché pour chaque paire de ses robots.
# en 64f446bc
cli-tournament-table = Écrire les résultats en CSV dans ce fichier, une ligne par place de chaque partie.
# en f4bd2432
cli-tournament-plot = Dessiner les classements et leurs intervalles en SVG dans ce fichier.
# en f0ed89ed
cli-balance = Faire jouer un robot contre lui-même à toutes les places, et voir si un jeu est équitable et si tout y sert.
# en 4df23cac
cli-balance-level = Le robot : un niveau, de 1 à 8, ou module:Classe, comme pour duel.
# en ade125a1
cli-balance-games = Le nombre de parties pour chaque nombre de places.
# en 2f103899
cli-train = Faire apprendre aux robots, par des parties contre eux-mêmes, ce qu’ils jugent mal.
# en dcd78d32
cli-train-games = Le nombre de parties dont ils apprennent.
# en 4954205f
cli-train-weights = Commencer avec les poids de ce fichier, s’il existe, et y écrire ce qui a été appris ; 6:fichier est le robot de niveau 6 qui s’y fie.
# en 8461e6bf
cli-rule = Lire les règles : une seule, par son numéro, une section, ou toutes.
# en f2b55124
cli-rule-id = Une règle, comme BIB-GIFT-5, ou une section, comme BIB-GIFT.
# en 87f0da8b
cli-perft = Compter toutes les façons dont une partie peut commencer.
# en 2bab7df7
cli-perft-depth = Jusqu’à combien d’actions.
# en b53f9bdf
cli-simulate = Faire jouer à des robots de nombreuses parties, et écrire parties, décisions et événements en Parquet.
# en 988b659a
cli-simulate-bots = Les robots, un par place : niveaux, de 1 à 8, ou module:Classe, comme pour duel ; sans rien, deux du niveau habituel.
# en 72c2e1ca
cli-simulate-matches = Combien de parties.
# en 7e72bce7
cli-simulate-to = Le dossier où écrire ; s’il contient déjà une part des mêmes parties, on continue à partir de là.
# en 60ffd4b1
cli-simulate-part = Combien de parties par fichier.
# en aebb5a53
cli-simulate-done = { $count ->
    [one] Une partie se trouve dans { $folder } : parties, décisions et événements.
   *[other] { $count } parties se trouvent dans { $folder } : parties, décisions et événements.
}
# en 77e13a84
cli-mcp = Jouer avec un assistant qui parle MCP, par l’entrée et la sortie standard.

# en 36defff4
cli-edition = Énumérer ce que contient la boîte, donnée par donnée, et d’où on le sait.
# en 11534dc2
cli-edition-only = Seulement ce qui est établi par : book, public, derived ou reconstructed.

## ligne de commande : une partie au terminal

# en 8161f802
cli-begin = Appuyez sur Entrée pour commencer
# Un nom pour qui n’en donne pas, femme ou homme.
# en 5ed8944a
cli-guest = Invité
# en c8bb1784
cli-bots = Bruno, Chloé, Denis, Fanny, Gaston, Julie, Louis
# en 00a71ebc
cli-welcome = { $game } à { $seats } joueurs
# en 8bbee334
cli-own-facts = { $count ->
    [one] { $count } donnée vient du fichier apporté, pas de nous (édition { $digest }).
   *[other] { $count } données viennent du fichier apporté, pas de nous (édition { $digest }).
}
# en 8e2bfce1
cli-earlier-facts = { $count ->
    [one] On joue avec une édition antérieure de nos données ({ $digest }) : { $count } donnée a été corrigée depuis.
   *[other] On joue avec une édition antérieure de nos données ({ $digest }) : { $count } données ont été corrigées depuis.
}
# en 39c21030
cli-how-to-answer = Répondez par un numéro ou un mot ; ? montre ce qu’on peut taper d’autre.
# en cfb8f413
cli-sealed = La donne est scellée. Son sceau : { $seal }
# en 2e5e82f6
cli-seeded = La donne suit la graine { $seed }.
# en c7857ed5
cli-secret = Le secret de la donne : { $secret }
# en ba38acf3
cli-secret-check = Le SHA-256 de ces octets est le sceau montré au début : la donne était déjà fixée.
# Titres
# en eaa24102
cli-so-far = Depuis votre dernière décision
# en 6a420962
cli-log = Ce qui s’est passé jusqu’ici
# en 9ed60853
cli-the-end = Fin de la partie
# en e9463dcc
cli-place = Place
# en 77deabe2
cli-points = Points
# L’état de la table
# en bf8f0020
cli-label = { $heading } :
# en 5f077622
cli-gift-phase = Phase de dons, tour { $turn } sur { $turns }
# en 2f707556
cli-auction-phase = Phase d’enchères, lot { $lot } sur { $lots }
# en fbe59f29
cli-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# en 6249df43
cli-gold = Or
# en cfdb0da2
cli-lot-of-gold = enchères en cartes
# en 2295f6a8
cli-highest-bid = plus haute enchère : { $amount } ({ $seat })
# en a084ff0f
cli-no-bid = pas encore d’enchère
# Derrière le nom d’un joueur ; rien qui s’accorde avec lui.
# en bb0347a4
cli-mark-you = vous
# en 96879611
cli-mark-active = joueur actif
# en 926175f8
cli-mark-leads = enchérit à { $amount }
# en 762069bc
cli-mark-passed = a passé
# en a7d8b2e4
cli-mark-barred = n’enchérit plus
# Choix
# en 1d1d8509
cli-bids = enchérir de { $least } à { $most }
# en 27411ce2
cli-mean-number = le choix qui porte ce numéro
# en 3b1e21fa
cli-mean-bid = un nombre à vous : enchérir à ce nombre ; 0 pour passer
# en 25c2252e
cli-mean-word = le choix par son mot, comme dans les enregistrements
# en 54aed85d
cli-mean-why = quelle règle interdit un choix
# en 64093955
cli-mean-rule = le texte d’une règle
# en 6f400ab8
cli-mean-hint = ce qu’un robot ferait à votre place
# en 64eb4ef2
cli-mean-back = annuler votre dernier choix
# en 49648e08
cli-mean-how = comment se joue la partie et ce qui compte
# en 39443e91
cli-mean-tips = plus de conseils du coach, ou de nouveau des conseils
# en b0f12b67
cli-mean-hand = votre main ; dans un jeu sans main, la table en toutes lettres
# en 662cc1ab
cli-mean-log = tout ce que vous avez vu se passer
# en e57e8907
cli-mean-save = écrire l’enregistrement en cours dans un fichier
# en 36b1282c
cli-mean-lang = continuer dans une autre langue : en, de, fr ou ru
# en d871da3d
cli-mean-quit = quitter la partie
# en 6877b722
cli-allowed = Vous pouvez { $action } : aucune règle ne l’interdit.
# en 890c7be3
cli-why-what = Quel choix ? Tapez why suivi de l’un de ceux-ci : { $options }
# en a48093dd
cli-hint = À votre place, le robot « { $level } » ferait ceci : { $action }
# Ce qu’on attend d’un choix essayé en pensée ; $error et $spread : l’écart possible.
# en 57d4cf45
hint-expected = { $side ->
    [ahead] { $action } : { $chance } % de chances de gagner (± { $error }), { $points } points d’avance (± { $spread })
    [level] { $action } : { $chance } % de chances de gagner (± { $error }), à égalité de points (± { $spread })
   *[behind] { $action } : { $chance } % de chances de gagner (± { $error }), { $points } points de retard (± { $spread })
}
# en c1d24b94
hint-alike = À peu près aussi bien : { $options }
# Ce que le robot choisirait ensuite dans le même tour.
# en 7097e039
hint-plan = Ensuite : { $plan }
# en 4a628ef3
review-end = La partie est terminée.
# en fa542fb9
cli-end-turn = Votre choix est fait : Entrée continue, back annule un choix
# en 3a6d662a
cli-saved = L’enregistrement se trouve dans { $file }.
# en eaee16e2
cli-language-now = On continue en français.
# en c1c3810b
cli-hand-over = C’est à { $seat } de décider. Que tous les autres détournent les yeux !
# en d1a6d5a8
cli-press-enter = { $seat }, appuyez sur Entrée
# en 63ac4cb2
cli-quit-save = Garder l’enregistrement ? Donnez un nom de fichier, ou Entrée pour quitter sans lui
# en 2fc503ad
cli-save-elsewhere = Un autre fichier pour l’enregistrement ? Donnez un nom, ou Entrée pour l’afficher ici
# en 2b687db6
cli-farewell = Au revoir.
# en 3984237c
cli-thanks = Merci d’avoir joué.

## ligne de commande : enregistrements

# en 2fcc84ab
cli-record-of = { $game } : { $names }
# en 4abfc4b3
cli-plies = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
# en ac63ae06
cli-digest = Empreinte de la position : { $digest }
# en 4d15bd42
cli-unfinished = L’enregistrement s’arrête ici ; c’est à { $seat } de décider.
# en 878bb338
cli-unfinished-chance = L’enregistrement s’arrête ici ; c’est au hasard de décider.
# en 4a628ef3
cli-finished = La partie est finie.
# en f8f2baa2
cli-step = Entrée pour continuer, n pour l’étape suivante, q pour arrêter

## ligne de commande : duels

# en 6462db93
cli-duel-running = { $first } contre { $second }
# en 41e35ba1
cli-duel-level = Robot
# en 41da8b72
cli-duel-wins = Victoires
# en 4a4f1391
cli-duel-mean = Points par partie
# en 736dac64
cli-duel-games-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
# en 746754d9
cli-duel-draws = { $count ->
    [0] aucune partie nulle
    [one] { $count } partie nulle
   *[other] { $count } parties nulles
}
# en 6a59f623
cli-duel-share = { $first } remporte { $share } % des victoires, une nulle comptant pour moitié ; à 95 % de confiance, entre { $low } % et { $high } %.
# en 453f291c
cli-duel-blunders-of = Ce dont on rirait, chez { $first }, par partie
# en 73587480
cli-duel-par = Entre robots de même force, ce serait { $par } %.
# en 1fe841f1
cli-duel-better = C’est donc { $better } qui joue le mieux.
# en d5147b9a
cli-duel-open = On ne sait donc pas encore qui joue le mieux.
# en 9e913155
cli-duel-sure-better = Le test séquentiel est tranché : { $first } est meilleur.
# en 2bf500ce
cli-duel-sure-equal = Le test séquentiel est tranché : { $first } n’est pas meilleur, ou de très peu.
# en 90ef3127
cli-duel-sure-open = Le test séquentiel n’est pas encore tranché.
# en fde97dde
cli-arena-kept = Ce qui a été joué se trouve dans { $file } ; la même commande reprend de là.
# en 07597c44
cli-train-decisions = { $count ->
    [one] { $count } décision étudiée
   *[other] { $count } décisions étudiées
}
# en 37280f26
cli-train-foretold = Part prévue du résultat
# en 7719a4e8
cli-train-promised = Comme il jugeait
# en 5c2da9b5
cli-train-learnt = Comme il a appris à juger
# en 05282d8a
cli-arena-interval = Intervalle à 95 %
# en b900046c
cli-arena-range = de { $low } à { $high }
# en 41da8b72
cli-arena-wins = Victoires
# en de993602
cli-arena-par = Part égale
# en c9548b12
cli-arena-seats = Ce que gagne chaque place, comptée à partir de qui commence
# en ae4e74c6
cli-arena-seat = Place
# en 5992d0c5
cli-arena-seat-of = { $seat } sur { $seats }
# en 9f295304
cli-tournament-rating = Force
# en 560ab9ed
cli-tournament-scale = 400 points de plus : dix fois plus souvent devant que derrière. Le robot moyen a 0 ; la part égale est ce que gagneraient des robots de même force.
# en 80058a97
cli-tournament-pairs = Qui finit devant qui
# en a8f94e98
cli-tournament-ahead = Devant
# en 91c2c755
cli-arena-percent = { $share } %
# en 145603eb
cli-tournament-dealt = Donnes
# en 62da1f82
cli-tournament-test = Test séquentiel
# en b915ab6c
cli-tournament-better = { $better } est meilleur
# en 942cee2e
cli-tournament-equal = à peu près égaux
# en 1cfbf96c
cli-tournament-open = pas tranché
# en 6574cb84
cli-balance-of = { $bot } à toutes les places
# en b0d38330
cli-balance-lengths = La durée d’une partie
# en f3b81325
cli-balance-seats = Places
# en cfa6a08a
cli-balance-decisions = Décisions
# en 5c648b8a
cli-balance-deviation = Écart type
# en eb09c9dd
cli-balance-fewest = Minimum
# en 7189e910
cli-balance-most = Maximum
# en bcd31cd3
cli-balance-sources = D’où viennent les points
# en 0e570ca6
cli-balance-source = Source
# en 7ce92cd3
cli-balance-all = Chaque place
# en 1266b1cd
cli-balance-winners = Le gagnant
# en b651fbdf
cli-balance-ties = Combien de fois une règle départage des ex æquo
# en 62845f31
cli-balance-rule = Règle
# en d113e62f
cli-balance-times = Par partie
# en ce54f0e2
cli-balance-component = Matériel
# en e36f0da6
cli-balance-habits = S’il est payant d’en faire plus que les autres
# en 799cc796
cli-balance-habit = Qui en fait le plus
# en a8ff68a8
cli-balance-done = Autant
# en b38ae2c5
cli-balance-mean = En moyenne

## ligne de commande : règles

# en a5b5c30c
cli-section = { $title } ({ $section })
# en 61d4505d
cli-origin-book = énoncée dans le livret de règles
# en d776c12c
cli-origin-public = énoncée par d’autres sources publiques
# en 723f8896
cli-origin-derived = découle d’autres règles
# en 293672be
cli-origin-house = usage de ce programme, sans effet sur le jeu
# en 60f7ebf0
cli-origin-ruling = notre propre décision { $ruling }, le livret de règles étant muet ou peu clair
# en d3e1c5f8
cli-origin = Origine
# en 478ceebd
cli-steps = Appliquée dans
# en 173d2a8f
cli-no-steps = Aucune étape du programme ne l’applique nommément.
# en 2fa97693
cli-neighbours = Voir aussi

## ligne de commande : perft

# en 0b9334a4
cli-perft-title = { $game } à { $seats } joueurs : de combien de façons la partie peut se poursuivre
# en ff8059dc
cli-actions = Actions
# en 82ad7e8a
cli-ways = Façons

## ligne de commande : éditions

# en 2558566c
cli-fact = Donnée
# en 8e37953d
cli-value = Valeur
# en 500d6b57
cli-stated-by = Établi par
# en caf85b08
cli-sources = Sources
# en 72b6689c
cli-by-book = livret
# en efa1f375
cli-by-public = public
# en 08f0be88
cli-by-derived = déduction
# en 10cc74f7
cli-by-reconstructed = reconstitution
# en 2b0dd553
cli-reconstructed-note = { $count ->
    [one] { $count } donnée est marquée d’un ! et reconstituée : aucune source ne l’établit, et il a fallu trancher.
   *[other] { $count } données sont marquées d’un ! et reconstituées : aucune source ne les établit, et il a fallu trancher.
}
# en d8052355
cli-no-facts = Aucune donnée n’est établie ainsi.
# en 8a798890
cli-yes = oui
# en 9390298f
cli-no = non
# Un mot écrit dans le fichier d’un propriétaire, dans une langue quelconque.
# en dab7ae35
as-written = « { $text } »
# en a517093e
cli-only-takes = --only prend l’un de ces mots : { $words }

## erreurs aux tables

# en d86cf029
error-record-too-long = cet enregistrement compte plus de { $most } actions ; aucune partie n’est aussi longue
# en b7d46275
error-hidden = cet enregistrement date du milieu d’une partie et cache ce que d’autres ont fait : ?
# en ba65e4d4
error-no-such-observer = personne n’occupe la place { $seat } de cet enregistrement ; il en a { $seats }
# en 4dac4bec
error-no-such-page = il n’y a rien à l’adresse { $path }
# en 497b5a55
error-no-such-method = { $path } ne répond pas à { $method }
# en e99dfba3
error-too-large = ce message est trop volumineux
# en c5daf897
error-unreadable = ceci est illisible : { $problem }
# en ebf0aafa
error-malformed-key = une nouvelle clé a de 32 à 80 caractères : lettres latines sans accent, chiffres, - ou _
# en 3af148ee
error-broken = quelque chose s’est mal passé ici ; rien n’est perdu, réessayez ; si cela se reproduit, signalez-le avec le numéro { $number }
# en 1a553519
error-damaged-table = ce qui est conservé de cette table n’a pas de sens pour ce programme, elle ne s’ouvre donc pas ; rien n’en est effacé, et aucune autre table n’est touchée ; signalez-le avec le numéro { $number }
# en 303cdcf9
error-busy = cet enregistrement n’a pas pu être lu à temps ; réessayez dans un moment
# en 753d8136
error-not-kept = rien ne peut être conservé en ce moment : impossible d’écrire dans le fichier des tables
# en 75b5db82
error-no-table-file = ce n’est pas une table telle qu’export l’écrit : { $why }
# en 74e1a803
error-behind = le serveur ne sait pas encore ce qui vient de se passer à cette table ; rien n’est perdu, réessayez dans un instant
# en 5be476e5
error-stopping = le serveur s’arrête en ce moment ; réessayez dans un instant
# en 30f13fa7
error-no-such-table = il n’y a pas de table { $table }, ou cette clé ne l’ouvre pas ; réessayez avec le lien
# en be65f2c9
error-no-such-seat = il n’y a pas de place { $seat } à cette table ; essayez { $seats }
# en a7e714e0
error-not-begun = la partie n’a pas commencé : elle attend que toutes les places soient prises
# en b21ea0e9
error-unplayable = ce programme, Chapterhouse { $ours }, ne peut pas jouer à { $game }/{ $revision } avec l’édition { $edition } ; rien de cette table n’est perdu : Chapterhouse { $release } ou une version plus récente peut la poursuivre
# en 002dd31e
error-unplayable-over = la partie est finie ({ $points }) et son enregistrement est conservé ; mais ce programme, Chapterhouse { $ours }, ne peut pas montrer { $game }/{ $revision } avec l’édition { $edition } : Chapterhouse { $release } le peut, et les versions plus récentes aussi
# en 52b80c27
error-record-later = l’aide-mémoire est désactivé dans cette partie : son enregistrement ne peut être lu qu’une fois la partie terminée
# en 703005d5
error-match-over = la partie est terminée : plus rien ne se joue
# en da586074
error-not-over = la revanche ne commence qu’une fois cette partie terminée
# en bda53c3a
error-stale = la table a avancé : regardez de nouveau, puis choisissez
# en 42b559d7
error-not-your-turn = ce n’est pas à vous de jouer, mais à { $seat }
# en cae01b05
error-seat-of-bot = un robot joue maintenant pour { $name } ; reprenez la place pour jouer vous-même
# en aab28e78
error-broken-off = la partie est interrompue, car le temps de quelqu’un était écoulé
# en 47d627c0
error-paused = la table fait une pause ; mettez-y fin avant de jouer
# en aaca4112
error-bot-first = le temps était écoulé : le robot termine ce tour, ensuite la place pourra être reprise
# en b60e4fe1
error-no-standing-answer = cela ne peut pas être décidé d’avance ici
# en 4f673437
error-no-clock = il n’y a de pause que là où le temps court
# en 060bdb10
error-too-long-match = il s’est passé dans cette partie bien plus qu’il n’en faut ; désormais, on ne peut plus que la jouer jusqu’à la fin
# en 0584072b
error-clock-increment = seule une pendule du genre fischer ajoute du temps, et elle doit en ajouter
# en ac6d722a
error-clock-at-one-screen = le temps ne court que si chacun a son propre écran
# en d0fd88f5
error-seat-taken = cette place est déjà prise par { $name }
# en 042814d1
error-no-person = { $name } est un robot : cette place n’est à personne d’autre
# en a0ca07fe
error-watching = vous regardez : seuls jouent ceux qui sont assis à la table
# en 65cd2edb
error-no-hint = aucun conseil n’est arrivé à temps ; redemandez
# en 3c72dd3b
error-invitation-used = cette place est déjà prise par { $name } : un lien ne sert qu’une fois à s’asseoir ; si c’était vous, continuez dans le navigateur où vous avez pris place, ou faites-y un lien pour celui-ci
# en 813df6a3
error-invitation-replaced = ce lien a été remplacé par un autre ; demandez-le à votre hôte
# en 1acd7d91
error-handover-used = ce lien n’ouvre plus la place ({ $name }) : il sert une seule fois, dans le quart d’heure ; faites-en un nouveau là où vous jouez
# en 0ff89697
error-seat-locked = cette place ({ $name }) a été fermée à tous les autres navigateurs ; si c’était vous, continuez là-bas, ou faites-y un lien pour celui-ci
# en 39dd967c
error-seat-freed = votre hôte a libéré cette place pour quelqu’un d’autre, car personne n’y était connecté ; demandez-lui un lien
# en 6270fe4f
error-seat-withdrawn = vous ne jouez plus cette partie : dans un tournoi, un robot continue à la place de qui se retire, ou quand le tournoi est terminé
# en c41a7a48
error-seat-renewed = l’organisation du tournoi a créé un nouveau lien pour vous : ouvrez celui-là
# en 76842ffb
error-seat-in-use = { $name } est à la table : seule une place que personne n’utilise peut être libérée
# en 73c05072
error-many-keys = cette place s’ouvre déjà dans { $most } navigateurs ; fermez-la d’abord aux autres
# en e943bb4f
error-not-seated = ce lien vous offre une place : asseyez-vous d’abord ; avant cela, il ne montre pas la partie
# en fd54df94
error-too-many-tables = trop de tables ont été ouvertes depuis votre adresse ; réessayez dans { $seconds } s
# en be65d189
error-too-many-replays = trop d’enregistrements ont été lus depuis votre adresse ; réessayez dans { $seconds } s
# en 6beb17a5
error-too-many-reviews = trop d’analyses ont été demandées depuis votre adresse ; réessayez dans { $seconds } s
# en 2d20edb5
error-not-reviewed = seule une partie terminée est analysée : ce qui est encore caché dans les autres le reste
# en edb4eaaa
error-no-review = l’analyse n’a pas pu être faite à temps ; réessayez plus tard
# en 09efa776
error-reviews-wait = trop d’analyses sont en cours ; réessayez plus tard
# en 7ffbc595
error-too-many-glances = vous venez de regarder vos tables bien souvent ; réessayez dans { $seconds } s
# en 1772c65f
error-no-such-keyring = le lien de cette liste de tables n’est plus valable
# en 2898e9b5
error-outdated-keyring = un autre navigateur vient de modifier cette liste de tables : relisez-la d’abord
# en 71882ae0
error-many-reports = cette table a déjà été signalée bien assez
# en 7591c22a
error-too-many-reports = trop de signalements sont venus de votre adresse ; réessayez dans { $seconds } s
# en 7949dfb7
error-not-awaited = personne n’attend { $name } en ce moment
# en 74bad338
error-not-long-away = { $name } n’est pas loin depuis longtemps : vous pourrez voter dans { $seconds } s
# en f13bc470
error-begun = la partie a commencé : plus personne ne peut s’asseoir
# en a311f23f
error-not-open = plus personne ne peut s’asseoir à cette table : choisissez-en une autre
# en 9e4e21ba
error-no-lobby = il n’y a pas de tables ouvertes à tous ici : invitez vos amis par des liens
# en 5f11a7d4
error-too-many-open = trop de choses se sont faites à des tables ouvertes depuis votre adresse ; réessayez dans { $seconds } s
# en d8a74373
error-counts-later = d’autres jouent encore la même donne : faites compter cette partie quand la ronde sera finie
# en f51c738d
error-cards-later = la partie est terminée ; comme d’autres jouent encore la même donne, les cartes et les points se verront quand la dernière table de cette ronde aura fini
# en e64b0275
error-no-such-tournament = il n’y a pas de tournoi { $tournament }, ou cette clé ne le dirige pas
# en 22f4a5bc
error-no-such-person = personne ne participe sous ce numéro
# en 4a971c18
error-outdated-tournament = quelqu’un d’autre vient de modifier le tournoi : regardez de nouveau
# en 0a76ad00
error-entry-closed = le tournoi a commencé : plus personne ne peut s’inscrire
# en 9fd065f5
error-entry-full = un tournoi compte au plus { $most } personnes
# en 853324fa
error-tournament-paused = le tournoi est en pause : reprenez-le d’abord
# en 21e834db
error-tournament-over = le tournoi est terminé : aucune ronde ne commence plus
# en f6920fc5
error-round-goes-on = on joue encore à une table de cette ronde
# en 12e758cc
error-few-people = il faut au moins deux personnes pour une ronde
# en b23fa462
error-of-tournament = c’est le tournoi qui dit qui joue ensuite contre qui
# en 31f2dcad
error-no-hints = dans un tournoi, il n’y a pas de conseils
# en 242bd282
error-no-stand-in = dans un tournoi, personne ne fait jouer un robot à sa place
# en e0352d87
error-too-many-keyrings = trop de listes de tables ont été demandées depuis votre adresse ; réessayez dans { $seconds } s
# en db94c262
error-no-sign-in = on ne peut pas se connecter à un compte sur ce serveur ; tout fonctionne sans compte
# en cec69f36
error-sign-in-late = cette connexion a pris trop de temps ou a été commencée ailleurs : recommencez-la
# en 5fbccbfb
error-sign-in-refused = votre identité n’a pas pu être confirmée : recommencez la connexion
# en 56854df4
error-too-many-sign-ins = trop de connexions ont été commencées depuis votre adresse ; réessayez dans { $seconds } s
# en d6f892f6
error-no-provider = { $provider } ne répond pas : réessayez plus tard ; vous pouvez jouer sans vous connecter
# en 108c6859
error-too-many-boxes = trop de fichiers de données sont venus de votre adresse ; réessayez dans { $seconds } s
# en ff282ec6
error-no-such-box = plus personne ne partage ce fichier ici
# en bd2cf70a
error-not-your-box = seul le navigateur qui a partagé ce fichier peut le faire
# en b2d6f62e
error-many-boxes = ce serveur n’accepte plus de fichiers de ce jeu ; supprimez-en d’abord un
# en 47cdf3fb
error-unnamed-box = pour être partagé, un fichier a besoin d’un nom de { $most } lettres au plus, de la langue de la boîte et d’au moins une donnée
# en 2df46a51
error-no-such-league = ces résultats n’existent pas, ou ce navigateur n’en fait pas partie
# en 30ef8bd7
error-not-countable = une partie reprise d’une autre ne compte pas
# en 23c38c66
error-seat-changed = cette place a été libérée une fois : qui s’y trouvait pouvait donner son accord tant que la partie durait
# en e494a79e
error-seat-counted = cette place y compte déjà pour quelqu’un d’autre
# en 74c2e86a
error-counted-twice = une personne ne compte qu’une fois dans une partie
# en f37d18ef
error-many-leagues = cette partie compte déjà pour vous dans trois tableaux des résultats
# en badcab88
error-league-full = ce tableau des résultats a autant de membres que possible
# en 88f0f669
error-too-many-leagues = trop de résultats ont été demandés depuis votre adresse ; réessayez dans { $seconds } s
# en 59c72a62
error-no-notices = ce serveur n’envoie pas de notifications de cette sorte
# en 51911b7f
error-no-push-service = les navigateurs sont prévenus par les services de Google, Mozilla, Microsoft et Apple ; { $host } n’en fait pas partie
# en 9ff36447
error-no-push-keys = ce ne sont pas les clés d’un navigateur pour ses notifications
# en 9711e75b
error-no-notice-address = ce n’est pas une adresse pour des notifications ; essayez ntfys://ntfy.sh/sujet, discord://numéro/jeton ou matrixs://jeton@hôte/#salon
# en ae371f2d
error-too-many-notices = vous venez de changer vos notifications bien souvent ; réessayez dans { $seconds } s
# en b6c416cd
error-too-many-examples = trop d’exemples ont été demandés depuis votre adresse ; réessayez dans { $seconds } s
# en 43ab66e4
error-not-counted = rien n’est compté ici
# en bfca0dac
error-needs-server = pour cela, il faut le serveur, et vous jouez hors ligne
# en 73c26505
error-no-such-step = la leçon { $lesson } n’a pas d’étape { $step } ; ses étapes vont de 0 à { $last }
# en 00d598e8
error-too-many-steps = trop d’étapes de leçons sont venues de votre adresse ; réessayez dans { $seconds } s
# en f794e9c9
error-not-finished = on ne reprend ailleurs qu’une partie terminée : ce qui est encore caché dans les autres le reste
# en da4e62a2
error-no-such-moment = après { $ply } actions, il ne reste rien à jouer ; cette partie en compte { $most }
# en ebe3ad09
error-too-many-sockets = trop de tables sont ouvertes depuis votre adresse ; fermez-en d’abord une
# en 7fa81b0d
error-foreign-host = ce serveur ne porte pas le nom { $host } ; ouvrez-le par son adresse en chiffres, ou faites-le démarrer avec --name { $host }
# en 3d32a0a0
error-foreign-page = une page de { $origin } ne peut pas demander cela ici ; si c’est un nom de ce serveur, faites-le démarrer avec --name suivi de ce nom
# en 5f503439
error-no-json = { $type } n’est pas lu ici ; il faut du JSON, avec le type de contenu application/json
# en 527f1e6a
error-too-fast = trop de messages sont arrivés à la fois ; rouvrez la table
# en e0433c39
error-too-slow = la connexion est trop lente ; rouvrez la table
# en 6dda3753
error-long-message = un message compte au plus { $most } octets
# en a2d75aa6
error-no-hello = erreur de connexion, rechargez la page : une table attend d’abord hello, avec la clé ou aucune, et une des langues { $languages }
# en 4ed319e8
error-greeted = erreur de connexion, rechargez la page : hello ne vient qu’une fois, et il est déjà venu

## conversation à la table

# en ce7611e7
act-talk = parler
# en 65576853
error-no-silence = on peut parler : il n’y a pas de silence à rompre
# en 70227ac6
error-penalty-owed = la conversation doit attendre : le joueur qui a rompu le silence doit d’abord payer
# en 8e566ada
error-silence-kept = parler a un prix en ce moment : acceptez de le payer, ou gardez encore le silence
# en 36ab5e5f
error-said-nothing = rien n’a été dit : écrivez d’abord un mot
# en af33b04b
error-no-sign = { $sign } n’est pas un signe lisible : dites-le en une ligne de texte simple
# en 5dd0d7be
error-too-much-talk = vous venez d’en dire beaucoup ; réessayez dans { $seconds } s

## annonces aux tables

# en 47356f6e
notice-joined = { $seat } prend place à la table.
# en 7382b9ad
notice-bot = Un robot ({ $level }) joue désormais pour { $seat }.
# en b8b978de
notice-vote = { $seat } accepte qu’un robot joue pour { $name }.
# en c371eb5d
notice-person = { $seat } est de retour et joue en personne.
# en e010e371
notice-time-up = Le temps de { $seat } est écoulé : un robot ({ $level }) continue jusqu’à ce que { $seat } reprenne la place.
# en 70527373
notice-broken-off = Le temps de { $seat } est écoulé et la partie est interrompue, comme convenu.
# en 9a607f8f
notice-time-again = Le temps de { $seat } s’est écoulé pendant que le serveur était arrêté ; { $seat } en reçoit encore un peu.
# en e5df5c62
notice-pause-asked = { $seat } est d’accord pour une pause. Elle commence quand tout le monde l’est.
# en 74d1ebba
notice-pause = La table fait une pause : le temps ne court pour personne.
# en bd87ca59
notice-pause-over = { $seat } a mis fin à la pause.
# en b274ca44
notice-fallback = { $seat } : le robot n’a pas répondu à temps ; un autre ({ $level }) continue à sa place.
# en 587124d3
notice-recovered = { $seat } : le robot répond de nouveau et reprend sa place, comme choisi ({ $level }).
# en c8cf1f3e
notice-waits = Le serveur ne peut rien enregistrer pour l’instant. Vos actions attendent, et la partie reprendra dès que possible.
# en 6621568a
notice-goes-on = Le serveur enregistre de nouveau : la partie reprend.
# en 2442eae3
notice-plays-on = { $name } continue désormais pour { $seat } : la place a une nouvelle clé.
# en 869328b7
notice-renewed = { $seat } : la place a été ouverte par son lien et a une nouvelle clé que seul ce navigateur connaît.
# en 0bb1ea91
notice-freed = { $seat } : l’hôte a libéré la place, où personne n’était connecté ; la personne qui recevra le nouveau lien y jouera.
# en 5bffc080
notice-person-link = { $seat } : l’organisation a créé un nouveau lien ; la personne qui l’ouvre joue à cette place.
# en 559c26f6
notice-elsewhere = Votre place vient d’être ouverte dans une autre fenêtre ou un autre navigateur. Si ce n’était pas vous, fermez-la aux autres : sous « Cette table ».
# en fe1906a8
notice-elsewhere-too = Votre place est ouverte aussi dans un autre navigateur. Si ce n’est pas vous, fermez-la aux autres : sous « Cette table ».
# en f1239bc4
notice-rematch = La revanche a commencé à une nouvelle table. Qui était assis ici y a une place.

## niveaux des robots

# en f2ed577e
level-1 = niveau 1, nouveau venu
    .about = N’évite que ce qui est manifestement mauvais.
# en 547faef5
level-2 = niveau 2, débutant
    .about = Évite les grosses erreurs et laisse passer beaucoup du reste.
# en c4e574f7
level-3 = niveau 3, apprenti
    .about = Sait ce qui compte, mais manque souvent de précision.
# en a4be16b0
level-4 = niveau 4, joueur occasionnel
    .about = Joue raisonnablement et laisse filer les petits gains.
# en 7ef2f753
level-5 = niveau 5, habitué
    .about = Joue bien, avec une étourderie de temps en temps.
# en 0a1848b8
level-6 = niveau 6, joueur aguerri
    .about = Joue bien et laisse rarement passer quelque chose.
# en 83c789f8
level-7 = niveau 7, expert
    .about = Ne laisse presque rien passer.
# en c0a92ad5
level-8 = niveau 8, maître
    .about = Réfléchit à la façon dont les prochains tours peuvent se dérouler et ne s’écarte de l’évidence qu’avec une bonne raison.
# en efc7e41f
level-uniform = qui joue au hasard
# en 71449dba
level-greedy = qui fait ce qui paraît le meilleur au premier regard

## ligne de commande : tables dans le navigateur

# en 951dd0d6
cli-serve = Ouvrir des tables dans le navigateur : contre des robots, sur un seul écran ou entre amis par un lien.
# en 06fb5fea
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 ouvre l’accès à votre réseau local.
# en 20cca259
cli-serve-port = Le port ; d’ordinaire le premier qui est libre à partir de 8000.
# en 53a1331b
cli-serve-store = Où sont gardées les tables : un fichier, ou une base PostgreSQL désignée par son adresse, postgresql://utilisateur:motdepasse@hôte/nom ; d’ordinaire le fichier chapterhouse/tables.db, là où vos programmes gardent leurs données.
# en 976f9970
cli-serve-bus = Comment plusieurs serveurs se signalent que quelque chose s’est passé à une table : par Valkey ou Redis, valkey://utilisateur:motdepasse@hôte:6379/0, ou par rien, memory://, et chacun regarde alors deux fois par seconde. D’ordinaire par la base de données des tables.
# en c4a3512c
cli-serve-pace = Combien de secondes un robot semble réfléchir, quoi qu’il fasse.
# en 88bc4ece
cli-serve-tables = Combien de nouvelles tables une adresse peut ouvrir en dix minutes ; derrière un proxy, nommez-le avec --trust-proxy.
# en 2004e8a0
cli-serve-keep = Supprimer, maintenant puis toutes les heures, les tables où rien ne s’est passé depuis ce nombre de jours ; sans cette option, toutes sont gardées.
# en 326d0a9d
cli-serve-count-lessons = Compter combien de fois chaque étape d’une leçon est atteinte, sans rien retenir de qui apprend ; stats le montre.
# en ba9bd458
cli-serve-no-lobby = Ne pas avoir de tables ouvertes, où tout le monde peut s’asseoir : on vient par un lien.
# en bcbfe1c1
cli-serve-name = Un nom sous lequel les navigateurs trouvent ce serveur, comme table.example.org ; peut être donné plusieurs fois.
# en 7414c9e8
cli-serve-base-path = Le dossier par lequel commencent toutes les adresses, derrière un proxy qui en a d’autres à côté, comme /chapterhouse.
# en 78a1a554
cli-serve-trust-proxy = L’adresse, ou le réseau, d’un proxy qui dit d’où viennent les requêtes ; peut être donnée plusieurs fois.
# en 48a8a817
cli-serve-open = Ouvrir aussitôt la page dans votre navigateur.
# en e552a6d5
cli-serve-show-settings = Montrer les réglages tels qu’un fichier les contient, puis s’arrêter.
# en 43b28936
cli-serve-drain = Pendant combien de secondes un serveur que l’on arrête continue, alors que /api/ready l’annonce déjà et qu’un proxy peut envoyer tout le monde vers un autre.
# en f89dd8a1
cli-serve-log = Comment le journal est écrit : text pour être lu, ou json, un objet par ligne, dont un pour chaque requête.
# en 1b494768
cli-serve-metrics = L’adresse où Prometheus lit ce que le serveur compte, comme 127.0.0.1:9100, ou un port de cette seule machine. D’ordinaire rien n’est compté.
# en 75bc7530
cli-serve-notices = Par quelles voies les absents apprennent que c’est à eux de jouer : device, par le service de leur navigateur, ou address, par un message à l’adresse qu’ils donnent ; peut être donnée plusieurs fois. D’ordinaire, rien n’est envoyé.
# en 969fd8ec
cli-serve-openid = Le fournisseur par lequel on peut se connecter si on le souhaite, par son adresse (l’« issuer » d’OpenID Connect), comme https://login.example.org/realms/club. D’ordinaire, personne ne se connecte.
# en 68cb6dc6
cli-serve-openid-client = Le nom de ce serveur chez le fournisseur (« client id »).
# en 98bd45be
cli-serve-openid-secret-file = Un fichier contenant le secret par lequel le fournisseur reconnaît ce serveur (« client secret ») ; il peut aussi être dans CHAPTERHOUSE_OPENID_SECRET.
# en c7eb9010
cli-serve-openid-page = L’adresse de la page pour les navigateurs, avec --base-path, comme https://table.example.org ; le fournisseur les renvoie à /signed-in sous cette adresse.
# en 46ac18e2
cli-serve-openid-name = Le nom que la page donne au fournisseur, comme Google ou ClubID ; d’ordinaire le nom qui est dans son adresse.
# en 5c24ee48
cli-error-no-settings = { $file } ne se lit pas comme des réglages en TOML : { $why }
# en 5ffa20c0
cli-error-no-tables = { $file } ne peut pas garder de tables : ce n’est pas un de nos fichiers, ou rien ne peut y être écrit
# en 2e80e3ea
cli-error-file-taken = { $file } sert déjà à un serveur ou à une autre commande ; arrêtez-les d’abord, ou nommez un autre endroit avec --store
# en 4c8cbba2
cli-error-newer-tables = { $file } vient d’une version plus récente de Chapterhouse, que celle-ci ne sait pas lire ; lancez cette version plus récente, ou indiquez un autre fichier avec --store
# en 546cae1b
cli-error-older-tables = { $file } vient d’une version antérieure ; lancez-y une fois un serveur, ou restaurez-en une copie avec restore
# en 8836191d
cli-error-in-memory = les tables sont gardées dans un fichier, et { $data } n’en désigne aucun ; nommez-en un, par exemple --store tables.db
# en 96b898e3
cli-error-no-such-store = --store attend un fichier, ou une adresse qui commence par postgresql:// et non par { $kind }
# en 731ef8d8
cli-error-no-address = --store attend l’adresse d’une base sous cette forme : postgresql://utilisateur:motdepasse@hôte:port/nom
# en aeed73cf
cli-error-no-such-bus = --bus attend une adresse qui commence par valkey://, redis://, memory:// ou postgresql:// et non par { $kind }
# en 59cb0861
cli-error-no-bus-address = --bus attend une adresse sous cette forme : valkey://utilisateur:motdepasse@hôte:port/numéro
# en bcb11571
cli-error-bus-alone = --bus demande des tables dans PostgreSQL : un fichier n’appartient qu’à un serveur, qui n’a personne à prévenir
# en 0b0217d4
cli-error-no-database = { $store } ne peut pas garder de tables : { $why }
# en ce0db829
cli-error-occupied = il y a déjà des tables dans { $store }, ou ce que les joueurs y gardent à part, et une copie ne se restaure que là où il n’y a encore rien ; indiquez un autre endroit avec --store
# en f3345b35
cli-error-no-door = le port { $port } de { $host } n’est pas libre ; nommez-en un autre avec --port
# en 2ca5fb58
cli-error-no-host = { $host } n’est pas une adresse de cette machine ; essayez 127.0.0.1, ou 0.0.0.0 pour toutes
# en d1c7fa0e
cli-error-no-extra = il manque { $package }, dont cette commande a besoin ; installez-le avec : pip install 'chapterhouse[{ $extra }]'
# en 1d3c308c
cli-error-no-such-name = --name attend un nom tel qu’il figure dans l’adresse, comme table.example.org ou table.example.org:8443, et non { $name }
# en 9eb266e6
cli-error-no-base-path = --base-path attend un dossier comme /chapterhouse, en lettres latines sans accent, chiffres, . _ et -, qui n’est pas l’un des nôtres, et non { $word }
# en 06a3cf88
cli-error-no-proxy = --trust-proxy attend une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8, et non { $word }
# en 4273fd01
cli-error-no-way = --notices attend device ou address, et non { $word }
# en a2876b8e
cli-error-openid-address = { $flag } attend une adresse qui commence par https://, sans « ? » ni #, et non { $word }
# en 9c2e51b1
cli-error-openid-folder = --openid-page doit finir par le dossier de --base-path, { $folder }, et non { $word }
# en 0046d46e
cli-error-openid-client = il manque --openid-client : le nom de ce serveur chez le fournisseur
# en 11e321d4
cli-error-openid-secret = le secret par lequel le fournisseur reconnaît ce serveur doit être dans { $variable }, ou dans le fichier de --openid-secret-file, et avoir au moins { $least } signes
# en 1518c053
cli-error-no-log = --log attend text ou json, et non { $word }
# en 9fbbf983
cli-error-no-metrics = --metrics attend un port, ou une adresse avec son port, comme 9100 ou 127.0.0.1:9100, et non { $word }
# en 70d8c473
cli-error-no-metrics-door = le port { $port } de { $host } n’est pas libre pour --metrics ; indiquez-en un autre
# en d9640faa
cli-tables = Énumérer les tables d’un stockage : quand il s’y est passé quelque chose, où elles en sont, qui y joue.
# en 08ad59ae
cli-tables-none = Il n’y a pas de tables.
# en 851ef6bf
cli-tables-waiting = attend des joueurs
# en 5e2f121f
cli-tables-playing = en cours, actions : { $count }
# en dbea2897
cli-tables-over = terminée, actions : { $count }
# en 5676c13a
cli-reports = Lister ce que des joueurs ont signalé les uns des autres, avec ce qui s’est dit à leurs tables.
# en 64bdf297
cli-reports-none = Rien n’a été signalé.
# en 1d4ad687
cli-report = { $when }  { $game }, table { $table }
# en 51a8f925
cli-report-by = { $by } signale { $about } : { $text }
# en 4e8f60f8
cli-reports-more = chapterhouse export TABLE FICHIER écrit une table tout entière, chapterhouse delete TABLE la supprime avec ses signalements.
# en 4e50b1b0
cli-shared = Lister les fichiers de données que des propriétaires partagent sur votre serveur.
# en 0fc938f1
cli-shared-none = Personne ne partage de fichier.
# en 563e654a
cli-shared-says = { $language } : confirmées { $confirmed }, différentes { $corrected }
# en 6295d976
cli-shared-delete = En supprimer un, d’après le mot placé à son début.
# en 36497d5f
cli-shared-deleted = { $file } est supprimé.
# en 43b2d9e5
cli-check = Rejouer toutes les tables d’un stockage et dire où quelque chose n’est pas tel que ce fut joué.
# en c042711b
cli-check-gap = { $table } : il manque des actions
# en 99c5e610
cli-check-unplayable = { $table } : cette version ne connaît pas le jeu, ou son édition
# en 68f01d87
cli-check-unrepeatable = { $table } : les actions ne s’enchaînent pas
# en 418b6f9f
cli-check-misdealt = { $table } : la distribution ne suit pas le secret de la table
# en 834f5436
cli-check-other-result = { $table } : le résultat conservé en est un autre
# en 61bf5f2c
cli-checked = { $broken ->
    [0] { $count ->
        [0] Il n’y a pas de tables.
        [1] L’unique table est telle qu’elle fut jouée.
       *[other] Les { $count } tables sont toutes telles qu’elles furent jouées.
    }
    [1] { $count ->
        [1] L’unique table n’est pas telle qu’elle fut jouée.
       *[other] Sur { $count } tables, une n’est pas telle qu’elle fut jouée.
    }
   *[other] Sur { $count } tables, { $broken } ne sont pas telles qu’elles furent jouées.
}
# en ce850408
cli-backup = Copier les tables dans un seul fichier, pendant qu’un serveur continue.
# en 6a46226b
cli-backup-file = Où mettre la copie ; un fichier de ce nom est remplacé.
# en 262df10b
cli-stats = Montrer à quelle étape de chaque leçon on s’arrête.
# en 4e57b653
cli-stats-none = Rien n’a encore été compté. Un serveur compte quand il est lancé avec --count-lessons.
# en b711818d
cli-stats-lesson = { $game } : { $lesson }
# en 3e64cc41
cli-stats-step = étape
# en 52774637
cli-stats-reached = atteinte
# en bcdf9998
cli-stats-left = arrêts
# en 0ebb429f
cli-stats-task = consigne
# en 7363c905
cli-backed-up = { $count ->
    [one] La copie est dans { $file }, avec une table.
   *[other] La copie est dans { $file }, avec { $count } tables.
}
# en 00921eed
cli-restore = Restaurer les tables d’une copie là où il n’y en a pas encore, y compris d’un fichier vers une base de données.
# en ccf21007
cli-restore-file = La copie, telle que backup l’a écrite ; elle reste en place.
# en 1da461b3
cli-restored = { $count ->
    [one] Une table se trouve de nouveau dans { $store }.
   *[other] { $count } tables se trouvent de nouveau dans { $store }.
}
# en 05fa6b58
cli-export = Écrire une table dans un fichier, avec tout ce qui lui appartient, même pendant qu’un serveur tourne.
# en 7d587ce0
cli-export-file = Où écrire la table ; un fichier de ce nom est remplacé. Il contient le secret de la distribution.
# en aa1f5647
cli-exported = La table { $table } se trouve dans { $file }. Qui le lit connaît toutes les cartes d’une partie en cours.
# en 51e53e26
cli-left-wishes = Absent du fichier : qui souhaite des notifications. Chez l’autre hôte, il faudra les demander de nouveau.
# en 31384353
cli-left-reports = Absent du fichier : ce que des joueurs vous ont signalé.
# en b1f38ae5
cli-left-claims = Absent du fichier : les tableaux des résultats où la partie compte.
# en 500dcbfc
cli-left-standing = Absent du fichier : ce que des joueurs ont fixé d’avance, qui est leur secret. Chez l’autre hôte, ils le fixeront de nouveau.
# en 212c7449
cli-left-shut = D’autres jouent encore la même donne. Chez un autre hôte, cette table montre ses cartes dès qu’elle est finie.
# en e73ec10e
cli-import = Reprendre une table d’un fichier, même d’un autre serveur ; elle est d’abord rejouée. Aucun serveur ne doit tourner sur ce stockage.
# en 6d3b82fd
cli-import-file = Le fichier, tel qu’export l’a écrit ; - le lit de l’entrée standard.
# en f541ce06
cli-imported = La table { $table } se trouve dans { $store }, telle qu’elle était.
# en 176ef5e9
cli-imported-alone = Le tournoi dont elle faisait partie n’y est pas : c’est désormais une table à part.
# en 227268f9
cli-free = Donner un nouveau lien à quelqu’un dont la clé est perdue : vers une place, vers une participation à un tournoi ou vers un tableau des résultats ; avec --host, pour diriger une table ou un tournoi, ou pour un fichier partagé. Ce qui ouvrait jusque-là n’ouvre plus rien. Sans nom, la commande liste qui y a une clé ; seule, elle liste ce qui existe. Pour une table ou une participation à un tournoi, aucun serveur ne doit tourner avec un fichier ; avec PostgreSQL, les serveurs continuent.
# en b3231857
cli-free-what = La table, le tournoi, le tableau des résultats ou le fichier partagé, par son adresse ou la dernière partie de celle-ci.
# en 499bf8e2
cli-free-whom = Pour qui est le lien : le nom, ou son numéro, à partir de 1.
# en 30c999d1
cli-free-host = Un lien pour diriger : pour l’hôte d’une table, l’organisation d’un tournoi ou la personne qui partage un fichier.
# en af4158a1
cli-free-bot = Y faire jouer un robot de ce niveau jusqu’à ce que quelqu’un vienne par le lien.
# en f09f1b98
cli-freed = La place de { $seat } ne s’ouvre plus que par ce lien, une seule fois ; toute la table en est informée :
# en 3dd70600
cli-freed-table = Seule la personne qui ouvrira ce lien dirigera désormais la table :
# en da6b1bcb
cli-freed-tournament = Seule la personne qui ouvrira ce lien dirigera désormais le tournoi :
# en cd270c98
cli-freed-file = Seule la personne qui ouvrira l’un de ces liens pourra désormais modifier ce fichier :
# en 2814bece
cli-freed-person = { $seat } ne joue plus que par ce lien, qui sert une seule fois ; toutes ses tables en sont informées :
# en 105e8fcc
cli-freed-member = { $seat } ne fait plus partie des résultats que par ce lien :
# en 810a5b69
cli-free-tournaments = Tournois
# en c4afc23a
cli-free-leagues = Tableaux des résultats
# en 5d1ac5e7
cli-free-files = Fichiers partagés
# en ddb131a3
cli-free-none = Il n’y a ni tournoi, ni tableau des résultats, ni fichier partagé ; chapterhouse tables liste les tables.
# en d0e289d1
cli-free-more = chapterhouse free suivi d’un de ces mots liste qui y a une clé ; chapterhouse tables liste les tables.
# en 760511b2
cli-free-sealed = Une liste de tables que quelqu’un partage entre plusieurs appareils ne s’ouvre que par son propre lien. Si ce lien est perdu, donnez à cette personne un nouveau lien vers chacune de ses places.
# en 24dbcc68
cli-free-has = a une clé
# en 700b1a86
cli-free-waits = n’a pas encore de clé
# en ac490257
cli-free-bot-plays = est un robot
# en 3a231d9c
cli-free-left = ne participe plus
# en 9dc5afbc
cli-free-host-table = la personne qui dirige la table
# en f96ef7d7
cli-free-host-tournament = la personne qui dirige le tournoi
# en a387ced8
cli-free-host-file = la personne qui partage le fichier
# en d99f57fe
cli-delete = Supprimer pour toujours une table, ou toutes celles qui ne servent plus. Aucun serveur ne doit tourner sur ce stockage.
# en a4e387e0
cli-delete-table = La table, par son adresse ou la dernière partie de celle-ci.
# en 1f5ae3b4
cli-delete-older-than = Supprimer toutes les tables où rien ne s’est passé depuis ce nombre de jours.
# en 68e1f9d4
cli-deleted = { $count ->
    [0] Il n’y avait rien à supprimer.
    [one] Une table est supprimée.
   *[other] { $count } tables sont supprimées.
}
# en 2a5a12da
cli-error-delete-what = indiquez soit une table, soit --older-than avec un nombre de jours
# en 5451f84f
cli-error-no-table = il n’y a pas de table { $table } dans { $file }
# en 01703c4b
cli-error-no-shared = personne ne partage ici de fichier { $file } ; chapterhouse shared liste ceux qu’il y a
# en 62c939b6
cli-error-no-seat = personne du nom de { $seat } n’est assis à cette table ; essayez { $seats }
# en f6bb225d
cli-error-nothing-there = il n’y a dans { $file } ni table { $name }, ni tournoi, ni tableau des résultats, ni fichier partagé de ce nom
# en 932b2501
cli-error-nobody-there = personne ne s’appelle { $seat } ici ; essayez { $seats }
# en 3bb02de7
cli-error-no-one-host = personne ne dirige seul { $name } ; chapterhouse free { $name } liste pour qui un lien est possible
# en 9f93ee08
cli-error-only-host = seule la personne qui partage le fichier { $name } en a la clé : ajoutez --host
# en 6bbe76f2
cli-error-free-whom = dites soit pour qui est le lien, soit --host ; un robot ne peut jouer qu’à une table
# en f99b23ad
cli-error-table-there = la table { $table } se trouve déjà dans { $file }
# en e6b2835e
cli-error-same-file = { $file } est le fichier des tables lui-même ; nommez-en un autre pour la copie
# en 504bc84e
cli-error-no-backup = { $file } ne peut pas être copié : ce n’est pas un fichier de tables, ou la place manque pour la copie
# en 7db7006c
cli-review = Revoir une partie : les chances de gagner de chacun, et les décisions qui ont coûté le plus.
# en e8715b05
cli-review-file = L’enregistrement ; - le lit sur l’entrée standard.
# en 82e7a5a9
cli-review-as = Ne citer que les décisions de ce joueur, et les chances telles qu’il pouvait les estimer. Par défaut, les décisions de tous, et les chances telles que le public pouvait les estimer.
# en b6c5d426
cli-review-open = Juger toutes cartes visibles : ce que chaque coup aurait valu pour qui aurait connu toutes les mains.
# en f111b94a
cli-review-timeline = { $by ->
    [open] Chances de gagner, toutes cartes visibles
   *[known] Chances de gagner, d’après ce qu’on pouvait savoir
}
# en 3f4bcd95
cli-review-chance = { $chance } % (± { $error })
# en f2040340
cli-review-slips = { $by ->
    [open] Les décisions qui ont coûté le plus, toutes cartes visibles
   *[known] Les décisions qui ont coûté le plus, d’après ce qu’on pouvait savoir
}
# en e165c083
cli-review-no-slips = Aucune décision n’a coûté quelque chose à coup sûr.
# en 2ddd4fd7
cli-review-slip = Après { $ply } actions, { $seat } : { $action }. Mieux : { $better }, de { $cost } % (± { $error }) de chances de gagner.
# en cceb02bb
cli-review-look = La position : chapterhouse replay { $file } --ply { $ply } ; dans le navigateur, on peut reprendre la partie de là.
# en 4b5e7c13
cli-verify = Vérifier que la donne d’une partie correspond à son sceau.
# en 66e958b3
cli-verify-file = L’enregistrement d’une partie terminée, tel que la page l’exporte ; - le lit sur l’entrée standard.
# en efd4deb8
cli-verify-moves = Chacune des { $count } actions suit les règles.
# en dc4b52d4
cli-verify-whole = L’enregistrement est tel qu’il a été écrit : sa propre empreinte est { $digest }. Comparez-la avec celle des autres qui conservent cette partie : elle est la même pour tous.
# en bf0c2487
cli-verify-changed = L’enregistrement n’est pas tel qu’il a été écrit : quelque chose y a été modifié, ajouté ou omis.
# en 2de2273c
cli-verify-undigested = L’enregistrement n’a pas d’empreinte propre ; les versions antérieures n’en écrivaient pas. On peut prouver sa donne et sa dernière position, mais ni les noms, ni les options qui ne changent ni l’une ni l’autre.
# en 3e72d825
cli-verify-unclosed = Il manque les dernières lignes de l’enregistrement : rien ne prouve que les noms, les options et les actions sont ceux de la partie.
# en eb6a9e41
cli-verify-broken-off = L’enregistrement s’interrompt : la partie n’y est pas terminée.
# en 2aa6911c
cli-verify-no-seal = L’enregistrement n’a pas de sceau : on ne peut dire comment la partie a été distribuée.
# en 38582991
cli-verify-open = L’enregistrement a un sceau, mais pas son secret : il est révélé à la fin de la partie.
# en 1b1967d3
cli-verify-twice = L’enregistrement a plus d’un sceau ou d’un secret : on ne peut dire lequel est le bon.
# en d8fb6676
cli-verify-secret = Le secret est bien celui qui avait été scellé : son SHA-256 est le sceau { $seal }, qui doit être celui montré avant la partie.
# en 3c107a68
cli-verify-commitment = Le secret n’est pas celui qui avait été scellé : son SHA-256 diffère du sceau.
# en b5768898
cli-verify-fault = L’action { $ply }, { $word }, n’est pas ce que le secret distribue là.
# en 82331558
cli-verify-dealt = Tout ce que le hasard a décidé, ce secret l’a distribué, { $count } fois.
# en 50e3b51b
cli-verify-continued = Les { $count } premières actions viennent d’une autre partie : le sceau n’en dit rien.
# en 2ee4ce97
cli-verify-holds = Le sceau est intact, et l’enregistrement aussi.
# en c276d425
cli-verify-holds-deal = Le sceau ne garantit que la donne.

## erreurs dans une édition

# en c4e4d8cb
error-edition-fact = { $entry } : il faut la valeur et qui l’établit, comme { $right }
# en 288569e8
error-edition-part = { $entry } n’a pas de partie « { $word } » ; essayez { $words }
# en 054fa059
error-edition-by = { $entry } est établi par « { $word } » ; essayez { $words }
# en dc461351
error-edition-value = { $entry } contient ce qu’aucune donnée ne contient ; essayez des mots, des nombres entiers, true, false ou leurs listes
# en 4550a83b
error-edition-game = c’est une édition de « { $word } », pas de { $game }
# en 72e9b8af
error-edition-section = il n’y a pas de section « { $word } » ; essayez { $words }
# en 88eb085a
error-edition-table = { $entry } est une section : ses données se placent sous [{ $entry }]
# en 9ef7ea8a
error-edition-key = il n’y a pas de donnée « { $word } » ; essayez { $words }
# en f8501d3b
error-edition-name = { $entry } : il faut une ligne de texte
# en a2426de9
error-edition-printing = { $entry } ne désigne aucun tirage ; essayez { $right }
# en a67b20ca
error-edition-deep = c’est imbriqué trop profondément pour être lu
# en be7d23d3
error-edition-twice = ligne { $line } : cela est déjà dit plus haut : { $text }
# en dfe59828
error-edition-toml = ligne { $line }, colonne { $column } : ce n’est pas du TOML : { $text }
# en 04b9feb2
error-edition-missing = { $entry } manque ; toute édition doit l’indiquer
# en cc075975
error-edition-fixed = { $entry } est { $value } ; le programme ne sait jouer que { $right }
# en 82649d90
error-edition-words = { $entry } est { $value } ; il faut des mots
# en 0cf3c878
error-edition-number = { $entry } est { $value } ; il faut un nombre entier : { $right }
# en b3021893
error-edition-keys = { $entry } est { $value } ; il faut un nombre pour chacun : { $words }
# en d1472996
error-edition-choice = { $entry } est { $value } ; essayez { $words }
# en 708c904d
error-edition-list = { $entry } est de longueur { $count } ; il faut une liste de longueur { $right }
# en 39d8db8b
error-edition-agree = { $entry } est { $value } ; d’après { $by }, ce doit être { $right }

## ligne de commande : une édition à soi

# en d0af81ef
cli-error-too-long-file = { $file } est trop gros : { $most } ko au plus
# en f6bb1fe1
cli-error-check-and-only = --check et --only ne vont pas ensemble : n’en donnez qu’une
# en 70880d80
cli-edition-check = Vérifier plutôt un fichier à vous : si l’on peut jouer avec ses données.
# en 8487dd05
cli-edition-digest = Empreinte de l’édition : { $digest }
# en 377cbfcf
cli-edition-fit = On peut jouer avec { $file } : { $edition }
# en 34fd335f
cli-edition-unfit = { $count ->
    [one] On ne peut pas jouer avec { $file }, pour { $count } raison :
   *[other] On ne peut pas jouer avec { $file }, pour { $count } raisons :
}
# en 7f0a2016
cli-edition-same = Il dit la même chose que notre édition.
# en bf01bb1a
cli-edition-differs = { $count ->
    [one] { $count } donnée diffère des nôtres :
   *[other] { $count } données diffèrent des nôtres :
}
# en db031768
cli-ours = Chez nous
# en 8a6fdad5
cli-edition-against = diffère du livret

## le jeu en une page

# en 3b863b44
overview-part-aim = Le but
# en fa4ebd42
overview-part-turn = Comment ça se joue
# en c1fcce97
overview-part-scoring = Ce qui compte
# en eca0bbbe
overview-part-signs = Ce que disent les signes
# en d33876ed
overview-part-advice = Pour votre première partie

## leçons

# en d9fabe2a
lesson-another = C’est permis, mais ce n’est pas ce qu’il faut faire ici.
# Qui est à la table d’une leçon, la personne qui apprend d’abord.
# en dd0c3046
lesson-players = Invité, Bruno, Clara, Émile
# en 63ac9f87
lesson-hint = Ce qu’il faut faire : { $action }
# en 495cfe7e
lesson-enter = Entrée pour continuer
# en cdedd1b6
lesson-others = À apprendre encore : { $lessons }. Pour jouer : { $command }

# Ce que fait la commande tips.
# en 11070933
cli-tips-off = Le coach se tait. La commande tips lui rend la parole.
# en 7c66a5d4
cli-tips-on = Le coach explique de nouveau ce qui se présente.
# en aeae0817
cli-no-tips = Aucun coach à cette table ; chapterhouse play --tips en amène un.

## problèmes
# $best est le meilleur résultat, $number le numéro du problème.

# en b93f1bed
puzzle-points = Une position tirée d’une partie entre deux robots. Combien de points pouvez-vous marquer avant la fin de votre tour ?
    .title = Problème { $number } : { $best } points en un tour
    .task = Marquez { $best } points.
# en 52c49a34
puzzle-gold = Vous avez remporté ce lot, dans une partie entre deux robots. On ne rend pas la monnaie, et l’or servira encore.
    .title = Problème { $number } : payer le moins possible
    .task = Payez de façon à garder { $best } d’or.
# en 23bcb50d
puzzle-testament = C’est votre décompte, dans une partie entre deux robots. À la fin, une lettre sur votre propre bande compte 3, une bénédiction 1. Combien pouvez-vous ajouter ce tour-ci ?
    .title = Problème { $number } : { $best } points de testament en un tour
    .task = Gagnez { $best } points de testament.
# en b1bb3603
puzzle-less = Au bout du compte, cela donne moins. Regardez encore.
# en 7e07bdcd
puzzle-solved = On ne pouvait pas faire mieux : le programme a essayé toutes les suites de coups.
    .task = Résolu.

## Notifications aux absents
# $about est une table : le jeu, et qui d’autre y joue.

# en 6403e0d5
call-turn = À vous de jouer
# en c3fd25ef
call-turn-still = C’est toujours à vous de jouer
# en 5c4cdb33
call-turn-of = C’est à { $name } de jouer
# en 5b09ad70
call-turn-of-still = C’est toujours à { $name } de jouer
# en e40dff5a
call-over = La partie est terminée
# en 5352ec88
call-hello = C’est ici que vous saurez quand c’est à vous de jouer
# en 416ba9c7
call-hello-of = C’est ici que vous saurez à qui c’est de jouer
# en 06bfd1d1
call-table = { $game } avec { $names }
# en 81236407
call-line = { $title } : { $about }
