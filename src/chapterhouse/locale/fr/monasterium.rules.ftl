### Monasterium, rules in French. Glossary (one term per notion, kept throughout):
### monastery = monastère; room = bâtiment (any kind); profane building = bâtiment profane;
### workshop = atelier; common room = salle commune; chapel = chapelle; cloister = cloître;
### cloister space = case de cloître; space (room or cloister space) = emplacement;
### closed = bloqué; to border = border; place asked for by a mission = lieu; ring = anneau;
### novice = novice; extra novice = novice supplémentaire; to send = envoyer; a send = envoi;
### cheaper send = envoi à prix réduit; envoy = émissaire; to step on = arriver sur;
### path = chemin; field of the path = case du chemin; to lead to = mener à; lap = passage;
### year = année; round = manche; turn = tour; clockwise = dans le sens horaire;
### start player = premier joueur; first start player = premier joueur de la première manche;
### left neighbour = voisin de gauche; white die = dé blanc; own die = dé personnel (plural
### dés personnels); gained die = dé gagné; face = valeur; to name a face = annoncer une valeur;
### to show = afficher; to roll, to roll again = lancer, relancer; dice field = case de dés;
### reroll tile = tuile Relance; ready = disponible; in hand = en main; to set aside = mettre de
### côté; to skip a player = passer son tour; action = action; action area = plateau d’actions;
### action field = case d’action; action tile = tuile d’action; to flip = retourner;
### row = rangée; column = colonne; standard action = action de base; to unlock = débloquer;
### for good = pour le reste de la partie; church window = vitrail; window tile = tuile vitrail
### (plural tuiles vitrail); cell = case du vitrail; to build in = poser; completed = complet;
### goods = biens; soup = soupe; tool = outil; book = livre; influence = influence;
### rosary = chapelet; supply = réserve générale; reserve (of dice) = réserve; price = prix;
### to pay = payer; free of charge = gratuitement; bonus = bonus; any action = action au choix;
### to decline = renoncer; mission = mission; to fulfil = accomplir; to claim = valider;
### disc = disque; points = points; to score = marquer (players), rapporter (things);
### final scoring = décompte final; majority = majorité; tied = à égalité;
### tie-break = critère de départage; legal = permis; chance = hasard; seed = graine.
### Typography: apostrophe U+2019, no-break space U+00A0.

## Matériel (COMP)

# en f30acd06
MSM-COMP-1 = il y a cinq monastères, appelés A à E
# en d885bf44
MSM-COMP-2 = un monastère comprend une chapelle, un anneau extérieur de bâtiments de trois sortes et un anneau intérieur de cases de cloître
# en 3dfe35ff
MSM-COMP-3 = chaque bâtiment borde exactement deux cases de cloître de son monastère
# en a89ee233
MSM-COMP-4 = dans un monastère qui compte autant de cases de cloître que de bâtiments, chaque case en borde deux
# en ba0710b9
MSM-COMP-5 = le plateau a une face pour deux joueurs et une autre pour trois ou quatre
# en 98ffab64
MSM-COMP-6 = sur la face pour trois ou quatre joueurs, certains emplacements sont marqués d’un 4
# en 81030328
MSM-COMP-7 = le chemin est une suite de cases, dont chacune peut mener à des monastères et porter un bonus
# en 6a85d140
MSM-COMP-8 = une case du chemin au moins mène à deux monastères
# en 1d80a202
MSM-COMP-9 = il y a dix dés blancs et trois dés personnels par joueur, tous numérotés de 1 à 6
# en 777aa396
MSM-COMP-10 = il y a huit tuiles vitrail de chaque monastère, toutes semblables
# en 3fe0537e
MSM-COMP-11 = il y a quinze missions, cinq dans chacune des catégories A, B et C
# en 36863ec7
MSM-COMP-12 = soupes, outils, livres, influences et chapelets ne s’épuisent jamais
# en 14b1942e
MSM-COMP-13 = chaque joueur a 20 cases d’action, sur les colonnes A à E et les rangées I à IV, et un novice supplémentaire à côté de chaque rangée
# en 23122fbe
MSM-COMP-14 = un vitrail compte trois rangées et trois colonnes

## Mise en place (SETUP)

