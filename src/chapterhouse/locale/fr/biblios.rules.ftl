### Biblios, rules in French. Glossary (one term per notion, kept throughout):
### gift phase = phase de dons; gift turn = tour de dons (« tour » alone where the phase is clear);
### auction phase = phase d’enchères; active player = joueur actif; first player = premier joueur;
### player to the left = voisin de gauche; clockwise = dans le sens horaire; host = hôte;
### deck = pioche; to draw = piocher; to keep = garder; hand = main; auction pile = pile d’enchères;
### common area = espace commun; a place a card may go to = destination; discard pile = défausse;
### face up, face down = face visible, face cachée; picked out (known gold) = retirer;
### taken out unseen = écarter sans regarder;
### category card = carte de catégorie; gold card = carte or (plural cartes or);
### church card = carte Église (plural cartes Église); seal = sceau; scriptorium = scriptorium;
### die = dé; to raise, to lower, to move a die = augmenter, diminuer, modifier un dé;
### to acquire = acquérir; effect = effet; to take effect = prendre effet; to decline = renoncer;
### categories = moines, pigments, livres saints, manuscrits, livres interdits;
### lot = lot; gold lot = lot d’or; lot that is not gold = lot qui n’est pas de l’or;
### up for auction = mis aux enchères; again = remis aux enchères; finished = clos;
### to win a lot or a die = remporter; to win the game = gagner la partie, l’emporter;
### bid = enchère (singular); bidding = enchères (plural); to bid = enchérir; to pass = passer;
### turn to speak = la parole; highest bidder = meilleur enchérisseur; payer = acheteur;
### limit = limite; barred = exclu; open, honest bidding = enchères libres, honnêtes;
### to refuse to pay, refusal = refuser de payer, refus; legal = permis; superfluous = superflu;
### penalty = pénalité; standard, bluff penalty = pénalité standard, pénalité de bluff;
### penalised player = joueur pénalisé; total = total; victory points = points de victoire;
### tied = à égalité; tie-break = critère de départage; log = journal; memory aids = aide-mémoire.
### Typography: apostrophe U+2019, no-break space U+00A0, minus sign U+2212.

## Matériel (COMP)

# en 2ef42310
BIB-COMP-1 = le jeu complet compte exactement 87 cartes
# en 1602e2c6
BIB-COMP-2 = le jeu complet compte 45 cartes de catégorie, 33 cartes or et 9 cartes Église
# en 393b321b
BIB-COMP-3 = il y a cinq catégories de neuf cartes chacune : moines (marron), pigments (bleu), livres saints (vert), manuscrits (orange) et livres interdits (rouge)
# en 74118f61
BIB-COMP-4 = les moines et les pigments comptent chacun quatre cartes de valeur 2, trois de valeur 3 et deux de valeur 4, pour une valeur totale de 25
# en 8fe474ac
BIB-COMP-5 = les livres saints, les manuscrits et les livres interdits comptent chacun sept cartes de valeur 1 et deux de valeur 2, pour une valeur totale de 11
# en 12d3f640
BIB-COMP-6 = il y a onze cartes or de chaque valeur de 1 à 3, qui valent 66 en tout
# en c8cbe10d
BIB-COMP-7 = il y a deux cartes Église de chacun des types « +1 sur un dé », « −1 sur un dé », « +1 sur deux dés » et « −1 sur deux dés », et une seule du type « +1 ou −1 sur un dé »
# en 426bc59f
BIB-COMP-8 = les neuf cartes d’une catégorie portent les neuf sceaux, classés de 1, le meilleur, à 9
# en c4598e3e
BIB-COMP-9 = pour les moines comme pour les pigments, les sceaux 1 à 4 figurent sur les cartes de valeur 2, les sceaux 5 à 7 sur celles de valeur 3 et les sceaux 8 et 9 sur celles de valeur 4
# en 593bd17f
BIB-COMP-10 = pour les livres saints, les manuscrits et les livres interdits, les sceaux 1 à 7 figurent sur les cartes de valeur 1 et les sceaux 8 et 9 sur celles de valeur 2
# en c01b1e1e
BIB-COMP-11 = les cartes or et les cartes Église ne portent pas de sceau
# en 413fb0cd
BIB-COMP-12 = aucune règle ne fait de différence entre deux cartes or de même valeur, ni entre deux cartes Église de même type
# en e1d976dd
BIB-COMP-13 = un sceau est un rang, affiché sous la forme d’une lettre qui ne dépend que de la langue du lecteur
# en ac10acf6
BIB-COMP-14 = le scriptorium porte un dé par catégorie, qui indique de 1 à 6 ce que vaut la catégorie
# en bc3ea0f7
BIB-COMP-15 = l’ordre du scriptorium est moines, pigments, livres saints, manuscrits, livres interdits

