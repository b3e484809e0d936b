### Monastery en français. Glossaire : en tête de monastery.rules.ftl.
###
### Ce que les cas d’un nom veulent dire ici :
### tuiles : sans cas, le nom comme sur la tuile (« Cuisine ») ; .acc une tuile en main (« la
###   Cuisine », mais « un Champ », car il y en a plusieurs) ; .ins avec l’article (« la Cuisine »,
###   « le Champ ») ; .gen avec de (« de la Cuisine ») ; .dat avec dans ou sur (« dans la Cuisine ») ;
###   at est une tuile de la table avec ses coordonnées : « la Cuisine (2/0) », et les mêmes .gen et
###   .dat ;
### couleurs : sans cas, comme pour un moine (« moine bleu ») ; .ins pour une rangée (« bleue ») ;
### carrés : .acc avec l’article (« le premier carré ») ;
### heures : .ins au milieu d’une phrase (« matines ») ; tours : .acc avec l’article.
### Jamais de « de » ni de « que » devant un nom de personne (d’Anna, qu’Anna), et rien qui
### s’accorde avec elle : « chez » et « appartenant à » vont devant tous les noms.
### Une tuile cachée est « une tuile », et en .ins « la tuile », dont on vient de parler.

## le jeu

# en 7419b09f
game = Monastery
    .about = Bâtissez un monastère tuile après tuile, priez et travaillez-y, et achetez les lettres d’une prière
    .lasts = 30 à 90 minutes
    .weight = demande un peu d’apprentissage
    .suits = Pour qui aime poser des tuiles, bâtir ensemble, et souffler quand même le meilleur aux autres
# en e58753fd
overview-phrase = Complétez votre phrase de la prière. Chaque lettre que vous posez sur votre propre bande vous compte 3 points à la fin. Celui qui a le plus de points l’emporte.
# en ce0d1a99
overview-lay = Pendant votre phase de déplacement, vous pouvez placer une tuile à côté de l’Abbaye ou d’une tuile construite, et vous déplacez vos moines : deux pas pour chaque moine debout dans le monastère.
# en 22422e6c
overview-boxes = Un moine qui arrive sur une tuile non construite s’arrête sur un de ses carrés. Dès que chaque carré a un moine, la tuile est totalement occupée : au décompte, elle est construite, et chaque moine rapporte le nombre de son carré.
# en edeb84af
overview-pray = Sur les tuiles construites, vos moines rapportent de deux autres façons. Une fois par décompte, un moine seul sur sa tuile peut prier pour sa valeur cerclée ; il y reste jusqu’à la prochaine messe.
# en 30831a2c
overview-work = Tous les autres travaillent pour 1 point par tuile : sur les tuiles grises et dans l’Abbaye pendant un tour d’étude, sur les tuiles marron pendant un tour de labeur.
# en 85b63c32
overview-buy = Les points se dépensent aussitôt, en lettres et en moines de la grille. De ce qui reste, on ne garde qu’un peu, en bénédictions : chacune paie un point plus tard.
# en 68139a20
overview-service = Pendant un tour de messe, les moines qui ont prié retournent dans l’Abbaye. Qui y a le plus de moines devient abbé et joue en premier. Puis tous piochent de nouvelles tuiles.
# en 1cfb789a
overview-letters = Une lettre sur votre bande est en grand et compte 3. Sur la bande d’un autre joueur, elle est en petit et ne compte pas, mais vous donne aussitôt une bénédiction.
# en 1d70b1d4
overview-leftovers = Chaque bénédiction qui vous reste à la fin compte 1 point. Les tuiles qui vous restent retirent des points.
# en fed26102
overview-end = La partie se termine avec le tour où la dernière lettre est achetée, ou avec la seconde nuit.
# en 1a454203
overview-colours = Les tuiles grises servent à l’étude, les tuiles marron au labeur, et elles ne sont jamais côte à côte. Les tuiles Chemin vont à côté des unes et des autres.
# en f33f865a
overview-edges = Un chemin qui atteint le bord de sa tuile doit continuer : il ne peut pas donner sur un côté vide.
# en 19f3f7ce
overview-icons = Certaines tuiles construites portent une icône : un moine debout sur la tuile vous permet de l’utiliser pendant le décompte, par exemple pour piocher une tuile ou permuter deux lettres.
# en 4ebd1fa1
overview-together = Une tuile qui n’est pas totalement occupée ne rapporte rien. Allez sur les tuiles que d’autres ont commencées, ou que vous pouvez remplir vous-même.
# en 5779252e
overview-monks = Achetez tôt des moines : chacun donne deux pas de plus par tour et travaille pour vous jusqu’à la fin.

## ce qui se trouve sur la table

# Dit de ce qu’on désigne : à quoi cela sert ; le nom se lit au-dessus.

# en d370f768
about-plan = Un moine qui arrive ici s’arrête sur un carré libre. Dès que chaque carré a un moine, la tuile est totalement occupée : au décompte, elle est construite, et chaque moine rapporte le nombre de son carré.
# en 3ae65e14
about-built = Pendant votre décompte, un moine seul ici peut prier pour sa valeur ; ou vos moines y travaillent pour 1 point, si le tour s’y prête.
# en 785a06c5
about-to-place = Placez-la à côté d’une tuile construite ou totalement occupée, un côté au moins relié ; gris et marron ne sont jamais côte à côte. Gardée à la fin, elle retire des points.
# en 99c07da6
about-letter = Sur votre bande, elle est en grand et compte 3 à la fin. Sur celle d’un autre joueur, elle ne compte pas, mais vous donne aussitôt une bénédiction.
# en d5d4e703
about-monk = Acheté, il se tient aussitôt dans l’Abbaye. Il appartient au joueur de sa couleur, à qui il donne deux pas de plus par tour.
# en c541b1b9
about-price = Ce que coûte une lettre ou un moine de cette colonne, en points et en bénédictions. La rangée du bas est pour qui a complété sa phrase.
# en 9219918f
about-strip = Les lettres en grand comptent 3 à la fin, les petites rien. Les neuf cases couvertes, la phrase est complète et les prix du bas s’appliquent.
# en b6e537fc
about-blessings = Chacune paie un point lors d’un décompte ultérieur, et compte 1 si vous l’avez encore à la fin.
# en 2dfd8ac8
about-bag = On y pioche des tuiles pendant les tours de messe. Pendant un déplacement, on peut en échanger une au lieu d’en placer une.
# en 1f5e7c92
about-supply = Les bénédictions viennent d’ici. S’il n’en reste aucune quand il en faut une, chaque joueur qui en a en remet d’abord une.
# en 5757643a
about-service = Les moines en prière retournent dans l’Abbaye, un abbé est élu, et tous piochent des tuiles.
# en 3f2db5d6
about-study = Tous placent des tuiles et déplacent leurs moines ; puis tous font leur décompte. Le travail compte sur les tuiles grises et dans l’Abbaye.
# en 08683351
about-toil = Tous placent des tuiles et déplacent leurs moines ; puis tous font leur décompte. Le travail compte sur les tuiles marron.
# en f9e15671
about-night = Tous les moines retournent dans l’Abbaye. La seconde nuit termine la partie.
# en a98a0434
about-abbot = L’abbé joue en premier à chaque tour. Pendant les tours de messe, on élit qui a le plus de moines dans l’Abbaye.
# en fbf0c4b0
about-movement = Deux pour chacun de vos moines debout dans le monastère ; un pas en coûte un. Le reste est perdu avec le tour.
# en 6a37deb9
about-points = Les points se dépensent maintenant, en lettres et en moines de la grille. Du reste, on ne garde que quelques bénédictions.
# en 756097e7
about-chapel = Une prière rapporte ici 6 points, même à côté d’autres moines.
# en c67a62e1
about-almonry = Pendant votre décompte, vous pouvez prendre une bénédiction.
# en 2861c3d7
about-farm = Dans un tour de labeur, le travail rapporte ici 3 points.
# en f9988d47
about-scriptum = Dans un tour d’étude, le travail rapporte ici 2 points.
# en 597a0af8
about-library = Pendant votre décompte, vous pouvez permuter deux lettres en grand de la grille ; elles sont ensuite en petit.
# en 294d525f
about-workshop = Pendant votre décompte, vous pouvez piocher une tuile, puis en remettre une.
# en 7949987b
about-stables = Pendant votre décompte, vous pouvez placer une tuile de plus.
# en d1e7a3f1
about-abbots-house = Pendant votre décompte, vous pouvez provoquer aussitôt une élection.
# en 4ec394a9
about-brewhouse = Dans un tour de messe ou de nuit, vous choisissez lesquels de vos moines restent où ils sont.
# en 182df431
about-prison-cell = Après une élection, l’abbé peut emprisonner ici un moine de l’Abbaye.
# en 2d0cd92c
about-secret-way-red = De n’importe où, un moine rouge peut venir ici pour un point de déplacement.
# en c02da2ab
about-secret-way-blue = De n’importe où, un moine bleu peut venir ici pour un point de déplacement.
# en c20432c3
about-secret-way-green = De n’importe où, un moine vert peut venir ici pour un point de déplacement.
# en b091b774
about-secret-way-yellow = De n’importe où, un moine jaune peut venir ici pour un point de déplacement.
# en d3fabb46
about-feature = Le joueur qui la place reçoit une bénédiction par tuile adjacente.
# en a2c37017
about-path = Sa construction rapporte aussi des points pour les Chemins construits qui s’y rattachent. On n’y travaille pas.
# en 98a1997a
about-field = Sa construction rapporte aussi des points pour les Champs construits qui s’y rattachent.
# en d6dd3111
about-garden = Sa construction rapporte aussi des points pour les Jardins construits qui s’y rattachent, 2 chacun.
# en 6c2c0ca3
about-both = Le travail compte ici dans les tours d’étude et de labeur.
# en ef8b7a11
about-abbey = Le travail compte ici dans les tours d’étude. Aux élections, on compte les moines de l’Abbaye.

