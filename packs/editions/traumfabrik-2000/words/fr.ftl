# The words of this edition in French.
# Each message stands on its own. Talents and studios are invented; film titles are those of the French releases.

edition-name = Traumfabrik (2000)
edition-tagline = Qui tournera le meilleur film ?

## Legends: the four-star directors

chip-legend-1 = Augustus P. Magnificat
chip-legend-2 = Baron Viktor von Klappe
chip-legend-3 = Léonore de Grandeville
    .kind = réalisatrice
chip-legend-4 = Cornélius Colossus

## Actors

chip-actor-01 = Guy Gnol
chip-actor-02 = Jean Bois-Massif
chip-actor-03 = Théo Troudemémoire
chip-actor-04 = Marmo O’Nay
chip-actor-05 = Alex Térieur
chip-actor-06 = Polly Ester
    .kind = actrice
chip-actor-07 = Sarah Croche
    .kind = actrice
chip-actor-08 = Yvan Rôle
chip-actor-09 = Jean Fétrot
chip-actor-10 = Cliff Hanger
chip-actor-11 = Lola Larampe
    .kind = actrice
chip-actor-12 = Dash Dazzleton
chip-actor-13 = Delphine Duvet
    .kind = actrice
chip-actor-14 = Hugo Bravado
chip-actor-15 = Valentina Aurora
    .kind = actrice
chip-actor-16 = Sébastien Crinière-d’Or
chip-actor-17 = Marguerite de Luxe
    .kind = actrice
chip-actor-18 = Lucius Tonnerre
chip-actor-19 = Célestine Clairdelune
    .kind = actrice

## Directors

chip-director-01 = Otto Fokus
chip-director-02 = Sam Sansintrigue
chip-director-03 = Roland Ronfleur
chip-director-04 = Édith Dépasse-Budget
    .kind = réalisatrice
chip-director-05 = Wanda Détour
    .kind = réalisatrice
chip-director-06 = Jean Refézune
chip-director-07 = Paul Longueur
chip-director-08 = Claire Bobine
    .kind = réalisatrice
chip-director-09 = Claude Gros-Plan
chip-director-10 = Marc Mégaphone
chip-director-11 = Sylvie Lécran
    .kind = réalisatrice
chip-director-12 = Ambroise Guichet-Plein
chip-director-13 = Théodora Triomphe
    .kind = réalisatrice
chip-director-14 = Lysandre Opus
chip-director-15 = Octavie Première
    .kind = réalisatrice

## Camera crews

chip-camera-01 = Tremblotte & Fils
chip-camera-02 = Les Frères Bouchon
chip-camera-03 = Trépied & Filles
chip-camera-04 = Flou & Cie
chip-camera-05 = Phil M. Rolle
chip-camera-06 = Actualités de Minuit
chip-camera-07 = Iris Fondunoir
chip-camera-08 = Équipe Travelling
chip-camera-09 = Panoramique & Associés
chip-camera-10 = Les Sœurs Zoom
chip-camera-11 = Aurelio Chiaroscuro
chip-camera-12 = Lux Aeterna Caméras
chip-camera-13 = L’Œil d’argent

## Musicians

chip-music-01 = Le Trio Sans Oreille
chip-music-02 = Couac & Bémol
chip-music-03 = Fanfare des Pompiers
chip-music-04 = Barry Ton
chip-music-05 = Rémi Fasol
chip-music-06 = Ensemble de l’Ascenseur
chip-music-07 = Allegra Vivace
chip-music-08 = Al L. Luya
chip-music-09 = Viola Rappel
chip-music-10 = Les Rois du Swing
chip-music-11 = Maestro Fortissimo
chip-music-12 = Philharmonie Céleste
chip-music-13 = Sir Arpeggio Grand

## Special effects

chip-effects-01 = Carton & Ficelle
chip-effects-02 = Pétard Mouillé & Fils
chip-effects-03 = Fumée Sans Feu
chip-effects-04 = Les Frères Ketchup
chip-effects-05 = Chauve-Souris en Gomme
chip-effects-06 = Palais du Papier Mâché
chip-effects-07 = Tôle & Tonnerre
chip-effects-08 = Trappe & Cordages
chip-effects-09 = Métropole Miniature
chip-effects-10 = Tempête en Bassin
chip-effects-11 = Illusions de l’Olympe
chip-effects-12 = Atelier Léviathan
chip-effects-13 = Volcans sur Commande

## Agencies

