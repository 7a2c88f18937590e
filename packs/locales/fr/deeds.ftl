### Ce qui s’est passé à la table, en dehors de la partie, ligne par ligne.
### Les noms arrivent déjà mis en forme. Nombres : number.

## Avant la partie

deed-opened = La table est ouverte.
deed-seated = { $seat } prend place.
deed-vacated = La place { $number } est de nouveau libre.
deed-ready = { $seat } donne son feu vert.
deed-not-ready = { $seat } retire son feu vert.
deed-started = La partie commence.

## Absences et retours

deed-taken-over-timeout = Temps écoulé : un bot joue pour { $seat }.
deed-taken-over-gone = { $seat } s’absente depuis trop longtemps : un bot prend le relais.
deed-taken-over-left = { $seat } quitte la table : un bot prend le relais.
deed-taken-over-resigned = { $seat } abandonne : un bot prend le relais.
deed-returned = { $seat } est de retour.

## Ce que tous doivent accepter

deed-proposed-take-back = { $seat } demande à annuler un tour.
deed-proposed-pause = { $seat } demande une pause.
deed-proposed-resume = { $seat } demande à reprendre la partie.
deed-proposed-abort = { $seat } demande à arrêter la partie sans résultat.
deed-voted-yes = { $seat } accepte.
deed-voted-no = { $seat } refuse : rien ne change.
deed-withdrawn = { $seat } retire sa demande.
deed-carried-take-back = Le tour est annulé. Les mêmes tuiles sortiront à nouveau.
deed-carried-pause = La partie est en pause.
deed-carried-resume = La partie reprend.
deed-carried-abort = La partie s’arrête sans résultat.

## Temps

deed-vacation-on = { $seat } prend des vacances : la pendule attend.
deed-vacation-off = { $seat } rentre de vacances.
deed-credited = Le serveur était indisponible un moment. Ce temps ne compte pas.

## Fin d’une table

deed-closed-called-off = La partie est annulée.
deed-closed-stale = Personne n’est venu depuis longtemps : la table est fermée.
deed-closed-host = La table a été fermée par les responsables du serveur.
