### A review as the page shows it: everything around the figures. Figures arrive formatted, with the
### digits and signs of the language; percent, number and count are numbers.

review-lead = { $names }: che cosa ci si poteva aspettare, che cosa è stato pagato e quanto è costato.

## Making one

review-progress = L’analisi è in corso
review-progress-waiting = Prima tocca ad altre partite. Questa segue da sola.
review-progress-working = Da ogni momento la partita viene giocata molte volte fino alla fine: fatto il { $percent } %.
review-progress-curves = Le curve ci sono già. Prezzi, decisioni e parole seguono.
review-failed = Ancora nessuna analisi
review-ask-again = Riprova
review-too-early = Si gira ancora
review-too-early-about = Questa partita non è finita. Quando lo sarà, si potrà analizzare.
review-to-replay = Alla replica
review-share = Condividi
review-link = Link a questa analisi
review-link-code = Codice QR del link a questa analisi

## Curves

review-curves = La storia in curve
review-measure = Che cosa mostra la curva
review-moment = Momento della partita
review-keyboard = Tasti: ← → un momento, Pagina su e giù una tappa, Inizio e Fine, Invio apre la replica.
review-replay-here = Rivedi da qui
review-percent = { $percent } %
review-value = { $name }: { $value }
review-as-table = In una tabella

## Auctions

review-sort = Ordine
review-sort-game = Ordine della partita
review-sort-over = I più strapagati
review-sort-bargain = Gli affari migliori
review-worth-winner = Valore
review-too-much = { $figure } di troppo
review-too-little = { $figure } di risparmio
review-about-right = prezzo giusto
review-unknown = ignoto
review-unsold = nessuno
review-purse = Aveva
review-bid = Offerta massima
review-worth-each = Valore
review-no-bid = nessuna
review-pushed-up = { $name } ha fatto salire il prezzo: per quello studio il lotto non valeva quell’offerta ({ $money }).
review-next-bid = La seconda offerta: { $money }, di { $name }.
review-went-too-low = { $name } doveva continuare, fino a circa { $money }.

## Decisions

review-whose = Decisioni di
review-everybody = Tutto il tavolo
review-mistakes-only = Solo errori
review-loss-error = { $loss } ± { $error }
review-chance-lost = probabilità di vittoria: { $figure } %
review-more = Mostra altro
review-no-decisions = Qui non c’è nulla da imparare.

## Where the margin came from

review-finished = Posizione { $rank }
review-luck-about = più o meno { $error }

## Puzzles

review-puzzles = Riprova
review-puzzles-about = Le decisioni più care come enigmi, sul tabellone di allora. Adesso che cosa faresti?
review-puzzle = Enigma { $number }
review-puzzle-ask = { $name }, qual è qui la scelta migliore?
review-puzzle-chip = { $name }, qual è la scelta migliore per { $chip }?
review-puzzle-other-chip = La domanda riguarda un’altra tessera: { $chip }.
review-puzzle-right = Ottimo occhio!
review-puzzle-right-about = È la decisione migliore, per quanto l’analisi possa dire.
review-puzzle-same = Come allora
review-puzzle-same-about = È proprio ciò che è stato giocato allora.
review-puzzle-good = Altrettanto buona!
review-puzzle-good-about = L’analisi non vede una netta differenza dalla decisione migliore.
review-puzzle-unsure = Difficile a dirsi
review-puzzle-unsure-about = Sembra rendere { $points ->
        [one] circa { $points } punto
       *[other] circa { $points } punti
    } in meno della decisione migliore, ma può essere solo il caso.
review-puzzle-close = Quasi!
review-puzzle-close-about = L’analisi non ha provato questo importo. È proprio accanto al migliore tra quelli che ha provato.
review-puzzle-wrong = Stop! Non questa
review-puzzle-wrong-about = Per quanto l’analisi possa dire, questa rende { $points ->
        [one] circa { $points } punto
       *[other] circa { $points } punti
    } in meno della decisione migliore.
review-puzzle-untried = Non è nel copione
review-puzzle-untried-about = L’analisi non l’ha provato, quindi non può dire se sia giusto o sbagliato.
review-puzzle-yours = Adesso
review-puzzle-then = Allora
review-puzzle-best = Il meglio
review-puzzle-cost = Ciò che è stato giocato è costato { $points ->
        [one] circa { $points } punto.
       *[other] circa { $points } punti.
    }
review-puzzle-again = Riprova
review-puzzle-next = Enigma successivo
review-puzzle-back = All’analisi
