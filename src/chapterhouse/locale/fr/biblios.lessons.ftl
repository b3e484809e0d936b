### Leçons de Biblios en français. On vouvoie la personne qui apprend ; les phrases sont courtes.

# en aeae6502
lesson-first = Biblios en trois minutes
# en 518ee17a
lesson-first-keep = Cinq catégories ont chacune un dé : le plus haut total de la catégorie le remporte, et son nombre donne les points. Vous piochez trois cartes, une à une, et placez chacune avant de voir la suivante : une à garder, une pour les enchères, une face visible pour Bruno.
    .task = Gardez ce moine, de valeur 4.
    .bruno = Bruno pourrait alors le prendre. Aucun moine ne vaut plus de 4 : gardez-le.
    .later = Il serait alors vendu plus tard, peut-être à Bruno. Aucun moine ne vaut plus de 4 : gardez-le.
# en 08e6c9c5
lesson-first-give = Il reste deux places. Ce livre saint ne vaut que 1. Sa lettre est son sceau : à total égal, le meilleur sceau remporte le dé, A avant B.
    .task = Posez-le dans l’espace commun, pour Bruno.
    .cheap = Ce qui va aux enchères pourra s’acheter plus tard. Un livre saint de valeur 1 n’en vaut guère la peine : donnez-le à Bruno.
# en 469ab328
lesson-first-take = Votre troisième carte devait aller aux enchères. Puis Bruno a joué. Il a gardé une carte, en a envoyé une aux enchères, et celle-ci est pour vous.
    .task = Prenez la carte Église.
# en b94026c9
lesson-first-raise = Une carte Église change la valeur d’un dé. Vous collectionnez les moines.
    .task = Augmentez le dé des moines.
    .wasted = La carte serait perdue. Vous collectionnez les moines : augmentez leur dé.
    .other = Cela aide ceux qui collectionnent ces cartes. Vous collectionnez les moines : augmentez leur dé.
# en 6bc74463
lesson-first-sell = Bien des tours plus tard, la pioche est épuisée, et les cartes mises aux enchères se vendent une à une. Il reste deux lots, et le premier est de l’or. L’or se paie en cartes : vous enchérissez donc un nombre de cartes.
    .task = Proposez 1 carte pour l’or.
    .gold = Il vous faudra bientôt de l’or, et l’une de vos cartes ne vous sert guère. Proposez 1.
    .many = Pour commencer, 1 carte suffit. Proposez 1.
# en 9b05bd1d
lesson-first-give-up = Bruno passe : l’or est à vous pour une carte. Quatre de vos cartes ne sont pas de l’or. Un seul livre saint de valeur 1 ne gagne rien contre plusieurs.
    .task = Payez avec le livre saint.
    .die = Ce manuscrit peut encore vous faire gagner un dé. Payez avec le livre saint.
    .monks = Vous voulez gagner les moines. Payez avec le livre saint.
    .coin = De l’or contre de l’or : mauvaise affaire. Payez avec le livre saint.
    .refuse = Celui qui remporte un lot sans le payer perd une carte en pénalité, et le lot avec. Payez avec le livre saint.
# en fc2f9b62
lesson-first-bid = Voici un moine de valeur 3. Toutes les autres cartes se paient en or, et vous en avez 4. Bruno a proposé 2.
    .task = Enchérissez à 3.
    .lost = Bruno aurait alors le moine pour 2 d’or, et peut-être le dé. Enchérissez à 3.
    .dear = 1 de plus que Bruno suffit. Enchérissez à 3.
    .bluff = Vous n’avez que 4 d’or. Vous pouvez proposer plus, mais sans pouvoir payer, vous serez puni. Enchérissez à 3.
# en 9942675b
lesson-first-pay = Bruno passe : le moine est à vous. On ne rend pas la monnaie : payez au plus juste.
    .task = Payez avec l’or de valeur 3.
    .refuse = Si vous ne payez pas, vous perdez une carte en pénalité, et le lot avec. Vous avez l’or : payez.
