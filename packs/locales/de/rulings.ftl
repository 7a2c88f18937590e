### Die offenen Fragen der Regeln, und was an diesem Tisch gilt.

## Regielegenden

ruling-legends = Regielegenden
ruling-legends-face-up = Alle vier Regielegenden liegen von Anfang an offen.
ruling-legends-face-down = Jede Regielegende wird erst zu Beginn ihres Quartals aufgedeckt.

## Auktion ohne Gebot

ruling-last-silent-seat = Auktion ohne Gebot
ruling-last-silent-seat-wins-for-zero = Passen alle anderen ohne Gebot, gewinnt, wer übrig bleibt, das Angebot für null.
ruling-last-silent-seat-may-decline = Passen alle anderen ohne Gebot, darf, wer übrig bleibt, das Angebot für null nehmen oder passen; nach dem Passen kommt es aus dem Spiel.

## Was auf Partys zählt

ruling-party-counts = Chips, die für die Party-Reihenfolge zählen
ruling-party-counts-visible = Für die Reihenfolge der Wahl auf Partys zählen nur sichtbare { word-cast }.
ruling-party-counts-all = Für die Reihenfolge der Wahl auf Partys zählen alle { word-cast }, auch überdeckte.

## Was für die beste Regie zählt

ruling-direction-counts = Chips, die für die beste Regie zählen
ruling-direction-counts-visible = Für die beste Regie zählen nur die sichtbaren Regisseure fertiger Filme.
ruling-direction-counts-all = Für die beste Regie zählen alle Regisseure fertiger Filme, auch überdeckte.

## Verzicht auf Partys

ruling-party-decline = Verzicht bei der Wahl auf Partys
ruling-party-decline-on = Auf einer Party dürfen alle der Reihe nach einen Chip nehmen oder verzichten.
ruling-party-decline-off = Auf einer Party müssen alle der Reihe nach einen Chip nehmen.

## Gleichstand am Ende

ruling-final-tie = Gleichstand am Spielende
ruling-final-tie-shared = Bei Gleichstand an der Spitze wird der Sieg geteilt.
ruling-final-tie-highest-film = Bei Gleichstand an der Spitze entscheidet der am höchsten bewertete Film; hat dort niemand einen Film fertig, wird der Sieg geteilt.

## Vorräte

ruling-screens = Sichtschirme
ruling-screens-screened = Das Geld bleibt vor den anderen verborgen; zu zweit liegt es immer offen.
ruling-screens-open = Alle spielen mit offenem Geld.

## Studios

ruling-studios = Verteilung der Studios
ruling-studios-by-seat = Die Studios folgen der Sitzordnung: Der erste Platz erhält Studio 1 und so weiter.
ruling-studios-by-choice = Der Tisch einigt sich, wer welches Studio bekommt.
ruling-studios-random = Die Studios werden ausgelost.

## Erste Auktion

ruling-first-lead = Eröffnung der ersten Auktion
ruling-first-lead-random = Wer die erste Auktion eröffnet, wird ausgelost.
ruling-first-lead-named = Der Tisch bestimmt, wer die erste Auktion eröffnet.