## dans les phrases ci-dessous
# Avec les variables de la phrase où elles se trouvent.

# en ae97df88
at = { $place-ins } ({ $x }/{ $y })
    .gen = { $place-gen } ({ $x }/{ $y })
    .dat = { $place-dat } ({ $x }/{ $y })
# Une lettre de la grille ; les colonnes se comptent à partir de 1.
# en 25606040
cell = de la rangée { $row-ins }, colonne { $column }
# Les points de déplacement aussi, là où la phrase dit que c’en sont.
# en a3cf8867
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# en bd6f1ca2
cost = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
# en 52fa199e
number-of-blessings = { $blessings ->
    [one] { $blessings } bénédiction
   *[other] { $blessings } bénédictions
}
# en bee23c6c
number-of-monks = { $amount ->
    [one] { $amount } moine
   *[other] { $amount } moines
}

## tuiles

# en 5f17f963
tile-chapter-house = Salle capitulaire
    .acc = la Salle capitulaire
    .gen = de la Salle capitulaire
    .dat = dans la Salle capitulaire
    .ins = la Salle capitulaire
# en 4fe2477d
tile-abbots-house = Maison de l’abbé
    .acc = la Maison de l’abbé
    .gen = de la Maison de l’abbé
    .dat = dans la Maison de l’abbé
    .ins = la Maison de l’abbé
# en acc5946f
tile-dormitory = Dortoir
    .acc = le Dortoir
    .gen = du Dortoir
    .dat = dans le Dortoir
    .ins = le Dortoir
# en 35b65afb
tile-chapel = Chapelle
    .acc = la Chapelle
    .gen = de la Chapelle
    .dat = dans la Chapelle
    .ins = la Chapelle
# en 58344f5c
tile-scriptum = Atelier d’écriture
    .acc = l’Atelier d’écriture
    .gen = de l’Atelier d’écriture
    .dat = dans l’Atelier d’écriture
    .ins = l’Atelier d’écriture
# en 350d754a
tile-library = Bibliothèque
    .acc = la Bibliothèque
    .gen = de la Bibliothèque
    .dat = dans la Bibliothèque
    .ins = la Bibliothèque
# en 70ed8bcc
tile-guest-house = Hôtellerie
    .acc = l’Hôtellerie
    .gen = de l’Hôtellerie
    .dat = dans l’Hôtellerie
    .ins = l’Hôtellerie
# en 59f9b709
tile-almonry = Aumônerie
    .acc = l’Aumônerie
    .gen = de l’Aumônerie
    .dat = dans l’Aumônerie
    .ins = l’Aumônerie
# en b0030a24
tile-bursary = Économat
    .acc = l’Économat
    .gen = de l’Économat
    .dat = dans l’Économat
    .ins = l’Économat
# en b1063d6b
tile-calefactory = Chauffoir
    .acc = le Chauffoir
    .gen = du Chauffoir
    .dat = dans le Chauffoir
    .ins = le Chauffoir
# en 77ab7641
tile-cemetery = Cimetière
    .acc = le Cimetière
    .gen = du Cimetière
    .dat = dans le Cimetière
    .ins = le Cimetière
# en bd0e634e
tile-locutory = Parloir
    .acc = le Parloir
    .gen = du Parloir
    .dat = dans le Parloir
    .ins = le Parloir
# en 27f8e141
tile-prison-cell = Cellule de prison
    .acc = la Cellule de prison
    .gen = de la Cellule de prison
    .dat = dans la Cellule de prison
    .ins = la Cellule de prison
# en 3ad3407e
tile-brewhouse = Brasserie
    .acc = la Brasserie
    .gen = de la Brasserie
    .dat = dans la Brasserie
    .ins = la Brasserie
# en d170d4df
tile-kitchen = Cuisine
    .acc = la Cuisine
    .gen = de la Cuisine
    .dat = dans la Cuisine
    .ins = la Cuisine
# en 5c23c95a
tile-bakehouse = Boulangerie
    .acc = la Boulangerie
    .gen = de la Boulangerie
    .dat = dans la Boulangerie
    .ins = la Boulangerie
# en 20fec4b4
tile-farm = Ferme
    .acc = la Ferme
    .gen = de la Ferme
    .dat = dans la Ferme
    .ins = la Ferme
# en 676a0c9a
tile-stables = Écuries
    .acc = les Écuries
    .gen = des Écuries
    .dat = dans les Écuries
    .ins = les Écuries
# en d6fc91fb
tile-workshop = Atelier
    .acc = l’Atelier
    .gen = de l’Atelier
    .dat = dans l’Atelier
    .ins = l’Atelier
# en 5e7ec240
tile-smithy = Forge
    .acc = la Forge
    .gen = de la Forge
    .dat = dans la Forge
    .ins = la Forge
# en a3c3ca01
tile-piggery = Porcherie
    .acc = la Porcherie
    .gen = de la Porcherie
    .dat = dans la Porcherie
    .ins = la Porcherie
# en 1d731975
tile-buttery = Cellier
    .acc = le Cellier
    .gen = du Cellier
    .dat = dans le Cellier
    .ins = le Cellier
# en 18d83d7e
tile-corn-mill = Moulin
    .acc = le Moulin
    .gen = du Moulin
    .dat = dans le Moulin
    .ins = le Moulin
# en 1ab5c543
tile-refectory = Réfectoire
    .acc = le Réfectoire
    .gen = du Réfectoire
    .dat = dans le Réfectoire
    .ins = le Réfectoire
# en 85232887
tile-infirmary = Infirmerie
    .acc = l’Infirmerie
    .gen = de l’Infirmerie
    .dat = dans l’Infirmerie
    .ins = l’Infirmerie
# en 434682b1
tile-garderobes = Garde-robe
    .acc = la Garde-robe
    .gen = de la Garde-robe
    .dat = dans la Garde-robe
    .ins = la Garde-robe
# en b0a8e3b3
tile-beehive = Ruche
    .acc = la Ruche
    .gen = de la Ruche
    .dat = dans la Ruche
    .ins = la Ruche