chip-agency-01 = Espoir & Prières
chip-agency-02 = On Vous Rappellera
chip-agency-03 = Mon Neveu Sait Jouer
chip-agency-04 = Dix-Pour-Cent & Fils
chip-agency-05 = Agence Second Couteau
chip-agency-06 = Agence Arrière-Cour
chip-agency-07 = Gros Cigare & Associés
chip-agency-08 = Gloire & Fortune
chip-agency-09 = Poignée de Main d’Or

## Stars invitées

chip-guest-01 = Dr R. K., ludologue
chip-guest-02 = Comte Caméo
chip-guest-03 = Lili Passavite
chip-guest-04 = Maire Coupe-Ruban
chip-guest-05 = Comtesse Confetti
chip-guest-06 = As Alouette, aviateur
chip-guest-07 = Amiral Bravissimo

## Screenplays

screenplay-court-jester = Le Bouffon du roi
screenplay-king-and-i = Le Roi et moi
screenplay-sea-hawk = L’Aigle des mers
screenplay-three-musketeers = Les Trois Mousquetaires
screenplay-frankenstein = Frankenstein
screenplay-high-noon = Le train sifflera trois fois
screenplay-king-kong = King Kong
screenplay-from-here-to-eternity = Tant qu’il y aura des hommes
screenplay-vertigo = Sueurs froides
screenplay-grapes-of-wrath = Les Raisins de la colère
screenplay-casablanca = Casablanca
screenplay-north-by-northwest = La Mort aux trousses
screenplay-all-quiet-on-the-western-front = À l’Ouest, rien de nouveau
screenplay-citizen-kane = Citizen Kane
screenplay-on-the-waterfront = Sur les quais
screenplay-ten-commandments = Les Dix Commandements
screenplay-gentlemen-prefer-blondes = Les hommes préfèrent les blondes
screenplay-arsenic-and-old-lace = Arsenic et vieilles dentelles
screenplay-gone-with-the-wind = Autant en emporte le vent
screenplay-harvey = Harvey
screenplay-bambi = Bambi
screenplay-ben-hur = Ben-Hur

## Studios

studio-1 = Films du Morse Rugissant
studio-2 = Films de l’Ananas d’Or
studio-3 = Studios des Deux Lunes
studio-4 = Films du Grand Parasol
studio-5 = Dupharo & Fille

## Locations

location-sign = Le panneau Hollywood
location-city-1 = Hollywood Boulevard
location-city-2 = Les plateaux du studio
location-city-3 = Le palace du cinéma
location-city-4 = L’allée des étoiles
location-city-5 = Le bar du Grand Hôtel
location-party-1 = Fête à la piscine
location-party-2 = Soirée de première

## Kinds of chips and slots

kind-director = réalisateur
kind-actor = acteur
kind-camera = caméra
kind-music = musique
kind-effects = effets spéciaux
kind-guest = star invitée
kind-agency = agence
slot-open = espace blanc

## Genres

genre-drama = drame
genre-adventure = aventure
genre-entertainment = divertissement

## Awards

award-first-film-drama = Premier film : drame
award-first-film-adventure = Premier film : aventure
award-first-film-entertainment = Premier film : divertissement
award-best-of-quarter-1 = Meilleur film, premier trimestre
award-best-of-quarter-2 = Meilleur film, deuxième trimestre
award-best-of-quarter-3 = Meilleur film, troisième trimestre
award-best-of-genre-drama = Meilleur film : drame
award-best-of-genre-adventure = Meilleur film : aventure
award-best-of-genre-entertainment = Meilleur film : divertissement
award-worst-film = Pire film
award-best-direction = Meilleure réalisation

## What things are called in this edition

word-chip = tuile de production
word-screenplay = scénario
word-film = film achevé
word-award = récompense de cinéma
word-rating = jeton de valeur
word-lead = pion caméra
word-quarter = trimestre
word-money = contrats
word-purse = contrats derrière l’écran
word-lot = tuiles aux enchères
word-bag = tuiles face cachée
word-stack = pile de scénarios
word-middle = centre du plateau
word-cast = acteurs et stars invitées
word-legend = réalisateur quatre étoiles
word-screen = écran de studio

## Amounts and labels

money =
    { $amount ->
        [one] { $amount } contrat
       *[other] { $amount } contrats
    }
rating =
    { $plus ->
        [yes] { $value }+
       *[no] { $value }
    }
chip-label = { $name } ({ $kind }, { $stars }★)
