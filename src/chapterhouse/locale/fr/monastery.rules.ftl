### Monastery, rules in French. Glossary (one term per notion, kept throughout; tiles and their
### names as in the French rulebook where it has them, in capitals like proper names):
### table = table; cell = case (of the table, of a strip); tile = tuile; Abbey = Abbaye;
### monastery = monastère; edge = côté; pathway = chemin; gateway = porte; empty = vide;
### Path (tile) = Chemin; Field = Champ; Garden = Jardin; to connect = relier (côtés reliés);
### dead end = impasse; neighbour = voisine; adjacent = adjacent; side (of a tile) = face;
### constructed, unconstructed = construite, non construite; to build = construire;
### box = carré; circled value = valeur cerclée; full = totalement occupée; to turn = retourner;
### study, toil tile = tuile d’étude, de labeur; grey, brown = gris, marron; dual tile = tuile
### double; feature tile = tuile spéciale; Secret Way = Passage secret; passage = passage;
### group = groupe; limit = limite; to place = placer; to exchange = échanger; bag = sac;
### to draw = piocher; to put back, to return (a tile) = remettre; screen = écran;
### monk = moine; standing, praying = debout, en prière; to stand up = se relever, relever;
### to set praying = mettre en prière; grid = grille; row = rangée; column = colonne;
### cross = croix; phrase = phrase; strip = bande; space of a strip = case; letter = lettre;
### large, small side up = en grand, en petit; to swap = permuter; price = prix du haut, du bas;
### blessing = bénédiction; pool = réserve; to put back (a blessing) = rendre; dial = cadran;
### space of the dial = heure; day = jour; round = tour (d’étude, de labeur, de messe, de nuit);
### movement turn = phase de déplacement (« phase »); scoring turn = décompte;
### movement point = point de déplacement; move = déplacement; step = pas;
### Abbot = abbé; election = élection; snap election = élection anticipée; tied = à égalité;
### present Abbot = abbé en place; to name = désigner; to imprison = emprisonner;
### icon = icône; to use = utiliser (« qui utilise la Bibliothèque » = its user);
### to score = marquer (players), rapporter (things); work = travail; prayer = prière;
### to buy = acheter; to spend = dépenser; testament point = point de testament;
### paired game = jeu par équipes; partner = partenaire; simpler game = jeu simplifié;
### vow of silence = vœu de silence; breach = rupture; penalty = pénalité; chat = conversation;
### start by choice, allotted start = départ au choix, départ attribué; double draws = pioche
### double; chance = hasard; bot = robot; open to all = visible de tous.
### Typography: apostrophe U+2019, no-break space U+00A0.

## Termes (TERM)

# en 67004d6a
MON-TERM-1 = la table est faite de cases carrées à l’infini, et chaque tuile en occupe exactement une
# en 690bad00
MON-TERM-2 = l’Abbaye occupe six cases, trois de large et deux de profondeur, si bien que dix cases la bordent
# en 197b7770
MON-TERM-3 = deux tuiles sont adjacentes si elles se touchent par un côté entier, et non par un coin seulement
# en ae8f6da0
MON-TERM-4 = l’Abbaye compte pour une seule tuile : une seule voisine, un seul pas et un seul lieu de travail
# en 3849b083
MON-TERM-5 = une tuile est soit non construite, ses carrés visibles, soit construite, sa valeur cerclée visible
# en 3e69abe9
MON-TERM-6 = une tuile non construite est totalement occupée avec un moine dans chaque carré, une tuile construite avec autant de moines, debout ou en prière, que le dit sa valeur cerclée
# en d129e538
MON-TERM-7 = l’Abbaye est toujours construite et jamais totalement occupée
# en de6579e4
MON-TERM-8 = chaque côté d’une tuile est un chemin, une porte ou vide
# en 2869810d
MON-TERM-9 = deux côtés qui se font face sont reliés si aucun des deux n’est vide
# en 3f46d99a
MON-TERM-10 = seul un chemin qui fait face au côté vide d’une voisine est une impasse
# en cd1d2f49
MON-TERM-11 = les deux faces d’une tuile ont les mêmes côtés, et une tuile que l’on retourne ne pivote pas
# en b70a1c83
MON-TERM-12 = sont grises les tuiles d’étude, les Passages secrets et l’Abbaye, marron les tuiles de labeur, grises et marron à la fois les tuiles doubles ; les Chemins et les tuiles spéciales ne sont ni gris ni marron
# en 10516a7d
MON-TERM-13 = un moine dans l’Abbaye ou sur une tuile est dans le monastère, un moine sur la grille n’y est pas
# en dff38145
MON-TERM-14 = un moine dans le monastère est soit debout, soit en prière

## Matériel (COMP)

