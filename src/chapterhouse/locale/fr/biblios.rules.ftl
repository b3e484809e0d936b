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

BIB-COMP-1 = le jeu complet compte exactement 87 cartes
BIB-COMP-2 = le jeu complet compte 45 cartes de catégorie, 33 cartes or et 9 cartes Église
BIB-COMP-3 = il y a cinq catégories de neuf cartes chacune : moines (marron), pigments (bleu), livres saints (vert), manuscrits (orange) et livres interdits (rouge)
BIB-COMP-4 = les moines et les pigments comptent chacun quatre cartes de valeur 2, trois de valeur 3 et deux de valeur 4, pour une valeur totale de 25
BIB-COMP-5 = les livres saints, les manuscrits et les livres interdits comptent chacun sept cartes de valeur 1 et deux de valeur 2, pour une valeur totale de 11
BIB-COMP-6 = il y a onze cartes or de chaque valeur de 1 à 3, qui valent 66 en tout
BIB-COMP-7 = il y a deux cartes Église de chacun des types « +1 sur un dé », « −1 sur un dé », « +1 sur deux dés » et « −1 sur deux dés », et une seule du type « +1 ou −1 sur un dé »
BIB-COMP-8 = les neuf cartes d’une catégorie portent les neuf sceaux, classés de 1, le meilleur, à 9
BIB-COMP-9 = pour les moines comme pour les pigments, les sceaux 1 à 4 figurent sur les cartes de valeur 2, les sceaux 5 à 7 sur celles de valeur 3 et les sceaux 8 et 9 sur celles de valeur 4
BIB-COMP-10 = pour les livres saints, les manuscrits et les livres interdits, les sceaux 1 à 7 figurent sur les cartes de valeur 1 et les sceaux 8 et 9 sur celles de valeur 2
BIB-COMP-11 = les cartes or et les cartes Église ne portent pas de sceau
BIB-COMP-12 = aucune règle ne fait de différence entre deux cartes or de même valeur, ni entre deux cartes Église de même type
BIB-COMP-13 = un sceau est un rang, affiché sous la forme d’une lettre qui ne dépend que de la langue du lecteur
BIB-COMP-14 = le scriptorium porte un dé par catégorie, qui indique de 1 à 6 ce que vaut la catégorie
BIB-COMP-15 = l’ordre du scriptorium est moines, pigments, livres saints, manuscrits, livres interdits

## Mise en place (SETUP)

BIB-SETUP-1 = on joue à deux, trois ou quatre
BIB-SETUP-2 = au départ, tous les dés sont sur 3
BIB-SETUP-3 = avant une partie à deux joueurs, on retire deux cartes or de chaque valeur, soit six en tout
BIB-SETUP-4 = avant une partie à trois joueurs, on retire une carte or de chaque valeur, soit trois en tout
BIB-SETUP-5 = avant une partie à quatre joueurs, on ne retire aucune carte or
BIB-SETUP-6 = une fois retirées les éventuelles cartes or, on mélange la pioche et on écarte sans les regarder 21 cartes à deux joueurs, 12 à trois ou 7 à quatre
BIB-SETUP-7 = les cartes écartées peuvent être n’importe lesquelles de celles qui restent, cartes or et cartes Église comprises
BIB-SETUP-8 = les cartes retirées ou écartées à la mise en place restent hors du jeu pendant toute la partie
BIB-SETUP-9 = pendant la partie, personne n’apprend quelles cartes ont été écartées
BIB-SETUP-10 = tout le monde sait quelles cartes or ont été retirées à la mise en place
BIB-SETUP-11 = au départ, la pioche compte 60 cartes à deux joueurs, 72 à trois ou 80 à quatre, dans un ordre aléatoire
BIB-SETUP-12 = un tour de dons porte sur une carte de plus que le nombre de joueurs, soit 3, 4 ou 5 cartes
BIB-SETUP-13 = la pioche suffit pour exactement 20 tours de dons à deux joueurs, 18 à trois ou 16 à quatre, et aucun n’est écourté
BIB-SETUP-14 = chaque joueur est actif pendant le même nombre de tours de dons : 10 à deux joueurs, 6 à trois, 4 à quatre
BIB-SETUP-15 = le premier joueur est désigné par l’hôte, ou à défaut tiré au sort à chances égales entre tous
BIB-SETUP-16 = au départ, les mains, l’espace commun, la pile d’enchères et la défausse sont vides
BIB-SETUP-17 = les options sont fixées à la création de la partie et ne changent plus ensuite

