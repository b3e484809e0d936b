### Le plateau de Monastery en français : ce qui se lit sur la table même.
###
### Tuiles, heures, couleurs et actions portent les noms de monastery.ftl. $name est un nom de joueur
### ou de tuile, comme le dit la remarque, et reste toujours tel quel : pas de « de » devant lui
### (d’Anna).

## les parties du plateau

# en dc711bb3
board-mon-map = Le plan
# en 0b438c8a
board-mon-letters = Lettres
# en e351eea6
board-mon-score = Décompte
# en 84e12ac6
board-mon-players = Les joueurs
# en c85e0708
board-mon-hand = Vos tuiles
# en a240f556
board-mon-hand-empty = Il n’y a aucune tuile derrière votre écran.
# en 833ed0a5
board-mon-drawn = Piochées, pas encore gardées
# en d831a8df
board-mon-instead = Appuyez pour placer celle-ci à la place.
# en c4c609e5
board-mon-give-back = Appuyez pour la remettre derrière votre écran.
# Sur un petit écran, une partie à la fois ; leurs noms courts.
# en be176b00
board-mon-part-map = Plan
# en 0b438c8a
board-mon-part-letters = Lettres
# en 9ea9bd21
board-mon-part-score = Décompte
# en 84e12ac6
board-mon-part-players = Joueurs
# Ce qu’on dit d’un choix qui n’apporte rien sur le moment.
# en f3806879
board-mon-choose = Vous choisirez la suite juste après.

## le plan

# Ce qu’on peut faire du plan lui-même, pour qui écoute.
# en 6ac11aef
board-mon-map-keys = Le plan. Les flèches le déplacent, plus et moins l’agrandissent et le réduisent, 0 le montre en entier, Entrée mène aux tuiles.
# en b05e2520
board-mon-closer = Agrandir
# en 00417195
board-mon-farther = Réduire
# en 2150d8df
board-mon-all = Tout montrer
# Un lieu où se trouvent plusieurs choix : $name est une tuile avec sa place, $count leur nombre.
# en 40732a03
board-mon-several = { $count ->
    [one] { $name } : { $count } choix
   *[other] { $name } : { $count } choix
}
# en 7d9eb7ac
board-mon-close = Fermer
# en 2751356d
board-mon-turn = Tourner la tuile
# Une tuile et sa place, $x vers l’est et $y vers le sud.
# en fc78a337
board-mon-at = { $name } ({ $x }/{ $y })
# Derrière le nom d’une case libre ; $names énumère ses voisines.
# en 82f717b3
board-mon-beside = { $name } ; voisines : { $names }
# en bace36f9
board-mon-ahead = { $name } ; destination : { $place }
# Ce qu’on dit d’une tuile, chaque fois une remarque à part.
# en 0c87ed81
board-mon-study = étude
# en ddf015a7
board-mon-toil = labeur
# en f5c412b6
board-mon-both = étude et labeur
# en 43a5c3c2
board-mon-plan = non construite (carrés { $numbers })
# en 92a8eace
board-mon-built = construite, valeur { $value }
# en 4ea94954
board-mon-feature = aucun moine ne peut y être
# en a18b869b
board-mon-full = totalement occupée
# en e0c8afff
board-mon-turned = construite pendant ce tour
# Les côtés d’une tuile ; $sides les énumère.
# en 9e2a1fb6
board-mon-ways = Chemins : { $sides }.
# en 55b6cde2
board-mon-gates = Portes : { $sides }.
# en dc365e79
board-mon-north = nord
# en 6bdb262b
board-mon-east = est
# en 2daa8d4a
board-mon-south = sud
# en 76a79620
board-mon-west = ouest
# en a2add86c
board-mon-blessings = { $count ->
    [one] { $count } bénédiction
   *[other] { $count } bénédictions
}
# Les moines d’un joueur : $name est son nom.
# en 788dc55c
board-mon-standing = { $count ->
    [one] { $name } : un moine debout
   *[other] { $name } : { $count } moines debout
}
    .mine = { $count ->
        [one] un moine à vous, debout
       *[other] { $count } moines à vous, debout
    }
# en 66d0b61b
board-mon-praying = { $count ->
    [one] { $name } : un moine en prière
   *[other] { $name } : { $count } moines en prière
}
    .mine = { $count ->
        [one] un moine à vous, en prière
       *[other] { $count } moines à vous, en prière
    }
# en 90442eb4
board-mon-in-box = { $name } au carré { $number }
    .mine = votre moine au carré { $number }
# Combien de points de déplacement coûte un lieu ; $name est ce lieu.
# en c053013d
board-mon-cost = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}

# D’une tuile qu’on regarde avant de la prendre : dans combien de cases libres elle a sa place.
# en 79ea2d13
board-mon-fits = { $count ->
    [0] Elle ne tient nulle part pour l’instant.
    [one] Elle tient dans { $count } case.
   *[other] Elle tient dans { $count } cases.
}

## le calendrier

# .now est le jour en cours, et le numéro de son heure.
# en 0e8491f5
board-mon-day = Jour { $day }
    .now = Jour { $day }, heure { $hour } sur 10
