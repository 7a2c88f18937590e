# The words of this edition in German.
# Each message stands on its own. Talents and studios are invented; film titles are those of the box.

edition-name = Traumfabrik (2000)
edition-tagline = Wer dreht den besten Film?

## Legends: the four-star directors

chip-legend-1 = Augustus P. Magnifikat
chip-legend-2 = Baron Viktor von Klappe
chip-legend-3 = Leonora von Glanz
    .kind = Regisseurin
chip-legend-4 = Cornelius Koloss

## Actors

chip-actor-01 = Stan Dinn
chip-actor-02 = Bernd Brett
chip-actor-03 = Theo Texthänger
chip-actor-04 = Nuschel O’Nuschel
chip-actor-05 = Chip Skate
chip-actor-06 = Polly Ester
    .kind = Schauspielerin
chip-actor-07 = Rosi Randfigur
    .kind = Schauspielerin
chip-actor-08 = Volker Versprecher
chip-actor-09 = Siggi Schmiere
chip-actor-10 = Cliff Hanger
chip-actor-11 = Lola Rampenlicht
    .kind = Schauspielerin
chip-actor-12 = Dash Dazzleton
chip-actor-13 = Delphine Duvet
    .kind = Schauspielerin
chip-actor-14 = Hugo Bravado
chip-actor-15 = Valentina Aurora
    .kind = Schauspielerin
chip-actor-16 = Sebastian Goldlocke
chip-actor-17 = Marguerite de Luxe
    .kind = Schauspielerin
chip-actor-18 = Lucius Donnerkeil
chip-actor-19 = Celestine Mondschein
    .kind = Schauspielerin

## Directors

chip-director-01 = Otto Fokus
chip-director-02 = Ohno Handlung
chip-director-03 = Egon Eingenickt
chip-director-04 = Teo Teurer
chip-director-05 = Irma Irrweg
    .kind = Regisseurin
chip-director-06 = Nora Nocheinmal
    .kind = Regisseurin
chip-director-07 = Lars Langatmig
chip-director-08 = Rita Rolle
    .kind = Regisseurin
chip-director-09 = Claude Closeup
chip-director-10 = Markus Megafon
chip-director-11 = Silvia Leinwand
    .kind = Regisseurin
chip-director-12 = Ambros Kassenknüller
chip-director-13 = Theodora Triumph
    .kind = Regisseurin
chip-director-14 = Lysander Opus
chip-director-15 = Octavia Premiere
    .kind = Regisseurin

## Camera crews

chip-camera-01 = Zitter & Söhne
chip-camera-02 = Gebrüder Linsendeckel
chip-camera-03 = Stativ & Töchter
chip-camera-04 = Unschärfe & Co.
chip-camera-05 = Phil M. Rolle
chip-camera-06 = Nachtschicht Wochenschau
chip-camera-07 = Iris Abblende
chip-camera-08 = Dolly Schiene & Team
chip-camera-09 = Schwenk & Partner
chip-camera-10 = Die Zoom-Schwestern
chip-camera-11 = Aurelio Chiaroscuro
chip-camera-12 = Lux Aeterna Kamerawerke
chip-camera-13 = Das Silberne Auge

## Musicians

chip-music-01 = Trio Ohne Gehör
chip-music-02 = Schief & Schräg
chip-music-03 = Humtata Vereinigt
chip-music-04 = Barry Ton
chip-music-05 = Moll E. Akkord
chip-music-06 = Fahrstuhl-Ensemble
chip-music-07 = Allegra Vivace
chip-music-08 = Hal E. Lujah
chip-music-09 = Viola Zugabe
chip-music-10 = Mitternachts-Swing-Band
chip-music-11 = Maestro Fortissimo
chip-music-12 = Sternenphilharmonie
chip-music-13 = Sir Arpeggio Grand

## Special effects

chip-effects-01 = Pappe & Bindfaden
chip-effects-02 = Blindgänger & Söhne
chip-effects-03 = Schall & Rauch
chip-effects-04 = Gebrüder Ketchup
chip-effects-05 = Gummifledermaus GmbH
chip-effects-06 = Pappmaché-Palast
chip-effects-07 = Donnerblech & Co.
chip-effects-08 = Falltür & Seilzug
chip-effects-09 = Miniatur-Metropole
chip-effects-10 = Sturm im Wasserbecken
chip-effects-11 = Olymp-Illusionen
chip-effects-12 = Werkstatt Leviathan
chip-effects-13 = Vulkane auf Bestellung

## Agencies

