// The sentences of the core, in Polish. The reasons are verbs of "ruch", and its promises stand in the accusative.
import type { Spoken, Values } from "../sentences.ts";
import { counted, form, manAt, takenAt, whoseSide } from "./plural.ts";

const number = (n = ""): number => Number(n);

/** "w 3 ruchach". */
const inMoves = ({ n = "" }: Values): string => `w ${n} ${number(n) === 1 ? "ruchu" : "ruchach"}`;
const within =
  (words: string) =>
  (values: Values): string =>
    `${words} ${inMoves(values)}`;

/** "białych i czarnych": of names in a list. */
const whose = (names = ""): string =>
  names
    .split(/(, | i | lub )/)
    .map((part) => whoseSide(part) ?? part)
    .join("");

const pieces = (n = ""): string => counted(number(n), "bierka", "bierki", "bierek");

/** By which kind of move one takes. */
const byKind: Readonly<Record<string, string>> = {
  plain: "krokiem",
  step: "krokiem",
  canter: "galopem",
  jump: "skokiem",
  charge: "szarżą",
  move: "ruchem",
  capture: "biciem",
  run: "rajdem",
  shot: "strzałem",
};

/** "szarżę, która". */
const kindThat: Readonly<Record<string, string>> = {
  plain: "krok, który",
  step: "krok, który",
  canter: "galop, który",
  jump: "skok, który",
  charge: "szarżę, która",
  move: "ruch, który",
  capture: "bicie, które",
  run: "rajd, który",
  shot: "strzał, który",
};

/** The men of Camblam that give check: of whom, as after a negation. */
const ofMan: Readonly<Record<string, string>> = {
  pawn: "piona",
  knight: "skoczka",
  catapult: "katapulty",
  archer: "łucznika",
  rook: "wieży",
  bishop: "gońca",
  prince: "księcia",
  queen: "hetmana",
  king: "króla",
};
const her = (man = ""): boolean => man === "catapult" || man === "rook";
const of = (man = ""): string => ofMan[man] ?? man;

const trees = ({ n = "", count = "" }: Values): string =>
  `Postaw po swojej stronie ${counted(number(n), "drzewo", "drzewa", "drzew")}. Do postawienia: ${count}.`;

const ordinals = ["", "pierwszy", "drugi", "trzeci", "czwarty", "piąty"];