## Mise en place (SETUP)

# en e02dcf83
BIB-SETUP-1 = on joue à deux, trois ou quatre
# en d3ae4c50
BIB-SETUP-2 = au départ, tous les dés sont sur 3
# en b84b7737
BIB-SETUP-3 = avant une partie à deux joueurs, on retire deux cartes or de chaque valeur, soit six en tout
# en 8466baef
BIB-SETUP-4 = avant une partie à trois joueurs, on retire une carte or de chaque valeur, soit trois en tout
# en cffe1d8a
BIB-SETUP-5 = avant une partie à quatre joueurs, on ne retire aucune carte or
# en 8369dcc0
BIB-SETUP-6 = une fois retirées les éventuelles cartes or, on mélange la pioche et on écarte sans les regarder 21 cartes à deux joueurs, 12 à trois ou 7 à quatre
# en 8c60e2b9
BIB-SETUP-7 = les cartes écartées peuvent être n’importe lesquelles de celles qui restent, cartes or et cartes Église comprises
# en f9206a67
BIB-SETUP-8 = les cartes retirées ou écartées à la mise en place restent hors du jeu pendant toute la partie
# en dc9cf1d1
BIB-SETUP-9 = pendant la partie, personne n’apprend quelles cartes ont été écartées
# en bf890d26
BIB-SETUP-10 = tout le monde sait quelles cartes or ont été retirées à la mise en place
# en f0b5f65d
BIB-SETUP-11 = au départ, la pioche compte 60 cartes à deux joueurs, 72 à trois ou 80 à quatre, dans un ordre aléatoire
# en b84ed306
BIB-SETUP-12 = un tour de dons porte sur une carte de plus que le nombre de joueurs, soit 3, 4 ou 5 cartes
# en a9a93a5b
BIB-SETUP-13 = la pioche suffit pour exactement 20 tours de dons à deux joueurs, 18 à trois ou 16 à quatre, et aucun n’est écourté
# en fc3c7a08
BIB-SETUP-14 = chaque joueur est actif pendant le même nombre de tours de dons : 10 à deux joueurs, 6 à trois, 4 à quatre
# en 3c45a2ac
BIB-SETUP-15 = le premier joueur est désigné par l’hôte, ou à défaut tiré au sort à chances égales entre tous
# en d4f95e8f
BIB-SETUP-16 = au départ, les mains, l’espace commun, la pile d’enchères et la défausse sont vides
# en 559261e6
BIB-SETUP-17 = les options sont fixées à la création de la partie et ne changent plus ensuite

## Phase de dons (GIFT)

