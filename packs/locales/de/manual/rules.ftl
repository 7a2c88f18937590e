### Die vollständigen Regeln, eine Nachricht je Regel aus docs/rules.
### .picture: was das Bild eines Kapitels zeigt. .example: ein Beispiel. .ruling: was die Spielregeln offenlassen, und was hier gilt.
### Die Wörter der Ausgabe stehen in Klammern, damit sie mit jeder Grammatik passen.

rules-title = Spielregel
rules-intro = Du leitest ein Filmstudio. Auf Auktionen und Partys verpflichtest du Regisseure, Schauspieler, Filmteams, Gäste und Joker und legst sie auf deine Drehbücher. Sind alle Felder eines Drehbuchs belegt, ist der Film fertig und erhält nach seinen Sternen eine Wertung. Was eine Auktion kostet, wird unter allen anderen verteilt: Das Geld bleibt immer im Umlauf. Nach vier Quartalen werden Wertungen, Filmpreise und Geld zusammengezählt, und die höchste Summe gewinnt. Die Wörter der gewählten Ausgabe – { edition-name } – stehen in Klammern; das Glossar am Ende führt sie alle auf.

## Vorbereitung

rules-setup = Vorbereitung
    .lead = So liegt alles bereit, bevor die erste Auktion beginnt.
    .picture = Alle erhalten eines der fünf Studios mit seinen drei Drehbüchern; die übrigen kommen aus dem Spiel.

rules-setup-seats = Ihr spielt zu zweit bis zu fünft. Reihum heißt immer: im Uhrzeigersinn.

rules-setup-purse = Alle beginnen mit je 12 Geldeinheiten ({ word-money }), zu fünft mit je 10. Geld kommt im Lauf des Spiels weder hinzu noch abhanden: Die Mitte und alle Vorräte zusammen enthalten zu zweit stets 24, zu dritt 36, zu viert 48 und zu fünft 50.

rules-setup-studio = Alle erhalten je eines der fünf Studios und dazu dessen drei Drehbücher, eines aus jedem Genre ({ genre-drama }, { genre-adventure }, { genre-entertainment }). Sie liegen offen vor dir aus. Studios, die niemand übernimmt, kommen samt ihren Drehbüchern aus dem Spiel.
    .example = Zu dritt bleiben zwei Studios übrig: Sechs Drehbücher kommen zurück in die Schachtel.
    .ruling = Nur die französische Spielregel von 2009 sagt, wie man zu seinem Studio kommt: Man sucht es sich aus. Hier wird gelost, sofern der Tisch nichts anderes vereinbart (Einstellung „{ ruling-studios }“).

rules-setup-screenplay = Ein Drehbuch hat ein Genre, eine Anzahl aufgedruckter Sterne und eine Reihe von Feldern. Genau eines davon ist das Regiefeld. Genau eines ist das Gastfeld ({ kind-guest }); es ist immer das letzte. Dazwischen liegen Felder dieser Arten in beliebiger Zahl und Mischung: { kind-actor }, { kind-camera }, { kind-music }, { kind-effects } und offen ({ slot-open }).

rules-setup-stack = Die sieben Drehbücher ohne Studio werden gemischt und als offener Stapel bereitgelegt. Nur das oberste ist zu lesen; wie es darunter weitergeht, weiß niemand.

rules-setup-track = Es gibt 30 Wertungsmarken ({ word-rating }): die Zahlen 0 bis 22 je einmal und die Zahlen 8 bis 14 ein zweites Mal mit einem Plus. Eine Marke mit Plus steht über der einfachen Marke derselben Zahl, aber unter der nächsten Zahl: 8, 8+, 9, 9+ und so weiter bis 14, 14+, 15.
    .ruling = Die französische Spielregel von 2009 erwähnt nur, dass manche Zahlen doppelt vorkommen. Die anderen nennen 8 bis 14.

rules-setup-awards = Zu gewinnen sind elf Filmpreise ({ word-award }) mit zusammen 80 Punkten. Je 5 Punkte bringen der erste Film jedes Genres und der beste Film von Quartal 1, 2 und 3. Je 10 Punkte bringen der beste Film jedes Genres, der schlechteste Film ({ award-worst-film }) und die beste Regie ({ award-best-direction }).
    .ruling = Die Spielregeln von 2009 nennen nur die Punkte der sechs kleinen Filmpreise. Die 10 Punkte der fünf großen stammen aus denen von 2000; das Wertungsbeispiel von 2009 passt dazu.

rules-setup-legends = Die vier Regisseure mit vier Sternen sind Legenden ({ word-legend }). Sie kommen nicht in den Beutel, sondern liegen beiseite; in jedem Quartal kommt eine ins Spiel. Welche wann an der Reihe ist, bestimmt der Zufall. Da alle gleich viel wert sind, macht es keinen Unterschied.
    .ruling = Im Spiel von 2000 liegen alle vier von Anfang an offen, in dem von 2009 liegen sie verdeckt. Der Tisch kann wählen (Einstellung „{ ruling-legends }“).

rules-setup-bag = Die übrigen 89 Chips ({ word-chip }) werden verdeckt gemischt. Sie bilden den Beutel. Was daraus gezogen wurde, kommt nie wieder hinein.