## Phase de dons (GIFT)

BIB-GIFT-1 = le premier joueur est actif au premier tour de dons, et après chaque tour son voisin de gauche devient le joueur actif
BIB-GIFT-2 = le joueur actif place les cartes d’un tour de dons strictement l’une après l’autre
BIB-GIFT-3 = le joueur actif prend la première carte de la pioche et la regarde avant d’en choisir la destination
BIB-GIFT-4 = une carte piochée est gardée face cachée, mise face cachée dans la pile d’enchères ou posée face visible dans l’espace commun
BIB-GIFT-5 = à chaque tour, on garde exactement une carte
BIB-GIFT-6 = à chaque tour, on met exactement une carte dans la pile d’enchères
BIB-GIFT-7 = à chaque tour, on pose dans l’espace commun exactement une carte par adversaire
BIB-GIFT-8 = une destination qui a reçu toutes ses cartes du tour n’en accepte plus
BIB-GIFT-9 = la dernière carte d’un tour de dons n’a plus qu’une seule destination possible
BIB-GIFT-10 = une carte placée reste où elle est : on ne la déplace ni ne l’échange
BIB-GIFT-11 = personne ne pioche ni ne voit la carte suivante avant que la carte en cours soit placée et que son éventuel effet de carte Église soit terminé
BIB-GIFT-12 = une carte Église gardée compte comme la carte gardée de ce tour
BIB-GIFT-13 = une carte Église gardée prend effet aussitôt, puis est défaussée, et aucune autre carte ne la remplace
BIB-GIFT-14 = une fois toutes les cartes du tour placées, le joueur actif prend en main la carte gardée, sauf si c’était une carte Église
BIB-GIFT-15 = quand le joueur actif a placé toutes les cartes, chaque autre joueur prend exactement une carte de l’espace commun, dans le sens horaire à partir du voisin de gauche du joueur actif
BIB-GIFT-16 = personne ne peut passer au lieu de prendre une carte de l’espace commun
BIB-GIFT-17 = on peut prendre n’importe quelle carte encore présente dans l’espace commun
BIB-GIFT-18 = une carte de catégorie ou une carte or prise dans l’espace commun va dans la main de celui qui la prend
BIB-GIFT-19 = une carte Église prise dans l’espace commun prend effet avant que le joueur suivant prenne une carte
BIB-GIFT-20 = le joueur actif ne prend rien dans l’espace commun
BIB-GIFT-21 = un tour de dons se termine quand l’espace commun est vide
BIB-GIFT-22 = la phase de dons se termine avec le tour pendant lequel la pioche s’épuise
BIB-GIFT-23 = une carte Église n’a aucun effet tant qu’elle est dans l’espace commun ou dans la pile d’enchères
BIB-GIFT-24 = à chaque tour de dons, chaque joueur gagne exactement une carte, qui rejoint sa main ou qui, si c’est une carte Église, prend effet et laisse sa main inchangée

## Cartes Église (CHURCH)

