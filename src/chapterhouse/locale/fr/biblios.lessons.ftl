### Leçons de Biblios en français. On vouvoie la personne qui apprend ; les phrases sont courtes.

# en aeae6502
lesson-first = Biblios en trois minutes
# en b5bb2a46
lesson-first-keep = Il y a cinq sortes de cartes, et un dé pour chacune. Le plus haut total d’une sorte remporte son dé, et le nombre qu’il affiche donne les points. Vous avez pioché un moine de valeur 4, à l’abri des regards.
    .task = Gardez le moine.
    .bruno = Bruno pourrait alors le prendre. Aucun moine ne vaut plus de 4 : gardez-le.
    .later = Il serait alors vendu plus tard, peut-être à Bruno. Aucun moine ne vaut plus de 4 : gardez-le.
# en 649aa4af
lesson-first-give = Vous placez chaque carte avant de voir la suivante : une pour vous, une pour les enchères, une face visible pour Bruno. Ce livre saint ne vaut que 1.
    .task = Posez-le dans l’espace commun, pour Bruno.
    .cheap = Ce qui va aux enchères pourra s’acheter plus tard. Un livre saint de valeur 1 n’en vaut guère la peine : donnez-le à Bruno.
# en 469ab328
lesson-first-take = Votre troisième carte devait aller aux enchères. Puis Bruno a joué. Il a gardé une carte, en a envoyé une aux enchères, et celle-ci est pour vous.
    .task = Prenez la carte Église.
# en 334169ca
lesson-first-raise = Les cartes Église font tourner les dés. Vous collectionnez les moines.
    .task = Augmentez le dé des moines.
    .wasted = La carte serait perdue. Vous collectionnez les moines : augmentez leur dé.
    .other = Cela aide qui collectionne ces cartes. Vous collectionnez les moines : augmentez leur dé.
# en 27fbbbd0
lesson-first-sell = Bien des tours plus tard, la pioche est épuisée. On vend maintenant la pile d’enchères, carte par carte. D’abord de l’or. L’or se paie en cartes : vous enchérissez donc un nombre de cartes.
    .task = Proposez 1 carte pour l’or.
    .gold = Il vous faudra bientôt de l’or, et l’une de vos cartes ne vous sert guère. Proposez 1.
    .many = Pour commencer, 1 carte suffit. Proposez 1.
# en 5951d403
lesson-first-give-up = Bruno passe : l’or est à vous pour une carte. Quatre de vos cartes ne sont pas de l’or. Un livre saint isolé, de valeur 1, ne gagnera sans doute aucun dé.
    .task = Payez avec le livre saint.
    .die = Ce manuscrit peut encore vous gagner un dé. Payez avec le livre saint.
    .monks = Vous voulez gagner les moines. Payez avec le livre saint.
    .coin = De l’or contre de l’or : mauvaise affaire. Payez avec le livre saint.
    .refuse = Qui remporte un lot sans le payer perd une carte en pénalité, et le lot avec. Payez avec le livre saint.
# en fc2f9b62
lesson-first-bid = Voici un moine de valeur 3. Toutes les autres cartes se paient en or, et vous en avez 4. Bruno a proposé 2.
    .task = Enchérissez à 3.
    .lost = Bruno aurait alors le moine pour 2 d’or, et peut-être le dé. Enchérissez à 3.
    .dear = 1 de plus que Bruno suffit. Enchérissez à 3.
    .bluff = Vous n’avez que 4 d’or. Vous pouvez proposer plus, mais qui ne peut pas payer est puni. Enchérissez à 3.
# en 9942675b
lesson-first-pay = Bruno passe : le moine est à vous. On ne rend pas la monnaie : payez au plus juste.
    .task = Payez avec l’or de valeur 3.
    .refuse = Qui ne paie pas perd une carte en pénalité, et le lot avec. Vous avez l’or : payez.
# en 05920c16
lesson-first-count = C’était le dernier lot, et toutes les mains sont ouvertes. Moines : vous avez 4 + 2 + 3 = 9, Bruno 7. Leur dé vous rapporte 4 points, et votre unique manuscrit gagne un dé de 3. Bruno gagne deux dés de 3.
    .task = Vous gagnez, 7 à 6.
# en 4f7e5756
lesson-first-end = Le but : avoir le plus de points sur les dés que vous gagnez.
    Un tour : piochez des cartes une à une. Gardez-en une, envoyez-en une aux enchères, posez-en une face visible pour chaque autre joueur. Plus tard viennent les enchères : des cartes contre de l’or, de l’or contre des cartes.
    Ce qui compte : dans chaque sorte, le plus haut total gagne le dé. L’or ne rapporte rien.
    .task = Voilà Biblios.
