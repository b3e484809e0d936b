### Le plateau de Biblios en français : ce qui se lit sur la table même.

## les joueurs

# en ac677eb7
board-rivals = Les autres joueurs
# en ebd682fb
board-players = Les joueurs
# en 9de3e4f9
board-hand-own = Votre main
# en 601316b3
board-hand-cards = Vos cartes, à faire défiler
# en 005e131b
board-hand-empty = Aucune carte
# en fbe59f29
board-hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## ce que fait un joueur

# en ac928021
board-active = joue son tour
    .you = c’est à vous
# en a5a32be0
board-places = place une carte
    .you = vous placez une carte
# en 16b8c7af
board-takes = prend une carte
    .you = vous prenez une carte
# en 86a83fce
board-church = décide des dés
    .you = vous décidez des dés
# en a756bc47
board-speaks = enchérit ou passe
    .you = vous enchérissez ou passez
# en a97288f2
board-may-bid = peut encore enchérir
    .you = vous pouvez encore enchérir
# en 1314081e
board-passed = a passé
    .you = vous avez passé
# en 44c71b02
board-barred = n’enchérit plus sur ce lot
    .you = vous n’enchérissez plus sur ce lot
# en 53bcbcf2
board-leads-gold = mène avec { $amount } d’or
    .you = vous menez avec { $amount } d’or
# en b4671fd3
board-leads-cards = { $amount ->
    [one] mène avec { $amount } carte
   *[other] mène avec { $amount } cartes
}
    .you = { $amount ->
        [one] vous menez avec { $amount } carte
       *[other] vous menez avec { $amount } cartes
    }
# en 96fce297
board-pays-gold = doit { $amount } d’or
    .you = vous devez { $amount } d’or
# en fb37d568
board-pays-cards = { $amount ->
    [one] doit { $amount } carte
   *[other] doit { $amount } cartes
}
    .you = { $amount ->
        [one] vous devez { $amount } carte
       *[other] vous devez { $amount } cartes
    }

## les dés

# en dffc68b0
board-scriptorium = Scriptorium
# en 1e5c2832
board-die = { $category } : { $face }
# en 0bf5a4ea
board-won = gagne le dé ({ $face })
# en 987f60f7
board-unwon = personne ne gagne le dé ({ $face })
# en 2ebbaa1a
board-die-first-up = { $category } : le premier de deux dés à augmenter
# en d929660e
board-die-first-down = { $category } : le premier de deux dés à diminuer
# en 21c8ada0
board-die-chosen = { $category } : choisi ; choisissez-le encore pour y renoncer
# en 39e77b72
board-dice-first = Choisissez le premier des deux dés
# en 11d2bfce
board-dice-second = Choisissez maintenant le second dé
# en 54ff698d
board-die-moves = de { $from } à { $to }

## la table

# en b3ecbbbb
board-table = La table
# en 7369212b
board-drawn = Carte { $nth } sur { $all }
# en 052f093b
board-yours = Visible par vous uniquement
# en 6236ce04
board-theirs = Visible par { $name } uniquement
# en d8644cb1
board-chapel = { $name } décide des dés
# en 183f00f4
board-keep = Garder
# en a28a8842
board-auction = Enchères
# en e01357b7
board-common = Espace commun
# en 904f8191
board-used = { $nth } sur { $all }
# en a51aa808
board-place-option = { $option } : { $standing }
# en 3a37922c
board-lot = Lot { $nth } sur { $all }
# en e5ab1048
board-lot-by = Retourné par { $name }
# en b8d1b911
board-bidding = Enchères
# en 707c128e
board-open-hands = Toutes les mains sont visibles

## répondre d’avance

