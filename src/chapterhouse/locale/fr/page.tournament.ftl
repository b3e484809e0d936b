### What the page of a tournament says: it is loaded with that page.

# en ffb1b8a1
tournament = Tournoi
# en 114f0012
tournament-new-title = Ouvrir un tournoi
# en 27e39473
tournament-new-text = Plusieurs personnes, plusieurs rondes. Vous donnez un seul lien ; chacun s’inscrit sous un nom, et chaque ronde ouvre ses tables d’elle-même. Qui organise peut jouer aussi.
# en 5b235789
tournament-name = Nom du tournoi
# en 5c412a26
tournament-game = Jeu
# en cffdc75b
tournament-seats = Joueurs par table
# en fda2d33b
tournament-form = Qui rencontre qui
# en eed7e169
tournament-form-robin = tous contre tous
# en ed7cca12
tournament-form-swiss = quelques rondes
# en e65cfa65
tournament-form-robin-about = Chacun rencontre tous les autres. À beaucoup, cela prend beaucoup de rondes : leur nombre est dit avant que vous commenciez.
# en 3704540f
tournament-form-swiss-about = À chaque ronde se rencontrent ceux dont le classement est proche, si possible jamais deux fois les mêmes (système suisse).
# en e9af9cde
tournament-rounds = Rondes
# en bf3284d6
tournament-duplicate = La même donne à toutes les tables d’une ronde
# en f0a1f5eb
tournament-duplicate-about = Ainsi, personne n’est mieux classé grâce à de meilleures cartes : chaque résultat est comparé à ceux de la même place aux autres tables. Tant que la dernière table d’une ronde n’a pas fini, personne ne peut regarder, et les cartes et les points des parties terminées restent cachés. Dés, missions, cartes et tuiles viennent partout dans le même ordre, autant que le cours de la partie le permet. Ne parlez pas des cartes que vous avez vues avant la fin de la ronde.
# en 5fd27cb9
tournament-bots-about = Des robots de ce niveau s’assoient là où il manque quelqu’un.
# en 9d0da441
tournament-create = Ouvrir le tournoi
# en dc8659db
tournament-enter = S’inscrire
# en 74fa7d10
tournament-enter-title = Participer
# en 1419bc13
tournament-enter-text = Vos places s’ouvrent dans ce navigateur et sur les appareils qui partagent sa liste de tables : inscrivez-vous là où vous voulez jouer. Si vous le perdez, l’organisation vous crée un nouveau lien.
# en 1df67a21
tournament-entered = Vous participez sous le nom de { $name }. La première ronde commence quand l’organisation la lance.
# en 19f4a786
tournament-link = Copier le lien d’inscription
# en fbcd8445
tournament-host-link = Copier le lien de l’organisation
# en 81d43105
tournament-host-about = La personne qui a le lien de l’organisation dirige le tournoi. Gardez-le : il permet de diriger depuis n’importe quel appareil.
# en 05b0a91c
tournament-people = { $count ->
    [0] Personne ne s’est encore inscrit
    [one] { $count } personne
   *[other] { $count } personnes
}
# en f54f940b
tournament-about = { $game }, { $seats } par table
# en 202ea8b0
tournament-robin-in = Tous contre tous, en { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
# en 4d94076f
tournament-swiss-in = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, chacun contre ses pareils
# en f1541e92
tournament-same = La même donne à toutes les tables d’une ronde
# en cbde0328
tournament-organise = Vous organisez
# en 59242773
tournament-start = Lancer la ronde 1, clore les inscriptions
# en 455618c9
tournament-next = Lancer la ronde { $round }
# en 51c0d65d
tournament-few = Il faut deux inscriptions avant que la première ronde puisse commencer.
# en 858e4ba7
tournament-pause = Faire une pause
# en 97903f19
tournament-go-on = Reprendre
# en fe3744a8
tournament-paused = Le tournoi est en pause. Aucune ronde ne commence ; aux tables avec une pendule, le temps s’arrête jusqu’à ce que quelqu’un y reprenne.
# en 442164ad
tournament-manage = Nouveaux liens, retraits, fin
# en 7b6ca2b7
tournament-manage-about = Qui est retiré ne joue plus, et c’est définitif : un robot continue à sa table. Si vous terminez le tournoi, les parties en cours ne comptent pas ; si toutes les tables ont la même donne, des robots les finissent.
# en 35c1a49e
tournament-renew = Nouveau lien pour { $name }
# en d9b06480
tournament-renew-sure = Créer : l’ancien navigateur n’ouvrira plus rien
# en 79fd58a3
tournament-renew-about = La personne qui a perdu son navigateur continue grâce à un nouveau lien, là où en est sa partie. Tant qu’elle est à une table, aucun lien ne peut être créé.
# en bd6f4128
tournament-renewed = Le lien pour { $name } sert une seule fois. Ne le donnez à personne d’autre : qui l’ouvre joue sous le nom de { $name }.
# en 6ad8dd24
tournament-person-link = Copier le lien pour { $name }
# en bce94d94
tournament-arrived = Ce lien vous permet de continuer ce tournoi dans ce navigateur. Il sert une seule fois.
# en 94279ece
tournament-arrived-take = Continuer ici
# en 47ae7de3
tournament-arrived-leave = Pas dans ce navigateur
# en 0f517227
tournament-arrived-own = Ce navigateur participe déjà : ouvrez le lien dans celui de la personne à qui il est destiné.
# en cdd68d99
tournament-withdraw = Retirer { $name }
# en a2359149
tournament-leave = Se retirer du tournoi
# en 797a76e0
tournament-sure = Retirer définitivement
# en 72bef176
tournament-end = Terminer le tournoi
# en 9b6c3d20
tournament-end-sure = Terminer maintenant
# en 531c5aa6
tournament-yours = Ronde { $round } : votre table est ouverte
# en 990c13f0
tournament-with = Avec { $names }
# en 90a5b96e
tournament-sit = À votre table
# en 11a1af2f
tournament-done = Votre partie de la ronde { $round } est terminée. La ronde finit avec sa dernière table.
# en edbb14a9
tournament-between = La ronde { $round } est terminée. L’organisation lance la suivante.
# en 6454e075
tournament-goes-on = La ronde { $round } se joue.
# en c409944f
tournament-over = Le tournoi est terminé.
# en 410d10d4
tournament-first = À la première place : { $names }
# en c7342049
tournament-standings = Classement
# en e9463dcc
tournament-place = Rang
# en dcd1d522
tournament-player = Nom
# en 77deabe2
tournament-points = Points
# en 36a60559
tournament-met = Adversaires
# en 5f9fbe3c
tournament-ahead = Avance
# en abbf4e04
tournament-points-about = Une partie vaut de 0 à 1 point : la part des autres à la table que l’on devance, une égalité comptant pour moitié. À points égaux décide la somme la plus haute des points de ceux qu’on a rencontrés (« Adversaires »), puis l’« Avance » ; à égalité en tout, on partage le rang. Les robots ne sont pas classés.
# en e8c50655
tournament-ahead-about = « Avance » dit de combien de points de jeu quelqu’un devançait les autres à la table, en moyenne.
# en 3e226e58
tournament-ahead-same = « Avance » dit de combien de points de jeu quelqu’un devançait ceux qui tenaient la même place aux autres tables, en moyenne : la chance de la donne est ainsi écartée, pour autant que les donnes étaient pareilles.
# en c65ed302
tournament-reach-about = Le nombre après ± est l’intervalle à 95 % selon le t de Student. Après peu de rondes il est large : on sait alors peu de choses.
# en fd60c459
tournament-withdrawn = retiré du tournoi
# en 8dfa621e
tournament-round = Ronde { $round }
# en 88547482
tournament-playing = en cours
# en 7034d95c
tournament-hidden = terminée ; visible en fin de ronde
# en d8a6cffe
tournament-broken = interrompue
# en d221f83a
tournament-look = Regarder la table
# en 1509f561
tournament-save = Enregistrer
# en 007ff09d
tournament-save-standings = Classement (CSV)
# en b8ec37dc
tournament-save-matches = Parties (CSV)
# en 0cde41bf
tournament-save-all = Tout, avec les notations (JSON)
# en 8e4ee7c8
tournament-shut-title = Votre partie est terminée
# en c5f22f32
tournament-shut = D’autres jouent encore la même donne. Les cartes et les points se verront ici quand la dernière table de cette ronde aura fini.
