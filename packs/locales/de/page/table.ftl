### Around the board: log, chat, votes, hints.

## Around the board

table-quarter = { word-quarter } { $quarter } von 4
table-your-turn = Du bist am Zug.
table-woken = Deine Anweisung endet hier: Jetzt entscheidest du.
table-line-lost = Verbindung wird aufgebaut …
table-store-away = Züge können gerade nicht gespeichert werden. Die Uhren stehen.
table-not-here = Diesen Tisch gibt es nicht
table-back = Zurück zum Tisch
table-side = Neben dem Tisch
table-log = Verlauf
table-news = Was geschieht
table-since-your-turn = Seit deinem letzten Zug
table-recap = Während du gewartet hast
table-origin = Fortsetzung einer anderen Partie
table-you-watch = Du schaust zu.
table-watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-watchers-others =
    { $count ->
        [one] { $count } weitere Person
       *[other] { $count } weitere
    }
table-watching = Publikum
table-aside = Gespräch des Publikums
table-aside-closed = Hier redet das Publikum unter sich. Das könnte dir helfen: Solange du spielst, bleibt das Gespräch zu, bis du es öffnest.
table-aside-open = Trotzdem lesen

## Chat

table-chat = Chat
table-chat-none = Noch hat niemand etwas gesagt.
table-chat-removed = von der Serverleitung entfernt
table-chat-say = Etwas sagen
table-chat-send = Senden
table-chat-options = Was tun mit { $name }?
table-chat-mute = An diesem Tisch stummschalten
table-chat-unmute = { $name } wieder sprechen lassen
table-chat-block = Überall blockieren
table-chat-unblock = { $name } nicht mehr blockieren
table-chat-muted = Du bist an diesem Tisch stummgeschaltet.
table-emotes = Reaktionen
emote-applause = Applaus
emote-laugh = Gelächter
emote-surprise = Überraschung
emote-doubt = Zweifel
emote-anger = Ärger
emote-action = Action!

## Menu

table-menu = Tischmenü
table-take-back = Meinen letzten Zug zurücknehmen
table-pause = Pause
table-resume = Weiterspielen
table-vacation = Urlaub beginnen
table-vacation-end = Urlaub beenden
table-leave = Gehen
table-resign = Aufgeben
table-abort = Partie abbrechen
table-sure-leave = Ein Bot übernimmt für dich. Kommst du zurück, gehört der Platz wieder dir.
table-sure-resign = Ein Bot spielt deinen Platz zu Ende. Zurückkommen kannst du nicht.
table-sure-abort = Wenn alle zustimmen, endet die Partie hier ohne Ergebnis.
table-link = Der Link zu diesem Tisch
table-link-code = QR-Code mit dem Link zu diesem Tisch
table-big-screen = Ansicht für einen großen Bildschirm
table-rules = Spielregeln
table-keys = Tasten: B bieten, N eins mehr bieten, P passen, C bestätigen, U von vorn, D abwerfen, H Tipp, M Ton; im Verlauf ← → von Name zu Name.

## Votes

table-away =
    { $why ->
        [timeout] Deine Zeit ist abgelaufen: Ein Bot spielt für dich.
        [gone] Du warst weg: Ein Bot spielt für dich.
        [resigned] Du hast aufgegeben: Ein Bot spielt deinen Platz zu Ende.
       *[left] Du bist gegangen: Ein Bot spielt für dich.
    }
table-return = Platz wieder einnehmen
table-paused = Die Partie ist unterbrochen.
table-aborted = Die Partie wurde abgebrochen.
table-closed = Der Tisch ist geschlossen.
table-motion-by = { $name } fragt:
table-motion-take-back = Den letzten Zug zurücknehmen?
table-motion-pause = Die Partie unterbrechen?
table-motion-resume = Weiterspielen?
table-motion-abort = Die Partie abbrechen?
table-vote-yes = Einverstanden
table-vote-no = Nein, danke
table-vote-waits = Noch offen: { $names }
table-vote-withdraw = Zurückziehen

## Several people on one device

table-cover = Gib das Gerät an { $name }
table-cover-about = Alle anderen schauen weg.
table-cover-ready = Ich bin { $name }

## Hints

table-hint = Den Planer fragen
hint-bid = Der Planer würde { $amount } bieten.
hint-pass = Der Planer würde passen.
hint-take = Der Planer würde nehmen: { $chip }.
hint-decline = Der Planer würde nichts nehmen.
hint-place = Der Planer würde auf „{ $title }“ legen: { $chip }.
hint-discard = Der Planer würde abwerfen: { $chip }.
hint-price = Höchstens { $money } wert.