# en 66622321
board-ahead = Enchérir à l’avance
# en c167a6ba
board-ahead-set = Enchères fixées à l’avance
# en 6165adba
board-ahead-about = Ce que vous fixez ici est joué pour vous quand votre tour vient, quelques secondes plus tard, comme de votre main. Personne d’autre ne l’apprend. On n’enchérit jamais au-delà de ce que vous pouvez payer : vous passez alors.
# en 38703129
board-ahead-lot = Ce lot : { $lot }
# en 61e0f382
board-ahead-others = Tous les autres lots
# en c0b5aeec
board-ahead-ask = me demander
# en d74ff0ee
board-ahead-pass = passer
# en fc16b0ab
board-ahead-bid = enchérir jusqu’à
# en c79e0327
board-ahead-gold = Or (on enchérit en cartes)
# en 007bbc43
board-ahead-limit = Jusqu’à combien : { $kind }
# en a9440fa6
board-ahead-from = À partir de quelle valeur : { $kind }
# en 1d89b979
board-ahead-any = toute valeur
# en e862c218
board-ahead-value = à partir de { $value }
# en a0898af7
board-ahead-pass-all = Passer sur tous ceux-ci
# en 9eb44c94
board-ahead-pays = Payer en or
# en c0b5aeec
board-ahead-pays-ask = me demander
# en af60a0bd
board-ahead-pays-exact = payer si le compte est juste
# en 34cf51c8
board-ahead-pays-least = payer en perdant le moins possible
# en 4a8bacc2
board-ahead-settle = Fixer ainsi
# en 164546a9
board-ahead-withdraw = Retirer
# en 1a58df02
board-ahead-rests = Pour ce lot, vous jouez vous-même
# en 7af31732
board-ahead-now-pass = Vous passez sur ce lot
# en fd595139
board-ahead-now-bid = Jusqu’à { $limit } pour ce lot
# en cfce1016
board-ahead-others-set = Fixé par genres de lots

## cartes

# en 97f1c8eb
board-face-down = une carte, face cachée
# en 6249df43
board-gold = Or
# en f347f71e
board-church-cards = Cartes Église
# en ace6a6b0
board-group = { $count ->
    [one] { $suit } : { $total }, { $count } carte
   *[other] { $suit } : { $total }, { $count } cartes
}
# en fd176e8d
board-own-gold = Votre or : { $gold }
# en 556803af
board-own-cards = Vos cartes : { $cards } ; votre or : { $gold }
# en 7048f38b
board-tray = Paiement
# en 1d5b9d80
board-tray-gold = { $paid } d’or sur { $owed }
# en f5547be9
board-tray-cards = { $paid ->
    [one] { $paid } carte sur { $owed }
   *[other] { $paid } cartes sur { $owed }
}
# en 3c6440b4
board-pay-exactly = { $count ->
    [1] Payer exactement { $amount }
   *[other] Payer exactement { $amount } ({ $cards })
}
# en 8da1c854
board-pay-least = { $count ->
    [1] Payer { $amount }, sans monnaie
   *[other] Payer { $amount }, sans monnaie ({ $cards })
}
# en 9bac2a74
board-pay-chosen = Payer avec les cartes choisies
# en 90f2e88d
board-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
# en 7c1fb434
board-aside = { $count ->
    [one] { $count } autre écartée sans regarder, inconnue de tous
   *[other] { $count } autres écartées sans regarder, inconnues de tous
}
# en a0f200fc
board-lots = lots à venir
# en 10dde8d5
board-known = Cartes connues : { $name }
# en eb4a5dae
board-tracker = Où sont les cartes
# en 504465b9
board-track-hand = Dans votre main
# en 032437ce
board-track-seen = Vues ailleurs
# en fcc9014d
board-track-buried = Défaussées face cachée
# en bd9008aa
board-track-out = Pas vues
# en 67a7686a
board-track-about = C’est ce que vous avez vu vous-même. Les cartes que vous n’avez pas vues peuvent être dans une main, dans une pile, défaussées face cachée par d’autres, ou hors du jeu.
# en 3275ca00
board-unknown = { $count ->
    [one] { $count } carte vous est inconnue.
   *[other] { $count } cartes vous sont inconnues.
}
# en f3e76608
board-once = Vues ici ; peut-être parties depuis
# en 7d9eb7ac
board-close = Fermer

## les phases

# en 09bb2816
board-phase-gift = Dons
    .now = Dons { $nth } sur { $all }
# en 31916db6
board-phase-auction = Enchères
    .now = Enchère { $nth } sur { $all }
# en 5b947a64
board-phase-end = Fin
    .now = Fin

## la galerie pour les auteurs

# en a52fcbbc
board-showcase-cards = Cartes
# en 6e639713
board-showcase-dice = Dés