# en c791e2fe
MSM-SETUP-1 = on joue sur une face du plateau à deux joueurs, sur l’autre à trois ou quatre
# en 7d290f7b
MSM-SETUP-2 = à trois joueurs, un emplacement marqué d’un 4 est bloqué pendant toute la partie
# en 6015938f
MSM-SETUP-3 = un emplacement bloqué ne compte pour personne, ni dans les majorités, ni dans les missions, ni comme voisin
# en 5b590994
MSM-SETUP-4 = chaque chapelle reçoit au départ deux de ses tuiles vitrail par joueur, et les autres quittent le jeu
# en c86f77fc
MSM-SETUP-5 = la partie commence en année 1
# en 219dd715
MSM-SETUP-6 = deux missions de chaque catégorie sont tirées et restent visibles de tous, et les neuf autres quittent le jeu
# en 04789bb6
MSM-SETUP-7 = au départ, les tuiles d’action 1 à 5 sont sur les colonnes A à E, sans être retournées
# en 5797e732
MSM-SETUP-8 = au départ, il y a un novice sur chaque case d’action et un novice supplémentaire à côté de chaque rangée
# en 99e0ad9d
MSM-SETUP-9 = chaque émissaire part de la première case du chemin, sans en recevoir de bonus
# en d4c207ac
MSM-SETUP-10 = chaque joueur commence avec 0 point, six disques pour les missions et une tuile Relance disponible
# en d63d061e
MSM-SETUP-11 = chaque joueur commence avec un dé personnel, et deux autres attendent dans sa réserve
# en eb43e430
MSM-SETUP-12 = chaque joueur a 5 dés blancs à deux joueurs, 3 à trois ou 2 à quatre, et les autres quittent le jeu
# en fad9d9fb
MSM-SETUP-13 = chaque joueur commence avec 2 influences, 2 soupes et 1 chapelet, sans outil ni livre
# en 2ef8c609
MSM-SETUP-14 = le premier joueur de la première manche est tiré au sort à chances égales entre tous, ou désigné d’avance
# en 4de4658d
MSM-SETUP-15 = sans dés gagnés, il y a 36 dés par joueur à utiliser dans toute la partie

## Années et manches (YEAR)

# en 80c363a2
MSM-YEAR-1 = la partie dure trois années, d’autant de manches chacune qu’il y a de joueurs
# en bea67b09
MSM-YEAR-2 = chacun est premier joueur exactement une fois par année
# en d77041b1
MSM-YEAR-3 = une manche se compose, dans cet ordre, du placement des dés, de leur prise pour des actions et de la fin de manche
# en 35681b67
MSM-YEAR-4 = on place et on prend les dés dans le sens horaire, à commencer par le premier joueur

## Placement des dés (DICE)

# en 4cf1bd8e
MSM-DICE-1 = au début d’une manche, chaque joueur a en main sa part de dés blancs et tous ses dés personnels
# en 4cb2f33a
MSM-DICE-2 = le joueur dont c’est le tour de placer des dés lance une seule fois, ensemble, tous ses dés en main
# en c71e0781
MSM-DICE-3 = la valeur annoncée doit être affichée par au moins un des dés qui viennent d’être lancés
# en 5da97a48
MSM-DICE-4 = tous les dés lancés qui affichent la valeur annoncée vont sur sa case de dés, et aucun autre
# en aa95c652
MSM-DICE-5 = personne ne peut passer, ni garder un dé de la valeur annoncée
# en e10cd784
MSM-DICE-6 = une fois des dés placés, c’est au joueur suivant, dans le sens horaire
# en bcda4d1a
MSM-DICE-7 = les dés restés en main sont tous relancés au tour suivant du joueur
# en cfd56ed7
MSM-DICE-8 = un joueur sans dé en main passe son tour, et le dernier à en avoir continue seul
# en 63e259cf
MSM-DICE-9 = une case de dés peut recevoir autant de dés qu’on veut
# en 8d65d060
MSM-DICE-10 = sur une case de dés, un dé personnel reste à son joueur, et un dé blanc n’est à personne
# en 93022d7e
MSM-DICE-11 = on ne prend de dés pour des actions qu’une fois toutes les mains vides
# en a7549d73
MSM-DICE-12 = pendant le placement des dés, il n’y a pas d’actions et aucun émissaire n’avance

## Relance (REROLL)

# en 267f3fdf
MSM-REROLL-1 = un joueur ne peut utiliser la tuile Relance qu’une fois par manche
# en b75d9e31
MSM-REROLL-2 = la tuile Relance s’utilise juste après un lancer, avant d’annoncer une valeur
# en 0fcb8893
MSM-REROLL-3 = la tuile Relance fait relancer les dés de ce lancer que le joueur choisit
# en d45898fd
MSM-REROLL-4 = la tuile Relance fait relancer au moins un dé
# en c9ee91d0
MSM-REROLL-5 = les dés qu’on ne relance pas gardent leur valeur, et la nouvelle valeur des autres est définitive
# en 98efe634
MSM-REROLL-6 = la tuile Relance peut servir plutôt à un dé personnel qui vient d’être gagné et lancé
# en dd8025f9
MSM-REROLL-7 = une tuile Relance utilisée reste retournée jusqu’à la fin de la manche
# en e4931de5
MSM-REROLL-8 = une tuile Relance inutilisée n’apporte rien, pas même une seconde utilisation plus tard

## Prise des dés (TAKE)