# en bde793ae
BIB-GIFT-1 = le premier joueur est actif au premier tour de dons, et après chaque tour son voisin de gauche devient le joueur actif
# en 7dbfff95
BIB-GIFT-2 = le joueur actif place les cartes d’un tour de dons strictement l’une après l’autre
# en b2edf3a0
BIB-GIFT-3 = le joueur actif prend la première carte de la pioche et la regarde avant d’en choisir la destination
# en c557c72d
BIB-GIFT-4 = une carte piochée est gardée face cachée, mise face cachée dans la pile d’enchères ou posée face visible dans l’espace commun
# en 612556e8
BIB-GIFT-5 = à chaque tour, on garde exactement une carte
# en 190191c2
BIB-GIFT-6 = à chaque tour, on met exactement une carte dans la pile d’enchères
# en 6e20a9fa
BIB-GIFT-7 = à chaque tour, on pose dans l’espace commun exactement une carte par adversaire
# en 52c402e7
BIB-GIFT-8 = une destination qui a reçu toutes ses cartes du tour n’en accepte plus
# en e9e378d3
BIB-GIFT-9 = la dernière carte d’un tour de dons n’a plus qu’une seule destination possible
# en a6e3ab3c
BIB-GIFT-10 = une carte placée reste où elle est : on ne la déplace ni ne l’échange
# en b2cbffd7
BIB-GIFT-11 = personne ne pioche ni ne voit la carte suivante avant que la carte en cours soit placée et que son éventuel effet de carte Église soit terminé
# en e78f2caa
BIB-GIFT-12 = une carte Église gardée compte comme la carte gardée de ce tour
# en d8bba64c
BIB-GIFT-13 = une carte Église gardée prend effet aussitôt, puis est défaussée, et aucune autre carte ne la remplace
# en 2a2468f2
BIB-GIFT-14 = une fois toutes les cartes du tour placées, le joueur actif prend en main la carte gardée, sauf si c’était une carte Église
# en ff5a9f9c
BIB-GIFT-15 = quand le joueur actif a placé toutes les cartes, chaque autre joueur prend exactement une carte de l’espace commun, dans le sens horaire à partir du voisin de gauche du joueur actif
# en 8634f82c
BIB-GIFT-16 = personne ne peut passer au lieu de prendre une carte de l’espace commun
# en a75cd4bb
BIB-GIFT-17 = on peut prendre n’importe quelle carte encore présente dans l’espace commun
# en de05e8d8
BIB-GIFT-18 = une carte de catégorie ou une carte or prise dans l’espace commun va dans la main de celui qui la prend
# en 32f318c2
BIB-GIFT-19 = une carte Église prise dans l’espace commun prend effet avant que le joueur suivant prenne une carte
# en 0a7dd61c
BIB-GIFT-20 = le joueur actif ne prend rien dans l’espace commun
# en 129f1d8a
BIB-GIFT-21 = un tour de dons se termine quand l’espace commun est vide
# en 973c605a
BIB-GIFT-22 = la phase de dons se termine avec le tour pendant lequel la pioche s’épuise
# en 3ede7350
BIB-GIFT-23 = une carte Église n’a aucun effet tant qu’elle est dans l’espace commun ou dans la pile d’enchères
# en c06608cf
BIB-GIFT-24 = à chaque tour de dons, chaque joueur gagne exactement une carte, qui rejoint sa main ou qui, si c’est une carte Église, prend effet et laisse sa main inchangée

## Cartes Église (CHURCH)

