### Eine Partie gemeinsam ansehen.

together-look = Gemeinsam ansehen
together-look-about = Wer diese Partie auch ansieht, kann dem folgen, was du zeigst.
together-you = Du zeigst dies. Wer die Partie offen hat, kann dir folgen.
together-shows = { $name } zeigt: { $what }
together-somebody = Jemand
together-follow = Folgen
together-unfollow = Nicht mehr folgen
together-take-over = Übernehmen
together-stop = Nicht mehr zeigen
together-taken-over = Jetzt zeigt { $name } die Partie.
together-show-this = Dies zeigen

## Was gezeigt wird

together-where = { $part }, { $where }
together-auction = Nummer { $number }
together-at-replay = der Rückblick
together-at-words = die Zusammenfassung
together-at-curves = die Kurven
together-at-sources = die Punkte
together-at-ledger = die Abstände
together-at-auctions = Auktionen
together-at-puzzles = die Rätsel
together-at-puzzle = ein Rätsel
together-at-decisions = Entscheidungen
