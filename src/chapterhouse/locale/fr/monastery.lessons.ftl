### Leçons de Monastery en français. On vouvoie la personne qui apprend ; les phrases sont courtes.

# en 23e47402
lesson-first = Monastery en cinq minutes
# en 3b183a4b
lesson-first-place = Les lettres sur votre propre bande font gagner : à la fin, elles rapportent 3 points de testament chacune. D’abord, tout le monde bâtit un même monastère et s’y déplace.
    .task = Placez le Cimetière au-dessus de l’Abbaye, à gauche.
    .elsewhere = C’est permis aussi. Dans cette leçon, placez-le au-dessus de l’Abbaye, à gauche.
# en 9f0edc61
lesson-first-walk = Ses chemins rejoignent ceux de l’Abbaye, et aucun ne donne sur un côté vide : c’est ainsi qu’une tuile se place. Chaque moine vous donne deux points de déplacement, un par pas. Le Cimetière est à un pas.
    .task = Menez un moine dans le Cimetière.
# en dd3804c6
lesson-first-box = Il s’arrête sur un carré. Dès que chaque carré a un moine, la tuile est totalement occupée : au décompte, elle est construite, et chaque moine rapporte le nombre de son carré.
    .task = Entrez sur le carré 2.
    .less = Ce carré ne rapporte que 1. Entrez sur le carré 2.
# en c1feca04
lesson-first-stop = Bruno prendra le carré libre. Votre autre moine peut rester dans l’Abbaye et y travailler : inutile d’aller plus loin.
    .task = Terminez votre phase.
    .work = Laissez-le dans l’Abbaye : il y travaille pour un point. Terminez votre phase.
# en 1f9f133e
lesson-first-total = Chacun marque maintenant des points, selon le cadran : un livre est un tour d’étude, une bêche un tour de labeur. Le Cimetière est construit : votre moine du carré 2 a rapporté 2. Chaque tuile grise où travaille un de vos moines donne 1 de plus, l’Abbaye aussi ; au tour de labeur, les marron.
    .task = Comptez vos points.
# en 069f7e1d
lesson-first-buy = Vos 3 points paient lettres ou moines, au prix au-dessus de la colonne. Votre rangée est rouge, un trait d’or marque les lettres qui manquent à votre bande ; mais un moine donne pas et points à chaque tour : achetez-en tôt.
    .task = Achetez un moine, pour 3 points.
    .nothing = De vos 3 points, il n’en resterait que 1, en bénédiction. Achetez un moine.
    .theirs = Ce moine est bleu : il marcherait pour Bruno. Achetez-en un rouge.
    .letters = Les lettres viendront plus tard : elles ne comptent qu’à la fin, et un moine rapporte toute la partie. Achetez un moine.
# en 3d0434b4
lesson-first-pray = Une autre partie, au dernier décompte : un de vos moines est seul dans la Salle capitulaire. Au lieu de travailler, un moine seul sur une tuile construite peut prier pour sa valeur cerclée, une fois par décompte.
    .task = Faites-le prier, pour 5 points.
    .alone = Il ne ferait alors que travailler, pour 1 point. Faites-le prier, pour 5.
# en f914d7d0
lesson-first-letter = Avec 1 point de travail, vous en avez 6 ; il est trop tard pour un moine. Une lettre sur votre bande compte 3, quel qu’en soit le prix ; 1 à 4 points restants deviennent une bénédiction, 5 à 9 deux, et chacune compte 1.
    .task = Tirez-en le meilleur parti.
    .nothing = Deux bénédictions compteraient 2. Le R compte 3 et laisse de quoi recevoir une bénédiction : achetez le R.
    .dear = Le A compte 3 aussi, mais ne laisse rien pour une bénédiction. Achetez le R.
    .monk = Les moines ne comptent pas à la fin. Achetez le R.
    .theirs = Sur la bande de Bruno, le U ne compte pas pour vous et ne donne qu’une bénédiction. Achetez le R.