chip-agency-01 = Bangen & Hoffen
chip-agency-02 = Wir melden uns AG
chip-agency-03 = Mein Neffe kann das
chip-agency-04 = Zehnprozent & Söhne
chip-agency-05 = Agentur Zweite Geige
chip-agency-06 = Hinterhof-Vermittlung
chip-agency-07 = Dicke Zigarre & Partner
chip-agency-08 = Ruhm & Reichtum
chip-agency-09 = Goldener Handschlag

## Guest stars

chip-guest-01 = Dr. R. K., Spieledoktor
chip-guest-02 = Graf Cameo
chip-guest-03 = Lilli Kurzauftritt
chip-guest-04 = Bürgermeister Bändchen
chip-guest-05 = Contessa Konfetti
chip-guest-06 = Ace Lerche, Fliegerass
chip-guest-07 = Admiral Applaus

## Screenplays

screenplay-court-jester = Der Hofnarr
screenplay-king-and-i = Der König und ich
screenplay-sea-hawk = Der Herr der sieben Meere
screenplay-three-musketeers = Die 3 Musketiere
screenplay-frankenstein = Frankenstein
screenplay-high-noon = 12 Uhr mittags
screenplay-king-kong = King Kong
screenplay-from-here-to-eternity = Verdammt in alle Ewigkeit
screenplay-vertigo = Vertigo
screenplay-grapes-of-wrath = Die Früchte des Zorns
screenplay-casablanca = Casablanca
screenplay-north-by-northwest = Der unsichtbare Dritte
screenplay-all-quiet-on-the-western-front = Im Westen nichts Neues
screenplay-citizen-kane = Citizen Kane
screenplay-on-the-waterfront = Die Faust im Nacken
screenplay-ten-commandments = Die zehn Gebote
screenplay-gentlemen-prefer-blondes = Blondinen bevorzugt
screenplay-arsenic-and-old-lace = Arsen und Spitzenhäubchen
screenplay-gone-with-the-wind = Vom Winde verweht
screenplay-harvey = Mein Freund Harvey
screenplay-bambi = Bambi
screenplay-ben-hur = Ben Hur

## Studios

studio-1 = Walross-Film
studio-2 = Goldene Ananas Film
studio-3 = Zwei-Monde-Studios
studio-4 = Grand-Parasol-Film
studio-5 = Leuchtturm & Tochter

## Locations

location-sign = Hollywood-Schriftzug
location-city-1 = Hollywood Boulevard
location-city-2 = Studiogelände
location-city-3 = Filmpalast
location-city-4 = Walk of Fame
location-city-5 = Grandhotel-Bar
location-party-1 = Poolparty in den Hügeln
location-party-2 = Premierenparty

## Kinds of chips and slots

kind-director = Regisseur
kind-actor = Schauspieler
kind-camera = Kamera
kind-music = Musik
kind-effects = Spezialeffekte
kind-guest = Gaststar
kind-agency = Agentur
slot-open = weißes Feld

## Genres

genre-drama = Drama
genre-adventure = Abenteuer
genre-entertainment = Unterhaltung

## Awards

award-first-film-drama = Erster Film: Drama
award-first-film-adventure = Erster Film: Abenteuer
award-first-film-entertainment = Erster Film: Unterhaltung
award-best-of-quarter-1 = Bester Film, erstes Quartal
award-best-of-quarter-2 = Bester Film, zweites Quartal
award-best-of-quarter-3 = Bester Film, drittes Quartal
award-best-of-genre-drama = Bester Film: Drama
award-best-of-genre-adventure = Bester Film: Abenteuer
award-best-of-genre-entertainment = Bester Film: Unterhaltung
award-worst-film = Schlechtester Film
award-best-direction = Beste Regie

## What things are called in this edition

word-chip = Produktionschip
word-screenplay = Drehbuch
word-film = fertiger Film
word-award = Filmpreis
word-rating = Filmwert
word-lead = Kamera-Figur
word-quarter = Quartal
word-money = Verträge
word-purse = Verträge hinter dem Schirm
word-lot = Chips der Auktion
word-bag = verdeckte Chips
word-stack = Drehbuchstapel
word-middle = Mitte des Spielplans
word-cast = Schauspieler und Gaststars
word-legend = Vier-Sterne-Regisseur
word-screen = Studio-Sichtschirm

## Amounts and labels

money =
    { $amount ->
        [one] { $amount } Vertrag
       *[other] { $amount } Verträge
    }
rating =
    { $plus ->
        [yes] { $value }+
       *[no] { $value }
    }
chip-label = { $name } ({ $kind }, { $stars }★)
