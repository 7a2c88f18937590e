# Le parole della scatola del 2009, in italiano.
# Titoli e nomi sono di nostra invenzione; solo guest-01 si chiama come nel regolamento del 2009.

edition-name = Dream Factory (2009)
edition-tagline = Ingaggia i talenti, gira il film dell’anno, fai incetta di trofei.

## Tessere: registi leggendari

chip-legend-1 = Magnus Opus
chip-legend-2 = Augusta Panorama
chip-legend-3 = Leopoldo Grandioso
chip-legend-4 = Aurelia Capolavoro

## Tessere: attori

chip-actor-01 = Rigido Legnetti
chip-actor-02 = Monica Tono
    .kind = attrice
chip-actor-03 = Biagio Biascica
chip-actor-04 = Ella Vuotodimemoria
    .kind = attrice
chip-actor-05 = Remo Comparsa
chip-actor-06 = Bea Movie
    .kind = attrice
chip-actor-07 = Aldo Vorreimanon
chip-actor-08 = Rina Riserva
    .kind = attrice
chip-actor-09 = Tito Solitoruolo
chip-actor-10 = Stella Scenamadre
    .kind = attrice
chip-actor-11 = Furio Inseguimento
chip-actor-12 = Melo Dramma
chip-actor-13 = Rosso Tappeti
chip-actor-14 = Grazia Primopiano
    .kind = attrice
chip-actor-15 = Valentina Ovazione
    .kind = attrice
chip-actor-16 = Lancillotto Fascino
chip-actor-17 = Gloria Riflettori
    .kind = attrice
chip-actor-18 = Massimo Splendore
chip-actor-19 = Serena Divina
    .kind = attrice

## Tessere: registi

chip-director-01 = Ivo Senzidea
chip-director-02 = Ugo Sforabudget
chip-director-03 = Ciak Sbagliati
chip-director-04 = Taglio Corto
chip-director-05 = Pagina Voltata
chip-director-06 = Dolly Zoom
chip-director-07 = Elio Rimpiazzo
chip-director-08 = Arturo d’Essai
chip-director-09 = Livio Storibordi
chip-director-10 = Pella Pellicola
chip-director-11 = Chiara Visione
chip-director-12 = Marcella Montaggio
chip-director-13 = Akio Buonalaprima
chip-director-14 = Stella Antiprima
chip-director-15 = Costantino Epopea

## Tessere: cinepresa

chip-camera-01 = Pollice sull’obiettivo
chip-camera-02 = Tappo dimenticato
chip-camera-03 = Tremolini e Figli
chip-camera-04 = Fratelli Sfocati
chip-camera-05 = Treppiede facoltativo
chip-camera-06 = Circolo Controluce
chip-camera-07 = Le Mani Ferme
chip-camera-08 = Troupe Ora Dorata
chip-camera-09 = Gli Angeli Grandangolo
chip-camera-10 = Carrello e Figlie
chip-camera-11 = Profondi di Campo
chip-camera-12 = Collettivo Chiaroscuro
chip-camera-13 = Gli Dei della Luce

## Tessere: musica

chip-music-01 = Trio Ascensore
chip-music-02 = Kevin Trombetta
chip-music-03 = Gli Stonati Maggiori
chip-music-04 = Ricky Suoneria
chip-music-05 = Polly Fonica
chip-music-06 = I Fuori Tempo
chip-music-07 = Le Chiavi di Basso
chip-music-08 = Anna Crescendo
chip-music-09 = DJ Leitmotiv
chip-music-10 = Viola da Gambero
chip-music-11 = Maestro Tuttissimo
chip-music-12 = Harmonia Aeterna
chip-music-13 = Orchestra Pelledoca

## Tessere: effetti speciali

chip-effects-01 = Fili Visibili S.r.l.
chip-effects-02 = Ketchup e Cartone
chip-effects-03 = Mostri di Gomma
chip-effects-04 = Nebbia e Ventilatore
chip-effects-05 = Fumo senza Arrosto
chip-effects-06 = Schermo Verdino
chip-effects-07 = Gli Spingipixel
chip-effects-08 = Bum e Nipoti
chip-effects-09 = Banda Rendering
chip-effects-10 = Botto Totale S.p.A.
chip-effects-11 = Magie Illimitate
chip-effects-12 = Boutique Big Bang
chip-effects-13 = Palazzo Poligono

