### What lies in the box of Biblios, as the page of its edition tells it. A name heads the value of a
### fact. Notes, sources and values in whole sentences have their English in editions/biblios.toml.
### A name that begins with fact-, and no part before it, is for all categories alike.

## the parts of the file

facts-box = In the box
facts-scriptorium = The Scriptorium and its dice
facts-seals = The seals on cards
facts-monks = Monks
facts-pigments = Pigments
facts-books = Holy books
facts-manuscripts = Manuscripts
facts-tomes = Forbidden tomes
facts-gold = Gold cards
facts-church = Church cards
facts-setup = Setup

## what each fact is about
# Where there are three values, they are for 2, 3 and 4 players.

fact-box-players = Number of players
fact-box-age = Age, at least
fact-box-minutes = Length of a game in minutes
fact-box-cards = Cards in all
fact-box-category-cards = Category cards
fact-box-gold-cards = Gold cards
fact-box-church-cards = Church cards
fact-box-boards = Scriptorium boards
fact-box-dice = Dice
fact-scriptorium-first = The first two categories
fact-scriptorium-rest = The categories after them
fact-scriptorium-die-least = Lowest value of a die
fact-scriptorium-die-most = Highest value of a die
fact-scriptorium-die-start = Value of each die at the start
fact-seals-ranks = Different seals
fact-seals-letters-latin = Latin letters of the seals, the best first
fact-seals-letters-cyrillic = Cyrillic letters of the seals, the best first
fact-colour = Colour
fact-values = Value: how many cards
fact-by-seal = Values of the cards, the best seal first
fact-gold-seals = Seals on gold cards
fact-church-up-two = “+1 on two dice”
fact-church-down-two = “−1 on two dice”
fact-church-up = “+1 on one die”
fact-church-down = “−1 on one die”
fact-church-either = “+1 or −1 on one die”
fact-church-effects = Effects
fact-setup-gold-out-of-each-value = Gold cards of each value picked out with 2, 3 and 4 players
fact-setup-cards-out-unseen = Cards taken out unseen with 2, 3 and 4 players
fact-setup-cards-a-turn = Cards drawn in a gift turn with 2, 3 and 4 players
fact-setup-turns = Gift turns of all players together with 2, 3 and 4 players

## words of their values

value-monks = monks
value-pigments = pigments
value-books = holy books
value-manuscripts = manuscripts
value-tomes = forbidden tomes
value-brown = brown
value-blue = blue
value-green = green
value-orange = orange
value-red = red
