# The words of this edition in Italian.
# Each message stands on its own. Talents and studios are invented; film titles are those of the Italian
# rulebook and, where it has none, of the Italian releases.

edition-name = Traumfabrik (2000)
edition-tagline = Chi riuscirà a realizzare il miglior film?

## Legends: the four-star directors

chip-legend-1 = Augusto P. Magnificat
chip-legend-2 = Barone Viktor von Klappe
chip-legend-3 = Leonora Grandivilla
chip-legend-4 = Cornelio Colosso

## Actors

chip-actor-01 = Remo Fuoriscena
chip-actor-02 = Pino Tavola
chip-actor-03 = Felice Scordabattute
chip-actor-04 = Bofonchio O’Bofonchi
chip-actor-05 = Guido Pianissimo
chip-actor-06 = Polly Estere
    .kind = attrice
chip-actor-07 = Aldo Sfondo
chip-actor-08 = Rosa Papera
    .kind = attrice
chip-actor-09 = Gigi Gigione
chip-actor-10 = Cliff Hanger
chip-actor-11 = Lola Ribalta
    .kind = attrice
chip-actor-12 = Dash Dazzleton
chip-actor-13 = Delphine Duvet
    .kind = attrice
chip-actor-14 = Hugo Bravado
chip-actor-15 = Valentina Aurora
    .kind = attrice
chip-actor-16 = Sebastiano Chiomadoro
chip-actor-17 = Margherita de Luxe
    .kind = attrice
chip-actor-18 = Lucio Saetta
chip-actor-19 = Celestina Lunapiena
    .kind = attrice

## Directors

chip-director-01 = Otto Fokus
chip-director-02 = Nando Senzatrama
chip-director-03 = Sonny Pisolino
chip-director-04 = Max Sforabudget
chip-director-05 = Wanda Divaga
chip-director-06 = Rita Rifacciamola
chip-director-07 = Placido Lungaggine
chip-director-08 = Pia Pellicola
chip-director-09 = Claudio Primopiano
chip-director-10 = Marco Megafono
chip-director-11 = Silvia Schermi
chip-director-12 = Ambrogio Sbancabotteghi
chip-director-13 = Teodora Trionfo
chip-director-14 = Lisandro Opus
chip-director-15 = Ottavia Laprima

## Camera crews

chip-camera-01 = Tremarella & Figli
chip-camera-02 = Fratelli Copriobiettivo
chip-camera-03 = Treppiede & Figlie
chip-camera-04 = Sfocati & Soci
chip-camera-05 = Phil M. Rolle
chip-camera-06 = Cinegiornale Notturno
chip-camera-07 = Iris Dissolvenza
chip-camera-08 = Troupe Carrellata
chip-camera-09 = Panoramica & Soci
chip-camera-10 = Le Sorelle Zoom
chip-camera-11 = Aurelio Chiaroscuro
chip-camera-12 = Lux Aeterna Cineprese
chip-camera-13 = L’Occhio d’Argento

## Musicians

chip-music-01 = Trio Senza Orecchio
chip-music-02 = Stecca & Stonati
chip-music-03 = Banda Zumpappà
chip-music-04 = Barry Tono
chip-music-05 = Remi Fasolla
chip-music-06 = Complesso Ascensore
chip-music-07 = Allegra Vivace
chip-music-08 = Alle L. Uja
chip-music-09 = Viola Bis
chip-music-10 = I Re dello Swing
chip-music-11 = Maestro Fortissimo
chip-music-12 = Filarmonica delle Stelle
chip-music-13 = Sir Arpeggio Grand

## Special effects

chip-effects-01 = Cartone & Spago
chip-effects-02 = Miccia Bagnata & Figli
chip-effects-03 = Fumo Senza Arrosto
chip-effects-04 = Fratelli Ketchup
chip-effects-05 = Pipistrelli di Gomma
chip-effects-06 = Palazzo di Cartapesta
chip-effects-07 = Lamiera & Tuono
chip-effects-08 = Botola & Corde
chip-effects-09 = Metropoli in Miniatura
chip-effects-10 = Tempesta in Vasca
chip-effects-11 = Illusioni dell’Olimpo
chip-effects-12 = Officina Leviatano
chip-effects-13 = Vulcani su Ordinazione

## Agencies