rules-setup-lead = Jemand erhält zu Beginn die Vorhand ({ word-lead }) und ist in der ersten Auktion als Erstes an der Reihe.
    .ruling = Die Spielregeln überlassen euch die Wahl; nur die französische von 2009 vergibt die Vorhand für das beste Filmzitat, sonst an die Person, die zuletzt im Kino war. Ein Programm kann Zitate nicht beurteilen, deshalb wird hier gelost, sofern der Tisch niemanden bestimmt (Einstellung „{ ruling-first-lead }“).

rules-setup-screens = Zu dritt bis zu fünft entscheidet der Tisch, ob das Geld hinter Sichtschirmen oder offen liegt (Einstellung „{ ruling-screens }“); hinter Sichtschirmen siehst du nur deinen eigenen Vorrat. Zu zweit liegt es immer offen. Alle Zahlungen sind öffentlich; der Schirm verbirgt also nur, was man vergisst. Verdeckt sind außerdem der Inhalt des Beutels, die Chips einer Party bis zur Ankunft, die Drehbücher unter dem obersten und verdeckt liegende Legenden. Alles andere dürfen alle sehen, auch überdeckte und abgeworfene Chips.
    .ruling = Die Spielregeln verlangen Sichtschirme; sie stehen, solange der Tisch nicht lieber mit offenem Geld spielt. Am Ende wird immer offen abgerechnet. Dass überdeckte und abgeworfene Chips für alle sichtbar sind, haben wir entschieden: Alle haben sie kommen sehen.

## Quartal

rules-quarter = Die Quartale
    .lead = Viermal geht es rund um den Spielplan. An jedem Ort wartet eine Auktion oder eine Party.
    .picture = Ein Quartal zu viert: eine Legende am Schriftzug, offene Chips in den Städten und auf jeder Party so viele verdeckte, wie ihr seid.

rules-quarter-four = Das Spiel läuft über vier Quartale: { word-quarter } 1, 2, 3 und 4. In jedem werden die acht Orte je einmal besucht, im Uhrzeigersinn und beginnend mit dem Schriftzug ({ location-sign }). Das ergibt 32 Besuche: 24 Auktionen und 8 Partys.

rules-quarter-route =
    So führt der Weg um den Spielplan; in Klammern steht die Zahl der Chips.
    1. { location-sign } (1)
    2. { location-city-1 } (3)
    3. { location-city-2 } (2)
    4. { location-party-1 } (so viele, wie ihr seid)
    5. { location-city-3 } (3)
    6. { location-city-4 } (2)
    7. { location-city-5 } (2)
    8. { location-party-2 } (so viele, wie ihr seid)
    Die Orte 2, 3, 5, 6 und 7 heißen in dieser Spielregel Städte.
    .ruling = Die Spielregeln geben nur den Rahmen vor: zuerst der Schriftzug, fünf Städte mit zwei oder drei Chips, zwei Partys. Anzahlen und Reihenfolge stammen aus der Besprechung eines Spielplans von 2000. Eine Besprechung des Spielplans von 2009 bestätigt, wo die Partys liegen; alles Weitere nehmen wir dort als gleich an.

rules-quarter-fill = Zu Beginn jedes Quartals wird der Spielplan gefüllt. Auf den Schriftzug kommt eine Legende, offen. Jede Stadt erhält ihre Zahl an Chips aus dem Beutel, ebenfalls offen. Jede Party erhält so viele Chips, wie ihr seid, verdeckt.
    .example = Zu fünft werden in jedem Quartal 12 + 10 = 22 Chips gezogen, im ganzen Spiel 88 von 89: Einer kommt nie ins Spiel. Zu zweit sind es 25, die niemand zu sehen bekommt.

rules-quarter-lead-stays = Die Vorhand wechselt nur, wenn jemand eine Auktion gewinnt. Auf Partys und zwischen den Quartalen bleibt sie, wo sie ist: Wer die letzte Auktion eines Quartals gewonnen hat, beginnt beim nächsten Schriftzug.

rules-quarter-award = Ist in Quartal 1, 2 oder 3 die zweite Party vorbei und der letzte Chip gelegt, wird der Filmpreis für den besten Film dieses Quartals vergeben. Erst danach wird der Spielplan für das nächste Quartal gefüllt. Nach dem vierten Quartal folgen an seiner Stelle die fünf großen Filmpreise.

## Auktion

rules-auction = Die Auktion
    .lead = Am Schriftzug und in den Städten werden alle dort liegenden Chips zusammen versteigert: Sie sind das Angebot. Der Preis geht an die anderen. Jedes Gebot ist also auch ein Geschenk.
    .picture = Zu viert: Wer gewinnt, zahlt 7. Die anderen erhalten je 2, und 1 bleibt in der Mitte.

rules-auction-order = Wer die Vorhand ({ word-lead }) hat, beginnt. Dann geht es im Uhrzeigersinn weiter, so viele Runden wie nötig; wer gepasst hat, wird übersprungen. Wer das Höchstgebot hält, ist erst wieder an der Reihe, wenn es überboten wurde.
    .example = Anna hat die Vorhand und bietet 0. Bruno passt, Clara bietet 3, David passt. Anna erhöht auf 7, Clara passt. Anna gewinnt das Angebot für 7.

rules-auction-open = Wer beginnt, darf passen oder einen beliebigen Betrag von 0 bis zum ganzen Vorrat bieten. Auch 0 ist ein Gebot: Wer 0 bietet, hat nicht gepasst, bleibt im Rennen und gewinnt umsonst, wenn alle anderen passen.