# en 2087aeb2
BIB-CHURCH-1 = on n’acquiert une carte Église que de trois façons : en la gardant comme joueur actif, en la prenant dans l’espace commun ou en la remportant aux enchères
# en 1a062d8e
BIB-CHURCH-2 = piocher une carte Église, ce n’est pas encore l’acquérir
# en 22e6c7f3
BIB-CHURCH-3 = dès qu’une carte Église est acquise, tout le reste attend que son effet soit décidé
# en cf727e34
BIB-CHURCH-4 = seul le joueur qui a acquis une carte Église décide de son effet
# en 0ffcc9d1
BIB-CHURCH-5 = une carte Église acquise est montrée à tout le monde
# en 56f3ae9b
BIB-CHURCH-6 = la carte Église « +1 sur un dé » augmente un dé de 1
# en f457b7ca
BIB-CHURCH-7 = la carte Église « −1 sur un dé » diminue un dé de 1
# en 3780096b
BIB-CHURCH-8 = la carte Église « +1 sur deux dés » augmente de 1 chacun les dés de deux catégories
# en 55cd8373
BIB-CHURCH-9 = la carte Église « −1 sur deux dés » diminue de 1 chacun les dés de deux catégories
# en a4fdf248
BIB-CHURCH-10 = la carte Église « +1 ou −1 sur un dé » augmente ou diminue un dé de 1, au choix
# en 90f56355
BIB-CHURCH-11 = une carte Église qui porte sur deux dés modifie deux dés différents ou aucun, jamais un seul ni deux fois le même
# en 85bfa61e
BIB-CHURCH-12 = celui qui acquiert une carte Église peut toujours renoncer entièrement à son effet
# en 536bc456
BIB-CHURCH-13 = un dé qui affiche 6 ne peut pas être augmenté
# en 87656436
BIB-CHURCH-14 = un dé qui affiche 1 ne peut pas être diminué
# en c1557208
BIB-CHURCH-15 = si une carte Église exige plus de dés qu’on ne peut en modifier, on ne peut que renoncer à son effet
# en 3ec30d80
BIB-CHURCH-16 = une fois son effet décidé, une carte Église est défaussée face visible
# en 18a6176e
BIB-CHURCH-17 = une carte Église ne fait jamais partie d’une main
# en 41e223e0
BIB-CHURCH-18 = une carte Église peut modifier le dé de n’importe quelle catégorie, quelles que soient les cartes de celui qui la joue
# en 3a48917b
BIB-CHURCH-19 = une fois la carte Église résolue, la partie reprend exactement là où elle s’était arrêtée

## Phase d’enchères (AUCT)

# en 64507032
BIB-AUCT-1 = au début de la phase d’enchères, on mélange la pile d’enchères, dont les cartes deviennent les lots
# en 71b9e221
BIB-AUCT-2 = le premier joueur de la phase de dons est aussi le joueur actif pour le premier lot
# en ecec656a
BIB-AUCT-3 = le joueur actif retourne face visible le premier lot de la pile, sans aucun choix à faire
# en ea27581a
BIB-AUCT-4 = le voisin de gauche du joueur actif prend la parole en premier
# en d75995b3
BIB-AUCT-5 = la parole passe dans le sens horaire, et le joueur actif participe lui aussi aux enchères, en dernier au premier tour de table
# en 25235252
BIB-AUCT-6 = celui qui a la parole doit enchérir ou passer
# en b0016095
BIB-AUCT-7 = une enchère est un nombre entier d’au moins 1
# en 49df1a17
BIB-AUCT-8 = une enchère doit dépasser toutes celles qui l’ont précédée dans ces enchères, peu importe de combien
# en 7709b660
BIB-AUCT-9 = un joueur qui passe n’a plus la parole jusqu’à ce que les enchères sur ce lot soient terminées ou repartent de zéro
# en 44d469ec
BIB-AUCT-10 = le meilleur enchérisseur ne reprend la parole que si quelqu’un surenchérit
# en fbeeab20
BIB-AUCT-11 = les enchères se terminent quand tous les joueurs, sauf le meilleur enchérisseur, ont passé ou sont exclus
# en 49b4977b
BIB-AUCT-12 = quand tous les autres ont passé ou sont exclus sans que personne ait enchéri, le dernier joueur a encore la parole pour enchérir ou passer
# en caf25bd1
BIB-AUCT-13 = un lot est clos et défaussé face visible quand tous les joueurs non exclus ont passé et que personne n’a enchéri
# en be837539
BIB-AUCT-14 = une carte Église défaussée comme lot invendu n’a aucun effet
# en 6a09f3f1
BIB-AUCT-15 = quand un lot a été remporté ou défaussé, le voisin de gauche du joueur actif devient le joueur actif
# en e2b85192
BIB-AUCT-16 = la phase d’enchères se termine quand il ne reste aucun lot et que le dernier est clos
# en 81319f60
BIB-AUCT-17 = sur un lot qui n’est pas de l’or, une enchère est un montant en or
# en 6c0c22bc
BIB-AUCT-18 = une carte Église mise aux enchères suit les règles des lots qui ne sont pas de l’or
# en b18af8cc
BIB-AUCT-19 = sur un lot d’or, une enchère est un nombre de cartes
# en 07583b44
BIB-AUCT-20 = avec les enchères libres, on peut enchérir au-delà de ce qu’on peut payer
# en 02d53036
BIB-AUCT-21 = sur un lot qui n’est pas de l’or, une enchère ne dépasse pas trois fois le nombre de cartes en main de l’enchérisseur
# en b44bbfa7
BIB-AUCT-22 = sur un lot d’or, une enchère ne dépasse pas le nombre de cartes en main de l’enchérisseur
# en 3b337380
BIB-AUCT-23 = un joueur dont la limite ne dépasse pas la plus haute enchère ne peut que passer
# en 43ce3bf5
BIB-AUCT-24 = un lot ne peut pas servir à se payer lui-même

