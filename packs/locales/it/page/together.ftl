### Guardare insieme una partita.

together-look = Guarda insieme
together-look-about = Chi guarda questa partita può seguire quello che mostri.
together-you = Stai mostrando questo. Chi ha aperto la partita può seguirti.
together-shows = { $name } mostra: { $what }
together-somebody = Qualcuno
together-follow = Segui
together-unfollow = Non seguire più
together-take-over = Subentra
together-stop = Smetti di mostrare
together-taken-over = Ora la partita la mostra { $name }.
together-show-this = Mostra questo

## Che cosa si mostra

together-where = { $part }, { $where }
together-auction = numero { $number }
together-at-replay = la replica
together-at-words = il riassunto
together-at-curves = le curve
together-at-sources = i punti
together-at-ledger = i distacchi
together-at-auctions = le aste
together-at-puzzles = gli enigmi
together-at-puzzle = un enigma
together-at-decisions = le decisioni