# en a6f7a6ac
MON-COMP-1 = il y a 53 tuiles, dont quatre Passages secrets, trois tuiles spéciales (Ruche, Étang aux carpes et Pigeonnier) et trois tuiles doubles (Garde-robe, Infirmerie et Réfectoire)
# en e377ffb3
MON-COMP-2 = chacune des couleurs rouge, bleu, vert et jaune a cinq moines, un écran avec une bande de neuf cases, et un Passage secret
# en df4dacba
MON-COMP-3 = il y a 36 lettres, chacune en grand sur une face et en petit sur l’autre
# en 4d6ef8cf
MON-COMP-4 = les phrases sont LIBERA NOS, QUAESUMUS, AB OMNIBUS et MALIS AMEN, de neuf lettres chacune
# en 411d324f
MON-COMP-5 = la grille a une rangée par phrase, avec neuf lettres et quatre croix, et chaque colonne a un prix du haut et un prix du bas
# en f0830fe2
MON-COMP-6 = il y a vingt bénédictions
# en ecc2b4c9
MON-COMP-7 = le cadran enchaîne messe, étude, labeur, labeur, messe, étude, labeur, messe, étude et nuit, chacun des deux jours
# en 29f79503
MON-COMP-8 = le cadran indique trois tuiles à piocher à matines, deux à sexte et une à vêpres
# en 17faaf40
MON-COMP-9 = seule la face non construite d’une tuile porte des carrés, et seule sa face construite une valeur cerclée
# en 94b6959d
MON-COMP-10 = une tuile spéciale n’a ni carrés ni valeur cerclée, et vaut 0 partout où il faut une valeur

## Mise en place (SETUP)

# en a650fe71
MON-SETUP-1 = l’Abbaye est sur la table avant toute tuile
# en 4ad2b94e
MON-SETUP-2 = le hasard attribue une couleur à chaque joueur parmi les quatre, même à moins de quatre joueurs
# en e0b3609f
MON-SETUP-3 = les joueurs sont assis dans le sens horaire selon l’ordre rouge, bleu, vert, jaune, où l’on saute les couleurs absentes
# en ab81d530
MON-SETUP-4 = chaque joueur commence avec un moine debout dans l’Abbaye et quatre sur les croix de sa propre rangée
# en 03b012b7
MON-SETUP-5 = chaque joueur commence avec son propre Passage secret derrière son écran
# en e89eab85
MON-SETUP-6 = les Passages secrets des couleurs absentes quittent le jeu, et les 49 autres tuiles commencent dans le sac
# en 96f44b73
MON-SETUP-7 = les lettres de toutes les phrases en jeu commencent sur la grille, en grand
# en 2945f3e2
MON-SETUP-8 = les rangées des couleurs absentes restent vides, sans lettres ni moines
# en 6b04f4dd
MON-SETUP-9 = personne ne commence avec des bénédictions, et toutes les vingt sont dans la réserve
# en 0f92f346
MON-SETUP-10 = le premier abbé est celui qui a la rangée la plus haute de la grille
# en e5e6ed67
MON-SETUP-11 = au premier tour, celui de matines du premier jour, chaque joueur pioche trois tuiles, et personne n’est élu ni emprisonné

## Déroulement (FLOW)

# en 7d2db5a5
MON-FLOW-1 = la partie dure au plus vingt tours, soit un tour de cadran chacun des deux jours
# en e87661dd
MON-FLOW-2 = l’abbé agit en premier dans chaque tour, et les autres suivent dans le sens horaire
# en 38e635ee
MON-FLOW-3 = l’ordre d’un tour d’étude ou de labeur est fixé à son début, même si l’abbé change
# en 2c2aa95b
MON-FLOW-4 = dans un tour d’étude ou de labeur, tous les joueurs ont leur phase de déplacement, puis tous leur décompte
# en 6d97c7cb
MON-FLOW-5 = le cadran avance d’une heure à la fin de chaque tour
# en 9523678c
MON-FLOW-6 = le cadran revient à l’abbé, et ce programme le fait avancer de lui-même
# en 29aea752
MON-FLOW-7 = dans les tours de messe et de nuit, l’ordre part de l’ancien abbé jusqu’à la fin de l’élection, et du nouveau ensuite

## Tours de messe (SERV)

# en f41ac438
MON-SERV-1 = dans un tour de messe, les prières prennent fin, puis un abbé est élu, puis on pioche des tuiles
# en fdbed889
MON-SERV-2 = à la fin des prières, chaque moine en prière va se relever dans l’Abbaye, sauf si la Brasserie le retient sur place
# en 8044fb90
MON-SERV-3 = les moines debout restent où ils sont pendant un tour de messe
# en 0529d46b
MON-SERV-4 = chaque joueur, l’abbé en premier, pioche au hasard autant de tuiles que l’indique le cadran, et peut en avoir autant qu’il veut
# en 4ab4ff36
MON-SERV-5 = un joueur pioche ce qui reste quand le sac contient trop peu de tuiles

## Abbé (ABBOT)

# en e0728ba5
MON-ABBOT-1 = une élection fait abbé le joueur qui a le plus de moines dans l’Abbaye
# en 29caf567
MON-ABBOT-2 = l’abbé en place n’est réélu que s’il est seul à avoir le plus de moines dans l’Abbaye
# en 9a29e606
MON-ABBOT-3 = quand plusieurs joueurs ont autant de moines, et plus que les autres, l’abbé en place désigne l’un d’eux comme abbé
# en 52b4d0e9
MON-ABBOT-4 = l’abbé en place ne peut jamais se désigner lui-même, si bien qu’une égalité avec un seul autre joueur élit cet autre joueur
# en 833bff3c
MON-ABBOT-5 = quand il n’y a aucun moine dans l’Abbaye, tous les joueurs sont à égalité
# en d619b1ee
MON-ABBOT-6 = seuls comptent dans une élection les moines de l’Abbaye et, dans une élection anticipée, ceux de la Maison de l’abbé aussi

## Prison (PRISON)

