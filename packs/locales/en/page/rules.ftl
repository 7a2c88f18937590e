### The screen of the rules. The rules themselves are in manual/rules.ftl.

rulebook-contents = Contents
rulebook-leaves = Previous and next chapter
rulebook-whole = All chapters on one page
rulebook-search = Search the rules
rulebook-found =
    { $count ->
        [0] Nothing found. Try another word, or fewer letters.
        [one] { $count } place found
       *[other] { $count } places found
    }
rulebook-example = Example
rulebook-note = Note on the rulebooks
rulebook-rule = Rule { $number }
rulebook-word = In this edition: { $word }
