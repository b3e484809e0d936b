### Biblios en français. Glossaire : en tête de biblios.rules.ftl.
###
### Ce que les cas d’un nom veulent dire ici :
### cartes : sans cas, le nom comme sur la carte (« moine 2-A », « or 3 »), pour les listes ;
###   .ins la carte dont on parle pour la première fois (« le moine 2-A », « une carte or 3 ») ;
###   .acc la carte dont on vient de parler (« le moine 2-A », « la carte or 3 »).
###   Un moine est unique, une carte or ou Église existe en plusieurs exemplaires.
### catégories : sans cas, le nom comme sur une étiquette ; .gen « des moines » (le dé des moines) ;
###   .ins « moines » (le total en moines, le meilleur sceau de moines).
### Jamais de « de » ni de « que » devant un nom de personne (d’Anna, qu’Anna), et rien qui
### s’accorde avec elle. Une carte cachée est « une carte » dans tous les cas.

## le jeu

# en 35afb591
game = Biblios
    .about = Réunissez moines, pigments et livres par les dons et les enchères, tandis que l’Église en change la valeur
    .lasts = environ 30 minutes
    .weight = facile à apprendre
    .suits = Pour tout le monde, et idéal pour commencer. Pour qui aime enchérir, bluffer et deviner ce que cherchent les autres
# en 6fb874cc
overview-dice = Collectionnez des cartes dans cinq catégories. Dans chacune, le plus haut total remporte le dé, et vos points sont ce qu’affichent vos dés. Le plus de points l’emporte.
# en b11fd34a
overview-gifts = D’abord viennent les dons. À votre tour, vous piochez des cartes une à une et placez chacune avant de voir la suivante : une dans votre main, une face cachée dans la pile d’enchères, et une face visible dans l’espace commun pour chaque autre joueur.
# en 7c562628
overview-common = Ensuite, chacun des autres prend une des cartes visibles. Chaque tour apporte donc une carte à tous.
# en 0da851d8
overview-church = Une carte Église ne reste pas en main. Qui en reçoit une peut aussitôt tourner des dés : une catégorie vaut alors plus, ou moins.
# en 145b2117
overview-auction = Quand la pioche est épuisée, la pile d’enchères est vendue, lot par lot. Les cartes s’achètent avec de l’or, et l’or avec des cartes de toute sorte.
# en dff84229
overview-bluff = Vous pouvez enchérir au-delà de ce que vous pouvez payer, sauf si la table joue avec des enchères honnêtes. Mais si vous remportez le lot sans le payer, vous perdez des cartes et il est revendu sans vous.
# en f5d43f1b
overview-totals = À la fin, additionnez les valeurs de vos cartes dans chaque catégorie. À total égal, le meilleur sceau décide : A passe avant B.
# en 4fdd296c
overview-gold = L’or ne rapporte aucun point. Il départage seulement les joueurs à égalité de points : le plus d’or l’emporte.
# en a87e8ac0
overview-card = Le nombre sur une carte est sa valeur, la lettre son sceau. Sur une pièce, le nombre est ce qu’elle paie.
# en fa62c381
overview-choose = On ne gagne pas tous les dés. Choisissez tôt deux ou trois catégories, faites monter leurs dés et baisser les autres.
# en 35e1bd7d
overview-keep-gold = Mettez aux enchères ce que vous aimeriez acheter plus tard, et gardez de l’or pour cela.

## cartes

# Du meilleur sceau au dernier.
# en 6eb49da1
seal = { $seal ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
   *[9] I
}
# en 98cb09eb
card-monks = moine { $value }-{ seal }
    .acc = le moine { $value }-{ seal }
    .ins = le moine { $value }-{ seal }
# en 6bb867b2
card-pigments = pigment { $value }-{ seal }
    .acc = le pigment { $value }-{ seal }
    .ins = le pigment { $value }-{ seal }
# en e5553d4e
card-books = livre saint { $value }-{ seal }
    .acc = le livre saint { $value }-{ seal }
    .ins = le livre saint { $value }-{ seal }
# en 8e6fb105
card-manuscripts = manuscrit { $value }-{ seal }
    .acc = le manuscrit { $value }-{ seal }
    .ins = le manuscrit { $value }-{ seal }
# en 75a57ccf
card-tomes = livre interdit { $value }-{ seal }
    .acc = le livre interdit { $value }-{ seal }
    .ins = le livre interdit { $value }-{ seal }
# en 03634610
card-gold = or { $value }
    .acc = la carte or { $value }
    .ins = une carte or { $value }