## Paiement (PAY)

# en 42227ffb
BIB-PAY-1 = quand les enchères se terminent, le meilleur enchérisseur doit payer ou refuser de payer
# en 7fa00a78
BIB-PAY-2 = avec les enchères libres, le meilleur enchérisseur peut refuser de payer même s’il en a les moyens
# en fbb039a5
BIB-PAY-3 = un lot qui n’est pas de l’or se paie avec des cartes or de sa main, d’une valeur totale au moins égale à l’enchère
# en 5d84fc52
BIB-PAY-4 = on peut payer trop, mais la monnaie n’est pas rendue
# en c6bec58e
BIB-PAY-5 = on ne paie avec aucune carte or sans laquelle les autres suffiraient encore à atteindre l’enchère
# en cb802ae2
BIB-PAY-6 = tant qu’aucune carte n’est superflue, l’acheteur choisit l’or qu’il dépense, même un 3 pour une enchère de 1 alors qu’il a un 1 en main
# en 53e8242e
BIB-PAY-7 = l’or payé pour un lot qui n’est pas de l’or est montré à tout le monde, puis défaussé
# en e6bd59a8
BIB-PAY-8 = un lot d’or se paie avec exactement autant de cartes de sa main que l’indique l’enchère
# en e9ca49b3
BIB-PAY-9 = un lot d’or peut se payer avec n’importe quelles cartes de sa main, y compris de l’or
# en ad57dc20
BIB-PAY-10 = les cartes payées pour un lot d’or sont défaussées face cachée, et les autres n’en apprennent que le nombre
# en 58bd4734
BIB-PAY-11 = une fois payé, un lot va dans la main de l’acheteur, ou prend effet aussitôt si c’est une carte Église
# en 9bbf46ec
BIB-PAY-12 = le meilleur enchérisseur, s’il n’a aucun paiement permis, ne peut que refuser de payer

## Pénalité (PEN)

