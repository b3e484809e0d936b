### Le plateau de Monasterium en français : ce qui se lit sur la table même.
###
### Monastères, bâtiments, actions et biens portent les noms de monasterium.ftl. $name est un nom de
### joueur, toujours tel quel.

## les parties du plateau

# en 9197c352
board-msm-map = Les monastères
# en c7ea7298
board-msm-path = Le chemin
# en 6e639713
board-msm-dice = Dés
# en 93ffb8ce
board-msm-missions = Missions
# en 84e12ac6
board-msm-players = Les joueurs
# en 048c3c1e
board-msm-part-map = Monastères
# en 62fa5a5b
board-msm-part-path = Chemin
# en 6e639713
board-msm-part-dice = Dés
# en 93ffb8ce
board-msm-part-missions = Missions
# en 4816cbfd
board-msm-part-boards = Plateau
# en f3806879
board-msm-choose = Vous choisirez la suite juste après.

## le calendrier

# en ec45ae55
board-msm-year = Année { $year }
    .now = Année { $year }, manche { $round } sur { $rounds }
# en f4db1e48
board-msm-end = Fin

## les joueurs

# en 620ba75e
board-msm-start = joue en premier
# en ac03a4f7
board-msm-asked = joue son tour
# en a3cf8867
board-msm-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# en 2fbd61d5
board-msm-board-of = Plateau : { $name }
# en 19519f2d
board-msm-owned = { $count ->
    [one] { $count } dé personnel
   *[other] { $count } dés personnels
}
# en 72e8f509
board-msm-reroll-ready = La tuile Relance est disponible
# en ae64d181
board-msm-reroll-spent = La tuile Relance a déjà servi dans cette manche
# en 36574fcc
board-msm-goods = Biens

## les monastères

# en 395b5ec9
board-msm-jump = { $count ->
    [0] { $name }
    [one] { $name } : { $count } place au choix
   *[other] { $name } : { $count } places au choix
}
# en c0c6c815
board-msm-room = { $place }, { $kind } : { $state }
# en fcaa329f
board-msm-place = { $place } : { $state }
# en ad95d5fa
board-msm-free = libre
# en c3eefb58
board-msm-blocked = bloqué
# en f3fbc43b
board-msm-chapel = { $name } : { $count } places prises sur { $room }, { $who }
# en 6c4e2553
board-msm-chapel-empty = { $name } : { $count } places prises sur { $room }
# en 3b39b296
board-msm-tiles = { $count ->
    [0] Plus aucune tuile vitrail
    [one] { $count } tuile vitrail restante
   *[other] { $count } tuiles vitrail restantes
}

## le chemin

# en c28994e8
board-msm-stop = Case { $number } : { $parts }
# en 3f510892
board-msm-stop-with = Case { $number } : { $parts } ; ici : { $envoys }

## les dés

# en 05e7f4a5
board-msm-field = { $field } : { $dice }
# en 9d09c9ae
board-msm-field-empty = { $field } : vide
# en fbb602f8
board-msm-white-dice = { $count ->
    [one] { $count } dé blanc
   *[other] { $count } dés blancs
}
# en dd2f366a
board-msm-own-dice = { $count ->
    [one] { $name } : { $count } dé
   *[other] { $name } : { $count } dés
}
# en ad825fcc
board-msm-roll = Lancer : { $name }
# en 4c9fc7b2
board-msm-picked = { $die }, choisi
# en 226f127e
board-msm-hands = Dés encore en main
# en cca76e14
board-msm-hand = { $name } : blancs { $white }, personnels { $own }
# en 596833fc
board-msm-turn = Tour : { $name }
    .mine = Votre tour
# en 580a02b2
board-msm-turn-last = Tour précédent : { $name }
    .mine = Votre tour précédent
# en 028f2de0
board-msm-unspent = { $count ->
    [one] { $count } dé encore sur la { $column }
   *[other] { $count } dés encore sur la { $column }
}
# en 0ffe7230
board-msm-chain = Ce que ce tour a rapporté jusqu’ici

## le plateau d’actions

# en c751a9fa
board-msm-area = Plateau d’actions
# en 8fd9f45b
board-msm-locked = Pas encore débloquée, { $novice } encore là : { $action }
# en c0bc2654
board-msm-open = Débloquée : { $action }
# en fd42831b
board-msm-flip = Le { $novice } est encore là ; son envoi retourne la tuile de sa colonne
# en c1018582
board-msm-flipped-by = Le { $novice } est parti : la tuile de sa colonne est retournée
# en 0bd08af9
board-msm-unlocks = débloque : { $action }
# en 36f93234
board-msm-flips = retourne la tuile de sa colonne
# en 945ed3fa
board-msm-tile = { $action }
# en e2ad9e42
board-msm-tile-turned = { $action } ; retournée : 1 point par dé
# en 22fedf2f
board-msm-used = (a déjà servi ce tour-ci)
# en 5342bfa6
board-msm-beside = Le novice supplémentaire de la { $row } attend

## le vitrail

# en ed805c49
board-msm-window = Vitrail
# en e8e57c02
board-msm-window-row = { $row } : { $tiles }
# en 2e1cfa82
board-msm-no-tile = vide

## les missions

# en f46ab134
board-msm-need = { $place } ({ $monastery })
# en 7c3ab93f
board-msm-mission = { $points ->
    [one] { $name } : { $task } ; { $points } point
   *[other] { $name } : { $task } ; { $points } points
}
# en 21f931cc
board-msm-mission-done = { $points ->
    [one] { $name } : { $task } ; { $points } point ; accomplie par { $by }
   *[other] { $name } : { $task } ; { $points } points ; accomplie par { $by }
}
# en 79bf1c60
board-msm-condition-novices = { $count ->
    [one] { $count } novice envoyé
   *[other] { $count } novices envoyés
}
# en 2134c7cb
board-msm-condition-common = { $count ->
    [one] { $count } novice en salle commune
   *[other] { $count } novices en salle commune
}
# en 2d9a0f29
board-msm-condition-cloister = { $count ->
    [one] { $count } novice sur une case de cloître
   *[other] { $count } novices sur des cases de cloître
}
# en 2da94b6d
board-msm-condition-window = { $count ->
    [one] tuiles vitrail de { $count } monastère
   *[other] tuiles vitrail de { $count } monastères
}
# en 19519f2d
board-msm-condition-dice = { $count ->
    [one] { $count } dé personnel
   *[other] { $count } dés personnels
}

## la galerie des auteurs

# en 9cb5654b
board-msm-showcase-signs = Signes
