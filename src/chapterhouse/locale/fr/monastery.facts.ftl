### Ce que contient la boîte de Monastery, tel que le dit la page de l’édition. Un nom précède la
### valeur d’une donnée ; les données d’une tuile portent le nom de la tuile. Les notes et les sources
### ont leur anglais dans editions/monastery.toml.

## les parties du fichier

# en 9cb3cc77
facts-box = Dans la boîte
# en e03dd573
facts-players = Pour chaque joueur
# en ee11a591
facts-abbey = L’Abbaye
# en 3cc56bcd
facts-count = Combien de tuiles de chaque sorte
# en 8ed77774
facts-colour = La couleur de chaque tuile
# en ef8ea24e
facts-value = La valeur cerclée de chaque tuile
# en 50f400d4
facts-boxes = Les carrés de chaque tuile
# en 862f72b1
facts-edges = Les côtés de chaque tuile : nord, est, sud, ouest
# en 18a4bb06
facts-phrase = La phrase de chaque couleur
# en 41a33904
facts-grid = La grille des lettres
# en 9277b69d
facts-dial = Le cadran des heures
# en eec55726
facts-groups = Les groupes de tuiles
# en e54b52ac
facts-blessings = Bénédictions
# en 49ba63e8
facts-moves = Déplacement
# en 104ab921
facts-work = Travail
# en 6e399f27
facts-prayer = Prière
# en d92f9193
facts-testament = Points de testament
# en 85129a9c
facts-gift = Pour une lettre offerte

## de quoi il s’agit

# en 2af47b5b
fact-box-players = Nombre de joueurs
# en a14d6a7d
fact-box-year = Année de parution
# en dbc7afe2
fact-box-colours = Couleurs des joueurs, dans le sens horaire
# en 4da22a36
fact-box-tiles = Tuiles
# en 0b438c8a
fact-box-letters = Lettres
# en 4727a1a2
fact-box-screens = Écrans
# en 1255869f
fact-box-dials = Cadrans
# en dd698977
fact-box-bags = Sacs pour les tuiles
# en 2c888041
fact-players-monks = Moines
# en 8d496cf0
fact-abbey-size = Cases d’ouest en est et du nord au sud
# en 3a9dfa58
fact-abbey-colour = Couleur
# en e97d0ee2
fact-abbey-doors = Portes : trois au nord, deux à l’est, trois au sud, deux à l’ouest
# en 4677c3d2
fact-grid-order = Rangées, à partir du haut
# en 9b28dabf
fact-grid-columns = Colonnes, à partir de la gauche
# en ab64b906
fact-grid-upper = Prix du haut, à partir de la gauche
# en 2f4f7b49
fact-grid-lower = Prix du bas, à partir de la gauche
# en e08c0aa8
fact-dial-days = Jours
# en 185e9fb8
fact-dial-kinds = Tours d’un jour, dans l’ordre
# en 9ccbb3e4
fact-dial-draws = Tuiles à piocher à chacun de ces tours
# en d7f78978
fact-dial-names = Heures d’un jour, dans l’ordre
# en 1e6360f8
fact-groups-path = Chemins dans un groupe, au plus
# en a58fdad1
fact-groups-field = Champs dans un groupe, au plus
# en c953fde7
fact-groups-garden = Jardins dans un groupe, au plus
# en b916a4ca
fact-groups-path-points = Points pour chaque Chemin d’un groupe
# en dc51368b
fact-groups-field-points = Points pour chaque Champ d’un groupe
# en 8949aa97
fact-groups-garden-points = Points pour chaque Jardin d’un groupe
# en a713473f
fact-blessings-total = Bénédictions de la réserve
# en c7772711
fact-blessings-rests = Points non dépensés à partir desquels on reçoit une, deux, trois et quatre bénédictions
# en 8b684742
fact-moves-points = Points de déplacement pour chaque moine debout
# en 7e27a479
fact-work-points = Points pour le travail sur une tuile
# en b248d76d
fact-work-farm = Points pour le travail à la Ferme
# en aefbaad3
fact-work-scriptum = Points pour le travail à l’Atelier d’écriture
# en e9c62f64
fact-prayer-chapel = Points pour une prière dans la Chapelle
# en f1ab9569
fact-prayer-chapel-most = Moines en prière dans la Chapelle, au plus
# en 85da3bdd
fact-testament-letter = Pour chaque lettre en grand
# en bf1f8f72
fact-testament-blessing = Pour chaque bénédiction
# en 2f1be6bf
fact-gift-blessings = Bénédictions pour chaque lettre

