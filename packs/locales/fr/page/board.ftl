### The board. Names, titles, chips, amounts and ratings arrive formatted.

## What lies where

board-route = Les étapes du parcours
board-order-stands = Votre consigne attend ici
board-face-down =
    { $count ->
        [one] { $count } tuile, face cachée
       *[other] { $count } tuiles, face cachée
    }
board-nothing-here = Il n’y a plus rien ici.
board-lot = Aux enchères
board-faces = À la fête
board-middle = Au centre : { $money }
board-rivals = Les autres studios
board-tabs = Parties de la table
board-tab-table = Table
board-tab-rivals = Rivaux
board-tab-awards = Palmarès
board-tab-log = Journal

## What goes on

board-stage-auction = Enchère
board-stage-party = Fête
board-stage-placing = Placez vos tuiles
board-stage-places = { $name } place ses tuiles
board-sold = Adjugé ! { $name }, { $price }
board-sold-share = +{ $share } pour chacun des autres
board-bidders = Les offres
board-pick-order = Ordre de choix
board-leads = a la main
board-said-pass = passe
board-thinks = réfléchit…
board-you-think = à vous
board-turn-of = À { $name } de jouer
board-has-chosen = a choisi
board-cast-count = Distribution : { $count }
board-waits-for = On attend { $name }…
board-skip = Jusqu’à mon tour
board-pass-ahead = Passer d’avance
board-dealing = On distribue les tuiles…
board-high-is-yours = La meilleure offre est la vôtre : { $money }.
board-over = La partie est terminée.

## Bidding

board-your-bid = Votre offre
board-pass = Passer
board-bid = Offrir { $amount }
board-less = Un de moins
board-more = Un de plus
board-any-amount = Un montant de { $floor } à { $ceiling }
board-leaves = À { $amount }, il vous restera { $rest }.
board-cannot-bid = Vous ne pouvez pas monter plus haut. Dans votre bourse : { $purse }.

## Party

board-choose-face = Choisissez une tuile ci-dessus.
board-decline = Ne rien prendre

## Placing

board-hand = Vos tuiles
board-discarded = À défausser
board-take-up = Reprendre
board-place-choose = Choisissez une tuile, puis l’un des espaces en surbrillance.
board-place-where =
    { $count ->
        [one] { $chip } : un seul espace convient, choisissez-le.
       *[other] { $chip } : { $count } espaces conviennent, choisissez-en un.
    }
board-place-nowhere = { $chip } ne va nulle part : défaussez cette tuile.
board-place-full = Le film est achevé ! Confirmez pour prendre un nouveau scénario.
board-place-confirm = Tout est placé. Vous pouvez encore déplacer vos tuiles, puis confirmez.
board-confirm = Confirmer
board-premiere = Place à la première
board-start-over = Recommencer
board-discard = Défausser
board-discard-sure = Vraiment défausser { $chip } ?
board-keep = Garder
board-slot-empty =
    { $optional ->
        [yes] { $slot }, vide, facultatif
       *[no] { $slot }, vide
    }
board-slot-filled = { $slot } : { $chip }
board-slot-value = valeur { $value }
board-slot-loses = perd { $stars }★
board-slot-covers = recouvre { $chip }
board-slot-finishes = achève le film avec la note { $rating }
board-slot-finishes-unrated = achève le film sans note

## Studios and films

board-production = « { $title } », { $genre }, valeur actuelle { $value }
board-value = Valeur { $value }
board-value-of = Imprimé sur le scénario : { $printed }
board-needs = À remplir : { $slots }
board-no-screenplay = Pas de scénario
board-open-studio = Ouvrir le studio ({ $name })
board-film = « { $title } », { $genre } : note { $rating }
board-cast = Distribution
board-purse = Argent
board-purse-hidden = Caché derrière l’écran
board-purse-counted = Compté d’après tous les paiements : { $money }
board-points = Points
board-score-split =
    { $money ->
        [hidden] Films { $films }, récompenses { $awards }, argent caché
       *[other] Films { $films }, récompenses { $awards }, argent { $money }
    }
board-is-bot = Bot
board-bot-plays-for =
    { $why ->
        [timeout] Temps écoulé : un bot joue
        [gone] Absence : un bot joue
        [resigned] Abandon : un bot joue
       *[left] Départ : un bot joue
    }
board-not-here = Pas là en ce moment
board-on-vacation = En vacances
board-clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Awards and ratings

board-awards = Récompenses
board-award = Récompense
board-award-holder = Obtenue ou en tête
board-award-given = obtenue :
board-award-leads = en tête :
board-award-withheld = non décernée
board-stack = Prochain scénario
board-tokens = Notes : celles qui sont barrées sont prises

## Secret orders

order-title = Donner une consigne secrète
order-secret = Visible uniquement par vous
order-up-to = Offrir jusqu’à
order-from = À partir de
order-above = Au-delà
order-above-pass = puis passer
order-above-wake = puis me consulter
order-above-watch = m’appeler sans rien offrir
order-too-low = L’offre est déjà à { $high } : avec cette limite, vous n’offrirez plus rien.
order-give = Donner la consigne
order-pass = Passer ici
order-given = Votre consigne est enregistrée.
order-drop = Retirer
order-kept-bid =
    { $above ->
        [wake] Votre consigne : offrir jusqu’à { $limit }, puis me consulter.
       *[pass] Votre consigne : offrir jusqu’à { $limit }, puis passer.
    }
order-kept-pass = Votre consigne : passer.
order-kept-watch = Votre consigne : m’appeler dès que le prix atteint { $amount }.
order-kept-other = Une consigne est enregistrée ici.
order-wishes = Votre liste de souhaits, par préférence
order-no-wishes = Pas encore de souhaits : choisissez parmi ce qui peut venir.
order-may-come = Ce qui peut s’y trouver
order-look = { $kind }, { $stars }★
order-wish-add = Ajouter à la liste : { $wish }
order-wish-up = { $wish } : monter
order-wish-down = { $wish } : descendre
order-wish-drop = { $wish } : retirer
order-otherwise = Si rien de votre liste n’y est
order-otherwise-wake = me consulter
order-otherwise-decline = ne rien prendre