# en f4e19f4d
MSM-TAKE-1 = on prend des dés sur une seule case, où il y a un dé blanc ou un de ses propres dés personnels
# en d8eaa6fd
MSM-TAKE-2 = personne ne peut prendre le dé personnel d’un autre joueur
# en 04d63400
MSM-TAKE-3 = sur les cases de dés 1 à 5, on prend un, deux ou trois dés, s’il y en a autant à prendre
# en 9ca95b6c
MSM-TAKE-4 = sur la case de dés 6, on prend exactement un dé
# en 6565bd18
MSM-TAKE-5 = on ne prend de dés blancs qu’avec tous ses propres dés personnels qui sont sur la case
# en f058fd47
MSM-TAKE-6 = on prend ses dés personnels avant les blancs, même sur la case 6, mais sans devoir les prendre tous
# en 1a2ea8bb
MSM-TAKE-7 = la case et le nombre de dés suffisent à dire quels dés sont pris
# en dc811ec2
MSM-TAKE-8 = les dés des cases 1 à 5 vont sur la tuile d’action de ce numéro, dans les colonnes A à E
# en 3550c17c
MSM-TAKE-9 = un dé de la case 6 va sur n’importe quelle tuile d’action et compte comme un dé de sa colonne
# en 6605e910
MSM-TAKE-10 = un dé de la case 6 ne peut aller que dans une colonne où une action est possible
# en c48f0ac5
MSM-TAKE-11 = chaque dé posé sur une tuile d’action retournée rapporte aussitôt 1 point, qu’il serve ou non
# en a6e150b2
MSM-TAKE-12 = on peut prendre des dés même si certains n’auront aucune action possible
# en 44cfd9c9
MSM-TAKE-13 = on peut choisir encore la même case à un tour suivant, tant qu’il y reste des dés qu’on peut prendre
# en 8577564b
MSM-TAKE-14 = un joueur qui peut prendre un dé doit le faire, et celui qui ne le peut pas passe son tour pour cette fois
# en 74761e74
MSM-TAKE-15 = un tour se termine quand tous les dés pris sont utilisés et tous leurs effets terminés
# en 3dc47f7a
MSM-TAKE-16 = la prise des dés se termine quand un tour est fini et qu’il ne reste aucun dé sur aucune case
# en e8955df9
MSM-TAKE-17 = un joueur a plusieurs tours de suite tant que personne d’autre ne peut prendre de dé

## Utilisation des dés (USE)

# en 97c55b91
MSM-USE-1 = chaque dé pris donne exactement une action de sa colonne, un dé après l’autre
# en 3fb7e737
MSM-USE-2 = un dé donne l’action de base de sa colonne, ou une action débloquée des rangées I à III
# en 1f63167d
MSM-USE-3 = l’action d’un dé se choisit une fois terminés tous les effets du dé précédent
# en e64c4395
MSM-USE-4 = un dé utilisé est mis de côté pour le reste de la manche
# en 782b136a
MSM-USE-5 = un dé quitte sa tuile d’action dès que son action est choisie
# en 5fa7242e
MSM-USE-6 = un dé pour lequel aucune action de sa colonne n’est possible est mis de côté sans effet
# en 96c2d986
MSM-USE-7 = un dé doit être utilisé dès lors qu’une action de sa colonne est possible
# en adfad397
MSM-USE-8 = une action est possible si l’on a les biens, novices, emplacements et tuiles qu’il lui faut, qu’un bonus s’ensuive ou non
# en 5934f5d4
MSM-USE-9 = seul un dé de la colonne A peut rester sans action, car les colonnes B à E offrent toujours leur action de base
# en 50565ea7
MSM-USE-10 = une action débloquée pendant un tour peut servir aux dés qui restent dans ce tour

## Actions (ACT)

# en cc096bbf
MSM-ACT-1 = l’action de base de la colonne A envoie un novice
# en 4ec86648
MSM-ACT-2 = l’action de base de la colonne B donne 1 soupe
# en bbaa7ab7
MSM-ACT-3 = l’action de base de la colonne C donne 1 influence
# en 1481ecd2
MSM-ACT-4 = l’action de base de la colonne D donne 1 chapelet
# en dc10afad
MSM-ACT-5 = l’action de base de la colonne E avance l’émissaire de 1 case
# en a5b6d6cf
MSM-ACT-6 = en rangée I, A avance l’émissaire de 1 case, B donne 1 chapelet, C 1 soupe, D 1 influence, et E échange 1 soupe contre 1 outil ou 1 outil contre 1 livre
# en 7572dd7e
MSM-ACT-7 = en rangée II, A donne 1 outil, C donne 2 soupes, 2 influences ou 2 chapelets, D avance l’émissaire de 2 cases et E rapporte 3 points
# en 6a5b02ea
MSM-ACT-8 = en rangée II, B envoie un novice pour 1 influence de moins, sans descendre sous 0
# en 6aa33dcd
MSM-ACT-9 = l’envoi à prix réduit de la rangée II vaut pour n’importe quel novice, même s’il ne coûte pas d’influence
# en 41d228a2
MSM-ACT-10 = chaque action de la rangée III prend une tuile vitrail d’un monastère où le joueur a un novice à la chapelle, et la pose aussitôt
# en 2daad0e9
MSM-ACT-11 = une action des rangées I à III n’est ouverte au joueur que si sa case d’action est vide
# en 10acc746
MSM-ACT-12 = les cases de la rangée IV ne donnent aucune action
# en a7f601bf
MSM-ACT-13 = ne sont impossibles qu’un envoi sans destination permise à son prix, un échange sans soupe ni outil et une tuile vitrail qu’on ne peut poser
# en 983650de
MSM-ACT-14 = on peut répartir les dés d’un tour entre plusieurs actions, dans les limites fixées par tour

