// The sentences of the core, in Hebrew.
import type { Spoken } from "../sentences.ts";
import { ltr } from "./ltr.ts";
import { isFeminine, plural, singular } from "./men.ts";
import { forms, moves, pieces, squares } from "./plural.ts";

const KINDS: Readonly<Record<string, string>> = {
  step: "צעד",
  plain: "צעד",
  canter: "דהירה",
  jump: "קפיצה",
  charge: "הסתערות",
  move: "מהלך",
  capture: "הכאה",
  run: "שעטה",
  shot: "ירייה",
};
const kindName = (kind = ""): string => KINDS[kind] ?? kind;

const MEN = ["man", "pawn", "knight", "catapult", "archer", "rook", "bishop", "prince", "queen", "king", "piece"];
const ORDINALS = ["", "הראשונה", "השנייה", "השלישית", "הרביעית", "החמישית", "השישית", "השביעית"];

const count = (n = ""): number => Number(n);
/** "במהלך אחד", "בשני מהלכים", "ב־5 מהלכים". */
const within = (n = ""): string => forms(count(n), "במהלך אחד", "בשני מהלכים", `ב־${n} מהלכים`);
/** "בעוד מהלך אחד": when something will happen. */
const after = (n = ""): string => `בעוד ${moves(count(n))}`;
const menOf = (n = ""): string => pieces(count(n));
const dashed = (n = ""): string => forms(count(n), "כלי אחד", "שני כלים", `־${n} כלים`);
const stepsOf = (n = ""): string => forms(count(n), "צעד אחד", "שני צעדים", `${n} צעדים`);
const stepsLeft = (n = ""): string => forms(count(n), "נותר צעד אחד", "נותרו שני צעדים", `נותרו ${n} צעדים`);
const treesOf = (n = ""): string => forms(count(n), "עץ אחד", "שני עצים", `${n} עצים`);

/** A piece with the article, and its pronoun as an object: "הקשת", "אותו". */
const the = (man = ""): string => `ה${singular(man)}`;
const it = (man = ""): string => (isFeminine(man) ? "אותה" : "אותו");

const move = ltr("{move}");
const other = ltr("{other}");

