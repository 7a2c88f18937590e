# The words of this edition in English.
# Each message stands on its own. Talents and studios are invented; film titles are those of the box.

edition-name = Traumfabrik (2000)
edition-tagline = Who can make the best movie?

## Legends: the four-star directors

chip-legend-1 = Augustus P. Magnificat
chip-legend-2 = Baron Viktor von Klappe
chip-legend-3 = Leonora Grandeville
chip-legend-4 = Cornelius Colossus

## Actors

chip-actor-01 = Stan Dinn
chip-actor-02 = Ima Plank
chip-actor-03 = Forrest Gettit
chip-actor-04 = Mumbles O’Mumble
chip-actor-05 = Chip Skate
chip-actor-06 = Polly Ester
chip-actor-07 = Dusty Trails
chip-actor-08 = Buck Passer
chip-actor-09 = Hammond Eggs
chip-actor-10 = Cliff Hanger
chip-actor-11 = Lola Limelight
chip-actor-12 = Dash Dazzleton
chip-actor-13 = Delphine Duvet
chip-actor-14 = Hugo Bravado
chip-actor-15 = Valentina Aurora
chip-actor-16 = Sebastian Goldmane
chip-actor-17 = Marguerite de Luxe
chip-actor-18 = Lucius Thunderbolt
chip-actor-19 = Celestine Moonbeam

## Directors

chip-director-01 = Otto Fokus
chip-director-02 = Noah Plott
chip-director-03 = Percy Nodoff
chip-director-04 = Miles Overbudget
chip-director-05 = Wanda Lott
chip-director-06 = Juan Moretake
chip-director-07 = Frank Lee Dull
chip-director-08 = Rhea L. McCoy
chip-director-09 = Claude Closeup
chip-director-10 = Marcus Megaphone
chip-director-11 = Sylvia Screene
chip-director-12 = Ambrose Blockbuster
chip-director-13 = Theodora Triumph
chip-director-14 = Lysander Opus
chip-director-15 = Octavia Premiere

## Camera crews

chip-camera-01 = Shaky Hans & Sons
chip-camera-02 = The Lenscap Brothers
chip-camera-03 = Tripod & Daughters
chip-camera-04 = Blurridge Bros.
chip-camera-05 = Phil M. Rolle
chip-camera-06 = Night Shift Newsreel
chip-camera-07 = Iris Fadeout
chip-camera-08 = Dolly Track & Team
chip-camera-09 = Pan, Tilt & Partner
chip-camera-10 = The Zoom Sisters
chip-camera-11 = Aurelio Chiaroscuro
chip-camera-12 = Lux Aeterna Camera Co.
chip-camera-13 = The Silver Eye

## Musicians

chip-music-01 = The Tone-Deaf Trio
chip-music-02 = B. Flat & C. Sharp
chip-music-03 = Oompah United
chip-music-04 = Barry Tone
chip-music-05 = Minnie Chord
chip-music-06 = Elevator Ensemble
chip-music-07 = Allegra Vivace
chip-music-08 = Hal E. Lujah
chip-music-09 = Viola Encore
chip-music-10 = Midnight Swing Kings
chip-music-11 = Maestro Fortissimo
chip-music-12 = Starlight Philharmonic
chip-music-13 = Sir Arpeggio Grand

## Special effects

chip-effects-01 = Cardboard & String Ltd
chip-effects-02 = Damp Squib & Sons
chip-effects-03 = Smoke & No Mirrors
chip-effects-04 = Ketchup Bros.
chip-effects-05 = Rubber Bat Works
chip-effects-06 = Papier-Mâché Palace
chip-effects-07 = Thunder Sheet Co.
chip-effects-08 = Trapdoor & Ropes
chip-effects-09 = Miniature Metropolis
chip-effects-10 = Tempest in a Tank
chip-effects-11 = Olympus Illusions
chip-effects-12 = Leviathan Workshop
chip-effects-13 = Volcanoes to Order

## Agencies