# en 46583fad
tile-carp-pond = Étang aux carpes
    .acc = l’Étang aux carpes
    .gen = de l’Étang aux carpes
    .dat = sur l’Étang aux carpes
    .ins = l’Étang aux carpes
# en d422a049
tile-dovecote = Pigeonnier
    .acc = le Pigeonnier
    .gen = du Pigeonnier
    .dat = dans le Pigeonnier
    .ins = le Pigeonnier
# Un Passage secret appartient à la couleur d’un joueur.
# en 1bc53323
tile-secret-way-red = Passage secret rouge
    .acc = le Passage secret rouge
    .gen = du Passage secret rouge
    .dat = dans le Passage secret rouge
    .ins = le Passage secret rouge
# en 6dd1ae2c
tile-secret-way-blue = Passage secret bleu
    .acc = le Passage secret bleu
    .gen = du Passage secret bleu
    .dat = dans le Passage secret bleu
    .ins = le Passage secret bleu
# en d6722bee
tile-secret-way-green = Passage secret vert
    .acc = le Passage secret vert
    .gen = du Passage secret vert
    .dat = dans le Passage secret vert
    .ins = le Passage secret vert
# en 2499998b
tile-secret-way-yellow = Passage secret jaune
    .acc = le Passage secret jaune
    .gen = du Passage secret jaune
    .dat = dans le Passage secret jaune
    .ins = le Passage secret jaune
# De celles-ci il y a plusieurs ; un Chemin coudé tourne sur le côté.
# en ec39a1f3
tile-path-straight = Chemin droit
    .acc = un Chemin droit
    .gen = du Chemin droit
    .dat = sur le Chemin droit
    .ins = le Chemin droit
# en 3b7221ba
tile-path-corner = Chemin coudé
    .acc = un Chemin coudé
    .gen = du Chemin coudé
    .dat = sur le Chemin coudé
    .ins = le Chemin coudé
# en 9c09930b
tile-field = Champ
    .acc = un Champ
    .gen = du Champ
    .dat = dans le Champ
    .ins = le Champ
# en 715fd58f
tile-garden = Jardin
    .acc = un Jardin
    .gen = du Jardin
    .dat = dans le Jardin
    .ins = le Jardin
# La grande tuile du milieu : seulement comme $place.
# en 77882c30
tile-abbey = Abbaye
    .acc = l’Abbaye
    .gen = de l’Abbaye
    .dat = dans l’Abbaye
    .ins = l’Abbaye
# Une tuile que le lecteur n’a pas le droit de voir.
# en 6e750285
tile-unseen = une tuile
    .ins = la tuile
# en f37f6df1
tiles-unseen = { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}
# Comment une tuile est posée : « la poser sans rotation » ; dans le sens horaire.
# .gen suit ce qui est posé ; une tuile qui n’est pas tournée ne dit rien.
# en d30724c7
rotation-0 = sans rotation
    .gen = { "" }
# en 51d4b6b5
rotation-90 = avec une rotation de 90°
    .gen = { ", avec une rotation de 90°" }
# en 32a5a65e
rotation-180 = avec une rotation de 180°
    .gen = { ", avec une rotation de 180°" }
# en b58adb80
rotation-270 = avec une rotation de 270°
    .gen = { ", avec une rotation de 270°" }

## couleurs et lettres

# en b1f51a51
colour-red = rouge
# en 16477688
colour-blue = bleu
    .ins = bleue
# en ba4788b2
colour-green = vert
    .ins = verte
# en c685a2c9
colour-yellow = jaune
# Les phrases sont en latin dans toutes les langues.
# en 559aead0
letter-a = A
# en df7e70e5
letter-b = B
# en 6b23c0d5
letter-c = C
# en 3f39d5c3
letter-d = D
# en a9f51566
letter-e = E
# en f67ab10a
letter-f = F
# en 333e0a1e
letter-g = G
# en 44bd7ae6
letter-h = H
# en a83dd0cc
letter-i = I
# en 6da43b94
letter-j = J
# en 86be9a55
letter-k = K
# en 72dfcfb0
letter-l = L
# en 08f27188
letter-m = M
# en 8ce86a6a
letter-n = N
# en c4694f2e
letter-o = O
# en 5c62e091
letter-p = P
# en 4ae81572
letter-q = Q
# en 8c257489
letter-r = R
# en 8de0b3c4
letter-s = S
# en e632b709
letter-t = T
# en a25513c7
letter-u = U
# en de5a6f78
letter-v = V
# en fcb5f40d
letter-w = W
# en 4b68ab38
letter-x = X
# en 18f5384d
letter-y = Y
# en bbeebd87
letter-z = Z

## où un moine se tient sur sa tuile
# Derrière la tuile et une virgule : « le moine de la Cuisine (2/0), premier carré ». $n compte les
# carrés d’une tuile ; le numéro que porte un carré est autre chose.

# en 6fa95dd7
box-standing = debout
    .ins = le moine
# en 30f67107
box = { $n ->
    [1] premier carré
    [2] deuxième carré
    [3] troisième carré
    [4] quatrième carré
   *[other] cinquième carré
}
    .acc = { $n ->
        [1] le premier carré
        [2] le deuxième carré
        [3] le troisième carré
        [4] le quatrième carré
       *[other] le cinquième carré
    }
    .ins = { $n ->
        [1] le moine du premier carré
        [2] le moine du deuxième carré
        [3] le moine du troisième carré
        [4] le moine du quatrième carré
       *[other] le moine du cinquième carré
    }
# en c5a2abe9
box-praying = en prière
    .ins = le moine en prière

## le cadran

# en 377446ed
hour-matins = Matines
    .ins = matines
# en 126357e2
hour-lauds = Laudes
    .ins = laudes
# en dd844485
hour-prime = Prime
    .ins = prime
# en 81f29811
hour-terce = Tierce
    .ins = tierce
# en ae6ee452
hour-sext = Sexte
    .ins = sexte
# en 50a42434
hour-lectio = Lectio
    .ins = lectio
# en a5a34ac9
hour-none = None
    .ins = none
# en 67e46f7d
hour-vespers = Vêpres
    .ins = vêpres
# en 34a473ff
hour-compline = Complies
    .ins = complies
# en 4e9f8db8
hour-night = Nuit
    .ins = nuit
# en e620c598
round-service = tour de messe
    .acc = le tour de messe
# en 01f0072d
round-study = tour d’étude
    .acc = le tour d’étude
# en 49ce9f90
round-toil = tour de labeur
    .acc = le tour de labeur
# en c9eec20a
round-night = tour de nuit
    .acc = le tour de nuit

## comment la partie se termine
# À la fin d’event-ended, après les deux points.

# en 459c6efd
end-letters = la dernière lettre a quitté la grille
# en aa12ae34
end-night = la dernière nuit est venue
# en 41e0baa0
end-full = aucune des tuiles restantes ne pourra plus être placée

## où sont les tuiles

# en c018019b
zone-pool = sac
# en 04756092
zone-out = hors du jeu
# en 3d506401
zone-table = monastère
# en 37c0b96b
zone-hand = derrière l’écran
# en a7ada9c7
zone-drawn = tuiles piochées

## actions
# Comme sur un bouton ; aussi après « on ne peut pas », « vous pouvez » et « ferait ceci : ».

