### Ce que contient la boîte de Biblios, tel que le dit la page de l’édition. Un nom précède la valeur
### d’une donnée. Les notes et les sources ont leur anglais dans editions/biblios.toml.

## les parties du fichier

# en 9cb3cc77
facts-box = Dans la boîte
# en e03c4140
facts-scriptorium = Le scriptorium et ses dés
# en 2a07e57a
facts-seals = Les sceaux sur les cartes
# en 2c888041
facts-monks = Moines
# en 6293d963
facts-pigments = Pigments
# en 1d3cee9d
facts-books = Livres saints
# en 6e0d1c28
facts-manuscripts = Manuscrits
# en 4a091278
facts-tomes = Livres interdits
# en d7445dc3
facts-gold = Cartes or
# en f347f71e
facts-church = Cartes Église
# en 7013af4c
facts-setup = Mise en place

## de quoi il s’agit
# Trois valeurs sont pour deux, trois et quatre joueurs.

# en 2af47b5b
fact-box-players = Nombre de joueurs
# en 73cc969a
fact-box-age = Âge, au moins
# en 8babebb9
fact-box-minutes = Durée d’une partie en minutes
# en 41179772
fact-box-cards = Cartes en tout
# en c884e869
fact-box-category-cards = Cartes de catégorie
# en d7445dc3
fact-box-gold-cards = Cartes or
# en f347f71e
fact-box-church-cards = Cartes Église
# en 820700f1
fact-box-boards = Plateaux du scriptorium
# en 6e639713
fact-box-dice = Dés
# en 456435ce
fact-scriptorium-first = Les deux premières catégories
# en d7ae6bd4
fact-scriptorium-rest = Les catégories suivantes
# en d204fec1
fact-scriptorium-die-least = Valeur la plus basse d’un dé
# en f793ae4e
fact-scriptorium-die-most = Valeur la plus haute d’un dé
# en 583aacbc
fact-scriptorium-die-start = Valeur de chaque dé au départ
# en 8f9ba5a2
fact-seals-ranks = Sceaux différents
# en 886d1075
fact-seals-letters-latin = Lettres latines des sceaux, la meilleure d’abord
# en 6610e97b
fact-seals-letters-cyrillic = Lettres cyrilliques des sceaux, la meilleure d’abord
# en 3a9dfa58
fact-colour = Couleur
# en fc34effb
fact-values = Valeur : nombre de cartes
# en 0236ec97
fact-by-seal = Valeurs des cartes, le meilleur sceau d’abord
# en dd5ee604
fact-gold-seals = Sceaux sur les cartes or
# en bc78b1a8
fact-church-up-two = « +1 sur deux dés »
# en 590cecd7
fact-church-down-two = « −1 sur deux dés »
# en d1c759d1
fact-church-up = « +1 sur un dé »
# en 81a53a94
fact-church-down = « −1 sur un dé »
# en 456ffc61
fact-church-either = « +1 ou −1 sur un dé »
# en 358511c8
fact-church-effects = Effets
# en 520c6c8d
fact-setup-gold-out-of-each-value = Cartes or de chaque valeur retirées, à deux, trois et quatre joueurs
# en 4295a712
fact-setup-cards-out-unseen = Cartes écartées sans regarder, à deux, trois et quatre joueurs
# en 665087c3
fact-setup-cards-a-turn = Cartes d’un tour de dons, à deux, trois et quatre joueurs
# en 6a5531eb
fact-setup-turns = Tours de dons de tous les joueurs ensemble, à deux, trois et quatre joueurs

## mots de leurs valeurs

# en a076593b
value-monks = moines
# en 9743df89
value-pigments = pigments
# en d5b4ba64
value-books = livres saints
# en db0afe45
value-manuscripts = manuscrits
# en 8e01c695
value-tomes = livres interdits
# en 5eb67f9f
value-brown = marron
# en 16477688
value-blue = bleu
# en ba4788b2
value-green = vert
# en 1b4c9133
value-orange = orange
# en b1f51a51
value-red = rouge

## phrases entières

# en f5917970
note-scriptorium-rest = Les critiques énumèrent les dés dans cet ordre.
# en dfad5cfd
note-seals-letters-cyrillic = Le livret ne nomme que la deuxième et la troisième lettre.
# en 12dc8b18
note-monks-by-seal = Le livret ne dit pas quelle valeur porte quel sceau ; trois programmes donnent les meilleurs sceaux aux valeurs les plus basses.
# en 092e70bf
note-gold-seals = Personne ne mentionne de sceau sur une carte or.
# en a8aba7df
told-church-effects = comme les cinq sortes se nomment : un dé ou deux, vers le haut, vers le bas ou au choix
# en eaaaccda
source-S1 = Le livret russe de Biblios (Аббатство), GaGa Games 2017
# en e8e22e8b
source-S11 = Le programme gjeuken/greenhouse sur GitHub
# en 5e6c8ca2
source-S12 = Le programme aphiwadChhoeun/biblios sur GitHub
# en bd52e3a2
source-S13 = Le programme dawidpieper/elten-game-room sur GitHub