## Déblocage et limites (UNLOCK)

# en af206b37
MSM-UNLOCK-1 = envoyer un novice des rangées I à III débloque aussitôt l’action de sa case, pour le reste de la partie
# en d705c0ec
MSM-UNLOCK-2 = les actions de base et celles de la rangée I peuvent se répéter dans un tour, à raison d’un dé chacune
# en 20f5f0ad
MSM-UNLOCK-3 = chaque action des rangées II et III peut servir une fois par tour, et l’envoi à prix réduit de la rangée II n’est pas une action de base
# en 5ac0cb5e
MSM-UNLOCK-4 = la limite d’une fois par tour vaut pour chaque case d’action séparément, non pour sa rangée
# en a4aa0307
MSM-UNLOCK-5 = une action faite grâce au chemin compte dans la limite d’une fois par tour
# en 2ece33b5
MSM-UNLOCK-6 = les limites par tour repartent de zéro à chaque tour, même dans une même manche
# en 2f16bbcd
MSM-UNLOCK-7 = une action compte comme utilisée dès qu’elle est choisie
# en 89efd6c6
MSM-UNLOCK-8 = un novice supplémentaire ne débloque aucune action et ne retourne aucune tuile d’action

## Émissaire (ENVOY)

# en cf193d1e
MSM-ENVOY-1 = un émissaire ne fait qu’avancer, case par case
# en 8de9b63b
MSM-ENVOY-2 = de la dernière case du chemin, le pas suivant mène à la première
# en 64e7ffee
MSM-ENVOY-3 = un émissaire peut toujours avancer
# en 221f290d
MSM-ENVOY-4 = une même case peut accueillir autant d’émissaires qu’on veut, sans effet de l’un sur l’autre
# en 158aed2c
MSM-ENVOY-5 = un émissaire qui arrive sur une case en reçoit le bonus, qu’il s’y arrête ou continue
# en 816bbc15
MSM-ENVOY-6 = un bonus s’applique aussitôt, l’émissaire étant sur sa case, avant les pas qui restent
# en cee5c64d
MSM-ENVOY-7 = un déplacement que provoque un bonus s’achève avant que reprenne le déplacement interrompu
# en ff899c88
MSM-ENVOY-8 = une case redonne son bonus à chaque passage
# en cd87bac9
MSM-ENVOY-9 = un émissaire fait tous les pas de son déplacement, jamais moins

## Chemin (PATH)

# en 00903e51
MSM-PATH-1 = les bonus du chemin sont : une action au choix, une influence ou un chapelet, une soupe ou un échange, une tuile vitrail et, sur la dernière case, un dé personnel
# en a75f48f8
MSM-PATH-2 = le bonus « action au choix » donne une action possible de n’importe quelle colonne, de base ou débloquée, sans dé
# en 4b6fd8e9
MSM-PATH-3 = une action donnée par le chemin ne rapporte aucun point de tuile retournée, et seules les limites par tour la restreignent
# en c9ad63a2
MSM-PATH-4 = le bonus « influence ou chapelet » donne 1 influence ou 1 chapelet
# en 3c922200
MSM-PATH-5 = le bonus « soupe ou échange » donne 1 soupe, ou échange 1 soupe contre 1 outil ou 1 outil contre 1 livre
# en 3041e230
MSM-PATH-6 = une tuile vitrail prise grâce au chemin peut être de n’importe quel monastère, et se pose aussitôt
# en 192fd947
MSM-PATH-7 = on peut renoncer à l’action au choix et à la tuile vitrail du chemin, mais pas à ses autres bonus
# en ca5c0db3
MSM-PATH-8 = un bonus qu’on ne peut appliquer est perdu
# en 225d03b9
MSM-PATH-9 = la dernière case du chemin offre un dé personnel ou des points

## Dés personnels (PDIE)

# en 453b13b1
MSM-PDIE-1 = un joueur commence avec un dé personnel et n’en a jamais plus de trois
# en 83f0e3a7
MSM-PDIE-2 = un joueur dont l’émissaire arrive sur la dernière case gagne un dé personnel ou marque 5 points
# en 92129d9a
MSM-PDIE-3 = un joueur qui a ses trois dés personnels reçoit les 5 points, tout autre a le choix
# en 7607f7b3
MSM-PDIE-4 = un dé gagné est lancé aussitôt et va sur la case de dés de sa valeur, où son joueur pourra le prendre dans cette même manche
# en 00dd6b36
MSM-PDIE-5 = une tuile Relance encore disponible permet de relancer une fois un dé gagné, et la seconde valeur est définitive
# en 51c45819
MSM-PDIE-6 = un dé gagné ne rejoint jamais les dés du tour pendant lequel il est gagné
# en 5a19c350
MSM-PDIE-7 = la manche continue jusqu’à ce qu’un dé gagné soit pris, lui aussi
# en 162b5978
MSM-PDIE-8 = un dé gagné reste à son joueur, qui le lance à chacune des manches suivantes
# en 9b3cdabb
MSM-PDIE-9 = on ne peut gagner un dé personnel que pendant la prise des dés pour des actions
# en af3dda30
MSM-PDIE-10 = un joueur qui a préféré les points peut encore prendre le dé lors d’un passage ultérieur