# Le hasard attribue les couleurs et pioche des tuiles.
# en 2b947cac
act-colour = attribuer le { $colour }
# en ebee48c9
act-drawn = piocher { $tile-acc }
# La phase de déplacement, ou le décompte.
# en 5162edd9
act-end = terminer la phase
# en 3a12ebd8
act-exchange = échanger une tuile
# Ensuite viennent act-at et act-turn ; personne d’autre ne voit la tuile avant qu’elle soit posée.
# en dce6b978
act-raise = placer { $tile-acc }
# en 28b93fcb
act-at = la placer en ({ $x }/{ $y })
# en dcfc8919
act-turn = la poser { $rotation }
# en 52b1cecd
act-return = remettre { $tile-acc } dans le sac
# en 6dcb8257
act-keep = garder { $tile-acc }
# Ensuite vient act-to ou act-shift. $box est box-standing, box ou box-praying.
# en 78b12ab8
act-walk = déplacer { $box-ins } { at.gen }
# $points vaut 0 là où le moine ne peut pas aller.
# en 2a2ff2c8
act-to = { $points ->
    [0] aller { at.dat }
    [one] aller { at.dat } pour { $points } point de déplacement
   *[other] aller { at.dat } pour { $points } points de déplacement
}
# en d9c32a59
act-shift = le faire changer de carré { at.dat }
# $number est ce que porte le carré.
# en 91bf5bc1
act-box = occuper { $box-acc } (numéro { $number })
# en 87630b2e
act-encourage = poser une bénédiction sur { at }
# $points vaut 0 là où personne ne peut prier.
# en c7c7dcc9
act-pray = { $points ->
    [0] mettre un moine en prière { at.dat }
   *[other] mettre un moine en prière { at.dat } pour { points }
}
# en ba43e085
act-use = utiliser { $place-ins }
# La fin de la prière : désormais on dépense. $points est ce que rapporte le travail.
# en 5831e7fb
act-total = { $points ->
    [0] compter les points, dont aucun pour le travail
   *[other] compter les points, dont { points } pour le travail
}
# en afd8179e
act-buy = acheter la lettre { $letter } { cell }, pour { cost }
# en 5d23aa74
act-call = acheter le moine { $colour } de la colonne { $column }, pour { cost }
# Une lettre tout juste achetée.
# en e3514cdd
act-strip = { $you ->
    [owner] la poser sur votre bande
   *[nobody] la poser chez { $owner }
}
# en 6557de54
act-swap = prendre la lettre { $letter } { cell }
# en 28c7cdf8
act-with = la permuter avec la lettre { $letter } { cell }
# en 91f08115
act-name = désigner { $seat } comme abbé
# en 76f7e6b4
act-imprison = { $you ->
    [seat] emprisonner un de vos moines
   *[nobody] emprisonner un moine ({ $seat })
}
# en 4e01e4da
act-spare = renoncer à emprisonner
# Des moines en prière, grâce à la Brasserie.
# en 37d525e5
act-stand = { $amount ->
    [0] renoncer à relever des moines sur place
   *[other] relever { number-of-monks } sur place
}
# en 43b7104d
act-stay = { $amount ->
    [0] renoncer à laisser des moines sur place
   *[other] laisser { number-of-monks } sur place
}
# Pour une rupture du vœu de silence : une bénédiction, ou une lettre de sa propre bande.
# en ad6bad62
act-pay = payer une bénédiction
# en a7eb14ce
act-ready = garder désormais le silence
# en 29708e08
act-small = retourner la lettre { $letter } de la case { $space } sur son petit côté

## questions
# Ce qu’on demande à quelqu’un, et que les autres lisent aussi.

# en 7927cfdc
event-outlook-fills = { $you ->
    [seat] { $sure ->
        [0] Tous les carrés { at.gen } sont alors occupés : vous y marquez au moins { points } pendant ce tour.
       *[other] Tous les carrés { at.gen } sont alors occupés : vous y marquez { points } pendant ce tour.
    }
   *[nobody] { $sure ->
        [0] Tous les carrés { at.gen } sont alors occupés : { $seat } y marque au moins { points } pendant ce tour.
       *[other] Tous les carrés { at.gen } sont alors occupés : { $seat } y marque { points } pendant ce tour.
    }
}
# en 31133e40
event-outlook-waits = { $amount ->
    [one] Le carré { $number } rapporte des points dès que le dernier carré { at.gen } est occupé.
   *[other] Le carré { $number } rapporte des points dès que les { $amount } autres carrés { at.gen } sont occupés.
}
# en 6e9bbc2e
event-outlook-leads = { $you ->
    [seat] Vous avez alors plus de moines dans l’Abbaye que tous les autres ({ $amount }).
   *[nobody] { $seat } a alors plus de moines dans l’Abbaye que tous les autres ({ $amount }).
}
# en 4fc656a6
event-outlook-shares = { $you ->
    [seat] Vous êtes alors à égalité en tête dans l’Abbaye ({ number-of-monks }).
   *[nobody] { $seat } est alors à égalité en tête dans l’Abbaye ({ number-of-monks }).
}
# en 8cbc8506
event-outlook-loses = { $you ->
    [seat] Vous n’êtes alors plus en tête dans l’Abbaye.
   *[nobody] { $seat } n’est alors plus en tête dans l’Abbaye.
}
# en 3b5fbc66
event-outlook-letters = { $you ->
    [seat] { $sure ->
        [0] En l’état, vous pourriez alors payer aussi ces lettres : { $letters }.
       *[other] Vous pouvez alors payer aussi ces lettres : { $letters }.
    }
   *[nobody] { $sure ->
        [0] En l’état, { $seat } pourrait alors payer aussi ces lettres : { $letters }.
       *[other] { $seat } peut alors payer aussi ces lettres : { $letters }.
    }
}
# en e00e0951
lack-place = pas encore de place sur le plan pour { $tile-acc }
# en b1c30139
warn-lost = { $points ->
    [one] { $points } point de déplacement est perdu.
   *[other] { $points } points de déplacement sont perdus.
}
# en 0
# en 28507ffe
warn-drawn = Ce qui est pioché ne peut plus être annulé.
# en 3bb86b1f
ask-move = { $left ->
    [0] Plus de points de déplacement. Que faites-vous ?
    [one] Encore { $left } point de déplacement. Que faites-vous ?
   *[other] Encore { $left } points de déplacement. Que faites-vous ?
}
# $left compte des bénédictions ; -1 pour qui ne doit pas savoir combien.
# en 8890ce1a
ask-encourage = { $left ->
    [-1] Poser une bénédiction sur une tuile non construite ?
    [one] Encore { $left } bénédiction. La poser sur une tuile non construite ?
   *[other] Encore { $left } bénédictions. En poser une sur une tuile non construite ?
}
# $tile-ins peut être « la tuile ».
# en 63fabf65
ask-at = Où placez-vous { $tile-ins } ?
# en 46d874c2
ask-turn = { $ways ->
    [1] Posez-vous définitivement { $tile-ins } ici ?
   *[other] Dans quel sens posez-vous définitivement { $tile-ins } ?
}
# en 65e3f20d
ask-stables = Écuries : quelle tuile placez-vous en plus ?
# en aabd31c7
ask-to = { $left ->
    [one] Encore { $left } point de déplacement. Où va ce moine ?
   *[other] Encore { $left } points de déplacement. Où va ce moine ?
}
# en ec552ee2
ask-box = Quel carré { at.gen } votre moine occupe-t-il ?
# en ff66ebd9
ask-return = Quelle tuile remettez-vous dans le sac ?
# $left compte aussi cette tuile-ci.
# en 046531b9
ask-keep = { $left ->
    [one] Gardez encore { $left } tuile.
   *[other] Gardez encore { $left } tuiles.
}
# $points est ce que le décompte a rapporté jusqu’ici.
# en 1c06b776
ask-score = { points } pour l’instant. Prier, utiliser une icône, ou compter les points ?
# $left compte des points, $blessings les bénédictions qu’on peut dépenser aussi ; -1 comme plus
# haut.
# en 898d31e1
ask-buy = { $blessings ->
    [-1] { $left ->
        [one] Vous avez { $left } point. Qu’achetez-vous ?
       *[other] Vous avez { $left } points. Qu’achetez-vous ?
    }
    [0] { $left ->
        [one] Vous avez { $left } point. Qu’achetez-vous ?
       *[other] Vous avez { $left } points. Qu’achetez-vous ?
    }
   *[other] { $left ->
        [one] Vous avez { $left } point et { number-of-blessings }. Qu’achetez-vous ?
       *[other] Vous avez { $left } points et { number-of-blessings }. Qu’achetez-vous ?
    }
}
# en 5d3d9737
ask-strip = Sur la bande de quel joueur posez-vous la lettre { $letter } ?
# en 98832988
ask-swap = Quelle lettre de la grille permutez-vous ?
# en 69e47213
ask-with = Avec quelle lettre permutez-vous la lettre { $letter } ?
# $amount est le nombre de moines de chacun des ex æquo.
# en 6f4424d5
ask-abbot = { $amount ->
    [0] Personne n’a de moine dans l’Abbaye. Qui désignez-vous comme abbé ?
    [one] Égalité à { $amount } moine. Qui désignez-vous comme abbé ?
   *[other] Égalité à { $amount } moines. Qui désignez-vous comme abbé ?
}
# en 033f2cb3
ask-prison = Emprisonnez-vous un moine ?
# en ee6bc09a
ask-stand = { $amount ->
    [one] Relevez-vous sur place le moine en prière { at.dat } ?
   *[other] Combien des { $amount } moines en prière { at.dat } relevez-vous sur place ?
}
# $number est le nombre du carré, 0 là où les moines n’en occupent pas ; de même dans event-stayed.
# en 9d6c9c2a
ask-stay = { $number ->
    [0] { $amount ->
        [one] Laissez-vous pour la nuit le moine { at.gen } ?
       *[other] Combien des { $amount } moines { at.gen } laissez-vous pour la nuit ?
    }
   *[other] Laissez-vous pour la nuit le moine du carré { $number } { at.gen } ?
}
# en 8fa87839
ask-small = Vous avez rompu le vœu de silence. Comment payez-vous ?
# en 27efecef
ask-ready = Avez-vous tout dit ? Le silence commence ensuite.