## Tessere: contratti (jolly)

chip-agency-01 = Accordo sul tovagliolo
chip-agency-02 = Stage non pagato
chip-agency-03 = Compenso: visibilità
chip-agency-04 = Giurin giurello
chip-agency-05 = Clausola in piccolo
chip-agency-06 = Clausola del camerino
chip-agency-07 = Clausola Final Cut
chip-agency-08 = Contratto sei sequel
chip-agency-09 = Assegno in bianco

## Tessere: star

chip-guest-01 = Reiner Knizia
chip-guest-02 = Carlotta Cammeo
chip-guest-03 = Otto Grafo
chip-guest-04 = Papa Razzo
chip-guest-05 = Rex Carisma
chip-guest-06 = Bella Botteghino
chip-guest-07 = Diva Suprema

## Sceneggiature

screenplay-lord-of-the-strings = Il Signore degli Arpeggi
screenplay-fast-and-fugue = Fast & Fuga
screenplay-pirates-of-the-bathtub = Pirati della vasca da bagno
screenplay-mission-improbable = Mission: Improbabile
screenplay-jurassic-parking = Jurassic Parcheggio
screenplay-licence-to-trill = Licenza di trillare
screenplay-gorgonzilla = Gorgonzilla
screenplay-lost-car-keys = I predatori delle chiavi perdute
screenplay-pianissimo = Il Pianissimo
screenplay-beautiful-mime = A Beautiful Mimo
screenplay-west-side-sorry = West Side Scusa
screenplay-godmother-in-law = La suocera del padrino
screenplay-apocalypse-later = Apocalypse Dopo
screenplay-forrest-grump = Forrest Grugn
screenplay-cast-aside = Cast Assente
screenplay-men-in-beige = Men in Beige
screenplay-dirty-prancing = Dirty Saltelling
screenplay-wedding-fondue = Quattro matrimoni e una fonduta
screenplay-devil-wears-pyjamas = Il diavolo veste pigiama
screenplay-shrunk-the-budget = Tesoro, mi si è ristretto il budget
screenplay-lion-sings = Il Re Lirone
screenplay-back-to-the-furniture = Ritorno al fornitore

## Studi e luoghi

studio-1 = Monte Popcorn Pictures
studio-2 = Palma Neon Film
studio-3 = Sequel & Figli
studio-4 = Luna Piena Media
studio-5 = Studi Cordone Rosso
location-sign = Regista leggendario
location-city-1 = Los Angeles
location-city-2 = Cannes
location-party-1 = Party sullo yacht
location-city-3 = Venezia
location-city-4 = Mumbai
location-city-5 = New York
location-party-2 = Party della prima

## Tipi, spazi e generi

kind-director = regista
kind-actor = attore
kind-camera = cinepresa
kind-music = musica
kind-effects = effetti speciali
kind-guest = star
kind-agency = contratto
slot-open = casella senza icona
genre-drama = dramma
genre-adventure = azione
genre-entertainment = commedia

## Trofei

award-first-film-drama = Primo film: dramma
award-first-film-adventure = Primo film: azione
award-first-film-entertainment = Primo film: commedia
award-best-of-quarter-1 = Miglior film del round 1
award-best-of-quarter-2 = Miglior film del round 2
award-best-of-quarter-3 = Miglior film del round 3
award-best-of-genre-drama = Film dell’anno: dramma
award-best-of-genre-adventure = Film dell’anno: azione
award-best-of-genre-entertainment = Film dell’anno: commedia
award-worst-film = Peggior film
award-best-direction = Miglior regista

## Parole di questa edizione

money =
    { $amount ->
        [one] { $amount } milione di $
       *[other] { $amount } milioni di $
    }
word-chip = tessera Produzione
word-screenplay = sceneggiatura
word-film = film terminato
word-award = trofeo
word-rating = bobina
word-lead = segnalino Popcorn
word-quarter = round
word-money = banconote
word-purse = banconote
word-lot = tessere all’asta
word-bag = tessere coperte
word-stack = pila delle sceneggiature
word-middle = centro del tabellone
word-cast = attori e star
word-legend = regista leggendario
word-screen = schermo dello studio

## Modelli

rating =
    { $plus ->
        [yes] { $value }+
       *[no] { $value }
    }
chip-label = { $name } ({ $kind }, { $stars }★)