export const spoken: Spoken = {
  and: "i",
  or: "lub",
  men: {
    man: "pion",
    pawn: "pion",
    knight: "rycerz",
    catapult: "katapulta",
    archer: "łucznik",
    rook: "wieża",
    bishop: "goniec",
    prince: "książę",
    queen: "hetman",
    king: "król",
    piece: "bierka",
  },
  manOn: (man, square) => `${manAt(man, square)} na ${square}`,
  seats: {
    White: "Białe",
    Black: "Czarne",
    Red: "Czerwone",
    Green: "Zielone",
    Blue: "Niebieskie",
    Yellow: "Żółte",
  },
  nth: (n) => ordinals[n] ?? `${String(n)}.`,
  patterns: {
    "Your move.": "Twój ruch.",
    // Duties.
    "You must capture: {squares}.": "Musisz bić: {squares}.",
    "Leave your castle first: {square} must move out.": "Najpierw opuść swój zamek: musi wyjść {square}.",
    "Leave your castle first, with {squares}.": "Najpierw opuść swój zamek: {squares}.",
    "Leave your castle first: {square} has a jump, so it must jump.":
      "Najpierw opuść swój zamek: {square} może skoczyć, więc musi.",
    "Leave your castle first, by a capture: {squares}.": "Najpierw opuść swój zamek biciem: {squares}.",
    "Put {n} tree on your side: {count} to go.": trees,
    "Put {n} trees on your side: {count} to go.": trees,
    "You may charge with knight {squares}, but you do not have to.":
      "Możesz szarżować rycerzem {squares}, ale nie musisz.",
    "Check: your king is attacked by {men}.": "Szach! Twojego króla atakuje {men}.",
    // Refusals.
    "The game is over.": "Partia jest skończona.",
    "Pick a piece first.": "Najpierw wybierz bierkę.",
    "{square} is not a square of this board.": "{square} nie jest polem tej planszy.",
    "{square}: there is no piece here. Pick a piece that can move.":
      "{square}: tu nie ma bierki. Wybierz bierkę, która może się ruszyć.",
    "{square}: there is no piece here. Pick one of yours.": "{square}: tu nie ma bierki. Wybierz jedną ze swoich.",
    "{square} is {seat}'s piece: your partner moves it.": ({ square = "", seat }) =>
      `${square} to bierka ${whose(seat)}: rusza nią twój partner.`,
    "{square} is {seat}'s piece, and it is {other}'s turn.": ({ square = "", seat, other = "" }) =>
      `${square} to bierka ${whose(seat)}, a ruch mają ${other}.`,
    "{square}: a piece in its own castle has to leave it.": "{square}: bierka we własnym zamku musi go opuścić.",
    "{square}: a piece in the enemy castle stays there.": "{square}: bierka w zamku przeciwnika tam zostaje.",
    "{square}: you have no castle move left in this game.": "{square}: w tej partii nie masz już ruchów w zamku.",
    "{square}: this piece has no move now. Pick one that can move.":
      "{square}: ta bierka nie ma teraz ruchu. Wybierz taką, która może się ruszyć.",
    "{square}: this piece has no move now.": "{square}: ta bierka nie ma teraz ruchu.",
    "{square}: there is another piece here.": "{square}: tu stoi inna bierka.",
    "{square}: another of your pieces is here.": "{square}: tu stoi inna twoja bierka.",
    "{square} is your own castle: only a jump may land there.":
      "{square} to twój zamek: można tam wejść tylko skokiem.",
    "{square} is {owners} castle: it is closed to you.": ({ square = "", owners }) =>
      `${square} to zamek ${whose(owners)}: jest dla ciebie zamknięty.`,
    "{square}: there is no piece on {over} to canter or jump over.":
      "{square}: na {over} nie ma bierki, nad którą można by galopować lub skoczyć.",
    "{square}: the piece on {over} has already been taken. You can jump it only once.":
      "{square}: bierka na {over} jest już zbita. Można ją przeskoczyć tylko raz.",
    "{square}: a man cannot jump after a canter. Only a knight may charge.":
      "{square}: pion nie może skakać po galopie. Szarżować może tylko rycerz.",
    "{square}: you cannot canter after a jump. Canter first, then jump.":
      "{square}: po skoku nie można galopować. Najpierw galop, potem skok.",
    "{square}: a plain step is a whole move. You cannot combine it with a canter or a jump.":
      "{square}: zwykły krok to cały ruch. Nie można go łączyć z galopem ani skokiem.",
    "{square}: a move ends when it reaches the enemy castle.": "{square}: ruch kończy się w zamku przeciwnika.",
    "{square}: under these rules a jump into your own castle ends there.":
      "{square}: według tych reguł skok do własnego zamku kończy ruch.",
    "{square}: in this game a move is one step, canter or jump.":
      "{square}: w tej grze ruch to jeden krok, galop lub skok.",
    "{square}: in this game a man moves forward only.": "{square}: w tej grze pion chodzi tylko do przodu.",
    "{square}: a jump must go on while it can, here to {squares}.":
      "{square}: trzeba skakać, dopóki się da, tutaj na {squares}.",
    "{square}: a knight that canters past a piece it could jump must take one in this move.":
      "{square}: rycerz, który galopuje obok bierki możliwej do zbicia, musi w tym ruchu jakąś zbić.",
    "{square}: a canter may not end where it began.": "{square}: galop nie może skończyć się tam, gdzie się zaczął.",
    "{square}: no step, canter or jump leads there from {over}.":
      "{square}: z {over} nie prowadzi tam żaden krok, galop ani skok.",
    "{square} is not one of your tree squares. Pick one of them.":
      "{square} to nie twoje pole na drzewo. Wybierz jedno z nich.",
    "A tree stands on {square}: nothing else can be put there.":
      "Na {square} stoi drzewo: nic innego nie można tam postawić.",
    "A tree stands on {square}: no piece leaps over it.": "Na {square} stoi drzewo: żadna bierka go nie przeskoczy.",
    "{square}: no move of this piece answers the check.": "{square}: żaden ruch tej bierki nie broni przed szachem.",
    "{square}: your king would still be in check from {men}.": "{square}: króla nadal szachuje {men}.",
    "{square}: your king would be in check from {men}.": "{square}: twojego króla szachowałby potem {men}.",
    "{square}: the way there is blocked by {men}.": "{square}: drogę zagradza {men}.",
    "{square}: the archer's line to that piece is blocked by {men}.":
      "{square}: linię strzału łucznika do tej bierki zagradza {men}.",
    "{square}: an archer shoots at most {n} squares; this piece is farther away.": ({ square = "", n = "" }) =>
      `${square}: łucznik strzela najwyżej na ${counted(number(n), "pole", "pola", "pól")}; ta bierka jest dalej.`,
    "{square}: a run takes pieces next to each other; it ends before the empty {over}.":
      "{square}: rajd bije bierki stojące jedna za drugą; kończy się przed pustym polem {over}.",
    "{square}: with these options a run stops before a king that is not its first piece.":
      "{square}: przy tych ustawieniach rajd zatrzymuje się przed królem, który nie jest jego pierwszą bierką.",
    "{square}: with these options a run takes the whole row of pieces, no fewer and no more.":
      "{square}: przy tych ustawieniach rajd bije cały rząd bierek, ani mniej, ani więcej.",
    "{square}: with these options this step goes to empty squares only.":
      "{square}: przy tych ustawieniach ten krok prowadzi tylko na puste pola.",
    "{square}: a pawn does not capture straight ahead, only diagonally.":
      "{square}: pion nie bije na wprost, tylko na ukos.",
    "{square}: a pawn moves diagonally only to capture.": "{square}: pion idzie na ukos tylko wtedy, gdy bije.",
    "{square}: a knight jumps over the other side's pieces, but your own pieces block it.":
      "{square}: skoczek przeskakuje bierki drugiej strony, ale twoje własne go blokują.",
    "{square}: there is no open way here: a prince goes straight, then diagonally, past empty squares.":
      "{square}: nie ma tu wolnej drogi: książę idzie prosto, potem na ukos, przez puste pola.",
    "{square}: a pawn goes one, two or three squares straight forward and captures one square diagonally forward.":
      "{square}: pion idzie o jedno, dwa lub trzy pola prosto do przodu, a bije o jedno pole na ukos do przodu.",
    "{square}: a knight goes one square straight, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: skoczek idzie o jedno pole prosto, potem jedno na ukos; albo cztery pola na ukos, potem jedno prosto.",
    "{square}: a knight goes four squares straight, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: skoczek idzie o cztery pola prosto, potem jedno na ukos; albo cztery pola na ukos, potem jedno prosto.",
    "{square}: a knight goes straight on, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: skoczek idzie prosto dowolnie daleko, potem jedno pole na ukos; albo cztery pola na ukos, potem jedno prosto.",
    "{square}: a catapult goes along its file, or one square to the side.":
      "{square}: katapulta chodzi wzdłuż swojej kolumny albo o jedno pole w bok.",
    "{square}: an archer goes along ranks, files and diagonals.":
      "{square}: łucznik chodzi wzdłuż rzędów, kolumn i przekątnych.",
    "{square}: a rook goes along ranks and files, or one square diagonally.":
      "{square}: wieża chodzi wzdłuż rzędów i kolumn albo o jedno pole na ukos.",
    "{square}: a bishop goes along diagonals, or one square straight.":
      "{square}: goniec chodzi po przekątnych albo o jedno pole prosto.",
    "{square}: a prince goes straight, then diagonally.": "{square}: książę idzie prosto, potem na ukos.",
    "{square}: a queen goes along ranks, files and diagonals.":
      "{square}: hetman chodzi wzdłuż rzędów, kolumn i przekątnych.",
    "{square}: a king goes one square.": "{square}: król idzie o jedno pole.",
    // Results.
    "The game was called off.": "Partia została odwołana.",
    "Nobody wins: neither player came.": "Nikt nie wygrywa: nikt nie przyszedł.",
    "Draw by agreement.": "Remis za zgodą stron.",
    "Draw: the director has given this result.": "Remis: decyzja sędziego.",
    "Draw: each side has one piece left.": "Remis: każdej stronie została jedna bierka.",
    "Draw: nobody has more than one piece left.": "Remis: nikt nie ma więcej niż jednej bierki.",
    "Draw: {n} moves each without a capture or a piece entering the enemy castle.": ({ n = "" }) =>
      `Remis: po ${n} ${form(number(n), "ruchu", "ruchy", "ruchów")} każdej strony bez bicia i bez wejścia do zamku przeciwnika.`,
    "Draw: {n} moves in a row without a capture or a piece entering the enemy castle.": ({ n = "" }) =>
      `Remis: ${counted(number(n), "ruch", "ruchy", "ruchów")} z rzędu bez bicia i bez wejścia do zamku przeciwnika.`,
    "Draw: the same position for the third time, claimed by a player.":
      "Remis na żądanie: ta sama pozycja po raz trzeci.",
    "Draw: the same position for the {nth} time.": "Remis: ta sama pozycja po raz {nth}.",
    "Draw: nobody has a legal move.": "Remis: nikt nie ma dozwolonego ruchu.",
    "Draw: {seats} has no legal move and {others} too few pieces to win.":
      "Remis: {seats} nie mają dozwolonego ruchu, a {others} mają za mało bierek do wygranej.",
    "Draw: {seats} have no legal move and {others} too few pieces to win.":
      "Remis: {seats} nie mają dozwolonego ruchu, a {others} mają za mało bierek do wygranej.",
    "Draw: {seat} has no legal move.": "Remis: {seat} nie mają dozwolonego ruchu.",
    "Draw: only the two kings are left.": "Remis: zostały tylko dwa króle.",
    "Draw: 50 moves each without a capture or a pawn move.": "Remis: po 50 ruchów bez bicia i bez ruchu pionem.",
    "{seats} wins: {ending}.": "Wygrywają {seats}: {ending}.",
    "{seats} win: {ending}.": "Wygrywają {seats}: {ending}.",
    "{seat} wins.": "Wygrywają {seat}.",
    "The earlier result was corrected.": "Wcześniejszy wynik poprawiono.",
    // Why a start is not offered.
    "White mates in {n} moves, whatever Black plays": "Białe dają mata w {n} ruchach, cokolwiek zagrają czarne",
    "White mates in {n} moves at most, whatever Black plays":
      "Białe dają mata najwyżej w {n} ruchach, cokolwiek zagrają czarne",
    "White takes the king in {n} moves, whatever Black plays":
      "Białe biją króla w {n} ruchach, cokolwiek zagrają czarne",
    "White takes the king in {n} moves at most, whatever Black plays":
      "Białe biją króla najwyżej w {n} ruchach, cokolwiek zagrają czarne",
    "White can threaten mate at once, and the engine puts White more than 20 pawns ahead":
      "Białe mogą od razu zagrozić matem, a silnik daje im ponad 20 pionów przewagi",
    "White can threaten mate at once, and the engine puts White some 20 pawns ahead":
      "Białe mogą od razu zagrozić matem, a silnik daje im około 20 pionów przewagi",
    "No array is known to be sound with such a knight":
      "O żadnym ustawieniu nie wiadomo, żeby było dobre z takim skoczkiem",
    "White wins by force from this array under the usual reading, and no other reading of it is known to be sound":
      "Przy zwykłym odczytaniu białe wygrywają z tego ustawienia siłą, a o żadnym innym odczytaniu nie wiadomo, żeby było dobre",
    // Why a checkmate is one.
    "{men} attacks the king.": "Króla atakuje {men}.",
    "{men} attack the king.": "Króla atakują {men}.",
    "The king's own pieces leave it no square, {help}.": "Własne bierki nie zostawiają królowi żadnego pola, {help}.",
    "The king has no safe square, {help}.": "Król nie ma bezpiecznego pola, {help}.",
    // Why a check cannot be met.
    "and no move stops both": "a żaden ruch nie powstrzyma obu atakujących",
    "and no move stops all of them": "a żaden ruch nie powstrzyma wszystkich atakujących",
    "and stopping both would leave the king in check": "a powstrzymanie obu zostawiłoby króla w szachu",
    "and stopping all of them would leave the king in check": "a powstrzymanie wszystkich zostawiłoby króla w szachu",
    "and taking or stopping the {man} would leave the king in check": ({ man }) =>
      `a zbicie lub powstrzymanie ${of(man)} zostawiłoby króla w szachu`,
    "nothing can stop the {man}, and taking it would leave the king in check": ({ man }) =>
      `nic nie powstrzyma ${of(man)}, a ${her(man) ? "jej" : "jego"} zbicie zostawiłoby króla w szachu`,
    "nothing can take the {man}, and stopping it would leave the king in check": ({ man }) =>
      `nic nie zbije ${of(man)}, a ${her(man) ? "jej" : "jego"} powstrzymanie zostawiłoby króla w szachu`,
    "and nothing can take or stop the {man}": ({ man }) => `a nic nie zbije ani nie powstrzyma ${of(man)}`,
    // The end of a won game.
    "a piece in {owners} castle, {squares}": ({ owners, squares = "" }) =>
      `bierka w zamku ${whose(owners)}, ${squares}`,
    "{n} pieces in {owners} castle, {squares}": ({ n, owners, squares = "" }) =>
      `${pieces(n)} w zamku ${whose(owners)}, ${squares}`,
    "{n} pieces in {owners} castles, {squares}": ({ n, owners, squares = "" }) =>
      `${pieces(n)} w zamkach ${whose(owners)}, ${squares}`,
    "all of {owners} pieces are taken": ({ owners }) => `zbite wszystkie bierki ${whose(owners)}`,
    "{seats} has no legal move": "{seats} nie mają dozwolonego ruchu",
    "{seats} have no legal move": "{seats} nie mają dozwolonego ruchu",
    "{seats} resigns": "{seats} poddają partię",
    "{seats} resign": "{seats} poddają partię",
    "{owners} time ran out": ({ owners }) => `skończył się czas ${whose(owners)}`,
    "{seats} forfeits": "{seats} oddają partię walkowerem",
    "{seats} forfeit": "{seats} oddają partię walkowerem",
    "{seats} has left the game": "{seats} opuściły partię",
    "{seats} have left the game": "{seats} opuściły partię",
    "the director has given this result": "decyzja sędziego",
    "by agreement": "za zgodą stron",
    "{owners} king on {square} is checkmated": ({ owners, square = "" }) => `mat, król ${whose(owners)} na ${square}`,
    "{owners} king is taken": ({ owners }) => `król ${whose(owners)} jest zbity`,
    // Reasons.
    "is the only legal move": "jest jedynym dozwolonym ruchem",
    "is better than any other: the next best {reason}": "jest lepszy od każdego innego: następny {reason}",
    "is as good as {move}": "jest równie dobry jak {move}",
    "is a little weaker than {move}": "jest trochę słabszy niż {move}",
    "is weaker than {move}": "jest słabszy niż {move}",
    "changes little": "niewiele zmienia",
    "expects {move}, then {other}": "liczy na {move}, a potem na {other}",
    "expects {move}": "liczy na {move}",
    "takes {n} with a {kind}": ({ n = "", kind = "" }) => `bije ${n} ${byKind[kind] ?? `(${kind})`}`,
    "takes {n}": "bije {n}",
    "{reason}, then {second}": "{reason}, a potem {second}",
    "{reason}, but {second}": "{reason}, ale {second}",
    "{reason} and {second}": "{reason} i {second}",
    "gives up {n}, then {reason}": "oddaje {n}, a potem {reason}",
    "allows {move}, which {reason}": "pozwala na ruch {move}, który {reason}",
    "misses {move}, which {reason}": "przegapia ruch {move}, który {reason}",
    "allows {promise}": "pozwala na {promise}",
    "misses {promise}": "przegapia {promise}",
    "prepares {promise}": "przygotowuje {promise}",
    "begins {promise}": "zaczyna {promise}",
    "threatens {promise}": "zapowiada {promise}",
    "prevents {promise}": "uniemożliwia {promise}",
    "allows {promise}, and loses {n} for {m}": "pozwala na {promise} i traci {n} za {m}",
    "trades {n} for {m}": "wymienia {n} za {m}",
    "wins {n} for {m}": "zyskuje {n} za {m}",
    "loses {n} for {m}": "traci {n} za {m}",
    "only trades {n} for {m}": "tylko wymienia {n} za {m}",
    "gains {n} less than it could": "zyskuje o {n} mniej, niż mógłby",
    "loses only {n} for {m}": "traci tylko {n} za {m}",
    "loses only {n}": "traci tylko {n}",
    "loses nothing": "nic nie traci",
    "loses at once": "od razu przegrywa",
    "allows mate": "pozwala na mata",
    "wins at once": "od razu wygrywa",
    "mates at once": "od razu daje mata",
    "takes the castle at once": "od razu zdobywa zamek",
    "takes the enemy castle at once": "od razu zdobywa zamek przeciwnika",
    "takes the last piece at once": "od razu bije ostatnią bierkę",
    "takes the king at once": "od razu bije króla",
    "leaves the other side without a move at once": "od razu zostawia drugą stronę bez ruchu",
    "wins by force at once": "od razu wymusza wygraną",
    "wins in {n} moves": within("wygrywa"),
    "mates in {n} moves": within("daje mata"),
    "takes the castle in {n} moves": within("zdobywa zamek"),
    "takes the enemy castle in {n} moves": within("zdobywa zamek przeciwnika"),
    "takes the last piece in {n} moves": within("bije ostatnią bierkę"),
    "takes the king in {n} moves": within("bije króla"),
    "leaves the other side without a move in {n} moves": within("zostawia drugą stronę bez ruchu"),
    "wins by force in {n} moves": within("wymusza wygraną"),
    "loses the castle in {n} moves": within("traci zamek"),
    "loses the last piece in {n} moves": within("traci ostatnią bierkę"),
    "is left without a move in {n} moves": within("prowadzi do braku ruchu"),
    "allows mate in {n} moves": within("pozwala na mata"),
    "loses the king in {n} moves": within("traci króla"),
    "loses by force in {n} moves": within("przegrywa bez ratunku"),
    "drives the other side into the castle in {n} moves": within("zapędza drugą stronę do zamku"),
    "drives the other side into the castle at once": "od razu zapędza drugą stronę do zamku",
    "gives up the last piece in {n} moves": within("oddaje ostatnią bierkę"),
    "gives up the last piece at once": "od razu oddaje ostatnią bierkę",
    "runs out of moves in {n} moves": within("wyczerpuje własne ruchy"),
    "runs out of moves at once": "od razu wyczerpuje własne ruchy",
    "has to enter the castle in {n} moves": within("zmusza do wejścia do zamku"),
    "has to take the last piece in {n} moves": within("zmusza do zbicia ostatniej bierki"),
    "draws by repetition": "remisuje przez powtórzenie pozycji",
    "draws by the limit of quiet moves": "remisuje przez limit spokojnych ruchów",
    "leaves a side without a move: a draw": "zostawia stronę bez ruchu: remis",
    "leaves too few pieces to win: a draw": "zostawia za mało bierek do wygranej: remis",
    "lets the other side reach the castle in {n} moves": within("wpuszcza drugą stronę do zamku"),
    "prevents the mate": "zapobiega matowi",
    "prevents the loss": "zapobiega przegranej",
    "lets the game end in a draw": "prowadzi do remisu",
    "gives away part of the lead": "oddaje część przewagi",
    "gives the lead away": "oddaje przewagę",
    "gives the lead away and falls behind": "oddaje przewagę i daje gorszą pozycję",
    "leaves the game as good as lost": "zostawia pozycję prawie przegraną",
    "falls behind": "daje gorszą pozycję",
    "falls further behind": "jeszcze pogarsza pozycję",
    "keeps the lead": "utrzymuje przewagę",
    "keeps the game even": "utrzymuje równowagę",
    "loses less ground": "mniej pogarsza pozycję",
    "brings the {man} from {square} to {over} in {n} moves": (values) => {
      const { man = "", square = "", over = "" } = values;
      return `prowadzi ${takenAt(man, square)} z ${square} na ${over} ${inMoves(values)}`;
    },
    "prepares the canter {move}": "przygotowuje galop {move}",
    "gives up the canter {move}": "rezygnuje z galopu {move}",
    "does not prepare the canter {move}": "nie przygotowuje galopu {move}",
    "takes better squares": "zajmuje lepsze pola",
    "brings men nearer to the enemy castle": "zbliża bierki do zamku przeciwnika",
    "gets within {n} steps of the enemy castle": ({ n = "" }) =>
      `dociera na ${counted(number(n), "krok", "kroki", "kroków")} od zamku przeciwnika`,
    "takes the middle of the board": "zajmuje środek planszy",
    "gathers men before the enemy castle": "gromadzi bierki przed zamkiem przeciwnika",
    "takes pressure off its own castle": "odciąża własny zamek",
    "drives the enemy back": "spycha przeciwnika",
    "brings a defender home": "sprowadza obrońcę",
    "draws a guard away from the enemy castle": "odciąga strażnika od zamku przeciwnika",
    "leaves its men on weaker squares than {move}": "zostawia bierki na gorszych polach niż {move}",
    "gains less ground than {move}": "zyskuje mniej terenu niż {move}",
    "loses time on the way to the enemy castle: {n} steps to go, {m} after {move}": ({ n = "", m = "", move = "" }) =>
      `traci czas w drodze do zamku przeciwnika: do przejścia ${counted(number(n), "krok", "kroki", "kroków")}, a po ${move} ${m}`,
    "holds less of the middle than {move}": "słabiej trzyma środek niż {move}",
    "brings less force to the enemy castle than {move}": "prowadzi mniej sił do zamku przeciwnika niż {move}",
    "lets the enemy gain more ground than {move}": "oddaje przeciwnikowi więcej terenu niż {move}",
    "lets the enemy take better squares": "oddaje przeciwnikowi lepsze pola",
    "leaves the middle to the enemy": "oddaje przeciwnikowi środek",
    "lets the enemy come nearer to the castle": "dopuszcza przeciwnika bliżej zamku",
    "leaves its castle with fewer guards than {move}": "zostawia własny zamek ze słabszą strażą niż {move}",
    "lets the enemy keep a guard that {move} draws away": "zostawia przeciwnikowi strażnika, którego {move} odciąga",
    // Promises.
    "a {kind} that takes {n}": ({ kind = "", n = "" }) => `${kindThat[kind] ?? `${kind}, który`} bije ${n}`,
    "a win in {n} moves": within("wygraną"),
    "mate in {n} moves": within("mata"),
    "a win": "wygraną",
    mate: "mata",
  },
};