## mots de leurs valeurs

# en 140bedbf
value-nothing = aucun
# en 67fc3638
value-grey = gris
# en 5eb67f9f
value-brown = marron
# en 4cb14f35
value-both = gris et marron
# en 2e30eb88
value-none = sans couleur
# en 910192f9
value-path = { cli-pathway }
# en 71d5b545
value-gateway = { cli-gateway }
# en 2e1cfa82
value-empty = vide
# en f80105ef
value-grid-columns-letter = lettre
# en 9b550d15
value-grid-columns-monk = moine
# en 58b948ce
value-dial-kinds-night = { round-night }
# en caad6f29
value-dial-names-night = { hour-night }
# en 09e60262
value-dial-names-none = { hour-none }

## phrases entières

# en c6fbd7b9
note-box-tiles = Les Passages secrets en font partie, l’Abbaye non.
# en 01d4941f
note-box-letters = Chacune est en grand sur une face et en petit sur l’autre.
# en 0dbafeb6
note-box-screens = Chacun a une bande de neuf cases pour les lettres.
# en 43796339
note-players-monks = Un commence dans l’Abbaye, quatre sur la grille.
# en 7f1044d9
note-abbey-doors = Les dix places sont dans le livret ; qu’elles soient toutes ouvertes est notre choix, pour que personne ne soit enfermé au départ.
# en 78bbced3
note-count-chapter-house = Nous supposons que chaque bâtiment qui porte un nom existe une fois ; on arrive ainsi à 53 tuiles.
# en e4b41c10
note-count-path-straight = Les Champs, les Jardins et les Chemins sont vingt en tout ; de chaque sorte, nous prenons le double de ce qu’un groupe peut compter, et la moitié des Chemins est droite.
# en ed346d9b
note-count-path-corner = Les Champs, les Jardins et les Chemins sont vingt en tout ; de chaque sorte, nous prenons le double de ce qu’un groupe peut compter, et la moitié des Chemins est coudée.
# en 612debf8
note-count-field = Les Champs, les Jardins et les Chemins sont vingt en tout ; de chaque sorte, nous prenons le double de ce qu’un groupe peut compter.
# en 7bf35045
note-colour-chapter-house = Un lieu d’étude ou de dévotion : nous supposons donc le gris.
# en 57fc8358
note-colour-chapel = Le livret allemand appelle étudier le travail qui s’y fait.
# en 5456dca5
note-colour-scriptum = Le travail y rapporte dans les tours d’étude, et ce n’est aucune des trois tuiles doubles.
# en 84d6f6b4
note-colour-library = Une critique en parle comme d’un lieu d’étude.
# en e193b745
note-colour-brewhouse = Un lieu d’artisanat, de nourriture ou d’élevage : nous supposons donc le marron.
# en aa3486a4
note-colour-bakehouse = Une critique en parle comme d’un lieu de travail.
# en 425c12de
note-colour-farm = Le travail y rapporte dans les tours de labeur, et ce n’est aucune des trois tuiles doubles.
# en 04d99be8
note-colour-smithy = Une critique en parle comme d’un lieu de travail bruyant.
# en 3d3915db
note-colour-field = Le livret a une tuile marron à portes, et seuls les Champs et les Jardins ont des portes.
# en d9404caa
note-colour-garden = Le livret a une tuile grise à portes, et seuls les Champs et les Jardins ont des portes.
# en 7c4eae19
note-colour-secret-way-red = D’après le livret, il n’est ni double ni sans couleur ; nous supposons le gris, pour qu’on puisse le placer à côté de l’Abbaye.
# en 68959e22
note-value-chapter-house = Le livret décrit une tuile grise de valeur 5, sans la nommer ; que ce soit la salle où tous les moines se réunissent est notre choix.
# en 8a9f97e0
note-value-abbots-house = Élevée, car l’icône est forte.
# en b9e7803b
note-value-dormitory = Une grande salle pour beaucoup de moines.
# en d11278ee
note-value-scriptum = Une valeur moyenne.
# en 56b8f726
note-value-almonry = L’une des façons de commencer demande au moins quatre tuiles grises de valeur 2.
# en e50fb73e
note-value-prison-cell = Un prisonnier et un visiteur la remplissent.
# en 1ba10f8f
note-value-kitchen = Autant que de carrés.
# en 8d946c2e
note-value-smithy = Le livret décrit une tuile marron de valeur 2, sans la nommer.
# en 9dcb2b1a
note-value-refectory = Le livret décrit une tuile double de valeur 4, sans la nommer ; le Réfectoire est la plus grande des trois.
# en 04761523
note-value-infirmary = Entre les deux autres tuiles doubles.
# en 8f6ac4b0
note-value-garderobes = La plus petite des trois tuiles doubles.
# en 5708fa33
note-value-beehive = La tuile n’a pas de cercle et vaut 0.
# en 40468a2c
note-value-field = En construire un rapporte 1 point, et la tuile marron à portes du livret vaut autant.
# en 6f1ae3bb
note-value-garden = En construire un rapporte 2 points, et la tuile grise à portes du livret vaut autant.
# en 0fdfadf2
note-value-secret-way-red = Pour que deux moines puissent y finir leur déplacement.
# en 5ec06552
note-boxes-chapter-house = D’abord la valeur, puis un de moins à chaque carré, comme dans la Cuisine.
# en 2a4bce24
note-boxes-workshop = Deux moines le remplissent, pour 3 points en tout.
# en e07e3ca5
note-boxes-beehive = Cette tuile n’est jamais construite.
# en b0d66aad
note-boxes-path-straight = Un seul moine le construit, pour 1 point.
# en a75e7378
note-boxes-garden = Un seul moine le construit, pour 2 points.
# en 2be6163b
note-edges-chapter-house = Le livret décrit une tuile grise de valeur 5 à quatre chemins.
# en 3f22c394
note-edges-abbots-house = Dans le livret, les tuiles de plus grande valeur ont plus de chemins ; sur quels côtés est notre choix.
# en 2dde0dee
note-edges-workshop = Le livret décrit une tuile marron de valeur 2 à deux chemins ; qu’ils soient en ligne ou non est notre choix.
# en 7cd64686
note-edges-refectory = Le livret décrit une tuile double de valeur 4 à trois chemins ; sur quels côtés est notre choix.
# en ba99afa5
note-edges-path-straight = D’après le livret, il a deux chemins ; qu’ils soient en ligne ou non est notre choix.
# en 3d963fd3
note-edges-field = D’après le livret, il a des portes ; la tuile décrite en a quatre.
# en cac0841b
note-edges-secret-way-red = Comme pour les quatre couleurs.
# en c3b0fcff
note-phrase-red = Les mots sont dans le livret ; la couleur de chacun découle de l’ordre des deux listes.
# en 4dc591dd
note-grid-order = Dans l’ordre de la prière.
# en 379ba714
note-grid-columns = Neuf lettres et quatre croix sont dans le livret ; leur ordre est notre choix.
# en 89537dfc
note-grid-upper = Des critiques parlent de prix de 1 à 10 qui montent vers la droite ; ceux qui figurent deux fois sont notre choix.
# en 76e79917
note-grid-lower = D’après le livret, ils sont plus bas ; la moitié des prix du haut, arrondie vers le haut, est notre choix.
# en 6f24019f
note-dial-draws = Trois, deux et une sont dans le livret ; une critique dit à quels tours.
# en 9b256b57
note-dial-names = Matines, Sexte, Vêpres et Nuit sont dans le livret ; entre elles, les autres heures dans leur ordre habituel, et une de notre choix.
# en 9633b68b
note-blessings-rests = Le livret allemand a une faute d’impression dans une ligne.
# en fb3508c6
note-prayer-chapel-most = Un par joueur au plus.
# en 02c00d7f
source-S1 = Le livret de Monastery, Ragnar Brothers 2008, en anglais, allemand et français : son texte, sans les images
# en 6d0a97dd
source-S2 = Le livret allemand de Monastery seul, traduit par F. Koether