# en f759ef96
lesson-first-count = Les cinq lettres de votre bande comptent 3 chacune, votre bénédiction 1 ; celles de la bande de Bruno ne comptent que pour lui. Il a autant de points, mais en perd 2 pour une tuile qui lui reste.
    .task = Vous gagnez, 16 à 14.
# en 8622b021
lesson-first-end = But : le plus de points de testament au bout de deux jours.
    Tour : d’abord chacun se déplace, avec une tuile et deux points de déplacement par moine. Puis chacun marque des points, par la construction, la prière et le travail, et les dépense en lettres et en moines. À une croix du cadran, vous piochez des tuiles ; à la lune, tous les moines rentrent à l’Abbaye.
    Points de testament : 3 par lettre sur votre propre bande, 1 par bénédiction ; les tuiles qui vous restent en coûtent.
    .task = Voilà Monastery.

# Ce que dit un coach à une question qui se pose pour la première fois.
# en c61f4f01
coach-ask-move = Vous pouvez placer une tuile, et vous vous déplacez : deux pas pour chacun de vos moines debout dans le monastère.
# en 0e7aad85
coach-ask-at = Une tuile se place à côté de l’Abbaye, ou d’une tuile construite ou totalement occupée. Aucun chemin ne peut finir sur un côté vide, et le marron n’est jamais à côté du gris, comme l’est l’Abbaye.
# en e8c57fb5
coach-ask-box = Un moine peut rester sur son carré jusqu’à ce que la tuile soit totalement occupée. Alors chaque moine y rapporte le nombre de son carré.
# en 7401e172
coach-ask-encourage = Une bénédiction sur une tuile non construite va au prochain qui y vient.
# en 7cb45962
coach-ask-return = Gardez ce que vous pourrez placer bientôt : les tuiles qui vous restent à la fin coûtent des points.
# en 2d33d45a
coach-ask-score = D’abord la construction, puis la prière, puis le travail. Une fois par décompte, un moine seul sur une tuile construite peut prier.
# en 57a092b3
coach-ask-buy = Une lettre sur votre propre bande compte 3 points à la fin. Les moines apportent des pas et du travail à chaque tour. De ce qui reste, on garde peu.
# en 1d36169e
coach-ask-strip = Sur votre propre bande, la lettre compte 3 points. Sur une autre, elle ne compte pas, mais vous donne aussitôt une bénédiction.
# en 161b6de2
coach-ask-abbot = Le joueur le mieux représenté dans l’Abbaye est abbé et joue en premier. En cas d’égalité, vous désignez quelqu’un, mais jamais vous-même.
# en 52c4302d
coach-ask-prison = Après chaque élection, l’abbé peut emprisonner un moine de l’Abbaye. Celui-ci prie dans la Cellule de prison, et personne n’en tire de points.
# en f873051a
coach-event-built = La construction compte d’elle-même dès que chaque carré a un moine : chacun rapporte le nombre de son carré, et ne travaille pas pendant ce décompte.
# en 713ba360
coach-event-worked = Le travail compte de lui-même, une fois par tuile : les grises et l’Abbaye lors d’un tour d’étude, les marron lors d’un tour de labeur.
# en 0c8056de
coach-event-rested = Les points non dépensés deviennent des bénédictions : une de 1 à 4, deux de 5 à 9. Chacune paie un point plus tard, ou compte 1 à la fin.
# en 5ca2ccbb
coach-event-rose = À chaque tour de messe, les moines qui priaient reviennent dans l’Abbaye et peuvent de nouveau marcher.
# en 93a464ca
coach-event-elected = Lors d’un tour de messe, le joueur le mieux représenté dans l’Abbaye devient abbé, et joue en premier à chaque tour.
# en 7810290f
coach-event-reelected = À la messe, l’abbé est élu à nouveau : c’est le joueur le mieux représenté dans l’Abbaye. Si c’est lui seul, il le reste.