## le cadran et ses heures

# en 6b9f3f7e
event-colour = { $you ->
    [seat] Vous jouez en { $colour }.
   *[nobody] { $seat } joue en { $colour }.
}
# en aee7ecff
event-first-abbot = { $you ->
    [seat] Premier abbé : vous.
   *[nobody] Premier abbé : { $seat }.
}
# en fd13844c
event-hour = Jour { $day }, { $hour-ins } : { $round-acc } commence.
# en 9e8bd28f
event-ended = La partie se termine : { $end }.

## tours de messe et de nuit

# en 33efb193
event-rose = { $you ->
    [seat] Vous ramenez { number-of-monks } dans l’Abbaye.
   *[nobody] { $seat } ramène { number-of-monks } dans l’Abbaye.
}
# en 5c3b651c
event-stood = { $you ->
    [seat] Vous relevez { number-of-monks } sur place, { at.dat }.
   *[nobody] { $seat } relève { number-of-monks } sur place, { at.dat }.
}
# en bac95e3d
event-stayed = { $you ->
    [seat] { $number ->
        [0] Vous laissez { number-of-monks } { at.dat } pour la nuit.
       *[other] Vous laissez pour la nuit le moine du carré { $number } { at.gen }.
    }
   *[nobody] { $number ->
        [0] { $seat } laisse { number-of-monks } { at.dat } pour la nuit.
       *[other] { $seat } laisse pour la nuit le moine du carré { $number } { at.gen }.
    }
}
# Lors d’une élection ; la phrase vient pour chacun des ex æquo.
# en a1c0bb2e
event-tied = { $you ->
    [seat] Vous êtes à égalité en tête pour le nombre de moines ({ $amount }).
   *[nobody] { $seat } est à égalité en tête pour le nombre de moines ({ $amount }).
}
# en ea672cc6
event-elected = { $you ->
    [seat] Vous devenez abbé.
   *[nobody] { $seat } devient abbé.
}
# en af568e8e
event-reelected = { $you ->
    [seat] Vous restez abbé.
   *[nobody] { $seat } reste abbé.
}
# en ace9049d
event-imprisoned = { $you ->
    [both] Vous emprisonnez un de vos moines.
    [seat] Vous emprisonnez un moine ({ $owner }).
    [owner] { $seat } emprisonne un de vos moines.
   *[nobody] { $own ->
        [yes] { $seat } emprisonne un de ses moines.
       *[no] { $seat } emprisonne un moine ({ $owner }).
    }
}
# en 96c4cc71
event-spared = { $you ->
    [seat] Vous n’emprisonnez personne.
   *[nobody] { $seat } n’emprisonne personne.
}
# $tile-acc peut être « une tuile ».
# en 4ddac9f9
event-drew = { $you ->
    [seat] Vous piochez { $tile-acc }.
   *[nobody] { $seat } pioche { $tile-acc }.
}
# en 57df9b41
event-kept = { $you ->
    [seat] Vous gardez { $tile-acc }.
   *[nobody] { $seat } garde { $tile-acc }.
}
# en bd8290b5
event-returned = { $you ->
    [seat] Vous remettez { $tile-acc } dans le sac.
   *[nobody] { $seat } remet { $tile-acc } dans le sac.
}
# en 9b7549f8
event-gave-back = { $you ->
    [seat] { $amount ->
        [one] Vous remettez { $amount } tuile dans le sac.
       *[other] Vous remettez { $amount } tuiles dans le sac.
    }
   *[nobody] { $amount ->
        [one] { $seat } remet { $amount } tuile dans le sac.
       *[other] { $seat } remet { $amount } tuiles dans le sac.
    }
}

## phases de déplacement

# en 6ca98880
event-turn = { $you ->
    [seat] { $points ->
        [one] Vous commencez votre phase de déplacement avec { $points } point de déplacement.
       *[other] Vous commencez votre phase de déplacement avec { $points } points de déplacement.
    }
   *[nobody] { $points ->
        [one] { $seat } commence sa phase de déplacement avec { $points } point de déplacement.
       *[other] { $seat } commence sa phase de déplacement avec { $points } points de déplacement.
    }
}
# La phase de déplacement, ou le décompte.
# en 3a18af21
event-done = { $you ->
    [seat] Vous vous arrêtez là.
   *[nobody] { $seat } s’arrête là.
}
# en 792f5217
event-exchanged = { $you ->
    [seat] Vous échangez une tuile.
   *[nobody] { $seat } échange une tuile.
}
# en 21a11510
event-laid = { $you ->
    [seat] Vous placez { at }{ $rotation-gen }.
   *[nobody] { $seat } place { at }{ $rotation-gen }.
}
# en 0b492398
event-walked = { $you ->
    [seat] { $points ->
        [one] Vous menez un moine { at.gen } { $to-dat } ({ $to_x }/{ $to_y }) pour { $points } point de déplacement.
       *[other] Vous menez un moine { at.gen } { $to-dat } ({ $to_x }/{ $to_y }) pour { $points } points de déplacement.
    }
   *[nobody] { $points ->
        [one] { $seat } mène un moine { at.gen } { $to-dat } ({ $to_x }/{ $to_y }) pour { $points } point de déplacement.
       *[other] { $seat } mène un moine { at.gen } { $to-dat } ({ $to_x }/{ $to_y }) pour { $points } points de déplacement.
    }
}
# $number est ce que porte le carré.
# en 4f895cc1
event-entered = { $you ->
    [seat] Vous occupez le carré { $number } { at.gen }.
   *[nobody] { $seat } occupe le carré { $number } { at.gen }.
}
# en b0a47846
event-shifted = { $you ->
    [seat] Vous faites passer un moine au carré { $number } { at.gen }.
   *[nobody] { $seat } fait passer un moine au carré { $number } { at.gen }.
}
# Sur la tuile où arrive le moine.
# en a96cd719
event-found = { $you ->
    [seat] Vous y trouvez { number-of-blessings }.
   *[nobody] { $seat } y trouve { number-of-blessings }.
}
# en f676b8ec
event-encouraged = { $you ->
    [seat] Vous posez une bénédiction sur { at }.
   *[nobody] { $seat } pose une bénédiction sur { at }.
}

## bénédictions

# en c021ebad
event-received = { $you ->
    [seat] Vous recevez { number-of-blessings }.
   *[nobody] { $seat } reçoit { number-of-blessings }.
}
# en dbf070a0
event-put-back = { $you ->
    [seat] Vous rendez une bénédiction, car la réserve est vide.
   *[nobody] { $seat } rend une bénédiction, car la réserve est vide.
}
# en 52450edc
event-spent = { $you ->
    [seat] Vous dépensez { number-of-blessings }.
   *[nobody] { $seat } dépense { number-of-blessings }.
}

