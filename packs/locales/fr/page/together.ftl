### Regarder une partie ensemble.

together-look = Regarder ensemble
together-look-about = Les autres personnes qui regardent cette partie peuvent suivre ce que vous montrez.
together-you = Vous montrez ceci. Toute personne qui a ouvert cette partie peut vous suivre.
together-shows = { $name } montre : { $what }
together-somebody = Quelqu’un
together-follow = Suivre
together-unfollow = Ne plus suivre
together-take-over = Prendre le relais
together-stop = Ne plus montrer
together-taken-over = { $name } montre maintenant la partie.
together-show-this = Montrer ceci

## Ce qui est montré

together-where = { $part }, { $where }
together-auction = numéro { $number }
together-at-replay = la rediffusion
together-at-words = le résumé
together-at-curves = les courbes
together-at-sources = les points
together-at-ledger = les écarts
together-at-auctions = les enchères
together-at-puzzles = les énigmes
together-at-puzzle = une énigme
together-at-decisions = les décisions
