### Monasterium en français. Glossaire : en tête de monasterium.rules.ftl.
###
### Ce que les cas d’un nom veulent dire ici :
### sans cas, le nom comme sur une étiquette (« monastère A ») ; .acc avec l’article (« le monastère
###   A ») ; .gen avec de (« du monastère A ») ;
### bâtiments : .ins la place seule, derrière la sorte (« l’atelier » et « A3 ») ;
### parties d’un monastère : .ins « dans une chapelle » ; dés : .ins « un dé blanc 3 » ;
### actions : sans cas, un infinitif (« envoyer un novice (A) ») ; .gen « d’envoyer un novice (A) ».
### Jamais de « de » ni de « que » devant un nom de personne (d’Anna, qu’Anna), et rien qui
### s’accorde avec elle.

## le jeu

# en 707b0ffb
game = Monasterium
    .about = Répartissez les dés, envoyez des novices dans cinq monastères et garnissez votre vitrail
    .lasts = 60 à 120 minutes
    .weight = exigeant
    .suits = Pour qui aime prévoir et construire des actions qui en déclenchent d’autres. Tout est visible
# en f4ab770b
overview-novices = Envoyez vos novices dans cinq monastères. Ils rapportent des points en arrivant, en accomplissant une mission, puis une fois encore à la fin. Celui qui a le plus de points après trois années l’emporte.
# en 100d5d2b
overview-place = Une manche a deux parties. D’abord, tous placent leurs dés : lancez tous les dés de votre main, annoncez une valeur et posez tous ceux qui l’affichent sur la case de cette valeur. Puis c’est au joueur suivant, jusqu’à ce qu’aucune main n’ait de dés.
# en 13168d0a
overview-take = Ensuite on prend des dés. Prenez-en jusqu’à trois d’une même case : chacun donne une action dans la colonne de cette valeur. Un six se prend seul et vaut pour n’importe quelle colonne.
# en 9080ac5f
overview-send = L’action à viser est d’envoyer un novice. Vous payez son prix, et la place qu’il quitte sur votre plateau d’actions débloque une nouvelle action pour le reste de la partie.
# en 31fe5acf
overview-places = Les rangées I et II de votre plateau d’actions envoient dans des bâtiments, la rangée III dans des chapelles et la rangée IV dans des cloîtres.
# en 9f80f1dd
overview-access = Votre émissaire décide où les novices peuvent aller : la case du chemin où il se tient mène à un monastère ou à plusieurs. Dès que vous avez un novice dans une chapelle, son monastère vous reste ouvert.
# en 2ac7996e
overview-at-once = Aussitôt, un bâtiment rapporte de 1 à 3 points et quelque chose en plus. Une mission rapporte d’autant plus que vous l’accomplissez tôt. Une rangée complète de votre vitrail rapporte 5 points, une colonne complète 4.
# en 5ddc765a
overview-at-end = À la fin, le plus de novices dans un monastère rapporte 5 points, et des novices dans 1 à 5 chapelles différentes rapportent 1, 3, 6, 10 ou 15 points.
# en 898b995f
overview-pairs = Dans chaque monastère, multipliez vos novices dans la chapelle par ceux du cloître : chaque paire vaut 2 points.
# en 3fe035a7
overview-goods = Les bâtiments et les chapelles se paient en influence, le cloître en chapelets. De plus, un bâtiment profane coûte des soupes, un atelier des outils et une salle commune des livres.
# en 9660e637
overview-many = Trois dés, ce sont trois actions. Cherchez les cases où vous pouvez en prendre plusieurs.
# en cefc6e05
overview-chapel = Placez tôt des novices dans les chapelles. Ils vous ouvrent des monastères pour de bon, donnent des tuiles vitrail et multiplient vos points à la fin.

## ce qui se trouve sur la table

# Dit de ce qu’on désigne : à quoi cela sert ; le nom se lit au-dessus.

