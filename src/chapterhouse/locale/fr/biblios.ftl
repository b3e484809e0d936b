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
overview-dice = Collectionnez des cartes dans cinq catégories. Dans chacune, le plus haut total remporte le dé, et vos points sont ce qu’affichent vos dés. Celui qui a le plus de points l’emporte.
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
# en dab71d37
overview-gold = L’or ne rapporte aucun point. Il départage seulement les joueurs à égalité de points : celui qui a le plus d’or l’emporte.
# en a87e8ac0
overview-card = Le nombre sur une carte est sa valeur, la lettre son sceau. Sur une pièce, le nombre est ce qu’elle paie.
# en fa62c381
overview-choose = On ne gagne pas tous les dés. Choisissez tôt deux ou trois catégories, faites monter leurs dés et baisser les autres.
# en 35e1bd7d
overview-keep-gold = Mettez aux enchères ce que vous aimeriez acheter plus tard, et gardez de l’or pour cela.

## ce qui se trouve sur la table

# Dit de ce qu’on désigne : à quoi cela sert ; le nom se lit au-dessus.

# en fe1df41f
about-category-card = Son nombre compte dans sa catégorie, sa lettre est son sceau. Qui y a le plus haut total à la fin remporte le dé ; à total égal, le meilleur sceau décide, A avant B.
# en 83508ca7
about-gold-card = L’or paie les autres lots aux enchères. Il ne rapporte aucun point, mais départage les joueurs à égalité.
# en c45f069b
about-church-card = Qui la reçoit peut aussitôt tourner des dés, ou y renoncer. Elle est ensuite défaussée et ne reste jamais en main. Qui la garde n’en garde pas d’autre ce tour-ci.
# en 3b39f48e
about-die = C’est ce que la catégorie vaut à la fin. Les cartes Église font monter et descendre le dé, de 1 à 6.
# en e461df7f
about-pool = On joue des tours de dons jusqu’à ce que la pioche soit vide ; puis viennent les enchères.
# en aa6dab3a
about-pile = À chaque tour de dons, une carte arrive ici face cachée. Pour les enchères, elles sont mélangées et vendues une à une.
# en efdc1751
about-discard = Ici se trouvent, face visible, les cartes Église jouées, l’or payé et les lots que personne n’a achetés.
# en 0e2753d6
about-buried = Ici se trouvent, face cachée, les cartes qui ont payé de l’or ou qu’une pénalité a fait perdre. Seule la personne qui les avait en main les connaît.
# en c1fdf84d
about-box = L’or retiré avant la partie, à la vue de tous. Il reste hors jeu.
# en 1e8f07cd
about-slot = Le joueur dont c’est le tour garde une seule de ses cartes, sans la montrer.
# en b2daec96
about-common = Une carte par adversaire est posée ici, face visible. Puis chacun d’eux en prend une.
# en 1eba3829
about-lot = La plus haute enchère l’emporte. On mise de l’or, mais pour de l’or des cartes ; qui ne paie pas est pénalisé.
# en 192fa021
about-hand = Chacun sait combien de cartes compte une main. N’en sont montrées que les cartes que vous y avez vues entrer.

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
# en fecfb3fa
card-church-up-two = Église « +1 sur deux dés »
    .acc = la carte Église « +1 sur deux dés »
    .ins = une carte Église « +1 sur deux dés »
# en 386abe17
card-church-down-two = Église « −1 sur deux dés »
    .acc = la carte Église « −1 sur deux dés »
    .ins = une carte Église « −1 sur deux dés »
# en edc9ced6
card-church-up = Église « +1 sur un dé »
    .acc = la carte Église « +1 sur un dé »
    .ins = une carte Église « +1 sur un dé »
# en d49d3bb6
card-church-down = Église « −1 sur un dé »
    .acc = la carte Église « −1 sur un dé »
    .ins = une carte Église « −1 sur un dé »
