# Die Wörter der Schachtel von 2009 auf Deutsch.
# Titel und Namen sind unsere Erfindung; nur guest-01 heißt wie in der Spielregel von 2009.

edition-name = Dream Factory (2009)
edition-tagline = Talente verpflichten, Kassenschlager drehen, Trophäen abräumen.

## Chips: legendäre Regisseure

chip-legend-1 = Magnus Opus
chip-legend-2 = Augusta Panorama
    .kind = Regisseurin
chip-legend-3 = Leopold von Grandezza
chip-legend-4 = Aurelia Meisterwerk
    .kind = Regisseurin

## Chips: Schauspieler

chip-actor-01 = Holger Hölzern
chip-actor-02 = Mona Ton
    .kind = Schauspielerin
chip-actor-03 = Nuschel-Norbert
chip-actor-04 = Ella Texthänger
    .kind = Schauspielerin
chip-actor-05 = Kai Komparse
chip-actor-06 = Bea Movie
    .kind = Schauspielerin
chip-actor-07 = Werner Wärgern
chip-actor-08 = Zora Zweitbesetzung
    .kind = Schauspielerin
chip-actor-09 = Roland Rollenfach
chip-actor-10 = Stella Szenenapplaus
    .kind = Schauspielerin
chip-actor-11 = Falk Fluchtwagen
chip-actor-12 = Melodie Drama
    .kind = Schauspielerin
chip-actor-13 = Rufus Rotteppich
chip-actor-14 = Greta Großaufnahme
    .kind = Schauspielerin
chip-actor-15 = Valentina Ovation
    .kind = Schauspielerin
chip-actor-16 = Lorenz Leinwandglanz
chip-actor-17 = Gloria Rampenlicht
    .kind = Schauspielerin
chip-actor-18 = Dario Donnerhall
chip-actor-19 = Serena Divina
    .kind = Schauspielerin

## Chips: Regisseure

chip-director-01 = Willi Wirdschon
chip-director-02 = Udo Überzogen
chip-director-03 = Klappen-Klaus
chip-director-04 = Kurt Schnitt
chip-director-05 = Kerstin Kürzung
    .kind = Regisseurin
chip-director-06 = Dolly Zoom
    .kind = Regisseurin
chip-director-07 = Egon Einspringer
chip-director-08 = Arthur Haus
chip-director-09 = Bert Bildstark
chip-director-10 = Ruth Rolle
    .kind = Regisseurin
chip-director-11 = Klara Sicht
    .kind = Regisseurin
chip-director-12 = Marcella Montage
    .kind = Regisseurin
chip-director-13 = Akio Onetake
chip-director-14 = Pauline Premiere
    .kind = Regisseurin
chip-director-15 = Konstantin Epos

## Chips: Kamera

chip-camera-01 = Daumen vor der Linse
chip-camera-02 = Deckel noch drauf
chip-camera-03 = Wackel & Söhne
chip-camera-04 = Gebrüder Unscharf
chip-camera-05 = Stativ vergessen
chip-camera-06 = Team Gegenlicht
chip-camera-07 = Die ruhigen Hände
chip-camera-08 = Goldene Stunde
chip-camera-09 = Die Weitwinkel-Engel
chip-camera-10 = Schwenk & Töchter
chip-camera-11 = Tiefenschärfe Tirol
chip-camera-12 = Kollektiv Chiaroscuro
chip-camera-13 = Die Lichtbildgötter

## Chips: Musik

chip-music-01 = Fahrstuhl-Trio
chip-music-02 = Triangel-Toni
chip-music-03 = Kapelle Halbton
chip-music-04 = Klingelton-Kalle
chip-music-05 = Polly Phonie
chip-music-06 = Die Taktlosen
chip-music-07 = Notenschlüsseldienst
chip-music-08 = Anna Crescendo
chip-music-09 = DJ Leitmotiv
chip-music-10 = Viola da Gumbo
chip-music-11 = Maestro Tuttissimo
chip-music-12 = Harmonia Aeterna
chip-music-13 = Gänsehaut-Orchester

## Chips: Spezialeffekte

chip-effects-01 = Sichtbare Fäden GmbH
chip-effects-02 = Ketchup & Pappe
chip-effects-03 = Gummimonster & Co.
chip-effects-04 = Nebel & Fön Verleih
chip-effects-05 = Schall & viel Rauch
chip-effects-06 = Grünlich & Partner
chip-effects-07 = Die Pixelschubser
chip-effects-08 = Rumms & Neffen
chip-effects-09 = Renderbande
chip-effects-10 = Sprengradius AG
chip-effects-11 = Zauberei Unlimited
chip-effects-12 = Urknall-Manufaktur
chip-effects-13 = Polygon-Palast