# en 696e192e
MON-PRISON-1 = juste après toute élection, même si c’est à nouveau le même abbé, l’abbé qui vient d’être élu peut emprisonner un moine
# en 31fddb9e
MON-PRISON-2 = on ne peut emprisonner un moine que dans une Cellule de prison construite et qui n’est pas totalement occupée
# en 4cb2d716
MON-PRISON-3 = le moine emprisonné est pris dans l’Abbaye, quel que soit son joueur, même l’abbé
# en e7778c97
MON-PRISON-4 = un moine emprisonné prie aussitôt dans la Cellule de prison, et personne ne marque de points pour lui
# en bbd0fb30
MON-PRISON-5 = un prisonnier prie jusqu’au prochain tour de messe, ou jusqu’à la nuit si elle vient avant, puis suit le sort de tous les moines en prière
# en a3c3b30e
MON-PRISON-6 = on peut emprisonner un moine même si d’autres, debout ou en prière, sont dans la Cellule de prison, tant qu’elle n’est pas totalement occupée
# en 8339353f
MON-PRISON-7 = pour tout le reste, la Cellule de prison est une tuile comme les autres
# en 64f6f50b
MON-PRISON-8 = la Cellule de prison a de la place pour deux moines

## Tours de nuit (NIGHT)

# en 146f8488
MON-NIGHT-1 = dans le tour de nuit, tout moine du monastère va dans l’Abbaye, même en prière, en prison ou dans un carré, sauf si la Brasserie le retient
# en 5e6b08d9
MON-NIGHT-2 = un moine qui va dans l’Abbaye pendant la nuit s’y tient ensuite debout
# en 8e2ea911
MON-NIGHT-3 = dans le tour de nuit, il n’y a ni élection, ni pioche, ni placement, ni décompte
# en 362820c9
MON-NIGHT-4 = pendant la nuit, toutes les tuiles restent telles quelles, et les bénédictions posées dessus aussi
# en 5924f5d0
MON-NIGHT-5 = le tour de nuit du deuxième jour met seulement fin à la partie : aucun moine ne bouge, et personne ne décide rien

## Brasserie (BREW)

# en 995fb580
MON-BREW-1 = un joueur utilise la Brasserie, une fois construite, avec un moine qui s’y tient debout, dans un tour de messe ou de nuit où personne n’y priait au début
# en ee192000
MON-BREW-2 = dans un tour de messe, le joueur qui utilise la Brasserie peut relever sur place ses propres moines en prière
# en c55448b4
MON-BREW-3 = dans le tour de nuit, le joueur qui utilise la Brasserie peut laisser ses propres moines où ils sont
# en 040c7396
MON-BREW-4 = les moines que la Brasserie laisse sur place pendant la nuit se relèvent s’ils étaient en prière
# en a7fc1e5a
MON-BREW-5 = un moine que la Brasserie laisse sur une tuile non construite garde son carré
# en 89c2d4e5
MON-BREW-6 = plusieurs joueurs peuvent utiliser la Brasserie dans le même tour, selon l’ordre de jeu
# en c1cc39f0
MON-BREW-7 = la Brasserie n’a aucun effet pendant un décompte

## Placement des tuiles (PLACE)

# en 44fce424
MON-PLACE-1 = pendant sa phase de déplacement, un joueur peut placer une tuile prise derrière son propre écran, pas davantage
# en 73a1f8fa
MON-PLACE-2 = une tuile peut être placée avant, entre ou après les déplacements de la phase
# en 246f8b2b
MON-PLACE-3 = une tuile peut être placée dans n’importe lequel de ses quatre sens
# en 8691cfda
MON-PLACE-4 = une tuile est placée face non construite visible, sauf si c’est une tuile spéciale
# en 9eca13aa
MON-PLACE-5 = une tuile doit avoir une voisine construite, comme l’est l’Abbaye, ou totalement occupée
# en ae417a56
MON-PLACE-6 = au moins un côté de la tuile placée doit être relié à une voisine, quelle qu’elle soit
# en 60b3f4bf
MON-PLACE-7 = aucune tuile ne peut être placée si elle crée une impasse, pour elle-même ou pour une voisine
# en 0ebd556b
MON-PLACE-8 = tuiles grises et tuiles marron ne sont jamais côte à côte, construites ou non
# en d4eca672
MON-PLACE-9 = l’Abbaye est grise, et n’a donc jamais de tuile marron pour voisine
# en 72b1a22a
MON-PLACE-10 = Chemins, tuiles spéciales et tuiles doubles peuvent être placés à côté de tuiles grises comme de tuiles marron
# en 32aca012
MON-PLACE-11 = aucune tuile ne peut porter un groupe au-delà de sa limite, ni réunir deux groupes en un seul qui la dépasse
# en d4683955
MON-PLACE-12 = personne ne peut regarder la face cachée d’une tuile sur la table, et ce programme ne la montre jamais
# en b87f8e59
MON-PLACE-13 = personne n’est obligé de placer une tuile
# en 20a51505
MON-PLACE-14 = une tuile placée ne bouge plus et ne quitte jamais la table

## Groupes (GROUP)

# en 59d7b892
MON-GROUP-1 = des Champs voisins les uns des autres forment un seul groupe
# en da602b45
MON-GROUP-2 = des Jardins voisins les uns des autres forment un seul groupe
# en e45dc135
MON-GROUP-3 = des Chemins voisins les uns des autres forment un seul groupe là où leurs côtés sont reliés, et là seulement
# en 1fa8137b
MON-GROUP-4 = un groupe compte au plus quatre Chemins, quatre Champs ou deux Jardins, construits ou non

## Tuiles spéciales (FEAT)

