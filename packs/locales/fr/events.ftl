### Ce qui s’est passé, ligne par ligne, dans le journal de la partie.
### Noms, titres, tuiles et montants arrivent déjà mis en forme. Nombres : quarter, value, points,
### films, awards, money, total.

## Ouverture

event-studio-assigned = Studio pour { $seat } : { $studio }.
event-lead-assigned = { $seat } ouvrira la première enchère.
event-screenplay-turned = Désormais en haut de la pile de scénarios : « { $screenplay } ».

## Trimestre

event-legend-turned = Une légende à engager ({ word-quarter } { $quarter }) : { $chip }.
event-lot-dealt = En vente ({ $location }) : { $chips }.
event-arrived = Prochaine étape ({ word-quarter } { $quarter }) : { $location }.

## Enchère

event-bid-made = { $seat } offre { $amount }.
event-passed = { $seat } passe.
event-lot-sold = { $seat } remporte l’enchère et paie { $price }. Part de chaque adversaire : { $share } ; au centre : { $left }.
event-lot-won-free = { $seat } remporte l’enchère sans rien payer. Il n’y a rien à partager.
event-lot-withdrawn = Personne ne veut du lot : il quitte la partie.

## Fête

event-party-revealed = À la fête : { $chips }. Ordre de choix : { $seats }.
event-chip-taken = { $seat } prend { $chip }.
event-declined = { $seat } ne prend rien à la fête.
event-leftovers-removed = Sans preneur, hors du jeu : { $chips }.

## Placement et films

event-chip-placed = { $seat } place { $chip } sur « { $screenplay } » ({ $slot }).
event-chip-discarded = { $seat } défausse { $chip }.
event-film-finished = { $seat } achève « { $screenplay } » : valeur { $value }, note { $rating }.
event-film-finished-unrated = { $seat } achève « { $screenplay } » : valeur { $value }, mais il ne reste aucune note aussi basse. Le film rapporte 0 point.
event-screenplay-taken = { $seat } prend un nouveau scénario : « { $screenplay } ».

## Récompenses

event-award-given =
    { $points ->
        [one] { $seat } reçoit une récompense pour « { $screenplay } » – { $award } ({ $points } point).
       *[other] { $seat } reçoit une récompense pour « { $screenplay } » – { $award } ({ $points } points).
    }
event-award-given-seat =
    { $points ->
        [one] { $seat } reçoit une récompense – { $award } ({ $points } point).
       *[other] { $seat } reçoit une récompense – { $award } ({ $points } points).
    }
event-award-withheld = Récompense non décernée – { $award }.

## Fin de partie

event-score =
    { $total ->
        [one] { $seat } : { $total } point (films { $films }, récompenses { $awards }, argent { $money }).
       *[other] { $seat } : { $total } points (films { $films }, récompenses { $awards }, argent { $money }).
    }
event-winner = { $seat } remporte la partie !
event-winners-shared = Victoire partagée : { $seats } !