# en d84400cc
about-room-profane = Pour un novice des rangées I et II : 1 influence et 2 soupes, ou 3 depuis la rangée II. Rapporte aussitôt 1 point et 1 outil.
# en 688a4f6f
about-room-workshop = Pour un novice des rangées I et II : 1 influence et 2 outils, ou 3 depuis la rangée II. Rapporte aussitôt 2 points et 1 livre.
# en a1129cf1
about-room-common = Pour un novice des rangées I et II : 1 influence et 2 livres, ou 3 depuis la rangée II. Rapporte aussitôt 3 points et une tuile vitrail de son monastère.
# en bb7689ac
about-space = Pour un novice de la rangée IV, à côté d’un bâtiment où vous avez un novice, contre des chapelets : 1, puis 2, puis 3. À la fin, chaque paire de novices, chapelle et cloître d’un même monastère, rapporte 2 points.
# en b8d06fcb
about-chapel = Pour un novice de la rangée III, contre de l’influence : 1, puis 2, puis 3. Il vous ouvre ce monastère pour de bon et compte à la fin : plus vous avez de chapelles différentes, plus elles rapportent.
# en dff0e755
about-tiles = Tuiles vitrail de ce monastère. Elles viennent des salles communes, des actions de la rangée III et du chemin, et se posent aussitôt.
# en cd0b5d5b
about-window = Chaque tuile donne le bonus de sa rangée ou de sa colonne. Une rangée complète rapporte 5 points, une colonne complète 4. Aucun monastère ne peut être deux fois dans une rangée ou une colonne.
# en e8038cbe
about-field = On y prend jusqu’à trois dés à la fois ; chacun donne une action de la colonne de cette valeur.
# en b75a688b
about-field-joker = On n’y prend qu’un seul dé à la fois, pour une action de n’importe quelle colonne.
# en 2c0401ec
about-stop = Tant que votre émissaire s’y tient, vos novices peuvent aller dans les monastères de cette case. Qui arrive sur une case en reçoit le bonus.
# en 8ba23725
about-stop-any-action = Bonus : une action de n’importe quelle colonne, sans dé. On peut y renoncer.
# en a91b5071
about-stop-influence-or-rosary = Bonus : 1 influence ou 1 chapelet.
# en 251103cc
about-stop-soup-or-exchange = Bonus : 1 soupe ; ou l’on échange 1 soupe contre 1 outil, ou 1 outil contre 1 livre.
# en 08bbacd5
about-stop-window = Bonus : une tuile vitrail d’un monastère au choix, posée aussitôt. On peut y renoncer.
# en db4d8e02
about-stop-die = Bonus : un dé personnel de plus, ou 5 points.
# en e23cc4c1
about-mission = Qui l’accomplit en marque aussitôt les points, et elle reste ouverte aux autres. Les missions A et B rapportent moins chaque année.
# en ff656343
about-action-std = Un dé de cette colonne donne toujours cette action. Une fois retournée, la tuile rapporte 1 point par dé posé dessus.
# en 83439c6d
about-action-i = Une fois son novice envoyé, les dés de cette colonne donnent aussi cette action, aussi souvent que vous voulez.
# en ef6e171e
about-action-ii = Une fois son novice envoyé, un dé de cette colonne donne aussi cette action, une fois par tour.
# en 1f532934
about-action-iii = Une fois son novice envoyé, un dé de cette colonne donne aussi, une fois par tour, une tuile vitrail d’un monastère dont la chapelle abrite un de vos novices.
# en 5dd0e093
about-action-iv = Pas d’action ici : l’envoi de ce novice retourne la tuile de sa colonne, qui rapporte alors 1 point par dé posé dessus.
# en 3c345599
about-extra = Une fois les cinq novices de sa rangée envoyés, il peut aller gratuitement sur toute place libre qui vous est ouverte ; aussitôt ou jamais.
# en 42ea0ad7
about-soup = Paie les bâtiments profanes. À la fin, soupes, influence et chapelets comptent ensemble : 1 point pour deux.
# en aeab9d57
about-tool = Paie les ateliers. À la fin, chaque outil restant rapporte 1 point.
# en 176d9a2b
about-book = Paie les salles communes. À la fin, chaque livre restant rapporte 2 points.
# en 9675ab8d
about-influence = Paie les bâtiments et les chapelles. À la fin, soupes, influence et chapelets comptent ensemble : 1 point pour deux.
# en 45614cab
about-rosary = Paie le cloître. À la fin, soupes, influence et chapelets comptent ensemble : 1 point pour deux.
# en 60e8f7fc
about-own-dice = Personne d’autre ne peut prendre vos dés personnels. Vous en obtenez jusqu’à deux de plus au bout du chemin.
# en a457ef91
about-reroll = Une fois par manche, juste après un lancer : les dés que vous choisissez sont relancés.
# en 9938538e
about-roll = Annoncez une valeur : tous les dés de ce lancer qui l’affichent vont sur sa case. Les autres seront relancés au tour suivant.

## dans les phrases ci-dessous

# La lettre d’un monastère, dans le nom d’un lieu.
# en 353a51b0
letter = { $monastery ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[5] E
}
# en a3cf8867
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# en 03f643a1
number-of-dice = { $amount ->
    [one] { $amount } dé
   *[other] { $amount } dés
}
# en 5de7c664
number-of-fields = { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
}

## monastères et lieux

# en 3ed2f863
monastery-a = monastère A
    .acc = le monastère A
    .gen = du monastère A
# en 19e6daf5
monastery-b = monastère B
    .acc = le monastère B
    .gen = du monastère B
# en ad16740d
monastery-c = monastère C
    .acc = le monastère C
    .gen = du monastère C
# en 7ff495f2
monastery-d = monastère D
    .acc = le monastère D
    .gen = du monastère D
# en 747d6051
monastery-e = monastère E
    .acc = le monastère E
    .gen = du monastère E
# en 9ab814db
room = bâtiment { letter }{ $number }
    .ins = { letter }{ $number }
# en 52dc90b2
space = case de cloître { letter }{ $number }
    .acc = la case de cloître { letter }{ $number }
# La sorte d’un bâtiment.
# en b467348b
kind-profane = bâtiment profane
    .acc = le bâtiment profane
    .ins = dans un bâtiment profane
# en ee510d1a
kind-workshop = atelier
    .acc = l’atelier
    .ins = dans un atelier
# en 0d3fccd6
kind-common = salle commune
    .acc = la salle commune
    .ins = dans une salle commune
# en 7b2c852b
area-chapel = chapelle
    .ins = dans une chapelle
# en 5167e967
area-building = bâtiment
    .ins = dans un bâtiment
# en 69a8c6c4
area-cloister = cloître
    .ins = dans un cloître

## biens

# en 7ec41c11
sum-soup = { $n ->
    [one] { $n } soupe
   *[other] { $n } soupes
}
# en 192ee020
sum-tool = { $n ->
    [one] { $n } outil
   *[other] { $n } outils
}
# en 51577a49
sum-book = { $n ->
    [one] { $n } livre
   *[other] { $n } livres
}
# en 4c558178
sum-influence = { $n ->
    [one] { $n } influence
   *[other] { $n } influences
}
# en 238a7eb7
sum-rosary = { $n ->
    [one] { $n } chapelet
   *[other] { $n } chapelets
}

## bonus du chemin

# en c344fd60
bonus-none = aucun bonus
# en e24c3aec
bonus-any-action = action au choix
# en 9be6eea7
bonus-influence-or-rosary = influence ou chapelet
# en 0759b9f4
bonus-soup-or-exchange = soupe ou échange
# en 5638b8dd
bonus-window = tuile vitrail
# en cbd77b1a
bonus-die = dé personnel ou points