## Envoi des novices (NOVICE)

# en 01ce0b3b
MSM-NOVICE-1 = on peut envoyer le novice de n’importe quelle case d’action, quelle que soit la colonne du dé
# en aeb65f4e
MSM-NOVICE-2 = on envoie les novices des rangées I et II dans des bâtiments, ceux de la rangée III dans des chapelles, ceux de la rangée IV sur des cases de cloître
# en 86acd193
MSM-NOVICE-3 = il faut que la case de l’émissaire mène au monastère, ou que le joueur ait un novice dans sa chapelle
# en 388d5e28
MSM-NOVICE-4 = un novice dans une chapelle ouvre son monastère pour le reste de la partie, même si cette chapelle est pleine
# en cc36ddf4
MSM-NOVICE-5 = un novice dans une chapelle n’ouvre que ce monastère, et seulement à son propre joueur
# en 9a7f592c
MSM-NOVICE-6 = pour le premier novice d’un joueur dans une chapelle, son émissaire doit être sur une case qui y mène
# en 61b9c8b5
MSM-NOVICE-7 = le prix entier d’un envoi se paie avec ses propres biens, qui vont à la réserve générale
# en 27afd868
MSM-NOVICE-8 = on ne peut envoyer un novice que sur un emplacement libre et ouvert pour lui
# en 0cc6c003
MSM-NOVICE-9 = un novice placé dans un monastère ne bouge plus et n’en sort jamais
# en f3314133
MSM-NOVICE-10 = pour un envoi, on paie, on place, on débloque ou on retourne, on reçoit les points et les biens d’un bâtiment, puis sa tuile vitrail, puis vient le novice supplémentaire, et l’on vérifie les missions après chaque étape
# en 6263fe26
MSM-NOVICE-11 = si un dé ne peut rien faire d’autre qu’envoyer un novice, il faut en envoyer un, librement choisi
# en cf710b4b
MSM-NOVICE-12 = les prix croissants des chapelles et des cloîtres comptent les novices du joueur lui-même, dans tous les monastères et sur toute la partie

## Bâtiments (BLD)

# en 65f5b0b9
MSM-BLD-1 = un bâtiment accueille un seul novice au plus
# en aac009c7
MSM-BLD-2 = un bâtiment coûte 1 influence, et 2 biens de sa sorte depuis la rangée I ou 3 depuis la rangée II
# en dbbbeb94
MSM-BLD-3 = les bâtiments profanes se paient en soupes, les ateliers en outils, les salles communes en livres
# en 245477a6
MSM-BLD-4 = on ne peut payer avec un bien à la place d’un autre
# en 9b9f401c
MSM-BLD-5 = un novice dans un bâtiment profane rapporte aussitôt 1 point et 1 outil
# en 63fca63c
MSM-BLD-6 = un novice dans un atelier rapporte aussitôt 2 points et 1 livre
# en 9ae468f5
MSM-BLD-7 = un novice dans une salle commune rapporte 3 points et une tuile vitrail de son monastère
# en 08c2ef4c
MSM-BLD-8 = si aucune tuile vitrail de son monastère ne peut être posée, une salle commune rapporte seulement 3 points
# en 02b36de9
MSM-BLD-9 = la tuile vitrail d’une salle commune doit être prise si l’on peut la poser
# en cd161b9a
MSM-BLD-10 = un joueur peut avoir des novices dans plusieurs bâtiments d’un même monastère

## Chapelles (CHAPEL)

# en 885d0f0f
MSM-CHAPEL-1 = une chapelle accueille plusieurs novices, d’un seul joueur ou de plusieurs
# en 3ad270f0
MSM-CHAPEL-2 = une chapelle accueille 4 novices à deux joueurs, 6 à trois ou 8 à quatre
# en 2fbd66c3
MSM-CHAPEL-3 = les novices des chapelles coûtent au joueur 1 influence, puis 2, puis 3 pour chacun des suivants
# en 8d344fd3
MSM-CHAPEL-4 = les novices partis de la rangée III font monter le prix d’une chapelle, les novices supplémentaires non
# en 18ff08b8
MSM-CHAPEL-5 = un novice dans une chapelle n’apporte aucun bonus immédiat

## Cloîtres (CLOISTER)