# en d6051059
MON-FEAT-1 = une tuile spéciale est placée face construite visible et n’est jamais à construire
# en bec56926
MON-FEAT-2 = tous les côtés d’une tuile spéciale sont vides, si bien qu’aucun chemin d’une voisine ne peut lui faire face
# en 8ac97b16
MON-FEAT-3 = une tuile spéciale n’a besoin d’aucun côté relié, mais obéit à toutes les autres règles de placement
# en 3302a3f9
MON-FEAT-4 = le joueur qui place une tuile spéciale reçoit aussitôt une bénédiction par tuile adjacente, de n’importe quelle sorte, Abbaye comprise
# en 48a61dfd
MON-FEAT-5 = aucun moine ne s’arrête jamais sur une tuile spéciale ni ne la traverse
# en ff4de251
MON-FEAT-6 = une tuile spéciale ne rapporte jamais de points
# en c09e36fb
MON-FEAT-7 = une tuile spéciale sur la table est une voisine construite pour les tuiles placées ensuite

## Échange (EXCH)

# en eb700ec6
MON-EXCH-1 = pendant sa phase de déplacement, un joueur peut échanger une tuile au lieu d’en placer une, jamais les deux
# en 59ae1b57
MON-EXCH-2 = échanger, c’est piocher une tuile dans le sac, la regarder, et remettre celle-ci ou une autre prise derrière son écran
# en 10789ae9
MON-EXCH-3 = pour un échange, il faut une tuile dans le sac et une tuile derrière l’écran
# en 5afcac07
MON-EXCH-4 = seul le joueur qui échange sait quelle tuile il a remise

## Déplacement (MOVE)

# en 34b6c726
MON-MOVE-1 = une phase de déplacement commence avec deux points de déplacement par moine du joueur debout dans le monastère
# en fcafc20e
MON-MOVE-2 = les moines en prière ne donnent pas de points de déplacement
# en 571fefe5
MON-MOVE-3 = un moine debout sur une tuile non construite et totalement occupée donne lui aussi des points de déplacement, bien qu’il ne puisse pas bouger
# en 3677bb44
MON-MOVE-4 = les points de déplacement se répartissent librement entre les moines debout du joueur, en autant de déplacements et dans l’ordre qu’on veut
# en 8544324f
MON-MOVE-5 = les points de déplacement inutilisés sont perdus à la fin de la phase
# en 491f326d
MON-MOVE-6 = un pas mène à une tuile adjacente par des côtés reliés, et coûte un point de déplacement
# en 1774665f
MON-MOVE-7 = personne ne peut déplacer un moine en prière
# en 2a08d3e6
MON-MOVE-8 = un joueur ne déplace que ses propres moines
# en 013fff5f
MON-MOVE-9 = personne n’est obligé de déplacer un moine

## Occupation (OCC)

# en 06708c93
MON-OCC-1 = un déplacement ne se termine que sur une tuile qui n’est pas totalement occupée
# en 43d3560b
MON-OCC-2 = l’Abbaye a toujours de la place pour un moine de plus
# en 6651baa3
MON-OCC-3 = un moine peut traverser les tuiles construites, et les tuiles non construites totalement occupées, quels que soient leurs occupants
# en f4afb2c9
MON-OCC-4 = un moine qui arrive sur une tuile non construite, mais pas totalement occupée, s’y arrête dans un carré libre, au choix de son joueur
# en 41d71c42
MON-OCC-5 = un moine entré dans un carré ne va pas plus loin et ne change pas de carré dans cette phase
# en 2a3d8697
MON-OCC-6 = un moine qui commence la phase sur une tuile non construite ne peut la quitter que tant qu’elle n’est pas totalement occupée
# en 5f229f88
MON-OCC-7 = un moine sur une tuile non construite totalement occupée ne peut la quitter, pas même par un Passage secret
# en c62a7214
MON-OCC-8 = un moine qui commence la phase dans un carré peut passer une fois, gratuitement, dans un carré libre de sa tuile, et y reste alors jusqu’à la fin de la phase
# en 429eade4
MON-OCC-9 = à chaque pas, on regarde de nouveau si une tuile est totalement occupée, si bien que les déplacements précédents de la même phase comptent
# en 6b6afbbc
MON-OCC-10 = une tuile où prie un moine s’atteint et se traverse comme une autre, si elle a de la place

## Passages secrets (SECRET)

# en 64f2b070
MON-SECRET-1 = un moine peut aller de n’importe où dans le monastère au Passage secret de sa couleur pour un point de déplacement
# en 661c894e
MON-SECRET-2 = pendant une phase, un joueur peut faire emprunter le passage à autant de ses moines qu’il veut
# en 58907dac
MON-SECRET-3 = un moine en prière sur un Passage secret en ferme le passage
# en b96f3d7a
MON-SECRET-4 = le passage ne mène qu’au Passage secret, dont un moine repart par des pas ordinaires
# en eb5d9557
MON-SECRET-5 = le passage fonctionne, que le Passage secret soit construit ou non, si celui-ci a de la place
# en 7c2b49d4
MON-SECRET-6 = un Passage secret qui n’est pas sur la table n’offre aucun passage
# en f6ae08ec
MON-SECRET-7 = un joueur ne peut entrer dans le Passage secret d’un autre que par des pas ordinaires
# en d98e3e44
MON-SECRET-8 = un Passage secret peut retourner dans le sac et être placé par n’importe qui, mais son passage reste à sa couleur

## Encouragement (ENC)