# en fb40a583
BIB-PEN-1 = le meilleur enchérisseur qui ne paie pas subit la pénalité et n’obtient pas le lot
# en c1ad0846
BIB-PEN-2 = avec la pénalité standard, chaque autre joueur reçoit une carte tirée au hasard dans la main du joueur pénalisé
# en 57108302
BIB-PEN-3 = avec la pénalité standard, les cartes sont tirées l’une après l’autre, sans remise, pour chaque autre joueur à tour de rôle, dans le sens horaire à partir du voisin de gauche du joueur pénalisé
# en 4216cdc4
BIB-PEN-4 = avec la pénalité standard, les joueurs qui n’ont pas encore été servis ne reçoivent rien une fois la main vide
# en b6a8163f
BIB-PEN-5 = avec la pénalité de bluff, le joueur pénalisé défausse une carte tirée au hasard dans sa main
# en a935d597
BIB-PEN-6 = une carte perdue à cause de la pénalité de bluff est défaussée face cachée, et seul le joueur qui l’a perdue la connaît
# en b41a9a03
BIB-PEN-7 = une carte perdue par pénalité est tirée au hasard, à chances égales pour toutes les cartes de la main, et aucun joueur ne la choisit
# en 49ac01dd
BIB-PEN-8 = après l’une ou l’autre pénalité, le lot est remis aux enchères à partir de zéro entre tous les joueurs non exclus, y compris ceux qui avaient passé
# en 26e6ad5b
BIB-PEN-9 = un joueur pénalisé est exclu des enchères jusqu’au lot suivant
# en af9dfc9d
BIB-PEN-10 = quand un lot est remis aux enchères, le premier joueur non exclu à gauche du joueur actif prend la parole en premier
# en 16c0c547
BIB-PEN-11 = une pénalité ne change pas le joueur actif
# en 339acfee
BIB-PEN-12 = plusieurs joueurs peuvent être exclus sur un même lot, un de plus à chaque refus de payer
# en 484ad340
BIB-PEN-13 = un lot sur lequel tous les joueurs sont exclus est défaussé et clos
# en 9c83c118
BIB-PEN-14 = quand il ne reste qu’un joueur non exclu, il a la parole une seule fois pour enchérir ou passer, et s’il enchérit, il doit payer ou subir la pénalité
# en a7af9b97
BIB-PEN-15 = une carte reçue par pénalité n’a aucun effet, puisque ce n’est jamais une carte Église
# en 999487c7
BIB-PEN-16 = une pénalité ne prend rien dans une main vide

## Fin de partie et décompte (SCORE)

# en 553a8938
BIB-SCORE-1 = la partie se termine après le dernier lot, et toutes les mains sont montrées
# en 825010b3
BIB-SCORE-2 = le total d’un joueur dans une catégorie est la somme des valeurs de ses cartes de cette catégorie
# en 4a4e8113
BIB-SCORE-3 = le joueur qui a le plus haut total dans une catégorie en remporte le dé, à la valeur qu’il affiche
# en 63f159c2
BIB-SCORE-4 = parmi les joueurs à égalité au plus haut total d’une catégorie, celui qui y a le meilleur sceau remporte le dé, et aucun sceau d’un joueur au total inférieur ne compte
# en 6aa545ea
BIB-SCORE-5 = une catégorie dont personne n’a de carte n’est remportée par personne et ne rapporte rien
# en 79d8f0fd
BIB-SCORE-6 = les points de victoire d’un joueur sont la somme des dés qu’il a remportés
# en 2193d5f1
BIB-SCORE-7 = ni la valeur des cartes ni l’or ne sont des points de victoire
# en e2bb77e0
BIB-SCORE-8 = le joueur qui a le plus de points de victoire gagne la partie
# en 7de7ec29
BIB-SCORE-9 = parmi les joueurs à égalité de points de victoire, celui qui a le plus de cartes or en main l’emporte
# en a76d2f21
BIB-SCORE-10 = parmi les joueurs à égalité de points de victoire et d’or, celui qui a le plus haut total en moines l’emporte
# en fb9b2f18
BIB-SCORE-11 = parmi les joueurs qui ont des moines et sont à égalité de points de victoire, d’or et de moines, celui qui a le meilleur sceau de moines l’emporte
# en f49a540a
BIB-SCORE-12 = si aucun joueur encore à égalité n’a de moine, on compare les pigments par le total, puis par le sceau, et ainsi de suite pour les catégories dans l’ordre du scriptorium
# en a7643629
BIB-SCORE-13 = quand plus de deux joueurs sont à égalité, chaque critère de départage ne laisse en lice pour le suivant que les meilleurs d’entre eux
# en c136981f
BIB-SCORE-14 = les joueurs qu’aucun critère ne départage, parce qu’aucun d’eux n’a de carte de catégorie, se partagent la victoire
# en cde78309
BIB-SCORE-15 = tout le classement final découle des points de victoire, puis des critères de départage dans l’ordre, et les joueurs à égalité en tout partagent le même rang