# en 5869cfaf
MSM-CLOISTER-1 = une case de cloître accueille un seul novice au plus
# en 6259f30e
MSM-CLOISTER-2 = une case de cloître doit être libre et border un bâtiment où le joueur a un novice
# en ec6f473e
MSM-CLOISTER-3 = pour le cloître aussi, il faut l’émissaire ou un novice du joueur dans la chapelle
# en 468655f3
MSM-CLOISTER-4 = un novice sur une case de cloître ne coûte pas d’influence
# en 54f3b249
MSM-CLOISTER-5 = les novices de la rangée IV coûtent au joueur 1 chapelet, puis 2, puis 3 pour chacun des suivants
# en 20452c81
MSM-CLOISTER-6 = les novices supplémentaires ne font pas monter le prix du cloître
# en efee0a61
MSM-CLOISTER-7 = un novice du joueur dans un bâtiment suffit pour les deux cases de cloître que celui-ci borde
# en f77e9086
MSM-CLOISTER-8 = envoyer un novice de la rangée IV retourne la tuile d’action de sa colonne pour le reste de la partie
# en 5d7f597c
MSM-CLOISTER-9 = une tuile retournée rapporte 1 point par dé inutilisé qui s’y trouve et par dé qui y sera posé ensuite
# en f636bbc8
MSM-CLOISTER-10 = le dé qui sert à envoyer un novice ne rapporte rien pour la tuile que cet envoi retourne
# en 58440ab7
MSM-CLOISTER-11 = la tuile retournée est celle de la colonne du novice, et non de la colonne du dé

## Novices supplémentaires (EXTRA)

# en 3f2b3132
MSM-EXTRA-1 = dès que le cinquième novice d’une rangée est envoyé, son novice supplémentaire peut l’être aussitôt
# en bd3c69c0
MSM-EXTRA-2 = un novice supplémentaire peut aller dans un bâtiment de n’importe quelle sorte, dans une chapelle ou sur une case de cloître
# en f7ed9ed7
MSM-EXTRA-3 = un novice supplémentaire est envoyé gratuitement
# en 1c5fe7f5
MSM-EXTRA-4 = hormis le prix, un novice supplémentaire suit toutes les règles d’envoi des novices
# en dbbd4742
MSM-EXTRA-5 = un novice supplémentaire dans un bâtiment apporte le bonus de ce bâtiment
# en 027368af
MSM-EXTRA-6 = un novice supplémentaire ne quitte aucune case d’action, si bien que rien n’est débloqué ni retourné
# en 008ba302
MSM-EXTRA-7 = un novice supplémentaire qui n’est pas envoyé aussitôt quitte le jeu
# en 87c2c2c4
MSM-EXTRA-8 = un novice supplémentaire ne demande ni dé ni action
# en 7aa43e0f
MSM-EXTRA-9 = un novice supplémentaire compte comme envoyé pour les majorités, les chapelles, les cloîtres et les missions
# en d0e83f24
MSM-EXTRA-10 = un joueur peut envoyer au plus 24 novices dans une partie

## Vitrail (WINDOW)

# en 881f13b5
MSM-WINDOW-1 = une tuile vitrail vient du chemin (de n’importe quel monastère), d’une salle commune (du sien) ou de la rangée III (d’un monastère où le joueur a un novice à la chapelle)
# en e82e7991
MSM-WINDOW-2 = une tuile vitrail est posée aussitôt et reste où elle est
# en ad951444
MSM-WINDOW-3 = le joueur choisit la rangée, et la tuile vitrail y va sur la case libre la plus à gauche
# en 8822a93f
MSM-WINDOW-4 = une case du vitrail reçoit une seule tuile vitrail
# en 69153c0b
MSM-WINDOW-5 = aucune rangée ni colonne d’un vitrail ne peut contenir deux tuiles du même monastère
# en 6e55621d
MSM-WINDOW-6 = une rangée accepte une tuile vitrail si elle a une case libre et que le monastère de la tuile ne figure ni dans la rangée ni dans la colonne de sa case libre la plus à gauche
# en ce82ee89
MSM-WINDOW-7 = on ne peut prendre une tuile vitrail que si au moins une rangée peut la recevoir
# en 9527864d
MSM-WINDOW-8 = quand aucune tuile vitrail ne peut être prise et posée, cette partie de l’effet est perdue, et une action de la rangée III n’est pas possible
# en fb466ee5
MSM-WINDOW-9 = chaque tuile vitrail posée donne le bonus de sa rangée ou celui de sa colonne
# en 4ae8d90e
MSM-WINDOW-10 = la rangée du haut donne 1 influence, celle du milieu 1 chapelet, et celle du bas avance l’émissaire de 2 cases
# en 4ecc1f69
MSM-WINDOW-11 = la première colonne donne 1 soupe, la deuxième 1 outil et la troisième 1 livre
# en cafe933d
MSM-WINDOW-12 = une rangée complète d’un vitrail rapporte 5 points
# en 3d7226c8
MSM-WINDOW-13 = une colonne complète d’un vitrail rapporte 4 points
# en ffcf25bb
MSM-WINDOW-14 = les points d’une rangée ou d’une colonne complète s’ajoutent au bonus, et une même tuile vitrail peut rapporter les deux
# en b8b13c82
MSM-WINDOW-15 = les points d’une rangée ou d’une colonne complète viennent avant le bonus, qu’il faut choisir
# en 4447f37c
MSM-WINDOW-16 = la neuvième tuile vitrail complète la colonne 3 et une rangée, pour 9 points et un bonus
# en 73aa9314
MSM-WINDOW-17 = un joueur pose au plus neuf tuiles vitrail dans une partie

## Missions (MISSION)