BIB-CHURCH-1 = on n’acquiert une carte Église que de trois façons : en la gardant comme joueur actif, en la prenant dans l’espace commun ou en la remportant aux enchères
BIB-CHURCH-2 = piocher une carte Église, ce n’est pas encore l’acquérir
BIB-CHURCH-3 = dès qu’une carte Église est acquise, tout le reste attend que son effet soit décidé
BIB-CHURCH-4 = seul le joueur qui a acquis une carte Église décide de son effet
BIB-CHURCH-5 = une carte Église acquise est montrée à tout le monde
BIB-CHURCH-6 = la carte Église « +1 sur un dé » augmente un dé de 1
BIB-CHURCH-7 = la carte Église « −1 sur un dé » diminue un dé de 1
BIB-CHURCH-8 = la carte Église « +1 sur deux dés » augmente de 1 chacun les dés de deux catégories
BIB-CHURCH-9 = la carte Église « −1 sur deux dés » diminue de 1 chacun les dés de deux catégories
BIB-CHURCH-10 = la carte Église « +1 ou −1 sur un dé » augmente ou diminue un dé de 1, au choix
BIB-CHURCH-11 = une carte Église sur deux dés modifie deux dés différents ou aucun, jamais un seul ni deux fois le même
BIB-CHURCH-12 = celui qui acquiert une carte Église peut toujours renoncer entièrement à son effet
BIB-CHURCH-13 = un dé qui affiche 6 ne peut pas être augmenté
BIB-CHURCH-14 = un dé qui affiche 1 ne peut pas être diminué
BIB-CHURCH-15 = si une carte Église exige plus de dés qu’on ne peut en modifier, on ne peut que renoncer à son effet
BIB-CHURCH-16 = une fois son effet décidé, une carte Église est défaussée face visible
BIB-CHURCH-17 = une carte Église ne fait jamais partie d’une main
BIB-CHURCH-18 = une carte Église peut modifier le dé de n’importe quelle catégorie, quoi que possède celui qui la joue
BIB-CHURCH-19 = une fois la carte Église réglée, la partie reprend exactement là où elle s’était arrêtée

## Phase d’enchères (AUCT)

BIB-AUCT-1 = au début de la phase d’enchères, on mélange la pile d’enchères, dont les cartes deviennent les lots
BIB-AUCT-2 = le premier joueur de la phase de dons est aussi le joueur actif pour le premier lot
BIB-AUCT-3 = le joueur actif retourne face visible le premier lot de la pile, sans aucun choix à faire
BIB-AUCT-4 = le voisin de gauche du joueur actif prend la parole en premier
BIB-AUCT-5 = la parole passe dans le sens horaire, et le joueur actif participe lui aussi aux enchères, en dernier au premier tour de table
BIB-AUCT-6 = celui qui a la parole doit enchérir ou passer
BIB-AUCT-7 = une enchère est un nombre entier d’au moins 1
BIB-AUCT-8 = une enchère doit dépasser toutes celles qui l’ont précédée dans ces enchères, peu importe de combien
BIB-AUCT-9 = un joueur qui passe n’a plus la parole jusqu’à ce que les enchères sur ce lot soient terminées ou repartent de zéro
BIB-AUCT-10 = le meilleur enchérisseur ne reprend la parole que si quelqu’un surenchérit
BIB-AUCT-11 = les enchères se terminent quand tous les joueurs, sauf le meilleur enchérisseur, ont passé ou sont exclus
BIB-AUCT-12 = quand tous les autres ont passé ou sont exclus sans que personne ait enchéri, le dernier joueur a encore la parole pour enchérir ou passer
BIB-AUCT-13 = un lot est clos et défaussé face visible quand tous les joueurs non exclus ont passé et que personne n’a enchéri
BIB-AUCT-14 = une carte Église défaussée comme lot invendu n’a aucun effet
BIB-AUCT-15 = quand un lot a été remporté ou défaussé, le voisin de gauche du joueur actif devient le joueur actif
BIB-AUCT-16 = la phase d’enchères se termine quand il ne reste aucun lot et que le dernier est clos
BIB-AUCT-17 = sur un lot qui n’est pas de l’or, une enchère est un montant en or
BIB-AUCT-18 = une carte Église mise aux enchères suit les règles des lots qui ne sont pas de l’or
BIB-AUCT-19 = sur un lot d’or, une enchère est un nombre de cartes
BIB-AUCT-20 = avec les enchères libres, on peut enchérir au-delà de ce qu’on peut payer
BIB-AUCT-21 = sur un lot qui n’est pas de l’or, une enchère ne dépasse pas trois fois le nombre de cartes en main de l’enchérisseur
BIB-AUCT-22 = sur un lot d’or, une enchère ne dépasse pas le nombre de cartes en main de l’enchérisseur
BIB-AUCT-23 = un joueur dont la limite ne dépasse pas la plus haute enchère ne peut que passer
BIB-AUCT-24 = un lot ne peut pas servir à se payer lui-même

## Paiement (PAY)

