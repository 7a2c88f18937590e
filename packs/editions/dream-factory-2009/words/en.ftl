# The words of the box of 2009, in English.
# Titles and names are our own inventions; only guest-01 is named as in the rulebook of 2009.

edition-name = Dream Factory (2009)
edition-tagline = Sign the talent, shoot the blockbuster, sweep the trophies.

## Chips: legendary directors

chip-legend-1 = Magnus Opus
chip-legend-2 = Augusta Panorama
chip-legend-3 = Leopold Grandeur
chip-legend-4 = Aurelia Masterstroke

## Chips: actors

chip-actor-01 = Woody Plank
chip-actor-02 = Mona Tone
chip-actor-03 = Will Mumble
chip-actor-04 = Ella Forgetslines
chip-actor-05 = Stan Din
chip-actor-06 = Bea Movie
chip-actor-07 = Walter Wannabe
chip-actor-08 = Dee Listed
chip-actor-09 = Ty Pecast
chip-actor-10 = Carrie Scene
chip-actor-11 = Chase Getaway
chip-actor-12 = Mel O’Drama
chip-actor-13 = Rhett Carpet
chip-actor-14 = Grace Closeup
chip-actor-15 = Valentina Ovation
chip-actor-16 = Lance Allure
chip-actor-17 = Gloria Spotlight
chip-actor-18 = Dash Sterling
chip-actor-19 = Serena Divine

## Chips: directors

chip-director-01 = Les Vision
chip-director-02 = Dale Overbudget
chip-director-03 = Miss T. Cue
chip-director-04 = Cutter Short
chip-director-05 = Paige Skipper
chip-director-06 = Dolly Zoom
chip-director-07 = Phil Inn
chip-director-08 = Art Haus
chip-director-09 = Bill Board
chip-director-10 = Reela McCoy
chip-director-11 = Claire Vision
chip-director-12 = Marcella Montage
chip-director-13 = Akio Onetake
chip-director-14 = Stella Premiere
chip-director-15 = Constantin Epos

## Chips: cameras

chip-camera-01 = Thumb on the Lens
chip-camera-02 = Lens Cap Left On
chip-camera-03 = Shaky & Sons
chip-camera-04 = The Blur Brothers
chip-camera-05 = Tripod Optional
chip-camera-06 = Out-of-Focus Group
chip-camera-07 = The Steady Eddies
chip-camera-08 = Golden Hour Crew
chip-camera-09 = Wide-Angle Angels
chip-camera-10 = Pan, Tilt & Daughters
chip-camera-11 = Depth of Fields
chip-camera-12 = Chiaroscuro Collective
chip-camera-13 = The Perfect Exposures

## Chips: music

chip-music-01 = The Elevator Three
chip-music-02 = Kazoo Kevin
chip-music-03 = The Flat Majors
chip-music-04 = Ringtone Ricky
chip-music-05 = Polly Phonic
chip-music-06 = The Offbeat Boys
chip-music-07 = The Clef Hangers
chip-music-08 = Anna Crescendo
chip-music-09 = DJ Leitmotif
chip-music-10 = Viola da Gumbo
chip-music-11 = Maestro Tuttissimo
chip-music-12 = Harmonia Aeterna
chip-music-13 = The Goosebump Orchestra

## Chips: special effects

chip-effects-01 = Visible Strings Ltd
chip-effects-02 = Ketchup & Cardboard
chip-effects-03 = Rubber Monster Co.
chip-effects-04 = Fog & Fan Rentals
chip-effects-05 = Smoke & Some Mirrors
chip-effects-06 = Greenish Screens
chip-effects-07 = Pixel Pushers
chip-effects-08 = Kaboom & Nephews
chip-effects-09 = Render Benders
chip-effects-10 = Blast Radius Inc.
chip-effects-11 = Wizardry Unlimited
chip-effects-12 = Big Bang Boutique
chip-effects-13 = Polygon Palace

## Chips: contracts (jokers)