# en 7e1e47ac
MSM-MISSION-1 = chaque joueur peut accomplir une fois chacune des six missions
# en 08bab900
MSM-MISSION-2 = une mission reste ouverte aux autres, et l’accomplir en premier n’apporte rien de plus
# en 00f74abe
MSM-MISSION-3 = une mission accomplie est signalée et décomptée aussitôt, même au milieu d’un tour
# en 78b25551
MSM-MISSION-4 = une mission est validée pour le joueur dès le premier instant où elle est accomplie
# en 76690a2d
MSM-MISSION-5 = les missions des catégories A et B rapportent selon l’année en cours, de moins en moins d’une année à l’autre
# en eae22225
MSM-MISSION-6 = les missions de la catégorie C rapportent autant à tout moment avant la fin de la partie
# en 701d891d
MSM-MISSION-7 = les missions des catégories A et B demandent trois novices dans certains lieux de certains monastères
# en 1778c794
MSM-MISSION-8 = un bâtiment que demande une mission peut être de n’importe quelle sorte, sauf si la mission en précise une
# en 829357ef
MSM-MISSION-9 = un lieu qu’une même mission demande deux fois exige deux novices, mais un novice peut servir à plusieurs missions
# en cca886c9
MSM-MISSION-10 = la mission C1 demande au moins 12 novices envoyés, novices supplémentaires compris
# en ad8c56f9
MSM-MISSION-11 = la mission C2 demande au moins 3 novices du joueur dans des salles communes
# en d23c923f
MSM-MISSION-12 = la mission C3 demande au moins 6 novices du joueur sur des cases de cloître
# en 102f624a
MSM-MISSION-13 = la mission C4 demande des tuiles vitrail des cinq monastères dans le vitrail
# en 9297f9dc
MSM-MISSION-14 = la mission C5 demande les trois dés personnels
# en 0bce4ea0
MSM-MISSION-15 = une mission accomplie le reste
# en 7790a148
MSM-MISSION-16 = aucune mission ne peut s’accomplir pendant le décompte final

## Fin de manche, d’année et de partie (END)

# en 792d8c2b
MSM-END-1 = une manche se termine quand il ne reste aucun dé sur les cases de dés et que toutes les actions sont finies
# en ef57889b
MSM-END-2 = après la dernière manche de l’année 3 vient le décompte final, sans autre préparation
# en 4528be37
MSM-END-3 = avant la manche suivante, les tuiles Relance redeviennent disponibles, les dés blancs sont répartis à nouveau, chacun reprend ses dés personnels et le voisin de gauche devient premier joueur
# en 768de4e1
MSM-END-4 = une année se termine après la manche où le dernier à être premier joueur l’a été
# en 006e4ba2
MSM-END-5 = biens, novices, vitraux, émissaires, actions débloquées et tuiles retournées restent tels quels d’une manche à l’autre
# en 7a58a0b4
MSM-END-6 = les dés blancs sont répartis également, peu importe qui en a utilisé combien
# en 0cd330b1
MSM-END-7 = l’année qui compte pour les missions ne change qu’entre deux manches

## Décompte final (SCORE)

# en b248d786
MSM-SCORE-1 = dans chaque monastère, le joueur qui a le plus de novices dans les bâtiments, le cloître et la chapelle marque 5 points
# en 3019492e
MSM-SCORE-2 = les joueurs à égalité pour le plus grand nombre de novices dans un monastère marquent chacun les 5 points
# en bb7c0b01
MSM-SCORE-3 = un monastère sans novice d’aucun joueur ne rapporte rien à personne
# en f0a70a51
MSM-SCORE-4 = des novices dans 1, 2, 3, 4 ou 5 chapelles différentes rapportent 1, 3, 6, 10 ou 15 points
# en 1f90e9c2
MSM-SCORE-5 = un joueur sans novice dans une chapelle ne marque rien pour les chapelles
# en 74e8ff87
MSM-SCORE-6 = dans chaque monastère, un joueur marque 2 points fois le nombre de ses novices dans la chapelle, fois celui de ses novices sur les cases de cloître
# en 9d80fd7a
MSM-SCORE-7 = chaque outil restant rapporte 1 point et chaque livre restant 2
# en d48446bc
MSM-SCORE-8 = soupes, influences et chapelets restants, comptés ensemble, rapportent 1 point par paire
# en 26c01071
MSM-SCORE-9 = on décompte dans cet ordre les majorités, les chapelles, les cloîtres et les biens
# en ed3cc8b2
MSM-SCORE-10 = le joueur qui a le plus de points gagne, et les joueurs à égalité en tête se partagent la victoire, sans critère de départage
# en 226d6463
MSM-SCORE-11 = les points sont des nombres entiers qui ne font que monter, même au-delà de 100

## Informations (INFO)

# en 1fa91a6a
MSM-INFO-1 = tout est visible, et aucun joueur n’en sait plus qu’un autre
# en 27434c47
MSM-INFO-2 = personne ne connaît les lancers à venir, et rien d’autre qui compte n’est caché
# en f80fd175
MSM-INFO-3 = la même chose est montrée à tous les joueurs
# en 886a23a5
MSM-INFO-4 = seul le joueur dont c’est le tour prend des décisions
# en a3856cdd
MSM-INFO-5 = pendant la prise des dés pour des actions, seul le lancer des dés gagnés est laissé au hasard