# en 5ba1200b
lesson-tiles = Où va une tuile
# en be86e0a5
lesson-tiles-place = Une tuile se place à côté de l’Abbaye, ou d’une tuile construite ou totalement occupée. La Chapelle est construite, et un chemin en sort par le haut.
    .task = Placez l’Aumônerie au-dessus de la Chapelle.
    .abbey = À côté de l’Abbaye, elle irait aussi. Dans cette leçon, placez-la au-dessus de la Chapelle.
# en 6e45bc34
lesson-tiles-turn = Un chemin qui atteint le bord de sa tuile doit continuer. Il ne peut pas donner sur un côté vide : l’Aumônerie ne va donc pas dans tous les sens.
    .task = Tournez-la pour que les chemins se rejoignent.
# en 19f5e758
lesson-tiles-brown = Un Champ est marron. Le marron n’est jamais à côté du gris, et l’Abbaye et l’Atelier d’écriture sont gris. Les tuiles Chemin vont à côté des deux, comme les tuiles à la fois grises et marron, telle l’Infirmerie.
    .task = Trouvez une place pour le Champ.
# en b89d7ffe
lesson-tiles-end = Les chemins continuent et ne donnent jamais sur un côté vide. Le gris et le marron restent séparés : les tuiles Chemin mènent de l’un à l’autre.
    .task = La tuile est à sa place.

# en 820def56
lesson-walking = Marcher et s’arrêter
# en 3199a42e
lesson-walking-pass = Deux moines vous donnent quatre pas. Sur une tuile construite, comme la Chapelle, un moine peut passer. Sur une tuile non construite, il s’arrête, sur un carré. Il manque un moine au Cimetière.
    .task = Traversez la Chapelle jusqu’au Cimetière.
    .short = C’est permis, mais il manque un moine au Cimetière, et deux pas suffisent. Allez-y.
# en f90863c9
lesson-walking-secret = Totalement occupé : personne ne quitte plus le Cimetière avant le décompte. Votre autre moine a deux pas. Un seul mène, de partout, au Passage secret de votre couleur, et celui-ci est construit : il peut continuer.
    .task = Allez par votre Passage secret jusqu’à l’Aumônerie.
    .short = Il peut aller plus loin, en deux pas par votre Passage secret : jusqu’à l’Aumônerie.
# en 38f33c00
lesson-walking-end = On traverse les tuiles construites, pas les autres. Un moine sur un carré peut repartir à une phase suivante, tant que la tuile n’est pas totalement occupée. Les pas qui restent sont perdus.
    .task = Quatre pas, deux carrés.

# en 6e399f27
lesson-prayer = La prière
# en f902c6b5
lesson-prayer-where = Une fois par décompte, un de vos moines peut prier : seul sur une tuile construite, pour sa valeur cerclée. Au Cimetière, le vôtre n’est pas seul.
    .task = Faites prier celui qui rapporte le plus.
    .less = Cela rapporte 3, et un seul peut prier. La Salle capitulaire rapporte 5.
    .work = Le travail rapporte 1 par tuile. Une prière dans la Salle capitulaire rapporte 5.
# en 0ae44fce
lesson-prayer-chapel = La Chapelle est à part : une prière y rapporte 6, même si d’autres y sont ou y prient.
    .task = Choisissez la meilleure prière.
    .less = Cela rapporte 5, la Chapelle 6, même avec d’autres. Priez dans la Chapelle.
    .work = Le travail rapporterait 1. Une prière dans la Chapelle rapporte 6.
# en d5602bc4
lesson-prayer-end = Un moine qui prie ne marche ni ne travaille jusqu’à la prochaine messe. Il se relève alors dans l’Abbaye. Et là où il prie, personne ne travaille.
    .task = Priez là où cela rapporte.