## plateau d’actions

# en c8cf68df
column-a = colonne A
    .acc = la colonne A
    .gen = de la colonne A
# en 10c24f3d
column-b = colonne B
    .acc = la colonne B
    .gen = de la colonne B
# en a4a58839
column-c = colonne C
    .acc = la colonne C
    .gen = de la colonne C
# en 668ef2d4
column-d = colonne D
    .acc = la colonne D
    .gen = de la colonne D
# en 169caf88
column-e = colonne E
    .acc = la colonne E
    .gen = de la colonne E
# en bba95d92
row-i = rangée I
    .gen = de la rangée I
# en 8ca15433
row-ii = rangée II
    .gen = de la rangée II
# en 9a1c85a7
row-iii = rangée III
    .gen = de la rangée III
# en 4f259c9f
row-iv = rangée IV
    .gen = de la rangée IV
# Un novice porte le nom de sa case d’action.
# en a4098601
novice-i-a = novice I-A
    .acc = le novice I-A
# en 1f0b95c5
novice-i-b = novice I-B
    .acc = le novice I-B
# en c67bd7be
novice-i-c = novice I-C
    .acc = le novice I-C
# en 1e9b676e
novice-i-d = novice I-D
    .acc = le novice I-D
# en ae105490
novice-i-e = novice I-E
    .acc = le novice I-E
# en c4f5364d
novice-ii-a = novice II-A
    .acc = le novice II-A
# en 6e1e06ae
novice-ii-b = novice II-B
    .acc = le novice II-B
# en 5da200e9
novice-ii-c = novice II-C
    .acc = le novice II-C
# en f68b4879
novice-ii-d = novice II-D
    .acc = le novice II-D
# en 7827ce2f
novice-ii-e = novice II-E
    .acc = le novice II-E
# en a21307a3
novice-iii-a = novice III-A
    .acc = le novice III-A
# en f332c13a
novice-iii-b = novice III-B
    .acc = le novice III-B
# en 8062720b
novice-iii-c = novice III-C
    .acc = le novice III-C
# en ba88c392
novice-iii-d = novice III-D
    .acc = le novice III-D
# en 47ece6fe
novice-iii-e = novice III-E
    .acc = le novice III-E
# en a3daba9b
novice-iv-a = novice IV-A
    .acc = le novice IV-A
# en 5df03dfb
novice-iv-b = novice IV-B
    .acc = le novice IV-B
# en 0ce244ff
novice-iv-c = novice IV-C
    .acc = le novice IV-C
# en 254e21d7
novice-iv-d = novice IV-D
    .acc = le novice IV-D
# en e142d14b
novice-iv-e = novice IV-E
    .acc = le novice IV-E

## les actions de ce plateau
# Un infinitif, et la case entre parenthèses : la colonne seule pour une action de base. Aussi après
# « peut » et « on ne peut pas ».

# en 31fde1f5
action-std-a = envoyer un novice (A)
    .gen = d’envoyer un novice (A)
# en 74f950b2
action-std-b = prendre 1 soupe (B)
    .gen = de prendre 1 soupe (B)
# en b9497a89
action-std-c = prendre 1 influence (C)
    .gen = de prendre 1 influence (C)
# en 251378fe
action-std-d = prendre 1 chapelet (D)
    .gen = de prendre 1 chapelet (D)
# en 087efa2d
action-std-e = avancer l’émissaire de 1 case (E)
    .gen = d’avancer l’émissaire de 1 case (E)
# en 0e0d8bf9
action-i-a = avancer l’émissaire de 1 case (I-A)
    .gen = d’avancer l’émissaire de 1 case (I-A)
# en 3823c5c5
action-i-b = prendre 1 chapelet (I-B)
    .gen = de prendre 1 chapelet (I-B)
# en a590d598
action-i-c = prendre 1 soupe (I-C)
    .gen = de prendre 1 soupe (I-C)
# en 3b126931
action-i-d = prendre 1 influence (I-D)
    .gen = de prendre 1 influence (I-D)
# en d50ef720
action-i-e = faire un échange (I-E)
    .gen = de faire un échange (I-E)
# en f9b727d6
action-ii-a = prendre 1 outil (II-A)
    .gen = de prendre 1 outil (II-A)
# en dcc3d42b
action-ii-b = envoyer un novice pour 1 influence de moins (II-B)
    .gen = d’envoyer un novice pour 1 influence de moins (II-B)
# Deux soupes, deux influences ou deux chapelets.
# en 108b38d4
action-ii-c = prendre une paire (II-C)
    .gen = de prendre une paire (II-C)
# en e169b883
action-ii-d = avancer l’émissaire de 2 cases (II-D)
    .gen = d’avancer l’émissaire de 2 cases (II-D)
# en 79379f28
action-ii-e = marquer 3 points (II-E)
    .gen = de marquer 3 points (II-E)
# en b8bb8c40
action-iii-a = poser une tuile vitrail (III-A)
    .gen = de poser une tuile vitrail (III-A)
# en 3fb0d16c
action-iii-b = poser une tuile vitrail (III-B)
    .gen = de poser une tuile vitrail (III-B)
# en 33951c0a
action-iii-c = poser une tuile vitrail (III-C)
    .gen = de poser une tuile vitrail (III-C)
# en 3cb9c0f0
action-iii-d = poser une tuile vitrail (III-D)
    .gen = de poser une tuile vitrail (III-D)
# en bb5fa184
action-iii-e = poser une tuile vitrail (III-E)
    .gen = de poser une tuile vitrail (III-E)

## vitrail

# en af57fa86
window-row-top = rangée du haut
    .acc = la rangée du haut
# en 956252a4
window-row-middle = rangée du milieu
    .acc = la rangée du milieu
# en 475c822a
window-row-bottom = rangée du bas
    .acc = la rangée du bas

