### Les grands moments : affiches, premières, fin d’un trimestre, remise des récompenses et contrôle des tirages.

## Affiches

poster-presents = { $studio } présente
poster-by-director = réalisation
poster-by-actor = avec
poster-by-camera = image
poster-by-music = musique
poster-by-effects = effets
poster-by-guest = et la participation de
poster-by-agency = distribution
poster-alt = Affiche de « { $title } » ({ $genre }), { $studio }. Au générique : { $cast }. Étoiles : { $value }, note : { $rating }.

## Un film achevé

film-printed = Le scénario lui-même
film-value = Étoiles en tout
film-keep = Garder l’affiche
film-link = Lien vers ce film
film-link-code = Code QR du lien vers ce film
picture-failed = Ce navigateur n’a pas pu en faire une image.
film-token = Note
film-token-none = Il ne restait aucune note aussi basse : aucun point.
film-token-points =
    { $points ->
        [one] vaut { $points } point
       *[other] vaut { $points } points
    }
film-awards = Récompenses
film-award-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Pendant la partie

moment-premiere = Première mondiale
moment-stars =
    { $value ->
        [one] { $value } étoile
       *[other] { $value } étoiles
    }
moment-quarter = { word-quarter } { $quarter }
moment-film-of = « { $title } » – { $name }
moment-withheld = Non décernée

## La fin

end-title = La partie est terminée
end-show = Le résultat
end-look = Voir la table
end-winner =
    { $count ->
        [one] { $names } remporte la partie !
       *[other] { $names } se partagent la victoire !
    }
end-broken-off = Pas de vainqueur cette fois
end-broken-off-about = La partie a été interrompue. Voici où elle en était.
end-next-steps = Et maintenant
end-rematch = Revanche
end-replay = Revoir la partie
end-keep = Garder le résultat
end-link = Lien vers ce résultat
end-link-code = Code QR du lien vers ce résultat
end-curve = Chances de victoire
end-home = Accueil

## La cérémonie

end-ceremony = La remise des récompenses
end-ceremony-again = Revoir la cérémonie
end-ceremony-place = { $place } sur { $count }
end-goes-to = … et la récompense est décernée à …
end-direction-stars =
    { $stars ->
        [one] { $stars } étoile pour la réalisation
       *[other] { $stars } étoiles pour la réalisation
    }
end-previous = Récompense précédente
end-next = Suivant
end-to-result = Au résultat

## Le décompte

end-sheet = Scores finaux
end-studio = Studio
end-films = Films
end-awards = Récompenses
end-money = Argent
end-total = Total
end-has-won = a gagné
end-tie-by-film = Égalité : le meilleur film départage.
end-taken-back =
    { $count ->
        [one] Dans cette partie, un tour a été annulé une fois.
       *[other] Dans cette partie, des tours ont été annulés { $count } fois.
    }

## Tous les films

end-gallery = Tous les films de la partie
end-gallery-of = Films de
end-gallery-all = Tout le monde

## Le contrôle des tirages

fair-title = Les tirages étaient-ils équitables ?
fair-about = Avant la partie, le serveur s’est engagé sur une graine secrète, et chaque navigateur y a ajouté un nombre. Maintenant que la graine est connue, votre navigateur refait tous les tirages : si tout concorde, personne n’a choisi ni modifié un tirage, pas même le serveur.
fair-check = Contrôler les tirages
fair-download = Télécharger l’enregistrement
fair-offline = Ou contrôlez sans cette page :
fair-yes = Équitable : chaque tirage correspond à la graine.
fair-no = Pas équitable : quelque chose ne concorde pas.
fair-untold = L’enregistrement ne dit pas d’où viennent ses tirages.
fair-unreadable = L’enregistrement est illisible.
fair-verdict-ok = concorde :
fair-verdict-wrong = ne concorde pas :
fair-verdict-unknown = inconnu :
fair-commitment = La graine est celle sur laquelle le serveur s’était engagé ({ $hash }).
fair-commitment-wrong = La graine n’est pas celle sur laquelle le serveur s’était engagé ({ $hash }).
fair-origin = Le début vient d’une autre partie, et sa graine est aussi celle sur laquelle le serveur s’était engagé.
fair-origin-wrong = Le début vient d’une autre partie, mais sa graine n’est pas celle sur laquelle le serveur s’était engagé.
fair-witness = L’engagement est celui que ce navigateur a vu en ouvrant la table pour la première fois.
fair-witness-wrong = L’engagement n’est pas celui que ce navigateur a vu en ouvrant la table pour la première fois.
fair-witness-none = Ce navigateur n’a gardé aucun engagement et ne peut pas comparer.
fair-nonce = Le nombre ajouté par ce navigateur a bien compté dans les tirages.
fair-nonce-wrong = Le nombre ajouté par ce navigateur manque dans les tirages.
fair-nonce-none = Ce navigateur n’a ajouté aucun nombre.
fair-drawn =
    { $kind ->
        [studios] Studios tirés : { $count }, tout concorde.
        [lead] Première main : tirée, tout concorde.
        [stack] Scénarios révélés : { $count }, tout concorde.
        [legends] Légendes révélées : { $count }, tout concorde.
       *[bag] Tuiles tirées : { $count }, tout concorde.
    }
fair-drawn-wrong =
    { $kind ->
        [studios] Studios : le numéro { $number } sur { $count } ne correspond pas à la graine.
        [lead] Première main : elle ne correspond pas à la graine.
        [stack] Scénarios : le numéro { $number } sur { $count } ne correspond pas à la graine.
        [legends] Légendes : le numéro { $number } sur { $count } ne correspond pas à la graine.
       *[bag] Tuiles : le numéro { $number } sur { $count } ne correspond pas à la graine.
    }
fair-settled =
    { $kind ->
        [studios] Studios : choisis par la table, rien n’a été tiré.
        [lead] Première main : fixée avant la partie, rien n’a été tiré.
       *[other] Fixé avant la partie, rien n’a été tiré.
    }
fair-facts = Il y avait sur la table ce qui a été tiré.
fair-facts-wrong = Il n’y avait pas sur la table ce qui a été tiré (ligne { $seq } de l’enregistrement).

## Mes films

films-title = Mes films
films-count =
    { $count ->
        [one] { $count } film
       *[other] { $count } films
    }
films-which = Les films des parties arrêtées n’y sont pas accrochés.
films-none = Aucun film pour l’instant. Ici sont accrochés tous les films des parties jouées jusqu’au bout.
films-more = Plus de films
film-watch = Revoir la partie
