### Leçons de Monasterium en français. On vouvoie la personne qui apprend ; les phrases sont courtes.

# en a6a16688
lesson-first = Monasterium en cinq minutes
# en 6c44fcb3
lesson-first-place = Le plus de points au bout de trois ans l’emporte : vos novices les gagnent dans cinq monastères. D’abord les dés : lancez-les, choisissez une valeur et mettez tous ses dés sur sa case. Puis Bruno lance, puis vous, le reste.
    .task = Placez les un.
    .lone = Vous relanceriez alors les un. Deux dés sur une même case valent mieux : placez les un.
# en 7152260e
lesson-first-take = Tout est placé. Prenez les dés tour à tour, 1 à 3 d’une case : chacun est une action dans la colonne de sa valeur, un six dans toutes. Les blancs sont à tout le monde, les dés de couleur, personnels, à un seul joueur.
    .task = Prenez les deux dés de la case 1 : les un envoient des novices.
    .fewer = Plus de dés, c’est plus d’actions. Prenez les deux.
    .other = Cela n’envoie aucun novice dans un monastère, et ce sont eux qui rapportent. Prenez les deux dés de la case 1.
# en c5f50c56
lesson-first-where = Le premier dé envoie le novice I-A. Les rangées I et II de votre plateau vont dans des bâtiments, l’anneau extérieur. La case de votre émissaire vous ouvre C et E. Prix : 2 soupes, comme l’indique le bol, et 1 influence.
    .task = Envoyez le novice dans le bâtiment C2.
    .other = Ce bâtiment vaut tout autant, mais une mission en demande un de C. Choisissez C2.
# en 4a8922d5
lesson-first-send = 1 point, et un outil pour payer des ateliers. La rangée III va dans des chapelles, contre de l’influence, et garde leur monastère ouvert. La mission A1 demande des bâtiments de A et C, que vous avez, et la chapelle de E.
    .task = Envoyez III-A : rangée III, colonne A.
    .other = Tout novice de la rangée III conviendrait, mais chacun débloque une action de sa propre colonne. Dans cette leçon, envoyez III-A.
# en 97b71e3b
lesson-first-reward = La mission rapporte aussitôt 12 points, moins les années suivantes. La case quittée est une nouvelle action pour vos dés de la colonne A. Au tour de Bruno.
    .task = La mission est accomplie.
# en 08ba3077
lesson-first-last = Bruno a pris deux trois, 1 influence chacun. On continue tour à tour, tant qu’il reste des dés. Bruno pourrait prendre le deux blanc, mais pas votre quatre personnel.
    .task = Prenez le dé blanc de la case 2, pour 1 soupe.
    .own = Personne d’autre ne peut le prendre : il peut attendre. Prenez le dé blanc avant Bruno.
# en 2350ff35
lesson-first-round = Restait votre dé personnel : un chapelet. Plus de dés, la manche est finie ; on en reçoit de nouveau, et Bruno commence. Quand chacun a commencé une manche, l’année est finie ; après trois ans, c’est le décompte.
    .task = Une nouvelle manche, et la deuxième année.
# en 2ceace1a
lesson-first-pair = Une autre partie, et son dernier dé. Un novice de la rangée IV va au cloître, l’anneau intérieur, à côté d’un de vos bâtiments, contre des chapelets. À la fin, il forme une paire avec chacun de vos novices dans la chapelle du même monastère, pour 2 points : deux en A, un en B.
    .task = Choisissez le cloître qui forme le plus de paires.
    .fewer = Il n’y forme qu’une paire, et Bruno gagnerait d’un point. Dans le monastère A, il en forme deux.
# en 2e65d7b1
lesson-first-count = À vos 10 points, la fin ajoute 5 pour le plus de novices dans A, 5 pour le plus dans B, 3 pour des novices dans deux chapelles différentes (1 à 5 chapelles rapportent 1, 3, 6, 10 ou 15) et 2 pour chacune de vos deux paires. Les tuiles de votre vitrail ont donné des biens ; une rangée complète aurait aussitôt rapporté 5 points, une colonne complète 4.
    .task = Vous gagnez, 27 à 26.
# en af87ff0f
lesson-first-end = But : le plus de points au bout de trois ans.
    Manche : tour à tour, lancez vos dés, placez ceux d’une valeur ; puis prenez-en 1 à 3 d’une case, pour une action chacun : envoyer un novice, prendre un bien, avancer l’émissaire, qui ouvre des monastères.
    Points : aussitôt, bâtiments (1 à 3), missions, rangées et colonnes du vitrail ; à la fin, 5 pour le plus de novices d’un monastère, 1 à 15 pour les chapelles différentes, 2 par paire de chapelle et de cloître, un peu pour les biens.
    .task = Voilà Monasterium.

