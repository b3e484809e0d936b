### Ce que contient la boîte de Monasterium, tel que le dit la page de l’édition. Un nom précède la
### valeur d’une donnée. Les notes et les sources ont leur anglais dans editions/monasterium.toml.
### $letter est la lettre d’un monastère ou d’une catégorie de missions.

## les parties du fichier

# en 9cb3cc77
facts-box = Dans la boîte
# en 9197c352
facts-monasteries = Les monastères
# en 7013af4c
facts-setup = Mise en place
# en ff8059dc
facts-actions = Actions
# en 6b631cc9
facts-costs = Ce que coûte un novice
# en 4e4d0995
facts-gains = Ce que rapportent les bâtiments et les actions
# en e04a2bb0
facts-window = Le vitrail
# en c7ea7298
facts-path = Le chemin
# en 739917b5
facts-board-2 = Le plateau à deux joueurs
# en a825a1cf
facts-board-4 = Le plateau à trois ou quatre joueurs
# en 93ffb8ce
facts-missions = Missions
# en ad484e29
facts-scoring = Décompte final

## de quoi il s’agit

# en 2af47b5b
fact-box-players = Nombre de joueurs
# en 048c3c1e
fact-box-monasteries = Monastères
# en 4d79f281
fact-box-dice-white = Dés blancs
# en 4769fb16
fact-box-dice-own = Dés personnels de chaque joueur
# en 406433db
fact-box-tiles = Tuiles vitrail de chaque monastère
# en 36574fcc
fact-box-tokens = Biens
# en 93ffb8ce
fact-box-missions = Missions
# en aeb67d5e
fact-monasteries-shape = Forme d’un monastère
# en f76b558e
fact-monasteries = Couleur du monastère { $letter }
# en 2d7c50ad
fact-monasteries-emblem = Emblème du monastère { $letter }
# en 60003bca
fact-setup-white-dice = Dés blancs de chaque joueur, à deux, trois et quatre joueurs
# en 3b2b0866
fact-setup-own-dice = Dés personnels de chaque joueur au départ
# en 5c7e3f5b
fact-setup-goods = Biens de chaque joueur au départ
# en 2262a58e
fact-setup-tiles = Tuiles vitrail dans chaque chapelle, à deux, trois et quatre joueurs
# en 8227f3d9
fact-setup-chapel-places = Places dans chaque chapelle, à deux, trois et quatre joueurs
# en db73f285
fact-setup-missions-drawn = Missions tirées dans chaque catégorie
# en 663ebe40
fact-setup-rounds = Manches d’une année, à deux, trois et quatre joueurs
# en b68ca081
fact-setup-years = Années
# en 97c95c7a
fact-actions-standard = Actions de base des colonnes A à E
# en 51f7eae8
fact-actions-row = Actions de la rangée { $number ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, colonnes A à E
# en 08c88ae7
fact-costs-building-goods = Biens pour un bâtiment, de la rangée I et de la rangée II
# en 450c5a29
fact-costs-building-influence = Influence pour un bâtiment
# en 71c68898
fact-costs-chapel = Influence pour le premier novice dans une chapelle, le deuxième et chacun des suivants
# en c5c54b38
fact-costs-cloister = Chapelets pour le premier novice dans un cloître, le deuxième et chacun des suivants
# en ac46f763
fact-gains-profane-points = Points pour un bâtiment profane
# en 89034a61
fact-gains-workshop-points = Points pour un atelier
# en cef9297e
fact-gains-common-points = Points pour une salle commune
# en aace18e8
fact-gains-action-points = Points de l’action II-E
# en 78eed268
fact-gains-flipped-die = Points pour chaque dé sur une tuile d’action retournée
# en 1883d394
fact-window-row = Points pour la rangée { $number ->
    [1] du haut
    [2] du milieu
   *[other] du bas
} complète
# en a75c9f30
fact-window-column = Points pour la colonne { $number } complète
# en c0eb9b86
fact-window-row-bonuses = Bonus des rangées, à partir du haut
# en f461775d
fact-window-column-bonuses = Bonus des colonnes, à partir de la gauche
# en c7da07fe
fact-path-links = Monastères où mène chaque case, à partir de la gauche
# en 74fde728
fact-path-bonuses = Bonus des cases, à partir de la gauche
# en 14de0a73
fact-path-last-points = Points au lieu du dé sur la dernière case
# en f722481e
fact-board-rooms = Bâtiments du monastère { $letter }, à la ronde, chacun avec les deux cases de cloître qu’il borde
# en 8d110a7d
fact-board-spaces = Cases de cloître du monastère { $letter }
# en 916f6167
fact-board-fours = Marqués d’un 4 dans le monastère { $letter }
# en 30bdc2f7
fact-missions-points = { $letter ->
    [C] Points pour la mission C{ $number }
   *[other] Points pour une mission de catégorie { $letter } en année { $number }
}
# en 022e0e7a
fact-scoring-majority = Points pour le plus de novices dans un monastère
# en 2d9cb938
fact-scoring-chapels = Points pour des novices dans 0, 1, 2, 3, 4 et 5 chapelles
# en c9cd42bb
fact-scoring-cloister-factor = Points pour chaque paire de novices du joueur dans une chapelle et son cloître
# en 2dcd3d3a
fact-scoring-tool = Points pour chaque outil restant
# en 34464c47
fact-scoring-book = Points pour chaque livre restant
# en 94a3eb51
fact-scoring-small-goods = Nombre de soupes, influences et chapelets restants pour 1 point

## mots de leurs valeurs

# en 140bedbf
value-nothing = aucun
# en b1f51a51
value-red = rouge
# en 16477688
value-blue = bleu
# en ba4788b2
value-green = vert
# en c685a2c9
value-yellow = jaune
# en 8e0a1b0a
value-purple = violet
# en bd9dc5f7
value-flame = flamme
# en 184c9266
value-dove = colombe
# en 3958765b
value-vine = vigne
# en 27756f05
value-sun = soleil
# en 40903c59
value-lily = lis
# en 9014fac8
value-soup = soupe
# en f9d35d43
value-tool = outil
# en 6e317bcd
value-book = livre
# en 22fefa8c
value-influence = influence
# en b3ee62e6
value-rosary = chapelet
# Ce qu’apporte une action ou un bonus.
# en b017303f
value-actions-send = envoyer un novice
# en 84d59378
value-actions-soup = 1 soupe
# en 35649eb0
value-actions-influence = 1 influence
# en fc91c9e4
value-actions-rosary = 1 chapelet
# en a9ba045d
value-actions-tool = 1 outil
# en dd2919b7
value-actions-envoy-1 = avancer l’émissaire de 1 case
# en 4082f273
value-actions-envoy-2 = avancer l’émissaire de 2 cases
# en 44cb3623
value-actions-exchange = faire un échange
# en 2117bc30
value-actions-send-cheaper = envoyer un novice pour 1 influence de moins
# en d54bda4b
value-actions-pair = 2 soupes ou 2 influences ou 2 chapelets
# en 794b676b
value-actions-points-3 = 3 points
# en 08597115
value-actions-tile = une tuile vitrail
# en b423e0a5
value-actions-flip = pas d’action : la tuile d’action est retournée
# en 8b1a0c10
value-window-soup = { value-actions-soup }
# en ac5dd66f
value-window-influence = { value-actions-influence }
# en 30e9ff26
value-window-rosary = { value-actions-rosary }
# en 95398eac
value-window-tool = { value-actions-tool }
# en 40724e11
value-window-book = 1 livre
# en 93368948
value-window-envoy-2 = { value-actions-envoy-2 }
# en 1193ec3d
value-path-links-nothing = aucun monastère
# en 3443aefd
value-path-bonuses-nothing = { bonus-none }
# en 34accdfa
value-any-action = { bonus-any-action }
# en 96a4508b
value-influence-or-rosary = { bonus-influence-or-rosary }
# en 90cb1616
value-soup-or-exchange = { bonus-soup-or-exchange }
# en 9f668f19
value-window = { bonus-window }
# en 8004be33
value-die = dé personnel
# Un bâtiment et les deux cases de cloître qu’il borde.
# en 06e48248
item-board-profane = bâtiment profane { $number }–{ $other }
# en 32682cb4
item-board-workshop = atelier { $number }–{ $other }
# en 9d45ece7
item-board-common = salle commune { $number }–{ $other }
# en 5c0e777c
item-board-room = bâtiment { $number }
# en 6e197f3c
item-board-space = case de cloître { $number }
# Ce que demande une mission : un lieu d’un monastère, ou un nombre.
# en a344fcb5
item-missions-chapel = chapelle de { $letter }
# en 923c8863
item-missions-building = bâtiment de { $letter }
# en 4aa85d83
item-missions-profane = bâtiment profane de { $letter }
# en 423ebb6a
item-missions-workshop = atelier de { $letter }
# en f454dfff
item-missions-common = { $number ->
    [0] salle commune de { $letter }
    [one] { $number } novice dans des salles communes
   *[other] { $number } novices dans des salles communes
}
# en 293717f1
item-missions-cloister = { $number ->
    [0] cloître de { $letter }
    [one] { $number } novice sur des cases de cloître
   *[other] { $number } novices sur des cases de cloître
}
# en 9f3994e9
item-missions-novices = { $number ->
    [one] { $number } novice envoyé
   *[other] { $number } novices envoyés
}
# en 275f0e00
item-missions-window = { $number ->
    [one] tuiles de { $number } monastère dans le vitrail
   *[other] tuiles de { $number } monastères dans le vitrail
}
# en dd4b0f77
item-missions-dice = { $number ->
    [one] { $number } dé personnel
   *[other] { $number } dés personnels
}

## phrases entières

# en 34e3a552
note-box-tokens = La réserve ne s’épuise jamais.
# en da90694a
note-box-missions = Cinq dans chacune des trois catégories : le livret décrit les cinq de la catégorie C, il en reste dix pour A et B.
# en a33c09e6
told-monasteries-shape = une chapelle, un anneau de cases de cloître autour, un anneau de bâtiments autour
# en f362d49b
note-monasteries-A = Un compte rendu parle d’un monastère rouge ; sa lettre est notre choix.
# en 27cb81b6
note-monasteries-B = Un compte rendu parle d’un monastère bleu ; sa lettre est notre choix.
# en 5268db29
note-monasteries-C = Un compte rendu parle d’un monastère vert ; sa lettre est notre choix.
# en f7d31ca1
note-monasteries-D = La couleur est notre choix.
# en eb28aad1
note-monasteries-A-emblem = L’emblème est notre choix.
# en 41ce1500
note-monasteries-B-emblem = L’un des emblèmes est une colombe ; le monastère qui la porte est notre choix.
# en c5acf8d6
note-actions-standard = Le livret en énumère six, le joker en dernier ; nous prenons la place dans la liste pour la valeur du dé.
# en ce3d0d9b
note-actions-row-1 = Le livret en énumère cinq pour cinq colonnes ; nous suivons son ordre.
# en 8c43eb71
note-actions-row-2 = Dans l’ordre de la liste ; un exemple du livret place la cinquième en colonne E.
# en 6d6e22a0
note-window-row-1 = La neuvième tuile rapporte 5 points pour sa rangée, quelle qu’elle soit.
# en 836be643
note-window-column-1 = Nous supposons que c’est comme pour la colonne 3.
# en 25136311
note-window-column-3 = La neuvième tuile arrive toujours dans cette colonne.
# en 78a759fc
note-path-links = Trois cases de suite mènent à chaque monastère, c’est notre choix ; qu’une case mène à C et à E est dans le livret.
# en b260cad2
note-path-bonuses = Les sortes de bonus sont dans le livret, tout comme le dé sur la dernière case ; la place des autres est notre choix.
# en c6a6c5c6
note-board-2-A-rooms = Un anneau d’autant de bâtiments que la chapelle a de places ; une sorte y figure deux fois.
# en 8cfeb5e7
note-board-2-A-spaces = Autant que de bâtiments : deux par joueur.
# en 1978328d
note-board-4-A-rooms = Un anneau d’autant de bâtiments que la chapelle a de places ; deux voisins sont de sortes différentes.
# en f32df6b6
note-board-4-A-fours = À trois joueurs, ils sont bloqués ; il reste ainsi deux bâtiments de chaque sorte.
# en c061638d
note-missions-points-A-1 = Le livret dit qu’ils diminuent d’année en année ; leur nombre est notre choix.
# en 48d60d7a
note-missions-points-B-1 = Un compte rendu en parle ; leur appartenance à la catégorie B est notre choix.
# en d156e82e
note-missions-points-B-2 = Entre les deux nombres dont parle un compte rendu.
# en 72494909
note-missions-A1 = Deux bâtiments et une chapelle : la catégorie la plus facile.
# en 630e721f
note-missions-B1 = Un compte rendu parle d’une telle carte avec un atelier ; ici, tout bâtiment convient.
# en fd0523d0
note-missions-B2 = Une chapelle, un bâtiment et une case de cloître : la catégorie la plus difficile.
# en 810970a6
note-missions-C1 = Les novices supplémentaires comptent aussi.
# en 8680e180
note-missions-C1-points = Entre ce que rapportent les autres catégories en année 1 et en année 2.
# en 14cc3f69
note-missions-C3-points = La plus difficile des cinq, donc celle qui rapporte le plus.
# en 79e2529c
note-missions-C4-points = Peu, car les tuiles sont déjà une récompense.
# en 62585224
note-missions-C5-points = Peu, car les dés sont déjà une récompense.
# en c35e6e75
note-scoring-majority = En cas d’égalité, chacun les reçoit en entier.
# en c6a1266d
note-scoring-chapels = Qu’aucune chapelle ne rapporte rien découle du livret.
# en 040a98eb
source-S1 = Le livret allemand de Monasterium, dlp games 2020 : son texte, sans les images