# en 483b5ae1
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
# en 338f167d
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
# en d78f3c38
warn-refusal = Vous ne pouvez payer que { $amount }. Si personne n’enchérit davantage, vous devrez refuser de payer : chaque autre joueur recevra une carte tirée au hasard dans votre main.
# en 17eec734
warn-bluff = Vous ne pouvez payer que { $amount }. Si personne n’enchérit davantage, vous devrez refuser de payer : vous perdrez une carte tirée au hasard dans votre main.

## questions
# Ce qu’on demande à quelqu’un, et que les autres lisent aussi.

# en ecd569ee
ask-place = Vous piochez { $card-ins }. Qu’en faites-vous ?
# en be42f17c
ask-take = Prenez une carte dans l’espace commun.
# en 8a5fe32c
ask-church-card = Vous avez { $card-acc }. Que modifiez-vous ?
# en 65a493c2
ask-church-two = Vous avez { $card-acc }. Quels deux dés modifiez-vous ?
# en 5716f5e5
ask-bid = { $high ->
    [0] Enchérir en or sur { $card-acc }, ou passer ?
   *[other] Plus de { $high } d’or sur { $card-acc }, ou passer ?
}
# en f8c8c493
ask-bid-cards = { $high ->
    [0] Enchérir en cartes sur { $card-acc }, ou passer ?
    [one] Plus de { $high } carte sur { $card-acc }, ou passer ?
   *[other] Plus de { $high } cartes sur { $card-acc }, ou passer ?
}
# Une carte à la fois, jusqu’au montant de l’enchère.
# en 7adc05a6
ask-pay = Vous devez { $high } d’or pour { $card-acc }. Avec quelles cartes or payez-vous ?
# en ceeb6197
ask-pay-cards = { $high ->
    [one] Vous devez { $high } carte pour { $card-acc }. Avec laquelle payez-vous ?
   *[other] Vous devez { $high } cartes pour { $card-acc }. Avec lesquelles payez-vous ?
}

## ce qui manque

# en ad492886
lack-first = les cartes se comptent de droite à gauche, payez donc d’abord, par exemple, avec { $card-ins }

## phase de dons

# en 76725ddb
event-first = { $you ->
    [seat] Vous jouez en premier.
   *[nobody] { $seat } joue en premier.
}
# À quatre joueurs, aucune.
# en 2f6bc285
event-gold-out = { $count ->
    [0] Aucune carte or n’est retirée avant la partie.
   *[other] Cartes or retirées avant la partie, connues de tous : { $cards }.
}
# $left compte aussi ce tour-ci.
# en 72335397
event-gift-turn = { $you ->
    [seat] { $left ->
        [1] Vous ouvrez le dernier tour de dons.
       *[other] Vous ouvrez un tour de dons ; il en reste { $left }, celui-ci compris.
    }
   *[nobody] { $left ->
        [1] { $seat } ouvre le dernier tour de dons.
       *[other] { $seat } ouvre un tour de dons ; il en reste { $left }, celui-ci compris.
    }
}
# en 8f5a77ec
event-drew = { $you ->
    [seat] Vous piochez { $card-ins }.
   *[nobody] { $seat } pioche { $card-ins }.
}
# en f407edd9
event-kept = { $you ->
    [seat] Vous gardez { $card-acc }.
   *[nobody] { $seat } garde { $card-acc }.
}
# en ef5c9f70
event-sent = { $you ->
    [seat] Vous mettez { $card-acc } dans la pile d’enchères.
   *[nobody] { $seat } met { $card-acc } dans la pile d’enchères.
}
# en 6638ae77
event-laid = { $you ->
    [seat] Vous posez { $card-acc } dans l’espace commun.
   *[nobody] { $seat } pose { $card-acc } dans l’espace commun.
}
# La carte gardée pendant ce tour va dans la main.
# en 9b1a4d9c
event-picked-up = { $you ->
    [seat] Vous ajoutez { $card-acc } à votre main.
   *[nobody] { $seat } ajoute { $card-acc } à sa main.
}
# en 8a1eb912
event-took = { $you ->
    [seat] Vous prenez { $card-ins } dans l’espace commun.
   *[nobody] { $seat } prend { $card-ins } dans l’espace commun.
}