## dés
# Un dé blanc n’est à personne ; un dé personnel est à qui fait l’objet de la phrase.

# en 9405a672
die-white = dé blanc { $face }
    .ins = un dé blanc { $face }
# en 4e3eac02
die-own = dé personnel { $face }
    .ins = un dé personnel { $face }
# La case 6 est le joker.
# en 917a9f79
field = case de dés { $n }
    .acc = la case de dés { $n }

## missions
# Seulement le nom de la carte ; ce qu’elle demande est dessiné sur le plateau.

# en 3ed249d6
mission-a1 = mission A1
    .acc = la mission A1
# en 6992a8a2
mission-a2 = mission A2
    .acc = la mission A2
# en 0944fe58
mission-a3 = mission A3
    .acc = la mission A3
# en 37972936
mission-a4 = mission A4
    .acc = la mission A4
# en 7905e0d7
mission-a5 = mission A5
    .acc = la mission A5
# en 2d5cc39f
mission-b1 = mission B1
    .acc = la mission B1
# en b41ec57d
mission-b2 = mission B2
    .acc = la mission B2
# en 86718e8f
mission-b3 = mission B3
    .acc = la mission B3
# en f78d8992
mission-b4 = mission B4
    .acc = la mission B4
# en 9c172e71
mission-b5 = mission B5
    .acc = la mission B5
# en d6601c55
mission-c1 = mission C1
    .acc = la mission C1
# en ecf2081d
mission-c2 = mission C2
    .acc = la mission C2
# en 3fee468c
mission-c3 = mission C3
    .acc = la mission C3
# en 9435dbe7
mission-c4 = mission C4
    .acc = la mission C4
# en 8ad601be
mission-c5 = mission C5
    .acc = la mission C5

## d’où viennent les points
# À la fin d’event-scored, après les deux points : une fois, ou pour toute la partie.

# en 71f5bbed
source-dice = dés sur des tuiles d’action retournées
# en 2b0dcdd4
source-actions = actions
# en a861d05f
source-rooms = novices dans des bâtiments
# en 25aa8401
source-lines = rangées et colonnes complètes du vitrail
# en 04f88e0a
source-missions = missions accomplies
# en 23a46713
source-last-field = dernière case du chemin
# en e9b72d37
source-majorities = majorités
# en c413bde3
source-chapels = novices dans des chapelles
# en 479420c0
source-cloisters = novices dans des chapelles et leurs cloîtres
# en 396b80d6
source-goods = biens restants

## piles de missions

# en d95c3941
zone-pool = missions non tirées
# en 1b791154
zone-missions = missions visibles

## actions
# Comme sur un bouton ; aussi après « on ne peut pas », « vous pouvez » et « ferait ceci : ».

# en 2ca2bdd5
act-first = laisser { $seat } commencer
# en f57d5b34
act-mission = dévoiler { $mission-acc }
# Ce que montre un dé lancé.
# en 26152ad9
act-fell = obtenir un { $face }
# en 59efd2f2
act-name = placer tous les { $face }
# Pendant le placement, ou pour un dé tout juste gagné.
# en 2d612529
act-reroll = utiliser la tuile Relance
# Un dé à la fois, puis act-throw pour tous ceux qui sont choisis.
# en 08952544
act-pick = choisir { $die-ins }
# en e834be25
act-throw = relancer les dés choisis
# en 3cbcaa5c
act-take = prendre { number-of-dice } sur { $field-acc }
# en 75d79310
act-joker = poser le joker sur { $column-acc }
# en 945ed3fa
act-use = { $action }
# Au bonus, ou au novice supplémentaire.
# en fd5f8cbe
act-decline = renoncer
# en 318df519
act-send = envoyer { $novice-acc }
# Où va le novice.
# en a71faffb
act-to-room = l’envoyer dans { $kind-acc } { $room-ins }
# en f9afc8aa
act-to-chapel = l’envoyer dans la chapelle { $monastery-gen }
# en 4019f2dd
act-to-space = l’envoyer sur { $space-acc }
# en cb6a576e
act-to-area = l’envoyer { $area-ins }
# en 9c942a3a
act-swap = échanger { $sum } contre { $other }
# en 537c1b13
act-gain = prendre { $sum }
# en 9dd2ab56
act-steps = avancer l’émissaire de { number-of-fields }
# en 7b6dbc62
act-tile = prendre une tuile vitrail { $monastery-gen }
# en 102fb526
act-build = poser la tuile dans { $line-acc }
# en 56e5222d
act-die = prendre un dé personnel de plus
# en 19a0a70d
act-points = marquer { points }
# en 8162fcc0
act-keep = garder le { $face }

## questions
# Ce qu’on demande à quelqu’un, et que les autres lisent aussi.