# en f4db1e48
board-mon-end = Fin
# en dcf59a52
board-mon-dial = Le cadran, jour { $day }
# Une heure du cadran, et à quoi sert son tour ; .draws dit combien de tuiles chacun pioche alors.
# en 00b34951
board-mon-space = { $hour } : { $round }
    .draws = { $draws ->
        [one] { $hour } : { $round }, { $draws } tuile
       *[other] { $hour } : { $round }, { $draws } tuiles
    }
# en e7b6433b
board-mon-now = (en cours)

## à qui de jouer, et pour quoi

# en 91148b6a
board-mon-phase-deal = Attribution des couleurs
# en d677190e
board-mon-phase-service = Messe
# en 4e9f8db8
board-mon-phase-night = Nuit
# en 9ed60853
board-mon-phase-over = Fin de la partie
# $name est le joueur qui agit ; le nombre qui reste est écrit à côté.
# en 1999da7a
board-mon-phase-movement = Placement et déplacement : { $name }
    .mine = À vous : placement et déplacement
# en d6e0a762
board-mon-phase-scoring = Décompte : { $name }
    .mine = À vous : décompte
# en d5bf400e
board-mon-left = { $points ->
    [one] { $points } point de déplacement restant
   *[other] { $points } points de déplacement restants
}
# en 3ffaf2d2
board-mon-to-spend = { $points ->
    [one] { $points } point restant
   *[other] { $points } points restants
}
# en 0570209f
board-mon-purse = { $count ->
    [one] { $count } bénédiction peut être dépensée
   *[other] { $count } bénédictions peuvent être dépensées
}

## les joueurs

# Derrière le nom d’un joueur, chaque fois une remarque à part.
# en ac03a4f7
board-mon-asked = joue en ce moment
# en 6926bbfd
board-mon-abbot = abbé
# en 74a347cf
board-mon-colour = couleur : { $colour }
# en 28575285
board-mon-no-colour = pas encore de couleur
# en 30dfe7e6
board-mon-tiles = { $count ->
    [one] { $count } tuile derrière l’écran
   *[other] { $count } tuiles derrière l’écran
}
# en 6a60c77f
board-mon-no-blessings = nombre de bénédictions caché
# en 6c79b771
board-mon-on-grid = { $count ->
    [one] { $count } moine sur la grille
   *[other] { $count } moines sur la grille
}
# en 948250d9
board-mon-lower = paie les prix du bas
# en 369be3cb
board-mon-partner = avec { $name }
# en 0c63af4c
board-mon-points = { $points ->
    [one] { $points } point de testament
   *[other] { $points } points de testament
}
# La bande de lettres : $name est le joueur, $letters dit de chaque case ce qui la couvre.
# en 7209b647
board-mon-strip = { $name }, phrase : { $letters }
# en ed865548
board-mon-final = Ce que vous laissez
# en b5eb82c4
board-mon-space-free = { $letter } libre
# en 56dd941e
board-mon-space-large = { $letter } en grand
# en 4264b7c4
board-mon-space-small = { $letter } en petit

## ce qui est à tous

# en eb127795
board-mon-bag = { $count ->
    [one] Sac : { $count } tuile
   *[other] Sac : { $count } tuiles
}
# en dfc7503c
board-mon-pool = { $count ->
    [one] Réserve : { $count } bénédiction
   *[other] Réserve : { $count } bénédictions
}

## la grille des lettres

# Les prix par colonne : ceux du haut, et ceux du bas pour qui a sa phrase complète.
# en 5a6e4f56
board-mon-upper = Prix
# en 2b39f6d9
board-mon-lower-row = Prix une fois la phrase complète
# en f46429b8
board-mon-yours = vos prix
# Une rangée : sa couleur, et à qui elle est ; .nobody si personne ne la joue.
# en fad04aba
board-mon-row = Rangée { $colour ->
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    } : { $name }
    .nobody = Rangée { $colour ->
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    } : personne
# en a9529204
board-mon-letter = { $letter }, colonne { $column }
# en 1ea7631b
board-mon-letter-small = { $letter } en petit, colonne { $column }
# en 253946b2
board-mon-monk = moine, colonne { $column }
# en e36efc66
board-mon-gone = vide, colonne { $column }
# Une remarque : il manque cette lettre sur la bande de qui lit.
# en 7417202e
board-mon-needed = (manque sur votre bande)

## le décompte

# en 6e399f27
board-mon-prayer = Prière
# en 104ab921
board-mon-work = Travail
# en 81c30add
board-mon-icons = Tuiles à utiliser
# $name est un lieu, $points ce qu’il rapporte à présent.
# en c053013d
board-mon-brings = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
# en 66050df9
board-mon-no-prospect = Rien ici ne rapporterait de points à présent.
# en cb59c85e
board-mon-not-scoring = Les points de la prière et du travail s’affichent ici pendant un décompte.

## la galerie des auteurs

# en 4da22a36
board-mon-showcase-tiles = Tuiles
# en 9cb5654b
board-mon-showcase-signs = Signes