# en 3358c147
card-church-up-two = Église « +1 sur deux dés »
    .acc = la carte Église « +1 sur deux dés »
    .ins = une carte Église « +1 sur deux dés »
# en 327f4720
card-church-down-two = Église « −1 sur deux dés »
    .acc = la carte Église « −1 sur deux dés »
    .ins = une carte Église « −1 sur deux dés »
# en f052862d
card-church-up = Église « +1 sur un dé »
    .acc = la carte Église « +1 sur un dé »
    .ins = une carte Église « +1 sur un dé »
# en cf5da4f6
card-church-down = Église « −1 sur un dé »
    .acc = la carte Église « −1 sur un dé »
    .ins = une carte Église « −1 sur un dé »
# en b1cf3c34
card-church-either = Église « +1 ou −1 sur un dé »
    .acc = la carte Église « +1 ou −1 sur un dé »
    .ins = la carte Église « +1 ou −1 sur un dé »
# Une carte que le lecteur n’a pas le droit de voir.
# en da0d4b10
card-unseen = une carte
# en fa635cac
cards-unseen = { $count ->
    [1] une carte
   *[other] { $count } cartes
}

## catégories

# en 2c888041
category-monks = Moines
    .gen = des moines
    .ins = moines
# en 6293d963
category-pigments = Pigments
    .gen = des pigments
    .ins = pigments
# en 7141e259
category-books = Livres saints
    .gen = des livres saints
    .ins = livres saints
# en 6e0d1c28
category-manuscripts = Manuscrits
    .gen = des manuscrits
    .ins = manuscrits
# en c945e4af
category-tomes = Livres interdits
    .gen = des livres interdits
    .ins = livres interdits

## lieux

# en d8303259
zone-pool = pioche
# en e962e506
zone-drawn = carte piochée
# en c151347f
zone-slot = carte gardée
# en 7ee73b96
zone-common = espace commun
# en b7b30d6e
zone-lot = lot
# en bb9661d7
zone-chapel = carte Église
# en f06618db
zone-discard = défausse
# en d99bb50f
zone-buried = défausse face cachée
# en 81e38b89
zone-box = cartes retirées
# en 9d985f5a
zone-pile = pile d’enchères
# en 040ffd59
zone-offer = paiement
# en 1b001706
zone-hand = main
# en 5034db86
zone-scriptorium = scriptorium

## actions
# Comme sur un bouton ; aussi après « on ne peut pas », « vous pouvez » et « ferait ceci : ».

# en 2ca2bdd5
act-first = laisser { $seat } commencer
# en 4c77df88
act-card = retourner { $card-ins }
# en e39d4726
act-keep = garder la carte
# en 5ad12b53
act-auction = mettre la carte dans la pile d’enchères
# en e2c70f76
act-common = poser la carte dans l’espace commun
# en ec0c82b5
act-take = prendre { $card-ins }
# en 6ad74781
act-decline = renoncer à l’effet
# en 2e11bcae
act-raise = augmenter le dé { $category-gen }
# en cd445633
act-lower = diminuer le dé { $category-gen }
# en 9e6ae31e
act-raise-two = augmenter les dés { $category-gen } et { $other-gen }
# en 29278ecb
act-lower-two = diminuer les dés { $category-gen } et { $other-gen }
# en d74ff0ee
act-pass = passer
# Un nombre de pièces d’or, ou de cartes pour un lot d’or.
# en a0bb68b1
act-bid = enchérir à { $amount } d’or
# en 269873aa
act-bid-cards = { $amount ->
    [one] enchérir à { $amount } carte
   *[other] enchérir à { $amount } cartes
}
# en 06db88f4
act-pay = payer avec { $card-ins }
# en be3429ab
act-refuse = refuser de payer (chaque autre joueur reçoit une carte tirée au hasard dans votre main)
# en 2ee6aca0
act-refuse-bluff = refuser de payer (vous perdez une carte tirée au hasard dans votre main)
# en a629899e
warn-refusal = Vous ne pouvez payer que { $amount }. Si personne n’enchérit davantage, vous devrez refuser de payer : chaque autre joueur recevra une carte tirée au hasard dans votre main.
# en b87698e7
warn-bluff = Vous ne pouvez payer que { $amount }. Si personne n’enchérit davantage, vous devrez refuser de payer : vous perdrez une carte tirée au hasard dans votre main.

## questions
# Ce qu’on demande à quelqu’un, et que les autres lisent aussi.

