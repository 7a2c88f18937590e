### Ce qu’on montre d’une partie terminée à qui en reçoit le lien.
### Nombres : count, number.

preview-winner =
    { $count ->
        [one] { $seats } remporte la partie !
       *[other] { $seats } se partagent la victoire !
    }
preview-about = Une partie de { edition-name }, à revoir coup par coup.
preview-film = { $screenplay } : un film de { $seat }
# Les noms que plusieurs portent à une table sont numérotés.
preview-again = { $seat } { $number }