# en f8058149
MON-ENC-1 = à la fin de sa phase de déplacement, un joueur peut poser autant de bénédictions qu’il veut sur des tuiles non construites qui ont un carré libre
# en 2b62fa94
MON-ENC-2 = un joueur qui a posé une bénédiction sur une tuile ne peut plus ni déplacer, ni placer, ni échanger dans cette phase
# en f1549632
MON-ENC-3 = le joueur qui amène ensuite un moine sur une tuile reçoit aussitôt toutes les bénédictions posées dessus
# en 7d2130ba
MON-ENC-4 = des bénédictions peuvent être reprises, dans une phase ultérieure, par le joueur qui les a posées
# en 7006950e
MON-ENC-5 = changer de carré, être emprisonné ou revenir dans l’Abbaye, ce n’est pas amener un moine sur une tuile
# en c27b54d2
MON-ENC-6 = les bénédictions posées sur des tuiles ne sont à personne et ne comptent pour personne à la fin

## Décompte (SCORE)

# en b2789b2f
MON-SCORE-1 = dans un décompte, on établit d’abord les points, par la construction, la prière et le travail, puis on les dépense
# en a9a496de
MON-SCORE-2 = dans un décompte, un moine ne rapporte que d’une façon : la construction, la prière ou le travail
# en ec161422
MON-SCORE-3 = on ne garde pas de points pour un décompte ultérieur, sinon comme bénédictions
# en 49493f90
MON-SCORE-4 = les points viennent de la construction, puis de la prière, puis du travail, si bien qu’il n’y a plus de prière une fois le travail compté, ni de travail à côté d’un moine qui vient de se mettre en prière

## Construction (CONS)

# en 66fe9393
MON-CONS-1 = chaque tuile non construite totalement occupée rapporte à un joueur la somme des carrés où se tiennent ses moines
# en 5a60ac56
MON-CONS-2 = la construction rapporte ses points d’elle-même, que le joueur le veuille ou non
# en f123a25b
MON-CONS-3 = une tuile totalement occupée passe sur sa face construite une fois que tous ses moines ont rapporté leurs points, au décompte du dernier joueur qui en a là
# en b6e3642d
MON-CONS-4 = les moines d’une tuile que l’on retourne y restent, debout
# en 58b44ddd
MON-CONS-5 = un moine qui a rapporté des points par la construction ne prie pas, ne travaille pas et n’utilise pas d’icône dans ce décompte
# en 75b38b81
MON-CONS-6 = un Champ ou un Chemin rapporte pour lui-même un point à qui le construit, un Jardin deux, comme le dit son carré
# en 71d5b578
MON-CONS-7 = le joueur qui construit marque autant pour chaque autre tuile construite du groupe, rattachée à la nouvelle sans tuile non construite entre elles
# en ea85ca89
MON-CONS-8 = les tuiles non construites d’un groupe ne rapportent rien et ne rattachent rien
# en 0a2b02c6
MON-CONS-9 = un même Champ, Chemin ou Jardin rapporte au plus quatre points à qui le construit
# en 5fd38342
MON-CONS-10 = plusieurs tuiles construites dans un même décompte sont comptées dans l’ordre qui rapporte le plus de points, et chacune compte pour la suivante

## Prière (PRAY)

# en f1f5bf9c
MON-PRAY-1 = personne ne met plus d’un moine en prière par décompte
# en b821e53f
MON-PRAY-2 = un moine ne peut être mis en prière que là où il est le seul moine de sa tuile
# en 75f10496
MON-PRAY-3 = un moine ne peut être mis en prière que sur une tuile construite, et qui ne l’a pas été dans ce même tour
# en c1b02abf
MON-PRAY-4 = une prière rapporte la valeur cerclée de la tuile
# en 59904efe
MON-PRAY-5 = personne ne prie dans l’Abbaye
# en e5fed478
MON-PRAY-6 = un moine peut prier dans les tours d’étude et dans les tours de labeur, sur toute tuile qui a une valeur cerclée
# en a4a3ddf3
MON-PRAY-7 = un moine en prière ne se déplace pas, ne travaille pas, n’utilise pas d’icône et ne prie pas à nouveau avant d’être relevé
# en 9b920923
MON-PRAY-8 = un moine en prière est relevé au prochain tour de messe ou à la nuit, pas avant
# en 6d7bcbb6
MON-PRAY-9 = un moine peut utiliser d’abord l’icône de sa tuile, puis être mis en prière dans le même décompte, mais pas l’inverse
# en def94100
MON-PRAY-10 = emprisonner un moine n’épuise la prière de personne

## Travail (WORK)

# en a615af6e
MON-WORK-1 = dans un tour d’étude, chaque tuile grise construite rapporte 1 point à un joueur qui y a un moine debout n’ayant pas participé à une construction
# en 034c0923
MON-WORK-2 = dans un tour de labeur, chaque tuile marron construite rapporte 1 point à un joueur qui y a un moine debout n’ayant pas participé à une construction
# en 5e2eb415
MON-WORK-3 = dans un tour d’étude, l’Abbaye rapporte 1 point à chaque joueur qui y a un moine debout
# en 28ce8d65
MON-WORK-4 = le travail rapporte des points une seule fois par tuile, quel que soit le nombre de moines que le joueur y a
# en a5c5fc78
MON-WORK-5 = un moine en prière sur une tuile y empêche tout travail
# en 81f3d1ae
MON-WORK-6 = les tuiles doubles rapportent des points de travail dans les tours d’étude et dans les tours de labeur
# en 4a6e6553
MON-WORK-7 = les Chemins ne rapportent jamais de points de travail
# en ddc41956
MON-WORK-8 = les points du travail sont comptés sans qu’il y ait à décider
# en c36ea811
MON-WORK-9 = un moine qu’un autre joueur amène dans l’Abbaye y travaille déjà lors du décompte à venir de son propre joueur dans ce tour