chip-agency-01 = Hope & Pray
chip-agency-02 = Don’t Call Us Inc.
chip-agency-03 = My Nephew Can Act
chip-agency-04 = Ten Percent & Sons
chip-agency-05 = Second Fiddle Talent
chip-agency-06 = Backlot Bookings
chip-agency-07 = Big Cigar Associates
chip-agency-08 = Fame & Fortune
chip-agency-09 = Golden Handshake

## Guest stars

chip-guest-01 = Dr. R. K., Game Doctor
chip-guest-02 = Count Cameo
chip-guest-03 = Tilly Walkon
chip-guest-04 = Mayor Ribboncutter
chip-guest-05 = Contessa Confetti
chip-guest-06 = Ace Skylark, Aviator
chip-guest-07 = Admiral Applause

## Screenplays

screenplay-court-jester = The Court Jester
screenplay-king-and-i = The King and I
screenplay-sea-hawk = The Sea Hawk
screenplay-three-musketeers = The Three Musketeers
screenplay-frankenstein = Frankenstein
screenplay-high-noon = High Noon
screenplay-king-kong = King Kong
screenplay-from-here-to-eternity = From Here to Eternity
screenplay-vertigo = Vertigo
screenplay-grapes-of-wrath = The Grapes of Wrath
screenplay-casablanca = Casablanca
screenplay-north-by-northwest = North by Northwest
screenplay-all-quiet-on-the-western-front = All Quiet on the Western Front
screenplay-citizen-kane = Citizen Kane
screenplay-on-the-waterfront = On the Waterfront
screenplay-ten-commandments = The Ten Commandments
screenplay-gentlemen-prefer-blondes = Gentlemen Prefer Blondes
screenplay-arsenic-and-old-lace = Arsenic and Old Lace
screenplay-gone-with-the-wind = Gone With the Wind
screenplay-harvey = Harvey
screenplay-bambi = Bambi
screenplay-ben-hur = Ben Hur

## Studios

studio-1 = Roaring Walrus Pictures
studio-2 = Golden Pineapple Films
studio-3 = Two Moons Studios
studio-4 = Grand Parasol Pictures
studio-5 = Lighthouse & Daughter

## Locations

location-sign = The Hollywood Sign
location-city-1 = Hollywood Boulevard
location-city-2 = The Studio Lot
location-city-3 = The Picture Palace
location-city-4 = The Walk of Fame
location-city-5 = The Grand Hotel Bar
location-party-1 = Pool Party in the Hills
location-party-2 = Premiere Party

## Kinds of chips and slots

kind-director = director
kind-actor = actor
kind-camera = camera crew
kind-music = musician
kind-effects = special effects
kind-guest = guest star
kind-agency = agency
slot-open = white position

## Genres

genre-drama = drama
genre-adventure = adventure
genre-entertainment = entertainment

## Awards

award-first-film-drama = First Movie: Drama
award-first-film-adventure = First Movie: Adventure
award-first-film-entertainment = First Movie: Entertainment
award-best-of-quarter-1 = Best Movie, First Quarter
award-best-of-quarter-2 = Best Movie, Second Quarter
award-best-of-quarter-3 = Best Movie, Third Quarter
award-best-of-genre-drama = Best Movie: Drama
award-best-of-genre-adventure = Best Movie: Adventure
award-best-of-genre-entertainment = Best Movie: Entertainment
award-worst-film = Worst Movie
award-best-direction = Best Direction

## What things are called in this edition

word-chip = production chip
word-screenplay = screenplay
word-film = completed movie
word-award = movie award
word-rating = movie value token
word-lead = camera piece
word-quarter = quarter
word-money = contracts
word-purse = contracts behind the screen
word-lot = chips at auction
word-bag = face-down chips
word-stack = stack of screenplays
word-middle = middle of the board
word-cast = actors and guest stars
word-legend = four-star director
word-screen = studio screen

## Amounts and labels

money =
    { $amount ->
        [one] { $amount } contract
       *[other] { $amount } contracts
    }
rating =
    { $plus ->
        [yes] { $value }+
       *[no] { $value }
    }
chip-label = { $name } ({ $kind }, { $stars }★)