## Informations (INFO)

# en 395f4f94
BIB-INFO-1 = une main n’est vue que de son propriétaire, qui peut la regarder à tout moment
# en 59deb718
BIB-INFO-2 = tout le monde sait combien de cartes compte chaque main
# en b4e1d694
BIB-INFO-3 = seul le joueur actif voit une carte piochée pendant la phase de dons, tant qu’elle n’est pas placée
# en 2e26ae63
BIB-INFO-4 = tout le monde voit où va chaque carte d’un tour de dons et dans quel ordre les cartes sont placées
# en 5f09919b
BIB-INFO-5 = tout le monde voit une carte de l’espace commun dès qu’elle y est posée
# en 12c6cf75
BIB-INFO-6 = seul le joueur actif connaît la carte gardée pendant un tour, sauf si c’est une carte Église
# en 537ab40b
BIB-INFO-7 = une carte de la pile d’enchères n’est connue que du joueur qui l’y a mise
# en af2db0a4
BIB-INFO-8 = tout le monde sait combien il y a de cartes dans la pioche, la pile d’enchères, l’espace commun et la défausse, et combien il reste de lots
# en 4578256c
BIB-INFO-9 = tout le monde voit qui prend quelle carte dans l’espace commun
# en e63b4803
BIB-INFO-10 = une fois la pile d’enchères mélangée, personne ne connaît l’ordre des lots, pas même ceux qui les y ont mis
# en 192ebcaa
BIB-INFO-11 = tout le monde voit un lot dès qu’il est retourné, et qui le remporte
# en 6702b57d
BIB-INFO-12 = tout le monde entend toutes les enchères et sait qui passe
# en b767861c
BIB-INFO-13 = tout le monde voit chaque carte or payée pour un lot qui n’est pas de l’or
# en d00381d1
BIB-INFO-14 = seul l’acheteur connaît les cartes payées pour un lot d’or, mais tout le monde en connaît le nombre
# en 0c2a12a4
BIB-INFO-15 = tout le monde apprend qu’un enchérisseur a refusé de payer, sans qu’il soit dit s’il aurait pu payer
# en 70df7998
BIB-INFO-16 = seuls le joueur qui perd une carte à cause de la pénalité standard et celui qui la reçoit la connaissent, mais tout le monde voit de qui à qui elle passe
# en 91510357
BIB-INFO-17 = seul le joueur qui perd une carte à cause de la pénalité de bluff sait de quelle carte il s’agit
# en ea43b18a
BIB-INFO-18 = tout le monde voit les dés, les cartes Église jouées et ce qu’on choisit d’en faire
# en 4ba464f2
BIB-INFO-19 = personne ne peut consulter les cartes défaussées face cachée
# en 0970a605
BIB-INFO-20 = un journal conserve pour chaque joueur les événements publics et ce qu’il a été seul à voir : les cartes qu’il a mises dans la pile d’enchères, payées face cachée, ou perdues ou reçues par pénalité
# en 3002c44f
BIB-INFO-21 = après la fin, tout le monde voit toutes les mains, toutes les cartes hors du jeu et toutes les cartes défaussées face cachée
# en c69d79f5
BIB-INFO-22 = rien de ce qui est envoyé à un joueur ne dépend de ce qu’il n’a pas le droit de voir, qu’il s’agisse de numéros de cartes, de la graine aléatoire, de l’ordre d’une autre main, du temps de réponse ou de la liste des choix
# en 030a28c3
BIB-INFO-23 = deux exemplaires identiques ne sont jamais distingués : une carte or est toujours désignée par sa seule valeur et une carte Église par son seul type

## Déroulement (FLOW)