## Icônes (ICON)

# en 3785de18
MON-ICON-1 = les tuiles à icône sont la Chapelle, l’Aumônerie, la Ferme, l’Atelier d’écriture, la Bibliothèque, l’Atelier, les Écuries, la Maison de l’abbé et la Brasserie
# en aaf6b0c4
MON-ICON-2 = une icône est utilisée par un joueur qui a un moine debout sur sa tuile construite
# en 0ae94f8f
MON-ICON-3 = aucune icône ne s’utilise sur une tuile construite dans ce tour, ni tant qu’un moine prie sur la tuile
# en bbb5a796
MON-ICON-4 = un joueur utilise chaque icône une fois au plus par décompte, et autant d’icônes différentes qu’il veut
# en c7751c5a
MON-ICON-5 = une icône sert à tout joueur qui a un moine sur sa tuile, à chacun pendant son propre décompte
# en 3f290ce9
MON-ICON-6 = un moine qui utilise une icône peut encore prier ou travailler là dans le même décompte
# en ed5f5d59
MON-ICON-7 = les icônes s’utilisent à tout moment d’un décompte, mais la Chapelle compte dans la prière, la Ferme et l’Atelier d’écriture dans le travail, et la Brasserie dans les tours de messe et de nuit
# en cd13d17e
MON-ICON-8 = personne n’est obligé d’utiliser une icône, et la Ferme et l’Atelier d’écriture comptent d’eux-mêmes

## Chapelle (CHAPEL)

# en e62e4d7b
MON-CHAPEL-1 = une prière dans la Chapelle rapporte six points
# en 34c7c2e5
MON-CHAPEL-2 = un moine peut être mis en prière dans la Chapelle même si d’autres moines s’y tiennent ou y prient
# en be28a528
MON-CHAPEL-3 = un moine en prière dans la Chapelle n’empêche pas les autres d’y faire des prières à six points
# en a4c22a2c
MON-CHAPEL-4 = la Chapelle contient au plus un moine en prière par joueur, et trois en tout
# en 1bf1afa9
MON-CHAPEL-5 = un moine en prière dans la Chapelle y empêche tout travail
# en 5ac5367a
MON-CHAPEL-6 = une prière dans la Chapelle est l’unique prière de son joueur pour ce décompte

## Aumônerie (ALMON)

# en d9646435
MON-ALMON-1 = l’Aumônerie donne une bénédiction à qui l’utilise

## Ferme (FARM)

# en abd4b87f
MON-FARM-1 = le travail à la Ferme rapporte trois points en tout, dans un tour de labeur
# en 46609579
MON-FARM-2 = la Ferme et l’Atelier d’écriture n’ajoutent rien à une prière

## Atelier d’écriture (SCRIPT)

# en a23297ce
MON-SCRIPT-1 = le travail à l’Atelier d’écriture rapporte deux points en tout, dans un tour d’étude

## Bibliothèque (LIB)

# en 208b40c6
MON-LIB-1 = le joueur qui utilise la Bibliothèque permute deux lettres qui sont en grand sur la grille
# en d619c1c9
MON-LIB-2 = des lettres permutées sont en petit tant qu’elles sont sur la grille, et ne sont plus permutées
# en e78212ce
MON-LIB-3 = une lettre permutée a le prix de sa nouvelle colonne
# en 793cae57
MON-LIB-4 = une lettre permutée se pose sur une bande comme toute autre, en grand si c’est celle de l’acheteur
# en fd133cd4
MON-LIB-5 = la Bibliothèque permute des lettres de n’importe quelles rangées, mais ni moines ni places vides
# en 3bebe9fe
MON-LIB-6 = pour la Bibliothèque, il faut deux lettres en grand sur la grille

## Atelier (WSHOP)

# en 2024d288
MON-WSHOP-1 = le joueur qui utilise l’Atelier pioche une tuile dans le sac, puis y remet celle-ci ou une autre prise derrière son écran
# en ed1d5f8f
MON-WSHOP-2 = pour l’Atelier, il faut une tuile dans le sac

## Écuries (STABLE)

# en 700893c2
MON-STABLE-1 = le joueur qui utilise les Écuries place une tuile selon toutes les règles de placement, en plus de celle qui a pu l’être dans la phase de déplacement
# en 63abd164
MON-STABLE-2 = les Écuries ne permettent à personne d’échanger une tuile
# en 168717cd
MON-STABLE-3 = une tuile spéciale placée grâce aux Écuries donne aussitôt ses bénédictions

## Maison de l’abbé (AHOUSE)

# en dc0f264c
MON-AHOUSE-1 = le joueur qui utilise la Maison de l’abbé peut provoquer une élection anticipée, où comptent tous les moines de l’Abbaye et de la Maison de l’abbé, debout ou en prière
# en 45ed2f5f
MON-AHOUSE-2 = une élection anticipée est une élection comme les autres, avec ses égalités et sa prison, et l’abbé en place départage
# en 4ed334a5
MON-AHOUSE-3 = une élection anticipée ne change pas l’ordre du tour en cours

## Achats (COLL)