# Ce que dit un coach à une question qui se pose pour la première fois.
# en e343cffc
coach-ask-name = Tous les dés d’une même valeur vont sur une même case. Beaucoup de dés, c’est beaucoup d’actions en un tour, mais d’autres peuvent prendre les blancs. Une fois par manche, votre tuile Relance fait relancer des dés.
# en 7fb29142
coach-ask-take = Chaque dé pris est une action dans la colonne de sa valeur. Trois d’une même case font trois actions.
# en 499872ec
coach-ask-joker = Un six vaut pour n’importe quelle colonne, mais il se prend seul.
# en 639554ea
coach-ask-use = Utilisez l’action de la colonne elle-même, ou une que vous y avez débloquée.
# en 9a782dba
coach-ask-send = La place que quitte un novice débloque une action pour le reste de la partie. Les rangées I et II vont dans des bâtiments, la rangée III dans des chapelles, la rangée IV dans des cloîtres.
# en f1b2e471
coach-ask-where = La case de votre émissaire indique les monastères qui vous sont ouverts. Ceux où vous avez un novice dans la chapelle le restent toujours.
# en bcb80ec3
coach-ask-any = Ce bonus est une action sans dé : n’importe laquelle des vôtres.
# en 3b7f1a00
coach-ask-build = Aucune rangée ni colonne ne peut avoir deux tuiles d’un même monastère. Une rangée complète rapporte 5 points, une colonne complète 4.
# en 39d900a6
coach-ask-bonus = Chaque tuile apporte le bonus de sa rangée ou celui de sa colonne, à votre choix.
# en 6139b34e
coach-ask-last = Un dé personnel de plus donne une action à chaque manche à venir ; les points ne viennent qu’une fois.
# en 3a3bbd22
coach-ask-area = Avec le cinquième novice d’une rangée, le novice supplémentaire peut partir aussi, gratuitement.
# en 7016f90d
coach-event-unlocked = Une action débloquée de la rangée I sert à autant de vos dés que vous voulez, une des rangées II et III une fois par tour.
# en 4fc880d5
coach-event-bonus = Chaque case où passe votre émissaire donne son bonus, qu’il s’y arrête ou non.
# en ab7ecf1b
coach-event-lapsed = Un dé sans action possible est perdu. Avant d’en prendre pour la colonne A, vérifiez qu’un novice peut aller quelque part et que vous pouvez payer.
# en 51005f7a
coach-event-flipped = Désormais, chaque dé posé sur cette tuile retournée rapporte aussitôt 1 point, quoi qu’il fasse.
# en 2f1b9712
coach-event-claimed = Une mission rapporte aussitôt, et d’autres peuvent encore l’accomplir. Celles des catégories A et B rapportent moins chaque année.

# en 78ca741f
lesson-access = Quels monastères sont ouverts
# en 06ea8cd7
lesson-access-envoy = Vous voulez envoyer un novice au monastère C. Les novices vont où mène la case de votre émissaire : pour l’instant, A et B. Un dé de la case 5 fait avancer l’émissaire.
    .task = Prenez le dé de la case 5.
    .closed = Il pourrait envoyer un novice, mais C est encore fermé. Prenez le dé de la case 5.
# en f57530e7
lesson-access-token = De cette case, le chemin mène à B et C. Et chaque case où entre votre émissaire donne aussitôt son bonus.
    .task = Prenez une influence.
    .influence = Les chapelles coûtent de l’influence, et vous n’en avez que 1. Prenez une influence.
# en 7c59131b
lesson-access-where = À votre prochain tour, un novice de la rangée III va dans une chapelle. Le premier vous y a coûté 1 influence. Le deuxième en coûte 2, chacun des suivants 3.
    .task = Envoyez-le dans la chapelle du monastère C.
    .again = Vous y êtes déjà, et à la fin des chapelles différentes rapportent plus. Choisissez C.
    .nearer = B est ouvert aussi. Dans cette leçon, allez en C.
# en fdcaa720
lesson-access-end = C vous reste désormais ouvert, où qu’aille votre émissaire, et A aussi. Vous n’irez en B que tant que la case de votre émissaire y mène.
    .task = Une chapelle ouvre son monastère pour de bon.

# en f894b0a9
lesson-last = Le bout du chemin
# en 4b632662
lesson-last-choose = Votre émissaire a atteint la dernière case : un dé personnel de plus, ou 5 points. C’est encore la première année.
    .task = Prenez le dé.
    .early = Les points ne viennent qu’une fois. Un dé donne une action à chaque manche à venir : prenez le dé.