## Chips: Verträge (Joker)

chip-agency-01 = Bierdeckelvertrag
chip-agency-02 = Unbezahltes Praktikum
chip-agency-03 = Gage: Ruhm und Ehre
chip-agency-04 = Großes Ehrenwort
chip-agency-05 = Kleingedrucktes
chip-agency-06 = Wohnwagen-Klausel
chip-agency-07 = Final-Cut-Klausel
chip-agency-08 = Sechs-Teile-Vertrag
chip-agency-09 = Blankoscheck

## Chips: Stars

chip-guest-01 = Reiner Knizia
chip-guest-02 = Carlotta Cameo
chip-guest-03 = Otto Gramm
chip-guest-04 = Paparazza Pamela
chip-guest-05 = Rex Charisma
chip-guest-06 = Bella Blockbuster
chip-guest-07 = Diva Suprema

## Drehbücher

screenplay-lord-of-the-strings = Der Herr der Saiten
screenplay-fast-and-fugue = The Fast and the Fuge
screenplay-pirates-of-the-bathtub = Fluch der Badewanne
screenplay-mission-improbable = Mission: Unwahrscheinlich
screenplay-jurassic-parking = Jurassic Parkhaus
screenplay-licence-to-trill = Lizenz zum Trällern
screenplay-gorgonzilla = Gorgonzilla
screenplay-lost-car-keys = Jäger des verlorenen Autoschlüssels
screenplay-pianissimo = Der Pianissimo
screenplay-beautiful-mime = A Beautiful Mime – Genie und Schweigen
screenplay-west-side-sorry = West Side Sorry
screenplay-godmother-in-law = Die Patenschwiegermutter
screenplay-apocalypse-later = Apocalypse Später
screenplay-forrest-grump = Forrest Grummel
screenplay-cast-aside = Cast Away – Verschmäht
screenplay-men-in-beige = Men in Beige
screenplay-dirty-prancing = Dirty Tänzeln
screenplay-wedding-fondue = Vier Hochzeiten und ein Fondue
screenplay-devil-wears-pyjamas = Der Teufel trägt Pyjama
screenplay-shrunk-the-budget = Liebling, ich habe das Budget geschrumpft
screenplay-lion-sings = Der König der Töne
screenplay-back-to-the-furniture = Zurück in die Zugluft

## Studios und Orte

studio-1 = Popcorngipfel Pictures
studio-2 = Neonpalme Film
studio-3 = Fortsetzung & Söhne
studio-4 = Mondschuss Media
studio-5 = Rote Kordel Studios
location-sign = Legendärer Regisseur
location-city-1 = Los Angeles
location-city-2 = Cannes
location-party-1 = Jachtparty
location-city-3 = Venedig
location-city-4 = Mumbai
location-city-5 = New York
location-party-2 = Premierenparty

## Arten, Felder und Genres

kind-director = Regisseur
kind-actor = Schauspieler
kind-camera = Kamera
kind-music = Musik
kind-effects = Spezialeffekte
kind-guest = Star
kind-agency = Vertrag
slot-open = Feld ohne Symbol
genre-drama = Drama
genre-adventure = Action
genre-entertainment = Komödie

## Trophäen

award-first-film-drama = Erster Film: Drama
award-first-film-adventure = Erster Film: Action
award-first-film-entertainment = Erster Film: Komödie
award-best-of-quarter-1 = Bester Film der 1. Runde
award-best-of-quarter-2 = Bester Film der 2. Runde
award-best-of-quarter-3 = Bester Film der 3. Runde
award-best-of-genre-drama = Film des Jahres: Drama
award-best-of-genre-adventure = Film des Jahres: Action
award-best-of-genre-entertainment = Film des Jahres: Komödie
award-worst-film = Schlechtester Film
award-best-direction = Beste Regie

## Wörter dieser Ausgabe

money = { $amount } Mio. $
word-chip = Produktionschip
word-screenplay = Drehbuch
word-film = fertiger Film
word-award = Trophäe
word-rating = Filmrolle
word-lead = Popcorn-Marker
word-quarter = Runde
word-money = Millionen
word-purse = Millionen
word-lot = angebotene Chips
word-bag = verdeckte Chips
word-stack = Drehbuchstapel
word-middle = Mitte des Spielplans
word-cast = Schauspieler und Stars
word-legend = legendärer Regisseur
word-screen = Sichtschirm

## Muster

rating =
    { $plus ->
        [yes] { $value }+
       *[no] { $value }
    }
chip-label = { $name } ({ $kind }, { $stars }★)