BIB-PAY-1 = quand les enchères se terminent, le meilleur enchérisseur doit payer ou refuser de payer
BIB-PAY-2 = avec les enchères libres, le meilleur enchérisseur peut refuser de payer même s’il en a les moyens
BIB-PAY-3 = un lot qui n’est pas de l’or se paie avec des cartes or de sa main, d’une valeur totale au moins égale à l’enchère
BIB-PAY-4 = on peut payer trop, mais la monnaie n’est pas rendue
BIB-PAY-5 = on ne paie avec aucune carte or dont on pourrait se passer, les autres suffisant à atteindre l’enchère
BIB-PAY-6 = tant qu’aucune carte n’est superflue, l’acheteur choisit l’or qu’il dépense, fût-ce un 3 pour une enchère de 1 alors qu’il a un 1 en main
BIB-PAY-7 = l’or payé pour un lot qui n’est pas de l’or est montré à tout le monde, puis défaussé
BIB-PAY-8 = un lot d’or se paie avec exactement autant de cartes de sa main que l’indique l’enchère
BIB-PAY-9 = un lot d’or peut se payer avec n’importe quelles cartes de sa main, y compris de l’or
BIB-PAY-10 = les cartes payées pour un lot d’or sont défaussées face cachée, et les autres n’en apprennent que le nombre
BIB-PAY-11 = une fois payé, un lot va dans la main de l’acheteur, ou prend effet aussitôt si c’est une carte Église
BIB-PAY-12 = un meilleur enchérisseur qui n’a aucun paiement permis ne peut que refuser de payer

## Pénalité (PEN)

BIB-PEN-1 = un meilleur enchérisseur qui ne paie pas subit la pénalité et n’obtient pas le lot
BIB-PEN-2 = avec la pénalité standard, chaque autre joueur reçoit une carte tirée au hasard dans la main du joueur pénalisé
BIB-PEN-3 = avec la pénalité standard, les cartes sont tirées l’une après l’autre, sans remise, pour chaque autre joueur à tour de rôle, dans le sens horaire à partir du voisin de gauche du joueur pénalisé
BIB-PEN-4 = avec la pénalité standard, les joueurs qui n’ont pas encore été servis ne reçoivent rien une fois la main vide
BIB-PEN-5 = avec la pénalité de bluff, le joueur pénalisé défausse une carte tirée au hasard dans sa main
BIB-PEN-6 = une carte perdue par la pénalité de bluff est défaussée face cachée, et seul le joueur qui l’a perdue la connaît
BIB-PEN-7 = une carte perdue par pénalité est tirée au hasard, à chances égales pour toutes les cartes de la main, et aucun joueur ne la choisit
BIB-PEN-8 = après l’une ou l’autre pénalité, le lot est remis aux enchères à partir de zéro entre tous les joueurs non exclus, y compris ceux qui avaient passé
BIB-PEN-9 = un joueur pénalisé est exclu des enchères jusqu’au lot suivant
BIB-PEN-10 = quand un lot est remis aux enchères, le premier joueur non exclu à gauche du joueur actif prend la parole en premier
BIB-PEN-11 = une pénalité ne change pas le joueur actif
BIB-PEN-12 = plusieurs joueurs peuvent être exclus sur un même lot, un de plus à chaque refus de payer
BIB-PEN-13 = un lot sur lequel tous les joueurs sont exclus est défaussé et clos
BIB-PEN-14 = quand il ne reste qu’un joueur non exclu, il a la parole une seule fois pour enchérir ou passer, et s’il enchérit, il doit payer ou subir la pénalité
BIB-PEN-15 = une carte reçue par pénalité n’a aucun effet, puisque ce n’est jamais une carte Église
BIB-PEN-16 = une pénalité ne prend rien dans une main vide

## Fin de partie et décompte (SCORE)