# en 787fa8b3
lesson-first-count = C’était le dernier lot, et toutes les mains sont visibles. Moines : vous avez 4 + 2 + 3 = 9, Bruno 7, et leur dé vous rapporte 4 points. Manuscrits : 2 contre 2, le meilleur sceau l’emporte donc : votre H vient avant le I de Bruno, pour 3 points. Bruno gagne deux dés de 3 chacun ; personne n’a de livre interdit.
    .task = Vous gagnez, 7 à 6.
# en 05e46450
lesson-first-end = Le but : avoir le plus de points sur les dés que vous gagnez.
    Un tour : piochez des cartes une à une. Gardez-en une, envoyez-en une aux enchères, posez-en une face visible pour chaque autre joueur. Plus tard viennent les enchères : des cartes contre de l’or, de l’or contre des cartes.
    Ce qui compte : dans chaque catégorie, le plus haut total gagne le dé ; à total égal, le meilleur sceau. L’or ne rapporte rien.
    .task = Voilà Biblios.

# en f347f71e
lesson-church = Les cartes Église
# en 2c9df0d7
lesson-church-keep = Vous collectionnez les moines, et Bruno les livres interdits. Vous avez pioché une carte Église. Elle ne reste dans aucune main : celui qui la reçoit tourne aussitôt un dé, de 1 vers le haut ou vers le bas. Gardée, elle est votre seule carte gardée de ce tour.
    .task = Gardez-la, pour vous en servir.
    .bruno = Bruno la reçoit alors, et tourne le dé qui lui convient. Gardez-la.
    .later = Elle sera vendue plus tard, au plus offrant. Gardez-la.
# en 6d8b5a14
lesson-church-turn = Les points d’un dé vont à celui qui le gagne. Vous êtes en tête pour les moines, Bruno pour les livres interdits.
    .task = Augmentez votre dé, ou diminuez le sien.
    .wasted = Rien ne changerait. Augmentez les moines, ou diminuez les livres interdits.
    .theirs = Ce serait un cadeau à Bruno. Augmentez les moines, ou diminuez les livres interdits.
    .yours = C’est vous qui allez gagner les moines. Augmentez-les, ou diminuez les livres interdits.
    .nobody = Cela compte moins pour l’instant. Augmentez les moines, ou diminuez les livres interdits.
# en f7250a6c
lesson-church-two = Encore une carte Église, pour deux dés : toujours deux dés différents. Bruno a pris, aux yeux de tous, des livres interdits et des livres saints.
    .task = Diminuez ses deux dés.
    .wasted = Rien ne changerait. Diminuez livres saints et livres interdits.
    .yours = C’est vous qui allez gagner les moines. Diminuez livres saints et livres interdits.
    .best = Vous pouvez toucher ses deux dés à la fois : diminuez livres saints et livres interdits.
# en 1bc8785c
lesson-church-end = Gardée, prise ou achetée aux enchères, une carte Église agit aussitôt pour celui qui la reçoit. Augmentez ce que vous gagnez, diminuez ce que gagnent les autres. Ce qu’ils prennent face visible vous dit quels dés ils veulent.
    .task = Les dés de Bruno valent moins.

# en acf06d18
lesson-bluff = Enchérir plus que votre or
# en fbdbca42
lesson-bluff-push = Vous avez 3 d’or. Bruno a proposé 3 pour un moine. Il en a déjà pris, il le veut donc à tout prix. Vous pouvez enchérir plus que ce que vous avez.
    .task = Enchérissez à 4, pour le lui faire payer plus cher.
    .cheap = Il l’aurait alors pour 3. Enchérissez à 4 : il ne s’arrêtera guère là.
    .far = Chaque pas est un risque, et 4 suffit. Enchérissez à 4.
    .wild = Si haut, il pourrait vous le laisser, et vous ne pouvez pas payer. Enchérissez à 4.
# en c555da62
lesson-bluff-stop = Bruno propose 5. S’il passe la prochaine fois, vous devrez ce que vous n’avez pas.
    .task = Passez, à temps.
    .caught = S’il passe maintenant, vous ne pourrez pas payer. Passez.