# en 62e5c65e
MON-COLL-1 = avec ses points, un joueur achète autant de lettres et de moines de la grille qu’il veut, un par un, dans n’importe quelle rangée
# en fa789b49
MON-COLL-2 = un prix est celui du haut de la colonne, ou celui du bas si la propre phrase de l’acheteur est alors complète
# en 21cb801a
MON-COLL-3 = chaque bénédiction détenue depuis le début du décompte peut être dépensée comme un point, et va à la réserve
# en 0ef5bf8b
MON-COLL-4 = les bénédictions reçues pendant un décompte ne peuvent être dépensées dans ce décompte
# en 24831be9
MON-COLL-5 = les points sont dépensés avant les bénédictions
# en 59e4b394
MON-COLL-6 = un moine acheté se tient aussitôt debout dans l’Abbaye, et appartient au joueur de sa couleur, quel que soit l’acheteur
# en 51be9aa0
MON-COLL-7 = une lettre achetée va aussitôt sur une case libre portant la même lettre, sur n’importe quelle bande en jeu
# en ce8be542
MON-COLL-8 = une lettre posée sur la propre bande de l’acheteur l’est en grand
# en fbf2fea2
MON-COLL-9 = une lettre posée sur la bande d’un autre joueur l’est en petit, et donne aussitôt une bénédiction à l’acheteur
# en b06e0f89
MON-COLL-10 = acheter le moine d’un autre joueur ne donne aucune bénédiction
# en 6fa1d577
MON-COLL-11 = personne n’est obligé d’acheter quoi que ce soit
# en f63f5050
MON-COLL-12 = une lettre posée sur une bande n’en bouge plus et n’est plus jamais retournée, sauf pour une rupture du vœu de silence
# en d4418b32
MON-COLL-13 = si plusieurs cases libres d’une bande portent la même lettre, on couvre la plus à gauche

## Bénédictions (BLESS)

# en 190ee494
MON-BLESS-1 = une bénédiction vient de la réserve et se garde derrière l’écran
# en 01486aa3
MON-BLESS-2 = si la réserve est vide quand une bénédiction est due, chaque joueur qui en a en rend une, puis la bénédiction est prise
# en 42c7ba04
MON-BLESS-3 = les points non dépensés deviennent des bénédictions : une pour 1 à 4 points, deux pour 5 à 9, trois pour 10 à 14, quatre pour 15 ou plus
# en 09c5bff5
MON-BLESS-4 = plusieurs bénédictions dues ensemble sont reçues une par une, chacune selon ce que permet la réserve
# en 830d3ea7
MON-BLESS-5 = une bénédiction n’est pas reçue si la réserve est vide et que personne ne peut en rendre
# en d27db545
MON-BLESS-6 = les bénédictions qu’on ne peut pas dépenser dans ce décompte sont les premières à être rendues
# en 5df156f0
MON-BLESS-7 = seuls les points non dépensés deviennent des bénédictions, et les bénédictions non dépensées restent simplement là

## Phrase complète (PHRASE)

# en e657c4ca
MON-PHRASE-1 = une phrase est complète quand les neuf cases de sa bande sont couvertes, en grand ou en petit et par qui que ce soit
# en 17e5d85e
MON-PHRASE-2 = une fois sa phrase complète, un joueur paie les prix du bas, dès l’achat suivant du même décompte

## Fin de la partie (END)

# en b321568d
MON-END-1 = la partie se termine après le tour où la dernière lettre de la grille a été achetée
# en 738eb3b1
MON-END-2 = la partie se termine quand on atteint le tour de nuit du deuxième jour
# en 4b875539
MON-END-3 = la partie se termine après un tour si aucune tuile du sac ou derrière un écran ne pourrait plus jamais être placée, même avec toutes les tuiles construites
# en cad91049
MON-END-4 = aucun tour n’est écourté quand la partie se termine, et tous les joueurs le finissent

## Victoire (WIN)

# en 7e9b4fa0
MON-WIN-1 = chaque lettre en grand sur la propre bande d’un joueur lui compte 3 points de testament
# en 79479e90
MON-WIN-2 = chaque tuile restée derrière l’écran retire sa valeur cerclée, et une tuile spéciale 0
# en 6544cece
MON-WIN-3 = chaque bénédiction derrière l’écran compte 1 point de testament
# en 2e67caec
MON-WIN-4 = les lettres en petit, les tuiles sur la table et les moines ne comptent pas
# en b14e6634
MON-WIN-5 = le joueur qui a le plus de points de testament l’emporte et, parmi les ex æquo, celui dont la rangée est la plus basse de la grille
# en 5b0fb1af
MON-WIN-6 = on peut avoir moins de zéro point de testament

## Jeu par équipes (TEAM)

# en 8f29a9f7
MON-TEAM-1 = dans le jeu par équipes à quatre, rouge et vert jouent contre bleu et jaune
# en 3eaea7fc
MON-TEAM-2 = dans le jeu par équipes, un moine peut aussi emprunter le passage du Passage secret de son partenaire
# en 04cd6ddc
MON-TEAM-3 = dans le jeu par équipes, une lettre posée sur la bande du partenaire l’est en grand et ne donne pas de bénédiction
# en eb1a0e9e
MON-TEAM-4 = dans le jeu par équipes, les partenaires additionnent leurs points de testament, et la plus haute somme l’emporte
# en 726ce12e
MON-TEAM-5 = dans le jeu par équipes, des équipes à égalité se départagent par la rangée la plus basse de la grille, qui l’emporte
# en 013366a7
MON-TEAM-6 = dans le jeu par équipes, prix, élections, prières et écrans restent propres à chaque joueur, et les partenaires ne voient pas derrière l’écran l’un de l’autre