# en 621f55cd
ask-place = { $seat } pioche { $card-ins } : qu’en faire ?
# en 5f4890b7
ask-take = { $seat } : quelle carte prendre dans l’espace commun ?
# en 9914711b
ask-church-card = { $seat } acquiert { $card-acc } : quels dés modifier, ou aucun ?
# en 0c553c0d
ask-bid = { $high ->
    [0] { $seat } : enchérir en or sur { $card-acc }, ou passer ?
   *[other] { $seat } : enchérir au-delà de { $high } d’or sur { $card-acc }, ou passer ?
}
# en 805473bb
ask-bid-cards = { $high ->
    [0] { $seat } : enchérir en cartes sur { $card-acc }, ou passer ?
    [one] { $seat } : enchérir au-delà de { $high } carte sur { $card-acc }, ou passer ?
   *[other] { $seat } : enchérir au-delà de { $high } cartes sur { $card-acc }, ou passer ?
}
# Une carte à la fois, jusqu’au montant de l’enchère.
# en 327040d2
ask-pay = { $seat } doit { $high } d’or pour { $card-acc } : avec quelles cartes or payer ?
# en 786078cc
ask-pay-cards = { $high ->
    [one] { $seat } doit { $high } carte pour { $card-acc } : avec laquelle payer ?
   *[other] { $seat } doit { $high } cartes pour { $card-acc } : avec lesquelles payer ?
}

## ce qui manque

# en c2add785
lack-first = on paie de la dernière carte de la main à la première : d’abord, par exemple, avec { $card-ins }

## phase de dons

# en a4321b5a
event-first = { $seat } joue en premier.
# À quatre joueurs, aucune.
# en 2f6bc285
event-gold-out = { $count ->
    [0] Aucune carte or n’est retirée avant la partie.
   *[other] Cartes or retirées avant la partie, connues de tous : { $cards }.
}
# $left compte aussi ce tour-ci.
# en e778b5be
event-gift-turn = { $left ->
    [1] { $seat } ouvre le dernier tour de dons.
   *[other] { $seat } ouvre un tour de dons ; il en reste { $left }, celui-ci compris.
}
# en 250e0701
event-drew = { $seat } pioche { $card-ins }.
# en 3974d686
event-kept = { $seat } garde { $card-acc }.
# en 9fbc7039
event-sent = { $seat } met { $card-acc } dans la pile d’enchères.
# en 466c65b0
event-laid = { $seat } pose { $card-acc } dans l’espace commun.
# La carte gardée pendant ce tour va dans la main.
# en 88b21784
event-picked-up = { $seat } ajoute { $card-acc } à sa main.
# en 1d914ae9
event-took = { $seat } prend { $card-ins } dans l’espace commun.

## cartes Église

# en 2114463b
event-church = { $seat } acquiert { $card-acc }.
# en 50970243
event-raised = { $seat } augmente de 1 le dé { $category-gen }.
# en c265b067
event-lowered = { $seat } diminue de 1 le dé { $category-gen }.
# en 0ccb4eae
event-raised-two = { $seat } augmente de 1 le dé { $category-gen } et celui { $other-gen }.
# en 5e326218
event-lowered-two = { $seat } diminue de 1 le dé { $category-gen } et celui { $other-gen }.
# en 9c69a7e8
event-declined = { $seat } renonce à l’effet.

## phase d’enchères

# en 20ceb9c5
event-auctions = La phase d’enchères commence : { $left } lots, { $seat } ouvre le premier.
# $left compte les lots après celui-ci.
# en c1f664a4
event-lot = { $left ->
    [0] { $seat } retourne le dernier lot : { $card-ins }.
    [1] { $seat } retourne un lot : { $card-ins }. Il en reste un après celui-ci.
   *[other] { $seat } retourne un lot : { $card-ins }. Il en reste { $left } après celui-ci.
}
# en 16cccf2f
event-bid = { $seat } enchérit à { $amount } d’or.
# en 965bf84a
event-bid-cards = { $amount ->
    [one] { $seat } enchérit à { $amount } carte.
   *[other] { $seat } enchérit à { $amount } cartes.
}
# en 46ae4715
event-passed = { $seat } passe.
# en 2806004e
event-paid-gold = { $seat } paie son enchère de { $amount } d’or : { $cards }.
# Les autres n’apprennent que le nombre de cartes.
# en a95660a9
event-paid-cards = { $seat } paie face cachée : { $cards }.
# en e4a9d231
event-refused = { $seat } refuse de payer son enchère de { $amount } d’or.
# en 4620f3ec
event-refused-cards = { $amount ->
    [one] { $seat } refuse de payer son enchère de { $amount } carte.
   *[other] { $seat } refuse de payer son enchère de { $amount } cartes.
}
# La pénalité.
# en 379703bb
event-gave = Pénalité : { $seat } donne { $card-ins } à { $taker }.
# en 40fd8729
event-lost = Pénalité : { $seat } perd { $card-ins }, qui va face cachée à la défausse.
# en 42fb9ec8
event-won = { $seat } remporte { $card-acc }.
# en 1a8648bc
event-unsold = Personne n’achète { $card-acc } : la carte est défaussée.