## cartes Église

# en 43ba1ea2
event-church = { $you ->
    [seat] Vous acquérez { $card-acc }.
   *[nobody] { $seat } acquiert { $card-acc }.
}
# en 4509c5df
event-raised = { $you ->
    [seat] Vous augmentez de 1 le dé { $category-gen }.
   *[nobody] { $seat } augmente de 1 le dé { $category-gen }.
}
# en 6a9af349
event-lowered = { $you ->
    [seat] Vous diminuez de 1 le dé { $category-gen }.
   *[nobody] { $seat } diminue de 1 le dé { $category-gen }.
}
# en 7a61dfc3
event-raised-two = { $you ->
    [seat] Vous augmentez de 1 le dé { $category-gen } et celui { $other-gen }.
   *[nobody] { $seat } augmente de 1 le dé { $category-gen } et celui { $other-gen }.
}
# en 4a2cdb85
event-lowered-two = { $you ->
    [seat] Vous diminuez de 1 le dé { $category-gen } et celui { $other-gen }.
   *[nobody] { $seat } diminue de 1 le dé { $category-gen } et celui { $other-gen }.
}
# en 8e274ed2
event-declined = { $you ->
    [seat] Vous renoncez à l’effet.
   *[nobody] { $seat } renonce à l’effet.
}

## phase d’enchères

# en b5004619
event-auctions = { $you ->
    [seat] La phase d’enchères commence : { $left } lots, vous ouvrez le premier.
   *[nobody] La phase d’enchères commence : { $left } lots, { $seat } ouvre le premier.
}
# $left compte les lots après celui-ci.
# en 93bcdf33
event-lot = { $you ->
    [seat] { $left ->
        [0] Vous retournez le dernier lot : { $card-ins }.
        [1] Vous retournez un lot : { $card-ins }. Il en reste un après celui-ci.
       *[other] Vous retournez un lot : { $card-ins }. Il en reste { $left } après celui-ci.
    }
   *[nobody] { $left ->
        [0] { $seat } retourne le dernier lot : { $card-ins }.
        [1] { $seat } retourne un lot : { $card-ins }. Il en reste un après celui-ci.
       *[other] { $seat } retourne un lot : { $card-ins }. Il en reste { $left } après celui-ci.
    }
}
# en 18e28b05
event-bid = { $you ->
    [seat] Vous enchérissez à { $amount } d’or.
   *[nobody] { $seat } enchérit à { $amount } d’or.
}
# en 4f3b3c6f
event-bid-cards = { $you ->
    [seat] { $amount ->
        [one] Vous enchérissez à { $amount } carte.
       *[other] Vous enchérissez à { $amount } cartes.
    }
   *[nobody] { $amount ->
        [one] { $seat } enchérit à { $amount } carte.
       *[other] { $seat } enchérit à { $amount } cartes.
    }
}
# en ef7ad88e
event-passed = { $you ->
    [seat] Vous passez.
   *[nobody] { $seat } passe.
}
# en e90b2c6b
event-paid-gold = { $you ->
    [seat] Vous payez votre enchère de { $amount } d’or : { $cards }.
   *[nobody] { $seat } paie son enchère de { $amount } d’or : { $cards }.
}
# Les autres n’apprennent que le nombre de cartes.
# en aafa7cd7
event-paid-cards = { $you ->
    [seat] Vous payez face cachée : { $cards }.
   *[nobody] { $seat } paie face cachée : { $cards }.
}
# en 070cec9d
event-refused = { $you ->
    [seat] Vous refusez de payer votre enchère de { $amount } d’or.
   *[nobody] { $seat } refuse de payer son enchère de { $amount } d’or.
}
# en c103f5d4
event-refused-cards = { $you ->
    [seat] { $amount ->
        [one] Vous refusez de payer votre enchère de { $amount } carte.
       *[other] Vous refusez de payer votre enchère de { $amount } cartes.
    }
   *[nobody] { $amount ->
        [one] { $seat } refuse de payer son enchère de { $amount } carte.
       *[other] { $seat } refuse de payer son enchère de { $amount } cartes.
    }
}
# La pénalité.
# en 8237f626
event-gave = { $you ->
    [seat] Pénalité : vous donnez { $card-ins } à { $taker }.
    [taker] Pénalité : { $seat } vous donne { $card-ins }.
   *[nobody] Pénalité : { $seat } donne { $card-ins } à { $taker }.
}
# en d0643df9
event-lost = { $you ->
    [seat] Pénalité : vous perdez { $card-ins }, qui va face cachée à la défausse.
   *[nobody] Pénalité : { $seat } perd { $card-ins }, qui va face cachée à la défausse.
}
# en 419d18a1
event-won = { $you ->
    [seat] Vous remportez { $card-acc }.
   *[nobody] { $seat } remporte { $card-acc }.
}
# en 1a8648bc
event-unsold = Personne n’achète { $card-acc } : la carte est défaussée.