## Invariants (INV)

# en e6e1bdee
MSM-INV-1 = les novices d’un joueur sur les cases d’action, à côté des rangées, dans les monastères et hors du jeu sont toujours au nombre de 24
# en f8120e6c
MSM-INV-2 = aucun bâtiment ni aucune case de cloître ne contient deux novices, un emplacement bloqué n’en contient aucun, et aucune chapelle n’en contient trop
# en 9d49b645
MSM-INV-3 = tout novice sur une case de cloître borde un bâtiment où se trouve un novice du même joueur
# en 4c2ceaf6
MSM-INV-4 = aucun joueur n’a jamais moins de zéro d’un bien
# en 9a844f28
MSM-INV-5 = les rangées des vitraux se remplissent par la gauche, sans deux fois le même monastère dans une rangée ou une colonne, et les vitraux et les chapelles contiennent ensemble dix tuiles par joueur
# en 94c23f58
MSM-INV-6 = avant la prise des dés, les cases de dés portent tous les dés personnels gagnés jusque-là, et 10 dés blancs à deux joueurs, 9 à trois ou 8 à quatre
# en 0586b665
MSM-INV-7 = chacun est premier joueur exactement trois fois dans la partie
# en 35d37743
MSM-INV-8 = les points d’un joueur sont la somme de tous les points annoncés pour lui
# en 7ac66ad2
MSM-INV-9 = la même graine et les mêmes choix donnent la même partie
# en 952ad677
MSM-INV-10 = toute décision offre au moins un choix permis, et toute partie arrive à son terme
# en b9a3fcd1
MSM-INV-11 = les dés en main, sur les cases, pris, tout juste gagnés et utilisés sont tous les dés blancs en jeu et tous les dés personnels gagnés jusque-là, et avec la réserve chaque joueur a trois dés personnels
# en cf094048
MSM-INV-12 = on ne joue qu’avec des données où chaque bâtiment borde deux cases de cloître de son monastère, où le chemin mène à tous les monastères, où seule sa dernière case donne un dé, et où chaque mission peut être accomplie

## État de la table (STATE)

# en 03d714e0
MSM-STATE-1 = sont communs à tous l’année et la manche, le joueur dont c’est le tour, les missions, les tuiles vitrail des chapelles, les novices dans les monastères et les dés blancs sur les cases de dés
# en 22e65919
MSM-STATE-2 = un joueur a des points, des biens, des novices, un émissaire, des dés personnels, une tuile Relance, un vitrail, des tuiles retournées et des missions accomplies
# en 42784c3f
MSM-STATE-3 = à un tour se rattachent ses dés, leur colonne, les actions des rangées II et III déjà utilisées et les effets qui ne sont pas terminés
# en 8b8d0749
MSM-STATE-4 = une seule décision est à prendre à la fois, et elle appartient au joueur dont c’est le tour
# en 662cd616
MSM-STATE-5 = une décision qui n’a qu’un choix permis est prise sans question, et enregistrée comme les autres
# en 24d872c2
MSM-STATE-6 = on ne demande rien quand une action, une tuile vitrail ou un novice supplémentaire ne peut aller nulle part, et le novice supplémentaire quitte alors le jeu
# en 5a5b6d18
MSM-STATE-7 = on choisit d’abord un novice, puis où il va
# en 4b238abe
MSM-STATE-8 = les effets s’achèvent l’un dans l’autre : ce qu’un effet provoque s’achève avant que le reste de celui-ci continue
# en ad67169f
MSM-STATE-9 = après l’envoi d’un novice, la tuile vitrail d’une salle commune et tout ce qu’elle provoque viennent avant le novice supplémentaire
# en 5e932e18
MSM-STATE-10 = après chaque étape, on vérifie les missions du joueur dont c’est le tour
# en 3406b90c
MSM-STATE-11 = une tuile tout juste retournée ne rapporte que pour les dés inutilisés qui s’y trouvent encore
# en b862d0a4
MSM-STATE-12 = une action des rangées II et III est épuisée dès qu’on la choisit, pour un dé ou grâce au chemin
# en ea4f4a42
MSM-STATE-13 = le hasard ne tire que les missions, le premier joueur de la première manche et chaque lancer de chaque dé, les dés blancs avant les dés personnels
# en 0f63f792
MSM-STATE-14 = toute action envoie un novice, avance l’émissaire, prend une tuile vitrail, fait un échange, rapporte des points ou donne des biens
# en 3d65ca11
MSM-STATE-15 = ce qu’on peut choisir s’établit au moment du choix, après tout ce qui le précède
# en 1fdd3e68
MSM-STATE-16 = chaque novice supplémentaire est proposé une seule fois, après l’envoi qui a vidé sa rangée, même si cet envoi a lieu à l’intérieur d’un autre
# en 0b1601e5
MSM-STATE-17 = la parole passe dans le sens horaire au prochain joueur qui peut agir, et revient au même si aucun autre ne le peut

## Options (OPT)

# en 70133850
MSM-OPT-1 = le premier joueur de la première manche est tiré au sort, ou choisi à la création de la partie