rules-auction-opening-late = Solange niemand geboten hat, dürfen alle der Reihe nach noch mit 0 oder mehr eröffnen.
    .example = Anna passt, Bruno bietet 0. Von jetzt an müssen die Gebote steigen: Clara darf passen oder mindestens 1 bieten.
    .ruling = Die Spielregeln von 2000 erwähnen das Gebot von 0 nur bei der Person, die beginnt; die von 2009 verlangen mehr als das letzte Gebot, doch hier gibt es noch keines. Wir entscheiden: Passen ist kein Gebot, also ist auch noch nichts zu überbieten.

rules-auction-raise = Jedes weitere Gebot muss höher sein als das letzte. Um wie viel, ist deine Sache.

rules-auction-purse = Niemand darf mehr bieten, als der eigene Vorrat hergibt. Kredit gibt es nicht, und das Geld in der Mitte zählt nicht mit. Wer das Höchstgebot nicht übertreffen kann, muss passen.

rules-auction-out = Wer passt, ist für den Rest dieser Auktion draußen und in der nächsten wieder dabei.

rules-auction-win = Haben alle bis auf eine Person gepasst, ist die Auktion zu Ende. Wer übrig ist, nimmt alle Chips des Angebots, zahlt das Gebot in die Mitte und erhält die Vorhand ({ word-lead }). Ein Angebot wird nie geteilt.

rules-auction-silent = Haben alle anderen gepasst und hat niemand geboten, entscheidet die Einstellung des Tisches („{ ruling-last-silent-seat }“). Entweder endet die Auktion sofort: Wer übrig ist, gewinnt ungefragt für 0 und erhält die Vorhand. Oder wer übrig ist, wird einmal gefragt und darf 0 bieten oder passen, sonst nichts; nach dem Passen kommt das Angebot aus dem Spiel, und Vorhand und Mitte bleiben, wie sie sind. Gewonnene Chips werden wie immer gelegt oder abgeworfen; man darf sie auch alle abwerfen.
    .example = Ihr seid zu dritt, Anna hat die Vorhand. Anna passt, Bruno passt. Clara gewinnt für 0 und beginnt die nächste Auktion. Lässt ihr der Tisch die Wahl, darf auch sie passen: Dann bekommt niemand das Angebot, und Anna behält die Vorhand.
    .ruling = Die Spielregeln von 2000 sehen diesen Fall nicht vor. Die von 2009 neigen zum Gewinn für 0; er gilt, wenn der Tisch nichts anderes wählt. Was nach dem Passen geschieht, haben wir entschieden: Nichts kommt in den Beutel zurück, und Vorhand und Geld wechseln nur durch einen Gewinn.

rules-auction-share = Danach wird die ganze Mitte, auch was dort schon lag, gleichmäßig an alle verteilt, die nicht gewonnen haben. Was sich nicht teilen lässt, bleibt bis zur nächsten Auktion in der Mitte liegen, auch über Partys und Quartale hinweg. Zu zweit bekommt die andere Person alles.
    .example = Ihr seid zu viert, die Mitte ist leer. Anna zahlt 7: Bruno, Clara und David erhalten je 2, und 1 bleibt liegen. In der nächsten Auktion werden 8 gezahlt. Nun sind 9 zu verteilen: je 3 für die drei anderen, und nichts bleibt liegen.

rules-auction-settle = Nach dem letzten Passen wird in dieser Reihenfolge abgewickelt: zahlen, verteilen, Vorhand weitergeben, Chips legen. Dann geht es zum nächsten Ort.
    .ruling = Die Spielregeln nennen dieselben Schritte in verschiedener Reihenfolge. Am Ergebnis ändert das nichts; diese Reihenfolge ist unsere.

rules-auction-middle-at-end = Was am Ende des Spiels noch in der Mitte liegt, gehört niemandem und zählt nicht. Viel ist es nie: zu zweit gar nichts, zu dritt, zu viert und zu fünft höchstens 1, 2 und 3.
    .ruling = Keine Spielregel erwähnt dieses Geld. Es zählt, was man hat, und dieses Geld hat niemand.

## Legen

rules-placing = Chips legen
    .lead = Chips kommen auf deine eigenen unfertigen Drehbücher oder aus dem Spiel. Hier steht, was wo liegen darf.
    .picture = Ein Schauspieler mit 1 Stern kann hier nur den mit 3 überdecken, und das kostet den Film 2 Sterne: Auf dem offenen Feld liegt schon Musik.

rules-placing-at-once = Wer Chips erhält, legt sie alle oder wirft sie ab, bevor es weitergeht: einen nach dem anderen, in beliebiger Reihenfolge. Was ein Chip auslöst, wird ganz abgewickelt, bevor der nächste an der Reihe ist: Wird ein Film fertig, erhält er zuerst seine Wertung, und das neue Drehbuch wird genommen. Aufheben darf man nichts.

rules-placing-match = Chips dieser fünf Arten kommen auf ein Feld ihrer Art: { kind-director }, { kind-actor }, { kind-camera }, { kind-music }, { kind-effects }. Alle außer der ersten Art passen auch auf ein offenes Feld ({ slot-open }).

