### Leçons de Monastery en français. On vouvoie la personne qui apprend ; les phrases sont courtes.

# en 23e47402
lesson-first = Monastery en cinq minutes
# en 1723dbd3
lesson-first-place = Vous bâtissez un monastère, et vos moines y gagnent des points. Vous les dépensez aussitôt en lettres, et chaque lettre de votre propre phrase compte 3 à la fin. Les premières tuiles se posent à côté de l’Abbaye. Le Cimetière a de la place pour deux moines.
    .task = Posez le Cimetière au-dessus de l’Abbaye, à gauche.
    .elsewhere = C’est permis aussi. Dans cette leçon, posez-le au-dessus de l’Abbaye, à gauche.
# en 4f0dc0ad
lesson-first-walk = Maintenant vos moines se déplacent, de deux pas chacun. Ce moine est dans l’Abbaye, à un pas de là.
    .task = Menez le moine dans le Cimetière.
# en 22a7e2fe
lesson-first-box = Il s’y arrête sur un carré. Dès que chaque carré a un moine, la tuile est construite. Alors chaque moine rapporte le nombre de son carré.
    .task = Entrez sur le carré 2.
    .less = Ce carré ne rapporte que 1. Entrez sur le carré 2.
# en f1dc23ce
lesson-first-stop = Votre autre moine peut rester dans l’Abbaye et y travailler. Bruno prendra le carré libre.
    .task = Terminez le tour.
    .work = Laissez-le dans l’Abbaye : il y travaille pour un point. Terminez le tour.
# en d87d5230
lesson-first-total = Bruno a pris l’autre carré. Le Cimetière est donc construit, et votre moine y rapporte 2 points. Celui de l’Abbaye travaille pour 1 de plus.
    .task = Comptez vos points.
# en 89f0d09e
lesson-first-buy = Vous avez 3 points à dépenser maintenant. Chaque lettre sur votre propre bande compte 3 à la fin, quel qu’en soit le prix. S’il reste de 1 à 4 points, ils deviennent une bénédiction.
    .task = Achetez le I ou le B, pour 2 points.
    .nothing = Les 3 points deviendraient une seule bénédiction. Achetez le I ou le B.
    .monk = Un moine est un bon achat aussi : il marche et travaille. Dans cette leçon, achetez une lettre, le I ou le B.
    .rest = Le L coûte 1, mais 2 points restants n’apportent pas plus qu’un seul. Achetez le I ou le B.
    .theirs = Cette lettre va sur la bande de Bruno et ne vous y compte rien. Achetez le I ou le B.
    .dear = Le E ne compte pas plus que d’autres et ne laisse rien. Achetez le I ou le B.
# en 1486171b
lesson-first-pray = Passons au dernier jour d’une autre partie, à votre dernier décompte. Un de vos moines est seul dans la Salle capitulaire. Une fois par décompte, un moine seul sur une tuile construite peut prier pour sa valeur cerclée.
    .task = Faites-le prier, pour 5 points.
    .alone = Il ne ferait alors que travailler, pour 1 point. Faites-le prier, pour 5.
# en 45d19d0f
lesson-first-letter = Avec 1 point de travail, vous en avez 6. Une lettre sur votre bande compte 3, une bénédiction 1. Et de 1 à 4 points restants deviennent une bénédiction.
    .task = Tirez-en le meilleur parti.
    .nothing = Deux bénédictions compteraient 2. Le R compte 3 et laisse de quoi recevoir une bénédiction : achetez le R.
    .dear = Le A compte 3 aussi, mais ne laisse rien pour une bénédiction. Achetez le R.
    .monk = Les moines ne comptent rien à la fin. Achetez le R.
    .theirs = Sur la bande de Bruno, le U ne vous compte rien et ne donne qu’une bénédiction. Achetez le R.