## fin de la partie

# en 80db51d7
event-hand = { $you ->
    [seat] { $amount ->
        [0] Vous finissez sans aucune carte en main.
       *[other] Vous avez en main à la fin : { $cards }.
    }
   *[nobody] { $amount ->
        [0] { $seat } finit sans aucune carte en main.
       *[other] { $seat } a en main à la fin : { $cards }.
    }
}
# en 5215593c
event-removed = Cartes écartées sans regarder avant la partie : { $cards }.
# en 7ddafe90
event-buried = { $amount ->
    [0] Aucune carte n’a été défaussée face cachée.
    [1] Carte défaussée face cachée : { $cards }.
   *[other] Cartes défaussées face cachée : { $cards }.
}
# en d9834fa6
event-die-won = { $you ->
    [seat] Vous remportez le dé { $category-gen } ({ $die }), avec un total de { $total }.
   *[nobody] { $seat } remporte le dé { $category-gen } ({ $die }), avec un total de { $total }.
}
# en dc46ac75
event-die-by-seal = { $you ->
    [seat] Vous remportez le dé { $category-gen } ({ $die }) : égalité à { $total }, départagée par le meilleur sceau.
   *[nobody] { $seat } remporte le dé { $category-gen } ({ $die }) : égalité à { $total }, départagée par le meilleur sceau.
}
# en 02e48795
event-die-unwon = Personne ne remporte le dé { $category-gen } ({ $die }).
# en ebc99784
event-points = { $you ->
    [seat] { $amount ->
        [one] Vous avez { $amount } point de victoire et prenez la { $rank ->
            [1] 1re
           *[other] { $rank }e
        } place.
       *[other] Vous avez { $amount } points de victoire et prenez la { $rank ->
            [1] 1re
           *[other] { $rank }e
        } place.
    }
   *[nobody] { $amount ->
        [one] { $seat } a { $amount } point de victoire et prend la { $rank ->
            [1] 1re
           *[other] { $rank }e
        } place.
       *[other] { $seat } a { $amount } points de victoire et prend la { $rank ->
            [1] 1re
           *[other] { $rank }e
        } place.
    }
}
# en 51e69834
event-winner = { $you ->
    [seat] Vous gagnez la partie.
   *[nobody] { $seat } gagne la partie.
}
# en 034decd8
event-winner-by-gold = { $you ->
    [seat] Vous gagnez la partie : à égalité de points de victoire, mais avec plus d’or, { $amount } contre { $second }.
   *[nobody] { $seat } gagne la partie : à égalité de points de victoire, mais avec plus d’or, { $amount } contre { $second }.
}
# en c239e1af
event-winner-by-total = { $you ->
    [seat] Vous gagnez la partie : l’égalité est départagée par le total en { $category-ins }.
   *[nobody] { $seat } gagne la partie : l’égalité est départagée par le total en { $category-ins }.
}
# en 5e6f94dd
event-winner-by-seal = { $you ->
    [seat] Vous gagnez la partie : l’égalité est départagée par le meilleur sceau de { $category-ins }.
   *[nobody] { $seat } gagne la partie : l’égalité est départagée par le meilleur sceau de { $category-ins }.
}
# en ca502a19
event-shared = { $you ->
    [seat] Vous partagez la victoire, car rien ne départage les ex æquo.
   *[nobody] { $seat } partage la victoire, car rien ne départage les ex æquo.
}
# en 1e4091d4
event-shared-place = { $you ->
    [seat] Vous partagez la { $rank }e place, car rien ne départage les ex æquo.
   *[nobody] { $seat } partage la { $rank }e place, car rien ne départage les ex æquo.
}
# en 8a48f858
event-before-by-gold = { $you ->
    [seat] Vous devancez { $behind } : à égalité de points de victoire, mais avec plus d’or, { $amount } contre { $second }.
    [behind] { $seat } vous devance : à égalité de points de victoire, mais avec plus d’or, { $amount } contre { $second }.
   *[nobody] { $seat } devance { $behind } : à égalité de points de victoire, mais avec plus d’or, { $amount } contre { $second }.
}
# en c1020375
event-before-by-total = { $you ->
    [seat] Vous devancez { $behind } : à égalité de points de victoire et d’or, mais avec un plus grand total en { $category-ins }, { $amount } contre { $second }.
    [behind] { $seat } vous devance : à égalité de points de victoire et d’or, mais avec un plus grand total en { $category-ins }, { $amount } contre { $second }.
   *[nobody] { $seat } devance { $behind } : à égalité de points de victoire et d’or, mais avec un plus grand total en { $category-ins }, { $amount } contre { $second }.
}
# en 65307289
event-before-by-seal = { $you ->
    [seat] Vous devancez { $behind } : à égalité de points de victoire, d’or et de total en { $category-ins }, mais avec un meilleur sceau, { $seal } contre { $second }.
    [behind] { $seat } vous devance : à égalité de points de victoire, d’or et de total en { $category-ins }, mais avec un meilleur sceau, { $seal } contre { $second }.
   *[nobody] { $seat } devance { $behind } : à égalité de points de victoire, d’or et de total en { $category-ins }, mais avec un meilleur sceau, { $seal } contre { $second }.
}

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