rules-placing-cover = Auf einem unfertigen Drehbuch darf ein Chip ein belegtes Feld überdecken, sofern seine Art dort liegen darf. Auf die Sterne kommt es nicht an: Auch ein schlechterer Chip darf einen besseren überdecken. Überdeckte Chips bleiben für immer darunter liegen, und für den Wert des Films zählt nur der oberste.
    .example = Auf dem Schauspielfeld liegt ein Schauspieler mit 1 Stern. Ein Schauspieler mit 3 überdeckt ihn: Das Feld zählt 3. Später überdeckt ein Schauspieler mit 0 beide: Das Feld zählt 0. Wer auf den schlechtesten Film aus ist, kann damit richtig liegen.

rules-placing-open-slot = Ein offenes Feld ({ slot-open }) nimmt diese Arten auf: { kind-actor }, { kind-camera }, { kind-music }, { kind-effects }, dazu Joker ({ kind-agency }). Regisseure und Gäste nimmt es nie auf. Ist es belegt, darf nur noch die gleiche Art oder ein Joker darüber.
    .example = Du legst Musik auf ein offenes Feld. Von nun an passen dort nur Musik oder ein Joker. Dann legst du einen Joker darauf. Von nun an passen dort nur noch Joker.

rules-placing-agency = Der Joker ({ kind-agency }) passt auf jedes Feld außer dem Gastfeld, ob leer oder belegt, auch auf offene Felder. Seine Sterne zählen wie die jedes anderen Chips.
    .ruling = Das leere offene Feld nennt keine Spielregel ausdrücklich. Es ergibt sich von selbst: Ein Joker steht für jede Art, die ein solches Feld aufnimmt.

rules-placing-agency-closes = Liegt auf einem Feld einmal ein Joker ({ kind-agency }), darf es nur noch mit Jokern überdeckt werden. Das gilt auch für offene Felder.

rules-placing-guest = Ein Gast ({ kind-guest }) kommt nur auf das Gastfeld, ob leer oder belegt, und nichts anderes kommt dorthin. Belegt sein muss das Gastfeld nie: Ein Film wird mit oder ohne Gast fertig.

rules-placing-discard = Jeder Chip darf stattdessen abgeworfen werden, auch wenn er passen würde. Er kommt aus dem Spiel. Abwerfen kostet nichts.

rules-placing-finished = Ein fertiger Film nimmt keinen Chip mehr auf, weder auf dem leeren Gastfeld noch zum Überdecken. Ein Gast muss also vor dem Chip kommen, der den Film fertigstellt.
    .example = Du hast einen Schauspieler und einen Gast gewonnen, und mit dem Schauspieler wäre der Film fertig. Lege zuerst den Gast; nach dem Schauspieler ist es zu spät.

rules-placing-nowhere = Wer kein unfertiges Drehbuch mehr hat, bietet, gewinnt und wählt auf Partys wie bisher, kann aber nur noch abwerfen. Den anderen etwas wegzunehmen, kann sich trotzdem lohnen.

## Film

rules-film = Fertige Filme
    .lead = Wert und Wertung sind zweierlei. Der Wert ist die Summe der Sterne. Die Wertung ist die Marke, die der Film dafür erhält, und danach richten sich alle weiteren Regeln.
    .picture = Ein Film mit Wert 12: 13 liegt darüber, und 12+ ist vergeben. Also nimmt er 12.

rules-film-finished = Ein Film ist in dem Augenblick fertig, in dem alle Felder außer dem Gastfeld belegt sind, offene Felder eingeschlossen. Welche Chips dort liegen, ist gleich. Ablehnen oder aufschieben lässt sich das nicht.

rules-film-steps =
    Dann folgt der Reihe nach:
    1. Der Wert wird gezählt.
    2. Der Film nimmt seine Wertungsmarke.
    3. Ist er der erste seines Genres, erhält er dafür den Filmpreis.
    4. Wer ihn gedreht hat, nimmt das oberste Drehbuch vom Stapel.
    5. Das nächste Drehbuch auf dem Stapel ist zu lesen.
    Erst danach sind die übrigen Chips an der Reihe. Ein Angebot kann mehrere Filme fertigstellen, einen nach dem anderen.

rules-film-value = Der Wert eines Films ist die Summe seiner aufgedruckten Sterne und der Sterne der jeweils obersten Chips, Joker und Gast eingeschlossen. Ein einziger Gast zählt −1 und mindert den Wert um 1.
    .example = Ein Drehbuch hat 2 aufgedruckte Sterne. Darauf liegen ein Regisseur mit 3 Sternen, ein Schauspieler mit 2, ein Joker mit 1 und der Gast mit −1. Wert: 2 + 3 + 2 + 1 − 1 = 7.
    .ruling = Alle Spielregeln kennen einen Chip mit −1. Dass es ein Gast ist, sagen nur die von 2000; hier gilt es für beide Ausgaben.

rules-film-rating = Der Film nimmt die höchste noch vorhandene Marke, deren Zahl nicht über seinem Wert liegt. Bei Wert 12 ist das 12+, sonst 12, sonst 11+, sonst 11 und so weiter abwärts. Die Rangfolge der Filme richtet sich nach den Marken, nie nach dem Wert; da es jede Marke nur einmal gibt, stehen nie zwei Filme gleich.
    .example = 12+ und 12 sind vergeben: Ein Film mit Wert 12 nimmt 11+. Nur 15 ist vergeben: Ein Film mit Wert 15 nimmt 14+.