# en 7164ac03
lesson-first-count = Cinq lettres sur votre bande comptent 15, votre bénédiction 1. Bruno aussi a cinq lettres et une bénédiction. Mais il lui reste une tuile, qui lui coûte 2 points.
    .task = Vous gagnez, 16 à 14.
# en 5e07af1e
lesson-first-end = Le but : avoir le plus de points à la fin, surtout par les lettres de votre bande.
    Un tour : chacun peut poser une tuile et déplace ses moines. Puis chacun compte ses points, par la construction, la prière et le travail, et les dépense aussitôt.
    Ce qui compte : 3 points par lettre sur votre propre bande, 1 par bénédiction. Les tuiles qui vous restent coûtent des points.
    .task = Voilà Monastery.

# Ce que dit un coach à une question qui se pose pour la première fois.
# en c61f4f01
coach-ask-move = Vous pouvez poser une tuile, et vous vous déplacez : deux pas pour chacun de vos moines debout dans le monastère.
# en afb7ac70
coach-ask-at = Une tuile se pose à côté de l’Abbaye, ou d’une tuile construite ou totalement occupée. Aucun passage ne peut finir sur un côté vide, et le gris n’est jamais à côté du marron.
# en e8c57fb5
coach-ask-box = Un moine peut rester sur son carré jusqu’à ce que la tuile soit totalement occupée. Alors chaque moine y rapporte le nombre de son carré.
# en 7401e172
coach-ask-encourage = Une bénédiction sur une tuile non construite va à qui y vient le prochain.
# en 7cb45962
coach-ask-return = Gardez ce que vous pourrez poser bientôt : les tuiles qui vous restent à la fin coûtent des points.
# en 4136f3e8
coach-ask-score = D’abord la construction, puis la prière, puis le travail. Une fois par décompte, un moine seul sur une tuile construite peut prier.
# en 57a092b3
coach-ask-buy = Une lettre sur votre propre bande compte 3 points à la fin. Les moines apportent des pas et du travail à chaque tour. De ce qui reste, on garde peu.
# en 1d36169e
coach-ask-strip = Sur votre propre bande, la lettre compte 3 points. Sur une autre, elle ne compte rien, mais vous donne aussitôt une bénédiction.
# en 161b6de2
coach-ask-abbot = Le plus de moines dans l’Abbaye fait l’abbé, qui joue en premier. En cas d’égalité, vous en nommez un, mais jamais vous-même.
# en 52c4302d
coach-ask-prison = Après chaque élection, l’abbé peut emprisonner un moine de l’Abbaye. Celui-ci prie dans la Cellule de prison, et personne n’en tire de points.

# en 5ba1200b
lesson-tiles = Où va une tuile
# en 43662aa7
lesson-tiles-place = Une tuile se pose à côté de l’Abbaye, ou d’une tuile construite ou totalement occupée. La Chapelle est construite, et un passage en sort par le haut.
    .task = Posez l’Aumônerie au-dessus de la Chapelle.
    .abbey = À côté de l’Abbaye, elle irait aussi. Dans cette leçon, posez-la au-dessus de la Chapelle.
# en 6e45bc34
lesson-tiles-turn = Un passage qui atteint le bord de sa tuile doit continuer. Il ne peut pas donner sur un côté vide : l’Aumônerie ne va donc pas dans tous les sens.
    .task = Tournez-la pour que les passages se rejoignent.
# en 19f5e758
lesson-tiles-brown = Un Champ est marron. Le marron n’est jamais à côté du gris, et l’Abbaye et l’Atelier d’écriture sont gris. Les Chemins vont à côté des deux, comme les tuiles à la fois grises et marron, telle l’Infirmerie.
    .task = Trouvez une place pour le Champ.
# en b89d7ffe
lesson-tiles-end = Les passages continuent et ne donnent jamais sur un côté vide. Le gris et le marron restent séparés : les Chemins mènent de l’un à l’autre.
    .task = La tuile est à sa place.