## pourquoi pas

# en 24fa0fa7
why-BIB-GIFT-5 = vous avez déjà gardé une carte ce tour-ci
# en a461f9f1
why-BIB-GIFT-6 = vous avez déjà mis une carte aux enchères ce tour-ci
# en d20d9935
why-BIB-GIFT-7 = l’espace commun est complet, avec une carte par adversaire
# en 18f0f7e2
why-BIB-CHURCH-11 = cette carte modifie deux dés différents, ou aucun
# en c3b8e615
why-BIB-AUCT-8 = il faut dépasser la dernière enchère
# en 5507e42d
why-BIB-AUCT-21 = votre limite est de trois fois votre nombre de cartes
# en 498de04b
why-BIB-AUCT-22 = vous n’avez pas autant de cartes
# en 2d275321
why-BIB-PAY-5 = cette carte est inutile, vos autres cartes suffisent à payer l’enchère
# en dbb441a4
why-BIB-FLOW-6 = vous avez commencé à payer, complétez donc le paiement ou annulez-le

## raisons
# Pourquoi un robot conseille quelque chose ; chances en pour cent, $otherwise avec le choix suivant.
# en fc06b943
reason-leads = Vous menez alors pour le dé { $category-gen } : { $mine } contre { $rival }.
# en 46d84d13
reason-likelier = Vous avez plus de chances de remporter le dé { $category-gen } : { $chance } % au lieu de { $otherwise } %.
# en 94585556
reason-denies = Le dé { $category-gen } s’éloigne des autres : ils le remportent avec { $chance } % de chances au lieu de { $otherwise } %.
# De tout l’or en main, autant que vous pouvez le savoir.
# en de7f5619
reason-gold = Vous aurez environ { $chance } % de tout l’or pour les enchères, au lieu de { $otherwise } %.
# en c2a61944
reason-die-up = Le dé { $category-gen } devrait vous revenir ({ $chance } %) : plus il affiche, mieux c’est.
# en d940f7d6
reason-die-down = Vous ne remportez le dé { $category-gen } qu’avec { $chance } % de chances : ce qu’il perd, les autres le perdent.
# en 01ae6ed7
reason-no-die = Aucun changement que cette carte permet n’est bon pour vous.
# en a61dc147
reason-lot = Avec cette carte, vous remportez le dé { $category-gen } avec { $chance } % de chances ; si elle va à d’autres, avec { $otherwise } %.
# en 2d6a30f7
reason-church-lot = Elle vous permet de tourner un dé, et l’enjeu est le plus grand pour vous sur celui { $category-gen }.
# en 99437253
reason-gold-lot = { $amount ->
    [one] L’or vaut plus pour vous que la carte qu’il coûte.
   *[other] L’or vaut plus pour vous que les { $amount } cartes qu’il coûte.
}
# en 0357e61a
reason-dear = À { $amount } d’or, la carte vous apporte moins que le même or lors de lots suivants.
# en 1bf850e0
reason-dear-gold = { $amount ->
    [one] La carte qu’il coûterait vaut plus pour vous que l’or.
   *[other] Les { $amount } cartes qu’il coûterait valent plus pour vous que l’or.
}
# en d25ac29b
reason-short = Vous avez { $amount } d’or en main et ne pourriez pas payer.
# en 5e1a8a15
reason-bluff = Vous avez { $amount } d’or en main et ne pourriez pas payer. Mais quelqu’un enchérira sans doute davantage ; sinon, vous ne perdrez qu’une carte tirée au hasard.
# en 27cd0aa5
reason-exact = Vous payez ainsi { $amount }, exactement ce que vous devez.
# en 72040850
reason-nearest = Vous ne pouvez pas faire l’appoint : { $amount } est le minimum qui suffit.
# en 6d4d531c
reason-spared = Parmi les cartes avec lesquelles vous pouvez payer, c’est celle qui vous manquera le moins.
# en 31d478ac
reason-little = Cela change peu : rien de ce que vous pouvez choisir ici ne compte beaucoup.