rules-film-rating-above = Auch für einen Wert über 22 gilt das: Der Film nimmt die höchste Marke, die noch da ist, zuerst 22, dann 21 und so weiter.

rules-film-rating-none = Ist keine Marke mehr da, die nicht über dem Wert liegt, geht der Film leer aus. Er bringt 0 Punkte und steht unter der Marke 0; ein späterer Film dieser Art steht unter dem früheren. Sonst gilt er als fertiger Film wie jeder andere.
    .example = Vier Filme mit Wert 2 werden fertig, sonst keiner mit so niedrigem Wert. Sie erhalten die Marken 2, 1 und 0; der vierte erhält keine.
    .ruling = Davon spricht keine Spielregel. Eine Marke über dem Wert ist nie erlaubt, also gibt es keine. Und wie bei den Marken gilt: Von zwei gleichen Filmen hat der spätere das Nachsehen.

rules-film-next = Wer den Film fertiggestellt hat, nimmt sofort das oberste Drehbuch vom Stapel, sofern noch eines da ist; verzichten darf man nicht. Die übrigen Chips dürfen schon darauf. Das nächste Drehbuch ist sofort zu lesen, noch bevor diese Chips gelegt werden.
    .example = Du hast drei Chips gewonnen, und der erste stellt einen Film fertig. Du nimmst ein neues Drehbuch. Die beiden anderen Chips darfst du auf jedes deiner unfertigen Drehbücher legen, auch auf das neue.

rules-film-first = Der erste fertige Film jedes Genres erhält sofort seinen Filmpreis, 5 Punkte: „{ award-first-film-drama }“, „{ award-first-film-adventure }“, „{ award-first-film-entertainment }“. Gemeint ist der erste im ganzen Spiel, nicht im Quartal. Wird in einem Genre nie ein Film fertig, wird der Filmpreis nicht vergeben.

## Party

rules-party = Die Party
    .lead = Zwei der acht Orte sind Partys: keine Auktion, nichts zu bezahlen. Alle suchen sich einen Chip aus, und die größte Besetzung wählt zuerst.
    .picture = Die größte Besetzung wählt zuerst; bei Gleichstand geht es ab der Vorhand im Uhrzeigersinn. Es liegen so viele Chips da, wie ihr seid.

rules-party-reveal = Bei der Ankunft werden alle Chips der Party aufgedeckt. Es sind so viele, wie ihr seid.

rules-party-order = Alle zählen ihre Besetzung ({ word-cast }): diese Chips auf sämtlichen eigenen Drehbüchern, fertig oder nicht, auf jedem Feld, auch auf offenen. Die Sterne spielen keine Rolle; auch der Gast mit −1 zählt. Die größte Besetzung wählt zuerst, dann geht es absteigend weiter. Bei Gleichstand kommt zuerst die Vorhand, dann wird ab der Vorhand im Uhrzeigersinn gewählt.
    .example = Ihr sitzt in dieser Reihenfolge: Anna (mit der Vorhand) hat 1 Schauspieler und 1 Gast, Bruno 3 Schauspieler und 1 Gast, Clara 1 Gast, David 4 Schauspieler. Die Besetzungen sind 2, 4, 1 und 4. Bruno wählt zuerst, dann David, Anna und Clara.
    .ruling = Dass fertige Filme mitzählen, sagen nur die Spielregeln von 2000. Hier gilt es für beide Ausgaben.

rules-party-agency = Ein Joker ({ kind-agency }) zählt nie zur Besetzung, auch nicht auf einem Schauspielfeld.
    .ruling = Die Spielregeln von 2000 zählen nur die roten Chips, Schauspieler und Gäste. Die von 2009 lassen es offen; wir lesen sie ebenso, denn ein Joker ist weder das eine noch das andere.

rules-party-covered = Welche Chips zur Besetzung zählen, entscheidet die Einstellung des Tisches („{ ruling-party-counts }“): nur die, die obenauf liegen, oder auch überdeckte, selbst unter einem Joker.
    .example = Zwei Schauspieler liegen übereinander, ein anderer liegt unter einem Joker. Zählen nur Chips, die obenauf liegen, sind das 1 und 0. Zählen alle, sind es 2 und 1.
    .ruling = Dem Wortlaut nach neigen die Spielregeln dazu, alle Chips zu zählen. Sie erlauben aber auch nur einen Gast je Drehbuch; ein überdeckter muss also ersetzt worden sein. Wählt der Tisch nichts anderes, zählen nur Chips, die obenauf liegen.

rules-party-fixed = Die Reihenfolge steht mit dem Aufdecken fest und bleibt die ganze Party über gleich. Eine Besetzung ändert sich ohnehin nur durch den eigenen Chip, und dann hat man schon gewählt.

rules-party-take = In dieser Reihenfolge nehmen alle je einen Chip, umsonst, und legen ihn oder werfen ihn ab, bevor weiter gewählt wird. Wird dabei ein Film fertig, wird auch das zuerst ganz abgewickelt.

