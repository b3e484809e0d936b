### Leçons de Monasterium en français. On vouvoie la personne qui apprend ; les phrases sont courtes.

# en a6a16688
lesson-first = Monasterium en cinq minutes
# en baca6d4c
lesson-first-place = Le plus de points au bout de trois ans l’emporte. Vos novices dans les bâtiments en rapportent, et votre vitrail aussi. Les dés sont vos actions. Vous avez lancé trois un et un cinq. Tous les dés de même valeur vont sur la case de cette valeur.
    .task = Placez les un.
    .lone = Vous relanceriez alors les un. Trois dés sur une même case valent mieux : placez les un.
    .reroll = Gardez votre tuile Relance pour un moins bon lancer. Placez les un.
# en 3f89cd64
lesson-first-take = On prend maintenant des dés, et chacun est une action. La case 1 va avec la colonne A de votre plateau. Les dés y envoient des novices.
    .task = Prenez les trois dés de la case 1.
    .fewer = Plus de dés, c’est plus d’actions. Prenez-les tous les trois.
    .envoy = Un cinq ne ferait qu’avancer votre émissaire. Prenez les trois dés de la case 1.
# en 7d5d9476
lesson-first-send = Votre premier dé envoie un novice. Ceux des rangées I et II vont dans des bâtiments. La place que quitte un novice débloque pour vous une nouvelle action.
    .task = Envoyez le novice I-A.
    .chapel = La rangée III va dans les chapelles : ce sera pour la suite. Envoyez d’abord le novice I-A.
    .other = C’est possible aussi, mais débloque une autre action. Dans cette leçon, envoyez I-A.
# en 63225423
lesson-first-where = Votre émissaire est là où le chemin mène au monastère A : vous pouvez donc y aller. Un bâtiment profane coûte 1 influence et 2 soupes. Il rapporte aussitôt 1 point.
    .task = Envoyez le novice dans le bâtiment A3.
    .room = Ce bâtiment vaut tout autant. Dans cette leçon, prenez le bâtiment A3.
# en a12ba2b6
lesson-first-chapel = Le bâtiment vous a rapporté un point et un outil, et vous avez une nouvelle action. Votre deuxième dé envoie un autre novice. Ceux de la rangée III vont dans les chapelles.
    .task = Envoyez le novice III-A.
    .cloister = La rangée IV va dans les cloîtres : vous le ferez plus tard. Envoyez le novice III-A.
    .other = C’est possible aussi, mais débloque une autre action. Dans cette leçon, envoyez III-A.
# en 35c4b7e1
lesson-first-window = Avec un novice dans sa chapelle, le monastère A vous reste ouvert. Et III-A a débloqué la tuile vitrail. Votre troisième dé peut s’en servir aussitôt.
    .task = Placez une tuile vitrail.
    .dear = Cela coûterait votre unique chapelet. Placez une tuile vitrail.
    .envoy = Votre émissaire est bien où il est. Placez une tuile vitrail.
# en 2bade846
lesson-first-row = Une rangée complète de votre vitrail rapporte 5 points, une colonne complète 4. Chaque tuile apporte aussi quelque chose : dans la rangée du milieu, par exemple un chapelet.
    .task = Placez-la dans la rangée du milieu.
    .other = C’est possible aussi, mais les chapelets sont rares. Placez-la dans la rangée du milieu.
# en e3ca5910
lesson-first-pair = Bien plus tard : le dernier dé de la dernière année. Votre novice de la rangée IV va dans un cloître. À la fin, il forme une paire avec chacun de vos novices dans la chapelle de ce monastère, et chaque paire rapporte 2 points. Vous avez deux novices dans la chapelle de A, et un dans celle de B.
    .task = Choisissez le cloître qui forme le plus de paires.
    .fewer = Il n’y forme qu’une paire, et Bruno gagnerait d’un point. Dans le monastère A, il en forme deux.
# en ac8d1f49
lesson-first-count = Le plus de novices dans un monastère rapporte 5 points : à vous dans A et dans B. Les chapelles de deux monastères rapportent 3, deux paires 4. Avec vos 10 points d’avant, cela fait 27. Bruno en a 26.
    .task = Vous gagnez, 27 à 26.
# en ccac9e50
lesson-first-end = Le but : avoir le plus de points après trois années.
    Un tour : d’abord vous placez des dés, tous de la même valeur. Ensuite vous prenez jusqu’à trois dés d’une valeur, et chacun est une action.
    Ce qui compte : aussitôt, les bâtiments, les missions et votre vitrail ; à la fin, le plus de novices dans un monastère, les chapelles différentes et les paires chapelle et cloître.
    .task = Voilà Monasterium.

# Ce que dit un coach à une question qui se pose pour la première fois.
# en dd588fe2
coach-ask-name = Tous les dés d’une même valeur vont sur une même case. Beaucoup de dés, c’est beaucoup d’actions en un tour, mais d’autres peuvent prendre les blancs.
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
