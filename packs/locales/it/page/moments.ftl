### I grandi momenti: locandine, prime, fine di una fase, cerimonia dei premi e controllo delle estrazioni.

## Locandine

poster-presents = { $studio } presenta
poster-by-director = regia di
poster-by-actor = con
poster-by-camera = fotografia
poster-by-music = musiche
poster-by-effects = effetti
poster-by-guest = e con
poster-by-agency = casting
poster-alt = Locandina di “{ $title }” ({ $genre }), { $studio }. Nei titoli: { $cast }. Stelle: { $value }, voto: { $rating }.

## Un film terminato

film-printed = La sceneggiatura stessa
film-value = Stelle in tutto
film-keep = Salva la locandina
film-link = Link a questo film
film-link-code = Codice QR del link a questo film
picture-failed = Questo browser non è riuscito a farne un’immagine.
film-token = Voto
film-token-none = Non restavano voti così bassi: nessun punto.
film-token-points =
    { $points ->
        [one] vale { $points } punto
       *[other] vale { $points } punti
    }
film-awards = Premi
film-award-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Durante la partita

moment-premiere = Prima mondiale
moment-stars =
    { $value ->
        [one] { $value } stella
       *[other] { $value } stelle
    }
moment-quarter = { word-quarter } { $quarter }
moment-film-of = “{ $title }” – { $name }
moment-withheld = Non assegnato

## La fine

end-title = La partita è finita
end-show = Il risultato
end-look = Guarda il tavolo
end-winner =
    { $count ->
        [one] { $names } vince!
       *[other] { $names } si dividono la vittoria!
    }
end-broken-off = Stavolta nessun vincitore
end-broken-off-about = La partita è stata interrotta. Ecco a che punto era.
end-next-steps = E adesso
end-rematch = Rivincita
end-replay = Rivedi la partita
end-keep = Salva il risultato
end-link = Link a questo risultato
end-link-code = Codice QR del link a questo risultato
end-curve = Probabilità di vittoria
end-home = Pagina iniziale

## La cerimonia

end-ceremony = La cerimonia di premiazione
end-ceremony-again = Rivedi la cerimonia
end-ceremony-place = { $place } di { $count }
end-goes-to = … e il premio va a …
end-direction-stars =
    { $stars ->
        [one] { $stars } stella per la regia
       *[other] { $stars } stelle per la regia
    }
end-previous = Premio precedente
end-next = Avanti
end-to-result = Al risultato

## Il conteggio

end-sheet = Punteggi finali
end-studio = Studio
end-films = Film
end-awards = Premi
end-money = Denaro
end-total = Totale
end-has-won = ha vinto
end-tie-by-film = Parità: decide il film migliore.
end-taken-back =
    { $count ->
        [one] In questa partita un turno è stato annullato una volta.
       *[other] In questa partita dei turni sono stati annullati { $count } volte.
    }

## Tutti i film

end-gallery = Tutti i film della partita
end-gallery-of = Film di
end-gallery-all = Tutti

## Il controllo delle estrazioni

fair-title = Le estrazioni erano eque?
fair-about = Prima della partita il server si è vincolato a un seme segreto, e ogni browser ha aggiunto un numero suo. Ora che il seme è noto, il tuo browser ripete tutte le estrazioni: se tutto coincide, nessuno ha scelto o cambiato un’estrazione, nemmeno il server.
fair-check = Controlla le estrazioni
fair-download = Scarica la registrazione
fair-offline = Oppure controlla senza questa pagina:
fair-yes = Equo: ogni estrazione corrisponde al seme.
fair-no = Non equo: qualcosa non coincide.
fair-untold = La registrazione non dice da dove vengono le estrazioni.
fair-unreadable = La registrazione non è leggibile.
fair-verdict-ok = coincide:
fair-verdict-wrong = non coincide:
fair-verdict-unknown = non noto:
fair-commitment = Il seme è quello a cui il server si era vincolato ({ $hash }).
fair-commitment-wrong = Il seme non è quello a cui il server si era vincolato ({ $hash }).
fair-origin = L’inizio è di un’altra partita, e anche il suo seme è quello a cui il server si era vincolato.
fair-origin-wrong = L’inizio è di un’altra partita, ma il suo seme non è quello a cui il server si era vincolato.
fair-witness = Il vincolo è quello che questo browser ha visto aprendo il tavolo la prima volta.
fair-witness-wrong = Il vincolo non è quello che questo browser ha visto aprendo il tavolo la prima volta.
fair-witness-none = Questo browser non ha conservato il vincolo e non può confrontarlo.
fair-nonce = Il numero aggiunto da questo browser fa parte delle estrazioni.
fair-nonce-wrong = Il numero aggiunto da questo browser manca nelle estrazioni.
fair-nonce-none = Questo browser non ha aggiunto un numero suo.
fair-drawn =
    { $kind ->
        [studios] Studi estratti: { $count }, tutto coincide.
        [lead] Prima mano: estratta, tutto coincide.
        [stack] Sceneggiature scoperte: { $count }, tutto coincide.
        [legends] Leggende scoperte: { $count }, tutto coincide.
       *[bag] Tessere pescate: { $count }, tutto coincide.
    }
fair-drawn-wrong =
    { $kind ->
        [studios] Studi: il numero { $number } di { $count } non corrisponde al seme.
        [lead] Prima mano: non corrisponde al seme.
        [stack] Sceneggiature: la numero { $number } di { $count } non corrisponde al seme.
        [legends] Leggende: la numero { $number } di { $count } non corrisponde al seme.
       *[bag] Tessere: la numero { $number } di { $count } non corrisponde al seme.
    }
fair-settled =
    { $kind ->
        [studios] Studi: scelti dal tavolo, niente è stato estratto.
        [lead] Prima mano: decisa prima della partita, niente è stato estratto.
       *[other] Deciso prima della partita, niente è stato estratto.
    }
fair-facts = Sul tavolo c’era ciò che è stato estratto.
fair-facts-wrong = Sul tavolo non c’era ciò che è stato estratto (riga { $seq } della registrazione).

## I miei film

films-title = I miei film
films-count =
    { $count ->
        [one] { $count } film
       *[other] { $count } film
    }
films-which = I film delle partite interrotte non sono appesi qui.
films-none = Ancora nessun film. Qui sono appesi tutti i film delle partite giocate fino alla fine.
films-more = Altri film
film-watch = Rivedi la partita