# en eae96e02
lesson-icons = Les icônes
# en 26183084
lesson-icons-use = Neuf tuiles ont une icône. Un moine debout dessus lors de votre décompte peut s’en servir une fois. L’Aumônerie donne une bénédiction.
    .task = Utilisez d’abord l’Aumônerie.
    .late = Un moine qui prie ne peut plus se servir de l’icône. Utilisez d’abord l’Aumônerie.
    .first = La prière peut attendre. Utilisez d’abord l’Aumônerie.
    .forgone = La bénédiction de l’Aumônerie serait perdue. Utilisez-la d’abord.
# en 314ee52e
lesson-icons-pray = Un moine qui s’est servi d’une icône peut encore prier ou travailler. D’autres icônes comptent d’elles-mêmes : le travail rapporte 2 dans l’Atelier d’écriture, 3 à la Ferme.
    .task = Faites prier l’un des deux.
    .work = Le travail seul rapporte 4. Avec une prière, cela fait 5.
# en fcf99736
lesson-icons-end = Une bénédiction et 5 points. Une icône sert à tous ceux qui sont là, chacun à son tour, mais pas le tour où la tuile est construite, ni tant qu’on y prie.
    .task = D’abord l’icône, puis la prière.

# en 6ed447a9
lesson-strips = Des lettres chez les autres
# en a7a77e4b
lesson-strips-strip = Vous avez acheté un E, qui va sur les deux bandes. Sur la vôtre, en grand, il compte 3 à la fin. Sur celle de Bruno, en petit, il ne compterait pour personne.
    .task = Posez-le sur votre propre bande.
    .theirs = Il vous y donne une bénédiction, mais ne compte pas. Sur la vôtre, il compte 3.
# en fc921e56
lesson-strips-rest = Il reste 1 point. Gardé, il devient une bénédiction. Mais le Q coûte 1 et va sur la bande de Bruno : cela donne une bénédiction aussi. Et là où est votre petite lettre, Bruno n’en posera plus de grande.
    .task = Achetez le Q pour la bande de Bruno.
    .nothing = Cela donne aussi une bénédiction, mais laisse la place à Bruno. Achetez le Q.
    .monk = Ce serait le moine de Bruno. Achetez le Q.
# en ae7de2be
lesson-strips-end = Grande sur sa propre bande : 3 points. Petite sur une autre : une bénédiction aussitôt, et une place de moins pour son propriétaire. Mais une phrase complète, même de petites lettres, donne droit aux prix bas.
    .task = Rien ne se perd.

# en 03c271f7
lesson-elections = Élections et prison
# en 0bf9d9d6
lesson-elections-tie = Une messe : le joueur le mieux représenté dans l’Abbaye est abbé et joue en premier. Ici, chacun y a deux moines. Alors vous, abbé jusqu’ici, désignez quelqu’un d’autre, jamais vous-même.
    .task = Désignez Clara.
    .bruno = C’est permis aussi. Dans cette leçon, désignez Clara.
# en f7896ab2
lesson-elections-prison = Une autre fois, vous avez le plus de moines : vous êtes abbé. Après chaque élection, l’abbé peut emprisonner un moine de l’Abbaye. Il prie dans la Cellule de prison jusqu’à la prochaine messe, sans points pour personne. Bruno y est fort.
    .task = Emprisonnez un moine de Bruno.
    .own = Votre propre moine vous manquerait. Emprisonnez-en un de Bruno.
    .clara = Clara n’y a qu’un moine. Emprisonnez-en un de Bruno.
    .spare = C’est aimable, mais Bruno pourrait vous dépasser. Emprisonnez un de ses moines.
# en f072e9f8
lesson-elections-end = Les moines dans l’Abbaye sont des voix : comptez-les avant chaque messe. L’abbé joue en premier à chaque tour, et obtient souvent le meilleur carré ou la meilleure lettre.
    .task = Vive l’abbé.