# en 763dc967
ask-name = Quelle valeur placez-vous ? Tous vos dés qui l’affichent vont sur sa case.
# en 553fa0ac
ask-pick = Quels dés relancez-vous ?
# en 352883c7
ask-take = Prenez des dés sur une case : chacun est une action.
# en 26cb1463
ask-joker = Dans quelle colonne utilisez-vous le joker ?
# $left compte aussi ce dé-ci.
# en 9b4021e3
ask-use = { $left ->
    [1] Dernier dé : choisissez une action { $column-gen }.
   *[other] Encore { $left } dés : choisissez une action { $column-gen }.
}
# en 62227cf4
ask-any = Bonus : quelle action choisissez-vous ?
# $discount est ce qu’on paie en moins.
# en 7d43280d
ask-send = { $discount ->
    [0] Quel novice envoyez-vous ?
    [one] Quel novice envoyez-vous, pour { $discount } influence de moins ?
   *[other] Quel novice envoyez-vous, pour { $discount } influences de moins ?
}
# en ba1c4534
ask-where = Où envoyez-vous { $novice-acc } ?
# en 94c292eb
ask-swap = Qu’échangez-vous ?
# en 2b4bfb1b
ask-pair = Quelle paire prenez-vous ?
# en 4dc76ba6
ask-token = Une influence ou un chapelet ?
# en 91e95f55
ask-soup = Prendre une soupe, ou faire un échange ?
# en 50c9ce6e
ask-tile = De quel monastère prenez-vous une tuile vitrail ?
# en fefff8f1
ask-build = Dans quelle rangée posez-vous la tuile { $monastery-gen } ?
# De la tuile tout juste posée.
# en 4bd49a61
ask-bonus = Le bonus de la rangée, ou celui de la colonne ?
# en 82401085
ask-last = Dernière case du chemin : un dé personnel de plus, ou des points ?
# en ddb0fd8c
ask-keep = Votre nouveau dé affiche { $face }. Le garder, ou utiliser la tuile Relance ?
# Ensuite vient ask-extra, pour le lieu même.
# en cefe0e37
ask-area = Où envoyez-vous le novice supplémentaire { $row-gen } ?
# en 935bae9f
ask-extra = Le novice supplémentaire va { $area-ins } : à quelle place ?

## ce qui manque
# Comme une règle, sans point : la phrase suit aussi deux-points (refusal-lack).

# $sums énumère des biens : « 1 influence et 2 soupes ».
# en e8dae01c
lack-room = il manque { $sums } pour envoyer un novice { $row-gen } { $kind-ins }
# en afa17696
lack-area = il manque { $sums } pour envoyer un novice { $row-gen } { $area-ins }
# $areas énumère où les novices pourraient aller.
# en 5045ee7f
lack-reach = aucun emplacement à portée ({ $areas }) n’est ouvert à un novice
# en 545e2dff
lack-novice = il ne reste aucun novice sur le plateau d’actions
# L’un des deux suffit.
# en 21a3d301
lack-either = il faut { $sum } ou { $other } à donner en échange
# en 99ca1d8a
lack-good = il faut { $sum } à donner en échange
# en 4155ef99
lack-tiles = il ne reste aucune tuile vitrail { $monasteries-gen }
# en 0bfa5c4d
lack-line = aucune rangée du vitrail ne peut recevoir de tuile { $monasteries-gen }

## années et manches

# en b360524e
event-first = { $you ->
    [seat] Vous jouez en premier.
   *[nobody] { $seat } joue en premier.
}
# en 27a8e093
event-mission = On dévoile { $mission-acc }.
# en 608aed81
event-year = L’année { $year } commence.
# $round se compte à partir de 1 dans l’année, qui compte $rounds manches.
# en 541b3afe
event-round = La manche { $round } sur { $rounds } commence.

## dés

# en 24db950f
event-rolled = { $you ->
    [seat] Vous lancez les dés : { $dice }.
   *[nobody] { $seat } lance les dés : { $dice }.
}
# Ce que montrent à présent les dés relancés.
# en c4eccda5
event-rerolled = { $you ->
    [seat] Vous utilisez la tuile Relance et obtenez : { $dice }.
   *[nobody] { $seat } utilise la tuile Relance et obtient : { $dice }.
}
# en 42cca143
event-placed = { $you ->
    [seat] Vous placez { number-of-dice } sur { $field-acc }.
   *[nobody] { $seat } place { number-of-dice } sur { $field-acc }.
}
# en 28012a88
event-took = { $you ->
    [seat] Vous prenez { number-of-dice } sur { $field-acc }.
   *[nobody] { $seat } prend { number-of-dice } sur { $field-acc }.
}
# en 4b44b978
event-joker = { $you ->
    [seat] Vous posez le joker sur { $column-acc }.
   *[nobody] { $seat } pose le joker sur { $column-acc }.
}
# en 8a09df30
event-lapsed = { $you ->
    [seat] Vous mettez un dé de côté sans effet : aucune action { $column-gen } n’est possible.
   *[nobody] { $seat } met un dé de côté sans effet : aucune action { $column-gen } n’est possible.
}
# Le dé gagné sur la dernière case du chemin.
# en bd32706a
event-gained-die = { $you ->
    [seat] Vous prenez un dé personnel de plus.
   *[nobody] { $seat } prend un dé personnel de plus.
}
# en edb4bf7b
event-die-fell = Le nouveau dé affiche { $face }.
# en 83913257
event-die-laid = Le nouveau dé va sur { $field-acc }.

## actions choisies, biens, chemin

# en d4f38d38
event-used = { $you ->
    [seat] Vous choisissez { $action-gen }.
   *[nobody] { $seat } choisit { $action-gen }.
}
# en d1def6ed
event-gained = { $you ->
    [seat] Vous prenez { $sum }.
   *[nobody] { $seat } prend { $sum }.
}
# en b6c27e95
event-paid = { $you ->
    [seat] Vous payez { $sum }.
   *[nobody] { $seat } paie { $sum }.
}
# en 5972730f
event-swapped = { $you ->
    [seat] Vous échangez { $sum } contre { $other }.
   *[nobody] { $seat } échange { $sum } contre { $other }.
}
# en 7cf43aa4
event-envoy = { $you ->
    [seat] Vous avancez votre émissaire jusqu’à la case { $n } du chemin.
   *[nobody] { $seat } avance son émissaire jusqu’à la case { $n } du chemin.
}
# en 779a6f7e
event-bonus = { $you ->
    [seat] Vous trouvez un bonus sur le chemin : { $bonus }.
   *[nobody] { $seat } trouve un bonus sur le chemin : { $bonus }.
}
# en d88e412c
event-declined = { $you ->
    [seat] Vous renoncez à un bonus : { $bonus }.
   *[nobody] { $seat } renonce à un bonus : { $bonus }.
}

## novices

