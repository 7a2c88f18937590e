### Great moments: posters, premieres, the end of a quarter, the final ceremony, and the check of the draws.

## Posters

poster-presents = { $studio } presents
poster-by-director = directed by
poster-by-actor = starring
poster-by-camera = photographed by
poster-by-music = music by
poster-by-effects = effects by
poster-by-guest = with special guest
poster-by-agency = cast by
poster-alt = Poster of “{ $title }” ({ $genre }), { $studio }. Made by { $cast }. Stars: { $value }, rating: { $rating }.

## A finished film

film-printed = The screenplay itself
film-value = Stars in all
film-token = Rating
film-token-none = No rating that low was left: no points.
film-token-points =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
film-awards = Awards
film-award-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
