# Les mots de la boîte de 2009, en français.
# Titres et noms sont de notre invention ; seul guest-01 porte le nom donné par la règle de 2009.

edition-name = Dream Factory (2009)
edition-tagline = Engagez les talents, tournez le film de l’année, raflez les trophées.

## Tuiles : réalisateurs légendaires

chip-legend-1 = Magnus Opus
chip-legend-2 = Augusta Panorama
    .kind = réalisatrice
chip-legend-3 = Léopold de Grandeur
chip-legend-4 = Aurélie Chef-d’Œuvre
    .kind = réalisatrice

## Tuiles : acteurs

chip-actor-01 = Jean Boisbrut
chip-actor-02 = Mo Notone
chip-actor-03 = Marmo Nemoins
chip-actor-04 = Ella Untrou
    .kind = actrice
chip-actor-05 = Phil Gurant
chip-actor-06 = Béa Navet
    .kind = actrice
chip-actor-07 = Jean Veuplus
chip-actor-08 = Cindy Doublure
    .kind = actrice
chip-actor-09 = Yvon Surjouer
chip-actor-10 = Carrie Scène
    .kind = actrice
chip-actor-11 = Axel Ération
chip-actor-12 = Mélo Drame
chip-actor-13 = Tapi Rouge
chip-actor-14 = Grace Grosplan
    .kind = actrice
chip-actor-15 = Valentine Ovation
    .kind = actrice
chip-actor-16 = Lancelot d’Allure
chip-actor-17 = Gloria Projecteur
    .kind = actrice
chip-actor-18 = Hector Héroïque
chip-actor-19 = Séréna Divine
    .kind = actrice

## Tuiles : réalisateurs

chip-director-01 = Hubert Sansidée
chip-director-02 = Aldo Budget
chip-director-03 = Ray Coupez
chip-director-04 = Bob Inard
chip-director-05 = Paule Émique
    .kind = réalisatrice
chip-director-06 = Dolly Zoom
    .kind = réalisatrice
chip-director-07 = Rémi Plassant
chip-director-08 = Art Essai
chip-director-09 = Jean Tableau
chip-director-10 = Scarlett Scénario
    .kind = réalisatrice
chip-director-11 = Claire Vision
    .kind = réalisatrice
chip-director-12 = Marcella Montage
    .kind = réalisatrice
chip-director-13 = Akio Uneprise
chip-director-14 = Stella Première
    .kind = réalisatrice
chip-director-15 = Constantin Épopée

## Tuiles : caméras

chip-camera-01 = Pouce sur l’objectif
chip-camera-02 = Cache oublié
chip-camera-03 = Tremblote et Fils
chip-camera-04 = Les Frères Flou
chip-camera-05 = Trépied en option
chip-camera-06 = Le Contre-jour Club
chip-camera-07 = Les Mains sûres
chip-camera-08 = L’Heure dorée
chip-camera-09 = Les Grands-Anges
chip-camera-10 = Pano, Zoom et Filles
chip-camera-11 = Profondeur des Champs
chip-camera-12 = Collectif Clair-obscur
chip-camera-13 = Les Dieux du cadre

## Tuiles : musique

chip-music-01 = Le Trio d’ascenseur
chip-music-02 = Kévin Mirliton
chip-music-03 = Les Faux Bémols
chip-music-04 = Ricky Sonnerie
chip-music-05 = Polly Phonie
chip-music-06 = Les Contretemps
chip-music-07 = Les Clés de Sol-Fa
chip-music-08 = Anna Crescendo
chip-music-09 = DJ Leitmotiv
chip-music-10 = Viola da Gambas
chip-music-11 = Maestro Tuttissimo
chip-music-12 = Harmonia Æterna
chip-music-13 = Orchestre Frisson

## Tuiles : effets spéciaux

chip-effects-01 = Ficelles Visibles SARL
chip-effects-02 = Ketchup et Carton
chip-effects-03 = Monstres en mousse
chip-effects-04 = Fumée et Ventilo
chip-effects-05 = Poudre aux Yeux
chip-effects-06 = Fond Verdâtre
chip-effects-07 = Les Pousse-Pixels
chip-effects-08 = Badaboum et Neveux
chip-effects-09 = Rendu-Rendu
chip-effects-10 = Boum & Boum SA
chip-effects-11 = Sortilèges Illimités
chip-effects-12 = Big Bang Boutique
chip-effects-13 = Le Palais Polygone

