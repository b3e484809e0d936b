# en 262f9c77
broken-title = Quelque chose est cassé ici
# en fc811538
broken-text = La page a rencontré une erreur de notre part et ne peut pas continuer. Rien de ce qui a été joué n’est perdu ; rechargez la page.
# en d62bc4a3
broken-again = Recharger
# en 66c9326e
broken-home = Aller à l’accueil