rules-party-decline = Ob du auf einer Party verzichten darfst, bestimmt der Tisch (Einstellung „{ ruling-party-decline }“). Ein Verzicht gilt für die ganze Party und lässt die Chips denen, die nach dir wählen. Wer einen Chip nimmt und abwirft, entzieht ihn dagegen allen. Chips, die niemand genommen hat, kommen aus dem Spiel.
    .example = Übrig sind ein Schauspieler und eine Musik; du brauchst keines von beiden. Nimmst du den Schauspieler und wirfst ihn ab, bleibt nach dir nur die Musik. Verzichtest du, bleiben beide zur Wahl.
    .ruling = Nach den Spielregeln von 2000 dürfen alle einen Chip nehmen, nach denen von 2009 nehmen alle einen; die Einstellung richtet sich nach der Ausgabe. Dass übrige Chips aus dem Spiel kommen, ist unsere Entscheidung: In den Beutel kommt nie etwas zurück.

## Filmpreise

rules-awards = Die Filmpreise
    .lead = Die drei Filmpreise für erste Filme werden während des Spiels vergeben. Hier folgen die anderen acht: drei zwischen den Quartalen und fünf am Ende. Für den Rang der Filme zählen die Marken: 12+ schlägt 12, und 12 schlägt 11+.
    .picture = Fünf der elf Filmpreise, einer von jeder Art.

rules-awards-quarter = Am Ende von Quartal 1, 2 und 3 erhält der ranghöchste aller bisher fertigen Filme den Filmpreis dieses Quartals, 5 Punkte. Er muss nicht in diesem Quartal entstanden sein, und derselbe Film kann mehrmals gewinnen.
    .example = In Quartal 1 gewinnt ein Film mit der Marke 17. In Quartal 2 hat der beste neue Film 15: Die 17 gewinnt noch einmal. In Quartal 3 wird ein Film mit 18 fertig und gewinnt.

rules-awards-quarter-none = Ist am Ende eines Quartals noch kein Film fertig, wird sein Filmpreis nicht vergeben. Er geht auch nicht auf das nächste Quartal über.
    .ruling = Davon spricht keine Spielregel. Nur fertige Filme können gewinnen, und nirgends heißt es, dass zwei Filmpreise auf einmal vergeben würden.

rules-awards-genre = Am Ende erhält der ranghöchste Film jedes Genres 10 Punkte: „{ award-best-of-genre-drama }“, „{ award-best-of-genre-adventure }“, „{ award-best-of-genre-entertainment }“. Ist in einem Genre kein Film fertig, wird der Filmpreis nicht vergeben.

rules-awards-worst = Am Ende erhält der rangniedrigste aller fertigen Filme 10 Punkte: „{ award-worst-film }“. Eine 8 ist niedriger als eine 8+. Ist gar kein Film fertig, wird der Filmpreis nicht vergeben.
    .example = Im ganzen Spiel wurde nur ein Film fertig: Er ist der beste seines Genres und der schlechteste von allen.

rules-awards-direction = „{ award-best-direction }“: Am Ende zählen alle die Sterne der Regisseure auf ihren fertigen Filmen zusammen, Legenden eingeschlossen. Welche Regisseure zählen, entscheidet die Einstellung des Tisches („{ ruling-direction-counts }“): nur die, die obenauf liegen, oder auch überdeckte, selbst unter einem Joker ({ kind-agency }). Ein Joker selbst zählt dabei nichts. Die höchste Summe bringt 10 Punkte. Bei Gleichstand an der Spitze wird der Filmpreis nicht vergeben, auch dann nicht, wenn niemand einen Stern hat.
    .example = Anna hat auf zwei fertigen Filmen Regisseure mit 4 und 1, zusammen 5. Bruno hat eine 3 auf einem fertigen Film und eine Legende auf einem unfertigen, also 3. Clara hat eine 4. Anna gewinnt. Hätte Clara noch einen Regisseur mit 1, stünde es 5 zu 5, und niemand würde gewinnen.
    .ruling = Ob überdeckte Regisseure zählen, sagen die Spielregeln nicht deutlich. Wählt der Tisch nichts anderes, zählen nur Chips, die obenauf liegen.

rules-awards-many = Ein Film kann beliebig viele Filmpreise erhalten. Infrage kommen nur fertige Filme, nach ihrem Rang auch solche ohne Marke. Ein Filmpreis liegt auf seinem Film; nur der für die beste Regie gehört der Person selbst.
    .ruling = Die Spielregeln verlangen einen fertigen Film, keinen mit Wertung. Es wäre auch seltsam, wenn der schlechteste Film von allen zu schlecht für den Filmpreis wäre.

## Spielende

rules-ending = Spielende
    .lead = Das Spiel endet nach der zweiten Party des vierten Quartals, sobald die fünf großen Filmpreise vergeben sind.
    .picture = Drei Filme, drei Filmpreise und das übrige Geld: 40 + 20 + 5 = 65 Punkte.

rules-ending-score = Jeder fertige Film bringt so viele Punkte, wie die Zahl auf seiner Marke angibt; das Plus entscheidet nur über den Rang. Dazu kommen die Punkte deiner Filmpreise und 1 Punkt je übriger Geldeinheit ({ word-money }). Unfertige Filme zählen nichts, die Chips darauf ebenso wenig.
    .example = Drei Filme mit 10, 12 und 18, zwei Filmpreise zu 5 Punkten, einer zu 10 und 5 Geldeinheiten: 40 + 20 + 5 = 65 Punkte.

rules-ending-winner = Die höchste Punktzahl gewinnt.

