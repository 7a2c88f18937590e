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
board-tab-awards = Prix
board-tab-log = Journal

## What goes on

board-stage-auction = Enchère
board-stage-party = Fête
board-stage-placing = Vos tuiles : placez-les
board-stage-places = { $name } place ses tuiles
board-sold = Adjugé ! { $name }, { $price }
board-bidders = Qui enchérit
board-pick-order = Ordre de choix
board-leads = mène la danse
board-said-pass = passe
board-thinks = réfléchit…
board-you-think = à vous
board-has-chosen = a choisi
board-cast-count =
    { $count ->
        [one] { $count } à l’affiche
       *[other] { $count } à l’affiche
    }
board-waits-for = On attend { $name }…
board-dealing = Distribution en cours…
board-high-is-yours = La meilleure offre est la vôtre : { $money }.
board-over = La partie est terminée.

## Bidding

board-your-bid = Votre offre
board-pass = Passer
board-bid = Offrir { $amount }
board-less = Un de moins
board-more = Un de plus
board-any-amount = Un montant de { $floor } à { $ceiling }
board-leaves = En l’emportant à { $amount }, il vous reste { $rest }.
board-cannot-bid = Vous ne pouvez pas monter. Dans votre caisse : { $purse }.

## Party

board-choose-face = Choisissez une tuile ci-dessus.
board-decline = Ne rien prendre

## Placing

board-hand = Vos tuiles
board-discarded = À défausser
board-take-up = Reprendre
board-place-choose = Choisissez une tuile, puis l’une des cases en surbrillance.
board-place-where =
    { $count ->
        [one] { $chip } : une seule case convient, choisissez-la.
       *[other] { $chip } : { $count } cases conviennent, choisissez-en une.
    }
board-place-nowhere = { $chip } ne va nulle part : défaussez.
board-place-full = Le film est achevé ! Confirmez pour piocher un nouveau scénario.
board-place-confirm = Tout est placé. Vous pouvez encore réarranger, puis confirmez.
board-confirm = Confirmer
board-premiere = En avant-première
board-start-over = Recommencer
board-discard = Défausser
board-discard-sure = Vraiment défausser { $chip } ?
board-keep = Garder
board-slot-empty =
    { $optional ->
        [yes] { $slot }, vide, facultatif
       *[no] { $slot }, vide
    }
board-slot-filled = { $slot } : { $chip }
board-slot-value = valeur du film { $value }
board-slot-covers = recouvre { $chip }
board-slot-finishes = achève le film avec la note { $rating }
board-slot-finishes-unrated = achève le film sans note

## Studios and films

board-production = « { $title } », { $genre }, valeur actuelle { $value }
board-value = Valeur { $value }
board-value-of = Imprimé sur le scénario : { $printed }
board-needs = Il manque encore : { $slots }
board-no-screenplay = Pas de scénario
board-open-studio = Ouvrir le studio de { $name }
board-film = « { $title } », { $genre } : note { $rating }
board-cast = À l’affiche
board-cast-explained = À l’affiche : acteurs et invités sur les scénarios et films du studio. Qui en a le plus choisit en premier aux fêtes.
board-purse = Argent
board-purse-hidden = Caché derrière le paravent
board-points = Points
board-score-split =
    { $money ->
        [hidden] Films { $films }, prix { $awards }, argent caché
       *[other] Films { $films }, prix { $awards }, argent { $money }
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

board-awards = Prix
board-award = Prix
board-award-holder = Obtenu ou en tête
board-award-given = obtenu :
board-award-leads = en tête :
board-award-withheld = non décerné
board-tokens = Notes : celles qui sont barrées sont prises
board-tokens-left = Notes restantes : { $tokens }

## Secret orders

order-title = Donner une consigne secrète
order-secret = Vous seul voyez ceci
order-up-to = Enchérir jusqu’à
order-from = À partir de
order-above = Au-delà
order-above-pass = puis passer
order-above-wake = puis me demander
order-above-watch = m’appeler sans enchérir
order-too-low = L’enchère est déjà à { $high } : avec cette limite, vous n’enchérirez plus.
order-give = Donner la consigne
order-pass = Passer ici
order-given = Votre consigne est enregistrée.
order-drop = Retirer
order-kept-bid =
    { $above ->
        [wake] Votre consigne : enchérir jusqu’à { $limit }, puis me demander.
       *[pass] Votre consigne : enchérir jusqu’à { $limit }, puis passer.
    }
order-kept-pass = Votre consigne : passer.
order-kept-watch = Votre consigne : m’appeler dès que le prix atteint { $amount }.
order-kept-other = Une consigne est enregistrée ici.
order-wishes = Votre liste de souhaits, par préférence
order-no-wishes = Pas encore de souhaits : choisissez parmi ce qui peut venir.
order-may-come = Ce qui peut s’y trouver
order-look = { $kind }, { $stars }★
order-wish-add = Souhaiter { $wish }
order-wish-up = { $wish } : monter
order-wish-down = { $wish } : descendre
order-wish-drop = { $wish } : retirer
order-otherwise = Si rien de tout cela n’y est
order-otherwise-wake = me demander
order-otherwise-decline = ne rien prendre