BIB-SCORE-1 = la partie se termine après le dernier lot, et toutes les mains sont montrées
BIB-SCORE-2 = le total d’un joueur dans une catégorie est la somme des valeurs de ses cartes de cette catégorie
BIB-SCORE-3 = le joueur qui a le plus haut total dans une catégorie en remporte le dé, à la valeur qu’il affiche
BIB-SCORE-4 = parmi les joueurs à égalité au plus haut total d’une catégorie, celui qui y a le meilleur sceau remporte le dé, et aucun sceau d’un joueur au total inférieur ne compte
BIB-SCORE-5 = une catégorie dont personne n’a de carte n’est remportée par personne et ne rapporte rien
BIB-SCORE-6 = les points de victoire d’un joueur sont la somme des dés qu’il a remportés
BIB-SCORE-7 = ni la valeur des cartes ni l’or ne sont des points de victoire
BIB-SCORE-8 = le joueur qui a le plus de points de victoire gagne la partie
BIB-SCORE-9 = parmi les joueurs à égalité de points de victoire, celui qui a le plus de cartes or en main l’emporte
BIB-SCORE-10 = parmi les joueurs à égalité de points de victoire et d’or, celui qui a le plus haut total en moines l’emporte
BIB-SCORE-11 = parmi les joueurs qui ont des moines et sont à égalité de points de victoire, d’or et de moines, celui qui a le meilleur sceau de moines l’emporte
BIB-SCORE-12 = si aucun joueur encore à égalité n’a de moine, on compare les pigments par le total, puis par le sceau, et ainsi de suite pour les catégories dans l’ordre du scriptorium
BIB-SCORE-13 = quand plus de deux joueurs sont à égalité, chaque critère de départage ne laisse en lice pour le suivant que les meilleurs d’entre eux
BIB-SCORE-14 = les joueurs qu’aucun critère ne départage, parce qu’aucun d’eux n’a de carte de catégorie, se partagent la victoire
BIB-SCORE-15 = tout le classement final découle des points de victoire, puis des critères de départage dans l’ordre, et les joueurs à égalité en tout partagent le même rang

## Informations (INFO)

BIB-INFO-1 = seul son propriétaire voit une main, et il peut la regarder à tout moment
BIB-INFO-2 = tout le monde sait combien de cartes compte chaque main
BIB-INFO-3 = seul le joueur actif voit une carte piochée pendant la phase de dons, tant qu’elle n’est pas placée
BIB-INFO-4 = tout le monde voit où va chaque carte d’un tour de dons et dans quel ordre les cartes sont placées
BIB-INFO-5 = tout le monde voit une carte de l’espace commun dès qu’elle y est posée
BIB-INFO-6 = seul le joueur actif connaît la carte gardée pendant un tour, sauf si c’est une carte Église
BIB-INFO-7 = une carte de la pile d’enchères n’est connue que du joueur qui l’y a mise
BIB-INFO-8 = tout le monde sait combien il y a de cartes dans la pioche, la pile d’enchères, l’espace commun et la défausse, et combien il reste de lots
BIB-INFO-9 = tout le monde voit qui prend quelle carte dans l’espace commun
BIB-INFO-10 = une fois la pile d’enchères mélangée, personne ne connaît l’ordre des lots, pas même ceux qui les y ont mis
BIB-INFO-11 = tout le monde voit un lot dès qu’il est retourné, et qui le remporte
BIB-INFO-12 = tout le monde entend toutes les enchères et sait qui passe
BIB-INFO-13 = tout le monde voit chaque carte or payée pour un lot qui n’est pas de l’or
BIB-INFO-14 = seul l’acheteur connaît les cartes payées pour un lot d’or, mais tout le monde en connaît le nombre
BIB-INFO-15 = tout le monde apprend qu’un enchérisseur a refusé de payer, sans savoir s’il aurait pu le faire
BIB-INFO-16 = seuls le joueur qui perd une carte par la pénalité standard et celui qui la reçoit la connaissent, mais tout le monde voit de qui à qui elle passe
BIB-INFO-17 = seul le joueur qui perd une carte par la pénalité de bluff sait de quelle carte il s’agit
BIB-INFO-18 = tout le monde voit les dés, les cartes Église jouées et ce qu’on choisit d’en faire
BIB-INFO-19 = personne ne peut consulter les cartes défaussées face cachée
BIB-INFO-20 = un journal conserve pour chaque joueur les événements publics et ce qu’il a été seul à voir : les cartes qu’il a mises dans la pile d’enchères, payées face cachée, ou perdues ou reçues par pénalité
BIB-INFO-21 = après la fin, tout le monde voit toutes les mains, toutes les cartes hors du jeu et toutes les cartes défaussées face cachée
BIB-INFO-22 = rien de ce qui est envoyé à un joueur ne dépend de ce qu’il n’a pas le droit de voir, qu’il s’agisse de numéros de cartes, de la graine aléatoire, de l’ordre d’une autre main, du temps de réponse ou de la liste des choix
BIB-INFO-23 = deux exemplaires identiques ne sont jamais distingués : une carte or est toujours désignée par sa seule valeur et une carte Église par son seul type