# en d9608d4d
event-sent-room = { $you ->
    [seat] Vous envoyez { $novice-acc } dans { $kind-acc } { $room-ins }.
   *[nobody] { $seat } envoie { $novice-acc } dans { $kind-acc } { $room-ins }.
}
# en 2af967c1
event-sent-chapel = { $you ->
    [seat] Vous envoyez { $novice-acc } dans la chapelle { $monastery-gen }.
   *[nobody] { $seat } envoie { $novice-acc } dans la chapelle { $monastery-gen }.
}
# en 5c83b191
event-sent-space = { $you ->
    [seat] Vous envoyez { $novice-acc } sur { $space-acc }.
   *[nobody] { $seat } envoie { $novice-acc } sur { $space-acc }.
}
# en 69ad6940
event-unlocked = { $you ->
    [seat] Désormais, vous pouvez { $action }.
   *[nobody] Désormais, { $seat } peut { $action }.
}
# en 70192ab2
event-flipped = { $you ->
    [seat] Vous retournez la tuile d’action { $column-gen }.
   *[nobody] { $seat } retourne la tuile d’action { $column-gen }.
}
# en c31e70b2
event-extra-room = { $you ->
    [seat] Vous envoyez le novice supplémentaire { $row-gen } dans { $kind-acc } { $room-ins }.
   *[nobody] { $seat } envoie le novice supplémentaire { $row-gen } dans { $kind-acc } { $room-ins }.
}
# en 5ce28c13
event-extra-chapel = { $you ->
    [seat] Vous envoyez le novice supplémentaire { $row-gen } dans la chapelle { $monastery-gen }.
   *[nobody] { $seat } envoie le novice supplémentaire { $row-gen } dans la chapelle { $monastery-gen }.
}
# en 3a5f4b19
event-extra-space = { $you ->
    [seat] Vous envoyez le novice supplémentaire { $row-gen } sur { $space-acc }.
   *[nobody] { $seat } envoie le novice supplémentaire { $row-gen } sur { $space-acc }.
}
# Par choix, ou faute de place.
# en c6f79611
event-extra-dropped = { $you ->
    [seat] Vous n’envoyez pas le novice supplémentaire { $row-gen }, qui quitte le jeu.
   *[nobody] { $seat } n’envoie pas le novice supplémentaire { $row-gen }, qui quitte le jeu.
}

## vitrail

# $cell se compte depuis la gauche.
# en a30a3f05
event-built = { $you ->
    [seat] { $cell ->
        [1] Vous posez une tuile { $monastery-gen } sur la première case de { $line-acc }.
        [2] Vous posez une tuile { $monastery-gen } sur la deuxième case de { $line-acc }.
       *[other] Vous posez une tuile { $monastery-gen } sur la dernière case de { $line-acc }.
    }
   *[nobody] { $cell ->
        [1] { $seat } pose une tuile { $monastery-gen } sur la première case de { $line-acc }.
        [2] { $seat } pose une tuile { $monastery-gen } sur la deuxième case de { $line-acc }.
       *[other] { $seat } pose une tuile { $monastery-gen } sur la dernière case de { $line-acc }.
    }
}
# La tuile qu’apporterait une salle commune.
# en f7de0437
event-no-tile = Aucune tuile vitrail de ce monastère ne peut être posée : rien n’est pris.

## points

# en 77cf1b54
event-scored = { $you ->
    [seat] Vous marquez { points } : { $source }.
   *[nobody] { $seat } marque { points } : { $source }.
}
# en c7207d9a
event-earned = { $you ->
    [seat] Vous avez marqué { points } au fil de la partie : { $source }.
   *[nobody] { $seat } a marqué { points } au fil de la partie : { $source }.
}
# en 1d2e2058
event-claimed = { $you ->
    [seat] Vous accomplissez { $mission-acc } et marquez { points }.
   *[nobody] { $seat } accomplit { $mission-acc } et marque { points }.
}
# $amount compte les novices dans ce monastère.
# en a664c5c9
event-majority = { $you ->
    [seat] Vous avez le plus de novices dans { $monastery-acc } ({ $amount }) et marquez { points }.
   *[nobody] { $seat } a le plus de novices dans { $monastery-acc } ({ $amount }) et marque { points }.
}
# en 860fbe75
event-majority-tied = { $you ->
    [seat] Vous êtes à égalité pour le plus de novices dans { $monastery-acc } ({ $amount }) et marquez aussi { points }.
   *[nobody] { $seat } est à égalité pour le plus de novices dans { $monastery-acc } ({ $amount }) et marque aussi { points }.
}
# $amount compte les chapelles.
# en 39db25c5
event-chapels = { $you ->
    [seat] { $amount ->
        [0] Vous n’avez de novice dans aucune chapelle et marquez { points }.
        [one] Vous avez des novices dans { $amount } chapelle et marquez { points }.
       *[other] Vous avez des novices dans { $amount } chapelles et marquez { points }.
    }
   *[nobody] { $amount ->
        [0] { $seat } n’a de novice dans aucune chapelle et marque { points }.
        [one] { $seat } a des novices dans { $amount } chapelle et marque { points }.
       *[other] { $seat } a des novices dans { $amount } chapelles et marque { points }.
    }
}
# $inside compte les novices dans la chapelle, $around ceux du cloître.
# en d4959eda
event-cloister = { $you ->
    [seat] { $inside ->
        [one] Vous avez { $inside } novice dans la chapelle { $monastery-gen }, { $around } dans son cloître, et marquez { points }.
       *[other] Vous avez { $inside } novices dans la chapelle { $monastery-gen }, { $around } dans son cloître, et marquez { points }.
    }
   *[nobody] { $inside ->
        [one] { $seat } a { $inside } novice dans la chapelle { $monastery-gen }, { $around } dans son cloître, et marque { points }.
       *[other] { $seat } a { $inside } novices dans la chapelle { $monastery-gen }, { $around } dans son cloître, et marque { points }.
    }
}
# en defafd19
event-left-over = { $you ->
    [seat] Vous marquez { points } pour vos biens restants.
   *[nobody] { $seat } marque { points } pour ses biens restants.
}

