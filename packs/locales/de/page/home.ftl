### Die Startseite und das Formular für einen neuen Tisch.

## Wege zu einem Spiel

home-tagline = Nimm Stars unter Vertrag, gewinne die Auktionen und dreh die Filme, über die alle reden.
home-what = Ein Brettspiel mit Auktionen für zwei bis fünf. Mit Freunden etwa eine Stunde, gegen Bots fünfzehn Minuten.
home-play-now = Jetzt spielen
home-play-now-about = Vier Plätze, drei Bots, kein Konto.
home-first = Deine erste Partie?
home-first-coach = Mit Begleitung spielen
home-first-coach-about = Jemand kommentiert, was geschieht, und lässt sich wegschicken.
home-first-lesson = Erst die Lektion
home-first-lesson-about = Eine kurze Partie, die sich selbst erklärt.
home-first-none = Ich kenne das Spiel
home-strength = Wie stark die Bots sind
home-counts-purses = Zahlungen für mich merken
home-friends = Mit Freunden spielen
home-friends-about = In einem Raum oder weit entfernt: Öffne einen Tisch und schick ihnen den Link.

## Mitspielen

home-join = Einem Tisch beitreten
home-join-label = Link oder Code
home-join-go = Beitreten
home-join-unclear = Das ist weder der Link zu einem Tisch noch sein Code. Ein Link endet mit #table/ und einem Code.
home-join-unknown = Hier gibt es keinen Tisch mit diesem Code. Vielleicht gehört er zu einem anderen Server.
home-open-tables = Offene Tische
home-open-none = Gerade wartet niemand auf andere. Öffne einen öffentlichen Tisch, dann finden ihn alle hier.

## Spiele

home-games = Deine Partien
home-ended = Zu Ende
home-ended-more =
    { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
home-due =
    { $count ->
        [one] Du bist in einer Partie dran
       *[other] Du bist in { $count } Partien dran
    }
home-your-turn = Du bist dran
home-quarter = { word-quarter } { $quarter }
home-begun = begonnen { $time }
home-begun-nth = begonnen { $time } ({ $number })
home-open-seats =
    { $count ->
        [0] Bereit zum Start
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
home-paused = Pausiert
home-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
home-aborted = Vorzeitig beendet
home-part = Diese Partie
home-review-name = Analyse: { $names }
home-part-name = Absagen oder verlassen: { $names }
home-part-abort-sure = Die Partie endet hier ohne Ergebnis. Unter „Zu Ende“ kannst du sie noch ansehen.
home-part-stand-sure = Dein Platz wird für andere frei. Mit dem Link kannst du zurückkommen.
home-part-stay = Hier spielt schon ein Bot für dich. Du musst nichts tun.

## Lernen, und was einem selbst gehört

home-learn = So geht’s
home-lesson = Die Einführung
home-lesson-about = Lerne beim Spielen: eine kurze Partie, die sich selbst erklärt.
home-rules = Die Regeln
home-rules-about = Die vollständigen Regeln zum Nachschlagen.
home-yours = Für dich
home-settings-about = Farben, Ton, Mitteilungen
home-account = Konto
home-account-about = Deine Partien auf jedem Gerät. Zum Spielen brauchst du keines.
home-films-about = Alles, was du produziert hast, als Wand voller Plakate
home-bring-about = Eine Partie analysieren, von der du eine Aufzeichnung hast

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-lead = Alles ist so eingestellt, dass du anfangen kannst. Ändere, was du magst.
new-seats = Plätze
new-seats-about-2 = Kurz und knackig.
new-seats-about-3 = Spannend und ausgewogen.
new-seats-about-4 = In Bestform.
new-seats-about-5 = Volles Haus: Das Geld ist knapp.
new-edition = Ausgabe
new-who = Wer sitzt wo?
new-guest = Wer sitzt auf Platz { $number }?
new-guest-open = Freier Platz
new-guest-here = Jemand an diesem Gerät
new-guest-name = Name
new-guest-levels = Bot, nach Stärke
new-guest-characters = Bot, nach Charakter
new-here-about = Teilt euch ein Gerät. Alles Geld liegt offen, wenn ihr keine Sichtschirme wählt; mit ihnen bleibt deines verdeckt, bis du dich zu erkennen gibst.
new-access = Wer findet den Tisch?
new-access-link = Nur mit Link
new-access-public = Alle
new-watchers = Andere dürfen zuschauen
new-watchers-about = Sie sehen, was offen auf dem Tisch liegt, aber kein verdecktes Geld.
new-clock = Uhr
new-clock-none = Keine
new-clock-none-about = Alle nehmen sich so viel Zeit, wie sie brauchen.
new-clock-live = Live
new-clock-live-about = Alle haben einen Vorrat an Minuten; jeder Zug bringt ein paar Sekunden dazu.
new-clock-correspondence = Fernpartie
new-clock-correspondence-about = Über Tage oder Wochen, mit einer Frist für jede Entscheidung.
new-clock-time = Bedenkzeit
new-clock-decision = Zeit je Entscheidung
new-vacation = Urlaub für alle
new-vacation-days =
    { $days ->
        [0] Keiner
        [one] { $days } Tag
       *[other] { $days } Tage
    }
new-absence = Wenn jemand fehlt
new-timeout = Ein Bot übernimmt, wenn die Zeit um ist
new-timeout-about = Er sieht nur, was du sehen würdest. Wer zurückkommt, spielt wieder selbst.
new-grace = Ein Bot übernimmt nach
new-grace-never = Nie: Die anderen warten
new-grace-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
new-substitute = Welcher Bot
new-pace = Tempo der Bots
new-pace-quick = Flott
new-pace-normal = Normal
new-pace-leisurely = Gemächlich
new-hints = Tipps sind erlaubt
new-hints-about = Alle dürfen fragen, was ein starker Bot tun würde.
new-counts-purses = Der Tisch merkt sich alle Zahlungen
new-counts-purses-about = Er zeigt, was alle haben müssen, auch hinter den Sichtschirmen: Alle Zahlungen sind öffentlich.
new-more = Weitere Einstellungen
new-usual = (wie in der Ausgabe)
new-variants = Varianten der Regeln
new-variants-about = Die Ausgabe hat diese Fragen schon beantwortet. Dein Tisch darf es anders sehen.
new-first-lead = Platz { $number } eröffnet die erste Auktion.
new-changed =
    { $count ->
        [0] Wie in der Ausgabe
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
new-make = Tisch öffnen
new-start = Partie beginnen
new-summary =
    { $count ->
        [0] Alle sind da: Die Partie beginnt sofort.
        [one] { $count } Platz bleibt frei.
       *[other] { $count } Plätze bleiben frei.
    }