## Tuiles : contrats (jokers)

chip-agency-01 = Contrat sur nappe
chip-agency-02 = Stage non payé
chip-agency-03 = Payé en visibilité
chip-agency-04 = Croix de bois
chip-agency-05 = Petits caractères
chip-agency-06 = Clause de la loge
chip-agency-07 = Clause de Final Cut
chip-agency-08 = Contrat six suites
chip-agency-09 = Chèque en blanc

## Tuiles : stars

chip-guest-01 = Reiner Knizia
chip-guest-02 = Carlotta Caméo
chip-guest-03 = Otto Graphe
chip-guest-04 = Papa Razzi
chip-guest-05 = Rex Charisme
chip-guest-06 = Bella Box-Office
chip-guest-07 = Diva Suprême

## Films

screenplay-lord-of-the-strings = Le Seigneur des arpèges
screenplay-fast-and-fugue = Fugue and Furious
screenplay-pirates-of-the-bathtub = Pirates de la baignoire
screenplay-mission-improbable = Mission : improbable
screenplay-jurassic-parking = Jurassic Parking
screenplay-licence-to-trill = Permis de fredonner
screenplay-gorgonzilla = Gorgonzilla
screenplay-lost-car-keys = Les Aventuriers des clés perdues
screenplay-pianissimo = Le Pianissimo
screenplay-beautiful-mime = Un mime d’exception
screenplay-west-side-sorry = West Side Sorry
screenplay-godmother-in-law = Le Parrain par alliance
screenplay-apocalypse-later = Apocalypse plus tard
screenplay-forrest-grump = Forrest Grogne
screenplay-cast-aside = Seul au mode avion
screenplay-men-in-beige = Men in Beige
screenplay-dirty-prancing = Dirty Dandinements
screenplay-wedding-fondue = Quatre mariages et une fondue
screenplay-devil-wears-pyjamas = Le Diable s’habille en pyjama
screenplay-shrunk-the-budget = Chérie, j’ai rétréci le budget
screenplay-lion-sings = Le Roi Diapason
screenplay-back-to-the-furniture = Retour vers la toiture

## Studios et lieux

studio-1 = Pic Popcorn Pictures
studio-2 = Palmier Néon Films
studio-3 = Suites & Fils
studio-4 = Décrocher la Lune Média
studio-5 = Studios Cordon Rouge
location-sign = Réalisateur légendaire
location-city-1 = Los Angeles
location-city-2 = Cannes
location-party-1 = Party sur le yacht
location-city-3 = Venise
location-city-4 = Mumbai
location-city-5 = New York
location-party-2 = Party de la première

## Types, espaces et genres

kind-director = réalisateur
kind-actor = acteur
kind-camera = caméra
kind-music = musique
kind-effects = effets spéciaux
kind-guest = star
kind-agency = contrat
slot-open = espace sans icône
genre-drama = drame
genre-adventure = action
genre-entertainment = comédie

## Trophées

award-first-film-drama = Premier film : drame
award-first-film-adventure = Premier film : action
award-first-film-entertainment = Premier film : comédie
award-best-of-quarter-1 = Meilleur film de la manche 1
award-best-of-quarter-2 = Meilleur film de la manche 2
award-best-of-quarter-3 = Meilleur film de la manche 3
award-best-of-genre-drama = Film de l’année : drame
award-best-of-genre-adventure = Film de l’année : action
award-best-of-genre-entertainment = Film de l’année : comédie
award-worst-film = Pire film
award-best-direction = Meilleur réalisateur

## Mots de cette édition

money = { $amount } M$
word-chip = tuile
word-screenplay = film
word-film = film achevé
word-award = trophée
word-rating = bobine
word-lead = jeton Pop-corn
word-quarter = manche
word-money = billets
word-purse = billets
word-lot = tuiles mises à l’enchère
word-bag = tuiles face cachée
word-stack = pile de films
word-middle = centre du plateau
word-cast = acteurs et stars
word-legend = réalisateur légendaire
word-screen = écran de jeu

## Motifs

rating =
    { $plus ->
        [yes] { $value }+
       *[no] { $value }
    }
chip-label = { $name } ({ $kind }, { $stars }★)