rules-ending-tie = Bei Gleichstand an der Spitze gilt, was am Tisch eingestellt ist („{ ruling-final-tie }“). Entweder wird der Sieg geteilt, oder unter denen, die gleichauf liegen, entscheidet der ranghöchste Film; hat von ihnen niemand einen Film fertig, wird der Sieg geteilt.
    .example = Anna und Bruno haben je 58 Punkte, Clara hat 51. Annas bester Film hat die Marke 15, Brunos 14+, Claras 20. Entscheidet der ranghöchste Film, gewinnt Anna, denn Clara liegt nicht gleichauf. Andernfalls teilen sich Anna und Bruno den Sieg.
    .ruling = Nach den Spielregeln von 2009 entscheidet der ranghöchste Film. Die von 2000 schweigen; dort wird der Sieg geteilt, wenn der Tisch nichts anderes wählt.

## Einstellungen

rules-switches = Was der Tisch wählen kann
    .lead = Wo die Spielregeln voneinander abweichen oder etwas offenlassen, könnt ihr vor dem Spiel entscheiden. Sonst gilt die Vorgabe der Ausgabe. Während des Spiels ändert sich nichts mehr.
    .picture = Zwei der Fragen mit ihren Antworten: wie die Legenden liegen, und ob ein überdeckter Schauspieler noch zur Besetzung zählt.

rules-switches-legends =
    – { ruling-legends-face-up }
    – { ruling-legends-face-down }
    .title = { ruling-legends }
    .ruling = Vorgabe: offen in Traumfabrik (2000), verdeckt in Dream Factory (2009), wie in den Spielregeln. Alle Legenden haben vier Sterne; am Spielverlauf ändert das nichts.

rules-switches-last-silent-seat =
    – { ruling-last-silent-seat-wins-for-zero }
    – { ruling-last-silent-seat-may-decline }
    .title = { ruling-last-silent-seat }
    .ruling = Vorgabe in beiden Ausgaben: Wer übrig ist, gewinnt für 0. Ungeliebte Chips lassen sich abwerfen; nur die Vorhand wird man so nicht los.

rules-switches-party-counts =
    – { ruling-party-counts-visible }
    – { ruling-party-counts-all }
    .title = { ruling-party-counts }
    .ruling = Vorgabe in beiden Ausgaben: nur sichtbare Chips. Was man auf einen Blick sieht, ist auch leichter zu zählen.

rules-switches-direction-counts =
    – { ruling-direction-counts-visible }
    – { ruling-direction-counts-all }
    .title = { ruling-direction-counts }
    .ruling = Vorgabe in beiden Ausgaben: nur sichtbare Chips, wie auf Partys. Der Joker selbst zählt nie.

rules-switches-party-decline =
    – { ruling-party-decline-on }
    – { ruling-party-decline-off }
    .title = { ruling-party-decline }
    .ruling = Vorgabe: In Traumfabrik (2000) darf man verzichten, in Dream Factory (2009) nicht, wie in den Spielregeln. Einen genommenen Chip darf man immer abwerfen.

rules-switches-final-tie =
    – { ruling-final-tie-shared }
    – { ruling-final-tie-highest-film }
    .title = { ruling-final-tie }
    .ruling = Vorgabe: geteilter Sieg in Traumfabrik (2000), dessen Spielregeln nichts dazu sagen; der ranghöchste Film in Dream Factory (2009).

rules-switches-screens =
    – { ruling-screens-screened }
    – { ruling-screens-open }
    .title = { ruling-screens }
    .ruling = Vorgabe in beiden Ausgaben: Sichtschirme. Da alle Zahlungen öffentlich sind, verrät offenes Geld nichts, was ein gutes Gedächtnis nicht auch weiß.

rules-switches-studios =
    – { ruling-studios-by-seat }
    – { ruling-studios-by-choice }
    – { ruling-studios-random }
    .title = { ruling-studios }
    .ruling = Vorgabe in beiden Ausgaben: auslosen. Die Studios unterscheiden sich ein wenig, und über ein Los muss niemand verhandeln.

rules-switches-first-lead =
    – { ruling-first-lead-random }
    – { ruling-first-lead-named }
    .title = { ruling-first-lead }
    .ruling = Vorgabe in beiden Ausgaben: auslosen. Bestimmt ihr selbst, passt das zu allem, was die Spielregeln vorschlagen, Filmzitate eingeschlossen.

## Quellen

rules-sources = Quellen
    .rulebooks = Diese Regeln folgen den Spielregeln von Traumfabrik (2000, englisch und italienisch) und Dream Factory (2009, englisch und französisch), in eigenen Worten erzählt. Wo sie etwas offenlassen, steht in einer Anmerkung, wie wir entschieden haben.
    .pieces = Aus den Spielregeln: Zahl und Arten der Chips, die 22 Drehbücher mit Studio, Genre und aufgedruckten Sternen, Wertungsmarken, Filmpreise und Geld, die vier Sterne der Legenden und der eine Gast mit −1. Manches davon ist für 2009 von 2000 übernommen. Aus Besprechungen: wie viele Chips wo auf dem Spielplan liegen. Unsere Rekonstruktion: die Sterne aller anderen Chips und die Felder der Drehbücher. Keine Spielregel zeigt sie; sie passen zu allem, was über die Schachtel bekannt ist.
    .names = Die Filmtitel von 2000 stammen aus der Spielregel oder sind die, unter denen man die Filme kennt. Die Filmtitel von 2009 sowie in beiden Ausgaben die Namen der Talente, der Studios und der meisten Orte sind erfunden. Niemand Wirkliches ist gemeint; nur der Gast mit −1 ist eine Verbeugung vor dem Autor des Spiels, Reiner Knizia.