## décomptes

# en ccb83041
event-built = { $you ->
    [seat] Vous participez à la construction { at.gen } et marquez { points }.
   *[nobody] { $seat } participe à la construction { at.gen } et marque { points }.
}
# Tous ceux qui y ont participé ont marqué leurs points.
# en d740c59c
event-turned = La construction { at.gen } est terminée.
# en a53b0ff9
event-prayed = { $you ->
    [seat] Vous mettez un moine en prière { at.dat } et marquez { points }.
   *[nobody] { $seat } met un moine en prière { at.dat } et marque { points }.
}
# en bc0ae397
event-worked = { $you ->
    [seat] Vous travaillez { at.dat } et marquez { points }.
   *[nobody] { $seat } travaille { at.dat } et marque { points }.
}
# en 4db0f228
event-totalled = { $points ->
    [0] { $you ->
        [seat] Vous ne marquez aucun point à ce tour.
       *[nobody] { $seat } ne marque aucun point à ce tour.
    }
   *[other] { $you ->
        [seat] Vous avez { points } à dépenser.
       *[nobody] { $seat } a { points } à dépenser.
    }
}
# en 0e8d9a69
event-used = { $you ->
    [seat] Vous utilisez { $place-ins }.
   *[nobody] { $seat } utilise { $place-ins }.
}
# en 7d509c5a
event-bought = { $you ->
    [seat] Vous achetez la lettre { $letter } { cell }, pour { cost }.
   *[nobody] { $seat } achète la lettre { $letter } { cell }, pour { cost }.
}
# $owner est à qui appartient le moine, peut-être $seat.
# en 6a7981b9
event-called = { $you ->
    [both] Vous achetez un de vos moines, colonne { $column }, pour { cost }.
    [seat] Vous achetez un moine ({ $owner }), colonne { $column }, pour { cost }.
    [owner] { $seat } achète un de vos moines, colonne { $column }, pour { cost }.
   *[nobody] { $own ->
        [yes] { $seat } achète un de ses moines, colonne { $column }, pour { cost }.
       *[no] { $seat } achète un moine ({ $owner }), colonne { $column }, pour { cost }.
    }
}
# Sur une bande ; $owner est à qui elle appartient, peut-être $seat.
# en c46e563d
event-large = { $you ->
    [both] Vous posez la lettre { $letter } en grand sur votre bande.
    [seat] Vous posez la lettre { $letter } en grand sur une autre bande ({ $owner }).
    [owner] { $seat } pose la lettre { $letter } en grand sur votre bande.
   *[nobody] { $own ->
        [yes] { $seat } pose la lettre { $letter } en grand sur sa propre bande.
       *[no] { $seat } pose la lettre { $letter } en grand sur une autre bande ({ $owner }).
    }
}
# en d5639268
event-small = { $you ->
    [both] Vous posez la lettre { $letter } en petit sur votre bande.
    [seat] Vous posez la lettre { $letter } en petit chez { $owner }.
    [owner] { $seat } pose la lettre { $letter } en petit sur votre bande.
   *[nobody] { $own ->
        [yes] { $seat } pose la lettre { $letter } en petit sur sa propre bande.
       *[no] { $seat } pose la lettre { $letter } en petit chez { $owner }.
    }
}
# en 04e06cf1
event-complete = { $you ->
    [seat] Votre phrase est maintenant complète.
   *[nobody] { $seat } a maintenant une phrase complète.
}
# $blessings est ce que donnent les points non dépensés.
# en 9a140f52
event-rested = { $you ->
    [seat] Il vous reste { points }.
   *[nobody] { $seat } a encore { points }.
}
# en b42922f3
event-swapped = { $you ->
    [seat] Vous permutez la lettre { $letter } { cell }, avec la lettre { $other } de la rangée { $other_row-ins }, colonne { $other_column }.
   *[nobody] { $seat } permute la lettre { $letter } { cell }, avec la lettre { $other } de la rangée { $other_row-ins }, colonne { $other_column }.
}
# en 1dcbc866
event-called-election = { $you ->
    [seat] Vous provoquez une élection anticipée.
   *[nobody] { $seat } provoque une élection anticipée.
}

## le vœu de silence

# en 80d521f1
event-spoke = { $you ->
    [seat] Vous rompez le vœu de silence.
   *[nobody] { $seat } rompt le vœu de silence.
}
# en cf779735
event-ready = { $you ->
    [seat] Vous observez désormais le silence.
   *[nobody] { $seat } observe désormais le silence.
}
# en b51a4019
event-fined = { $you ->
    [seat] Vous payez une bénédiction pour cette rupture.
   *[nobody] { $seat } paie une bénédiction pour cette rupture.
}
# en d624fb20
event-turned-small = { $you ->
    [seat] Vous retournez la lettre { $letter } de votre bande sur son petit côté.
   *[nobody] { $seat } retourne la lettre { $letter } de sa bande sur son petit côté.
}

## fin de la partie
# $points compte des points de testament.

# en f4cb3ff3
event-testament-letters = { $you ->
    [seat] { $amount ->
        [one] Vous avez { $amount } lettre en grand : { points }.
       *[other] Vous avez { $amount } lettres en grand : { points }.
    }
   *[nobody] { $amount ->
        [one] { $seat } a { $amount } lettre en grand : { points }.
       *[other] { $seat } a { $amount } lettres en grand : { points }.
    }
}
# en 2b9bc6dd
event-testament-blessings = { $you ->
    [seat] Vous avez { number-of-blessings } : { points }.
   *[nobody] { $seat } a { number-of-blessings } : { points }.
}
# Pour les tuiles restées derrière l’écran.
# en 62001f68
event-testament-tiles = { $you ->
    [seat] Vous perdez { points } pour les tuiles non placées.
   *[nobody] { $seat } perd { points } pour les tuiles non placées.
}
# en 66459c0b
event-testament = { $you ->
    [seat] { $points ->
        [one] Vous avez { $points } point de testament et prenez la { $rank ->
            [1] 1re
           *[other] { $rank }e
        } place.
       *[other] Vous avez { $points } points de testament et prenez la { $rank ->
            [1] 1re
           *[other] { $rank }e
        } place.
    }
   *[nobody] { $points ->
        [one] { $seat } a { $points } point de testament et prend la { $rank ->
            [1] 1re
           *[other] { $rank }e
        } place.
       *[other] { $seat } a { $points } points de testament et prend la { $rank ->
            [1] 1re
           *[other] { $rank }e
        } place.
    }
}
# Ce qui était derrière l’écran, et dans le sac ; $amount est le nombre de tuiles, comme $count.
# en 9dba9222
event-hand = { $you ->
    [seat] { $amount ->
        [0] À la fin, il ne vous reste aucune tuile derrière l’écran.
       *[other] À la fin, il vous reste derrière l’écran : { $tiles }.
    }
   *[nobody] { $amount ->
        [0] À la fin, { $seat } n’a plus aucune tuile derrière l’écran.
       *[other] À la fin, { $seat } a encore derrière l’écran : { $tiles }.
    }
}
# en a07da87e
event-bag = { $amount ->
    [0] Le sac est vide.
   *[other] Il reste dans le sac : { $tiles }.
}
# $owner fait équipe avec $seat.
# en 7231b7ac
event-team = { $you ->
    [seat] { $points ->
        [one] Vous et { $owner } avez ensemble { $points } point de testament.
       *[other] Vous et { $owner } avez ensemble { $points } points de testament.
    }
    [owner] { $points ->
        [one] { $seat } et vous avez ensemble { $points } point de testament.
       *[other] { $seat } et vous avez ensemble { $points } points de testament.
    }
   *[nobody] { $points ->
        [one] { $seat } et { $owner } ont ensemble { $points } point de testament.
       *[other] { $seat } et { $owner } ont ensemble { $points } points de testament.
    }
}
# en 51e69834
event-winner = { $you ->
    [seat] Vous gagnez la partie.
   *[nobody] { $seat } gagne la partie.
}
# en 7d140426
event-lowest-row = { $you ->
    [seat] Vous l’emportez à égalité de points : aucun ex æquo n’a de rangée plus basse sur la grille.
   *[nobody] { $seat } l’emporte à égalité de points : aucun ex æquo n’a de rangée plus basse sur la grille.
}
# en 56ff20b2
event-lower-row = { $you ->
    [seat] Vous devancez { $behind } : à égalité de points de testament, mais avec une rangée plus basse sur la grille (rangée { $amount } contre { $second }, en partant du haut).
    [behind] { $seat } vous devance : à égalité de points de testament, mais avec une rangée plus basse sur la grille (rangée { $amount } contre { $second }, en partant du haut).
   *[nobody] { $seat } devance { $behind } : à égalité de points de testament, mais avec une rangée plus basse sur la grille (rangée { $amount } contre { $second }, en partant du haut).
}
# en 55eae1c2
event-lower-row-of-team = { $you ->
    [seat] Votre équipe devance celle où joue { $behind } : à égalité de points de testament, mais avec la rangée la plus basse de la grille (rangée { $amount } contre { $second }, en partant du haut).
    [behind] L’équipe où joue { $seat } devance la vôtre : à égalité de points de testament, mais avec la rangée la plus basse de la grille (rangée { $amount } contre { $second }, en partant du haut).
   *[nobody] L’équipe où joue { $seat } devance celle où joue { $behind } : à égalité de points de testament, mais avec la rangée la plus basse de la grille (rangée { $amount } contre { $second }, en partant du haut).
}