export const spoken: Spoken = {
  and: "וגם",
  or: "או",
  men: Object.fromEntries(MEN.map((man) => [man, singular(man)])),
  manOn: (man, square) => `ה${man} ב־${square}`,
  seats: { White: "הלבן", Black: "השחור", Red: "האדום", Green: "הירוק", Blue: "הכחול", Yellow: "הצהוב" },
  nth: (n) => ORDINALS[n] ?? `ה־${String(n)}`,
  patterns: {
    "Your move.": "תורך.",
    "You must capture: {squares}.": "חובה להכות: {squares}.",
    "Leave your castle first: {square} must move out.": "קודם לצאת מהטירה שלך: {square} חייב לצאת.",
    "Leave your castle first, with {squares}.": "קודם לצאת מהטירה שלך, עם {squares}.",
    "Leave your castle first: {square} has a jump, so it must jump.":
      "קודם לצאת מהטירה שלך: {square} יכול לקפוץ, ולכן חייב לקפוץ.",
    "Leave your castle first, by a capture: {squares}.": "קודם לצאת מהטירה שלך, בהכאה: {squares}.",
    "Put {n} tree on your side: {count} to go.": "לשתול עץ בצד שלך: נותרו {count}.",
    "Put {n} trees on your side: {count} to go.": ({ n, count: left = "" }) =>
      `לשתול ${treesOf(n)} בצד שלך: נותרו ${left}.`,
    "You may charge with knight {squares}, but you do not have to.": "מותר להסתער עם הפרש {squares}, אבל לא חובה.",
    "Check: your king is attacked by {men}.": "שח: המלך שלך מותקף על ידי {men}.",

    "The game is over.": "המשחק הסתיים.",
    "Pick a piece first.": "קודם יש לבחור כלי.",
    "{square} is not a square of this board.": "{square} אינה משבצת בלוח הזה.",
    "{square}: there is no piece here. Pick a piece that can move.": "{square}: אין כאן כלי. יש לבחור כלי שיכול לזוז.",
    "{square}: there is no piece here. Pick one of yours.": "{square}: אין כאן כלי. יש לבחור כלי שלך.",
    "{square} is {seat}'s piece: your partner moves it.": "ב־{square} כלי של {seat}: הצד השותף מזיז אותו.",
    "{square} is {seat}'s piece, and it is {other}'s turn.": "ב־{square} כלי של {seat}, ועכשיו תורו של {other}.",
    "{square}: a piece in its own castle has to leave it.": "{square}: כלי שבטירה שלו חייב לצאת ממנה.",
    "{square}: a piece in the enemy castle stays there.": "{square}: כלי שבטירת האויב נשאר שם.",
    "{square}: you have no castle move left in this game.": "{square}: לא נותר לך מהלך בטירה במשחק הזה.",
    "{square}: this piece has no move now. Pick one that can move.":
      "{square}: לכלי הזה אין מהלך עכשיו. יש לבחור כלי שיכול לזוז.",
    "{square}: this piece has no move now.": "{square}: לכלי הזה אין מהלך עכשיו.",
    "{square}: there is another piece here.": "{square}: יש כאן כלי אחר.",
    "{square}: another of your pieces is here.": "{square}: יש כאן כלי אחר שלך.",
    "{square} is your own castle: only a jump may land there.": "{square} היא הטירה שלך: רק בקפיצה מותר לנחות שם.",
    "{square} is {owners} castle: it is closed to you.": "{square} היא הטירה של {owners}: היא סגורה בפניך.",
    "{square}: there is no piece on {over} to canter or jump over.": "{square}: ב־{over} אין כלי לדהור או לקפוץ מעליו.",
    "{square}: the piece on {over} has already been taken. You can jump it only once.":
      "{square}: הכלי ב־{over} כבר הוכה. אפשר לקפוץ מעליו רק פעם אחת.",
    "{square}: a man cannot jump after a canter. Only a knight may charge.":
      "{square}: חייל לא יכול לקפוץ אחרי דהירה. רק פרש רשאי להסתער.",
    "{square}: you cannot canter after a jump. Canter first, then jump.":
      "{square}: אי אפשר לדהור אחרי קפיצה. קודם דוהרים, אחר כך קופצים.",
    "{square}: a plain step is a whole move. You cannot combine it with a canter or a jump.":
      "{square}: צעד הוא מהלך שלם. אי אפשר לצרף לו דהירה או קפיצה.",
    "{square}: a move ends when it reaches the enemy castle.": "{square}: מהלך מסתיים כשהוא מגיע לטירת האויב.",
    "{square}: under these rules a jump into your own castle ends there.":
      "{square}: בכללים האלה קפיצה אל הטירה שלך מסתיימת שם.",
    "{square}: in this game a move is one step, canter or jump.":
      "{square}: במשחק הזה מהלך הוא צעד אחד, דהירה אחת או קפיצה אחת.",
    "{square}: in this game a man moves forward only.": "{square}: במשחק הזה חייל הולך רק קדימה.",
    "{square}: a jump must go on while it can, here to {squares}.":
      "{square}: קפיצה חייבת להימשך כל עוד אפשר, כאן אל {squares}.",
    "{square}: a knight that canters past a piece it could jump must take one in this move.":
      "{square}: פרש שדוהר ליד כלי שאפשר לקפוץ מעליו חייב להכות כלי במהלך הזה.",
    "{square}: a canter may not end where it began.": "{square}: דהירה לא יכולה להסתיים במקום שבו התחילה.",
    "{square}: no step, canter or jump leads there from {over}.":
      "{square}: שום צעד, דהירה או קפיצה לא מובילים לשם מ־{over}.",
    "{square} is not one of your tree squares. Pick one of them.":
      "{square} אינה מהמשבצות שלך לעצים. יש לבחור אחת מהן.",
    "A tree stands on {square}: nothing else can be put there.": "ב־{square} עומד עץ: אי אפשר לשים שם שום דבר אחר.",
    "A tree stands on {square}: no piece leaps over it.": "ב־{square} עומד עץ: אף כלי לא מדלג מעליו.",
    "{square}: no move of this piece answers the check.": "{square}: שום מהלך של הכלי הזה לא עונה על השח.",
    "{square}: your king would still be in check from {men}.": "{square}: המלך שלך עדיין יעמוד בשח מצד {men}.",
    "{square}: your king would be in check from {men}.": "{square}: המלך שלך יעמוד בשח מצד {men}.",
    "{square}: the way there is blocked by {men}.": "{square}: הדרך לשם חסומה על ידי {men}.",
    "{square}: the archer's line to that piece is blocked by {men}.":
      "{square}: הקו של הקשת אל הכלי הזה חסום על ידי {men}.",
    "{square}: an archer shoots at most {n} squares; this piece is farther away.": ({ square = "", n }) =>
      `${square}: קשת יורה עד ${squares(count(n))}; הכלי הזה רחוק יותר.`,
    "{square}: a run takes pieces next to each other; it ends before the empty {over}.":
      "{square}: שעטה מכה כלים שעומדים זה ליד זה; היא נגמרת לפני {over} הריקה.",
    "{square}: with these options a run stops before a king that is not its first piece.":
      "{square}: באפשרויות האלה שעטה נעצרת לפני מלך שאינו הכלי הראשון שלה.",
    "{square}: with these options a run takes the whole row of pieces, no fewer and no more.":
      "{square}: באפשרויות האלה שעטה מכה את כל רצף הכלים, לא פחות ולא יותר.",
    "{square}: with these options this step goes to empty squares only.":
      "{square}: באפשרויות האלה הצעד הזה הולך רק אל משבצות ריקות.",
    "{square}: a pawn does not capture straight ahead, only diagonally.":
      "{square}: רגלי לא מכה ישר קדימה, רק באלכסון.",
    "{square}: a pawn moves diagonally only to capture.": "{square}: רגלי הולך באלכסון רק כדי להכות.",
    "{square}: a knight jumps over the other side's pieces, but your own pieces block it.":
      "{square}: פרש מדלג מעל כלי הצד השני, אבל הכלים שלך חוסמים אותו.",
    "{square}: there is no open way here: a prince goes straight, then diagonally, past empty squares.":
      "{square}: אין לכאן דרך פתוחה: נסיך הולך ישר ואז באלכסון, דרך משבצות ריקות.",
    "{square}: a pawn goes one, two or three squares straight forward and captures one square diagonally forward.":
      "{square}: רגלי הולך משבצת אחת, שתיים או שלוש ישר קדימה, ומכה משבצת אחת באלכסון קדימה.",
    "{square}: a knight goes one square straight, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: פרש הולך משבצת אחת ישר ואז אחת באלכסון; או ארבע משבצות באלכסון ואז אחת ישר.",
    "{square}: a knight goes four squares straight, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: פרש הולך ארבע משבצות ישר ואז אחת באלכסון; או ארבע משבצות באלכסון ואז אחת ישר.",
    "{square}: a knight goes straight on, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: פרש הולך ישר ככל שירצה, ואז משבצת אחת באלכסון; או ארבע משבצות באלכסון ואז אחת ישר.",
    "{square}: a catapult goes along its file, or one square to the side.":
      "{square}: קטפולטה הולכת לאורך הטור שלה, או משבצת אחת הצידה.",
    "{square}: an archer goes along ranks, files and diagonals.": "{square}: קשת הולך לאורך שורות, טורים ואלכסונים.",
    "{square}: a rook goes along ranks and files, or one square diagonally.":
      "{square}: צריח הולך לאורך שורות וטורים, או משבצת אחת באלכסון.",
    "{square}: a bishop goes along diagonals, or one square straight.":
      "{square}: רץ הולך לאורך אלכסונים, או משבצת אחת ישר.",
    "{square}: a prince goes straight, then diagonally.": "{square}: נסיך הולך ישר ואז באלכסון.",
    "{square}: a queen goes along ranks, files and diagonals.": "{square}: מלכה הולכת לאורך שורות, טורים ואלכסונים.",
    "{square}: a king goes one square.": "{square}: מלך הולך משבצת אחת.",

    "The game was called off.": "המשחק בוטל.",
    "Nobody wins: neither player came.": "איש לא ניצח: שני השחקנים לא הגיעו.",
    "Draw by agreement.": "תיקו בהסכמה.",
    "Draw: the director has given this result.": "תיקו: התוצאה נקבעה על ידי ההנהלה.",
    "Draw: each side has one piece left.": "תיקו: לכל צד נותר כלי אחד.",
    "Draw: nobody has more than one piece left.": "תיקו: לאף אחד לא נותר יותר מכלי אחד.",
    "Draw: {n} moves each without a capture or a piece entering the enemy castle.": ({ n }) =>
      `תיקו: ${moves(count(n))} של כל צד בלי הכאה ובלי כניסה לטירת האויב.`,
    "Draw: {n} moves in a row without a capture or a piece entering the enemy castle.": ({ n }) =>
      `תיקו: ${moves(count(n))} ברצף בלי הכאה ובלי כניסה לטירת האויב.`,
    "Draw: the same position for the third time, claimed by a player.": "תיקו: אותה עמדה בפעם השלישית, לפי תביעת שחקן.",
    "Draw: the same position for the {nth} time.": "תיקו: אותה עמדה בפעם {nth}.",
    "Draw: nobody has a legal move.": "תיקו: לאף אחד אין מהלך חוקי.",
    "Draw: {seats} has no legal move and {others} too few pieces to win.":
      "תיקו: לצד {seats} אין מהלך חוקי, ולצד {others} אין מספיק כלים כדי לנצח.",
    "Draw: {seats} have no legal move and {others} too few pieces to win.":
      "תיקו: לצדדים {seats} אין מהלך חוקי, ולצדדים {others} אין מספיק כלים כדי לנצח.",
    "Draw: {seat} has no legal move.": "תיקו: לצד {seat} אין מהלך חוקי.",
    "Draw: only the two kings are left.": "תיקו: נותרו רק שני המלכים.",
    "Draw: 50 moves each without a capture or a pawn move.": "תיקו: 50 מהלכים של כל צד בלי הכאה ובלי מהלך רגלי.",
    "{seats} wins: {ending}.": "{seats} ניצח: {ending}.",
    "{seats} win: {ending}.": "{seats} ניצחו: {ending}.",
    "{seat} wins.": "{seat} ניצח.",
    "The earlier result was corrected.": "התוצאה הקודמת תוקנה.",
    // Why a start is not offered.
    "White mates in {n} moves, whatever Black plays": "הלבן נותן מט ב־{n} מהלכים, ולא חשוב מה ישחק השחור",
    "White mates in {n} moves at most, whatever Black plays":
      "הלבן נותן מט ב־{n} מהלכים לכל היותר, ולא חשוב מה ישחק השחור",
    "White takes the king in {n} moves, whatever Black plays": "הלבן מכה את המלך ב־{n} מהלכים, ולא חשוב מה ישחק השחור",
    "White takes the king in {n} moves at most, whatever Black plays":
      "הלבן מכה את המלך ב־{n} מהלכים לכל היותר, ולא חשוב מה ישחק השחור",
    "White can threaten mate at once, and the engine puts White more than 20 pawns ahead":
      "הלבן יכול לאיים מיד במט, ולפי המנוע יש לו יתרון של יותר מ־20 רגלים",
    "White can threaten mate at once, and the engine puts White some 20 pawns ahead":
      "הלבן יכול לאיים מיד במט, ולפי המנוע יש לו יתרון של כ־20 רגלים",
    "No array is known to be sound with such a knight": "על שום סידור לא ידוע שהוא תקין עם פרש כזה",
    "White wins by force from this array under the usual reading, and no other reading of it is known to be sound":
      "לפי הקריאה הרגילה הלבן מנצח בכפייה מהסידור הזה, ועל שום קריאה אחרת לא ידוע שהיא תקינה",
    "{men} attacks the king.": "המלך מותקף על ידי {men}.",
    "{men} attack the king.": "המלך מותקף על ידי {men}.",
    "The king's own pieces leave it no square, {help}.": "הכלים של המלך עצמו לא משאירים לו משבצת, {help}.",
    "The king has no safe square, {help}.": "למלך אין משבצת בטוחה, {help}.",

    "and no move stops both": "ושום מהלך לא עוצר את שניהם",
    "and no move stops all of them": "ושום מהלך לא עוצר את כולם",
    "and stopping both would leave the king in check": "ועצירה של שניהם תשאיר את המלך בשח",
    "and stopping all of them would leave the king in check": "ועצירה של כולם תשאיר את המלך בשח",
    "and taking or stopping the {man} would leave the king in check": ({ man }) =>
      `ואם מכים או עוצרים את ${the(man)}, המלך נשאר בשח`,
    "nothing can stop the {man}, and taking it would leave the king in check": ({ man }) =>
      `אי אפשר לעצור את ${the(man)}, ואם מכים ${it(man)} המלך נשאר בשח`,
    "nothing can take the {man}, and stopping it would leave the king in check": ({ man }) =>
      `אי אפשר להכות את ${the(man)}, ואם עוצרים ${it(man)} המלך נשאר בשח`,
    "and nothing can take or stop the {man}": ({ man }) => `ואי אפשר להכות או לעצור את ${the(man)}`,

    "a piece in {owners} castle, {squares}": "כלי בטירה של {owners}, {squares}",
    "{n} pieces in {owners} castle, {squares}": ({ n, owners = "", squares: at = "" }) =>
      `${menOf(n)} בטירה של ${owners}, ${at}`,
    "{n} pieces in {owners} castles, {squares}": ({ n, owners = "", squares: at = "" }) =>
      `${menOf(n)} בטירות של ${owners}, ${at}`,
    "all of {owners} pieces are taken": "כל הכלים של {owners} הוכו",
    "{seats} has no legal move": "לצד {seats} אין מהלך חוקי",
    "{seats} have no legal move": "לצדדים {seats} אין מהלך חוקי",
    "{seats} resigns": "{seats} נכנע",
    "{seats} resign": "{seats} נכנעו",
    "{owners} time ran out": "הזמן של {owners} נגמר",
    "{seats} forfeits": "הפסד טכני של {seats}",
    "{seats} forfeit": "הפסד טכני של {seats}",
    "{seats} has left the game": "{seats} עזב את המשחק",
    "{seats} have left the game": "{seats} עזבו את המשחק",
    "the director has given this result": "התוצאה נקבעה על ידי ההנהלה",
    "by agreement": "בהסכמה",
    "{owners} king on {square} is checkmated": "מט למלך של {owners} ב־{square}",
    "{owners} king is taken": "המלך של {owners} הוכה",

    "is the only legal move": "הוא המהלך החוקי היחיד",
    "is better than any other: the next best {reason}": "טוב מכל האחרים: הבא אחריו {reason}",
    "is as good as {move}": `טוב כמו ${move}`,
    "is a little weaker than {move}": `חלש מעט מ־${move}`,
    "is weaker than {move}": `חלש יותר מ־${move}`,
    "changes little": "כמעט לא משנה",
    "expects {move}, then {other}": `מצפה ל־${move}, ואז ל־${other}`,
    "expects {move}": `מצפה ל־${move}`,
    "takes {n} with a {kind}": ({ n, kind }) => `מכה ${menOf(n)} ב${kindName(kind)}`,
    "takes {n}": ({ n }) => `מכה ${menOf(n)}`,
    "{reason}, then {second}": "{reason}, ואז {second}",
    "{reason}, but {second}": "{reason}, אבל {second}",
    "{reason} and {second}": "{reason}, וגם {second}",
    "gives up {n}, then {reason}": ({ n, reason = "" }) => `מוותר על ${menOf(n)}, ואז ${reason}`,
    "allows {move}, which {reason}": `מאפשר את ${move}, ש{reason}`,
    "misses {move}, which {reason}": `מחמיץ את ${move}, ש{reason}`,
    "allows {promise}": "מאפשר {promise}",
    "misses {promise}": "מחמיץ {promise}",
    "prepares {promise}": "מכין {promise}",
    "begins {promise}": "מתחיל {promise}",
    "threatens {promise}": "מאיים: {promise}",
    "prevents {promise}": "מונע {promise}",
    "allows {promise}, and loses {n} for {m}": ({ promise = "", n, m }) =>
      `מאפשר ${promise}, ומפסיד ${menOf(n)} תמורת ${menOf(m)}`,
    "trades {n} for {m}": ({ n, m }) => `מחליף ${menOf(n)} תמורת ${menOf(m)}`,
    "wins {n} for {m}": ({ n, m }) => `זוכה ב${dashed(n)} תמורת ${menOf(m)}`,
    "loses {n} for {m}": ({ n, m }) => `מפסיד ${menOf(n)} תמורת ${menOf(m)}`,
    "only trades {n} for {m}": ({ n, m }) => `רק מחליף ${menOf(n)} תמורת ${menOf(m)}`,
    "gains {n} less than it could": ({ n }) => `משיג ${menOf(n)} פחות ממה שאפשר`,
    "loses only {n} for {m}": ({ n, m }) => `מפסיד רק ${menOf(n)} תמורת ${menOf(m)}`,
    "loses only {n}": ({ n }) => `מפסיד רק ${menOf(n)}`,
    "loses nothing": "לא מפסיד דבר",
    "loses at once": "מפסיד מיד",
    "allows mate": "מאפשר מט",
    "wins at once": "מנצח מיד",
    "mates at once": "נותן מט מיד",
    "takes the castle at once": "כובש את הטירה מיד",
    "takes the enemy castle at once": "כובש את טירת האויב מיד",
    "takes the last piece at once": "מכה את הכלי האחרון מיד",
    "takes the king at once": "מכה את המלך מיד",
    "leaves the other side without a move at once": "משאיר את הצד השני מיד בלי מהלך",
    "wins by force at once": "מנצח מיד בכפייה",
    "wins in {n} moves": ({ n }) => `מנצח ${within(n)}`,
    "mates in {n} moves": ({ n }) => `נותן מט ${within(n)}`,
    "takes the castle in {n} moves": ({ n }) => `כובש את הטירה ${within(n)}`,
    "takes the enemy castle in {n} moves": ({ n }) => `כובש את טירת האויב ${within(n)}`,
    "takes the last piece in {n} moves": ({ n }) => `מכה את הכלי האחרון ${within(n)}`,
    "takes the king in {n} moves": ({ n }) => `מכה את המלך ${within(n)}`,
    "leaves the other side without a move in {n} moves": ({ n }) => `משאיר את הצד השני בלי מהלך ${after(n)}`,
    "wins by force in {n} moves": ({ n }) => `מנצח בכפייה ${within(n)}`,
    "loses the castle in {n} moves": ({ n }) => `מפסיד את הטירה ${within(n)}`,
    "loses the last piece in {n} moves": ({ n }) => `מפסיד את הכלי האחרון ${within(n)}`,
    "is left without a move in {n} moves": ({ n }) => `משאיר את הצד שלו בלי מהלך ${after(n)}`,
    "allows mate in {n} moves": ({ n }) => `מאפשר מט ${within(n)}`,
    "loses the king in {n} moves": ({ n }) => `מפסיד את המלך ${within(n)}`,
    "loses by force in {n} moves": ({ n }) => `מפסיד בכפייה ${within(n)}`,
    "drives the other side into the castle in {n} moves": ({ n }) => `דוחק את הצד השני אל הטירה ${within(n)}`,
    "drives the other side into the castle at once": "דוחק את הצד השני מיד אל הטירה",
    "gives up the last piece in {n} moves": ({ n }) => `מוותר על הכלי האחרון ${within(n)}`,
    "gives up the last piece at once": "מוותר מיד על הכלי האחרון",
    "runs out of moves in {n} moves": ({ n }) => `נשאר בלי מהלכים ${after(n)}`,
    "runs out of moves at once": "נשאר מיד בלי מהלכים",
    "has to enter the castle in {n} moves": ({ n }) => `מחייב להיכנס לטירה ${after(n)}`,
    "has to take the last piece in {n} moves": ({ n }) => `מחייב להכות את הכלי האחרון ${after(n)}`,
    "draws by repetition": "משיג תיקו בחזרה על עמדה",
    "draws by the limit of quiet moves": "משיג תיקו במגבלת המהלכים השקטים",
    "leaves a side without a move: a draw": "משאיר צד בלי מהלך: תיקו",
    "leaves too few pieces to win: a draw": "משאיר פחות מדי כלים לניצחון: תיקו",
    "lets the other side reach the castle in {n} moves": ({ n }) => `מניח לצד השני להגיע לטירה ${within(n)}`,
    "prevents the mate": "מונע את המט",
    "prevents the loss": "מונע את ההפסד",
    "lets the game end in a draw": "מניח למשחק להסתיים בתיקו",
    "gives away part of the lead": "מוותר על חלק מהיתרון",
    "gives the lead away": "מוותר על היתרון",
    "gives the lead away and falls behind": "מוותר על היתרון ומגיע לנחיתות",
    "leaves the game as good as lost": "משאיר את המשחק כמעט אבוד",
    "falls behind": "מגיע לנחיתות",
    "falls further behind": "מגדיל את הנחיתות",
    "keeps the lead": "שומר על היתרון",
    "keeps the game even": "שומר על משחק שקול",
    "loses less ground": "מפסיד פחות שטח",
    "brings the {man} from {square} to {over} in {n} moves": ({ man, square = "", over = "", n }) =>
      `מביא את ${the(man)} מ־${square} ל־${over} ${within(n)}`,
    "prepares the canter {move}": `מכין את הדהירה ${move}`,
    "gives up the canter {move}": `מוותר על הדהירה ${move}`,
    "does not prepare the canter {move}": `לא מכין את הדהירה ${move}`,
    "takes better squares": "תופס משבצות טובות יותר",
    "brings men nearer to the enemy castle": `מקרב ${plural("man")} לטירת האויב`,
    "gets within {n} steps of the enemy castle": ({ n }) => `מגיע למרחק ${stepsOf(n)} מטירת האויב`,
    "takes the middle of the board": "תופס את מרכז הלוח",
    "gathers men before the enemy castle": `מרכז ${plural("man")} לפני טירת האויב`,
    "takes pressure off its own castle": "מוריד לחץ מהטירה שלו",
    "drives the enemy back": "הודף את האויב לאחור",
    "brings a defender home": "מחזיר מגן הביתה",
    "draws a guard away from the enemy castle": "מרחיק שומר מטירת האויב",
    "leaves its men on weaker squares than {move}": `משאיר את החיילים שלו במשבצות חלשות יותר מאשר ${move}`,
    "gains less ground than {move}": `משיג פחות שטח מאשר ${move}`,
    "loses time on the way to the enemy castle: {n} steps to go, {m} after {move}": ({
      n,
      m = "",
      move: better = "",
    }) => `מאבד זמן בדרך לטירת האויב: ${stepsLeft(n)}, ואחרי ${ltr(better)} היו נותרים ${m}`,
    "holds less of the middle than {move}": `מחזיק פחות מהמרכז מאשר ${move}`,
    "brings less force to the enemy castle than {move}": `מביא פחות כוח אל טירת האויב מאשר ${move}`,
    "lets the enemy gain more ground than {move}": `מניח לאויב להשיג יותר שטח מאשר ${move}`,
    "lets the enemy take better squares": "מניח לאויב לתפוס משבצות טובות יותר",
    "leaves the middle to the enemy": "משאיר לאויב את המרכז",
    "lets the enemy come nearer to the castle": "מניח לאויב להתקרב לטירה",
    "leaves its castle with fewer guards than {move}": `משאיר את הטירה שלו עם פחות שומרים מאשר ${move}`,
    "lets the enemy keep a guard that {move} draws away": `משאיר לאויב שומר שהמהלך ${move} מרחיק`,

    "a {kind} that takes {n}": ({ kind, n }) => `${kindName(kind)} שמכה ${menOf(n)}`,
    "a win in {n} moves": ({ n }) => `ניצחון ${within(n)}`,
    "mate in {n} moves": ({ n }) => `מט ${within(n)}`,
    "a win": "ניצחון",
    mate: "מט",
  },
};
