// The rules and the courses in Spanish, by their English texts.
import type { Words } from "../../rules/own_words.ts";

export const books: Words = {
  "Cam is Camelot made small: a board of 67 squares, seven pieces per side, and one piece in the castle wins. It is the quickest way to learn, and a sharp game of its own.":
    "Cam es Camelot en pequeño: un tablero de 67 casillas, siete piezas por bando, y una pieza en el castillo gana. Es la manera más rápida de aprender, y un juego agudo por sí mismo.",
  "Each side has two knights and five men. White's castle is D1, Black's is D13.":
    "Cada bando tiene dos caballos y cinco peones. El castillo de las blancas es D1; el de las negras, D13.",
  "The aim": "El objetivo",
  "There is a castle at each end of the board. Bring one of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece, or when the other side has no move left.":
    "Hay un castillo en cada extremo del tablero. Lleva una de tus piezas al castillo del otro extremo y has ganado. También ganas si capturas todas las piezas enemigas, o si al otro bando no le queda ninguna jugada.",
  "White moves first, then the players take turns, one move each. Nobody may pass. There are only two kinds of piece: men and knights. Both move in every direction, forwards, backwards, sideways and diagonally; a knight can do one thing more.":
    "Empiezan las blancas; después los jugadores se turnan, una jugada cada uno. Nadie puede pasar. Solo hay dos clases de piezas: peones y caballos. Los dos se mueven en todas las direcciones, hacia delante, hacia atrás, de lado y en diagonal; un caballo puede hacer una cosa más.",
  "Into the castle": "Al castillo",
  "Two moves away. Step the man closer to the castle on D13.":
    "A dos jugadas. Acerca el peón un paso al castillo de D13.",
  "Tap the man, then D12.": "Toca el peón y luego D12.",
  "From there the castle is as far as before, or farther.": "Desde ahí el castillo está tan lejos como antes, o más.",
  "One step from winning": "A un paso de ganar",
  "Win the game.": "Gana la partida.",
  "Tap the man, then the flag.": "Toca el peón y luego la bandera.",
  "The game goes on. The castle was one step away.": "La partida sigue. El castillo estaba a un paso.",
  "The plain step": "El paso",
  "Any piece may step to an empty square beside it, in any of the eight directions. A step is a whole move by itself.":
    "Cualquier pieza puede dar un paso a una casilla vacía vecina, en cualquiera de las ocho direcciones. Un paso es por sí solo una jugada entera.",
  "A square that is taken cannot be landed on: no piece ever moves onto another.":
    "No se puede caer en una casilla ocupada: ninguna pieza se pone nunca sobre otra.",
  "A step is never part of a longer move: it joins neither a canter nor a jump.":
    "Un paso nunca es parte de una jugada más larga: no se une ni a un galope ni a un salto.",
  "The board has no corners. Where there is no square nothing can stand or land.":
    "El tablero no tiene esquinas. Donde no hay casilla, nada puede estar ni caer.",
  "A step": "Un paso",
  "Step the man to any square beside it.": "Da un paso con el peón a cualquier casilla vecina.",
  "Tap the man, then a dot.": "Toca el peón y luego un punto.",
  "The canter": "El galope",
  "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants. So an army in good order moves fast: a man at the back can be at the front in one move.":
    "Cualquier pieza puede pasar por encima de una amiga que esté a su lado, a la casilla vacía que hay justo detrás. Eso es un galope. No se captura nada. Desde ahí puede seguir galopando sobre otra amiga, y otra, girando como quiera, y puede parar donde quiera. Así, un ejército bien ordenado se mueve deprisa: un peón de atrás puede estar delante en una sola jugada.",
  "You never have to canter.": "Nunca estás obligado a galopar.",
  "A leap goes over exactly one piece that stands right beside you, and lands right behind it. Over an empty square there is no leap.":
    "Un brinco pasa sobre una sola pieza, que está justo a tu lado, y cae justo detrás de ella. Sobre una casilla vacía no hay brinco.",
  "Every leg of a move is a step to a neighbour or a leap of two squares in a straight line.":
    "Cada tramo de una jugada es un paso a una casilla vecina o un brinco de dos casillas en línea recta.",
  "A canter may pass over the square it began on, but not end there: that would be passing the turn.":
    "Un galope puede pasar por la casilla donde empezó, pero no acabar ahí: eso sería pasar el turno.",
  "Two leaps in one move": "Dos brincos en una jugada",
  "Bring the man from B4 to F4 in one move.": "Lleva el peón de B4 a F4 en una jugada.",
  "Tap B4, then the diamond on F4: the page finds the way over both friends.":
    "Toca B4 y luego el rombo de F4: la página encuentra el camino sobre las dos amigas.",
  "The jump": "El salto",
  "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot. Where there is a choice of enemies, the choice is yours: you need not take the most.":
    "Cualquier pieza puede saltar por encima de una enemiga que esté a su lado, a la casilla vacía que hay justo detrás, y la quita del tablero. Si puede volver a saltar desde donde ha caído, debe hacerlo, y así hasta que no pueda. Si hay varias enemigas a elegir, eliges tú: no tienes que capturar las más posibles.",
  "And this is what the game is about: if you can jump, you must. You may choose which jump, but not another kind of move. So a piece offered at the right moment pulls the enemy where you want him.":
    "Y de eso va el juego: si puedes saltar, debes hacerlo. Puedes elegir qué salto, pero no otra clase de jugada. Así que una pieza ofrecida en el momento justo lleva al enemigo adonde tú quieres.",
  "If any of your pieces can jump at once, your move has to take something: any jump of any piece will do, and so will a knight's charge.":
    "Si alguna de tus piezas puede saltar directamente, tu jugada tiene que capturar algo: vale cualquier salto de cualquier pieza, y también la carga de un caballo.",
  "A jump that can go on must go on. It ends where there is nothing left to jump.":
    "Un salto que puede seguir tiene que seguir. Acaba donde ya no queda nada que saltar.",
  "A piece that has been jumped is gone at once: it is not jumped twice, and its square is free for the rest of the move.":
    "Una pieza saltada desaparece al momento: no se salta dos veces, y su casilla queda libre para el resto de la jugada.",
  "Jump, and jump on": "Saltar, y seguir saltando",
  "Take both black men in one move.": "Captura los dos peones negros en una jugada.",
  "Tap the man, then the mark with the number 2.": "Toca el peón y luego la marca con el número 2.",
  "You must capture": "Tienes que capturar",
  "Try to step with the man on F5: the page says why not. Then do what you must.":
    "Intenta dar un paso con el peón de F5: la página dice por qué no. Luego haz lo que debes.",
  "The piece with the thick ring can capture: tap C5, then E7.":
    "La pieza con el anillo grueso puede capturar: toca C5 y luego E7.",
  "The knight's charge": "La carga del caballo",
  "This is the one thing that only knights can do. In a single move a knight may canter over friends, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round. A good charge crosses the whole board and takes half an army.":
    "Esto es lo único que solo pueden hacer los caballos. En una sola jugada, un caballo puede galopar sobre amigas, una o varias veces, y después saltar sobre enemigas, una o varias veces. Primero los galopes, luego los saltos, nunca al revés. Una buena carga cruza todo el tablero y captura medio ejército.",
  "If a charge is the only way to take something, you may leave it: only a direct jump compels.":
    "Si una carga es la única manera de capturar algo, puedes dejarla: solo obliga un salto directo.",
  "A man canters or jumps, but not both in one move. Only a knight may charge.":
    "Un peón galopa o salta, pero no las dos cosas en una jugada. Solo un caballo puede cargar.",
  "Once a knight has begun to jump, it cannot canter again in that move.":
    "Cuando un caballo ha empezado a saltar, ya no puede galopar en esa jugada.",
  "A knight that canters to a square from which it could jump has to take something before its move is over, there or further on. So it may neither stop on nor pass through such a square without capturing. If there is a way round, it may take that. Men are free of this rule.":
    "Un caballo que galopa a una casilla desde la que podría saltar tiene que capturar algo antes de que acabe su jugada, ahí o más adelante. Así que no puede parar en una casilla así ni pasar por ella sin capturar. Si hay un rodeo, puede tomarlo. Esta regla no vale para los peones.",
  "A charge": "Una carga",
  "Take both black men with the knight.": "Captura los dos peones negros con el caballo.",
  "Tap the knight, then the double ring. The dashed line is the canter, the full line the jumps.":
    "Toca el caballo y luego el doble anillo. La línea discontinua es el galope; la continua, los saltos.",
  "A charge is yours to take or to leave. Here you are asked to take both men.":
    "Una carga la tomas o la dejas. Aquí se te pide que captures los dos peones.",
  "Only knights charge": "Solo cargan los caballos",
  "Pick the man on D4 and try F8: the page says why not. Then canter to D6.":
    "Elige el peón de D4 y prueba F8: la página dice por qué no. Luego galopa a D6.",
  "Tap D4, then F8; then the diamond on D6.": "Toca D4 y luego F8; después, el rombo de D6.",
  "That is legal. But look how far the man on D4 can canter: to D6, and no jump after it.":
    "Es legal. Pero mira hasta dónde puede galopar el peón de D4: hasta D6, y sin salto después.",
  "A knight does not ride past": "Un caballo no pasa de largo",
  "Try to stop the knight on D6, beside the black man. Then charge.":
    "Intenta parar el caballo en D6, junto al peón negro. Luego carga.",
  "Tap D4, then D6; then the double ring on F8.": "Toca D4 y luego D6; después, el doble anillo de F8.",
  "That is legal. But the knight can canter to D6 and jump on from there in the same move.":
    "Es legal. Pero el caballo puede galopar a D6 y saltar desde ahí en la misma jugada.",
  "The castles": "Los castillos",
  "The castle at your end is your own; the one at the far end is your goal. Whoever gets a piece in there has won, whatever else is on the board.":
    "El castillo de tu extremo es el tuyo; el del otro extremo es tu meta. Quien mete una pieza en él ha ganado, haya lo que haya en el tablero.",
  "Your own castle is not a house to live in. No step and no canter may land there. Only a jump can carry a piece in, and then it has to come out again on your next turn, before anything else is done.":
    "Tu propio castillo no es una casa para vivir. Ni un paso ni un galope pueden acabar en él. Solo un salto puede llevar ahí una pieza, y entonces tiene que salir en tu turno siguiente, antes que ninguna otra cosa.",
  "If a piece of yours stands in your own castle at the start of your turn, it must leave now: by a jump, or a knight's charge, if it has a jump; otherwise by any move that leaves. This comes before captures elsewhere.":
    "Si una pieza tuya está en tu propio castillo al empezar tu turno, tiene que salir ya: con un salto, o con una carga del caballo, si tiene un salto; si no, con cualquier jugada que salga. Esto va antes que las capturas en otros sitios.",
  "Only a jump may land in your own castle.": "En tu propio castillo solo puede caer un salto.",
  "In some rule sets a jump that lands in its own castle ends there, even if it could go on.":
    "En algunos reglamentos, un salto que cae en su propio castillo acaba ahí, aunque pudiera seguir.",
  "A leg that lands in the enemy castle ends the move there, even if a jump could follow.":
    "Un tramo que cae en el castillo enemigo acaba ahí la jugada, aunque pudiera seguir un salto.",
  "A piece in the enemy castle never leaves it, and it is not asked to capture from there.":
    "Una pieza en el castillo enemigo nunca sale de él, y no se le pide que capture desde ahí.",
  "Out of your castle": "Fuera de tu castillo",
  "Try to take the black man with the man on F5. Then do what comes first.":
    "Intenta capturar el peón negro con el peón de F5. Luego haz lo que va primero.",
  "Tap the man on D1, then any dot.": "Toca el peón de D1 y luego cualquier punto.",
  "What you must do, in order": "Qué debes hacer, por orden",
  "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.":
    "Primero: salir de tu propio castillo, si hay en él una pieza tuya. Segundo: capturar, si alguna de tus piezas puede saltar directamente. Si no, juegas con libertad; una carga posible la tomas o la dejas.",
  "The page marks what you must do: pieces that satisfy it carry a thick red ring, and the line above the board says why.":
    "La página marca lo que debes hacer: las piezas que lo cumplen llevan un anillo rojo grueso, y la línea sobre el tablero dice por qué.",
  "A move begins on a square where one of your pieces stands.":
    "Una jugada empieza en una casilla donde está una de tus piezas.",
  "You move your own pieces, and only when it is your turn.": "Mueves tus propias piezas, y solo cuando te toca.",
  "A piece that is shut in, with nothing to step, canter or jump to, cannot move now.":
    "Una pieza encerrada, sin nada adonde dar un paso, galopar o saltar, no puede moverse ahora.",
  "After the end of the game nothing moves any more.": "Después del final de la partida ya no se mueve nada.",
  "How a game ends": "Cómo acaba una partida",
  "A piece in the enemy castle wins. So does taking the last enemy piece. A player who has no legal move on their turn loses.":
    "Una pieza en el castillo enemigo gana. También gana capturar la última pieza enemiga. Un jugador que en su turno no tiene ninguna jugada legal pierde.",
  "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time. A player may also resign.":
    "No hay tablas por sí solas: pero cuando una posición se da por tercera vez, quien tiene el turno puede reclamarlas, y se pueden ofrecer tablas en cualquier momento. Un jugador también puede rendirse.",
  "Finer points": "Detalles",
  "While a piece moves, the square it came from counts as empty. A jump may even end where it began.":
    "Mientras una pieza se mueve, la casilla de la que viene cuenta como vacía. Un salto puede incluso acabar donde empezó.",
  "Two ways of walking that begin and end on the same squares and take the same pieces are the same move. The page finds a way for you; if you want to walk it yourself, leg by leg, switch on the step mode beside the board.":
    "Dos caminos que empiezan y acaban en las mismas casillas y capturan las mismas piezas son la misma jugada. La página encuentra un camino por ti; si quieres recorrerlo tú, tramo a tramo, activa el modo por tramos junto al tablero.",
  "Perfect play": "Juego perfecto",
  "Where few pieces are left, it can be known who wins if both sides play without a mistake. A server that has such tables shows their values beside the board and on it, if you ask for “Perfect values”.":
    "Donde quedan pocas piezas, se puede saber quién gana si los dos bandos juegan sin errores. Un servidor que tiene esas tablas de finales muestra sus valores junto al tablero y en él, si pides «Valores perfectos».",
  "A piece carries the value of its best move, a square that of going there, for the side to move: +5 wins with its fifth move from here; = draws; −12 loses to the other side's twelfth move. The winner hurries and the loser holds out; draws by repetition or by a count of moves are left out of account.":
    "Una pieza lleva el valor de su mejor jugada, y una casilla el de ir a ella, para el bando que juega: +5 gana con su quinta jugada a partir de aquí; = tablas; −12 pierde ante la duodécima jugada del otro bando. Quien gana se da prisa y quien pierde aguanta; las tablas por repetición o por un número de jugadas no se tienen en cuenta.",
  "No piece leaps over a tree.": "Ninguna pieza pasa por encima de un árbol.",
  "Pieces canter over trees, as over friends.": "Las piezas galopan sobre los árboles, como sobre amigas.",
  "A jump that lands in its own castle goes on if it can.": "Un salto que cae en su propio castillo sigue si puede.",
  "A jump that lands in its own castle ends there; the piece leaves on the next turn.":
    "Un salto que cae en su propio castillo acaba ahí; la pieza sale en el turno siguiente.",
  "A piece in its own castle leaves by a jump if it has one.":
    "Una pieza en su propio castillo sale con un salto si lo tiene.",
  "A piece in its own castle may leave by any kind of move, even if it has a jump.":
    "Una pieza en su propio castillo puede salir con cualquier clase de jugada, aunque tenga un salto.",
  "A piece need not leave its own castle.": "Una pieza no tiene que salir de su propio castillo.",
  "Steps and canters may land in your own castle too.":
    "Los pasos y los galopes también pueden acabar en tu propio castillo.",
  "A knight that canters to where it could jump must capture.":
    "Un caballo que galopa adonde podría saltar tiene que capturar.",
  "A knight may canter past enemies it could jump, without capturing.":
    "Un caballo puede galopar junto a enemigas que podría saltar, sin capturar.",
  "Taking the last enemy wins even with a single piece left.":
    "Capturar la última enemiga gana incluso si solo queda una pieza propia.",
  "Taking the last enemy wins only with two pieces left.":
    "Capturar la última enemiga solo gana si quedan dos piezas propias.",
  "A player without a legal move loses.": "Un jugador sin jugada legal pierde.",
  "A player without a legal move loses only if the other side has two pieces.":
    "Un jugador sin jugada legal solo pierde si el otro bando tiene dos piezas.",
  "It is a draw when each side has one piece at most.": "Son tablas cuando cada bando tiene como mucho una pieza.",
  "One piece each is not yet a draw.": "Con una pieza cada uno aún no son tablas.",
  "A repeated position is not a draw by itself.": "Una posición repetida no son tablas por sí sola.",
  "The third time a position comes up is a draw.": "La tercera vez que se da una posición son tablas.",
  "There is no draw by a count of quiet moves.": "No hay tablas por un número de jugadas sin capturas.",
  "A hundred moves without a capture or a castle entry are a draw.":
    "Cien jugadas sin capturas ni entradas en un castillo son tablas.",
  "Through your own castle": "A través de tu propio castillo",
  "A jump may carry a piece into your own castle. On your next turn that piece has to come out again, before anything else is done.":
    "Un salto puede llevar una pieza a tu propio castillo. En tu turno siguiente esa pieza tiene que salir, antes que ninguna otra cosa.",
  "Home and out again": "A casa y otra vez fuera",
  "Take the black man on E2. The jump ends in your own castle.":
    "Captura el peón negro de E2. El salto acaba en tu propio castillo.",
  "Tap F3, then D1.": "Toca F3 y luego D1.",
  "Black offers a man. Try to take it with the man on E6: the page says why not. Then do what comes first.":
    "Las negras ofrecen un peón. Intenta capturarlo con el peón de E6: la página dice por qué no. Luego haz lo que va primero.",
  "The castle before men": "El castillo antes que los peones",
  "Where you must capture, the choice of the jump is yours. One that lands in the enemy castle wins at once, however many men another jump would take.":
    "Donde tienes que capturar, tú eliges el salto. Uno que cae en el castillo enemigo gana al momento, por muchos peones que capture otro salto.",
  "In by a jump": "Dentro con un salto",
  "Two of your men can jump. Win the game.": "Dos de tus peones pueden saltar. Gana la partida.",
  "Tap the man on D11, then the castle.": "Toca el peón de D11 y luego el castillo.",
  "That takes two men, but the game goes on. A jump into the castle wins it at once.":
    "Eso captura dos peones, pero la partida sigue. Un salto al castillo la gana al momento.",
  "Two jumps at once": "Dos saltos a la vez",
  "A piece beside an enemy can jump it, and can be jumped: what counts is which square behind is empty. At the edge of the board you can be jumped only along the edge. From there you can attack two men, and the other side saves only one.":
    "Una pieza junto a una enemiga puede saltarla, y puede ser saltada: lo que cuenta es qué casilla de detrás está vacía. En el borde del tablero solo te pueden saltar a lo largo del borde. Desde ahí puedes atacar dos peones, y el otro bando solo salva uno.",
  "A fork at the edge": "Un doble en el borde",
  "Attack two men at once, where none of them can take you.":
    "Ataca dos peones a la vez, donde ninguno pueda capturarte.",
  "From A7 you can jump over B6 and over B8. Tap A6, then A7.":
    "Desde A7 puedes saltar sobre B6 y sobre B8. Toca A6 y luego A7.",
  "From A5 you attack the man on B6 alone. It moves away, and you take nothing.":
    "Desde A5 solo atacas el peón de B6. Se aparta, y no capturas nada.",
  "There Black takes you at once: the squares behind you are empty.":
    "Ahí las negras te capturan enseguida: las casillas de detrás de ti están vacías.",
  "There Black takes you at once: C6 jumps to A8.": "Ahí las negras te capturan enseguida: C6 salta a A8.",
  "Black saved one man. Take what is left.": "Las negras han salvado un peón. Captura lo que queda.",
  "Tap A7, then C7. The jump goes on over the second man.": "Toca A7 y luego C7. El salto sigue sobre el segundo peón.",
  "Opening a lane": "Abrir un carril",
  "Men in a line with one empty square between them make a lane: a friend canters along it in one move. Often a single man is missing. Put it in its place, and the piece at the back gets to the front with its next move.":
    "Los peones en línea, con una casilla vacía entre ellos, forman un carril: una amiga galopa por él en una sola jugada. A menudo falta un solo peón. Ponlo en su sitio, y la pieza de atrás llega delante con su jugada siguiente.",
  "The missing man": "El peón que falta",
  "Place a man so that the one on D5 can canter to D11 with your next move.":
    "Coloca un peón de modo que el de D5 pueda galopar a D11 con tu jugada siguiente.",
  "Men on D6, D8 and D10 make the lane. Tap E7, then D8.":
    "Los peones de D6, D8 y D10 forman el carril. Toca E7 y luego D8.",
  "Then the way to D11 is not open. The lane needs a man on every second square of its line.":
    "Entonces el camino a D11 no está abierto. El carril necesita un peón en una casilla sí y otra no de su línea.",
  "The lane is open. Canter from D5 to D11.": "El carril está abierto. Galopa de D5 a D11.",
  "Tap D5, then D11.": "Toca D5 y luego D11.",
  "That is slower. The man on D5 can go three canters in one move.":
    "Eso es más lento. El peón de D5 puede dar tres galopes en una jugada.",
  "Offering a man": "Ofrecer un peón",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it: put a man beside it, with an empty square behind, and be ready to jump back.":
    "Si puedes saltar, debes hacerlo, y los demás también. Así que puedes llevar a un enemigo adonde quieras: pon un peón a su lado, con una casilla vacía detrás, y ten listo el salto de respuesta.",
  "An offer that wins": "Una oferta que gana",
  "Black has two men left. Offer one man so that you can take both.":
    "A las negras les quedan dos peones. Ofrece un peón de modo que puedas capturar los dos.",
  "Tap D6, then D7. Black has to jump to D6, beside your man on E5.":
    "Toca D6 y luego D7. Las negras tienen que saltar a D6, junto a tu peón de E5.",
  "Black jumps from D8 to B6, out of your reach.": "Las negras saltan de D8 a B6, fuera de tu alcance.",
  "Black jumps to F6 and on over E5: two of your men are gone.":
    "Las negras saltan a F6 y siguen sobre E5: pierdes dos peones.",
  "Black jumps from D8 to B6, and you do not get both men.":
    "Las negras saltan de D8 a B6, y no consigues los dos peones.",
  "That offers nothing: Black may move as it likes.": "Eso no ofrece nada: las negras juegan lo que quieren.",
  "Take the last two men and win the game.": "Captura los dos últimos peones y gana la partida.",
  "Tap E5, then A9.": "Toca E5 y luego A9.",
  "Two charging knights": "Dos caballos a la carga",
  "Two knights and two men against five men. A knight canters over your men and then jumps: keep a friend beside it, and look for enemies with an empty square behind them.":
    "Dos caballos y dos peones contra cinco peones. Un caballo galopa sobre tus peones y luego salta: ten una amiga a su lado, y busca enemigos con una casilla vacía detrás.",
  "You play White. Take three men and lose one at most.":
    "Juegas con blancas. Captura tres peones y pierde uno como mucho.",
  "Let Black come near, and mind what it could jump.": "Deja que las negras se acerquen, y vigila qué podrían saltar.",
  "A race to the castle": "Una carrera al castillo",
  "Three men each, and both castles are near. Count the moves: run where you are ahead, stand in the way where you are not.":
    "Tres peones cada uno, y los dos castillos están cerca. Cuenta las jugadas: corre donde llevas ventaja, ponte en medio donde no.",
  "You play White. Win the game in twelve moves at most.":
    "Juegas con blancas. Gana la partida en doce jugadas como mucho.",
  "A canter is worth two steps. A man beside the castle of the other side wins with its next move.":
    "Un galope vale dos pasos. Un peón junto al castillo del otro bando gana con su jugada siguiente.",
  "Camelot is the full game, sold since 1930: a board of 160 squares, fourteen pieces per side, and two pieces in the castle win.":
    "Camelot es el juego completo, a la venta desde 1930: un tablero de 160 casillas, catorce piezas por bando, y dos piezas en el castillo ganan.",
  "Each side has four knights and ten men. White's castle is F1 and G1, Black's is F16 and G16.":
    "Cada bando tiene cuatro caballos y diez peones. El castillo de las blancas es F1 y G1; el de las negras, F16 y G16.",
  "There is a castle of two squares at each end of the board. Bring two of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece while you have two pieces or more yourself.":
    "Hay un castillo de dos casillas en cada extremo del tablero. Lleva dos de tus piezas al castillo del otro extremo y has ganado. También ganas si capturas todas las piezas enemigas y a ti te quedan dos o más.",
  "The second piece": "La segunda pieza",
  "One piece is in the castle already. Win the game.": "Una pieza ya está en el castillo. Gana la partida.",
  "Tap the man on G15, then the empty castle square.": "Toca el peón de G15 y luego la casilla vacía del castillo.",
  "The game goes on. The castle needs two pieces, and one is in already.":
    "La partida sigue. El castillo necesita dos piezas, y una ya está dentro.",
  "The castle at your end is your own; the one at the far end is your goal. A piece that has reached the goal stays there and waits for a second one.":
    "El castillo de tu extremo es el tuyo; el del otro extremo es tu meta. Una pieza que ha llegado a la meta se queda allí y espera a una segunda.",
  "A piece in the enemy castle may move across to its other square, to make room. Each player may do this twice in a game. It is a castle move and a whole turn.":
    "Una pieza en el castillo enemigo puede pasar a su otra casilla, para hacer sitio. Cada jugador puede hacerlo dos veces en una partida. Es una jugada de castillo, y un turno entero.",
  "Making room": "Hacer sitio",
  "Move the man across the castle.": "Mueve el peón al otro lado del castillo.",
  "Tap F16, then G16.": "Toca F16 y luego G16.",
  "That is legal, too. Here the man in the castle is asked to move across it.":
    "También es legal. Aquí se pide que el peón del castillo pase a la otra casilla.",
  "Two pieces in the enemy castle win. Taking the last enemy piece wins if you have two pieces or more. A player who has no legal move loses if the other side has two pieces or more; otherwise it is a draw.":
    "Dos piezas en el castillo enemigo ganan. Capturar la última pieza enemiga gana si tienes dos piezas o más. Un jugador que no tiene ninguna jugada legal pierde si el otro bando tiene dos piezas o más; si no, son tablas.",
  "It is a draw when each side has one piece at most, when a position comes up for the third time, or when fifty moves by each side have passed without a capture or a piece newly reaching a castle. A draw can also be offered and accepted, and a player may resign.":
    "Son tablas cuando cada bando tiene como mucho una pieza, cuando una posición se da por tercera vez, o cuando cada bando ha hecho cincuenta jugadas sin una captura ni una pieza que llegue de nuevo a un castillo. También se pueden ofrecer y aceptar tablas, y un jugador puede rendirse.",
  "Saving a draw": "Salvar las tablas",
  "One piece alone cannot win: the castle needs two, and so does taking the last enemy. When each side has one piece at most, the game is drawn. So a player who is behind takes what is left to take.":
    "Una pieza sola no puede ganar: el castillo necesita dos, y capturar la última enemiga también. Cuando cada bando tiene como mucho una pieza, la partida es tablas. Así que quien va por detrás captura lo que quede por capturar.",
  "One each": "Uno cada uno",
  "You have one man left, Black has two. Save the draw.": "A ti te queda un peón; a las negras, dos. Salva las tablas.",
  "Tap E6, then G8. One man each is a draw.": "Toca E6 y luego G8. Un peón cada uno son tablas.",
  "Two into the castle": "Dos al castillo",
  "The castle needs two. The first piece is safe there, but all it can still do is make room for the second one.":
    "El castillo necesita dos. La primera pieza está segura allí, pero ya solo puede hacer sitio a la segunda.",
  "You play White. Win the game in fifteen moves at most.":
    "Juegas con blancas. Gana la partida en quince jugadas como mucho.",
  "Bring your men close together before the first one goes in.": "Junta tus peones antes de que entre el primero.",
  "Camette is the smallest of the family: 23 squares, four pieces per side, over in five minutes. One piece in the castle wins.":
    "Camette es el más pequeño de la familia: 23 casillas, cuatro piezas por bando, y acaba en cinco minutos. Una pieza en el castillo gana.",
  "Each side has one knight and three men. White's castle is C1, Black's is C7.":
    "Cada bando tiene un caballo y tres peones. El castillo de las blancas es C1; el de las negras, C7.",
  "Camette is known whole, all 634 million positions of it: with perfect play nobody wins. Of White's 22 first moves four hold the draw, B3-A3 and B3-B2 and their mirror images D3-E3 and D3-D2. All others lose, B3-C4 to Black's sixteenth move, C3-C4 to Black's first. The longest win of the game takes 33 moves. How this was found and checked is described in doc/camette.md, which comes with the program.":
    "Camette se conoce entero, con sus 634 millones de posiciones: con juego perfecto no gana nadie. De las 22 primeras jugadas de las blancas, cuatro mantienen las tablas: B3-A3 y B3-B2 y sus reflejos D3-E3 y D3-D2. Todas las demás pierden, B3-C4 ante la jugada dieciséis de las negras, C3-C4 ante la primera. La victoria más larga del juego son 33 jugadas. Cómo se averiguó y comprobó se describe en doc/camette.md, que viene con el programa.",
  "A race on a small board": "Una carrera en un tablero pequeño",
  "On this board the castles are never far. One careless move lets the other side in.":
    "En este tablero los castillos nunca están lejos. Una jugada descuidada deja entrar al otro bando.",
  "You play White. Win the game in ten moves at most.":
    "Juegas con blancas. Gana la partida en diez jugadas como mucho.",
  "A man beside the castle of the other side must be answered at once.":
    "A un peón junto al castillo del otro bando hay que responderle enseguida.",
  "Chivalry came before Camelot and is grander: 176 squares, twenty pieces per side, eight of them knights. Two pieces in the castle win.":
    "Chivalry es anterior a Camelot y más grandioso: 176 casillas, veinte piezas por bando, ocho de ellas caballos. Dos piezas en el castillo ganan.",
  "Each side has eight knights and twelve men. White's castle is G1 and H1, Black's is G16 and H16.":
    "Cada bando tiene ocho caballos y doce peones. El castillo de las blancas es G1 y H1; el de las negras, G16 y H16.",
  "Mini-Camelot is a small Camelot used in programming courses: 88 squares, six men per side, no knights, and one leg per move. One man in the castle wins.":
    "Mini-Camelot es un Camelot pequeño que se usa en cursos de programación: 88 casillas, seis peones por bando, sin caballos, y un tramo por jugada. Un peón en el castillo gana.",
  "Each side has six men. White's castle is D1 and E1, Black's is D14 and E14.":
    "Cada bando tiene seis peones. El castillo de las blancas es D1 y E1; el de las negras, D14 y E14.",
  "There is a castle of two squares at each end of the board. Bring one of your men into the castle at the far end and you have won. You also win by taking every enemy man, or when the other side has no move left.":
    "Hay un castillo de dos casillas en cada extremo del tablero. Lleva uno de tus peones al castillo del otro extremo y has ganado. También ganas si capturas todos los peones enemigos, o si al otro bando no le queda ninguna jugada.",
  "White moves first, then the players take turns, one move each. Nobody may pass. Men move in every direction, forwards, backwards, sideways and diagonally. A move is one step, one canter or one jump.":
    "Empiezan las blancas; después los jugadores se turnan, una jugada cada uno. Nadie puede pasar. Los peones se mueven en todas las direcciones, hacia delante, hacia atrás, de lado y en diagonal. Una jugada es un paso, un galope o un salto.",
  "One man is enough": "Un peón basta",
  "Tap the man, then a flag.": "Toca el peón y luego una bandera.",
  "A man may step to an empty square beside it, in any of the eight directions.":
    "Un peón puede dar un paso a una casilla vacía vecina, en cualquiera de las ocho direcciones.",
  "A man may leap over a friend that stands beside it, to the empty square right behind. Nothing is taken, and the move is over: it never leaps on. You never have to canter.":
    "Un peón puede pasar por encima de un amigo que esté a su lado, a la casilla vacía que hay justo detrás. No se captura nada, y la jugada acaba: nunca sigue brincando. Nunca estás obligado a galopar.",
  "A move is one step, one canter or one jump. Where a second leap could follow, it has to wait for your next turn.":
    "Una jugada es un paso, un galope o un salto. Donde podría seguir un segundo brinco, tiene que esperar a tu turno siguiente.",
  "One leap and no more": "Un brinco y nada más",
  "Canter with the man on C4 as far as it gets in one move.":
    "Galopa con el peón de C4 hasta donde llegue en una jugada.",
  "Tap C4, then the diamond on E6. The leap on to G8 has to wait.":
    "Toca C4 y luego el rombo de E6. El brinco hasta G8 tiene que esperar.",
  "A man may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Then the move is over: one man taken, even if another could be.":
    "Un peón puede saltar por encima de un enemigo que esté a su lado, a la casilla vacía que hay justo detrás, y lo quita del tablero. Entonces la jugada acaba: un peón capturado, aunque se pudiera capturar otro.",
  "If you can jump, you must. You may choose which jump.": "Si puedes saltar, debes hacerlo. Puedes elegir qué salto.",
  "If any of your men can jump, your move has to be a jump.":
    "Si alguno de tus peones puede saltar, tu jugada tiene que ser un salto.",
  "Men must, too": "Los peones también deben",
  "Try to step with the man on G4: the page says why not. Then do what you must.":
    "Intenta dar un paso con el peón de G4: la página dice por qué no. Luego haz lo que debes.",
  "The man with the thick ring can capture: tap C4, then E6.":
    "El peón con el anillo grueso puede capturar: toca C4 y luego E6.",
  "One at a time": "De uno en uno",
  "Two black men stand in a row. Take the first; the second has to wait.":
    "Hay dos peones negros en fila. Captura el primero; el segundo tiene que esperar.",
  "Tap C4, then E6.": "Toca C4 y luego E6.",
  "The castle at the far end is your goal: whoever gets a man in there has won. Your own castle is a place like any other: any move may enter it, and nobody has to leave it.":
    "El castillo del otro extremo es tu meta: quien mete en él un peón ha ganado. Tu propio castillo es un sitio como cualquier otro: cualquier jugada puede entrar en él, y nadie tiene que salir.",
  "A man that reaches the enemy castle has won; there is no move after that.":
    "Un peón que llega al castillo enemigo ha ganado; después no hay más jugadas.",
  "A man in the enemy castle never leaves it.": "Un peón en el castillo enemigo nunca sale de él.",
  "What you must do": "Qué debes hacer",
  "Capture, if any of your men can jump. Otherwise you are free to move as you like.":
    "Capturar, si alguno de tus peones puede saltar. Si no, juegas con libertad.",
  "A move begins on a square where one of your men stands.":
    "Una jugada empieza en una casilla donde está uno de tus peones.",
  "You move your own men, and only when it is your turn.": "Mueves tus propios peones, y solo cuando te toca.",
  "A man that is shut in, with nothing to step, canter or jump to, cannot move now.":
    "Un peón encerrado, sin nada adonde dar un paso, galopar o saltar, no puede moverse ahora.",
  "One man in the enemy castle wins. So does taking the last enemy man. A player who has no legal move on their turn loses.":
    "Un peón en el castillo enemigo gana. También gana capturar el último peón enemigo. Un jugador que en su turno no tiene ninguna jugada legal pierde.",
  "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time.":
    "No hay tablas por sí solas: pero cuando una posición se da por tercera vez, quien tiene el turno puede reclamarlas, y se pueden ofrecer tablas en cualquier momento.",
  "What is known, and what we made of it": "Qué se sabe, y qué hemos hecho con ello",
  "The game is used in programming courses and is described here in its usual form. The courses say nothing about your own castle: here any move may enter it, and nobody has to leave it.":
    "El juego se usa en cursos de programación y aquí se describe en su forma habitual. Los cursos no dicen nada de tu propio castillo: aquí cualquier jugada puede entrar en él, y nadie tiene que salir.",
  "A step of a man": "Un paso de un peón",
  Castles: "Castillos",
  "In other games of the family your own castle is closed to steps. Here you may go in and stay. The castle of the other side wins, also by a jump.":
    "En otros juegos de la familia tu propio castillo está cerrado a los pasos. Aquí puedes entrar y quedarte. El castillo del otro bando gana, también con un salto.",
  "Your own castle is open": "Tu propio castillo está abierto",
  "Step into your own castle.": "Da un paso a tu propio castillo.",
  "Tap D2, then D1 or E1.": "Toca D2 y luego D1 o E1.",
  "The castle is on D1 and E1.": "El castillo está en D1 y E1.",
  "In by a jump, with one leap": "Dentro con un salto, de un brinco",
  "Tap D12, then D14.": "Toca D12 y luego D14.",
  "That takes a man, but the game goes on. A jump into the castle wins it at once.":
    "Eso captura un peón, pero la partida sigue. Un salto al castillo la gana al momento.",
  "Who is first": "Quién llega primero",
  "Each side is two steps from the other's castle. It is your turn: go.":
    "Cada bando está a dos pasos del castillo del otro. Te toca: adelante.",
  "Tap D12, then a square of rank 13.": "Toca D12 y luego una casilla de la fila 13.",
  "Now Black is at least as near as you are, and it is Black's turn. In a race every move counts.":
    "Ahora las negras están al menos tan cerca como tú, y es su turno. En una carrera cada jugada cuenta.",
  "Black would be in with the next move. Win the game.":
    "Las negras entrarían con la jugada siguiente. Gana la partida.",
  "Tap the man, then the castle.": "Toca el peón y luego el castillo.",
  "That lets Black into your castle.": "Eso deja entrar a las negras en tu castillo.",
  "Which jump": "Qué salto",
  "Before you jump, look where you land. A man that lands beside an enemy, with an empty square behind it, is taken next. At the edge of the board it can be taken only along the edge.":
    "Antes de saltar, mira dónde caes. A un peón que cae junto a un enemigo, con una casilla vacía detrás, lo capturan después. En el borde del tablero solo se le puede capturar a lo largo del borde.",
  "The safe jump": "El salto seguro",
  "Two jumps are open. Choose the one after which Black cannot take you.":
    "Hay dos saltos posibles. Elige aquel tras el que las negras no puedan capturarte.",
  "A7 is at the edge. Tap C5, then A7.": "A7 está en el borde. Toca C5 y luego A7.",
  "On E7 the man on F8 takes you: D6 behind you is empty now.":
    "En E7 te captura el peón de F8: D6, detrás de ti, está ahora vacía.",
  "A fork of one leap": "Un doble de un solo brinco",
  "Black takes you there, or you attack one man only. It moves away, and you take nothing.":
    "Ahí las negras te capturan, o solo atacas un peón. Se aparta, y no capturas nada.",
  "Black saved one man. Take the other.": "Las negras han salvado un peón. Captura el otro.",
  "Tap A7, then C9.": "Toca A7 y luego C9.",
  "The last man": "El último peón",
  "Black has one man left. Offer a man so that you can take it.":
    "A las negras les queda un peón. Ofrece un peón de modo que puedas capturarlo.",
  "Tap D6, then D7. Black has to jump to D6, beside your man on D5.":
    "Toca D6 y luego D7. Las negras tienen que saltar a D6, junto a tu peón de D5.",
  "Black jumps to B6, out of your reach.": "Las negras saltan a B6, fuera de tu alcance.",
  "Black jumps to F6, out of your reach.": "Las negras saltan a F6, fuera de tu alcance.",
  "Take the last man and win the game.": "Captura el último peón y gana la partida.",
  "Tap D5, then D7.": "Toca D5 y luego D7.",
  "Three men each": "Tres peones cada uno",
  "A man beside a castle wins with its next move. Every move that makes Black jump is a move that Black does not run.":
    "Un peón junto a un castillo gana con su jugada siguiente. Cada jugada que obliga a las negras a saltar es una jugada en la que no corren.",
  "Grand Cam is Cam for four: a board of 93 squares with a castle on each of its four sides, seven pieces each, two teams. One piece of a team in its goal wins for both partners.":
    "Grand Cam es Cam para cuatro: un tablero de 93 casillas con un castillo en cada uno de sus cuatro lados, siete piezas cada uno, dos equipos. Una pieza de un equipo en su meta gana para los dos compañeros.",
  "Each player has two knights and five men. Red sits at the foot of the board with the castle G1, Green at the head with G13, Blue at the left with A7, Yellow at the right with M7.":
    "Cada jugador tiene dos caballos y cinco peones. Las rojas están abajo, con el castillo G1; las verdes arriba, con G13; las azules a la izquierda, con A7; las amarillas a la derecha, con M7.",
  "Four play in two teams: Red and Blue against Green and Yellow. Your partner sits at the side next to you, and their castle and yours are not your goals.":
    "Juegan cuatro en dos equipos: rojas y azules contra verdes y amarillas. Tu compañero se sienta en el lado contiguo al tuyo, y ni su castillo ni el tuyo son metas para tu equipo.",
  "Bring one of your pieces into the castle opposite yours and your team has won. It also wins by taking every piece of both opponents, or when neither of them can move.":
    "Lleva una de tus piezas al castillo de enfrente del tuyo y tu equipo ha ganado. También gana si captura todas las piezas de los dos rivales, o si ninguno de ellos puede moverse.",
  "The order of play is Red, Green, Blue, Yellow, so that the teams take turns. Nobody may pass. You move only your own pieces. To tell the players apart without colours, every piece has a sign on its head: Red a bar upright, Blue a bar across, Green a bar slanting, Yellow a dot.":
    "El orden de juego es rojas, verdes, azules, amarillas, para que los equipos se turnen. Nadie puede pasar. Solo mueves tus propias piezas. Para distinguir a los jugadores sin colores, cada pieza tiene un signo en la cabeza: las rojas, una barra vertical; las azules, una barra horizontal; las verdes, una barra inclinada; las amarillas, un punto.",
  "Into the castle opposite": "Al castillo de enfrente",
  "You play Red. Win the game for Red and Blue.": "Juegas con rojas. Gana la partida para rojas y azules.",
  "Tap the red man, then the flag in Green's castle.": "Toca el peón rojo y luego la bandera del castillo verde.",
  "A step among four": "Un paso entre cuatro",
  "The canter, over a partner too": "El galope, también sobre un compañero",
  "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Friends are your own pieces and your partner's. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants.":
    "Cualquier pieza puede pasar por encima de una amiga que esté a su lado, a la casilla vacía que hay justo detrás. Eso es un galope. Amigas son tus propias piezas y las de tu compañero. No se captura nada. Desde ahí puede seguir galopando sobre otra amiga, y otra, girando como quiera, y puede parar donde quiera.",
  "Over your partner": "Sobre tu compañero",
  "Bring the red man from F3 to H7 in one move, over both blue men.":
    "Lleva el peón rojo de F3 a H7 en una jugada, sobre los dos peones azules.",
  "Tap F3, then the diamond on H7.": "Toca F3 y luego el rombo de H7.",
  "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Enemies are the pieces of both opponents. If it can jump again from where it landed, it must, and so on until it cannot.":
    "Cualquier pieza puede saltar por encima de una enemiga que esté a su lado, a la casilla vacía que hay justo detrás, y la quita del tablero. Enemigas son las piezas de los dos rivales. Si puede volver a saltar desde donde ha caído, debe hacerlo, y así hasta que no pueda.",
  "And as in all games of the family: if you can jump, you must. You may choose which jump, but not another kind of move. What your partner could capture does not bind you.":
    "Y como en todos los juegos de la familia: si puedes saltar, debes hacerlo. Puedes elegir qué salto, pero no otra clase de jugada. Lo que podría capturar tu compañero no te obliga.",
  "One of each opponent": "Uno de cada rival",
  "Take a green and a yellow man in one move.": "Captura un peón verde y uno amarillo en una jugada.",
  "Tap the red man, then the mark with the number 2.": "Toca el peón rojo y luego la marca con el número 2.",
  "Red must": "Las rojas deben",
  "Try to step with the man on I4: the page says why not. Then do what you must.":
    "Intenta dar un paso con el peón de I4: la página dice por qué no. Luego haz lo que debes.",
  "The piece with the thick ring can capture: tap E4, then G6.":
    "La pieza con el anillo grueso puede capturar: toca E4 y luego G6.",
  "In a single move a knight may canter over friends, a partner's among them, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.":
    "En una sola jugada, un caballo puede galopar sobre amigas, entre ellas las de un compañero, una o varias veces, y después saltar sobre enemigas, una o varias veces. Primero los galopes, luego los saltos, nunca al revés.",
  "A charge with a partner's help": "Una carga con ayuda del compañero",
  "Take both enemies with the red knight.": "Captura las dos enemigas con el caballo rojo.",
  "A knight among four does not ride past": "Entre cuatro, un caballo tampoco pasa de largo",
  "Try to stop the knight on G5, beside the green man. Then charge.":
    "Intenta parar el caballo en G5, junto al peón verde. Luego carga.",
  "Tap E3, then G5; then the double ring on I7.": "Toca E3 y luego G5; después, el doble anillo de I7.",
  "Four castles": "Cuatro castillos",
  "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. Whoever gets a piece in there has won for both partners.":
    "El castillo de enfrente es tu meta: el de las verdes para las rojas y al revés, el de las amarillas para las azules y al revés. Quien mete una pieza en él ha ganado para los dos compañeros.",
  "The two castles at the sides, your partner's and the other opponent's, are closed to you. Whether a jump may land there is not settled in the sources; usually it may not, and you can choose otherwise.":
    "Los dos castillos de los lados, el de tu compañero y el del otro rival, están cerrados para ti. Las fuentes no dejan claro si un salto puede caer en ellos; normalmente no puede, y puedes elegir otra cosa.",
  "You enter no castle but the one opposite yours and, by a jump, your own.":
    "No entras en ningún castillo, salvo en el de enfrente del tuyo y, con un salto, en el tuyo.",
  "A leg that lands in the castle opposite ends the move there, even if a jump could follow.":
    "Un tramo que cae en el castillo de enfrente acaba ahí la jugada, aunque pudiera seguir un salto.",
  "A piece in the castle opposite never leaves it, and it is not asked to capture from there.":
    "Una pieza en el castillo de enfrente nunca sale de él, y no se le pide que capture desde ahí.",
  "Closed at the sides": "Cerrado a los lados",
  "Try to step into your partner's castle on A7: the page says why not. Then step straight back to B7.":
    "Intenta dar un paso al castillo de tu compañero en A7: la página dice por qué no. Luego da un paso atrás en recto, a B7.",
  "Tap B8, then A7; then the dot on B7.": "Toca B8 y luego A7; después, el punto de B7.",
  "Out of Red's castle": "Fuera del castillo rojo",
  "Try to take the green man with the man on D4. Then do what comes first.":
    "Intenta capturar el peón verde con el peón de D4. Luego haz lo que va primero.",
  "Tap the man on G1, then any dot.": "Toca el peón de G1 y luego cualquier punto.",
  "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your own pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.":
    "Primero: salir de tu propio castillo, si hay en él una pieza tuya. Segundo: capturar, si alguna de tus propias piezas puede saltar directamente. Si no, juegas con libertad; una carga posible la tomas o la dejas.",
  "You move your own pieces, not your partner's, and only when it is your turn.":
    "Mueves tus propias piezas, no las de tu compañero, y solo cuando te toca.",
  "A piece in the castle opposite wins for its team. So does taking the last piece of both opponents. A player who cannot move is passed over; if the partner cannot move either, the team has lost.":
    "Una pieza en el castillo de enfrente gana para su equipo. También gana capturar la última pieza de los dos rivales. A un jugador que no puede moverse se le salta el turno; si tampoco puede moverse su compañero, el equipo ha perdido.",
  "Board, pieces, teams, turns and goals are published. Whether a jump may land in a castle at the sides is not settled: here it may not, unless you choose so.":
    "El tablero, las piezas, los equipos, los turnos y las metas están publicados. No está claro si un salto puede caer en un castillo de los lados: aquí no puede, si no eliges otra cosa.",
  "A jump may land in a castle at the sides, and goes on from there if it can.":
    "Un salto puede caer en un castillo de los lados, y sigue desde ahí si puede.",
  "The castles at the sides are closed to jumps as well.":
    "Los castillos de los lados también están cerrados a los saltos.",
  "All four knights stand in the back row.": "Los cuatro caballos están en la última fila.",
  "Two knights stand at the ends of the back row, two at the ends of the row before it.":
    "Dos caballos están en los extremos de la última fila, y dos en los extremos de la fila anterior.",
  "Where you must capture, the choice of the jump is yours. One that lands in the castle opposite wins at once, for your partner too.":
    "Donde tienes que capturar, tú eliges el salto. Uno que cae en el castillo de enfrente gana al momento, también para tu compañero.",
  "In by a jump, among four": "Dentro con un salto, entre cuatro",
  "Two red men can jump. Win the game for Red and Blue.":
    "Dos peones rojos pueden saltar. Gana la partida para rojas y azules.",
  "Tap G11, then the castle on G13.": "Toca G11 y luego el castillo de G13.",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Three others move before your next turn: see that none of them can spoil it.":
    "Si puedes saltar, debes hacerlo, y los demás también. Así que puedes llevar a un enemigo adonde quieras. Otros tres juegan antes de tu turno siguiente: procura que ninguno pueda estropearlo.",
  "An offer to Green": "Una oferta a las verdes",
  "Offer a red man so that you can take both green men.":
    "Ofrece un peón rojo de modo que puedas capturar los dos peones verdes.",
  "Tap F6, then F7. Green has to jump to F6, beside your man on G5.":
    "Toca F6 y luego F7. Las verdes tienen que saltar a F6, junto a tu peón de G5.",
  "After that Green does not come where you can take two men.":
    "Después de eso las verdes no van adonde puedes capturar dos peones.",
  "Take both green men.": "Captura los dos peones verdes.",
  "Tap G5, then C9.": "Toca G5 y luego C9.",
  "Nobody left": "No queda nadie",
  "A team has won when both opponents have no piece left. One opponent without pieces is out of the game, and the other one plays on.":
    "Un equipo ha ganado cuando a los dos rivales no les queda ninguna pieza. Un rival sin piezas queda fuera de la partida, y el otro sigue jugando.",
  "The last of both": "El último de los dos",
  "Green and Yellow have one man each. Win the game for Red and Blue.":
    "Verdes y amarillas tienen un peón cada una. Gana la partida para rojas y azules.",
  "Tap E4, then G8.": "Toca E4 y luego G8.",
  "One of them is still there. Look for the move that takes both.":
    "Uno de ellos sigue ahí. Busca la jugada que captura los dos.",
  "Side by side": "Codo con codo",
  "The page plays Blue, your partner, and both opponents.":
    "La página juega con las azules, tu compañero, y con los dos rivales.",
  "You play Red. Win the game for Red and Blue in ten moves at most.":
    "Juegas con rojas. Gana la partida para rojas y azules en diez jugadas como mucho.",
  "Your partner's castle counts as much as yours: sometimes it is enough to stand in somebody's way.":
    "El castillo de tu compañero cuenta tanto como el tuyo: a veces basta con ponerse en medio del camino de alguien.",
  "Grand Camelot is Camelot for four: a board of 180 squares with a castle on each of its four sides, twelve pieces each, two teams. Two pieces of a team in its goals win for both partners.":
    "Grand Camelot es Camelot para cuatro: un tablero de 180 casillas con un castillo en cada uno de sus cuatro lados, doce piezas cada uno, dos equipos. Dos piezas de un equipo en sus metas ganan para los dos compañeros.",
  "Each player has four knights and eight men. Red sits at the foot of the board with the castle H1 and I1, Green at the head with H16 and I16, Blue at the left with A8 and A9, Yellow at the right with P8 and P9.":
    "Cada jugador tiene cuatro caballos y ocho peones. Las rojas están abajo, con el castillo H1 e I1; las verdes arriba, con H16 e I16; las azules a la izquierda, con A8 y A9; las amarillas a la derecha, con P8 y P9.",
  "Bring two pieces of your team into its goals and you have won: both of one player, or one of each. It also wins by taking every piece of both opponents while it has two pieces or more itself.":
    "Lleva dos piezas de tu equipo a sus metas y tu equipo ha ganado: las dos de un jugador, o una de cada uno. También gana si captura todas las piezas de los dos rivales y le quedan dos o más.",
  "One of each": "Una de cada uno",
  "Your partner Blue has a piece in Yellow's castle already. Win the game for Red and Blue.":
    "Tu compañero, con las azules, ya tiene una pieza en el castillo amarillo. Gana la partida para rojas y azules.",
  "Tap the red man on G15, then the flag on H16.": "Toca el peón rojo de G15 y luego la bandera de H16.",
  "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. A piece that has reached it stays there and waits for a second one, yours or your partner's.":
    "El castillo de enfrente es tu meta: el de las verdes para las rojas y al revés, el de las amarillas para las azules y al revés. Una pieza que ha llegado a él se queda allí y espera a una segunda, tuya o de tu compañero.",
  "Making room for the team": "Hacer sitio para el equipo",
  "Tap H16, then I16.": "Toca H16 y luego I16.",
  "Two pieces of a team in its goals win, both of one player or one of each. Taking the last piece of both opponents wins if the team has two pieces or more. A player who cannot move is passed over; if the partner cannot move either, the team loses if the others have two pieces or more, and otherwise it is a draw.":
    "Dos piezas de un equipo en sus metas ganan, las dos de un jugador o una de cada uno. Capturar la última pieza de los dos rivales gana si el equipo tiene dos piezas o más. A un jugador que no puede moverse se le salta el turno; si tampoco puede moverse su compañero, el equipo pierde si los otros tienen dos piezas o más, y si no, son tablas.",
  "It is a draw when each team has one piece at most, when a position comes up for the third time, or when a hundred moves, all players' counted, have passed without a capture or a piece newly reaching a goal. A draw can also be offered and accepted.":
    "Son tablas cuando cada equipo tiene como mucho una pieza, cuando una posición se da por tercera vez, o cuando pasan cien jugadas, contadas las de todos, sin una captura ni una pieza que llegue de nuevo a una meta. También se pueden ofrecer y aceptar tablas.",
  "Where the knights of Grand Camelot stand at the start was not read on the federation's own page. The usual starting position follows Camelot and another public implementation: the knights on F3, K3, G4 and J4, and by quarter turns for the others.":
    "Dónde están los caballos de Grand Camelot al empezar no se ha leído en la página de la propia federación. La posición inicial habitual sigue a Camelot y a otra versión pública: los caballos en F3, K3, G4 y J4, y para los demás con cuartos de vuelta.",
  "The starting position of 1932 has all four in the back row, F3, G3, J3 and K3. The back row and F3 are published, the other squares inferred. Choose it under “More choices”; any other position can be set up in the editor or given as a FEN.":
    "La posición inicial de 1932 tiene los cuatro en la última fila: F3, G3, J3 y K3. La última fila y F3 están publicadas; las otras casillas, deducidas. Elígela en «Más opciones»; cualquier otra posición se puede preparar en el editor o dar como FEN.",
  "A team has won when both opponents have no piece left, if it has two itself. One opponent without pieces is out of the game, and the other one plays on.":
    "Un equipo ha ganado cuando a los dos rivales no les queda ninguna pieza, si él tiene dos. Un rival sin piezas queda fuera de la partida, y el otro sigue jugando.",
  "Two for the team": "Dos para el equipo",
  "The page plays Blue, your partner, and both opponents. Two pieces of the team in its goals win, yours or Blue's.":
    "La página juega con las azules, tu compañero, y con los dos rivales. Dos piezas del equipo en sus metas ganan, tuyas o de las azules.",
  "One piece of yours and one of Blue's are enough.": "Basta con una pieza tuya y una azul.",
  "Tri-Camelot is Camelot for three players on 73 hexagons, with eight pieces each. Everyone plays alone. One piece in either of the other castles wins.":
    "Tri-Camelot es Camelot para tres jugadores sobre 73 hexágonos, con ocho piezas cada uno. Cada uno juega por su cuenta. Una pieza en cualquiera de los otros castillos gana.",
  "Each player has three knights and five men. Blue's castle is F1, Red's is A16, Green's is K16. Blue begins, then Red, then Green.":
    "Cada jugador tiene tres caballos y cinco peones. El castillo de las azules es F1; el de las rojas, A16; el de las verdes, K16. Empiezan las azules, luego las rojas, luego las verdes.",
  "There is a castle in each of the three corners. Bring one of your pieces into a castle that is not your own and you have won. You also win by being the last player with pieces.":
    "Hay un castillo en cada una de las tres esquinas. Lleva una de tus piezas a un castillo que no sea el tuyo y has ganado. También ganas si eres el último jugador con piezas.",
  "The order of play is Blue, Red, Green. Nobody may pass. There are no partners: the pieces of both others are enemies. To tell the players apart without colours, every piece has a sign on its head: Blue a bar across, Red a bar upright, Green a bar slanting.":
    "El orden de juego es azules, rojas, verdes. Nadie puede pasar. No hay compañeros: las piezas de los otros dos son enemigas. Para distinguir a los jugadores sin colores, cada pieza tiene un signo en la cabeza: las azules, una barra horizontal; las rojas, una barra vertical; las verdes, una barra inclinada.",
  "Either castle will do": "Vale cualquiera de los dos castillos",
  "You play Blue. Win the game.": "Juegas con azules. Gana la partida.",
  "Tap the blue man, then the flag in Red's castle.": "Toca el peón azul y luego la bandera del castillo rojo.",
  "Hexagons and the plain step": "Hexágonos y el paso",
  "A hexagon has six neighbours: one above and one below in its file, two in the file to the left and two in that to the right. Files are called A to K. Ranks count half hexagons, so that the next hexagon of a file is two ranks away: F5, F7, F9.":
    "Un hexágono tiene seis vecinos: uno encima y uno debajo en su columna, dos en la columna de la izquierda y dos en la de la derecha. Las columnas se llaman de A a K. Las filas cuentan medios hexágonos, así que el siguiente hexágono de una columna está dos filas más allá: F5, F7, F9.",
  "Any piece may step to an empty hexagon beside it, in any of the six directions. A step is a whole move by itself.":
    "Cualquier pieza puede dar un paso a un hexágono vacío vecino, en cualquiera de las seis direcciones. Un paso es por sí solo una jugada entera.",
  "With the keyboard, up and down go along a file, left and right to the hexagon beside; the digits 7, 8, 9 and 1, 2, 3 go in the six directions, as they lie on a number pad.":
    "Con el teclado, arriba y abajo van por una columna, izquierda y derecha al hexágono de al lado; las cifras 7, 8, 9 y 1, 2, 3 van en las seis direcciones, como están en un teclado numérico.",
  "Where there is no hexagon nothing can stand or land.": "Donde no hay hexágono, nada puede estar ni caer.",
  "A step on hexagons": "Un paso en hexágonos",
  "Step the man to any hexagon beside it.": "Da un paso con el peón a cualquier hexágono vecino.",
  "Any piece may leap over a piece of your own that stands beside it, to the empty hexagon right behind. That is a canter. Nothing is taken. From there it may canter on over another, and another, turning as it likes, and it may stop wherever it wants. You never have to canter.":
    "Cualquier pieza puede pasar por encima de una pieza tuya que esté a su lado, al hexágono vacío que hay justo detrás. Eso es un galope. No se captura nada. Desde ahí puede seguir galopando sobre otra, y otra, girando como quiera, y puede parar donde quiera. Nunca estás obligado a galopar.",
  "Every leg of a move is a step to a neighbour or a leap straight over a neighbour: in the file, or diagonally to the left or the right.":
    "Cada tramo de una jugada es un paso a un vecino o un brinco en recto sobre un vecino: en la columna, o en diagonal a la izquierda o a la derecha.",
  "Two leaps on hexagons": "Dos brincos en hexágonos",
  "Bring the man from F5 to H11 in one move.": "Lleva el peón de F5 a H11 en una jugada.",
  "Tap F5, then the diamond on H11: the page finds the way over both friends.":
    "Toca F5 y luego el rombo de H11: la página encuentra el camino sobre las dos amigas.",
  "Any piece may leap over an enemy of either colour that stands beside it, to the empty hexagon right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot.":
    "Cualquier pieza puede saltar por encima de una enemiga de cualquiera de los dos colores que esté a su lado, al hexágono vacío que hay justo detrás, y la quita del tablero. Si puede volver a saltar desde donde ha caído, debe hacerlo, y así hasta que no pueda.",
  "If you can jump, you must. You may choose which jump, but not another kind of move.":
    "Si puedes saltar, debes hacerlo. Puedes elegir qué salto, pero no otra clase de jugada.",
  "One of each enemy": "Uno de cada enemigo",
  "Take a red and a green man in one move.": "Captura un peón rojo y uno verde en una jugada.",
  "Tap the blue man, then the mark with the number 2.": "Toca el peón azul y luego la marca con el número 2.",
  "Blue must": "Las azules deben",
  "Try to step with the man on H5: the page says why not. Then do what you must.":
    "Intenta dar un paso con el peón de H5: la página dice por qué no. Luego haz lo que debes.",
  "The piece with the thick ring can capture: tap E6, then E10.":
    "La pieza con el anillo grueso puede capturar: toca E6 y luego E10.",
  "In a single move a knight may canter over pieces of your own, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.":
    "En una sola jugada, un caballo puede galopar sobre piezas tuyas, una o varias veces, y después saltar sobre enemigas, una o varias veces. Primero los galopes, luego los saltos, nunca al revés.",
  "A charge on hexagons": "Una carga en hexágonos",
  "Take both enemies with the blue knight.": "Captura las dos enemigas con el caballo azul.",
  "A knight among three does not ride past": "Entre tres, un caballo tampoco pasa de largo",
  "Try to stop the knight on F7, beside the red man. Then charge.":
    "Intenta parar el caballo en F7, junto al peón rojo. Luego carga.",
  "Tap F3, then F7; then the double ring on H9.": "Toca F3 y luego F7; después, el doble anillo de H9.",
  "Three castles": "Tres castillos",
  "The castles of both others are your goals. Whoever gets a piece into one of them has won, whatever else is on the board.":
    "Los castillos de los otros dos son tus metas. Quien mete una pieza en uno de ellos ha ganado, haya lo que haya en el tablero.",
  "Out of Blue's castle": "Fuera del castillo azul",
  "Try to take the red man with the man on E6. Then do what comes first.":
    "Intenta capturar el peón rojo con el peón de E6. Luego haz lo que va primero.",
  "Tap the man on F1, then any dot.": "Toca el peón de F1 y luego cualquier punto.",
  "A piece in either of the other castles wins. So does being the last player with pieces: a player without any is out, and the other two play on.":
    "Una pieza en cualquiera de los otros castillos gana. También gana ser el último jugador con piezas: quien no tiene ninguna queda fuera, y los otros dos siguen jugando.",
  "A player who cannot move is passed over; their pieces stay and may be taken. If nobody can move, it is a draw. No other draw comes by itself, but the third time a position comes up, the player to move may claim one.":
    "A un jugador que no puede moverse se le salta el turno; sus piezas se quedan y se pueden capturar. Si nadie puede moverse, son tablas. No hay otras tablas por sí solas, pero la tercera vez que se da una posición, quien tiene el turno puede reclamarlas.",
  "Board, starting position, turns and moves are published; how the game ends is not. The endings described here are modelled on Cam and Grand Cam: one piece in either enemy castle wins, or being the last with pieces.":
    "El tablero, la posición inicial, los turnos y las jugadas están publicados; cómo acaba la partida, no. Los finales que aquí se describen siguen el modelo de Cam y Grand Cam: gana una pieza en cualquiera de los castillos enemigos, o ser el último con piezas.",
  "Two points are assumptions of ours: that both castles of the others are goals, and that the pieces of a player who cannot move stay and may be taken. That no draw comes by itself is taken from Cam.":
    "Dos puntos son suposiciones nuestras: que los castillos de los otros dos son ambos metas, y que las piezas de un jugador que no puede moverse se quedan y se pueden capturar. Que no haya tablas por sí solas se toma de Cam.",
  "Where you must capture, the choice of the jump is yours. One that lands in a castle of the others wins at once, however many men another jump would take.":
    "Donde tienes que capturar, tú eliges el salto. Uno que cae en un castillo de los otros gana al momento, por muchos peones que capture otro salto.",
  "In by a jump, among three": "Dentro con un salto, entre tres",
  "Two blue men can jump. Win the game.": "Dos peones azules pueden saltar. Gana la partida.",
  "Tap C14, then the castle on A16.": "Toca C14 y luego el castillo de A16.",
  "That takes two men, but the game goes on. A jump into a castle wins it at once.":
    "Eso captura dos peones, pero la partida sigue. Un salto a un castillo la gana al momento.",
  "A piece at the edge of the board is not jumped where there is no hexagon behind it. From there you can attack two men, and a player saves only one of them.":
    "A una pieza en el borde del tablero no se la salta donde no hay hexágono detrás de ella. Desde ahí puedes atacar dos peones, y un jugador solo salva uno de ellos.",
  "A fork on hexagons": "Un doble en hexágonos",
  "Attack two red men at once, where none of them can take you.":
    "Ataca dos peones rojos a la vez, donde ninguno pueda capturarte.",
  "From D3 you can jump over D5 and over E4. Tap E2, then D3.":
    "Desde D3 puedes saltar sobre D5 y sobre E4. Toca E2 y luego D3.",
  "There Red takes you: E4 jumps to G2.": "Ahí las rojas te capturan: E4 salta a G2.",
  "Red has saved one man by standing behind it. Take the other.":
    "Las rojas han salvado un peón poniendo otro detrás. Captura el otro.",
  "Tap D3, then F5.": "Toca D3 y luego F5.",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Two others move before your next turn: see that none of them can spoil it.":
    "Si puedes saltar, debes hacerlo, y los demás también. Así que puedes llevar a un enemigo adonde quieras. Otros dos juegan antes de tu turno siguiente: procura que ninguno pueda estropearlo.",
  "An offer to Red": "Una oferta a las rojas",
  "Offer a blue man so that you can take a red and a green man.":
    "Ofrece un peón azul de modo que puedas capturar un peón rojo y uno verde.",
  "Tap F7, then F9. Red has to jump to F7, beside your man on E6.":
    "Toca F7 y luego F9. Las rojas tienen que saltar a F7, junto a tu peón de E6.",
  "After that Red does not come where you can take two men.":
    "Después de eso las rojas no van adonde puedes capturar dos peones.",
  "Take one of each.": "Captura uno de cada.",
  "Tap E6, then I10.": "Toca E6 y luego I10.",
  "A player without pieces is out, and the other two play on. The last player with pieces has won.":
    "Un jugador sin piezas queda fuera, y los otros dos siguen jugando. El último jugador con piezas ha ganado.",
  "The last of both others": "El último de los otros dos",
  "Red and Green have one man each. Win the game.": "Rojas y verdes tienen un peón cada una. Gana la partida.",
  "Tap F5, then H11.": "Toca F5 y luego H11.",
  "A race of three": "Una carrera de tres",
  "Each player can win in two castles. The page plays Red and Green.":
    "Cada jugador puede ganar en dos castillos. La página juega con rojas y verdes.",
  "You play Blue. Win the game in ten moves at most.": "Juegas con azules. Gana la partida en diez jugadas como mucho.",
  "Go where you are nearer to a castle than its owner is to you.":
    "Ve adonde estés más cerca de un castillo que su dueño de ti.",
  "Camblam is chess on a larger board: 12 × 12 squares, thirty-six pieces per side, and most of them can do one thing more than in chess. Rooks take whole rows of pieces, archers shoot without moving, princes turn corners. It is sharp: a careless king does not last twenty moves.":
    "Camblam es ajedrez en un tablero mayor: 12 × 12 casillas, treinta y seis piezas por bando, y la mayoría puede hacer una cosa más que en el ajedrez. Las torres capturan hileras enteras de piezas, los arqueros disparan sin moverse, los príncipes doblan la esquina. Es agudo: un rey descuidado no dura veinte jugadas.",
  "Each side has twelve pawns, six knights, six catapults, four archers, two rooks, two bishops, two princes, a queen and a king. White's pieces stand on the ranks 1 to 3, Black's on 12 to 10, each opposite its counterpart.":
    "Cada bando tiene doce peones, seis caballos, seis catapultas, cuatro arqueros, dos torres, dos alfiles, dos príncipes, una dama y un rey. Las piezas blancas están en las filas 1 a 3, las negras en las filas 12 a 10, cada una frente a su pareja.",
  "Checkmate the enemy king: attack it so that nothing can save it. White moves first, then the players take turns, one move each. Nobody may pass.":
    "Da jaque mate al rey enemigo: atácalo de modo que nada pueda salvarlo. Empiezan las blancas; después los jugadores se turnan, una jugada cada uno. Nadie puede pasar.",
  "A piece takes one enemy by moving onto its square, as in chess. Two ways of capturing are special: the run, which takes several pieces in a line, and the shot, which takes one from afar.":
    "Una pieza captura una enemiga yendo a su casilla, como en el ajedrez. Dos maneras de capturar son especiales: la carrera, que captura varias piezas en línea, y el disparo, que captura una de lejos.",
  "No piece moves onto another of its own side.": "Ninguna pieza va a la casilla de otra de su propio bando.",
  "The board has the files a to l and the ranks 1 to 12, no more.":
    "El tablero tiene las columnas de la a a la l y las filas de la 1 a la 12, nada más.",
  "The pawn": "El peón",
  "A pawn goes one, two or three squares straight forward, from wherever it stands; each square that it passes, and the last, must be empty. It captures one square diagonally forward. There is no en passant.":
    "Un peón avanza una, dos o tres casillas de frente, esté donde esté; cada casilla por la que pasa, y la última, tienen que estar vacías. Captura a una casilla en diagonal hacia delante. No hay captura al paso.",
  "A pawn that reaches the last rank is replaced at once by a queen, prince, rook, bishop, archer, catapult or knight of its side, whichever you choose, however many there are already.":
    "Un peón que llega a la última fila se cambia enseguida por una dama, príncipe, torre, alfil, arquero, catapulta o caballo de su bando, lo que elijas, por muchos que haya ya.",
  "A pawn does not capture straight ahead: a piece in front of it stops it.":
    "Un peón no captura de frente: una pieza delante de él lo detiene.",
  "A pawn goes diagonally only to capture.": "Un peón va en diagonal solo para capturar.",
  "Three squares at once": "Tres casillas de una vez",
  "Move the pawn as far as it goes.": "Avanza el peón hasta donde llegue.",
  "Tap the pawn, then the farthest dot.": "Toca el peón y luego el punto más lejano.",
  Diagonally: "En diagonal",
  "Try to take the pawn on f6: the page says why not. Then take the piece that you can.":
    "Intenta capturar el peón de f6: la página dice por qué no. Luego captura la pieza que puedes.",
  "Tap f5, then f6; then the knight on g6.": "Toca f5 y luego f6; después, el caballo de g6.",
  "A new archer": "Un arquero nuevo",
  "Bring the pawn to the last rank and make it an archer.": "Lleva el peón a la última fila y conviértelo en arquero.",
  "Tap the pawn, then f12; then the archer among the pieces offered.":
    "Toca el peón y luego f12; después, el arquero entre las piezas que se ofrecen.",
  "The knight": "El caballo",
  "A knight has two ways to go. The short path: one square straight, then one diagonally, in any of the four diagonal directions. So it reaches the eight squares of a knight in chess and, by doubling back, the four beside it. The long path: exactly four squares diagonally, then one straight, in any of the four straight directions.":
    "Un caballo tiene dos maneras de ir. El camino corto: una casilla en recto, luego una en diagonal, en cualquiera de las cuatro direcciones diagonales. Así llega a las ocho casillas de un caballo de ajedrez y, volviendo atrás, a las cuatro que tiene al lado. El camino largo: exactamente cuatro casillas en diagonal, luego una en recto, en cualquiera de las cuatro direcciones rectas.",
  "It leaps over enemies on its way and does them no harm; a friendly piece closes the way, at the turning too. The last square is empty, or holds the enemy that the knight takes.":
    "Salta sobre los enemigos de su camino y no les hace daño; una pieza amiga cierra el camino, también en el giro. La última casilla está vacía, o tiene el enemigo que el caballo captura.",
  "A knight needs one path without a friendly piece on it. Most squares beside it and a leap away can be reached by two.":
    "Un caballo necesita un camino sin ninguna pieza amiga. A casi todas las casillas que tiene al lado o a un salto se llega por dos.",
  "The long path": "El camino largo",
  "Take the catapult on h8, over the heads of the pieces between.":
    "Captura la catapulta de h8, por encima de las piezas que hay en medio.",
  "Four squares diagonally to h7, then one straight up: tap d3, then h8.":
    "Cuatro casillas en diagonal hasta h7, luego una en recto hacia arriba: toca d3 y luego h8.",
  "The run": "La carrera",
  "Catapult, rook, bishop and queen take by running. The piece slides over empty squares until it meets an enemy. If more enemies stand right behind that one in the same line, without a gap, it may take the first of them, or the first two, or three, up to all, and it stops on the square of the last piece taken.":
    "Catapulta, torre, alfil y dama capturan en carrera. La pieza se desliza por casillas vacías hasta que encuentra una enemiga. Si justo detrás de esa hay más enemigas en la misma línea, sin huecos, puede capturar la primera, o las dos primeras, o tres, hasta todas, y para en la casilla de la última pieza capturada.",
  "It never passes an empty square between two enemies, it never turns, and it never leaps over its own pieces. On the board the pieces of a run are numbered: tap the last one that you want.":
    "Nunca pasa por una casilla vacía entre dos enemigas, nunca gira y nunca salta sobre sus propias piezas. En el tablero las piezas de una carrera están numeradas: toca la última que quieras.",
  "A run takes pieces that stand next to each other. An empty square, a friendly piece or the edge of the board ends the row.":
    "Una carrera captura piezas seguidas. Una casilla vacía, una pieza amiga o el borde del tablero acaban la hilera.",
  "If the option says so, a run takes the whole row of pieces or none of it. Usually you choose how many.":
    "Si la opción lo dice, una carrera captura toda la hilera de piezas o ninguna. Normalmente eliges cuántas.",
  "If the option says so, a run stops before a king that is not its first piece. Usually it does not.":
    "Si la opción lo dice, una carrera se detiene ante un rey que no es su primera pieza. Normalmente no.",
  "A gap ends it": "Un hueco la acaba",
  "Try to take the knight on f8: the page says why not. Then take what you can.":
    "Intenta capturar el caballo de f8: la página dice por qué no. Luego captura lo que puedes.",
  "Tap f3, then f8; then the pawn on f6.": "Toca f3 y luego f8; después, el peón de f6.",
  "The catapult": "La catapulta",
  "A catapult slides up and down its file, any number of empty squares, and runs along it. It also steps one square to the left or to the right, and takes one piece by that step.":
    "Una catapulta se desliza arriba y abajo por su columna, por cualquier número de casillas vacías, y hace carreras por ella. También da un paso de una casilla a la izquierda o a la derecha, y captura una pieza con ese paso.",
  "Three at once": "Tres de una vez",
  "Take all three with one move.": "Captura las tres con una jugada.",
  "Tap the catapult, then the last of the three.": "Toca la catapulta y luego la última de las tres.",
  "The archer": "El arquero",
  "An archer slides any number of empty squares in all eight directions, but never onto an enemy. Instead it shoots: the first piece on one of its eight lines is removed if it is an enemy and one to five squares away. The archer stays where it is, and the shot is the whole move.":
    "Un arquero se desliza por cualquier número de casillas vacías en las ocho direcciones, pero nunca a la casilla de una enemiga. En vez de eso dispara: la primera pieza de una de sus ocho líneas se quita si es enemiga y está a entre una y cinco casillas. El arquero se queda donde está, y el disparo es toda la jugada.",
  "An archer shoots only the nearest piece on a line, never over another.":
    "Un arquero solo dispara a la pieza más cercana de una línea, nunca por encima de otra.",
  "An archer shoots up to five squares far; a piece beside it is one square away.":
    "Un arquero dispara hasta a cinco casillas; una pieza a su lado está a una casilla.",
  "A shot": "Un disparo",
  "Try to shoot the rook: the page says why not. Then shoot the pawn.":
    "Intenta disparar a la torre: la página dice por qué no. Luego dispara al peón.",
  "Tap the archer, then g7; then the crosshair on f6.": "Toca el arquero y luego g7; después, la mira de f6.",
  "The rook": "La torre",
  "A rook slides along ranks and files as in chess, and runs along them. It also steps one square diagonally, and takes one piece by that step.":
    "Una torre se desliza por filas y columnas como en el ajedrez, y hace carreras por ellas. También da un paso de una casilla en diagonal, y captura una pieza con ese paso.",
  "If the option says so, the single steps of catapult, rook and bishop go to empty squares only. Usually they may take one piece, and never go on as a run.":
    "Si la opción lo dice, los pasos sueltos de catapulta, torre y alfil solo van a casillas vacías. Normalmente pueden capturar una pieza, y nunca siguen como carrera.",
  "The rook's step": "El paso de la torre",
  "Take the pawn, not the knight.": "Captura el peón, no el caballo.",
  "The pawn stands one square diagonally from the rook: tap e4, then f5.":
    "El peón está a una casilla en diagonal de la torre: toca e4 y luego f5.",
  "The bishop": "El alfil",
  "A bishop slides along diagonals as in chess, and runs along them. It also steps one square straight, and takes one piece by that step: so it is not tied to squares of one colour.":
    "Un alfil se desliza por diagonales como en el ajedrez, y hace carreras por ellas. También da un paso de una casilla en recto, y captura una pieza con ese paso: así que no está atado a las casillas de un color.",
  "A diagonal run": "Una carrera en diagonal",
  "Take the rook, and the pawn before it.": "Captura la torre, y el peón que está delante.",
  "Tap the bishop, then the mark with the number 2.": "Toca el alfil y luego la marca con el número 2.",
  "The prince": "El príncipe",
  "A prince moves in two stages: first any number of empty squares straight, then any number of empty squares diagonally. Either stage may be left out, but the straight one always comes first. It takes one piece, by ending on it in either stage; it cannot go on after that.":
    "Un príncipe se mueve en dos etapas: primero cualquier número de casillas vacías en recto, luego cualquier número de casillas vacías en diagonal. Se puede omitir cualquiera de las dos, pero la recta siempre va primero. Captura una pieza, acabando en ella en cualquiera de las etapas; después no puede seguir.",
  "On an empty board a prince reaches every square, so a king needs pieces around it.":
    "En un tablero vacío, un príncipe llega a todas las casillas, así que un rey necesita piezas a su alrededor.",
  "A prince needs an open way: straight, then diagonally, past empty squares. It does not leap.":
    "Un príncipe necesita un camino abierto: en recto, luego en diagonal, por casillas vacías. No salta.",
  "Round the corner": "A la vuelta de la esquina",
  "Take the knight.": "Captura el caballo.",
  "One square up, then diagonally: tap the prince, then h7. The page finds the corner.":
    "Una casilla hacia arriba, luego en diagonal: toca el príncipe y luego h7. La página encuentra la esquina.",
  "The queen": "La dama",
  "A queen slides in all eight directions as in chess, and runs in all eight.":
    "Una dama se desliza en las ocho direcciones como en el ajedrez, y hace carreras en las ocho.",
  "As many as you like": "Cuantas quieras",
  "Take two of the three, and leave the last.": "Captura dos de las tres, y deja la última.",
  "Tap the queen, then the second piece of the row.": "Toca la dama y luego la segunda pieza de la hilera.",
  "The king and check": "El rey y el jaque",
  "A king goes one square in any direction and takes one piece that way. There is no castling. It is in check if the other side could capture it with its next move, if it had one, in any way that its pieces can capture.":
    "Un rey va una casilla en cualquier dirección y captura así una pieza. No hay enroque. Está en jaque si el otro bando podría capturarlo con su jugada siguiente, si la tuviera, de cualquier manera en que sus piezas pueden capturar.",
  "That includes a run of which the king is a later piece. So a friendly piece right beside the king does not shield it from catapult, rook, bishop or queen, and neither does an unbroken row of friendly pieces: the run goes through them. One empty square anywhere between the king and the first piece of the row does shield it. A check along a line can therefore be answered by making a gap, and stepping close to your own king can be against the rules.":
    "Eso incluye una carrera en la que el rey es una pieza posterior. Así que una pieza amiga justo al lado del rey no lo protege de catapulta, torre, alfil o dama, y tampoco una hilera sin huecos de piezas amigas: la carrera las atraviesa. Una casilla vacía en cualquier punto entre el rey y la primera pieza de la hilera sí lo protege. Por eso a un jaque en línea se puede responder abriendo un hueco, y acercarse a tu propio rey puede ir contra las reglas.",
  "An archer gives check from one to five squares away with nothing between, a prince round a corner, a knight on either path.":
    "Un arquero da jaque desde una a cinco casillas sin nada en medio, un príncipe a la vuelta de una esquina, un caballo por cualquiera de sus caminos.",
  "A king in check has to be out of it after your move.":
    "Un rey en jaque tiene que estar fuera de él después de tu jugada.",
  "No move may leave your own king in check. A run removes all its pieces first.":
    "Ninguna jugada puede dejar en jaque a tu propio rey. Una carrera quita primero todas sus piezas.",
  "No shield": "No hay escudo",
  "The knight beside your king is no shield: you are in check. Stay on the file and make a gap.":
    "El caballo junto a tu rey no es un escudo: estás en jaque. Quédate en la columna y abre un hueco.",
  "The rook takes the row of pieces that it meets. With a square between knight and king the row ends: tap e3, then e2.":
    "La torre captura la hilera de piezas que encuentra. Con una casilla entre el caballo y el rey, la hilera acaba: toca e3 y luego e2.",
  "When a move is refused": "Cuando una jugada se rechaza",
  "The page says why. These rules hold for pieces of every kind.":
    "La página dice por qué. Estas reglas valen para piezas de todas las clases.",
  "A piece that slides does not pass another; where one stands, its way ends.":
    "Una pieza que se desliza no pasa a otra; donde hay una, su camino acaba.",
  "Each piece moves only as described above.": "Cada pieza se mueve solo como se describe arriba.",
  "A piece that is shut in, or whose every move would leave the king in check, cannot move now.":
    "Una pieza encerrada, o cuyas jugadas dejarían todas al rey en jaque, no puede moverse ahora.",
  "A player in check without a legal move is checkmated and loses. A player who is not in check and has no legal move is stalemated: a draw.":
    "Un jugador en jaque sin ninguna jugada legal recibe jaque mate y pierde. Un jugador que no está en jaque y no tiene ninguna jugada legal está ahogado: tablas.",
  "It is also a draw when only the two kings are left, when the same position comes up for the third time with the same player to move, and after a hundred moves, both players' counted, without a capture or a pawn move. A shot is a capture. A draw can be offered and accepted, and a player may resign.":
    "También son tablas cuando solo quedan los dos reyes, cuando la misma posición se da por tercera vez con el mismo jugador en turno, y después de cien jugadas, contadas las de los dos, sin capturas ni jugadas de peón. Un disparo es una captura. Se pueden ofrecer y aceptar tablas, y un jugador puede rendirse.",
  "The published text is short and its pictures are lost. What it does say: the pieces and how many there are; how each moves; that archer, catapult and prince are as described here; that the rules of check are those of chess.":
    "El texto publicado es corto y sus imágenes se han perdido. Lo que sí dice: las piezas y cuántas hay; cómo se mueve cada una; que arquero, catapulta y príncipe son como se describen aquí; que las reglas del jaque son las del ajedrez.",
  "The size of the board is inferred: twelve pawns fill one row of twelve files, thirty-six pieces fill three rows, and twelve ranks make the board square. The opening position is a reconstruction, and so is the order of the pieces in it. A second one, with knights and catapults alternating, is lost for Black, and both are lost, or nearly, with the other readings of a knight's short path: below is how. New games with them are not offered. Any other position can be set up in the editor or given as a FEN.":
    "El tamaño del tablero está deducido: doce peones llenan una fila de doce columnas, treinta y seis piezas llenan tres filas, y doce filas hacen el tablero cuadrado. La posición inicial es una reconstrucción, y también el orden de las piezas en ella. Una segunda, con caballos y catapultas alternados, está perdida para las negras, y las dos están perdidas, o casi, con las otras lecturas del camino corto del caballo: abajo se ve cómo. No se ofrecen partidas nuevas con ellas. Cualquier otra posición se puede preparar en el editor o dar como FEN.",
  "Where a sentence can be read in two ways, the other reading is an option. The doubtful ones: how long the straight part of a knight's short path is; whether a run may stop early; whether the single steps may capture; whether a run gives check through a shield; and whether the game is won by checkmate or by taking the king. That White moves first, and the draws, are taken from chess.":
    "Donde una frase se puede leer de dos maneras, la otra lectura es una opción. Las dudosas: cuánto mide la parte recta del camino corto del caballo; si una carrera puede parar antes; si los pasos sueltos pueden capturar; si una carrera da jaque a través de un escudo; y si la partida se gana con jaque mate o capturando al rey. Que empiecen las blancas, y las tablas, se toman del ajedrez.",
  "Behind the pawns stand three knights, six catapults and three knights.":
    "Detrás de los peones hay tres caballos, seis catapultas y tres caballos.",
  "Behind the pawns knights and catapults alternate.": "Detrás de los peones se alternan caballos y catapultas.",
  "The knight's short path begins with one square straight.":
    "El camino corto del caballo empieza con una casilla en recto.",
  "The knight's short path begins with exactly four squares straight.":
    "El camino corto del caballo empieza con exactamente cuatro casillas en recto.",
  "The knight's short path begins with any number of squares straight.":
    "El camino corto del caballo empieza con cualquier número de casillas en recto.",
  "A run takes the whole row of pieces.": "Una carrera captura toda la hilera de piezas.",
  "A run takes as many pieces of the row as you like.": "Una carrera captura tantas piezas de la hilera como quieras.",
  "A run goes through pieces of the king's own side: a king behind its own pieces is in check.":
    "Una carrera atraviesa las piezas del bando del rey: un rey detrás de sus propias piezas está en jaque.",
  "A run stops before a king that is not its first piece: a friendly piece right in front of the king shields it.":
    "Una carrera se detiene ante un rey que no es su primera pieza: una pieza amiga justo delante del rey lo protege.",
  "The single steps of catapult, rook and bishop may take a piece.":
    "Los pasos sueltos de catapulta, torre y alfil pueden capturar una pieza.",
  "The single steps of catapult, rook and bishop go to empty squares only.":
    "Los pasos sueltos de catapulta, torre y alfil solo van a casillas vacías.",
  "The game is won by checkmate, and no move may leave your own king in check.":
    "La partida se gana con jaque mate, y ninguna jugada puede dejar en jaque a tu propio rey.",
  "The game is won by taking the king. Check need not be met; a player without any move draws.":
    "La partida se gana capturando al rey. No hace falta responder al jaque; un jugador sin ninguna jugada hace tablas.",
  "Mate and stalemate": "Mate y ahogado",
  "A king in check that nothing can save is checkmated. A player who is not in check but has no legal move is stalemated, and that is a draw. So leave a bare king a square until you give mate.":
    "Un rey en jaque al que nada puede salvar recibe jaque mate. Un jugador que no está en jaque pero no tiene ninguna jugada legal está ahogado, y son tablas. Así que deja una casilla a un rey solo hasta que des mate.",
  Checkmate: "Jaque mate",
  "Your king guards the squares before Black's king. Give mate with the rook.":
    "Tu rey vigila las casillas que están ante el rey negro. Da mate con la torre.",
  "Tap the rook, then g12.": "Toca la torre y luego g12.",
  "That is not mate: Black's king is not in check, or still has a square.":
    "Eso no es mate: el rey negro no está en jaque, o aún tiene una casilla.",
  "Mate, not stalemate": "Mate, no ahogado",
  "Black's king has no square left already. Give check so that it is mate.":
    "Al rey negro ya no le queda ninguna casilla. Da un jaque que sea mate.",
  "On the file of the king the queen gives check from afar: tap i8, then l8.":
    "En la columna del rey, la dama da jaque de lejos: toca i8 y luego l8.",
  "Black is not in check and has no legal move: stalemate, a draw.":
    "Las negras no están en jaque y no tienen ninguna jugada legal: ahogado, tablas.",
  "That is not mate. The queen has to give check and keep l11 from the king.":
    "Eso no es mate. La dama tiene que dar jaque y quitarle l11 al rey.",
  "Mate with two rooks": "Mate con dos torres",
  "Two rooks drive a king to the edge: one holds a rank, the other gives check on the next one.":
    "Dos torres llevan a un rey al borde: una guarda una fila, la otra da jaque en la siguiente.",
  "You play White. Mate the king in twelve moves at most.":
    "Juegas con blancas. Da mate al rey en doce jugadas como mucho.",
  "Give check with the rook that is behind. Keep both far from the king: it takes a rook that comes near.":
    "Da jaque con la torre que está detrás. Mantén las dos lejos del rey: captura una torre que se le acerca.",
  "Mini-Camelot is a classroom version from programming courses, with the board that they usually show. They do not mention a player's own castle: here any move may enter it, and no piece has to leave it.":
    "Mini-Camelot es una versión para la escuela, de cursos de programación, con el tablero que suelen mostrar. No mencionan el propio castillo de un jugador: aquí cualquier jugada puede entrar en él, y ninguna pieza tiene que salir.",
  "The sources do not settle whether a jump may land in a castle at the sides, your partner's or the other opponent's. Here it may not, unless the option sideCastleJump is on.":
    "Las fuentes no dejan claro si un salto puede caer en un castillo de los lados, el de tu compañero o el del otro rival. Aquí no puede, si la opción sideCastleJump no está activada.",
  "The squares of the knights at the start are not taken from the federation's own page: the array follows Camelot. Of the array of 1932 (option array=1932), the back row and one knight are published; the other squares are inferred.":
    "Las casillas de los caballos al empezar no están tomadas de la página de la propia federación: la colocación sigue a Camelot. De la colocación de 1932 (opción array=1932) están publicadas la última fila y un caballo; las otras casillas están deducidas.",
  "How the game ends is not published. Here, as in Cam and Grand Cam, one piece in either enemy castle wins, and so does being the last player with pieces.":
    "Cómo acaba la partida no está publicado. Aquí, como en Cam y Grand Cam, gana una pieza en cualquiera de los castillos enemigos, y también ser el último jugador con piezas.",
  "A player who cannot move is passed over, and his pieces stay and may be taken. This is an assumption too.":
    "A un jugador que no puede moverse se le salta el turno, y sus piezas se quedan y se pueden capturar. También esto es una suposición.",
  "There are no automatic draws. When a position occurs for the third time, the player to move may claim a draw.":
    "No hay tablas automáticas. Cuando una posición se da por tercera vez, quien tiene el turno puede reclamar tablas.",
  "The source lists the men, but its pictures are lost, and with them the opening position. The size of the board is inferred: 12 pawns fill one row of 12 files, and 36 men fill three rows; twelve ranks make it square. The opening position is a reconstruction. Both the position and the doubtful rules can be changed.":
    "La fuente enumera las piezas, pero sus imágenes se han perdido, y con ellas la posición inicial. El tamaño del tablero está deducido: 12 peones llenan una fila de 12 columnas, y 36 piezas llenan tres filas; doce filas lo hacen cuadrado. La posición inicial es una reconstrucción. Tanto la posición como las reglas dudosas se pueden cambiar.",
  Reconstruction: "Reconstrucción",
  "Whoever gets a piece into the enemy castle has lost. One piece is enough (the sources don't say; we follow AbstractPlay).":
    "Quien mete una pieza en el castillo enemigo ha perdido. Basta con una pieza (las fuentes no lo dicen; seguimos a AbstractPlay).",
  "Anti-Camelot": "Anti-Camelot",
  "The river cannot be entered or leapt over. Before the first move each player plants three trees on their own side. No piece may enter a tree's square.":
    "En el río no se puede entrar, ni pasar por encima de él. Antes de la primera jugada cada jugador planta tres árboles en su lado. Ninguna pieza puede entrar en la casilla de un árbol.",
  "The sources call the trees obstructive. Here that means that no piece leaps over a tree either, unless the option treeLeap is set to canter.":
    "Las fuentes dicen que los árboles estorban. Aquí eso significa que tampoco pasa por encima de un árbol ninguna pieza, si la opción treeLeap no está en canter.",
  "River Camelot": "River Camelot",
};