# en 0f8d9a33
BIB-FLOW-1 = jusqu’à la fin de la partie, il y a à tout moment exactement un joueur qui a exactement une décision à prendre
# en 141cfa0f
BIB-FLOW-2 = toute décision offre au moins un choix permis
# en a3179d51
BIB-FLOW-3 = une décision ne peut être prise à la place d’un joueur que si tout le monde peut savoir, d’après les informations publiques, qu’un seul choix est permis, et elle est enregistrée comme les autres
# en 7737eeed
BIB-FLOW-4 = on demande toujours au meilleur enchérisseur s’il paie, même si seul le refus est possible, afin que la pause ne révèle rien
# en 0b2a6542
BIB-FLOW-5 = un coup joué par quelqu’un qui n’a pas à décider, ou un coup qui n’est pas permis, est rejeté et ne change rien
# en 713bda92
BIB-FLOW-6 = les cartes payées pour un lot forment un seul et même choix, dont les autres n’apprennent rien tant qu’il n’est pas complet

## Invariants (INV)

# en 2f8a9435
BIB-INV-1 = les cartes retirées ou écartées, dans la pioche, tout juste piochées, gardées, en train de prendre effet, dans l’espace commun, dans la pile d’enchères ou parmi les lots, mises aux enchères, en main et défaussées sont toujours les mêmes 87 cartes
# en 21acc638
BIB-INV-2 = aucune main ne contient jamais de carte Église
# en 9406870e
BIB-INV-3 = chaque dé affiche toujours de 1 à 6, et une carte Église modifie au plus deux dés, chacun d’exactement 1
# en ccabf61e
BIB-INV-4 = après chaque tour de dons, la pile d’enchères compte autant de cartes qu’il y a eu de tours de dons
# en 65b1bda2
BIB-INV-5 = à la fin de la phase de dons, les cartes de toutes les mains et les cartes Église acquises sont ensemble au nombre de 40 à deux joueurs, 54 à trois ou 64 à quatre
# en c81143f9
BIB-INV-6 = après la phase de dons, aucune main ne dépasse 20 cartes à deux joueurs, 18 à trois ou 16 à quatre
# en 1dbfbb24
BIB-INV-7 = les enchères sur un lot montent strictement jusqu’à ce qu’il soit remis aux enchères, et un lot est mis aux enchères au plus autant de fois qu’il y a de joueurs
# en 1770b377
BIB-INV-8 = à la fin, les joueurs ont remporté au plus cinq dés en tout, et aucun dé n’a été remporté deux fois
# en a88fdfb9
BIB-INV-9 = ce qu’un joueur voit et peut choisir reste identique de quelque façon qu’on échange entre elles les cartes hors de sa vue, pourvu qu’aucune carte Église ne se retrouve là où il ne peut pas y en avoir ; une carte qu’il a vue entrer dans une main compte comme visible tant que sa trace n’est pas perdue
# en e3913a92
BIB-INV-10 = les points de victoire de tous les joueurs réunis égalent la somme des dés des catégories dont quelqu’un a une carte

## Options (OPT)

# en 15f7c87b
BIB-OPT-1 = la pénalité pour défaut de paiement est la pénalité standard, ou la pénalité de bluff si on en a convenu d’avance
# en c2bd8329
BIB-OPT-2 = le premier joueur est tiré au sort, ou choisi à la création de la partie
# en 4556a757
BIB-OPT-3 = les enchères sont libres, et on peut alors enchérir au-delà de ce qu’on peut payer, ou honnêtes, et on ne le peut pas
# en 890f6ceb
BIB-OPT-4 = l’or des joueurs à égalité de points de victoire se compare en nombre de cartes, ou en valeur totale
# en cc49d58b
BIB-OPT-5 = l’aide-mémoire montre le journal et ce que chaque main peut contenir, ou est désactivé

## Enchères honnêtes (HONEST)

# en a229449a
BIB-HONEST-1 = avec les enchères honnêtes, une enchère ne dépasse pas ce que l’enchérisseur peut payer
# en 728fde69
BIB-HONEST-2 = avec les enchères honnêtes, l’enchère gagnante est toujours payée, jamais refusée