## d’où viennent les points du testament

# en cc8f8c21
source-letters = grandes lettres, 3 chacune
# en 59574384
source-blessings = bénédictions, 1 chacune
# en 6d56390b
source-tiles = tuiles non placées, moins leur valeur cerclée

## options

# en cb2a19dd
option-icons = icônes
    .about = si les icônes des tuiles ont un effet
# en a4cc8ac8
option-icons-on = avec
    .about = toutes les icônes peuvent servir
# en b08a56b6
option-icons-off = sans
    .about = aucune icône n’a d’effet : c’est le jeu simplifié
# en 37837c6c
option-teams = équipes
    .about = pour qui l’on joue, à quatre joueurs
# en c26fea1b
option-teams-individual = chacun pour soi
    .about = tous jouent pour leur propre compte
# en 12bdaf11
option-teams-paired = par deux
    .about = rouge et vert jouent contre bleu et jaune
# en 01290e41
option-silence = vœu de silence
    .about = si les joueurs peuvent parler en dehors des tours de messe
# en 5d189a8f
option-silence-off = sans
    .about = tous peuvent parler à tout moment
# en d7366383
option-silence-vow = vœu
    .about = la conversation est fermée en dehors des tours de messe
# en d3102c4e
option-silence-penalty = pénalité
    .about = écrire en dehors d’un tour de messe coûte une bénédiction, ou une grande lettre retournée sur son petit côté
# en 22d9f4f5
option-start = départ
    .about = comment on obtient les premières tuiles
# en 298a16f0
option-start-random = au hasard
    .about = tous piochent trois tuiles
# en ad924ccd
option-start-keep = au choix
    .about = tous piochent six tuiles et en gardent trois
# en d497906e
option-start-allotted = attribué
    .about = tous reçoivent une tuile grise de valeur 2, un Chemin, et un Jardin ou une tuile marron
# en 6d024e5a
option-draws = pioche
    .about = combien de tuiles on pioche aux tours de messe suivants
# en 78e96a41
option-draws-normal = normale
    .about = autant que l’indique le cadran
# en 01f40dad
option-draws-double = double
    .about = deux fois plus, dont on garde autant que l’indique le cadran
# en 533ba00f
option-blessings = bénédictions
    .about = si tous voient combien chacun en a
# en e0f2d440
option-blessings-hidden = cachées
    .about = les bénédictions sont derrière l’écran
# en 51d6f6a6
option-blessings-shown = visibles
    .about = tous les voient

## au terminal
# Un écran a 80 colonnes : ce qui est dit court doit tenir dans le nombre de lettres donné, points
# compris.

# en 3a0f001b
cli-calendar = Jour { $day } sur { $days }, { $hour } : { $round }
# en 6926bbfd
cli-abbot = abbé
# Les points, et les bénédictions, qui restent pour ce tour.
# en 58eb9032
cli-left = reste
# Titres, 3 lettres au plus : bénédictions, tuiles derrière l’écran, points.
# en 29d94895
cli-do-blessings = bén
# en 571d5b28
cli-do-tiles = tui
# en 8c32e612
cli-do-score = pts
# Noms courts des tuiles, 4 lettres au plus et tous différents ; les deux chemins peuvent avoir le
# même. Derrière celui du passage secret, 3 lettres au plus, vient le signe de sa couleur.
# en e44aacbd
cli-tile-chapter-house = Capi
# en 7245d11e
cli-tile-abbots-house = Abbé
# en d97e82f4
cli-tile-dormitory = Dort
# en 693e977b
cli-tile-chapel = Chap
# en 45f17218
cli-tile-scriptum = Écri
# en 3d829fad
cli-tile-library = Bibl
# en e2210f79
cli-tile-guest-house = Hôte
# en d1568267
cli-tile-almonry = Aumô
# en efed1aee
cli-tile-bursary = Écon
# en b4d30f69
cli-tile-calefactory = Chau
# en a01611d1
cli-tile-cemetery = Cime
# en 90e04421
cli-tile-locutory = Parl
# en d65e9a5b
cli-tile-prison-cell = Pris
# en ab205b3f
cli-tile-brewhouse = Bras
# en 06490597
cli-tile-kitchen = Cuis
# en 6a3d4a29
cli-tile-bakehouse = Boul
# en 3457b161
cli-tile-farm = Ferm
# en 289a9c9c
cli-tile-stables = Écur
# en 104ab921
cli-tile-workshop = Atel
# en 02448bcc
cli-tile-smithy = Forg
# en fbc6a76b
cli-tile-piggery = Porc
# en 2fb35d41
cli-tile-buttery = Cell
# en a5feb952
cli-tile-corn-mill = Moul
# en c4f99886
cli-tile-refectory = Réfe
# en e15ec550
cli-tile-infirmary = Infi
# en 36fb5a5f
cli-tile-garderobes = Gard
# en 87abb8eb
cli-tile-beehive = Ruch
# en fa417f55
cli-tile-carp-pond = Étan
# en 1c6671e3
cli-tile-dovecote = Pige
# en 7daacc78
cli-tile-secret-way = Sec
# en 62fa5a5b
cli-tile-path-straight = Chem
# en 62fa5a5b
cli-tile-path-corner = Chem
# en 897c3e15
cli-tile-field = Chmp
# en 3827c7d1
cli-tile-garden = Jard
# Ce que veulent dire les signes.
# en 9cb5654b
cli-signs = Signes
# en aa897a29
cli-grey = gris, pour l’étude
# en 7c9f98eb
cli-brown = marron, pour le labeur
# en 4cb14f35
cli-both = gris et marron
# en 37e180dc
cli-pathway = chemin
# en 4ea5ee68
cli-gateway = porte
# en a722e12e
cli-praying = en prière
# en e4f5cc23
cli-blessings = bénédictions posées là
# en b769b5e2
cli-cost = points de déplacement pour y aller
# en 176473d7
cli-night = nuit
# en 4e89fcf2
cli-draw = nombre de tuiles à piocher
# en edfcba68
cli-large = grande lettre
# en 184010a3
cli-small = petite lettre
# en b7e8ae69
cli-free = libre, ou acheté
# D’une tuile non construite : là où se tient un moine, le nombre manque. Des autres : un nombre.
# en 4b4579ea
cli-boxes = carrés libres
# en 0cb497f7
cli-circled = valeur dans le cercle, une fois construite
# Titre devant les lettres qui manquent encore sur une bande.
# en a3445a8a
cli-lacks = libre sur la bande