## fin de la partie

# en 8b72c6c1
event-hand = { $amount ->
    [0] { $seat } finit sans aucune carte en main.
   *[other] { $seat } a en main à la fin : { $cards }.
}
# en 5215593c
event-removed = Cartes écartées sans regarder avant la partie : { $cards }.
# en 7ddafe90
event-buried = { $amount ->
    [0] Aucune carte n’a été défaussée face cachée.
    [1] Carte défaussée face cachée : { $cards }.
   *[other] Cartes défaussées face cachée : { $cards }.
}
# en 600b657b
event-die-won = { $seat } remporte le dé { $category-gen } ({ $die }), avec un total de { $total }.
# en 66b41b3d
event-die-by-seal = { $seat } remporte le dé { $category-gen } ({ $die }) : égalité à { $total }, départagée par le meilleur sceau.
# en 02e48795
event-die-unwon = Personne ne remporte le dé { $category-gen } ({ $die }).
# en 1d43d258
event-points = { $amount ->
    [one] { $seat } a { $amount } point de victoire et prend la { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place.
   *[other] { $seat } a { $amount } points de victoire et prend la { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place.
}
# en 1b1f25fd
event-winner = { $seat } gagne la partie.
# en 8f3ec469
event-winner-by-gold = { $seat } gagne la partie : à égalité de points de victoire, mais avec plus d’or, { $amount } contre { $second }.
# en b4e222d5
event-winner-by-total = { $seat } gagne la partie : l’égalité est départagée par le total en { $category-ins }.
# en 6876e1c5
event-winner-by-seal = { $seat } gagne la partie : l’égalité est départagée par le meilleur sceau de { $category-ins }.
# en ab3d89a1
event-shared = { $seat } partage la victoire, car rien ne départage les ex æquo.

## options

# en b566c038
option-penalty = pénalité
    .about = ce qui arrive au meilleur enchérisseur qui ne paie pas
# en ea793614
option-penalty-standard = standard
    .about = chaque autre joueur reçoit une carte tirée au hasard dans la main de celui qui ne paie pas
# en 7600caa8
option-penalty-bluff = bluff
    .about = celui qui ne paie pas perd une carte tirée au hasard, défaussée face cachée
# en 93001cdb
option-first-player = premier joueur
    .about = qui est actif au premier tour de dons
# en ded79a87
option-first-player-random = au hasard
    .about = le premier joueur est tiré au sort
# en 78224f14
option-first-player-1 = place 1
    .about = le joueur de la place 1 commence
# en 4076734e
option-first-player-2 = place 2
    .about = le joueur de la place 2 commence
# en 9a5db6e7
option-first-player-3 = place 3
    .about = le joueur de la place 3 commence
# en 539658c3
option-first-player-4 = place 4
    .about = le joueur de la place 4 commence
# en cb5d85bd
option-bidding = enchères
    .about = si l’on peut bluffer en enchérissant
# en fcc07b58
option-bidding-open = libres
    .about = on peut enchérir au-delà de ce qu’on peut payer, puis refuser de payer
# en 471e44f0
option-bidding-honest = honnêtes
    .about = on ne peut pas enchérir au-delà de ce qu’on peut payer, et l’enchère gagnante est toujours payée
# en 4cb9364d
option-gold-tiebreak = départage par l’or
    .about = comment se compare l’or des joueurs à égalité de points de victoire
# en 9de55fb7
option-gold-tiebreak-cards = cartes
    .about = à égalité, le joueur qui a le plus de cartes or l’emporte
# en 31c80090
option-gold-tiebreak-value = valeur
    .about = à égalité, le joueur dont l’or vaut le plus l’emporte
# en 416973f1
option-memory-aids = aide-mémoire
    .about = si le programme se souvient à la place des joueurs
# en 2c94e3dc
option-memory-aids-full = complet
    .about = le journal et ce que chaque main peut contenir sont affichés
# en 63021c0f
option-memory-aids-off = désactivé
    .about = rien n’est affiché en dehors de la table elle-même

## Erreurs

# en d5dd5093
error-edition-deal = { $entry } laisse { $count } cartes à { $seats } joueurs ; il faut un multiple de { $right }