# en 20c40505
lesson-last-keep = Un dé gagné se lance aussitôt et va sur sa case : vous seul pourrez le prendre, plus tard dans la manche. La tuile Relance permettrait de le relancer. Il montre un six.
    .task = Gardez-le.
    .again = Un six vaut pour toute colonne : vous ne ferez guère mieux. Gardez-le.
# en 3a45c225
lesson-last-late = La même case, dans la dernière manche de la partie. Un dé gagné maintenant ne sert plus que dans cette manche.
    .task = Choisissez ce qui rapporte le plus.
    .late = Il donnerait une seule action, et il n’y a plus de manche à venir. Prenez les 5 points.
# en 77ef8698
lesson-last-end = Tôt un dé, tard les points. Personne n’a plus de trois dés personnels : avec les trois, la case rapporte 5 points à chaque tour du chemin.
    .task = Le chemin est une boucle.

# en 883ae64b
lesson-cloister = Le cloître
# en 9b7d15b1
lesson-cloister-which = Les novices de la rangée IV ne débloquent rien. Ils retournent la tuile d’action de leur colonne : dès lors, chaque dé posé dessus rapporte 1 point. Deux autres de vos dés sont dans la colonne A.
    .task = Envoyez le novice IV-A.
    .column = Cela retourne une autre colonne, où vous n’avez pas de dé. Envoyez IV-A.
    .other = Cela débloquerait une action, mais vous voulez ici des points pour vos dés. Envoyez IV-A.
# en 2fe6b242
lesson-cloister-where = Une case de cloître doit border un de vos bâtiments : vous en avez un en A et un en B. Votre premier novice y coûte 1 chapelet, le deuxième 2, chacun des suivants 3. À la fin, il forme une paire avec chacun de vos novices dans la chapelle.
    .task = Choisissez une case où il forme une paire.
    .alone = Vous n’avez personne dans la chapelle de B : il n’y a pas de paire. Choisissez A.
# en e1d622d5
lesson-cloister-end = La tuile de A est retournée : les deux dés posés dessus ont rapporté 2 points, et chacun des suivants en rapportera 1. À la fin, dans chaque monastère, on compte chapelle fois cloître, fois 2.
    .task = 2 points aussitôt, et 2 à la fin.

# en e04a2bb0
lesson-window = Le vitrail
# en c97060b7
lesson-window-tile = La rangée III donne une tuile d’un monastère où vous êtes dans la chapelle. Ni rangée ni colonne ne peut en avoir deux d’un même monastère, et la rangée du haut a déjà A et B.
    .task = Prenez la tuile qui complète la rangée du haut.
    .twice = A est déjà dans la rangée du haut. Prenez la tuile de C.
# en 22fac441
lesson-window-row = Vous choisissez la rangée ; la tuile va sur sa première case libre à gauche. Une rangée complète rapporte 5 points, une colonne 4.
    .task = Complétez une rangée.
    .unfinished = Cette rangée ne serait pas complète. Choisissez celle du haut.
# en dd6b9c54
lesson-window-bonus = Chaque tuile apporte aussi quelque chose : le bonus de sa rangée ou celui de sa colonne. Ici, une influence ou un livre, qu’on n’obtient guère autrement.
    .task = Prenez le livre.
    .goods = La colonne C donne de l’influence à tout moment. Prenez le livre.
# en 0769727f
lesson-window-end = Les tuiles viennent de la rangée III, des salles communes et du chemin. Les livres paient les salles communes, et chacun de ceux qui restent compte 2 points à la fin.
    .task = 5 points et un livre.

# en faa92777
lesson-missions = Missions et années
# en 2ce9cac0
lesson-missions-year = Le dernier dé de la première année, et il manque un novice à deux missions. A2, un bâtiment de D, rapporte 12 points maintenant, 9 l’an prochain, 6 la troisième année. C2, une troisième salle commune, en rapporte 9 chaque année.
    .task = Accomplissez celle qui ne peut pas attendre.
    .later = C2 rapportera encore 9 points l’an prochain. A2 en perdrait 3 : envoyez le novice en D.
    .none = Cela n’accomplit aucune mission. Envoyez le novice dans un bâtiment de D.
# en 4815094a
lesson-missions-end = 12 points aussitôt, et la partie continue. D’autres peuvent encore accomplir A2, pour autant de points que le dit l’année. Les missions A et B perdent de la valeur chaque année, pas celles de la catégorie C.
    .task = Quelle mission peut attendre ?
