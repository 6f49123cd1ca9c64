// The rules and the courses in German, by their English texts.
import type { Words } from "../../rules/own_words.ts";

export const books: Words = {
  "Cam is Camelot made small: a board of 67 squares, seven pieces per side, and one piece in the castle wins. It is the quickest way to learn, and a sharp game of its own.":
    "Cam ist Camelot in klein: ein Brett mit 67 Feldern, sieben Figuren pro Seite, und eine Figur in der Burg gewinnt. Damit lernt man am schnellsten, und es ist ein scharfes Spiel für sich.",
  "Each side has two knights and five men. White's castle is D1, Black's is D13.":
    "Jede Seite hat zwei Ritter und fünf Bauern. Die Burg von Weiß ist D1, die von Schwarz D13.",
  "The aim": "Das Ziel",
  "There is a castle at each end of the board. Bring one of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece, or when the other side has no move left.":
    "An beiden Enden des Bretts steht eine Burg. Bring eine deiner Figuren in die Burg am anderen Ende, und du hast gewonnen. Du gewinnst auch, wenn du alle gegnerischen Figuren schlägst oder wenn die andere Seite keinen Zug mehr hat.",
  "White moves first, then the players take turns, one move each. Nobody may pass. There are only two kinds of piece: men and knights. Both move in every direction, forwards, backwards, sideways and diagonally; a knight can do one thing more.":
    "Weiß zieht zuerst, danach ziehen die Spieler abwechselnd, je einen Zug. Niemand darf aussetzen. Es gibt nur zwei Arten von Figuren: Bauern und Ritter. Beide ziehen in jede Richtung, vorwärts, rückwärts, seitwärts und diagonal; ein Ritter kann noch etwas mehr.",
  "Into the castle": "In die Burg",
  "Two moves away. Step the man closer to the castle on D13.":
    "Noch zwei Züge. Bring den Bauern mit einem Schritt näher an die Burg auf D13.",
  "Tap the man, then D12.": "Tippe den Bauern an, dann D12.",
  "From there the castle is as far as before, or farther.":
    "Von dort ist die Burg so weit weg wie vorher, oder weiter.",
  "One step from winning": "Einen Schritt vor dem Sieg",
  "Win the game.": "Gewinn die Partie.",
  "Tap the man, then the flag.": "Tippe den Bauern an, dann die Fahne.",
  "The game goes on. The castle was one step away.": "Die Partie geht weiter. Die Burg war nur einen Schritt entfernt.",
  "The plain step": "Der Schritt",
  "Any piece may step to an empty square beside it, in any of the eight directions. A step is a whole move by itself.":
    "Jede Figur darf auf ein leeres Nachbarfeld ziehen, in jede der acht Richtungen. Ein Schritt ist ein ganzer Zug für sich.",
  "A square that is taken cannot be landed on: no piece ever moves onto another.":
    "Auf einem besetzten Feld kann man nicht landen: Keine Figur zieht auf eine andere.",
  "A step is never part of a longer move: it joins neither a canter nor a jump.":
    "Ein Schritt ist nie Teil eines längeren Zugs: Er verbindet sich weder mit einem Kanter noch mit einem Sprung.",
  "The board has no corners. Where there is no square nothing can stand or land.":
    "Das Brett hat keine Ecken. Wo kein Feld ist, kann nichts stehen und nichts landen.",
  "A step": "Ein Schritt",
  "Step the man to any square beside it.": "Zieh den Bauern auf ein beliebiges Nachbarfeld.",
  "Tap the man, then a dot.": "Tippe den Bauern an, dann einen Punkt.",
  "The canter": "Der Kanter",
  "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants. So an army in good order moves fast: a man at the back can be at the front in one move.":
    "Jede Figur darf über eine eigene Figur, die neben ihr steht, auf das leere Feld gleich dahinter setzen. Das ist ein Kanter. Geschlagen wird nichts. Von dort darf sie weiterkantern, über noch eine eigene Figur und noch eine, mit beliebigen Wendungen, und sie darf stehen bleiben, wo sie will. Ein gut aufgestelltes Heer ist darum schnell: Ein Bauer von ganz hinten kann in einem Zug ganz vorn sein.",
  "You never have to canter.": "Kantern musst du nie.",
  "A leap goes over exactly one piece that stands right beside you, and lands right behind it. Over an empty square there is no leap.":
    "Jeder Satz geht über genau eine Figur, die direkt neben dir steht, und landet gleich dahinter. Über ein leeres Feld hinweg gibt es keinen.",
  "Every leg of a move is a step to a neighbour or a leap of two squares in a straight line.":
    "Jeder Teilzug ist ein Schritt auf ein Nachbarfeld oder ein Satz von zwei Feldern in gerader Linie.",
  "A canter may pass over the square it began on, but not end there: that would be passing the turn.":
    "Ein Kanter darf über das Feld gehen, auf dem er begonnen hat, aber nicht dort enden: Das hieße aussetzen.",
  "Two leaps in one move": "Zweimal kantern in einem Zug",
  "Bring the man from B4 to F4 in one move.": "Bring den Bauern in einem Zug von B4 nach F4.",
  "Tap B4, then the diamond on F4: the page finds the way over both friends.":
    "Tippe B4 an, dann die Raute auf F4: Die Seite findet den Weg über beide eigenen Figuren.",
  "The jump": "Der Sprung",
  "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot. Where there is a choice of enemies, the choice is yours: you need not take the most.":
    "Jede Figur darf über eine gegnerische Figur, die neben ihr steht, auf das leere Feld gleich dahinter springen und nimmt sie vom Brett. Kann sie von dort, wo sie gelandet ist, wieder springen, muss sie es, und so weiter, bis es nicht mehr geht. Gibt es mehrere Gegner zur Auswahl, wählst du: Du musst nicht die meisten schlagen.",
  "And this is what the game is about: if you can jump, you must. You may choose which jump, but not another kind of move. So a piece offered at the right moment pulls the enemy where you want him.":
    "Und darum geht es in diesem Spiel: Wenn du springen kannst, musst du springen. Du darfst wählen, welchen Sprung, aber keine andere Art von Zug. Eine im richtigen Moment angebotene Figur zieht den Gegner also dorthin, wo du ihn haben willst.",
  "If any of your pieces can jump at once, your move has to take something: any jump of any piece will do, and so will a knight's charge.":
    "Wenn eine deiner Figuren sofort springen kann, muss dein Zug etwas schlagen: Jeder Sprung jeder Figur ist recht, auch die Attacke eines Ritters.",
  "A jump that can go on must go on. It ends where there is nothing left to jump.":
    "Ein Sprung, der weitergehen kann, muss weitergehen. Er endet, wo es nichts mehr zu schlagen gibt.",
  "A piece that has been jumped is gone at once: it is not jumped twice, and its square is free for the rest of the move.":
    "Eine übersprungene gegnerische Figur ist sofort weg: Sie wird nicht zweimal übersprungen, und ihr Feld ist für den Rest des Zugs frei.",
  "Jump, and jump on": "Springen und weiterspringen",
  "Take both black men in one move.": "Schlag beide schwarzen Bauern in einem Zug.",
  "Tap the man, then the mark with the number 2.": "Tippe den Bauern an, dann die Markierung mit der Zahl 2.",
  "You must capture": "Du musst schlagen",
  "Try to step with the man on F5: the page says why not. Then do what you must.":
    "Versuch, mit dem Bauern auf F5 einen Schritt zu ziehen: Die Seite sagt, warum nicht. Dann tu, was du musst.",
  "The piece with the thick ring can capture: tap C5, then E7.":
    "Die Figur mit dem dicken Ring kann schlagen: Tippe C5 an, dann E7.",
  "The knight's charge": "Die Attacke des Ritters",
  "This is the one thing that only knights can do. In a single move a knight may canter over friends, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round. A good charge crosses the whole board and takes half an army.":
    "Das ist das Einzige, was nur Ritter können. In einem einzigen Zug darf ein Ritter ein- oder mehrmals über eigene Figuren kantern und danach ein- oder mehrmals über gegnerische springen. Erst die Kanter, dann die Sprünge, nie umgekehrt. Eine gute Attacke geht über das ganze Brett und schlägt ein halbes Heer.",
  "If a charge is the only way to take something, you may leave it: only a direct jump compels.":
    "Wenn du nur mit einer Attacke etwas schlagen kannst, darfst du sie lassen: Nur ein direkter Sprung ist Pflicht.",
  "A man canters or jumps, but not both in one move. Only a knight may charge.":
    "Ein Bauer kantert oder springt, aber nicht beides in einem Zug. Attackieren darf nur ein Ritter.",
  "Once a knight has begun to jump, it cannot canter again in that move.":
    "Hat ein Ritter einmal zu springen begonnen, kann er in diesem Zug nicht mehr kantern.",
  "A knight that canters to a square from which it could jump has to take something before its move is over, there or further on. So it may neither stop on nor pass through such a square without capturing. If there is a way round, it may take that. Men are free of this rule.":
    "Ein Ritter, der auf ein Feld kantert, von dem aus er springen könnte, muss etwas schlagen, bevor sein Zug zu Ende ist, dort oder später. Er darf auf einem solchen Feld also weder stehen bleiben noch darüber hinweggehen, ohne zu schlagen. Gibt es einen Weg außen herum, darf er den nehmen. Für Bauern gilt diese Regel nicht.",
  "A charge": "Eine Attacke",
  "Take both black men with the knight.": "Schlag beide schwarzen Bauern mit dem Ritter.",
  "Tap the knight, then the double ring. The dashed line is the canter, the full line the jumps.":
    "Tippe den Ritter an, dann den doppelten Ring. Die gestrichelte Linie ist der Kanter, die durchgezogene sind die Sprünge.",
  "A charge is yours to take or to leave. Here you are asked to take both men.":
    "Eine Attacke darfst du reiten oder lassen. Hier sollst du beide Bauern schlagen.",
  "Only knights charge": "Nur Ritter attackieren",
  "Pick the man on D4 and try F8: the page says why not. Then canter to D6.":
    "Nimm den Bauern auf D4 und versuch F8: Die Seite sagt, warum nicht. Dann kantere nach D6.",
  "Tap D4, then F8; then the diamond on D6.": "Tippe D4 an, dann F8; dann die Raute auf D6.",
  "That is legal. But look how far the man on D4 can canter: to D6, and no jump after it.":
    "Das ist erlaubt. Aber sieh, wie weit der Bauer auf D4 kantern kann: nach D6, und danach kein Sprung.",
  "A knight does not ride past": "Ein Ritter reitet nicht vorbei",
  "Try to stop the knight on D6, beside the black man. Then charge.":
    "Versuch, mit dem Ritter auf D6 stehen zu bleiben, neben dem schwarzen Bauern. Dann attackiere.",
  "Tap D4, then D6; then the double ring on F8.": "Tippe D4 an, dann D6; dann den doppelten Ring auf F8.",
  "That is legal. But the knight can canter to D6 and jump on from there in the same move.":
    "Das ist erlaubt. Aber der Ritter kann nach D6 kantern und im selben Zug von dort weiterspringen.",
  "The castles": "Die Burgen",
  "The castle at your end is your own; the one at the far end is your goal. Whoever gets a piece in there has won, whatever else is on the board.":
    "Die Burg an deinem Ende ist deine eigene; die am anderen Ende ist dein Ziel. Wer dort eine Figur hineinbringt, hat gewonnen, was immer sonst auf dem Brett steht.",
  "Your own castle is not a house to live in. No step and no canter may land there. Only a jump can carry a piece in, and then it has to come out again on your next turn, before anything else is done.":
    "Deine eigene Burg ist kein Haus zum Wohnen. Kein Schritt und kein Kanter darf dort landen. Nur ein Sprung kann eine Figur hineintragen, und dann muss sie in deinem nächsten Zug wieder hinaus, bevor irgendetwas anderes geschieht.",
  "If a piece of yours stands in your own castle at the start of your turn, it must leave now: by a jump, or a knight's charge, if it has a jump; otherwise by any move that leaves. This comes before captures elsewhere.":
    "Steht am Anfang deines Zugs eine Figur von dir in deiner eigenen Burg, muss sie jetzt hinaus: mit einem Sprung oder einer Attacke, wenn sie springen kann; sonst mit irgendeinem Zug, der hinausführt. Das geht vor Schlagen anderswo.",
  "Only a jump may land in your own castle.": "In deiner eigenen Burg darf nur ein Sprung landen.",
  "In some rule sets a jump that lands in its own castle ends there, even if it could go on.":
    "In manchen Regelsätzen endet ein Sprung, der in der eigenen Burg landet, auch dann dort, wenn er weitergehen könnte.",
  "A leg that lands in the enemy castle ends the move there, even if a jump could follow.":
    "Ein Teilzug, der in der gegnerischen Burg landet, beendet den Zug, auch wenn ein Sprung folgen könnte.",
  "A piece in the enemy castle never leaves it, and it is not asked to capture from there.":
    "Eine Figur in der gegnerischen Burg verlässt sie nie mehr, und von dort muss sie auch nicht schlagen.",
  "Out of your castle": "Aus deiner Burg hinaus",
  "Try to take the black man with the man on F5. Then do what comes first.":
    "Versuch, mit dem Bauern auf F5 den schwarzen Bauern zu schlagen. Dann tu, was zuerst kommt.",
  "Tap the man on D1, then any dot.": "Tippe den Bauern auf D1 an, dann einen beliebigen Punkt.",
  "What you must do, in order": "Was du musst, der Reihe nach",
  "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.":
    "Zuerst: Verlass deine eigene Burg, wenn dort eine Figur von dir steht. Danach: Schlag, wenn eine deiner Figuren sofort springen kann. Sonst ziehst du, wie du willst; eine mögliche Attacke darfst du reiten oder lassen.",
  "The page marks what you must do: pieces that satisfy it carry a thick red ring, and the line above the board says why.":
    "Die Seite markiert, was du musst: Figuren, die es erfüllen, tragen einen dicken roten Ring, und die Zeile über dem Brett sagt, warum.",
  "A move begins on a square where one of your pieces stands.":
    "Ein Zug beginnt auf einem Feld, auf dem eine deiner Figuren steht.",
  "You move your own pieces, and only when it is your turn.":
    "Du ziehst deine eigenen Figuren, und nur, wenn du am Zug bist.",
  "A piece that is shut in, with nothing to step, canter or jump to, cannot move now.":
    "Eine eingeschlossene Figur, die weder Schritt noch Kanter noch Sprung hat, kann jetzt nicht ziehen.",
  "After the end of the game nothing moves any more.": "Nach dem Ende der Partie zieht nichts mehr.",
  "How a game ends": "Wie eine Partie endet",
  "A piece in the enemy castle wins. So does taking the last enemy piece. A player who has no legal move on their turn loses.":
    "Eine Figur in der gegnerischen Burg gewinnt. Die letzte gegnerische Figur zu schlagen auch. Wer am Zug ist und keinen erlaubten Zug hat, verliert.",
  "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time. A player may also resign.":
    "Von selbst gibt es kein Remis: Aber wenn eine Stellung zum dritten Mal entsteht, darf der Spieler am Zug Remis beanspruchen, und Remis anbieten kann man jederzeit. Auch aufgeben darf man.",
  "Finer points": "Feinheiten",
  "While a piece moves, the square it came from counts as empty. A jump may even end where it began.":
    "Während eine Figur zieht, gilt das Feld, von dem sie kam, als leer. Ein Sprung darf sogar dort enden, wo er begonnen hat.",
  "Two ways of walking that begin and end on the same squares and take the same pieces are the same move. The page finds a way for you; if you want to walk it yourself, leg by leg, switch on the step mode beside the board.":
    "Zwei Wege, die auf denselben Feldern beginnen und enden und dieselben Figuren schlagen, sind derselbe Zug. Die Seite findet einen Weg für dich; wenn du ihn selbst ziehen willst, Teilzug für Teilzug, schalte neben dem Brett „Den Weg selbst ziehen“ ein.",
  "Perfect play": "Perfektes Spiel",
  "Where few pieces are left, it can be known who wins if both sides play without a mistake. A server that has such tables shows their values beside the board and on it, if you ask for “Perfect values”.":
    "Wo nur noch wenige Figuren stehen, lässt sich wissen, wer gewinnt, wenn beide Seiten fehlerlos spielen. Ein Server mit solchen Tabellen zeigt ihre Werte neben dem Brett und darauf, wenn du „Perfekte Werte“ wählst.",
  "A piece carries the value of its best move, a square that of going there, for the side to move: +5 wins with its fifth move from here; = draws; −12 loses to the other side's twelfth move. The winner hurries and the loser holds out; draws by repetition or by a count of moves are left out of account.":
    "Eine Figur trägt den Wert ihres besten Zugs, ein Feld den Wert des Zugs dorthin, für die Seite am Zug: +5 gewinnt mit dem fünften Zug von hier an; = ist remis; −12 verliert durch den zwölften Zug der anderen Seite. Wer gewinnt, beeilt sich, und wer verliert, hält sich so lange wie möglich; Remis durch Wiederholung oder durch eine Zugzahl bleibt außer Betracht.",
  "No piece leaps over a tree.": "Keine Figur setzt über einen Baum hinweg.",
  "Pieces canter over trees, as over friends.": "Figuren kantern über Bäume wie über eigene Figuren.",
  "A jump that lands in its own castle goes on if it can.":
    "Ein Sprung, der in der eigenen Burg landet, geht weiter, wenn er kann.",
  "A jump that lands in its own castle ends there; the piece leaves on the next turn.":
    "Ein Sprung, der in der eigenen Burg landet, endet dort; die Figur zieht im nächsten Zug hinaus.",
  "A piece in its own castle leaves by a jump if it has one.":
    "Eine Figur in der eigenen Burg verlässt sie mit einem Sprung, wenn sie einen hat.",
  "A piece in its own castle may leave by any kind of move, even if it has a jump.":
    "Eine Figur in der eigenen Burg darf sie mit jeder Art von Zug verlassen, auch wenn sie einen Sprung hat.",
  "A piece need not leave its own castle.": "Eine Figur muss die eigene Burg nicht verlassen.",
  "Steps and canters may land in your own castle too.": "Auch Schritte und Kanter dürfen in der eigenen Burg landen.",
  "A knight that canters to where it could jump must capture.":
    "Ein Ritter, der dorthin kantert, wo er springen könnte, muss schlagen.",
  "A knight may canter past enemies it could jump, without capturing.":
    "Ein Ritter darf an Gegnern, die er schlagen könnte, vorbeikantern, ohne zu schlagen.",
  "Taking the last enemy wins even with a single piece left.":
    "Wer die letzte gegnerische Figur schlägt, gewinnt auch mit einer einzigen eigenen Figur.",
  "Taking the last enemy wins only with two pieces left.":
    "Wer die letzte gegnerische Figur schlägt, gewinnt nur mit zwei eigenen Figuren.",
  "A player without a legal move loses.": "Wer keinen erlaubten Zug hat, verliert.",
  "A player without a legal move loses only if the other side has two pieces.":
    "Wer keinen erlaubten Zug hat, verliert nur, wenn die andere Seite zwei Figuren hat.",
  "It is a draw when each side has one piece at most.": "Remis ist es, wenn jede Seite höchstens eine Figur hat.",
  "One piece each is not yet a draw.": "Je eine Figur ist noch kein Remis.",
  "A repeated position is not a draw by itself.": "Eine wiederholte Stellung ist nicht von selbst remis.",
  "The third time a position comes up is a draw.": "Entsteht eine Stellung zum dritten Mal, ist es remis.",
  "There is no draw by a count of quiet moves.": "Es gibt kein Remis durch eine Zahl ruhiger Züge.",
  "A hundred moves without a capture or a castle entry are a draw.":
    "Hundert Züge ohne Schlagen und ohne Einzug in eine Burg sind remis.",
  "Through your own castle": "Durch die eigene Burg",
  "A jump may carry a piece into your own castle. On your next turn that piece has to come out again, before anything else is done.":
    "Ein Sprung darf eine Figur in deine eigene Burg tragen. In deinem nächsten Zug muss diese Figur wieder hinaus, bevor irgendetwas anderes geschieht.",
  "Home and out again": "Heim und wieder hinaus",
  "Take the black man on E2. The jump ends in your own castle.":
    "Schlag den schwarzen Bauern auf E2. Der Sprung endet in deiner eigenen Burg.",
  "Tap F3, then D1.": "Tippe F3 an, dann D1.",
  "Black offers a man. Try to take it with the man on E6: the page says why not. Then do what comes first.":
    "Schwarz bietet einen Bauern an. Versuch, ihn mit dem Bauern auf E6 zu schlagen: Die Seite sagt, warum nicht. Dann tu, was zuerst kommt.",
  "The castle before men": "Die Burg geht vor",
  "Where you must capture, the choice of the jump is yours. One that lands in the enemy castle wins at once, however many men another jump would take.":
    "Wo du schlagen musst, wählst du den Sprung. Einer, der in der gegnerischen Burg landet, gewinnt sofort, egal, wie viele Bauern ein anderer Sprung schlagen würde.",
  "In by a jump": "Mit einem Sprung hinein",
  "Two of your men can jump. Win the game.": "Zwei deiner Bauern können springen. Gewinn die Partie.",
  "Tap the man on D11, then the castle.": "Tippe den Bauern auf D11 an, dann die Burg.",
  "That takes two men, but the game goes on. A jump into the castle wins it at once.":
    "Das schlägt zwei Bauern, aber die Partie geht weiter. Ein Sprung in die Burg gewinnt sie sofort.",
  "Two jumps at once": "Zwei Sprünge zugleich",
  "A piece beside an enemy can jump it, and can be jumped: what counts is which square behind is empty. At the edge of the board you can be jumped only along the edge. From there you can attack two men, and the other side saves only one.":
    "Eine Figur neben einem Gegner kann ihn überspringen und selbst übersprungen werden: Es kommt darauf an, welches Feld dahinter leer ist. Am Rand des Bretts kannst du nur den Rand entlang übersprungen werden. Von dort kannst du zwei Bauern angreifen, und die andere Seite rettet nur einen.",
  "A fork at the edge": "Eine Gabel am Rand",
  "Attack two men at once, where none of them can take you.":
    "Greif zwei Bauern zugleich an, wo keiner von ihnen dich schlagen kann.",
  "From A7 you can jump over B6 and over B8. Tap A6, then A7.":
    "Von A7 kannst du über B6 und über B8 springen. Tippe A6 an, dann A7.",
  "From A5 you attack the man on B6 alone. It moves away, and you take nothing.":
    "Von A5 greifst du nur den Bauern auf B6 an. Er zieht weg, und du schlägst nichts.",
  "There Black takes you at once: the squares behind you are empty.":
    "Dort schlägt dich Schwarz sofort: Die Felder hinter dir sind leer.",
  "There Black takes you at once: C6 jumps to A8.": "Dort schlägt dich Schwarz sofort: C6 springt nach A8.",
  "Black saved one man. Take what is left.": "Schwarz hat einen Bauern gerettet. Schlag, was übrig ist.",
  "Tap A7, then C7. The jump goes on over the second man.":
    "Tippe A7 an, dann C7. Der Sprung geht weiter über den zweiten Bauern.",
  "Opening a lane": "Eine Gasse öffnen",
  "Men in a line with one empty square between them make a lane: a friend canters along it in one move. Often a single man is missing. Put it in its place, and the piece at the back gets to the front with its next move.":
    "Bauern in einer Linie mit je einem leeren Feld dazwischen bilden eine Gasse: Eine eigene Figur kantert in einem Zug hindurch. Oft fehlt ein einziger Bauer. Stell ihn an seinen Platz, und die hinterste Figur ist mit ihrem nächsten Zug ganz vorn.",
  "The missing man": "Der fehlende Bauer",
  "Place a man so that the one on D5 can canter to D11 with your next move.":
    "Stell einen Bauern so, dass der auf D5 in deinem nächsten Zug nach D11 kantern kann.",
  "Men on D6, D8 and D10 make the lane. Tap E7, then D8.":
    "Bauern auf D6, D8 und D10 bilden die Gasse. Tippe E7 an, dann D8.",
  "Then the way to D11 is not open. The lane needs a man on every second square of its line.":
    "So ist der Weg nach D11 nicht offen. Die Gasse braucht auf jedem zweiten Feld ihrer Linie einen Bauern.",
  "The lane is open. Canter from D5 to D11.": "Die Gasse ist offen. Kantere von D5 nach D11.",
  "Tap D5, then D11.": "Tippe D5 an, dann D11.",
  "That is slower. The man on D5 can go three canters in one move.":
    "Das ist langsamer. Der Bauer auf D5 kann in einem Zug dreimal kantern.",
  "Offering a man": "Einen Bauern anbieten",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it: put a man beside it, with an empty square behind, and be ready to jump back.":
    "Wenn du springen kannst, musst du, und die anderen müssen auch. So kannst du einen Gegner dorthin führen, wo du ihn haben willst: Stell einen Bauern neben ihn, mit einem leeren Feld dahinter, und sei bereit zurückzuspringen.",
  "An offer that wins": "Ein Angebot, das gewinnt",
  "Black has two men left. Offer one man so that you can take both.":
    "Schwarz hat noch zwei Bauern. Biete einen Bauern an, sodass du beide schlagen kannst.",
  "Tap D6, then D7. Black has to jump to D6, beside your man on E5.":
    "Tippe D6 an, dann D7. Schwarz muss nach D6 springen, neben deinen Bauern auf E5.",
  "Black jumps from D8 to B6, out of your reach.": "Schwarz springt von D8 nach B6, außer Reichweite.",
  "Black jumps to F6 and on over E5: two of your men are gone.":
    "Schwarz springt nach F6 und weiter über E5: Zwei deiner Bauern sind weg.",
  "Black jumps from D8 to B6, and you do not get both men.":
    "Schwarz springt von D8 nach B6, und du bekommst nicht beide Bauern.",
  "That offers nothing: Black may move as it likes.": "Das bietet nichts an: Schwarz kann frei ziehen.",
  "Take the last two men and win the game.": "Schlag die letzten zwei Bauern und gewinn die Partie.",
  "Tap E5, then A9.": "Tippe E5 an, dann A9.",
  "Two charging knights": "Zwei Ritter greifen an",
  "Two knights and two men against five men. A knight canters over your men and then jumps: keep a friend beside it, and look for enemies with an empty square behind them.":
    "Zwei Ritter und zwei Bauern gegen fünf Bauern. Ein Ritter kantert über deine Bauern und springt dann: Halt eine eigene Figur neben ihm, und such Gegner mit einem leeren Feld dahinter.",
  "You play White. Take three men and lose one at most.":
    "Du spielst Weiß. Schlag drei Bauern und verlier höchstens einen.",
  "Let Black come near, and mind what it could jump.":
    "Lass Schwarz herankommen und pass auf, was du dabei verlieren könntest.",
  "A race to the castle": "Ein Wettlauf zur Burg",
  "Three men each, and both castles are near. Count the moves: run where you are ahead, stand in the way where you are not.":
    "Je drei Bauern, und beide Burgen sind nah. Zähl die Züge: Lauf, wo du vorn bist, und stell dich in den Weg, wo du es nicht bist.",
  "You play White. Win the game in twelve moves at most.":
    "Du spielst Weiß. Gewinn die Partie in höchstens zwölf Zügen.",
  "A canter is worth two steps. A man beside the castle of the other side wins with its next move.":
    "Ein Kanter ist so viel wert wie zwei Schritte. Ein Bauer neben der Burg der anderen Seite gewinnt mit seinem nächsten Zug.",
  "Camelot is the full game, sold since 1930: a board of 160 squares, fourteen pieces per side, and two pieces in the castle win.":
    "Camelot ist das große Spiel, verkauft seit 1930: ein Brett mit 160 Feldern, vierzehn Figuren pro Seite, und zwei Figuren in der Burg gewinnen.",
  "Each side has four knights and ten men. White's castle is F1 and G1, Black's is F16 and G16.":
    "Jede Seite hat vier Ritter und zehn Bauern. Die Burg von Weiß ist F1 und G1, die von Schwarz F16 und G16.",
  "There is a castle of two squares at each end of the board. Bring two of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece while you have two pieces or more yourself.":
    "An beiden Enden des Bretts steht eine Burg aus zwei Feldern. Bring zwei deiner Figuren in die Burg am anderen Ende, und du hast gewonnen. Du gewinnst auch, wenn du alle gegnerischen Figuren schlägst und selbst noch mindestens zwei hast.",
  "The second piece": "Die zweite Figur",
  "One piece is in the castle already. Win the game.": "Eine Figur ist schon in der Burg. Gewinn die Partie.",
  "Tap the man on G15, then the empty castle square.": "Tippe den Bauern auf G15 an, dann das leere Burgfeld.",
  "The game goes on. The castle needs two pieces, and one is in already.":
    "Die Partie geht weiter. Die Burg braucht zwei Figuren, und eine ist schon darin.",
  "The castle at your end is your own; the one at the far end is your goal. A piece that has reached the goal stays there and waits for a second one.":
    "Die Burg an deinem Ende ist deine eigene; die am anderen Ende ist dein Ziel. Eine Figur, die das Ziel erreicht hat, bleibt dort und wartet auf eine zweite.",
  "A piece in the enemy castle may move across to its other square, to make room. Each player may do this twice in a game. It is a castle move and a whole turn.":
    "Eine Figur in der gegnerischen Burg darf auf das andere Feld der Burg ziehen, um Platz zu machen. Das darf jeder Spieler zweimal in einer Partie. Es ist ein Burgzug und ein ganzer Zug.",
  "Making room": "Platz machen",
  "Move the man across the castle.": "Zieh den Bauern in der Burg hinüber.",
  "Tap F16, then G16.": "Tippe F16 an, dann G16.",
  "That is legal, too. Here the man in the castle is asked to move across it.":
    "Auch das ist erlaubt. Hier soll der Bauer in der Burg hinüberziehen.",
  "Two pieces in the enemy castle win. Taking the last enemy piece wins if you have two pieces or more. A player who has no legal move loses if the other side has two pieces or more; otherwise it is a draw.":
    "Zwei Figuren in der gegnerischen Burg gewinnen. Die letzte gegnerische Figur zu schlagen gewinnt, wenn du mindestens zwei Figuren hast. Wer keinen erlaubten Zug hat, verliert, wenn die andere Seite mindestens zwei Figuren hat; sonst ist es remis.",
  "It is a draw when each side has one piece at most, when a position comes up for the third time, or when fifty moves by each side have passed without a capture or a piece newly reaching a castle. A draw can also be offered and accepted, and a player may resign.":
    "Remis ist es, wenn jede Seite höchstens eine Figur hat, wenn eine Stellung zum dritten Mal entsteht oder wenn beide Seiten je fünfzig Züge gemacht haben, ohne dass geschlagen wurde oder eine Figur neu in eine Burg kam. Man kann Remis auch anbieten und annehmen, und aufgeben darf man.",
  "Saving a draw": "Ein Remis retten",
  "One piece alone cannot win: the castle needs two, and so does taking the last enemy. When each side has one piece at most, the game is drawn. So a player who is behind takes what is left to take.":
    "Eine Figur allein kann nicht gewinnen: Die Burg braucht zwei, und die letzte gegnerische Figur zu schlagen auch. Hat jede Seite höchstens eine Figur, ist die Partie remis. Wer zurückliegt, schlägt also, was noch zu schlagen ist.",
  "One each": "Je eine",
  "You have one man left, Black has two. Save the draw.":
    "Du hast noch einen Bauern, Schwarz hat zwei. Rette das Remis.",
  "Tap E6, then G8. One man each is a draw.": "Tippe E6 an, dann G8. Je ein Bauer ist remis.",
  "Two into the castle": "Zwei in die Burg",
  "The castle needs two. The first piece is safe there, but all it can still do is make room for the second one.":
    "Die Burg braucht zwei. Die erste Figur ist dort sicher, kann aber nur noch Platz für die zweite machen.",
  "You play White. Win the game in fifteen moves at most.":
    "Du spielst Weiß. Gewinn die Partie in höchstens fünfzehn Zügen.",
  "Bring your men close together before the first one goes in.":
    "Bring deine Bauern nah zusammen, bevor der erste hineingeht.",
  "Camette is the smallest of the family: 23 squares, four pieces per side, over in five minutes. One piece in the castle wins.":
    "Camette ist das kleinste Spiel der Familie: 23 Felder, vier Figuren pro Seite, in fünf Minuten vorbei. Eine Figur in der Burg gewinnt.",
  "Each side has one knight and three men. White's castle is C1, Black's is C7.":
    "Jede Seite hat einen Ritter und drei Bauern. Die Burg von Weiß ist C1, die von Schwarz C7.",
  "Camette is known whole, all 634 million positions of it: with perfect play nobody wins. Of White's 22 first moves four hold the draw, B3-A3 and B3-B2 and their mirror images D3-E3 and D3-D2. All others lose, B3-C4 to Black's sixteenth move, C3-C4 to Black's first. The longest win of the game takes 33 moves. How this was found and checked is described in doc/camette.md, which comes with the program.":
    "Camette ist ganz bekannt, alle 634 Millionen Stellungen: Bei perfektem Spiel gewinnt niemand. Von den 22 ersten Zügen von Weiß halten vier das Remis, B3-A3 und B3-B2 und ihre Spiegelbilder D3-E3 und D3-D2. Alle anderen verlieren, B3-C4 durch den sechzehnten Zug von Schwarz, C3-C4 durch den ersten. Der längste Sieg des Spiels dauert 33 Züge. Wie das gefunden und geprüft wurde, steht in doc/camette.md, das dem Programm beiliegt.",
  "A race on a small board": "Ein Wettlauf auf kleinem Brett",
  "On this board the castles are never far. One careless move lets the other side in.":
    "Auf diesem Brett sind die Burgen nie weit. Ein unvorsichtiger Zug lässt die andere Seite hinein.",
  "You play White. Win the game in ten moves at most.": "Du spielst Weiß. Gewinn die Partie in höchstens zehn Zügen.",
  "A man beside the castle of the other side must be answered at once.":
    "Auf einen Bauern neben der Burg der anderen Seite muss man sofort antworten.",
  "Chivalry came before Camelot and is grander: 176 squares, twenty pieces per side, eight of them knights. Two pieces in the castle win.":
    "Chivalry kam vor Camelot und ist größer: 176 Felder, zwanzig Figuren pro Seite, davon acht Ritter. Zwei Figuren in der Burg gewinnen.",
  "Each side has eight knights and twelve men. White's castle is G1 and H1, Black's is G16 and H16.":
    "Jede Seite hat acht Ritter und zwölf Bauern. Die Burg von Weiß ist G1 und H1, die von Schwarz G16 und H16.",
  "Mini-Camelot is a small Camelot used in programming courses: 88 squares, six men per side, no knights, and one leg per move. One man in the castle wins.":
    "Mini-Camelot ist ein kleines Camelot aus Programmierkursen: 88 Felder, sechs Bauern pro Seite, keine Ritter und ein Teilzug pro Zug. Ein Bauer in der Burg gewinnt.",
  "Each side has six men. White's castle is D1 and E1, Black's is D14 and E14.":
    "Jede Seite hat sechs Bauern. Die Burg von Weiß ist D1 und E1, die von Schwarz D14 und E14.",
  "There is a castle of two squares at each end of the board. Bring one of your men into the castle at the far end and you have won. You also win by taking every enemy man, or when the other side has no move left.":
    "An beiden Enden des Bretts steht eine Burg aus zwei Feldern. Bring einen deiner Bauern in die Burg am anderen Ende, und du hast gewonnen. Du gewinnst auch, wenn du alle gegnerischen Bauern schlägst oder wenn die andere Seite keinen Zug mehr hat.",
  "White moves first, then the players take turns, one move each. Nobody may pass. Men move in every direction, forwards, backwards, sideways and diagonally. A move is one step, one canter or one jump.":
    "Weiß zieht zuerst, danach ziehen die Spieler abwechselnd, je einen Zug. Niemand darf aussetzen. Bauern ziehen in jede Richtung, vorwärts, rückwärts, seitwärts und diagonal. Ein Zug ist ein Schritt, ein Kanter oder ein Sprung.",
  "One man is enough": "Ein Bauer genügt",
  "Tap the man, then a flag.": "Tippe den Bauern an, dann eine Fahne.",
  "A man may step to an empty square beside it, in any of the eight directions.":
    "Ein Bauer darf auf ein leeres Nachbarfeld ziehen, in jede der acht Richtungen.",
  "A man may leap over a friend that stands beside it, to the empty square right behind. Nothing is taken, and the move is over: it never leaps on. You never have to canter.":
    "Ein Bauer darf über einen eigenen Bauern, der neben ihm steht, auf das leere Feld gleich dahinter setzen. Geschlagen wird nichts, und der Zug ist zu Ende: Weiter geht er nie. Kantern musst du nie.",
  "A move is one step, one canter or one jump. Where a second leap could follow, it has to wait for your next turn.":
    "Ein Zug ist ein Schritt, ein Kanter oder ein Sprung. Wo ein zweiter folgen könnte, muss er auf deinen nächsten Zug warten.",
  "One leap and no more": "Einmal und nicht weiter",
  "Canter with the man on C4 as far as it gets in one move.":
    "Kantere mit dem Bauern auf C4 so weit, wie er in einem Zug kommt.",
  "Tap C4, then the diamond on E6. The leap on to G8 has to wait.":
    "Tippe C4 an, dann die Raute auf E6. Der Kanter weiter nach G8 muss warten.",
  "A man may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Then the move is over: one man taken, even if another could be.":
    "Ein Bauer darf über einen gegnerischen Bauern, der neben ihm steht, auf das leere Feld gleich dahinter springen und nimmt ihn vom Brett. Dann ist der Zug zu Ende: ein Bauer geschlagen, auch wenn noch einer zu schlagen wäre.",
  "If you can jump, you must. You may choose which jump.":
    "Wenn du springen kannst, musst du. Welchen Sprung, darfst du wählen.",
  "If any of your men can jump, your move has to be a jump.":
    "Kann einer deiner Bauern springen, muss dein Zug ein Sprung sein.",
  "Men must, too": "Auch Bauern müssen",
  "Try to step with the man on G4: the page says why not. Then do what you must.":
    "Versuch, mit dem Bauern auf G4 einen Schritt zu ziehen: Die Seite sagt, warum nicht. Dann tu, was du musst.",
  "The man with the thick ring can capture: tap C4, then E6.":
    "Der Bauer mit dem dicken Ring kann schlagen: Tippe C4 an, dann E6.",
  "One at a time": "Einer nach dem anderen",
  "Two black men stand in a row. Take the first; the second has to wait.":
    "Zwei schwarze Bauern stehen hintereinander. Schlag den ersten; der zweite muss warten.",
  "Tap C4, then E6.": "Tippe C4 an, dann E6.",
  "The castle at the far end is your goal: whoever gets a man in there has won. Your own castle is a place like any other: any move may enter it, and nobody has to leave it.":
    "Die Burg am anderen Ende ist dein Ziel: Wer dort einen Bauern hineinbringt, hat gewonnen. Deine eigene Burg ist ein Ort wie jeder andere: Jeder Zug darf hinein, und niemand muss hinaus.",
  "A man that reaches the enemy castle has won; there is no move after that.":
    "Ein Bauer, der die gegnerische Burg erreicht, hat gewonnen; danach gibt es keinen Zug mehr.",
  "A man in the enemy castle never leaves it.": "Ein Bauer in der gegnerischen Burg verlässt sie nie mehr.",
  "What you must do": "Was du musst",
  "Capture, if any of your men can jump. Otherwise you are free to move as you like.":
    "Schlag, wenn einer deiner Bauern springen kann. Sonst ziehst du, wie du willst.",
  "A move begins on a square where one of your men stands.":
    "Ein Zug beginnt auf einem Feld, auf dem einer deiner Bauern steht.",
  "You move your own men, and only when it is your turn.":
    "Du ziehst deine eigenen Bauern, und nur, wenn du am Zug bist.",
  "A man that is shut in, with nothing to step, canter or jump to, cannot move now.":
    "Ein eingeschlossener Bauer, der weder Schritt noch Kanter noch Sprung hat, kann jetzt nicht ziehen.",
  "One man in the enemy castle wins. So does taking the last enemy man. A player who has no legal move on their turn loses.":
    "Ein Bauer in der gegnerischen Burg gewinnt. Den letzten gegnerischen Bauern zu schlagen auch. Wer am Zug ist und keinen erlaubten Zug hat, verliert.",
  "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time.":
    "Von selbst gibt es kein Remis: Aber wenn eine Stellung zum dritten Mal entsteht, darf der Spieler am Zug Remis beanspruchen, und Remis anbieten kann man jederzeit.",
  "What is known, and what we made of it": "Was bekannt ist, und was wir daraus gemacht haben",
  "The game is used in programming courses and is described here in its usual form. The courses say nothing about your own castle: here any move may enter it, and nobody has to leave it.":
    "Das Spiel wird in Programmierkursen benutzt und ist hier in seiner üblichen Form beschrieben. Die Kurse sagen nichts über die eigene Burg: Hier darf jeder Zug hinein, und niemand muss hinaus.",
  "A step of a man": "Ein Schritt eines Bauern",
  Castles: "Burgen",
  "In other games of the family your own castle is closed to steps. Here you may go in and stay. The castle of the other side wins, also by a jump.":
    "In anderen Spielen der Familie ist die eigene Burg für Schritte gesperrt. Hier darfst du hinein und bleiben. Die Burg der anderen Seite gewinnt, auch mit einem Sprung.",
  "Your own castle is open": "Deine eigene Burg ist offen",
  "Step into your own castle.": "Zieh mit einem Schritt in deine eigene Burg.",
  "Tap D2, then D1 or E1.": "Tippe D2 an, dann D1 oder E1.",
  "The castle is on D1 and E1.": "Die Burg ist auf D1 und E1.",
  "In by a jump, with one leap": "Hinein mit einem einzigen Sprung",
  "Tap D12, then D14.": "Tippe D12 an, dann D14.",
  "That takes a man, but the game goes on. A jump into the castle wins it at once.":
    "Das schlägt einen Bauern, aber die Partie geht weiter. Ein Sprung in die Burg gewinnt sie sofort.",
  "Who is first": "Wer ist zuerst da",
  "Each side is two steps from the other's castle. It is your turn: go.":
    "Jede Seite ist zwei Schritte von der Burg der anderen entfernt. Du bist am Zug: los.",
  "Tap D12, then a square of rank 13.": "Tippe D12 an, dann ein Feld der Reihe 13.",
  "Now Black is at least as near as you are, and it is Black's turn. In a race every move counts.":
    "Jetzt ist Schwarz mindestens so nah wie du, und Schwarz ist am Zug. In einem Wettlauf zählt jeder Zug.",
  "Black would be in with the next move. Win the game.": "Schwarz wäre mit dem nächsten Zug drin. Gewinn die Partie.",
  "Tap the man, then the castle.": "Tippe den Bauern an, dann die Burg.",
  "That lets Black into your castle.": "Das lässt Schwarz in deine Burg.",
  "Which jump": "Welcher Sprung",
  "Before you jump, look where you land. A man that lands beside an enemy, with an empty square behind it, is taken next. At the edge of the board it can be taken only along the edge.":
    "Bevor du springst, sieh, wo du landest. Ein Bauer, der neben einem Gegner landet, mit einem leeren Feld dahinter, wird als Nächster geschlagen. Am Rand des Bretts kann er nur den Rand entlang geschlagen werden.",
  "The safe jump": "Der sichere Sprung",
  "Two jumps are open. Choose the one after which Black cannot take you.":
    "Zwei Sprünge sind möglich. Wähl den, nach dem Schwarz dich nicht schlagen kann.",
  "A7 is at the edge. Tap C5, then A7.": "A7 liegt am Rand. Tippe C5 an, dann A7.",
  "On E7 the man on F8 takes you: D6 behind you is empty now.":
    "Auf E7 schlägt dich der Bauer auf F8: D6 hinter dir ist jetzt leer.",
  "A fork of one leap": "Eine Gabel mit einem Sprung",
  "Black takes you there, or you attack one man only. It moves away, and you take nothing.":
    "Dort schlägt dich Schwarz, oder du greifst nur einen Bauern an. Er zieht weg, und du schlägst nichts.",
  "Black saved one man. Take the other.": "Schwarz hat einen Bauern gerettet. Schlag den anderen.",
  "Tap A7, then C9.": "Tippe A7 an, dann C9.",
  "The last man": "Der letzte Bauer",
  "Black has one man left. Offer a man so that you can take it.":
    "Schwarz hat noch einen Bauern. Biete einen Bauern an, sodass du ihn schlagen kannst.",
  "Tap D6, then D7. Black has to jump to D6, beside your man on D5.":
    "Tippe D6 an, dann D7. Schwarz muss nach D6 springen, neben deinen Bauern auf D5.",
  "Black jumps to B6, out of your reach.": "Schwarz springt nach B6, außer Reichweite.",
  "Black jumps to F6, out of your reach.": "Schwarz springt nach F6, außer Reichweite.",
  "Take the last man and win the game.": "Schlag den letzten Bauern und gewinn die Partie.",
  "Tap D5, then D7.": "Tippe D5 an, dann D7.",
  "Three men each": "Je drei Bauern",
  "A man beside a castle wins with its next move. Every move that makes Black jump is a move that Black does not run.":
    "Ein Bauer neben einer Burg gewinnt mit seinem nächsten Zug. Jeder Zug, der Schwarz zum Springen zwingt, ist ein Zug, in dem Schwarz nicht läuft.",
  "Grand Cam is Cam for four: a board of 93 squares with a castle on each of its four sides, seven pieces each, two teams. One piece of a team in its goal wins for both partners.":
    "Grand Cam ist Cam zu viert: ein Brett mit 93 Feldern und einer Burg an jeder der vier Seiten, je sieben Figuren, zwei Teams. Eine Figur eines Teams in ihrem Ziel gewinnt für beide Partner.",
  "Each player has two knights and five men. Red sits at the foot of the board with the castle G1, Green at the head with G13, Blue at the left with A7, Yellow at the right with M7.":
    "Jeder Spieler hat zwei Ritter und fünf Bauern. Rot sitzt unten mit der Burg G1, Grün oben mit G13, Blau links mit A7, Gelb rechts mit M7.",
  "Four play in two teams: Red and Blue against Green and Yellow. Your partner sits at the side next to you, and their castle and yours are not your goals.":
    "Vier spielen in zwei Teams: Rot und Blau gegen Grün und Gelb. Dein Partner sitzt an der Seite neben dir, und eure beiden Burgen sind nicht eure Ziele.",
  "Bring one of your pieces into the castle opposite yours and your team has won. It also wins by taking every piece of both opponents, or when neither of them can move.":
    "Bring eine deiner Figuren in die Burg dir gegenüber, und dein Team hat gewonnen. Es gewinnt auch, wenn es alle Figuren beider Gegner schlägt oder wenn keiner der beiden ziehen kann.",
  "The order of play is Red, Green, Blue, Yellow, so that the teams take turns. Nobody may pass. You move only your own pieces. To tell the players apart without colours, every piece has a sign on its head: Red a bar upright, Blue a bar across, Green a bar slanting, Yellow a dot.":
    "Gezogen wird in der Reihenfolge Rot, Grün, Blau, Gelb, die Teams sind also abwechselnd dran. Niemand darf aussetzen. Du ziehst nur deine eigenen Figuren. Damit man die Spieler ohne Farben unterscheiden kann, trägt jede Figur ein Zeichen auf dem Kopf: Rot einen senkrechten Balken, Blau einen waagrechten, Grün einen schrägen, Gelb einen Punkt.",
  "Into the castle opposite": "In die Burg gegenüber",
  "You play Red. Win the game for Red and Blue.": "Du spielst Rot. Gewinn die Partie für Rot und Blau.",
  "Tap the red man, then the flag in Green's castle.":
    "Tippe den roten Bauern an, dann die Fahne in der Burg von Grün.",
  "A step among four": "Ein Schritt zu viert",
  "The canter, over a partner too": "Der Kanter, auch über einen Partner",
  "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Friends are your own pieces and your partner's. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants.":
    "Jede Figur darf über eine befreundete Figur, die neben ihr steht, auf das leere Feld gleich dahinter setzen. Das ist ein Kanter. Befreundet sind deine eigenen Figuren und die deines Partners. Geschlagen wird nichts. Von dort darf sie weiterkantern, über noch eine und noch eine, mit beliebigen Wendungen, und sie darf stehen bleiben, wo sie will.",
  "Over your partner": "Über deinen Partner",
  "Bring the red man from F3 to H7 in one move, over both blue men.":
    "Bring den roten Bauern in einem Zug von F3 nach H7, über beide blauen Bauern.",
  "Tap F3, then the diamond on H7.": "Tippe F3 an, dann die Raute auf H7.",
  "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Enemies are the pieces of both opponents. If it can jump again from where it landed, it must, and so on until it cannot.":
    "Jede Figur darf über eine gegnerische Figur, die neben ihr steht, auf das leere Feld gleich dahinter springen und nimmt sie vom Brett. Gegnerisch sind die Figuren beider Gegner. Kann sie von dort, wo sie gelandet ist, wieder springen, muss sie es, und so weiter, bis es nicht mehr geht.",
  "And as in all games of the family: if you can jump, you must. You may choose which jump, but not another kind of move. What your partner could capture does not bind you.":
    "Und wie in allen Spielen der Familie: Wenn du springen kannst, musst du. Du darfst wählen, welchen Sprung, aber keine andere Art von Zug. Was dein Partner schlagen könnte, bindet dich nicht.",
  "One of each opponent": "Einer von jedem Gegner",
  "Take a green and a yellow man in one move.": "Schlag einen grünen und einen gelben Bauern in einem Zug.",
  "Tap the red man, then the mark with the number 2.": "Tippe den roten Bauern an, dann die Markierung mit der Zahl 2.",
  "Red must": "Rot muss",
  "Try to step with the man on I4: the page says why not. Then do what you must.":
    "Versuch, mit dem Bauern auf I4 einen Schritt zu ziehen: Die Seite sagt, warum nicht. Dann tu, was du musst.",
  "The piece with the thick ring can capture: tap E4, then G6.":
    "Die Figur mit dem dicken Ring kann schlagen: Tippe E4 an, dann G6.",
  "In a single move a knight may canter over friends, a partner's among them, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.":
    "In einem einzigen Zug darf ein Ritter ein- oder mehrmals über befreundete Figuren kantern, auch über die eines Partners, und danach ein- oder mehrmals über gegnerische springen. Erst die Kanter, dann die Sprünge, nie umgekehrt.",
  "A charge with a partner's help": "Eine Attacke mit Hilfe des Partners",
  "Take both enemies with the red knight.": "Schlag beide Gegner mit dem roten Ritter.",
  "A knight among four does not ride past": "Auch zu viert reitet ein Ritter nicht vorbei",
  "Try to stop the knight on G5, beside the green man. Then charge.":
    "Versuch, mit dem Ritter auf G5 stehen zu bleiben, neben dem grünen Bauern. Dann attackiere.",
  "Tap E3, then G5; then the double ring on I7.": "Tippe E3 an, dann G5; dann den doppelten Ring auf I7.",
  "Four castles": "Vier Burgen",
  "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. Whoever gets a piece in there has won for both partners.":
    "Die Burg gegenüber ist dein Ziel: die von Rot und Grün füreinander, die von Blau und Gelb füreinander. Wer dort eine Figur hineinbringt, hat für beide Partner gewonnen.",
  "The two castles at the sides, your partner's and the other opponent's, are closed to you. Whether a jump may land there is not settled in the sources; usually it may not, and you can choose otherwise.":
    "Die beiden Burgen an den Seiten, die deines Partners und die des anderen Gegners, sind für dich gesperrt. Ob ein Sprung dort landen darf, lassen die Quellen offen; üblich ist nein, und du kannst es anders wählen.",
  "You enter no castle but the one opposite yours and, by a jump, your own.":
    "Du betrittst keine Burg außer der dir gegenüber und, mit einem Sprung, deiner eigenen.",
  "A leg that lands in the castle opposite ends the move there, even if a jump could follow.":
    "Ein Teilzug, der in der Burg gegenüber landet, beendet den Zug, auch wenn ein Sprung folgen könnte.",
  "A piece in the castle opposite never leaves it, and it is not asked to capture from there.":
    "Eine Figur in der Burg gegenüber verlässt sie nie mehr, und von dort muss sie auch nicht schlagen.",
  "Closed at the sides": "An den Seiten gesperrt",
  "Try to step into your partner's castle on A7: the page says why not. Then step straight back to B7.":
    "Versuch einen Schritt in die Burg deines Partners auf A7: Die Seite sagt, warum nicht. Dann zieh gerade zurück nach B7.",
  "Tap B8, then A7; then the dot on B7.": "Tippe B8 an, dann A7; dann den Punkt auf B7.",
  "Out of Red's castle": "Hinaus aus der Burg von Rot",
  "Try to take the green man with the man on D4. Then do what comes first.":
    "Versuch, mit dem Bauern auf D4 den grünen Bauern zu schlagen. Dann tu, was zuerst kommt.",
  "Tap the man on G1, then any dot.": "Tippe den Bauern auf G1 an, dann einen beliebigen Punkt.",
  "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your own pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.":
    "Zuerst: Verlass deine eigene Burg, wenn dort eine Figur von dir steht. Danach: Schlag, wenn eine deiner eigenen Figuren sofort springen kann. Sonst ziehst du, wie du willst; eine mögliche Attacke darfst du reiten oder lassen.",
  "You move your own pieces, not your partner's, and only when it is your turn.":
    "Du ziehst deine eigenen Figuren, nicht die deines Partners, und nur, wenn du am Zug bist.",
  "A piece in the castle opposite wins for its team. So does taking the last piece of both opponents. A player who cannot move is passed over; if the partner cannot move either, the team has lost.":
    "Eine Figur in der Burg gegenüber gewinnt für ihr Team. Die letzte Figur beider Gegner zu schlagen auch. Wer nicht ziehen kann, setzt aus; kann auch der Partner nicht ziehen, hat das Team verloren.",
  "Board, pieces, teams, turns and goals are published. Whether a jump may land in a castle at the sides is not settled: here it may not, unless you choose so.":
    "Brett, Figuren, Teams, Reihenfolge und Ziele sind veröffentlicht. Ob ein Sprung in einer Burg an den Seiten landen darf, ist nicht geklärt: Hier darf er es nicht, wenn du es nicht anders wählst.",
  "A jump may land in a castle at the sides, and goes on from there if it can.":
    "Ein Sprung darf in einer Burg an den Seiten landen und geht von dort weiter, wenn er kann.",
  "The castles at the sides are closed to jumps as well.": "Die Burgen an den Seiten sind auch für Sprünge gesperrt.",
  "All four knights stand in the back row.": "Alle vier Ritter stehen in der hinteren Reihe.",
  "Two knights stand at the ends of the back row, two at the ends of the row before it.":
    "Zwei Ritter stehen an den Enden der hinteren Reihe, zwei an den Enden der Reihe davor.",
  "Where you must capture, the choice of the jump is yours. One that lands in the castle opposite wins at once, for your partner too.":
    "Wo du schlagen musst, wählst du den Sprung. Einer, der in der Burg gegenüber landet, gewinnt sofort, auch für deinen Partner.",
  "In by a jump, among four": "Mit einem Sprung hinein, zu viert",
  "Two red men can jump. Win the game for Red and Blue.":
    "Zwei rote Bauern können springen. Gewinn die Partie für Rot und Blau.",
  "Tap G11, then the castle on G13.": "Tippe G11 an, dann die Burg auf G13.",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Three others move before your next turn: see that none of them can spoil it.":
    "Wenn du springen kannst, musst du, und die anderen müssen auch. So kannst du einen Gegner dorthin führen, wo du ihn haben willst. Bis zu deinem nächsten Zug ziehen drei andere: Sieh zu, dass keiner von ihnen es verderben kann.",
  "An offer to Green": "Ein Angebot an Grün",
  "Offer a red man so that you can take both green men.":
    "Biete einen roten Bauern an, sodass du beide grünen Bauern schlagen kannst.",
  "Tap F6, then F7. Green has to jump to F6, beside your man on G5.":
    "Tippe F6 an, dann F7. Grün muss nach F6 springen, neben deinen Bauern auf G5.",
  "After that Green does not come where you can take two men.":
    "Danach kommt Grün nicht dorthin, wo du zwei Bauern schlagen kannst.",
  "Take both green men.": "Schlag beide grünen Bauern.",
  "Tap G5, then C9.": "Tippe G5 an, dann C9.",
  "Nobody left": "Niemand mehr übrig",
  "A team has won when both opponents have no piece left. One opponent without pieces is out of the game, and the other one plays on.":
    "Ein Team hat gewonnen, wenn beide Gegner keine Figur mehr haben. Ein Gegner ohne Figuren ist ausgeschieden, und der andere spielt weiter.",
  "The last of both": "Die Letzten von beiden",
  "Green and Yellow have one man each. Win the game for Red and Blue.":
    "Grün und Gelb haben je einen Bauern. Gewinn die Partie für Rot und Blau.",
  "Tap E4, then G8.": "Tippe E4 an, dann G8.",
  "One of them is still there. Look for the move that takes both.":
    "Einer von ihnen ist noch da. Such den Zug, der beide schlägt.",
  "Side by side": "Seite an Seite",
  "The page plays Blue, your partner, and both opponents.":
    "Der Computer spielt Blau, deinen Partner, und beide Gegner.",
  "You play Red. Win the game for Red and Blue in ten moves at most.":
    "Du spielst Rot. Gewinn die Partie für Rot und Blau in höchstens zehn Zügen.",
  "Your partner's castle counts as much as yours: sometimes it is enough to stand in somebody's way.":
    "Die Burg deines Partners zählt so viel wie deine: Manchmal genügt es, jemandem im Weg zu stehen.",
  "Grand Camelot is Camelot for four: a board of 180 squares with a castle on each of its four sides, twelve pieces each, two teams. Two pieces of a team in its goals win for both partners.":
    "Grand Camelot ist Camelot zu viert: ein Brett mit 180 Feldern und einer Burg an jeder der vier Seiten, je zwölf Figuren, zwei Teams. Zwei Figuren eines Teams in ihren Zielen gewinnen für beide Partner.",
  "Each player has four knights and eight men. Red sits at the foot of the board with the castle H1 and I1, Green at the head with H16 and I16, Blue at the left with A8 and A9, Yellow at the right with P8 and P9.":
    "Jeder Spieler hat vier Ritter und acht Bauern. Rot sitzt unten mit der Burg H1 und I1, Grün oben mit H16 und I16, Blau links mit A8 und A9, Gelb rechts mit P8 und P9.",
  "Bring two pieces of your team into its goals and you have won: both of one player, or one of each. It also wins by taking every piece of both opponents while it has two pieces or more itself.":
    "Bring zwei Figuren deines Teams in seine Ziele, und ihr habt gewonnen: beide von einem Spieler oder eine von jedem. Das Team gewinnt auch, wenn es alle Figuren beider Gegner schlägt und selbst noch mindestens zwei hat.",
  "One of each": "Eine von jedem",
  "Your partner Blue has a piece in Yellow's castle already. Win the game for Red and Blue.":
    "Dein Partner Blau hat schon eine Figur in der Burg von Gelb. Gewinn die Partie für Rot und Blau.",
  "Tap the red man on G15, then the flag on H16.": "Tippe den roten Bauern auf G15 an, dann die Fahne auf H16.",
  "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. A piece that has reached it stays there and waits for a second one, yours or your partner's.":
    "Die Burg gegenüber ist dein Ziel: die von Rot und Grün füreinander, die von Blau und Gelb füreinander. Eine Figur, die es erreicht hat, bleibt dort und wartet auf eine zweite, deine oder die deines Partners.",
  "Making room for the team": "Platz machen fürs Team",
  "Tap H16, then I16.": "Tippe H16 an, dann I16.",
  "Two pieces of a team in its goals win, both of one player or one of each. Taking the last piece of both opponents wins if the team has two pieces or more. A player who cannot move is passed over; if the partner cannot move either, the team loses if the others have two pieces or more, and otherwise it is a draw.":
    "Zwei Figuren eines Teams in seinen Zielen gewinnen, beide von einem Spieler oder eine von jedem. Die letzte Figur beider Gegner zu schlagen gewinnt, wenn das Team mindestens zwei Figuren hat. Wer nicht ziehen kann, setzt aus; kann auch der Partner nicht ziehen, verliert das Team, wenn die anderen mindestens zwei Figuren haben, und sonst ist es remis.",
  "It is a draw when each team has one piece at most, when a position comes up for the third time, or when a hundred moves, all players' counted, have passed without a capture or a piece newly reaching a goal. A draw can also be offered and accepted.":
    "Remis ist es, wenn jedes Team höchstens eine Figur hat, wenn eine Stellung zum dritten Mal entsteht oder wenn hundert Züge, die aller Spieler zusammengezählt, ohne Schlagen vergangen sind und ohne dass eine Figur neu in ein Ziel kam. Man kann Remis auch anbieten und annehmen.",
  "Where the knights of Grand Camelot stand at the start was not read on the federation's own page. The usual starting position follows Camelot and another public implementation: the knights on F3, K3, G4 and J4, and by quarter turns for the others.":
    "Wo die Ritter von Grand Camelot am Anfang stehen, ließ sich auf der Seite der Föderation nicht nachlesen. Die übliche Ausgangsstellung folgt Camelot und einer anderen öffentlichen Umsetzung: die Ritter auf F3, K3, G4 und J4, für die anderen jeweils um ein Viertel gedreht.",
  "The starting position of 1932 has all four in the back row, F3, G3, J3 and K3. The back row and F3 are published, the other squares inferred. Choose it under “More choices”; any other position can be set up in the editor or given as a FEN.":
    "In der Ausgangsstellung von 1932 stehen alle vier in der hinteren Reihe, F3, G3, J3 und K3. Die hintere Reihe und F3 sind veröffentlicht, die anderen Felder erschlossen. Du kannst sie unter „Mehr Auswahl“ wählen; jede andere Stellung lässt sich aufbauen oder als FEN angeben.",
  "A team has won when both opponents have no piece left, if it has two itself. One opponent without pieces is out of the game, and the other one plays on.":
    "Ein Team hat gewonnen, wenn beide Gegner keine Figur mehr haben und es selbst zwei hat. Ein Gegner ohne Figuren ist ausgeschieden, und der andere spielt weiter.",
  "Two for the team": "Zwei fürs Team",
  "The page plays Blue, your partner, and both opponents. Two pieces of the team in its goals win, yours or Blue's.":
    "Der Computer spielt Blau, deinen Partner, und beide Gegner. Zwei Figuren des Teams in seinen Zielen gewinnen, deine oder die von Blau.",
  "One piece of yours and one of Blue's are enough.": "Eine Figur von dir und eine von Blau genügen.",
  "Tri-Camelot is Camelot for three players on 73 hexagons, with eight pieces each. Everyone plays alone. One piece in either of the other castles wins.":
    "Tri-Camelot ist Camelot für drei Spieler auf 73 Sechsecken, mit je acht Figuren. Jeder spielt für sich. Eine Figur in einer der beiden anderen Burgen gewinnt.",
  "Each player has three knights and five men. Blue's castle is F1, Red's is A16, Green's is K16. Blue begins, then Red, then Green.":
    "Jeder Spieler hat drei Ritter und fünf Bauern. Die Burg von Blau ist F1, die von Rot A16, die von Grün K16. Blau beginnt, dann Rot, dann Grün.",
  "There is a castle in each of the three corners. Bring one of your pieces into a castle that is not your own and you have won. You also win by being the last player with pieces.":
    "In jeder der drei Ecken steht eine Burg. Bring eine deiner Figuren in eine Burg, die nicht deine eigene ist, und du hast gewonnen. Du gewinnst auch, wenn nur noch du Figuren hast.",
  "The order of play is Blue, Red, Green. Nobody may pass. There are no partners: the pieces of both others are enemies. To tell the players apart without colours, every piece has a sign on its head: Blue a bar across, Red a bar upright, Green a bar slanting.":
    "Gezogen wird in der Reihenfolge Blau, Rot, Grün. Niemand darf aussetzen. Partner gibt es nicht: Die Figuren beider anderen sind Gegner. Damit man die Spieler ohne Farben unterscheiden kann, trägt jede Figur ein Zeichen auf dem Kopf: Blau einen waagrechten Balken, Rot einen senkrechten, Grün einen schrägen.",
  "Either castle will do": "Beide Burgen sind recht",
  "You play Blue. Win the game.": "Du spielst Blau. Gewinn die Partie.",
  "Tap the blue man, then the flag in Red's castle.": "Tippe den blauen Bauern an, dann die Fahne in der Burg von Rot.",
  "Hexagons and the plain step": "Sechsecke und der Schritt",
  "A hexagon has six neighbours: one above and one below in its file, two in the file to the left and two in that to the right. Files are called A to K. Ranks count half hexagons, so that the next hexagon of a file is two ranks away: F5, F7, F9.":
    "Ein Sechseck hat sechs Nachbarn: eins darüber und eins darunter in seiner Linie, zwei in der Linie links und zwei in der rechts. Die Linien heißen A bis K. Reihen zählen halbe Sechsecke, sodass das nächste Sechseck einer Linie zwei Reihen weiter liegt: F5, F7, F9.",
  "Any piece may step to an empty hexagon beside it, in any of the six directions. A step is a whole move by itself.":
    "Jede Figur darf auf ein leeres Sechseck daneben ziehen, in jede der sechs Richtungen. Ein Schritt ist ein ganzer Zug für sich.",
  "With the keyboard, up and down go along a file, left and right to the hexagon beside; the digits 7, 8, 9 and 1, 2, 3 go in the six directions, as they lie on a number pad.":
    "Mit der Tastatur gehen auf und ab die Linie entlang, links und rechts zum Sechseck daneben; die Ziffern 7, 8, 9 und 1, 2, 3 gehen in die sechs Richtungen, wie sie auf dem Ziffernblock liegen.",
  "Where there is no hexagon nothing can stand or land.": "Wo kein Sechseck ist, kann nichts stehen und nichts landen.",
  "A step on hexagons": "Ein Schritt auf Sechsecken",
  "Step the man to any hexagon beside it.": "Zieh den Bauern auf ein beliebiges Sechseck daneben.",
  "Any piece may leap over a piece of your own that stands beside it, to the empty hexagon right behind. That is a canter. Nothing is taken. From there it may canter on over another, and another, turning as it likes, and it may stop wherever it wants. You never have to canter.":
    "Jede Figur darf über eine deiner Figuren, die neben ihr steht, auf das leere Sechseck gleich dahinter setzen. Das ist ein Kanter. Geschlagen wird nichts. Von dort darf sie weiterkantern, über noch eine und noch eine, mit beliebigen Wendungen, und sie darf stehen bleiben, wo sie will. Kantern musst du nie.",
  "Every leg of a move is a step to a neighbour or a leap straight over a neighbour: in the file, or diagonally to the left or the right.":
    "Jeder Teilzug ist ein Schritt zu einem Nachbarn oder ein Satz gerade über einen Nachbarn hinweg: in der Linie oder schräg nach links oder rechts.",
  "Two leaps on hexagons": "Zweimal kantern auf Sechsecken",
  "Bring the man from F5 to H11 in one move.": "Bring den Bauern in einem Zug von F5 nach H11.",
  "Tap F5, then the diamond on H11: the page finds the way over both friends.":
    "Tippe F5 an, dann die Raute auf H11: Die Seite findet den Weg über beide eigenen Figuren.",
  "Any piece may leap over an enemy of either colour that stands beside it, to the empty hexagon right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot.":
    "Jede Figur darf über eine gegnerische Figur der einen oder anderen Farbe, die neben ihr steht, auf das leere Sechseck gleich dahinter springen und nimmt sie vom Brett. Kann sie von dort, wo sie gelandet ist, wieder springen, muss sie es, und so weiter, bis es nicht mehr geht.",
  "If you can jump, you must. You may choose which jump, but not another kind of move.":
    "Wenn du springen kannst, musst du. Du darfst wählen, welchen Sprung, aber keine andere Art von Zug.",
  "One of each enemy": "Einer von jedem",
  "Take a red and a green man in one move.": "Schlag einen roten und einen grünen Bauern in einem Zug.",
  "Tap the blue man, then the mark with the number 2.":
    "Tippe den blauen Bauern an, dann die Markierung mit der Zahl 2.",
  "Blue must": "Blau muss",
  "Try to step with the man on H5: the page says why not. Then do what you must.":
    "Versuch, mit dem Bauern auf H5 einen Schritt zu ziehen: Die Seite sagt, warum nicht. Dann tu, was du musst.",
  "The piece with the thick ring can capture: tap E6, then E10.":
    "Die Figur mit dem dicken Ring kann schlagen: Tippe E6 an, dann E10.",
  "In a single move a knight may canter over pieces of your own, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.":
    "In einem einzigen Zug darf ein Ritter ein- oder mehrmals über deine eigenen Figuren kantern und danach ein- oder mehrmals über gegnerische springen. Erst die Kanter, dann die Sprünge, nie umgekehrt.",
  "A charge on hexagons": "Eine Attacke auf Sechsecken",
  "Take both enemies with the blue knight.": "Schlag beide Gegner mit dem blauen Ritter.",
  "A knight among three does not ride past": "Auch zu dritt reitet ein Ritter nicht vorbei",
  "Try to stop the knight on F7, beside the red man. Then charge.":
    "Versuch, mit dem Ritter auf F7 stehen zu bleiben, neben dem roten Bauern. Dann attackiere.",
  "Tap F3, then F7; then the double ring on H9.": "Tippe F3 an, dann F7; dann den doppelten Ring auf H9.",
  "Three castles": "Drei Burgen",
  "The castles of both others are your goals. Whoever gets a piece into one of them has won, whatever else is on the board.":
    "Die Burgen beider anderen sind deine Ziele. Wer eine Figur in eine von ihnen bringt, hat gewonnen, was immer sonst auf dem Brett steht.",
  "Out of Blue's castle": "Hinaus aus der Burg von Blau",
  "Try to take the red man with the man on E6. Then do what comes first.":
    "Versuch, mit dem Bauern auf E6 den roten Bauern zu schlagen. Dann tu, was zuerst kommt.",
  "Tap the man on F1, then any dot.": "Tippe den Bauern auf F1 an, dann einen beliebigen Punkt.",
  "A piece in either of the other castles wins. So does being the last player with pieces: a player without any is out, and the other two play on.":
    "Eine Figur in einer der beiden anderen Burgen gewinnt. Wer als Letzter Figuren hat, gewinnt auch: Wer keine mehr hat, ist ausgeschieden, und die beiden anderen spielen weiter.",
  "A player who cannot move is passed over; their pieces stay and may be taken. If nobody can move, it is a draw. No other draw comes by itself, but the third time a position comes up, the player to move may claim one.":
    "Wer nicht ziehen kann, setzt aus; die Figuren bleiben stehen und dürfen geschlagen werden. Kann niemand ziehen, ist es remis. Von selbst gibt es sonst kein Remis, aber wenn eine Stellung zum dritten Mal entsteht, darf der Spieler am Zug Remis beanspruchen.",
  "Board, starting position, turns and moves are published; how the game ends is not. The endings described here are modelled on Cam and Grand Cam: one piece in either enemy castle wins, or being the last with pieces.":
    "Brett, Ausgangsstellung, Reihenfolge und Züge sind veröffentlicht; wie die Partie endet, nicht. Die hier beschriebenen Schlüsse folgen Cam und Grand Cam: Eine Figur in einer der beiden gegnerischen Burgen gewinnt, oder wer als Letzter Figuren hat.",
  "Two points are assumptions of ours: that both castles of the others are goals, and that the pieces of a player who cannot move stay and may be taken. That no draw comes by itself is taken from Cam.":
    "Zwei Punkte sind Annahmen von uns: dass beide Burgen der anderen Ziele sind und dass die Figuren eines Spielers, der nicht ziehen kann, stehen bleiben und geschlagen werden dürfen. Dass es von selbst kein Remis gibt, ist von Cam übernommen.",
  "Where you must capture, the choice of the jump is yours. One that lands in a castle of the others wins at once, however many men another jump would take.":
    "Wo du schlagen musst, wählst du den Sprung. Einer, der in einer Burg der anderen landet, gewinnt sofort, egal, wie viele Bauern ein anderer Sprung schlagen würde.",
  "In by a jump, among three": "Mit einem Sprung hinein, zu dritt",
  "Two blue men can jump. Win the game.": "Zwei blaue Bauern können springen. Gewinn die Partie.",
  "Tap C14, then the castle on A16.": "Tippe C14 an, dann die Burg auf A16.",
  "That takes two men, but the game goes on. A jump into a castle wins it at once.":
    "Das schlägt zwei Bauern, aber die Partie geht weiter. Ein Sprung in eine Burg gewinnt sie sofort.",
  "A piece at the edge of the board is not jumped where there is no hexagon behind it. From there you can attack two men, and a player saves only one of them.":
    "Eine Figur am Rand des Bretts wird nicht übersprungen, wo hinter ihr kein Sechseck ist. Von dort kannst du zwei Bauern angreifen, und ein Spieler rettet nur einen davon.",
  "A fork on hexagons": "Eine Gabel auf Sechsecken",
  "Attack two red men at once, where none of them can take you.":
    "Greif zwei rote Bauern zugleich an, wo keiner von ihnen dich schlagen kann.",
  "From D3 you can jump over D5 and over E4. Tap E2, then D3.":
    "Von D3 kannst du über D5 und über E4 springen. Tippe E2 an, dann D3.",
  "There Red takes you: E4 jumps to G2.": "Dort schlägt dich Rot: E4 springt nach G2.",
  "Red has saved one man by standing behind it. Take the other.":
    "Rot hat einen Bauern gedeckt: Dahinter steht jetzt eine Figur. Schlag den anderen.",
  "Tap D3, then F5.": "Tippe D3 an, dann F5.",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Two others move before your next turn: see that none of them can spoil it.":
    "Wenn du springen kannst, musst du, und die anderen müssen auch. So kannst du einen Gegner dorthin führen, wo du ihn haben willst. Bis zu deinem nächsten Zug ziehen zwei andere: Sieh zu, dass keiner von ihnen es verderben kann.",
  "An offer to Red": "Ein Angebot an Rot",
  "Offer a blue man so that you can take a red and a green man.":
    "Biete einen blauen Bauern an, sodass du einen roten und einen grünen Bauern schlagen kannst.",
  "Tap F7, then F9. Red has to jump to F7, beside your man on E6.":
    "Tippe F7 an, dann F9. Rot muss nach F7 springen, neben deinen Bauern auf E6.",
  "After that Red does not come where you can take two men.":
    "Danach kommt Rot nicht dorthin, wo du zwei Bauern schlagen kannst.",
  "Take one of each.": "Schlag einen von jedem.",
  "Tap E6, then I10.": "Tippe E6 an, dann I10.",
  "A player without pieces is out, and the other two play on. The last player with pieces has won.":
    "Wer keine Figuren mehr hat, ist ausgeschieden, und die beiden anderen spielen weiter. Wer als Letzter Figuren hat, hat gewonnen.",
  "The last of both others": "Die Letzten der beiden anderen",
  "Red and Green have one man each. Win the game.": "Rot und Grün haben je einen Bauern. Gewinn die Partie.",
  "Tap F5, then H11.": "Tippe F5 an, dann H11.",
  "A race of three": "Ein Wettlauf zu dritt",
  "Each player can win in two castles. The page plays Red and Green.":
    "Jeder Spieler kann in zwei Burgen gewinnen. Der Computer spielt Rot und Grün.",
  "You play Blue. Win the game in ten moves at most.": "Du spielst Blau. Gewinn die Partie in höchstens zehn Zügen.",
  "Go where you are nearer to a castle than its owner is to you.":
    "Geh dorthin, wo du näher an einer Burg bist als ihr Besitzer an deiner.",
  "Camblam is chess on a larger board: 12 × 12 squares, thirty-six pieces per side, and most of them can do one thing more than in chess. Rooks take whole rows of pieces, archers shoot without moving, princes turn corners. It is sharp: a careless king does not last twenty moves.":
    "Camblam ist Schach auf einem größeren Brett: 12 × 12 Felder, sechsunddreißig Figuren pro Seite, und die meisten können eins mehr als im Schach. Türme schlagen ganze Reihen von Figuren, Bogenschützen schießen, ohne zu ziehen, Prinzen ziehen um die Ecke. Es ist scharf: Ein unvorsichtiger König überlebt keine zwanzig Züge.",
  "Each side has twelve pawns, six knights, six catapults, four archers, two rooks, two bishops, two princes, a queen and a king. White's pieces stand on the ranks 1 to 3, Black's on 12 to 10, each opposite its counterpart.":
    "Jede Seite hat zwölf Bauern, sechs Springer, sechs Katapulte, vier Bogenschützen, zwei Türme, zwei Läufer, zwei Prinzen, eine Dame und einen König. Die Figuren von Weiß stehen auf den Reihen 1 bis 3, die von Schwarz auf 12 bis 10, jede ihrem Gegenstück gegenüber.",
  "Checkmate the enemy king: attack it so that nothing can save it. White moves first, then the players take turns, one move each. Nobody may pass.":
    "Setz den gegnerischen König matt: Greif ihn so an, dass nichts ihn retten kann. Weiß zieht zuerst, danach ziehen die Spieler abwechselnd, je einen Zug. Niemand darf aussetzen.",
  "A piece takes one enemy by moving onto its square, as in chess. Two ways of capturing are special: the run, which takes several pieces in a line, and the shot, which takes one from afar.":
    "Eine Figur schlägt einen Gegner, indem sie auf sein Feld zieht, wie im Schach. Zwei Arten zu schlagen sind besonders: der Lauf, der mehrere Figuren in einer Linie schlägt, und der Schuss, der eine aus der Ferne schlägt.",
  "No piece moves onto another of its own side.": "Keine Figur zieht auf eine andere der eigenen Seite.",
  "The board has the files a to l and the ranks 1 to 12, no more.":
    "Das Brett hat die Linien a bis l und die Reihen 1 bis 12, mehr nicht.",
  "The pawn": "Der Bauer",
  "A pawn goes one, two or three squares straight forward, from wherever it stands; each square that it passes, and the last, must be empty. It captures one square diagonally forward. There is no en passant.":
    "Ein Bauer zieht ein, zwei oder drei Felder geradeaus, von wo auch immer er steht; jedes Feld auf dem Weg und das letzte müssen leer sein. Er schlägt ein Feld schräg nach vorn. En passant gibt es nicht.",
  "A pawn that reaches the last rank is replaced at once by a queen, prince, rook, bishop, archer, catapult or knight of its side, whichever you choose, however many there are already.":
    "Ein Bauer, der die letzte Reihe erreicht, wird sofort durch eine Dame, einen Prinzen, einen Turm, einen Läufer, einen Bogenschützen, ein Katapult oder einen Springer seiner Seite ersetzt, nach deiner Wahl, egal, wie viele es davon schon gibt.",
  "A pawn does not capture straight ahead: a piece in front of it stops it.":
    "Ein Bauer schlägt nicht geradeaus: Eine Figur vor ihm hält ihn auf.",
  "A pawn goes diagonally only to capture.": "Ein Bauer zieht nur diagonal, um zu schlagen.",
  "Three squares at once": "Drei Felder auf einmal",
  "Move the pawn as far as it goes.": "Zieh den Bauern, so weit er kommt.",
  "Tap the pawn, then the farthest dot.": "Tippe den Bauern an, dann den fernsten Punkt.",
  Diagonally: "Diagonal",
  "Try to take the pawn on f6: the page says why not. Then take the piece that you can.":
    "Versuch, den Bauern auf f6 zu schlagen: Die Seite sagt, warum nicht. Dann schlag die Figur, die du schlagen kannst.",
  "Tap f5, then f6; then the knight on g6.": "Tippe f5 an, dann f6; dann den Springer auf g6.",
  "A new archer": "Ein neuer Bogenschütze",
  "Bring the pawn to the last rank and make it an archer.":
    "Bring den Bauern auf die letzte Reihe und mach einen Bogenschützen aus ihm.",
  "Tap the pawn, then f12; then the archer among the pieces offered.":
    "Tippe den Bauern an, dann f12; dann den Bogenschützen unter den angebotenen Figuren.",
  "The knight": "Der Springer",
  "A knight has two ways to go. The short path: one square straight, then one diagonally, in any of the four diagonal directions. So it reaches the eight squares of a knight in chess and, by doubling back, the four beside it. The long path: exactly four squares diagonally, then one straight, in any of the four straight directions.":
    "Ein Springer hat zwei Wege. Der kurze: ein Feld gerade, dann eins diagonal, in jede der vier diagonalen Richtungen. So erreicht er die acht Felder eines Springers im Schach und, wenn er umkehrt, die vier neben sich. Der lange: genau vier Felder diagonal, dann eins gerade, in jede der vier geraden Richtungen.",
  "It leaps over enemies on its way and does them no harm; a friendly piece closes the way, at the turning too. The last square is empty, or holds the enemy that the knight takes.":
    "Unterwegs springt er über Gegner hinweg und tut ihnen nichts; eine eigene Figur versperrt den Weg, auch an der Ecke. Das letzte Feld ist leer, oder dort steht der Gegner, den der Springer schlägt.",
  "A knight needs one path without a friendly piece on it. Most squares beside it and a leap away can be reached by two.":
    "Ein Springer braucht einen Weg ohne eigene Figur darauf. Die meisten Felder neben ihm und einen Sprung entfernt sind auf zwei Wegen zu erreichen.",
  "The long path": "Der lange Weg",
  "Take the catapult on h8, over the heads of the pieces between.":
    "Schlag das Katapult auf h8, über die Köpfe der Figuren dazwischen hinweg.",
  "Four squares diagonally to h7, then one straight up: tap d3, then h8.":
    "Vier Felder diagonal nach h7, dann eins gerade hinauf: Tippe d3 an, dann h8.",
  "The run": "Der Lauf",
  "Catapult, rook, bishop and queen take by running. The piece slides over empty squares until it meets an enemy. If more enemies stand right behind that one in the same line, without a gap, it may take the first of them, or the first two, or three, up to all, and it stops on the square of the last piece taken.":
    "Katapult, Turm, Läufer und Dame schlagen im Lauf. Die Figur gleitet über leere Felder, bis sie auf einen Gegner trifft. Stehen gleich dahinter in derselben Linie lückenlos weitere Gegner, darf sie den ersten schlagen oder die ersten zwei oder drei, bis zu allen, und sie bleibt auf dem Feld der letzten geschlagenen Figur stehen.",
  "It never passes an empty square between two enemies, it never turns, and it never leaps over its own pieces. On the board the pieces of a run are numbered: tap the last one that you want.":
    "Sie geht nie über ein leeres Feld zwischen zwei Gegnern, sie biegt nie ab, und sie springt nie über eigene Figuren. Auf dem Brett sind die Figuren eines Laufs nummeriert: Tippe die letzte an, die du willst.",
  "A run takes pieces that stand next to each other. An empty square, a friendly piece or the edge of the board ends the row.":
    "Ein Lauf schlägt Figuren, die direkt hintereinander stehen. Ein leeres Feld, eine eigene Figur oder der Rand des Bretts beendet die Reihe.",
  "If the option says so, a run takes the whole row of pieces or none of it. Usually you choose how many.":
    "Wenn es so gewählt ist, schlägt ein Lauf die ganze Reihe oder gar nichts davon. Üblich ist, dass du wählst, wie viele.",
  "If the option says so, a run stops before a king that is not its first piece. Usually it does not.":
    "Wenn es so gewählt ist, endet ein Lauf vor einem König, der nicht seine erste Figur ist. Üblich ist das nicht.",
  "A gap ends it": "Eine Lücke beendet ihn",
  "Try to take the knight on f8: the page says why not. Then take what you can.":
    "Versuch, den Springer auf f8 zu schlagen: Die Seite sagt, warum nicht. Dann schlag, was du kannst.",
  "Tap f3, then f8; then the pawn on f6.": "Tippe f3 an, dann f8; dann den Bauern auf f6.",
  "The catapult": "Das Katapult",
  "A catapult slides up and down its file, any number of empty squares, and runs along it. It also steps one square to the left or to the right, and takes one piece by that step.":
    "Ein Katapult gleitet seine Linie hinauf und hinunter, über beliebig viele leere Felder, und läuft auf ihr. Außerdem zieht es ein Feld nach links oder rechts und schlägt mit diesem Schritt eine Figur.",
  "Three at once": "Drei auf einmal",
  "Take all three with one move.": "Schlag alle drei mit einem Zug.",
  "Tap the catapult, then the last of the three.": "Tippe das Katapult an, dann die letzte der drei.",
  "The archer": "Der Bogenschütze",
  "An archer slides any number of empty squares in all eight directions, but never onto an enemy. Instead it shoots: the first piece on one of its eight lines is removed if it is an enemy and one to five squares away. The archer stays where it is, and the shot is the whole move.":
    "Ein Bogenschütze gleitet über beliebig viele leere Felder in alle acht Richtungen, aber nie auf einen Gegner. Stattdessen schießt er: Die erste Figur auf einer seiner acht Linien wird entfernt, wenn sie ein Gegner und ein bis fünf Felder entfernt ist. Der Bogenschütze bleibt, wo er ist, und der Schuss ist der ganze Zug.",
  "An archer shoots only the nearest piece on a line, never over another.":
    "Ein Bogenschütze schießt nur auf die nächste Figur einer Linie, nie über eine andere hinweg.",
  "An archer shoots up to five squares far; a piece beside it is one square away.":
    "Ein Bogenschütze schießt bis zu fünf Felder weit; eine Figur neben ihm ist ein Feld entfernt.",
  "A shot": "Ein Schuss",
  "Try to shoot the rook: the page says why not. Then shoot the pawn.":
    "Versuch, auf den Turm zu schießen: Die Seite sagt, warum nicht. Dann schieß auf den Bauern.",
  "Tap the archer, then g7; then the crosshair on f6.":
    "Tippe den Bogenschützen an, dann g7; dann das Fadenkreuz auf f6.",
  "The rook": "Der Turm",
  "A rook slides along ranks and files as in chess, and runs along them. It also steps one square diagonally, and takes one piece by that step.":
    "Ein Turm gleitet auf Reihen und Linien wie im Schach und läuft auf ihnen. Außerdem zieht er ein Feld diagonal und schlägt mit diesem Schritt eine Figur.",
  "If the option says so, the single steps of catapult, rook and bishop go to empty squares only. Usually they may take one piece, and never go on as a run.":
    "Wenn es so gewählt ist, gehen die einzelnen Schritte von Katapult, Turm und Läufer nur auf leere Felder. Üblich ist, dass sie eine Figur schlagen dürfen, und nie gehen sie als Lauf weiter.",
  "The rook's step": "Der Schritt des Turms",
  "Take the pawn, not the knight.": "Schlag den Bauern, nicht den Springer.",
  "The pawn stands one square diagonally from the rook: tap e4, then f5.":
    "Der Bauer steht ein Feld diagonal vom Turm: Tippe e4 an, dann f5.",
  "The bishop": "Der Läufer",
  "A bishop slides along diagonals as in chess, and runs along them. It also steps one square straight, and takes one piece by that step: so it is not tied to squares of one colour.":
    "Ein Läufer gleitet auf Diagonalen wie im Schach und läuft auf ihnen. Außerdem zieht er ein Feld gerade und schlägt mit diesem Schritt eine Figur: Darum ist er nicht an Felder einer Farbe gebunden.",
  "A diagonal run": "Ein Lauf auf der Diagonale",
  "Take the rook, and the pawn before it.": "Schlag den Turm und den Bauern davor.",
  "Tap the bishop, then the mark with the number 2.": "Tippe den Läufer an, dann die Markierung mit der Zahl 2.",
  "The prince": "Der Prinz",
  "A prince moves in two stages: first any number of empty squares straight, then any number of empty squares diagonally. Either stage may be left out, but the straight one always comes first. It takes one piece, by ending on it in either stage; it cannot go on after that.":
    "Ein Prinz zieht in zwei Abschnitten: erst beliebig viele leere Felder gerade, dann beliebig viele leere Felder diagonal. Einer der Abschnitte darf fehlen, aber der gerade kommt immer zuerst. Er schlägt eine Figur, indem er in einem der Abschnitte auf ihr endet; danach kann er nicht weiter.",
  "On an empty board a prince reaches every square, so a king needs pieces around it.":
    "Auf einem leeren Brett erreicht ein Prinz jedes Feld, darum braucht ein König Figuren um sich.",
  "A prince needs an open way: straight, then diagonally, past empty squares. It does not leap.":
    "Ein Prinz braucht einen freien Weg: gerade, dann diagonal, über leere Felder. Er springt nicht.",
  "Round the corner": "Um die Ecke",
  "Take the knight.": "Schlag den Springer.",
  "One square up, then diagonally: tap the prince, then h7. The page finds the corner.":
    "Ein Feld hinauf, dann diagonal: Tippe den Prinzen an, dann h7. Die Seite findet die Ecke.",
  "The queen": "Die Dame",
  "A queen slides in all eight directions as in chess, and runs in all eight.":
    "Eine Dame gleitet in alle acht Richtungen wie im Schach und läuft in alle acht.",
  "As many as you like": "So viele du willst",
  "Take two of the three, and leave the last.": "Schlag zwei der drei, und lass die letzte stehen.",
  "Tap the queen, then the second piece of the row.": "Tippe die Dame an, dann die zweite Figur der Reihe.",
  "The king and check": "Der König und das Schach",
  "A king goes one square in any direction and takes one piece that way. There is no castling. It is in check if the other side could capture it with its next move, if it had one, in any way that its pieces can capture.":
    "Ein König zieht ein Feld in jede Richtung und schlägt so eine Figur. Eine Rochade gibt es nicht. Er steht im Schach, wenn die andere Seite ihn im nächsten Zug schlagen könnte, wenn sie einen hätte, auf irgendeine Art, auf die ihre Figuren schlagen können.",
  "That includes a run of which the king is a later piece. So a friendly piece right beside the king does not shield it from catapult, rook, bishop or queen, and neither does an unbroken row of friendly pieces: the run goes through them. One empty square anywhere between the king and the first piece of the row does shield it. A check along a line can therefore be answered by making a gap, and stepping close to your own king can be against the rules.":
    "Dazu gehört auch ein Lauf, in dem der König eine spätere Figur ist. Eine eigene Figur direkt neben dem König schützt ihn also nicht vor Katapult, Turm, Läufer oder Dame, und auch eine lückenlose Reihe eigener Figuren nicht: Der Lauf geht durch sie hindurch. Ein leeres Feld irgendwo zwischen dem König und der ersten Figur der Reihe schützt ihn. Ein Schach auf einer Linie kann man darum mit einer Lücke abwehren, und sich nah an den eigenen König zu stellen kann gegen die Regeln sein.",
  "An archer gives check from one to five squares away with nothing between, a prince round a corner, a knight on either path.":
    "Ein Bogenschütze gibt Schach aus einem bis fünf Feldern Entfernung, wenn nichts dazwischensteht, ein Prinz um die Ecke, ein Springer auf beiden Wegen.",
  "A king in check has to be out of it after your move.": "Ein König im Schach muss nach deinem Zug heraus sein.",
  "No move may leave your own king in check. A run removes all its pieces first.":
    "Kein Zug darf deinen eigenen König im Schach lassen. Ein Lauf nimmt zuerst alle seine Figuren vom Brett.",
  "No shield": "Kein Schutz",
  "The knight beside your king is no shield: you are in check. Stay on the file and make a gap.":
    "Der Springer neben deinem König ist kein Schutz: Du stehst im Schach. Bleib auf der Linie und mach eine Lücke.",
  "The rook takes the row of pieces that it meets. With a square between knight and king the row ends: tap e3, then e2.":
    "Der Turm schlägt die Reihe, auf die er trifft. Mit einem Feld zwischen Springer und König ist die Reihe zu Ende: Tippe e3 an, dann e2.",
  "When a move is refused": "Wenn ein Zug abgelehnt wird",
  "The page says why. These rules hold for pieces of every kind.":
    "Die Seite sagt, warum. Diese Regeln gelten für alle Arten von Figuren.",
  "A piece that slides does not pass another; where one stands, its way ends.":
    "Eine gleitende Figur geht an keiner anderen vorbei; wo eine steht, endet ihr Weg.",
  "Each piece moves only as described above.": "Jede Figur zieht nur so, wie oben beschrieben.",
  "A piece that is shut in, or whose every move would leave the king in check, cannot move now.":
    "Eine Figur, die eingeschlossen ist oder deren Züge alle den König im Schach ließen, kann jetzt nicht ziehen.",
  "A player in check without a legal move is checkmated and loses. A player who is not in check and has no legal move is stalemated: a draw.":
    "Wer im Schach steht und keinen erlaubten Zug hat, ist matt und verliert. Wer nicht im Schach steht und keinen erlaubten Zug hat, ist patt: remis.",
  "It is also a draw when only the two kings are left, when the same position comes up for the third time with the same player to move, and after a hundred moves, both players' counted, without a capture or a pawn move. A shot is a capture. A draw can be offered and accepted, and a player may resign.":
    "Remis ist es auch, wenn nur die beiden Könige übrig sind, wenn dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal entsteht und nach hundert Zügen, die beider Spieler zusammengezählt, ohne Schlagen und ohne Bauernzug. Ein Schuss ist ein Schlagen. Man kann Remis anbieten und annehmen, und aufgeben darf man.",
  "The published text is short and its pictures are lost. What it does say: the pieces and how many there are; how each moves; that archer, catapult and prince are as described here; that the rules of check are those of chess.":
    "Der veröffentlichte Text ist kurz, und seine Bilder sind verloren. Was er sagt: welche Figuren es gibt und wie viele; wie jede zieht; dass Bogenschütze, Katapult und Prinz so sind wie hier beschrieben; dass für Schach und Matt die Regeln des Schachs gelten.",
  "The size of the board is inferred: twelve pawns fill one row of twelve files, thirty-six pieces fill three rows, and twelve ranks make the board square. The opening position is a reconstruction, and so is the order of the pieces in it. A second one, with knights and catapults alternating, is lost for Black, and both are lost, or nearly, with the other readings of a knight's short path: below is how. New games with them are not offered. Any other position can be set up in the editor or given as a FEN.":
    "Die Größe des Bretts ist erschlossen: Zwölf Bauern füllen eine Reihe aus zwölf Linien, sechsunddreißig Figuren füllen drei Reihen, und mit zwölf Reihen ist das Brett quadratisch. Die Ausgangsstellung ist eine Rekonstruktion, ebenso die Ordnung der Figuren darin. Eine zweite, mit Springern und Katapulten abwechselnd, ist für Schwarz verloren, und beide sind mit den anderen Lesarten für den kurzen Weg des Springers verloren, oder fast: Unten steht, wie. Neue Partien damit werden nicht angeboten. Jede andere Stellung lässt sich aufbauen oder als FEN angeben.",
  "Where a sentence can be read in two ways, the other reading is an option. The doubtful ones: how long the straight part of a knight's short path is; whether a run may stop early; whether the single steps may capture; whether a run gives check through a shield; and whether the game is won by checkmate or by taking the king. That White moves first, and the draws, are taken from chess.":
    "Wo ein Satz sich auf zwei Arten lesen lässt, ist die andere Lesart eine Option. Die zweifelhaften: wie lang das gerade Stück im kurzen Weg des Springers ist; ob ein Lauf früher enden darf; ob die einzelnen Schritte schlagen dürfen; ob ein Lauf durch einen Schutz hindurch Schach gibt; und ob die Partie durch Matt gewonnen wird oder wenn der König geschlagen ist. Dass Weiß zuerst zieht, und die Remisregeln, stammen aus dem Schach.",
  "Behind the pawns stand three knights, six catapults and three knights.":
    "Hinter den Bauern stehen drei Springer, sechs Katapulte und drei Springer.",
  "Behind the pawns knights and catapults alternate.": "Hinter den Bauern wechseln sich Springer und Katapulte ab.",
  "The knight's short path begins with one square straight.":
    "Der kurze Weg des Springers beginnt mit einem Feld gerade.",
  "The knight's short path begins with exactly four squares straight.":
    "Der kurze Weg des Springers beginnt mit genau vier Feldern gerade.",
  "The knight's short path begins with any number of squares straight.":
    "Der kurze Weg des Springers beginnt mit beliebig vielen Feldern gerade.",
  "A run takes the whole row of pieces.": "Ein Lauf schlägt die ganze Reihe von Figuren.",
  "A run takes as many pieces of the row as you like.": "Ein Lauf schlägt so viele Figuren der Reihe, wie du willst.",
  "A run goes through pieces of the king's own side: a king behind its own pieces is in check.":
    "Ein Lauf geht durch Figuren der Seite des Königs hindurch: Ein König hinter eigenen Figuren steht im Schach.",
  "A run stops before a king that is not its first piece: a friendly piece right in front of the king shields it.":
    "Ein Lauf endet vor einem König, der nicht seine erste Figur ist: Eine eigene Figur direkt vor dem König schützt ihn.",
  "The single steps of catapult, rook and bishop may take a piece.":
    "Die einzelnen Schritte von Katapult, Turm und Läufer dürfen eine Figur schlagen.",
  "The single steps of catapult, rook and bishop go to empty squares only.":
    "Die einzelnen Schritte von Katapult, Turm und Läufer gehen nur auf leere Felder.",
  "The game is won by checkmate, and no move may leave your own king in check.":
    "Die Partie wird durch Matt gewonnen, und kein Zug darf den eigenen König im Schach lassen.",
  "The game is won by taking the king. Check need not be met; a player without any move draws.":
    "Die Partie wird gewonnen, indem man den König schlägt. Auf Schach muss man nicht antworten; wer gar keinen Zug hat, spielt remis.",
  "Mate and stalemate": "Matt und Patt",
  "A king in check that nothing can save is checkmated. A player who is not in check but has no legal move is stalemated, and that is a draw. So leave a bare king a square until you give mate.":
    "Ein König im Schach, den nichts retten kann, ist matt. Wer nicht im Schach steht, aber keinen erlaubten Zug hat, ist patt, und das ist remis. Lass einem einzelnen König also ein Feld, bis du mattsetzt.",
  Checkmate: "Schachmatt",
  "Your king guards the squares before Black's king. Give mate with the rook.":
    "Dein König bewacht die Felder vor dem König von Schwarz. Setz mit dem Turm matt.",
  "Tap the rook, then g12.": "Tippe den Turm an, dann g12.",
  "That is not mate: Black's king is not in check, or still has a square.":
    "Das ist nicht matt: Der König von Schwarz steht nicht im Schach oder hat noch ein Feld.",
  "Mate, not stalemate": "Matt, nicht patt",
  "Black's king has no square left already. Give check so that it is mate.":
    "Der König von Schwarz hat schon kein Feld mehr. Gib Schach, sodass es matt ist.",
  "On the file of the king the queen gives check from afar: tap i8, then l8.":
    "Auf der Linie des Königs gibt die Dame aus der Ferne Schach: Tippe i8 an, dann l8.",
  "Black is not in check and has no legal move: stalemate, a draw.":
    "Schwarz steht nicht im Schach und hat keinen erlaubten Zug: patt, also remis.",
  "That is not mate. The queen has to give check and keep l11 from the king.":
    "Das ist nicht matt. Die Dame muss Schach geben und dem König l11 nehmen.",
  "Mate with two rooks": "Matt mit zwei Türmen",
  "Two rooks drive a king to the edge: one holds a rank, the other gives check on the next one.":
    "Zwei Türme treiben einen König an den Rand: Der eine hält eine Reihe, der andere gibt auf der nächsten Schach.",
  "You play White. Mate the king in twelve moves at most.":
    "Du spielst Weiß. Setz den König in höchstens zwölf Zügen matt.",
  "Give check with the rook that is behind. Keep both far from the king: it takes a rook that comes near.":
    "Gib Schach mit dem Turm, der hinten ist. Halt beide weit vom König weg: Er schlägt einen Turm, der ihm nahe kommt.",
  "Mini-Camelot is a classroom version from programming courses, with the board that they usually show. They do not mention a player's own castle: here any move may enter it, and no piece has to leave it.":
    "Mini-Camelot ist eine Fassung fürs Klassenzimmer aus Programmierkursen, mit dem Brett, das sie meist zeigen. Die eigene Burg erwähnen sie nicht: Hier darf jeder Zug hinein, und keine Figur muss hinaus.",
  "The sources do not settle whether a jump may land in a castle at the sides, your partner's or the other opponent's. Here it may not, unless the option sideCastleJump is on.":
    "Die Quellen klären nicht, ob ein Sprung in einer Burg an den Seiten landen darf, der deines Partners oder der des anderen Gegners. Hier darf er es nicht, außer wenn die Option sideCastleJump gewählt ist.",
  "The squares of the knights at the start are not taken from the federation's own page: the array follows Camelot. Of the array of 1932 (option array=1932), the back row and one knight are published; the other squares are inferred.":
    "Die Felder der Ritter am Anfang stammen nicht von der Seite der Föderation: Die Aufstellung folgt Camelot. Von der Aufstellung von 1932 (Option array=1932) sind die hintere Reihe und ein Ritter veröffentlicht; die anderen Felder sind erschlossen.",
  "How the game ends is not published. Here, as in Cam and Grand Cam, one piece in either enemy castle wins, and so does being the last player with pieces.":
    "Wie die Partie endet, ist nicht veröffentlicht. Hier gewinnt, wie in Cam und Grand Cam, eine Figur in einer der gegnerischen Burgen, und auch, wer als Letzter Figuren hat.",
  "A player who cannot move is passed over, and his pieces stay and may be taken. This is an assumption too.":
    "Wer nicht ziehen kann, setzt aus, und die Figuren bleiben stehen und dürfen geschlagen werden. Auch das ist eine Annahme.",
  "There are no automatic draws. When a position occurs for the third time, the player to move may claim a draw.":
    "Von selbst gibt es kein Remis. Entsteht eine Stellung zum dritten Mal, darf der Spieler am Zug Remis beanspruchen.",
  "The source lists the men, but its pictures are lost, and with them the opening position. The size of the board is inferred: 12 pawns fill one row of 12 files, and 36 men fill three rows; twelve ranks make it square. The opening position is a reconstruction. Both the position and the doubtful rules can be changed.":
    "Die Quelle nennt die Figuren, aber ihre Bilder sind verloren, und mit ihnen die Ausgangsstellung. Die Größe des Bretts ist erschlossen: 12 Bauern füllen eine Reihe aus 12 Linien, und 36 Figuren füllen drei Reihen; mit zwölf Reihen ist es quadratisch. Die Ausgangsstellung ist eine Rekonstruktion. Sowohl die Stellung als auch die zweifelhaften Regeln lassen sich ändern.",
  Reconstruction: "Rekonstruktion",
  "Whoever gets a piece into the enemy castle has lost. One piece is enough (the sources don't say; we follow AbstractPlay).":
    "Wer eine Figur in die gegnerische Burg bringt, hat verloren. Eine Figur genügt (die Quellen sagen es nicht; wir folgen AbstractPlay).",
  "Anti-Camelot": "Anti-Camelot",
  "The river cannot be entered or leapt over. Before the first move each player plants three trees on their own side. No piece may enter a tree's square.":
    "Der Fluss kann weder betreten noch übersprungen werden. Vor dem ersten Zug pflanzt jeder Spieler drei Bäume auf der eigenen Seite. Das Feld eines Baums darf keine Figur betreten.",
  "The sources call the trees obstructive. Here that means that no piece leaps over a tree either, unless the option treeLeap is set to canter.":
    "Die Quellen nennen die Bäume ein Hindernis. Hier heißt das, dass auch keine Figur über einen Baum hinwegsetzt, außer wenn die Option treeLeap auf canter gestellt ist.",
  "River Camelot": "River Camelot",
};