## Erreurs

# en f76e7c2e
error-teams-of-four = le jeu par équipes se joue à 4, pas à { $seats } ; choisissez teams individual, ou 4 places
# en 0a7ee513
error-edition-closed = tout est vide dans { $entry } ; l’un au moins doit être { $words }
# en 542203d4
error-edition-phrase = { $entry } est { $value } ; il faut des mots de { $right } lettres en tout, prises de A à Z
# en c4042cf4
error-edition-often = { $entry } contient { $word } { $count } fois ; il faut { $right }
# en 3cdd7923
error-edition-draws = { $entry } demande { $count } tuiles dans le sac à { $seats } joueurs ; il y en a { $right }
# en 2ab8f8ea
error-edition-allotted = { $entry } donne { $count } tuiles du genre { $value } ; le départ attribué en demande { $right }

## pourquoi pas

# en 726c5526
why-MON-COLL-2 = vous n’avez pas assez de points
# en ed3de2e0
why-MON-COLL-4 = les bénédictions reçues ce tour-ci se dépensent plus tard
# en 9e406660
why-MON-OCC-4 = ce carré est occupé, ou une tuile non construite arrête votre moine en chemin
# en 1cf41350
why-MON-MOVE-6 = il vous manque des points de déplacement, ou aucun chemin n’y mène
# en f93e5ba9
why-MON-OCC-5 = ce moine est entré dans un carré et y reste ce tour-ci
# en 19e1e6fe
why-MON-OCC-7 = la tuile est totalement occupée, et ses moines y restent jusqu’à la construction
# en 3ddb0913
why-MON-SCORE-4 = il est trop tard pour prier, vos points sont déjà comptés
# en 152779b9
why-MON-PRAY-3 = on ne prie que sur une tuile construite avant ce tour
# en b02e8827
why-MON-ICON-2 = aucun de vos moines n’y est debout
# en f842dd8f
why-MON-ICON-3 = elle vient d’être construite dans ce tour, ou un moine y prie
# en c68df757
why-MON-EXCH-1 = vous avez déjà placé ou échangé une tuile
# en e698bad9
why-MON-ENC-2 = après une bénédiction, vous pouvez seulement en poser d’autres, ou terminer
# en 1e30a358
why-MON-STABLE-1 = aucune de vos tuiles ne peut être placée
# en a75873d1
why-MON-PLACE-5 = il faut à côté une tuile construite ou totalement occupée
# en 37f89bc9
why-MON-PLACE-6 = aucun de ses côtés ne serait relié à une tuile voisine

## raisons
# Pourquoi un robot conseille quelque chose : ce que le tour apporte de plus que le choix suivant.
# en 9205825a
reason-completes = Cela achève la construction { at.gen } et vous rapporte { points }.
# Il y reste $left carrés libres.
# en 67f0fb1b
reason-begins = Vos moines sont alors { at.dat }, où il ne reste que { $left ->
    [one] { $left } carré libre
   *[other] { $left } carrés libres
} : la construction peut bientôt s’achever.
# en de6e63c0
reason-prays = Un moine prie { at.dat }, pour { points }.
# en 1aa40483
reason-works = Un moine travaille { at.dat } pendant ce tour, pour { points }.
# en 2eafaf61
reason-letter = La lettre { $letter } manque encore à votre phrase.
# en bd5e31e6
reason-phrase = Cela complète votre phrase.
# en c5f81126
reason-monk = Un moine de plus travaille pour vous dès le tour suivant.
# en fbca3d74
reason-blessings = Cela vous apporte { number-of-blessings }.
# en 51e2d1e2
reason-tiles = À la fin, les tuiles derrière votre écran comptent contre vous ; il vous en reste moins, ou de meilleures.
# en 019b9192
reason-strongest = Parmi ceux que vous pouvez choisir, l’adversaire le plus fort est { $owner }.
# en 6c1ea1e5
reason-weakest = Parmi ceux que vous pouvez choisir, l’adversaire le plus faible est { $owner }.
# en 31d478ac
reason-little = Cela change peu : rien de ce que vous pouvez choisir ici ne compte beaucoup.

## Les sections des règles

# en 7b2f0511
section-MON-TERM = Tuiles, côtés et voisines
# en 0322ce5c
section-MON-COMP = Ce que contient la boîte
# en dbdf27e5
section-MON-SETUP = Mise en place
# en b1aad961
section-MON-FLOW = Tours et phases
# en 22edb675
section-MON-SERV = Tours de messe
# en a23abdf5
section-MON-ABBOT = L’abbé
# en d6be6eb2
section-MON-PRISON = La Cellule de prison
# en b3b8a693
section-MON-NIGHT = La nuit
# en 3416cd13
section-MON-BREW = La Brasserie
# en a6f02f0f
section-MON-PLACE = Placer une tuile
# en 5638041a
section-MON-GROUP = Groupes de Champs et de Jardins
# en efc2eaee
section-MON-FEAT = Tuiles spéciales
# en c0c583d8
section-MON-EXCH = Échanger une tuile
# en 1dabd513
section-MON-MOVE = Déplacer ses moines
# en b7b9ea1d
section-MON-OCC = Carrés et tuiles occupées
# en e63b6542
section-MON-SECRET = Passages secrets
# en 50fec8ee
section-MON-ENC = Bénédictions sur les tuiles
# en 68ea75b0
section-MON-SCORE = Le décompte d’un joueur
# en 87c5912f
section-MON-CONS = Construction
# en 6e399f27
section-MON-PRAY = Prière
# en 104ab921
section-MON-WORK = Travail
# en 9acb77db
section-MON-ICON = Tuiles à icône
# en a02d8108
section-MON-CHAPEL = La Chapelle
# en 1821b564
section-MON-ALMON = L’Aumônerie
# en d96ffb5c
section-MON-FARM = La Ferme
# en 83cf1c9b
section-MON-SCRIPT = L’Atelier d’écriture
# en ed1b5ec6
section-MON-LIB = La Bibliothèque
# en a14f7aad
section-MON-WSHOP = L’Atelier
# en 9c1d4c5a
section-MON-STABLE = Les Écuries
# en 4e7b5920
section-MON-AHOUSE = La Maison de l’abbé
# en 1f2c5c42
section-MON-COLL = Acheter des lettres et des moines
# en e54b52ac
section-MON-BLESS = Bénédictions
# en 5b47776c
section-MON-PHRASE = Compléter une phrase
# en 67ef0425
section-MON-END = Fin de partie
# en e08561e9
section-MON-WIN = Points de testament et victoire
# en 7d9efb64
section-MON-TEAM = Le jeu par équipes
# en d4691d86
section-MON-SIMPLE = Le jeu simplifié
# en 5a5624ee
section-MON-VOW = Le vœu de silence
# en 992ec347
section-MON-START = Autres façons de commencer
# en eb2d7c16
section-MON-INFO = Ce qui est visible et ce qui est secret
# en c783a4c5
section-MON-INV = Ce qui est toujours vrai

## bévues
# Ce dont on rirait ; à côté, combien de fois par partie.
# en 1dc5cb74
blunder-movement-lost = points de déplacement perdus
# en 1beb3104
blunder-idle-monks = moines sans utilité alors que des points de déplacement se perdent
# en 8031d272
blunder-scoring-lost = points de décompte non dépensés
# en 117e077c
blunder-scoring-wasted = points de décompte qui n’ont rien rapporté, pas même une bénédiction
# en f998b120
blunder-walks-home = retours inutiles à l’Abbaye
# en fd889842
blunder-movement-turns = phases de déplacement, pour comparer
# en 022051e0
use-laid = Tuiles placées
# en 29e3d3e9
use-built = Parts aux tuiles construites
# en c7521f00
use-icons = Icônes utilisées
# en 4396e2d6
use-letters = Lettres achetées
# en 42e874e0
use-ends = Comment finit une partie