chip-agency-01 = Speriamo & Bene
chip-agency-02 = Le Faremo Sapere
chip-agency-03 = Mio Nipote Recita
chip-agency-04 = Diecipercento & Figli
chip-agency-05 = Agenzia Seconda Fila
chip-agency-06 = Agenzia del Cortile
chip-agency-07 = Sigarone & Associati
chip-agency-08 = Fama & Fortuna
chip-agency-09 = Stretta di Mano d’Oro

## Guest stars

chip-guest-01 = Dr. R. K., ludologo
chip-guest-02 = Conte Cameo
chip-guest-03 = Lilli Toccatafuga
chip-guest-04 = Sindaco Taglianastri
chip-guest-05 = Contessa Coriandoli
chip-guest-06 = Asso Allodola, aviatore
chip-guest-07 = Ammiraglio Applauso

## Screenplays

screenplay-court-jester = Il giullare del re
screenplay-king-and-i = Il re ed io
screenplay-sea-hawk = Lo sparviero del mare
screenplay-three-musketeers = I tre moschettieri
screenplay-frankenstein = Frankenstein
screenplay-high-noon = Mezzogiorno di fuoco
screenplay-king-kong = King Kong
screenplay-from-here-to-eternity = Da qui all’eternità
screenplay-vertigo = La donna che visse due volte
screenplay-grapes-of-wrath = Furore
screenplay-casablanca = Casablanca
screenplay-north-by-northwest = Intrigo internazionale
screenplay-all-quiet-on-the-western-front = Niente di nuovo sul fronte occidentale
screenplay-citizen-kane = Quarto potere
screenplay-on-the-waterfront = Fronte del porto
screenplay-ten-commandments = I dieci comandamenti
screenplay-gentlemen-prefer-blondes = Gli uomini preferiscono le bionde
screenplay-arsenic-and-old-lace = Arsenico e vecchi merletti
screenplay-gone-with-the-wind = Via col vento
screenplay-harvey = Harvey
screenplay-bambi = Bambi
screenplay-ben-hur = Ben-Hur

## Studios

studio-1 = Tricheco Ruggente Film
studio-2 = Ananas d’Oro Film
studio-3 = Studi Due Lune
studio-4 = Gran Parasole Film
studio-5 = Faro & Figlia

## Locations

location-sign = La scritta Hollywood
location-city-1 = Hollywood Boulevard
location-city-2 = I teatri di posa
location-city-3 = Il palazzo del cinema
location-city-4 = Il viale delle stelle
location-city-5 = Il bar del Grand Hotel
location-party-1 = Party in piscina
location-party-2 = Party della prima

## Kinds of chips and slots

kind-director = regista
kind-actor = attore
kind-camera = troupe
kind-music = colonna sonora
kind-effects = effetti speciali
kind-guest = guest star
kind-agency = agenzia
slot-open = casella bianca

## Genres

genre-drama = drammatico
genre-adventure = avventura
genre-entertainment = intrattenimento

## Awards

award-first-film-drama = Primo film: drammatico
award-first-film-adventure = Primo film: avventura
award-first-film-entertainment = Primo film: intrattenimento
award-best-of-quarter-1 = Miglior film, prima fase
award-best-of-quarter-2 = Miglior film, seconda fase
award-best-of-quarter-3 = Miglior film, terza fase
award-best-of-genre-drama = Miglior film: drammatico
award-best-of-genre-adventure = Miglior film: avventura
award-best-of-genre-entertainment = Miglior film: intrattenimento
award-worst-film = Peggior film
award-best-direction = Miglior regia

## What things are called in this edition

word-chip = tessera Produzione
word-screenplay = sceneggiatura
word-film = film terminato
word-award = Oscar
word-rating = gettone Valore Film
word-lead = segnalino Cinepresa
word-quarter = fase
word-money = contratti
word-purse = contratti dietro lo schermo
word-lot = tessere all’asta
word-bag = tessere coperte
word-stack = pila delle sceneggiature
word-middle = centro della mappa
word-cast = attori e guest star
word-legend = regista con 4 stelle
word-screen = schermo Studio

## Amounts and labels

money =
    { $amount ->
        [one] { $amount } contratto
       *[other] { $amount } contratti
    }
rating =
    { $plus ->
        [yes] { $value }+
       *[no] { $value }
    }
chip-label = { $name } ({ $kind }, { $stars }★)