## Déroulement (FLOW)

BIB-FLOW-1 = jusqu’à la fin de la partie, il y a à tout moment exactement un joueur qui a exactement une décision à prendre
BIB-FLOW-2 = toute décision offre au moins un choix permis
BIB-FLOW-3 = une décision ne peut être prise à la place d’un joueur que si tout le monde peut savoir, d’après les informations publiques, qu’un seul choix est permis, et elle est enregistrée comme les autres
BIB-FLOW-4 = on demande toujours au meilleur enchérisseur s’il paie, même si seul le refus est possible, afin que la pause ne révèle rien
BIB-FLOW-5 = un coup joué par quelqu’un qui n’a pas à décider, ou un coup qui n’est pas permis, est rejeté et ne change rien
BIB-FLOW-6 = les cartes payées pour un lot d’or forment un seul et même choix, dont les autres n’apprennent rien tant qu’il n’est pas complet

## Invariants (INV)

BIB-INV-1 = les cartes retirées ou écartées, dans la pioche, tout juste piochées, gardées, en train de prendre effet, dans l’espace commun, dans la pile d’enchères ou parmi les lots, mises aux enchères, en main et défaussées sont toujours les mêmes 87 cartes
BIB-INV-2 = aucune main ne contient jamais de carte Église
BIB-INV-3 = chaque dé affiche toujours de 1 à 6, et une carte Église modifie au plus deux dés, chacun d’exactement 1
BIB-INV-4 = après chaque tour de dons, la pile d’enchères compte autant de cartes qu’il y a eu de tours de dons
BIB-INV-5 = à la fin de la phase de dons, les cartes de toutes les mains et les cartes Église acquises sont ensemble au nombre de 40 à deux joueurs, 54 à trois ou 64 à quatre
BIB-INV-6 = après la phase de dons, aucune main ne dépasse 20 cartes à deux joueurs, 18 à trois ou 16 à quatre
BIB-INV-7 = les enchères sur un lot montent strictement tant qu’il n’est pas remis aux enchères, et il est mis aux enchères au plus autant de fois qu’il y a de joueurs
BIB-INV-8 = à la fin, les joueurs ont remporté au plus cinq dés en tout, et aucun dé n’a été remporté deux fois
BIB-INV-9 = ce qu’un joueur voit et peut choisir reste identique de quelque façon qu’on échange entre elles les cartes hors de sa vue, pourvu qu’aucune carte Église ne se retrouve là où il ne peut pas y en avoir ; une carte qu’il a vue entrer dans une main compte comme visible tant que sa trace n’est pas perdue
BIB-INV-10 = les points de victoire de tous les joueurs réunis égalent la somme des dés des catégories dont quelqu’un a une carte

## Options (OPT)

BIB-OPT-1 = la pénalité pour défaut de paiement est la pénalité standard, ou la pénalité de bluff si on en a convenu d’avance
BIB-OPT-2 = le premier joueur est tiré au sort, ou choisi à la création de la partie
BIB-OPT-3 = les enchères sont libres, et on peut alors enchérir au-delà de ce qu’on peut payer, ou honnêtes, et on ne le peut pas
BIB-OPT-4 = l’or des joueurs à égalité de points de victoire se compare en nombre de cartes, ou en valeur totale
BIB-OPT-5 = l’aide-mémoire montre le journal et ce que chaque main peut contenir, ou est désactivé

## Enchères honnêtes (HONEST)

BIB-HONEST-1 = avec les enchères honnêtes, une enchère ne dépasse pas ce que l’enchérisseur peut payer
BIB-HONEST-2 = avec les enchères honnêtes, l’enchère gagnante est toujours payée, jamais refusée