## Les sections des règles

# en 0322ce5c
section-BIB-COMP = Ce que contient la boîte
# en dbdf27e5
section-BIB-SETUP = Mise en place
# en 980ffe15
section-BIB-GIFT = La phase de dons
# en f347f71e
section-BIB-CHURCH = Cartes Église
# en f192c127
section-BIB-AUCT = La phase d’enchères
# en 9518610b
section-BIB-PAY = Payer son enchère
# en 9e226642
section-BIB-PEN = Ne pas payer, et la pénalité
# en 98577ec4
section-BIB-SCORE = Fin de partie et décompte
# en eb2d7c16
section-BIB-INFO = Ce qui est visible et ce qui est secret
# en 5de2a2f3
section-BIB-FLOW = À qui de décider
# en c783a4c5
section-BIB-INV = Ce qui est toujours vrai
# en d0db8b5e
section-BIB-OPT = Options
# en 9ecc0a5c
section-BIB-HONEST = Enchères honnêtes

## bévues
# Ce dont on rirait ; à côté, combien de fois par partie.
# en 801b8dd2
blunder-gold-for-gold = or acheté pour autant d’or, ou plus
# en 285fc315
blunder-cards-for-gold = or acheté pour plus de cartes qu’il ne vaut
# en 36f7c382
blunder-overpaid = or payé en trop, alors que l’appoint était en main
# en c4658554
blunder-bluffs = enchères qui ne pouvaient être payées
# en 16afa774
use-church = Cartes Église, combien de fois chacune sert
# en ef65544b
use-raised = Dés augmentés
# en e9dfe7ea
use-lowered = Dés diminués
# en 646021fb
use-unwon = Dés que personne ne remporte
