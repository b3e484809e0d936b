### Le formulaire pour qui a le jeu, et les fichiers que des propriétaires partagent sur un serveur. fact =
### donnée ; box = boîte ; owner = propriétaire ; reconstructed = reconstitué.

## the form

# en 507dc5fd
own-about = { $game } : regardez votre exemplaire et dites-nous, endroit par endroit, s’il est comme chez nous. Rien ne quitte ce navigateur sauf pour être vérifié, tant que vous ne le partagez pas. Vos réponses restent ici quand vous fermez la page.
# en b815b809
own-progress = { $count } sur { $all } vérifiées
# en 904f7050
own-save = Enregistrer dans un fichier
# en b90e76e8
own-bring = Reprendre un fichier
# en a9026250
own-fit = On peut jouer avec ce que vous avez saisi.
# en 3bf749ac
own-unfit = { $count ->
    [one] On ne peut pas encore jouer avec ce que vous avez saisi, pour une raison :
   *[other] On ne peut pas encore jouer avec ce que vous avez saisi, pour { $count } raisons :
}
# en 296db64b
own-drawing = Sur le dessin
# en 33b2f2b9
own-drawing-about = Cliquez sur un endroit, ou allez-y avec la touche Tab, et dites ce qui est imprimé là dans votre exemplaire. Une plume marque ce que nous avons reconstitué nous-mêmes.
# en fd24ba70
own-pin = { $name } : { $state }
# en 62849b95
own-is-open = non vérifié
# en d9edbd86
own-is-part = vérifié en partie
# en ecb41804
own-is-same = comme dans votre boîte
# en 3df26f3e
own-is-other = différent dans votre boîte
# en 908f2b4f
own-all = Toutes les données
# en 18be43f4
own-only = Ne montrer que ce que nous avons reconstitué
# en 26e717f8
own-part = { $part } ({ $count } sur { $all })
# en 8a4fe258
own-clear = Effacer toutes les réponses
# en 31200bd6
own-nth = { $name } – { $number }
# en 808f3996
own-same = C’est ainsi dans ma boîte
# en eeeff7e5
own-other = C’est différent :
# en d16948e7
own-open = Non vérifié
# en 4d7f93eb
own-fixed = Le programme ne peut jouer qu’ainsi. Si votre exemplaire dit autre chose, laissez, et dites-le à ceux qui font le programme.
# en 8ba9d0b3
own-left = { $count ->
    [one] Il reste une valeur de cette liste à vérifier.
   *[other] Il reste { $count } valeurs de cette liste à vérifier.
}
# en 8674679e
own-left-same = Toutes les autres sont ainsi
# en 08c3eb64
own-more = Une de plus
# en 0b5bf8ad
own-fewer = Une de moins
# en 8aaaaf22
own-arrived = Ce lien apporte le fichier que vous avez partagé depuis un autre appareil, et la clé pour le modifier. Il remplace tout ce que vous avez répondu ici. Si le lien n’est pas de vous, gardez ce que vous avez.
# en 5895c1e2
own-arrived-take = Prendre ce fichier
# en bdabc1b9
own-arrived-leave = Garder ce que j’ai

## sharing

# en 6991f34e
own-share = Partager ici avec d’autres
# en 01a166f7
own-share-about = Tous ceux qui utilisent ce serveur pourront lire votre fichier, jouer avec et le comparer au leur. Là où deux propriétaires du même tirage disent la même chose, elle est tenue ici pour confirmée. Saisissez ce que vous voyez vous-même, en nombres et en mots courts ; ni phrases ni images du jeu.
# en c575c870
own-name = Un nom pour votre fichier, que les autres verront
# en 775a6a30
own-language = Langue de votre boîte
# en 5cd75dda
own-year = Année de parution, si elle y est imprimée
# en 5a30616e
own-publisher = Éditeur, si vous voulez
# en 86f82afb
own-share-here = Partager sur ce serveur
# en 209aeb83
own-share-again = Partager aussi les changements
# en fe16bfbe
own-shared = Votre fichier est partagé ici.
# en b60e7b8f
own-shared-look = Le voir
# en 0f4553d3
own-link = Copier le lien pour le lire
# en ed966e38
own-key = Copier le lien pour le modifier
# en c279fe64
own-key-about = Gardez pour vous le lien pour le modifier : quiconque l’a peut modifier votre fichier ou le retirer. Il vous le faut sur un autre appareil, ou si ce navigateur a été vidé.
# en c538f25c
own-withdraw = Ne plus le partager

## the files of owners

# en 73deefc9
owners-about = Ces fichiers ont été composés par des gens qui ont le jeu. Deux fichiers comptent pour deux propriétaires s’ils viennent de deux navigateurs. Ce n’est pas une preuve : une personne peut faire deux fichiers, et nul ici n’a regardé dans une boîte. On compare les fichiers de même langue et de même année.
# en 8743fc79
owners-none = Personne n’a encore partagé ici de fichier pour ce jeu.
# en 6988da24
owners-counts = confirmées : { $same }, différentes : { $other }
# en 257f0472
owners-compared = Côte à côte : au moins deux propriétaires sont d’accord sur { $agree }, les fichiers diffèrent sur { $differ }, un seul propriétaire en dit { $one }.
# en 8c2314ad
owners-differ = Là où ils diffèrent
# en 38af4aa8
owners-one = Ce qu’un seul propriétaire dit
# en 58eb5271
owners-agree = Là où ils sont d’accord
# en f6b95073
owners-ours = comme chez nous
# en e81152f5
owners-merged = Enregistrer ce dont deux propriétaires conviennent
# en 907ab98d
box-about = Quelqu’un qui a le jeu partage ceci ici.
# en 7ea03b06
box-play = Jouer avec
# en ffcb71ad
box-save = Enregistrer le fichier