## fin de la partie

# en 46e70def
event-points = { $you ->
    [seat] Vous avez { points } et prenez la { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place.
   *[nobody] { $seat } a { points } et prend la { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place.
}
# en 51e69834
event-winner = { $you ->
    [seat] Vous gagnez la partie.
   *[nobody] { $seat } gagne la partie.
}
# en ca502a19
event-shared = { $you ->
    [seat] Vous partagez la victoire, car rien ne départage les ex æquo.
   *[nobody] { $seat } partage la victoire, car rien ne départage les ex æquo.
}
# en 1e4091d4
event-shared-place = { $you ->
    [seat] Vous partagez la { $rank }e place, car rien ne départage les ex æquo.
   *[nobody] { $seat } partage la { $rank }e place, car rien ne départage les ex æquo.
}

## options

# en bcde9c46
option-first-player = premier joueur
    .about = qui est premier joueur à la première manche
# en 23278ed6
option-first-player-random = au hasard
    .about = le premier joueur est tiré au sort
# en 78224f14
option-first-player-1 = place 1
    .about = le joueur de la place 1 commence
# en 4076734e
option-first-player-2 = place 2
    .about = le joueur de la place 2 commence
# en 9a5db6e7
option-first-player-3 = place 3
    .about = le joueur de la place 3 commence
# en 539658c3
option-first-player-4 = place 4
    .about = le joueur de la place 4 commence

## au terminal
# L’écran a 80 colonnes : ce qui doit être court ne peut pas être plus long, point compris.

# en 512ca8a7
cli-calendar = Année { $year } sur { $years }, manche { $round } sur { $rounds }
# Titres d’une ligne
# en 6e639713
cli-fields = Dés
# en 4464105f
cli-roll = Lancer
# en 62fa5a5b
cli-path = Chemin
# en 19734a1b
cli-window = Vitrail
# en 4a138086
cli-in-hand = en main
# Les biens, avec la lettre qui les désigne partout ; un bâtiment a celle des biens qui le paient.
# en 438167d6
cli-good-soup = soupe
    .letter = s
# en 18bce237
cli-good-tool = outil
    .letter = o
# en 4c868611
cli-good-book = livre
    .letter = l
# en 8730f981
cli-good-influence = influence
    .letter = i
# en 55ca0503
cli-good-rosary = chapelet
    .letter = c
# Court, 4 signes au plus
# en 27ce1d1b
cli-do-send = nov.
# en 47d8bd46
cli-do-pair = duo
# en 8b668b89
cli-do-tile = vitr
# en d6a7cd2a
cli-do-any = lib.
# en a8d79f40
cli-do-die = dé
# en 6150df4b
cli-do-points = { $points }pt
# en 8c32e612
cli-do-score = pts
# Ce que les signes veulent dire
# en 9cb5654b
cli-signs = Signes
# en 62d38dbc
cli-joker = joker : n’importe quelle colonne
# en b3cc9000
cli-white = dé blanc
# en ac3a6a16
cli-standing = novice à soi : bloqué
# en ad95d5fa
cli-free = libre
# en a278b9f5
cli-shut = bloqué, ou déjà utilisé
# en ab27b729
cli-exchange = échange
# Titres au-dessus des joueurs
# en 531c7b28
cli-unlocked = Débloqué
# en 1cd73897
cli-flipped = Retourné
# en c16bc82b
cli-sent = Envoyés
# en 50fcbbd6
cli-reroll = Relance
# Ce que demandent les missions
# en d45b4e4e
cli-task-novices = { $n ->
    [one] { $n } novice envoyé
   *[other] { $n } novices envoyés
}
# en 7b4f0039
cli-task-common = { $n ->
    [one] { $n } novice dans une salle commune
   *[other] { $n } novices dans des salles communes
}
# en 1df8e06d
cli-task-cloister = { $n ->
    [one] { $n } novice dans un cloître
   *[other] { $n } novices dans des cloîtres
}
# en 90ca6771
cli-task-window = { $n ->
    [one] un vitrail avec des tuiles de { $n } monastère
   *[other] un vitrail avec des tuiles de { $n } monastères
}
# en cd17b7c0
cli-task-dice = { $n ->
    [one] { $n } dé personnel
   *[other] { $n } dés personnels
}

## Erreurs

# en 53c35091
error-edition-links = { $entry } est { $value } ; il faut des lettres de monastères, chacune une fois : { $words }
# en 9fae6238
error-edition-unlinked = { $entry } : aucune case ne touche le monastère { $word } ; il en faut au moins une
# en d57ec9c9
error-edition-die = { $entry } est { $value } ; la dernière case, et elle seule, porte { $right }
# en 0949663d
error-edition-room = { $entry } est { $value } ; il faut un genre ({ $words }) et deux places, comme 1-2
# en 0e2a1078
error-edition-borders = { $entry } est { $value } ; il faut deux places différentes parmi { $right }
# en 8da69496
error-edition-apart = { $entry } : aucun chemin ne mène de room 1 à { $words } ; tout doit être relié
# en 47b7dbdb
error-edition-mission = { $entry } demande { $value } ; à { $seats } joueurs, il n’y a de place que pour { $count }

## pourquoi pas

# en fa258575
why-MSM-DICE-3 = aucun de vos dés n’affiche cette valeur
# en e4347311
why-MSM-REROLL-1 = votre tuile Relance a déjà servi dans cette manche
# en 76f4aca5
why-MSM-TAKE-1 = il n’y a aucun dé sur cette case
# en 8785aea6
why-MSM-TAKE-2 = vous ne pouvez pas en prendre autant, les autres dés ne sont pas à vous
# en 2cf6c3c4
why-MSM-TAKE-10 = aucune action n’est possible dans cette colonne
# en bd7ef5c2
why-MSM-ACT-11 = elle n’est pas encore débloquée, votre novice est toujours là
# en 5b92b04a
why-MSM-UNLOCK-3 = vous avez déjà fait cette action ce tour-ci
# en 06471335
why-MSM-ACT-13 = il vous manque de quoi faire cette action
# en 1bd70698
why-MSM-NOVICE-8 = aucune place libre à portée pour ce novice
# en ca1425bc
why-MSM-NOVICE-3 = votre émissaire n’est pas devant ce monastère, et vous n’avez personne dans sa chapelle
# en 2055af17
why-MSM-SETUP-2 = emplacement bloqué à trois joueurs
# en bdbfecd3
why-MSM-SETUP-4 = ce monastère n’a plus de tuiles vitrail
# en 0ed1dc73
why-MSM-BLD-2 = un bâtiment coûte 1 influence et 2 fois le bien qu’il montre, 3 fois depuis la rangée II
# en cdcf2e32
why-MSM-CLOISTER-2 = il vous faut un novice dans un bâtiment voisin
# en 87ff37c8
why-MSM-WINDOW-1 = ce bonus ne donne qu’une tuile de son monastère

## raisons
# Pourquoi un robot conseille quelque chose : ce que le tour apporte de plus que le choix suivant.
# $mine et $rival comptent les novices, $rival ceux du plus fort des autres.
# en fefad966
reason-claims = Cela accomplit { $mission-acc }, pour { points }.
# en 6516ff04
reason-nearer = Cela vous rapproche du but pour { $mission-acc }.
# en a8cb428c
reason-leads = Vous menez alors dans { $monastery-acc } : { $mine } novices contre { $rival }.
# en 0a6c5bdd
reason-closer = Vous avez alors { $mine } novices dans { $monastery-acc } ; le plus fort des autres en a { $rival }.
# en 68330f4a
reason-chapels = Des novices dans { $amount ->
    [one] { $amount } chapelle
   *[other] { $amount } chapelles
} vous rapportent { points } à la fin.
# en 91805c37
reason-cloister = La chapelle et le cloître { $monastery-gen } vous rapportent alors { points } à la fin.
# en e6555bee
reason-scores = Pendant ce tour, cela rapporte { points } de plus que le choix suivant.
# en 5349faf9
reason-opens = Désormais, vous pouvez aussi { $action }.
# en bde3c88e
reason-flips = Une tuile d’action est retournée : désormais, chaque dé posé dessus rapporte des points.
# en 83d15979
reason-window = Cela rapproche votre vitrail de rangées et de colonnes complètes.
# en 6abf9cb7
reason-path = Cela mène votre émissaire à la case { $amount } du chemin, et vers les bonus qui suivent.
# en f50eaae8
reason-goods = Vous avez alors { $amount } biens pour payer.
# en e0636739
reason-dice = Parmi les dés sur la table, les meilleurs restent ainsi pour vous.
# en 31d478ac
reason-little = Cela change peu : rien de ce que vous pouvez choisir ici ne compte beaucoup.

## Les sections des règles

# en 0322ce5c
section-MSM-COMP = Ce que contient la boîte
# en dbdf27e5
section-MSM-SETUP = Mise en place
# en f2947ff2
section-MSM-YEAR = Années et manches
# en 1c7cf2f2
section-MSM-DICE = Placer les dés
# en 0bb604a4
section-MSM-REROLL = La tuile Relance
# en 6814a6b8
section-MSM-TAKE = Prendre les dés
# en 064105b8
section-MSM-USE = Utiliser les dés pris
# en 705b092e
section-MSM-ACT = Les actions des colonnes
# en 81b9e1e2
section-MSM-UNLOCK = Débloquer des actions
# en 16a1b519
section-MSM-ENVOY = L’émissaire
# en 42fad59c
section-MSM-PATH = Les bonus du chemin
# en 96a01c9a
section-MSM-PDIE = Dés personnels
# en febc04d8
section-MSM-NOVICE = Envoyer un novice
# en 4e0445c4
section-MSM-BLD = Bâtiments
# en 590277b3
section-MSM-CHAPEL = Chapelles
# en bd44e78a
section-MSM-CLOISTER = Cloîtres
# en 85e29e52
section-MSM-EXTRA = Novices supplémentaires
# en e04a2bb0
section-MSM-WINDOW = Le vitrail
# en 93ffb8ce
section-MSM-MISSION = Missions
# en 0f1bc8b1
section-MSM-END = Fin de manche et fin de partie
# en ad484e29
section-MSM-SCORE = Décompte final
# en eb2d7c16
section-MSM-INFO = Ce qui est visible et ce qui est secret
# en c783a4c5
section-MSM-INV = Ce qui est toujours vrai
# en 1858cb7f
section-MSM-STATE = Ce qui est demandé, et quand
# en d0db8b5e
section-MSM-OPT = Options

## bévues
# Ce dont on rirait ; à côté, combien de fois par partie.
# en ccb2536c
blunder-goods-left = biens qui restent à la fin
# en 4f3180e2
use-actions = Actions utilisées
# en 2b547f83
use-rooms = Novices envoyés dans des bâtiments
# en d985d0c3
use-chapels = Novices envoyés dans des chapelles
# en 3994d017
use-windows = Tuiles vitrail posées
# en 42fad59c
use-bonuses = Bonus du chemin
# en 6b7ec84b
use-jokers = Jokers par colonne
# en 3fb947b8
use-missions = Missions accomplies
# en fe4933f0
habit-path = avance le plus loin sur le chemin
# en 50fb6005
habit-path-first-year = avance le plus loin sur le chemin la première année