# en e94ff200
lesson-bluff-again = Il a payé 5 au lieu de 3, et ne doit plus avoir beaucoup d’or. Voyez maintenant ce qui arrive quand on se fait prendre.
    .task = Enchérissez à 4 quand même.
    .honest = Dans une partie, ce serait sage. Dans cette leçon, voyez ce que peut coûter un bluff : enchérissez à 4.
    .wild = 4, c’est déjà trop. Enchérissez à 4.
# en 3e2e2b35
lesson-bluff-refuse = Bruno passe. Vous devez 4, et n’avez que 3.
    .task = Refusez de payer.
# en b69a400c
lesson-bluff-end = En pénalité, chaque autre joueur tire une carte de votre main sans la voir : Bruno a eu votre moine. Le lot est revendu, sans vous. Ne bluffez donc que si quelqu’un va sûrement surenchérir.
    .task = C’était cher.

# en ea50fd16
lesson-ties = En cas d’égalité
# en 484e10d0
lesson-ties-bid = Le dernier lot. Bruno a pris un livre interdit de valeur 2, vous en avez un de valeur 1. Avec celui-ci, vous avez 2 tous les deux. À total égal, le meilleur sceau gagne le dé : A passe avant B, et ainsi de suite.
    .task = Enchérissez à 1 pour le livre au sceau A.
    .lost = Bruno gagne alors le dé des livres interdits. Enchérissez à 1.
    .dear = Commencez bas : Bruno passera peut-être aussitôt, et l’or qui reste départage aussi. Enchérissez à 1.
# en 553ad4a8
lesson-ties-pay = Vous avez deux cartes or, et on ne rend pas la monnaie.
    .task = Payez avec l’or de valeur 1.
    .more = C’est donner 1 d’or pour rien. Payez avec l’or de valeur 1.
    .refuse = Vous perdriez le lot, et une carte en plus. Payez avec l’or de valeur 1.
# en fa714140
lesson-ties-seal = Livres interdits : 2 contre 2. Votre meilleur sceau est A, celui de Bruno H : vous gagnez le dé, pour 2 points. Vous avez alors 6 points chacun. À points égaux, le plus de cartes or l’emporte.
    .task = Vous gagnez, grâce à une seule carte or.
# en 8f9ae1a7
lesson-ties-end = Total égal : le meilleur sceau gagne le dé. Points égaux : le plus de cartes or l’emporte. Une carte faible au bon sceau peut donc valoir son prix, et le dernier or de votre main aussi.
    .task = Les égalités sont tranchées.

# Ce que dit un coach à une question qui se pose pour la première fois.
# en cce19d83
coach-ask-place = Vous placez chaque carte avant de voir la suivante. À chaque tour, vous en gardez une, même une carte Église ; une va aux enchères, et une reste visible pour chaque autre joueur.
# en 99704f7c
coach-ask-take = Prenez ce que vous collectionnez, ou ce qu’un autre aimerait avoir. Une carte Église agit aussitôt.
# en f53ca821
coach-ask-church-card = Les dés que vous allez gagner devraient afficher plus, les autres moins. Vous pouvez aussi renoncer.
# en 3b33ab12
coach-ask-church-two = Cette carte fait varier deux dés différents, tous deux dans le même sens. Choisissez-les pour qu’elle vous serve là où vous comptez gagner, ou gêne les autres. Vous pouvez aussi renoncer.
# en 463f638f
coach-ask-bid = Les cartes s’achètent avec de l’or, et l’or avec des cartes de toute sorte. Celui qui remporte un lot sans le payer est puni.
# en ed50934e
coach-ask-pay = On ne rend pas la monnaie : payez au plus juste. Pour de l’or, donnez des cartes qui ne vous font rien gagner.
# en 70b13d2f
coach-ask-bid-cards = L’or se paie avec des cartes de toute sorte, face cachée. N’enchérissez pas plus de cartes que l’or ne vaut pour vous.
# en 66fb7923
coach-event-picked-up = Dans un nom comme moine 3-G, le nombre est la valeur et la lettre, le sceau. À total égal dans une catégorie, le meilleur sceau remporte le dé : A passe avant B.
# en 51816f72
coach-event-sent = La dernière carte d’un tour va là où il reste de la place. Vous seul savez ce que vous avez mis aux enchères.
