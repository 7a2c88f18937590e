### L’écran des règles. Les règles elles-mêmes sont dans manual/rules.ftl.

rulebook-contents = Sommaire
rulebook-leaves = Chapitres précédent et suivant
rulebook-whole = Tous les chapitres sur une page
rulebook-search = Chercher dans les règles
rulebook-found =
    { $count ->
        [0] Rien trouvé. Essayez un autre mot ou moins de lettres.
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
rulebook-example = Exemple
rulebook-note = Note sur les livrets
rulebook-rule = Règle { $number }
rulebook-word = Dans cette édition : { $word }