## Glossar

rules-glossary = Glossar
    .lead = Die Ausgaben benutzen gleiche Wörter für Verschiedenes, deshalb haben diese Regeln eigene. Nennt die gewählte Ausgabe etwas anders, steht ihr Wort darunter.

rules-glossary-chip = Chip
    .word = { word-chip }
    .meaning = Was du gewinnst, wählst und legst: eine Person, ein Team oder ein Joker.
rules-glossary-director = Regisseur
    .word = { kind-director }
    .meaning = Passt nur auf das Regiefeld.
rules-glossary-legend = Legende
    .word = { word-legend }
    .meaning = Einer der vier Regisseure mit vier Sternen; in jedem Quartal kommt einer.
rules-glossary-actor = Schauspieler
    .word = { kind-actor }
    .meaning = Passt auf Schauspielfelder und offene Felder und zählt zur Besetzung.
rules-glossary-camera = Kamera
    .word = { kind-camera }
    .meaning = Passt auf Kamerafelder und offene Felder.
rules-glossary-music = Musik
    .word = { kind-music }
    .meaning = Passt auf Musikfelder und offene Felder.
rules-glossary-effects = Effekte
    .word = { kind-effects }
    .meaning = Passen auf Effektfelder und offene Felder.
rules-glossary-guest = Gast
    .word = { kind-guest }
    .meaning = Passt nur auf das letzte Feld, das leer bleiben darf, und zählt zur Besetzung.
rules-glossary-agency = Joker
    .word = { kind-agency }
    .meaning = Passt auf jedes Feld außer dem Gastfeld; nur Joker dürfen darüber.
rules-glossary-slot = Feld
    .meaning = Ein Platz für einen Chip auf einem Drehbuch.
rules-glossary-open-slot = Offenes Feld
    .word = { slot-open }
    .meaning = Ein Feld für Schauspieler, Kamera, Musik, Effekte oder Joker; der erste Chip legt es fest.
rules-glossary-screenplay = Drehbuch
    .word = { word-screenplay }
    .meaning = Darauf legst du Chips, bis daraus ein fertiger Film wird.
rules-glossary-genre = Genre
    .word = { genre-drama }, { genre-adventure }, { genre-entertainment }
    .meaning = Jedes Drehbuch gehört zu einem von dreien.
rules-glossary-stars = Sterne
    .meaning = Die Punkte eines Chips oder Drehbuchs.
rules-glossary-value = Wert
    .meaning = Die Summe der Sterne eines Films.
rules-glossary-film = Film
    .word = { word-film }
    .meaning = Ein Drehbuch, auf dem alle nötigen Felder belegt sind.
rules-glossary-rating = Wertung
    .word = { word-rating }
    .meaning = Die Marke, die ein Film für seinen Wert erhält; jede gibt es einmal.
rules-glossary-award = Filmpreis
    .word = { word-award }
    .meaning = Was ein Film oder eine Person gewinnt: 5 oder 10 Punkte.
rules-glossary-lead = Vorhand
    .word = { word-lead }
    .meaning = Wer sie hat, beginnt; sie geht an die Person, die eine Auktion gewinnt.
rules-glossary-lot = Angebot
    .word = { word-lot }
    .meaning = Alle Chips einer Auktion.
rules-glossary-cast = Besetzung
    .word = { word-cast }
    .meaning = Was für die Reihenfolge auf Partys zählt.
rules-glossary-money = Geld
    .word = { word-money }
    .meaning = Damit bietest du; jede Einheit, die am Ende übrig ist, zählt 1 Punkt.
rules-glossary-purse = Vorrat
    .word = { word-purse }
    .meaning = Das Geld einer Person.
rules-glossary-middle = Mitte
    .word = { word-middle }
    .meaning = Dort bleibt Geld liegen, das sich nicht gleichmäßig verteilen ließ.
rules-glossary-screen = Sichtschirm
    .word = { word-screen }
    .meaning = Verbirgt einen Vorrat vor den anderen.
rules-glossary-bag = Beutel
    .word = { word-bag }
    .meaning = Die Chips, die noch nicht gezogen sind.
rules-glossary-stack = Stapel
    .word = { word-stack }
    .meaning = Die sieben Drehbücher ohne Studio; wer einen Film fertigstellt, nimmt das oberste.
rules-glossary-quarter = Quartal
    .word = { word-quarter }
    .meaning = Einmal um den Spielplan; das Spiel hat vier.
rules-glossary-sign = Schriftzug
    .word = { location-sign }
    .meaning = Der erste Ort eines Quartals, mit einer Legende.
rules-glossary-city = Stadt
    .word = { location-city-1 }, { location-city-2 }, { location-city-3 }, { location-city-4 }, { location-city-5 }
    .meaning = Ein Ort mit einer Auktion um zwei oder drei Chips.
rules-glossary-party = Party
    .word = { location-party-1 }, { location-party-2 }
    .meaning = Ein Ort, an dem sich alle umsonst einen Chip aussuchen.