chip-agency-01 = Napkin Agreement
chip-agency-02 = Unpaid Internship
chip-agency-03 = Paid in Exposure
chip-agency-04 = Pinky Promise
chip-agency-05 = Fine-Print Clause
chip-agency-06 = Bigger-Trailer Clause
chip-agency-07 = Final-Cut Clause
chip-agency-08 = Six-Sequel Deal
chip-agency-09 = Blank Cheque

## Chips: stars

chip-guest-01 = Reiner Knizia
chip-guest-02 = Carlotta Cameo
chip-guest-03 = Otto Graph
chip-guest-04 = Paparazza Pam
chip-guest-05 = Rex Charisma
chip-guest-06 = Bella Blockbuster
chip-guest-07 = Diva Suprema

## Screenplays

screenplay-lord-of-the-strings = The Lord of the Strings
screenplay-fast-and-fugue = The Fast and the Fugue
screenplay-pirates-of-the-bathtub = Pirates of the Bathtub
screenplay-mission-improbable = Mission: Improbable
screenplay-jurassic-parking = Jurassic Parking
screenplay-licence-to-trill = Licence to Trill
screenplay-gorgonzilla = Gorgonzilla
screenplay-lost-car-keys = Raiders of the Lost Car Keys
screenplay-pianissimo = The Pianissimo
screenplay-beautiful-mime = A Beautiful Mime
screenplay-west-side-sorry = West Side Sorry
screenplay-godmother-in-law = The Godmother-in-Law
screenplay-apocalypse-later = Apocalypse Later
screenplay-forrest-grump = Forrest Grump
screenplay-cast-aside = Cast Aside
screenplay-men-in-beige = Men in Beige
screenplay-dirty-prancing = Dirty Prancing
screenplay-wedding-fondue = Four Weddings and a Fondue
screenplay-devil-wears-pyjamas = The Devil Wears Pyjamas
screenplay-shrunk-the-budget = Honey, I Shrunk the Budget
screenplay-lion-sings = The Lion Sings
screenplay-back-to-the-furniture = Back to the Furniture

## Studios and locations

studio-1 = Popcorn Peak Pictures
studio-2 = Neon Palm Films
studio-3 = Sequel & Sons
studio-4 = Moonshot Media
studio-5 = Velvet Rope Studios
location-sign = Legendary Director
location-city-1 = Los Angeles
location-city-2 = Cannes
location-party-1 = Yacht Party
location-city-3 = Venice
location-city-4 = Mumbai
location-city-5 = New York
location-party-2 = After-Show Party

## Kinds, slots and genres

kind-director = director
kind-actor = actor
kind-camera = camera
kind-music = music
kind-effects = special effects
kind-guest = star
kind-agency = contract
slot-open = blank space
genre-drama = drama
genre-adventure = action
genre-entertainment = comedy

## Trophies

award-first-film-drama = First Movie: Drama
award-first-film-adventure = First Movie: Action
award-first-film-entertainment = First Movie: Comedy
award-best-of-quarter-1 = Best Movie of Round 1
award-best-of-quarter-2 = Best Movie of Round 2
award-best-of-quarter-3 = Best Movie of Round 3
award-best-of-genre-drama = Movie of the Year: Drama
award-best-of-genre-adventure = Movie of the Year: Action
award-best-of-genre-entertainment = Movie of the Year: Comedy
award-worst-film = Worst Movie
award-best-direction = Best Director

## Words of this edition

money = ${ $amount } million
word-chip = production tile
word-screenplay = screenplay
word-film = completed screenplay
word-award = trophy
word-rating = rating marker
word-lead = Popcorn marker
word-quarter = round
word-money = $1,000,000 tokens
word-purse = tokens
word-lot = tiles on offer
word-bag = face-down tiles
word-stack = screenplay pile
word-middle = middle of the board
word-cast = actors and stars
word-legend = legendary director
word-screen = studio screen

## Patterns

rating =
    { $plus ->
        [yes] { $value }+
       *[no] { $value }
    }
chip-label = { $name } ({ $kind }, { $stars }★)