## Jeu simplifié (SIMPLE)

# en 4f1ce8f8
MON-SIMPLE-1 = dans le jeu simplifié, aucune icône n’a d’effet, et sa tuile est une tuile ordinaire
# en 108a8fac
MON-SIMPLE-2 = dans le jeu simplifié, un moine prie dans la Chapelle comme sur toute autre tuile, seul et pour sa valeur cerclée
# en ade19eb1
MON-SIMPLE-3 = dans le jeu simplifié, Cellule de prison, Passages secrets, tuiles doubles et tuiles spéciales gardent leurs règles

## Vœu de silence (VOW)

# en fd994b60
MON-VOW-1 = sous le vœu de silence, parler de la partie est réservé aux tours de messe
# en b2767a0f
MON-VOW-2 = sous le vœu de silence, la conversation est fermée en dehors des tours de messe
# en c748f237
MON-VOW-3 = sous le vœu avec pénalité, le joueur qui écrit en dehors d’un tour de messe paie une bénédiction ou, faute d’en avoir, retourne sur son petit côté une grande lettre de sa propre bande
# en a78aa5dc
MON-VOW-4 = une rupture du vœu ne coûte rien à qui n’a ni bénédiction ni lettre en grand, et qui a rompu le vœu choisit parmi plusieurs lettres en grand

## Départ et pioche (START)

# en eb199727
MON-START-1 = avec le départ au choix, chaque joueur pioche six tuiles aux premières matines, en garde trois et en remet trois
# en 1bb09479
MON-START-2 = avec le départ attribué, chaque joueur reçoit aux premières matines une tuile grise de valeur 2, un Chemin, et un Jardin ou une tuile marron, le tout au hasard
# en 60128aa7
MON-START-3 = la table peut convenir de n’importe quelle autre façon de commencer
# en 0a475673
MON-START-4 = avec la pioche double, chaque joueur pioche deux fois plus de tuiles dans un tour de messe et remet celles en trop
# en d87d15b8
MON-START-5 = avec la pioche double, un joueur après l’autre pioche, garde autant de tuiles que l’indique le cadran et remet le reste
# en b32b37fb
MON-START-6 = le départ au choix et le départ attribué ne remplacent que la pioche des premières matines, même avec la pioche double, et les tuiles attribuées sont distribuées dans l’ordre de jeu

## Ce que chacun sait (INFO)

# en 0625c7cd
MON-INFO-1 = sont visibles de tous la table, les moines, la grille, les bandes, le cadran, l’abbé, les bénédictions posées sur des tuiles et la réserve
# en aeba5c98
MON-INFO-2 = tous savent combien de tuiles a chaque joueur, et combien il y en a dans le sac
# en f485809d
MON-INFO-3 = seul son joueur connaît une tuile derrière un écran, mais au départ tous savent que c’est un Passage secret
# en 8d1d2f2a
MON-INFO-4 = personne ne voit dans le sac, et chaque tuile qui s’y trouve a autant de chances qu’une autre d’être piochée
# en 845276d2
MON-INFO-5 = le nombre de bénédictions derrière un écran n’est pas montré aux autres, sauf si la table en décide ainsi
# en 4814eb75
MON-INFO-6 = seul le joueur concerné sait quelles tuiles sont piochées et remises lors d’un échange ou à l’Atelier
# en a954b2b5
MON-INFO-7 = un robot voit ce que tous voient et ce que voit son propre joueur, rien de plus

## Ce qui est toujours vrai (INV)

# en 71148a88
MON-INV-1 = chaque lettre se trouve sur la grille autant de fois qu’elle est libre sur les bandes en jeu
# en 66ecdf76
MON-INV-2 = les bénédictions dans la réserve, derrière les écrans et sur les tuiles sont toujours au nombre de vingt
# en d9f912fc
MON-INV-3 = les tuiles dans le sac, derrière les écrans, sur la table et hors du jeu sont toujours au nombre de 53
# en 2d18a319
MON-INV-4 = les moines sur la grille et dans le monastère sont toujours au nombre de cinq par joueur
# en bfd1b5c7
MON-INV-5 = aucune tuile construite ne contient plus de moines que sa valeur cerclée, ni aucun carré deux moines
# en d64e6d9f
MON-INV-6 = aucune tuile non construite n’est totalement occupée à la fin d’un tour d’étude ou de labeur
# en d0b9b84a
MON-INV-7 = sur la table, aucune tuile grise n’est adjacente à une tuile marron, rien n’est une impasse, aucun groupe ne dépasse sa limite, et aucun chemin ne fait face à une tuile spéciale
# en 5b54e762
MON-INV-8 = toute tuile, hormis les tuiles spéciales, peut être atteinte depuis l’Abbaye par des côtés reliés
# en 4e7b4edd
MON-INV-9 = au plus un moine prie sur une tuile, mais dans la Chapelle trois de joueurs différents, et dans la Cellule de prison deux
# en 20e9d21b
MON-INV-10 = il n’y a de bénédictions sur la table que sur des tuiles non construites qui ont un carré libre
# en 46121a5e
MON-INV-11 = toute partie arrive à son terme, car déplacements, changements de carré, icônes et achats finissent tous par s’épuiser
# en 3e67d8d5
MON-INV-12 = on ne joue qu’avec une édition où aucune donnée ne manque, chacune dans ses limites, dont les sortes forment ensemble les tuiles de la boîte, et où quatre joueurs peuvent piocher tout ce que demande le cadran
