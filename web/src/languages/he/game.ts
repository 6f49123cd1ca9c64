// Games and boards, in Hebrew.
//
// The terms, kept in all files here:
// knight פרש · man חייל, חיילים · piece כלי, כלים · pawn רגלי · rook צריח · bishop רץ · archer קשת · catapult קטפולטה
// prince נסיך · queen מלכה · king מלך · castle (goal area) טירה · leap דילוג, לדלג · canter דהירה, לדהור
// jump קפיצה, לקפוץ · charge הסתערות, להסתער · run שעטה, לשעוט · shot ירייה, לירות · take, capture הכאה, להכות
// plain step צעד · leg שלב · move מהלך · ply חצי מהלך · board לוח · square משבצת · hexagon משושה · side צד · seat מקום
// position עמדה · opening פתיחה · starting position עמדת פתיחה · ending סיום, סיומים · tree עץ · team קבוצה
// tournament director הנהלת הטורניר · officers of a club צוות המועדון · owner בעלים · division דרג · spectators צופים · study לימוד · chapter פרק · record רישום משחק · puzzle חידה
// hint רמז · take back החזרת מהלך · resign כניעה · draw תיקו · rated מדורג · casual ידידותי · rating דירוג
// rematch משחק חוזר · correspondence התכתבות · leave חופשה · challenge אתגר · guest אורח · host בעל האתר · club מועדון
// match מפגש · line-up הרכב · reserve רזרבה · pairing שיבוץ · announcement הודעה מההנהלה
// league ליגה · round סיבוב · standing טבלה · bye פטור · token אסימון · to play a move לשחק · to claim לתבוע
//
// Readers are addressed by forms that are written alike for all (שלך, תורך, ניצחת), otherwise by impersonal ones
// (אפשר, יש) or the plural; buttons have infinitives or nouns.
import {
  DEFAULT_MEN,
  type Geometry,
  legsOf,
  type Men,
  type PieceLetter,
  pieceOf,
  seatsOf,
  type Square,
  TREE,
} from "@camlann/board";
import type { Step } from "../../days/texts.ts";
import type { Obligation, Outcome as CoreOutcome, Variant } from "../../lib/core.ts";
import { ofCore } from "../../lib/language.ts";
import type { Marked } from "../../lib/messages.ts";
import type { MoveKind, Problem, Seat, TimeWish } from "../../lib/wire.ts";
import { kindOf } from "../../play/kinds.ts";
import {
  type Field,
  isGoal,
  isWalked,
  mannerOf,
  manOf,
  type Outcome,
  type PerfectValue,
  type Turn,
} from "../../play/turn.ts";
import { shownMove } from "../../play/written.ts";
import type { Warning } from "../../why/check.ts";
import type { Translation } from "../translation.ts";
import { iso, ltr } from "./ltr.ts";
import { coloured, countedMen, isFeminine, plural, singular, theSide, word } from "./men.ts";
import { forms, moves, pieces, seconds } from "./plural.ts";

const all = new Intl.ListFormat("he");
const any = new Intl.ListFormat("he", { type: "disjunction" });

/** "א", "א וב", "א, ב וג": the word for "and" is a letter before the last one, with a hyphen before other scripts. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return iso(last);
  const before = names.slice(0, -1).map(iso).join(", ");
  return `${before} ${/^[\u05d0-\u05ea]/u.test(last) ? "ו" : "ו־"}${iso(last)}`;
}
/** "E6 או F7". */
export const either = (names: readonly string[]): string => any.format(names.map(iso));

/** A written move within a sentence. */
export const shown = (notation: string): string =>
  notation.startsWith("@") ? `עץ ב־${notation.slice(1)}` : ltr(shownMove(notation));

const sides = { w: "לבן", b: "שחור", R: "אדום", G: "ירוק", B: "כחול", Y: "צהוב" } satisfies Record<Seat, string>;

// ---- messages ----

interface At {
  number: number;
  of: number;
  move: { before: { seat: Seat } };
}

const moveCount = ({ number, of, move }: At): string =>
  number > 0
    ? `מהלך ${String(number)} מתוך ${String(of)}, ${sides[move.before.seat]}`
    : `לפני המהלך הראשון, ${sides[move.before.seat]}`;

const wanted = (expected: string): string => (expected === "" ? "" : ` צריך להיות: ${iso(expected)}.`);

function wrongText({ what: english, where, expected, code, column }: Omit<Problem, "line">): string {
  const what = ofCore(english);
  const hoped = wanted(ofCore(expected));
  if (code === "illegal-move" || code === "game-over") return what + hoped;
  if (column !== undefined) return `${what} (תו ${String(column)}).${hoped}`;
  return `${where === "" ? what : `${iso(where)}: ${what}`}.${hoped}`;
}

const markOf = (one?: Marked): string => (one?.bot ? "בוט" : one?.guest ? "אורח" : "");

const control = ({ base = 0, increment = 0, delay = 0, days: perMove = 0 }: TimeWish): string => {
  if (perMove > 0) return `${forms(perMove, "יום", "יומיים", `${String(perMove)} ימים`)} למהלך`;
  const start =
    base % 60 === 0 ? String(base / 60) : `${String(Math.floor(base / 60))}:${String(base % 60).padStart(2, "0")}`;
  return `${ltr(`${start} + ${String(increment)}`)}${delay > 0 ? `, השהיה ${String(delay)}` : ""}`;
};

export const messages = {
  skip: "לדלג אל הדף",
  loading: "רק רגע…",
  again: "לנסות שוב",
  status: "מצב השרת",
  markOf,
  marked: (one?: Marked) => (one?.bot || one?.guest ? `${iso(one.name)} (${markOf(one)})` : (one?.name ?? "")),
  sides,
  listed,
  wanted,
  moveCount,
  wrongText,

  nav: {
    label: "ראשי",
    play: "לשחק",
    learn: "ללמוד",
    rules: "כללים",
    analysis: "ניתוח",
    records: "ארכיון",
    tournaments: "טורנירים",
  },

  account: { signIn: "כניסה", yours: (name: string) => `החשבון שלך: ${iso(name)}` },

  missing: {
    play: "אל המשחקים",
    game: "המשחק הזה לא נמצא בדפדפן הזה",
    gameText: "יש לפתוח אותו במקום שבו התחיל, או לבדוק את הכתובת.",
  },

  settings: "הגדרות",
  menu: "תפריט והגדרות",

  home: {
    away: "השרת לא עונה. מנסים שוב.",
  },

  invite: {
    withdraw: "ביטול ההזמנה",
  },

  fiveLines: {
    heading: (name: string) => `${iso(name)} בחמש שורות`,
    more: "כל הכללים, עם לוחות לנסות",
    close: "הכללים מוכרים לי",
  },

  newGame: {
    away: "השרת לא עונה. כדאי לנסות שוב בעוד רגע.",
  },

  clock: {
    control,
    days: (count: number, hours: number) => `${String(count)} ימ׳ ${String(hours)} שע׳`,
    hours: (hours: number, minutes: number) => `${String(hours)} שע׳ ${String(minutes)} דק׳`,
    of: (name: string, left: string) => `השעון של ${iso(name)}: ${iso(left)}`,
    low: (name: string, count: number) => `${iso(name)}: נותרו ${seconds(count)}.`,
    firstMove: "יש לשחק בתוך דקה, אחרת המשחק יבוטל.",
    firstMoveOrLose: "יש לשחק בתוך דקה, אחרת המשחק אבוד.",
    onLeave: (until: number) =>
      `בחופשה עד ${new Date(until).toLocaleDateString("he", { day: "numeric", month: "long" })}`,
    callOff: "ביטול המשחק",
    calledOff: "בוטל",
  },

  game: {
    savePlan: "לשמור את התוכנית",
    title: (name: string, teams: readonly (readonly string[])[]) =>
      `${iso(name)}: ${teams.map((names) => listed(names)).join(" נגד ")}`,
    you: "אני",
    onDevice: "במכשיר הזה · ",
    toTournament: "אל הטורניר",
    computerName: "מחשב",
    level: (level: number | null) => (level === null ? "" : `רמה ${String(level)}`),
    levelLine: (level: number | null) => (level === null ? "" : `רמה ${String(level)} · `),
    team: (team: string) => `הקבוצה של ${team}`,
    teamShort: (partners: string) => `עם ${partners}`,
    places: {
      foot: "למטה",
      left: "משמאל",
      top: "למעלה",
      right: "מימין",
      upperLeft: "למעלה משמאל",
      upperRight: "למעלה מימין",
    },
    goal: (castles: readonly { name: string; place: string }[]) =>
      castles.length === 1
        ? `יעד: ${castles.map(({ name, place }) => `הטירה של ${theSide(name)}, ${place}`).join("")}.`
        : `יעד: הטירה של ${either(castles.map(({ name }) => theSide(name)))}.`,
    took: (counts: { name: string; count: number }[]) =>
      counts.length > 0 ? `הוכו: ${counts.map(({ name, count }) => countedMen(name, count)).join(", ")}` : "",
    tookShort: (count: number) => (count > 0 ? `הוכו ${String(count)}` : ""),
    thinking: "חושב",
    toMove: "בתור",
    yourMove: "תורך.",
    yourMoveFor: (seat: string) => `תורך, בשביל ${theSide(seat)}.`,
    seatMoves: (seat: Seat) => `תור ה${sides[seat]}.`,
    namedMoves: (name: string, seat: string, partner: boolean) =>
      `התור של ${iso(name)}${partner ? ", מהקבוצה שלך," : ""} בשביל ${theSide(seat)}.`,
    watching: "מצב צפייה.",
    seenLate: (count: number) => `המשחק מוצג לך באיחור של ${moves(count)}.`,
    watchersLate: (count: number) => `הצופים רואים את המשחק באיחור של ${moves(count)}.`,
    computerThinks: "המחשב חושב.",
    hurried: "הוא חושב פחות זמן מהרגיל, כי רבים משחקים עכשיו.",
    computerThinksFor: (seat: string) => `המחשב חושב בשביל ${theSide(seat)}.`,
    passedOver: (names: string) => `${names}: אין מהלך חוקי, והתור עובר הלאה.`,
    lookingBack: (at: At | null) => (at === null ? "מבט לאחור: עמדת הפתיחה." : `מבט לאחור: ${moveCount(at)}.`),
    toNow: "חזרה למשחק",
    gone: "החיבור נותק. מנסים שוב.",
    goneKept: "החיבור נותק. המהלך שלך שמור, ויישלח כשהחיבור יחזור.",
    sending: "שולחים את המהלך…",
    waiting: "המהלך שלך עוד לא הגיע לשרת. מנסים שוב.",
    back: "החיבור חזר.",
    unanswered: "השרת לא ענה. כדאי לנסות שוב.",
    notTaken: (why: string) => `המהלך שלך הוחזר. ${why}`,
    elsewhere: "המשחק השתנה בחלון אחר.",
    why: "למה",
    offerYou: "המחשב מציע תיקו.",
    offerSide: (seat: Seat) => `ה${sides[seat]} מציע תיקו.`,
    offered: "הצעת התיקו נשלחה. היא בתוקף עד שהצד השני יענה או ישחק.",
    declined: "הצעת התיקו נדחתה.",
    otherSide: "הצד השני",
    drawRefused: (name: string) => `התיקו נדחה על ידי ${iso(name)}.`,
    playsOn: "הצד השותף רוצה להמשיך לשחק.",
    takeBackRefused: (name: string) => `החזרת המהלך נדחתה על ידי ${iso(name)}.`,
    offerThree: (seat: Seat) => `ה${sides[seat]} מציע תיקו. שני האחרים צריכים להסכים.`,
    accept: "להסכים לתיקו",
    acceptAll: "כולם מסכימים",
    decline: "דחייה",
    hintIs: (move: string) => `רמז: ${iso(move)}.`,
    hintWait: "מחפשים מהלך טוב…",
    last: "רשימת המהלכים",
    noMoves: (first: Seat) => `עוד אין מהלכים. ה${sides[first]} פותח.`,
    passedHere: "התור עבר",
    moveName: (number: number, seat: Seat, notation: string) =>
      number > 0
        ? `${String(number)}, ${sides[seat]}: ${ltr(notation)}`
        : `${sides[seat]}: עץ ב־${notation.replace("@", "")}`,
    rated: "מדורג",
    casual: "ידידותי",
    rulesLine: (ruleSet: string) => `כללים: ${iso(ruleSet)}`,
    controls: "פקדי המשחק",
    replay: "צפייה חוזרת",
    first: "העמדה הראשונה",
    previous: "המהלך הקודם",
    next: "המהלך הבא",
    lastMove: "העמדה האחרונה",
    flip: "היפוך הלוח",
    turnBoard: "סיבוב הלוח",
    follow: "לסובב את הלוח אל מי שבתור",
    quarter: "רבע סיבוב",
    upright: "לסובב את הלוח חזרה",
    step: "לשחק שלב אחר שלב",
    takeBack: "החזרת מהלך",
    askBack: "בקשה להחזיר מהלך",
    resign: "כניעה",
    offerDraw: "הצעת תיקו",
    swap: "לקחת את המהלך הראשון",
    swapWhy: "אפשר לקחת את המהלך הראשון, ואז הלוח מתהפך, או לענות עליו.",
    claimDraw: "לתבוע תיקו",
    claimWhy: "העמדה הזאת הופיעה שלוש פעמים. אפשר לתבוע תיקו.",
    hint: "רמז",
    short: {
      first: "התחלה",
      back: "אחורה",
      on: "קדימה",
      last: "סוף",
      flip: "היפוך",
      step: "שלבים",
      takeBack: "החזרה",
      hint: "רמז",
      offerDraw: "תיקו",
      claim: "תביעת תיקו",
      quarter: "סיבוב",
      turn: "סיבוב",
      follow: "לעקוב",
      more: "עוד",
    },
    copyFen: "להעתיק FEN",
    copied: "הועתק.",
    notCopied: "הדפדפן לא הרשה להעתיק. הנה הטקסט:",
    download: "להוריד את הרישום",
    confirm: "לשאול לפני כל מהלך במשחק הזה",
    typeMove: "להקליד מהלך",
    typeExample: (move: string) => `להקליד מהלך: ${ltr(move)}`,
    playTyped: "לשחק",
    askTyped: "לשאול",
    rematch: "משחק חוזר",
    rematchOffered: "הוצע משחק חוזר",
    rematchAccept: "להסכים למשחק חוזר",
    newGame: "משחק חדש",
    result: "תוצאה",
    analyse: "ניתוח",
    review: "סקירה",
    answer: "תשובה",
    howTo: "איך משחקים",
    close: "סגירה",
    legend: "הסימנים",
    keys: (finding: string) => `מקשים: החצים נעים על הלוח, Enter בוחר ומשחק, ${finding}.`,
    actions: "משחק",
    notFree: "אי אפשר עכשיו.",
  },

  presence: {
    words: { here: "כאן", away: "לא ליד הלוח", reconnecting: "מתחברים מחדש", gone: "אין חיבור" },
    claimIn: (names: string, time: string) => `${iso(names)} כבר לא כאן. אפשר יהיה לתבוע ניצחון בעוד ${iso(time)}.`,
    claimNow: (names: string) => `${iso(names)} כבר לא כאן. אפשר לתבוע ניצחון.`,
    claim: "לתבוע ניצחון",
    standIn: (name: string, seat: string) => `${iso(name)} כבר לא כאן. המהלכים של ${theSide(seat)} עוברים אליך.`,
    watchers: (count: number) => forms(count, "צופה אחד", "שני צופים", `${String(count)} צופים`),
  },

  why: {
    action: "למה המהלך הזה?",
    short: "למה",
    ask: "למה?",
    better: "טוב יותר:",
  },

  review: {
    title: "המהלכים הגרועים",
    line: (played: string, better: string) => `שוחק: ${ltr(played)}. טוב יותר: ${ltr(better)}.`,
  },

  values: {
    action: "ערכים מושלמים",
    short: "ערכים",
  },
} satisfies Translation["messages"];

// ---- choosing a move ----

const FEMININE_KINDS: readonly MoveKind[] = ["canter", "jump", "charge", "capture", "run", "shot", "swap"];

/** "7 צעדים", "הסתערות אחת". */
function countedKind(kind: MoveKind, count: number): string {
  const { one, many } = kindOf({ kind });
  const feminine = FEMININE_KINDS.includes(kind);
  return forms(
    count,
    `${one} ${feminine ? "אחת" : "אחד"}`,
    `${feminine ? "שתי" : "שני"} ${many}`,
    `${String(count)} ${many}`,
  );
}

const captureCount = (count: number): string => forms(count, "הכאה אחת", "שתי הכאות", `${String(count)} הכאות`);
const wayCount = (count: number): string => forms(count, "דרך אחת", "שתי דרכים", `${word(count)} דרכים`);

const movesLeft = ({ plies }: PerfectValue): number => Math.ceil((plies ?? 0) / 2);
const inMoves = (count: number): string => forms(count, "במהלך אחד", "בשני מהלכים", `ב־${String(count)} מהלכים`);

const valueText = (value: PerfectValue): string =>
  value.wdl === "draw" ? "תיקו" : `${value.wdl === "win" ? "ניצחון" : "הפסד"} ${inMoves(movesLeft(value))}`;

const pieceName = (letter: PieceLetter, men: Men = DEFAULT_MEN): string =>
  singular(men[letter.toLowerCase()] ?? letter);

type Peopled = Pick<Geometry, "men" | "seating">;

function pieceWords(letter: PieceLetter, board: Peopled): string {
  if (letter === TREE) return "עץ";
  const piece = pieceOf(letter, board);
  return piece ? coloured(piece.man, piece.seat.name) : letter;
}

function regardless(outcomes: readonly Outcome[]): readonly Outcome[] {
  const first = new Set<Square>();
  return outcomes.filter((outcome) => {
    if (outcome.promotion === undefined) return true;
    const known = first.has(outcome.to);
    first.add(outcome.to);
    return !known;
  });
}

function abilities({ geometry }: Turn, outcomes: readonly Outcome[]): string {
  const distinct = regardless(outcomes);
  return geometry.kinds
    .flatMap(({ word: kind }) => {
      const count = distinct.filter((outcome) => outcome.kind === kind).length;
      return count > 0 ? [countedKind(kind, count)] : [];
    })
    .join(", ");
}

function pathText(outcome: Outcome, field: Field): string {
  const { path, captures } = outcome;
  const manner = mannerOf(field, outcome.kind);
  const becomes = outcome.promotion === undefined ? "" : ` = ${pieceName(outcome.promotion, field.men)}`;
  const [first = "", ...rest] = path;
  if (manner === "shot") return `${first} יורה על ${outcome.to}`;
  if (manner === "put") return `עץ ב־${outcome.to}`;
  if (isWalked({ manner })) {
    const legs = legsOf({ squares: path, captures, manner });
    return ltr(first + rest.map((square, i) => (legs[i]?.kind === "jump" ? `×${square}` : `–${square}`)).join(""));
  }
  const quiet = rest.filter((square) => !captures.includes(square));
  const taken = captures.length > 0 ? `×${captures.join("+")}` : "";
  return ltr(first + quiet.map((square) => `–${square}`).join("") + taken) + becomes;
}

function cellName(turn: Turn, square: Square, outcomes: readonly Outcome[]): string {
  const letter = turn.pieces[square];
  const owner = seatsOf(turn.geometry).find(({ id }) => turn.geometry.castles[id]?.includes(square));
  const parts: string[] = [square];
  if (owner) parts.push(`הטירה של ${theSide(owner.name)}`);
  parts.push(letter ? pieceWords(letter, turn.geometry) : "ריקה");
  if (turn.obligation.kind === "check" && turn.obligation.squares.includes(square))
    parts.push(turn.obligation.attack ? "מט" : "שח");
  if (turn.free && outcomes.some(({ kind }) => kind === "plant")) parts.push("אפשר לשתול כאן עץ");
  else if (turn.free) {
    const distinct = regardless(outcomes);
    const captures = distinct.filter((outcome) => outcome.captures.length > 0).length;
    const quiet = distinct.length - captures;
    if (quiet > 0) parts.push(moves(quiet));
    if (captures > 0) parts.push(captureCount(captures));
  }
  return parts.join(", ");
}

const takes = (count: number): string => `הכאה של ${String(count)}`;

function targetName(turn: Turn, ways: readonly Outcome[]): string {
  const [best] = ways;
  if (!best) return "";
  const parts: string[] = [best.kind === "plant" ? "נבחרה לעץ" : kindOf(best).one];
  if (best.kind !== "castle" && isGoal(turn, best.to)) parts.push("אל הטירה");
  if (best.captures.length > 0) parts.push(takes(best.captures.length));
  if (best.promotion !== undefined) parts.push("ואז לבחור מה יהיה");
  else if (ways.length > 1) parts.push(wayCount(ways.length));
  return parts.join(", ");
}

function takenText(there: Turn["pieces"], captures: readonly Square[], board: Peopled): string {
  const man = (square: Square) => pieceOf(there[square] ?? "", board)?.man;
  const counts = Object.values(board.men ?? DEFAULT_MEN)
    .reverse()
    .flatMap((name) => {
      const count = captures.filter((square) => man(square) === name).length;
      return count === 0 ? [] : [countedMen(name, count)];
    });
  return all.format(counts);
}

function moveSentence(there: Turn["pieces"], outcome: Outcome, board: Peopled = {}): string {
  const letter = there[outcome.from];
  const man = letter === undefined ? undefined : pieceOf(letter, board)?.man;
  const feminine = man !== undefined && isFeminine(man);
  const ends = feminine ? "ומסיימת" : "ומסיים";
  const who = letter ? `${pieceWords(letter, board)} ${outcome.from}` : outcome.from;
  const taken = takenText(there, outcome.captures, board);
  const { to } = outcome;
  switch (outcome.kind) {
    case "plain":
      return `${who} צועד ל־${to}.`;
    case "plant":
      return `עץ נשתל ב־${to}.`;
    case "swap":
      return "המהלך הראשון עובר לצד השני, והלוח מתהפך.";
    case "canter":
      return `${who} דוהר ל־${to}.`;
    case "castle":
      return `${who} ${feminine ? "עוברת" : "עובר"} בתוך הטירה ל־${to}.`;
    case "jump":
      return outcome.path.length === 2
        ? `${who} קופץ ל־${to} ומכה ${taken}.`
        : `${who} קופץ ומכה ${taken}, ${ends} ב־${to}.`;
    case "charge": {
      const turning = legsOf({ squares: outcome.path, captures: outcome.captures }).find((leg) => leg.kind === "jump");
      return `${who} דוהר ל־${turning?.from ?? to} ומכה ${taken}, ${ends} ב־${to}.`;
    }
  }
  const becomes =
    outcome.promotion === undefined
      ? ""
      : ` ${feminine ? "והופכת" : "והופך"} ל${pieceName(outcome.promotion, board.men)}`;
  if (outcome.captures.length === 0) return `${who} ${feminine ? "עוברת" : "עובר"} ל־${to}${becomes}.`;
  if (outcome.captures.length > 1) return `${who} מכה ${taken} בשעטה, ${ends} ב־${to}${becomes}.`;
  return outcome.kind === "shot"
    ? `${who} יורה ומכה ${taken} ב־${to}${becomes}.`
    : `${who} מכה ${taken} ב־${to}${becomes}.`;
}

const fromTo = (from: Square, to: Square): string => `מ־${from} ל־${to}`;

/** The choices among several routes. */
function chip(outcome: Outcome, ways: readonly Outcome[]): string {
  const count = outcome.captures.length;
  if (count === 0) return "בלי הכאה";
  const alike = ways.filter((way) => way.captures.length === count);
  const beats = `מכה ${String(count)}`;
  if (alike.length === 1) return beats;
  const has = (way: Outcome, square: Square) => way.captures.includes(square);
  const own = outcome.captures.filter((square) => !alike.every((way) => has(way, square)));
  const spared = [...new Set(alike.flatMap((way) => way.captures))].filter((square) => !has(outcome, square));
  return spared.length < own.length ? `${beats}, לא ${ltr(spared.join(" "))}` : `${beats}: ${ltr(own.join(" "))}`;
}

const words = {
  word,
  valueText,
  pieceWords,
  pathText,
  cellName,
  targetName,
  moveSentence,

  yourMove: "תורך.",

  picked: (turn: Turn, letter: PieceLetter, square: Square, outcomes: readonly Outcome[]) =>
    `${singular(manOf(turn, letter))} ${square}: ${abilities(turn, outcomes)}.`,

  preview: (turn: Turn, outcome: Outcome) => {
    const path = pathText(outcome, turn.geometry);
    if (mannerOf(turn.geometry, outcome.kind) === "shot") return `${path} ונשאר במקום.`;
    return outcome.captures.length > 0 ? `${path}: מכה ${String(outcome.captures.length)}.` : `${path}.`;
  },

  previewOfSeveral: (ways: readonly Outcome[]) => {
    const [best] = ways;
    if (!best) return "";
    if (best.promotion !== undefined) return `${fromTo(best.from, best.to)}: יש לבחור מה יהיה הכלי.`;
    const counts = [...new Set(ways.map((way) => way.captures.length))];
    const most = counts.at(0) ?? 0;
    const least = counts.at(-1) ?? 0;
    const number = counts.length > 3 ? `${String(least)} עד ${String(most)}` : any.format(counts.map(String));
    return `${fromTo(best.from, best.to)}, ${wayCount(ways.length)}: מכה ${number}.`;
  },

  severalWays: (to: Square, count: number) =>
    `אפשר להגיע ל־${to} ב${forms(count, "דרך אחת", "שתי דרכים", `${word(count)} דרכים`)}.`,

  promotionLabel: (to: Square) => `מה יהיה הרגלי ב־${to}`,
  promoting: (turn: Turn, { to, promotion = "" }: Outcome) =>
    `${to}: ${pieceName(promotion, turn.geometry.men)}. יש לבחור מה יהיה הרגלי.`,

  chip,
  chipInFull: (outcome: Outcome, ways: readonly Outcome[]) => `${chip(outcome, ways)}, מסיים ב־${outcome.to}`,

  confirm: (turn: Turn, outcome: Outcome) => {
    const taken = outcome.captures.length;
    return `לשחק ${pathText(outcome, turn.geometry)}${taken > 0 ? `, ${takes(taken)}` : ""}?`;
  },
  confirmChip: "לשחק",
  confirmHint: "Enter משחק, Escape עוזב את הכלי.",

  aheadPicked: (square: Square) => `${square}: אפשר לבחור לאן ילך ברגע שיגיע תורך.`,
  aheadSet: (plans: readonly { from: Square; to: Square }[]) =>
    `${plans.map(({ from, to }) => fromTo(from, to)).join(", ואחר כך ")}, ברגע שיגיע תורך. הקשה על משבצת ריקה מבטלת.`,
  aheadDropped: (dropped: readonly { from: Square; to: Square }[]) =>
    dropped.length === 0
      ? ""
      : dropped.length === 1
        ? `${dropped.map(({ from, to }) => fromTo(from, to)).join("")}: כבר אי אפשר, ולכן הוסר.`
        : `${all.format(dropped.map(({ from, to }) => fromTo(from, to)))}: כבר אי אפשר, ולכן הוסרו.`,

  tooLate: "ההקשה הזאת הגיעה מאוחר מדי.",

  walkButtons: { end: "לסיים כאן", back: "שלב אחורה" },
  walkLabel: (square: Square, stop: boolean) => (stop ? `המהלך יכול להסתיים ב־${square}` : `המהלך ממשיך מ־${square}`),

  walkedFrom: (square: Square) => `${square}, משם יצא`,
  walkedHere: (square: Square, stop: boolean) => `${square}, הכלי כאן${stop ? ", המהלך יכול להסתיים" : ""}`,
  leg: (kind: Outcome["kind"], captured: Square | null) =>
    captured === null ? kindOf({ kind }).one : `${kindOf({ kind }).one}, מכה ב־${captured}`,

  stepFirst: (turn: Turn, letter: PieceLetter, square: Square) =>
    `${singular(manOf(turn, letter))} ${square}: יש להקיש על הנחיתות זו אחר זו.`,

  stepped: (legs: number, taken: number, stop: boolean, more: boolean) => {
    const walked = forms(legs, "שלב אחד", "שני שלבים", `${String(legs)} שלבים`);
    const captured =
      taken > 0 ? `, ${forms(taken, "כלי אחד הוכה", "שני כלים הוכו", `${String(taken)} כלים הוכו`)}` : "";
    const then = stop
      ? more
        ? "אפשר להמשיך או לסיים כאן."
        : "לסיים כאן."
      : more
        ? "חייבים להמשיך."
        : "אין לאן להמשיך: יש להחזיר שלב.";
    return `${walked}${captured}. ${then}`;
  },

  notNext: (square: Square) => `${square} אינה הנחיתה הבאה. הולכים לשם שלב אחר שלב.`,
  notReached: (square: Square) => `${square}: הכלי הזה לא מגיע לשם.`,

  previewTitle: (turn: Turn, outcome: Outcome) => {
    const { from, to, captures, promotion } = outcome;
    const ends = from === to && captures.length === 0 ? to : fromTo(from, to);
    const parts = [`${ends}: ${kindOf(outcome).one}`];
    if (captures.length > 0) parts.push(takes(captures.length));
    if (promotion !== undefined) parts.push(`הופך ל${pieceName(promotion, turn.geometry.men)}`);
    return parts.join(", ");
  },
  bestValue: (value: PerfectValue) => `המהלך הטוב ביותר: ${valueText(value)}`,
  targetValue: (value: PerfectValue) => `משחק מושלם: ${valueText(value)}`,
  playHint: "Enter משחק, Escape עוזב את הכלי.",
  chipHint: "המספר שלו בוחר בו, Enter בוחר במסומן.",
  stepHint: "Backspace מחזיר שלב, Escape עוזב את הכלי.",

  boardLabel: (name: string, seat: string, over: boolean) =>
    over ? `${iso(name)}, המשחק הסתיים` : `${iso(name)}, תורו של ${theSide(seat)}`,
} satisfies Translation["words"];

// ---- families of games ----

const legend = [
  { kind: "plain", count: 0, text: "צעד" },
  { kind: "canter", count: 0, text: "דהירה, מעל ידיד" },
  { kind: "jump", count: 2, text: "קפיצה (שניים הוכו)" },
  { kind: "charge", count: 2, text: "הסתערות (שניים הוכו)" },
  { kind: "castle", count: 0, text: "אל הטירה" },
];
const tap = "מקישים על כלי מוקף בטבעת, ואז על משבצת מסומנת. הדף מכיר את הכללים, ואומר למה כשמשהו אסור.";
const charge = "פרש יכול לעשות את שניהם במהלך אחד: קודם לדהור ואז לקפוץ. זאת הסתערות.";
const finding =
  "K,\u200f M ו־C מוצאים את הפרש הבא, את החייל הבא ואת הכלי הבא שיכול להכות, ו־T את המשבצת הבאה שהכלי הנבחר יכול להגיע אליה";

const camelotLines = ({ castlePiecesToWin, reversed }: Variant): string[] => [
  `מי שמביא ${pieces(castlePiecesToWin)} לטירה בקצה הרחוק, או מכה את כל כלי האויב, ${reversed ? "מפסיד" : "מנצח"}.`,
  "כלי צועד אל כל משבצת לידו, או דוהר: מדלג מעל ידידים, אחד אחרי השני.",
  "הוא קופץ מעל אויב אל המשבצת הריקה שמאחוריו ומכה אותו. מי שיכול לקפוץ חייב לקפוץ, וממשיך כל עוד אפשר.",
  charge,
  tap,
];

const treeNumbers = ["בלי עצים", "עץ אחד", "שני עצים", "שלושה עצים", "ארבעה עצים", "חמישה עצים"];
const moreTrees = (count: number): string => `${String(count)} עצים`;

const teams = ({ seating, sides: parts }: Variant): string =>
  parts
    .map((side) => seating.filter(({ id }) => side.includes(id)))
    .map((team) => all.format(team.map(({ name }) => theSide(name))))
    .join(" נגד ");

const yesNo = (yes: string, no: string): Record<string, string> => ({ true: yes, false: no });

const families = {
  camelot: { legend, lines: camelotLines, keys: finding },
  wooded: {
    legend,
    lines: (variant: Variant) => {
      const [aim = "", ...others] = camelotLines(variant);
      const put = `הלבן, ואחריו השחור, שותל ${treeNumbers[variant.trees] ?? moreTrees(variant.trees)} בצד שלו. שום כלי לא יכול להיכנס למשבצת של עץ.`;
      return [`${put} ${aim}`, ...others];
    },
    keys: finding,
    options: {
      treeLeap: {
        title: "עצים",
        values: { none: "אף כלי לא מדלג מעל עץ", canter: "כלים דוהרים מעל עצים, כמו מעל ידידים" },
      },
    },
  },
  teamed: {
    legend,
    lines: (variant: Variant) => [
      `${teams(variant)}: ${variant.castlePiecesToWin === 2 ? "שני כלים של הקבוצה" : "כלי אחד של הקבוצה"} בטירות שממול, או הכאת כל כלי האויב, והקבוצה מנצחת יחד.`,
      "כלי צועד אל כל משבצת לידו, או דוהר: מדלג מעל ידידים, שלך ושל הצד השותף, אחד אחרי השני.",
      "הוא קופץ מעל אויב אל המשבצת הריקה שמאחוריו ומכה אותו. מי שיכול לקפוץ חייב לקפוץ, וממשיך כל עוד אפשר.",
      charge,
      tap,
    ],
    keys: finding,
    options: {
      array: {
        title: "עמדת הפתיחה",
        values: { wcf: "פרשים בשתי שורות, כמו ב־Camelot", "1932": "כל הפרשים בשורה האחורית, כמו ב־1932" },
      },
      sideCastleJump: {
        title: "קפיצה אל טירה בצדדים",
        values: { true: "מותרת", false: "אסורה" },
      },
    },
  },
  hexagonal: {
    legend,
    lines: () => [
      "מי שמביא כלי אחד לאחת הטירות האחרות, או נשאר אחרון עם כלים על הלוח, מנצח. כל אחד משחק לעצמו.",
      "למשושה יש שישה שכנים. כלי צועד אל אחד מהם, או דוהר: מדלג מעל הכלים שלך, אחד אחרי השני.",
      "הוא קופץ מעל אויב אל המשושה הריק שמאחוריו ומכה אותו. מי שיכול לקפוץ חייב לקפוץ, וממשיך כל עוד אפשר.",
      charge,
      "מקישים על כלי מוקף בטבעת, ואז על משושה מסומן. הדף מכיר את הכללים, ואומר למה כשמשהו אסור.",
    ],
    keys: `הספרות 7, 8, 9 וכן 1, 2, 3 נעות בששת הכיוונים, ${finding}`,
  },
  knightless: {
    legend: legend.filter(({ kind }) => kind !== "charge"),
    lines: () => [
      "מי שמביא חייל אחד לטירה בקצה הרחוק, או מכה את כל חיילי האויב, מנצח.",
      "חייל צועד אל כל משבצת לידו, או דוהר: מדלג מעל ידיד אחד.",
      "הוא קופץ מעל אויב אל המשבצת הריקה שמאחוריו ומכה אותו. מי שיכול לקפוץ חייב לקפוץ.",
      "מהלך הוא צעד אחד או דילוג אחד: אין שרשראות, ואין פרשים.",
      tap,
    ],
    keys: "M ו־C מוצאים את החייל הבא ואת הבא שיכול להכות, ו־T את המשבצת הבאה שהחייל הנבחר יכול להגיע אליה",
  },
  camblam: {
    legend: [
      { kind: "plain", count: 0, text: "מהלך" },
      { kind: "capture", count: 0, text: "הכאה" },
      { kind: "run", count: 3, text: "שעטה (כמה הוכו עד כאן)" },
      { kind: "shot", count: 0, text: "ירייה, הקשת נשאר" },
    ],
    lines: () => [
      `שחמט על לוח ${ltr("12 × 12")}: מט למלך האויב. רוב הכלים נעים כמו בשחמט, ויודעים עוד קצת.`,
      "מלכה, צריח, רץ וקטפולטה שועטים: במהלך אחד הם מכים את כל האויבים שעומדים ברצף על הקו שלהם.",
      "קשתים יורים עד חמש משבצות ונשארים במקום. נסיכים הולכים ישר ואז באלכסון. רגלים הולכים עד שלוש משבצות.",
      "שעטה עוברת דרך הכלים שליד המלך שלך; רווח עוצר אותה. פרשים קופצים רחוק: ב־b8 או j8 \u200f(b5 או j5) פרש יכול לתת מט במהלך השלישי.",
      "מקישים על כלי מוקף בטבעת, ואז על סימן; בשעטה, על הכלי האחרון שלה. הדף אומר למה כשמשהו אסור.",
    ],
    keys: "P,\u200f N,\u200f C,\u200f A,\u200f R,\u200f B,\u200f I,\u200f Q ו־K מוצאים את הכלי הבא מהסוג הזה, X כלי שיכול להכות, ו־T את המשבצת הבאה שהכלי הנבחר יכול להגיע אליה",
    options: {
      array: {
        title: "עמדת הפתיחה",
        values: {
          default: "קטפולטות באמצע",
          alternating: "פרשים וקטפולטות לסירוגין",
          shuffled: "מעורבב: סידור אחר בכל משחק",
        },
      },
      knightLegA: {
        title: "החלק הישר במסלול הקצר של פרש",
        values: { "1": "משבצת אחת", "4": "ארבע משבצות", any: "כל מספר של משבצות" },
      },
      runMustBeFull: {
        title: "שעטה",
        values: yesNo("מכה את כל הרצף", "מכה כמה שרוצים"),
      },
      runThroughShield: {
        title: "שעטה אל מלך שמאחורי כליו",
        values: yesNo("עוברת דרכם: זה שח", "נעצרת לפני המלך: אין שח"),
      },
      stepCaptures: {
        title: "הצעדים הבודדים של קטפולטה, צריח ורץ",
        values: yesNo("יכולים להכות", "רק אל משבצות ריקות"),
      },
      winBy: {
        title: "מנצחים",
        values: { checkmate: "במט", capture: "בהכאת המלך" },
      },
    },
  },
  shared: {
    array: { title: "עמדת הפתיחה", values: { default: "הרגילה" } },
    swap: { title: "החלפה", values: yesNo("מי ששני בתור יכול לקחת לעצמו את המהלך הראשון", "לא") },
  },
  trees: { numbers: treeNumbers, more: moreTrees },
} satisfies Translation["families"];

// ---- the coach and plans ----

const duties: Partial<Record<Obligation["kind"], (squares: readonly string[]) => string>> = {
  capture: (squares) => `, ואז תהיה לך חובה להכות עם ${either(squares)}`,
  leave: (squares) => `, ואז ${either(squares)} חייב לעזוב את הטירה שלך`,
  "leave-by-jump": (squares) => `, ואז ${either(squares)} חייב לעזוב את הטירה שלך בקפיצה`,
};

const planned = ({ kind, from, to, notation }: CoreOutcome): string =>
  kind === "swap" ? ltr(notation) : from === to ? `עץ ב־${to}` : fromTo(from, to);
const taking = ({ captures }: CoreOutcome): string => (captures.length > 0 ? `, ${takes(captures.length)}` : "");

const signed = (change: number): string => ltr(`${change > 0 ? "+" : "−"}${String(Math.abs(change))}`);

const waitingGames = (count: number): string =>
  forms(count, "משחק אחד ממתין למהלך שלך", "שני משחקים ממתינים למהלך שלך", `${String(count)} משחקים ממתינים למהלך שלך`);

const challengeBy = (name: string): string => `אתגר מאת ${iso(name)}`;

const phrases = {
  hello: "שלום",
  "good-luck": "בהצלחה",
  "nice-move": "מהלך יפה",
  oops: "אופס",
  "one-moment": "רגע אחד, בבקשה",
  "well-played": "משחק יפה",
  thanks: "תודה",
  bye: "להתראות",
};

export const game = {
  written: { tree: (square: string): string => `עץ ${square}` },
  messages,
  words,
  families,
  phrases,

  kinds: {
    plain: { one: "צעד", many: "צעדים" },
    canter: { one: "דהירה", many: "דהירות" },
    castle: { one: "מהלך בטירה", many: "מהלכים בטירה" },
    jump: { one: "קפיצה", many: "קפיצות" },
    charge: { one: "הסתערות", many: "הסתערויות" },
    move: { one: "מהלך", many: "מהלכים" },
    capture: { one: "הכאה", many: "הכאות" },
    run: { one: "שעטה", many: "שעטות" },
    shot: { one: "ירייה", many: "יריות" },
    plant: { one: "עץ", many: "עצים" },
    swap: { one: "החלפה", many: "החלפות" },
  },

  beside: {
    reconstructed: "חלק מהכללים משוחזרים:",
    whichOnes: "אילו",
    legTo: { jump: "קפיצה אל", canter: "דהירה אל", take: "הכאה של", shot: "ירייה על" },
    idleHelp: "הקשה על כלי מוקף בטבעת מראה לאן הוא יכול ללכת.",
    waitHelp: (meanwhile: "" | "computer" | "person") =>
      `אפשר לעבור על המשחק לאחור${{ "": "", computer: " בזמן שהמחשב חושב", person: " בזמן ההמתנה" }[meanwhile]}.`,
    lookHelp: "זאת עמדה קודמת. כדי להמשיך לשחק יש לחזור למשחק.",
    awayHelp: "שום דבר לא אבד. המשחק ימשיך כשהחיבור יחזור.",
    resultHeading: {
      w: "הלבן ניצח",
      b: "השחור ניצח",
      draw: "תיקו",
      nobody: "איש לא ניצח",
      youWin: "ניצחת",
      youLose: "הפסדת",
      teamWin: "הקבוצה שלך ניצחה",
      teamLose: "הקבוצה שלך הפסידה",
    },
    seatsWin: (names: string, count: number) => `${names} ${count === 1 ? "ניצח" : "ניצחו"}`,
  },

  values: {
    heading: (seat: Seat, value: string, wdl: "win" | "draw" | "loss") =>
      wdl === "draw" ? "משחק מושלם: תיקו" : `משחק מושלם: תור ה${sides[seat]}, ${value}`,
  },

  beside_insight: {
    end: { lookBack: "מבט לאחור", worst: "למצוא את המהלכים הגרועים" },
    why: {
      heading: (notation: string) => `למה ${shown(notation)}?`,
      wait: "חושבים…",
      failed: "המנוע לא ענה. כדאי לנסות שוב.",
      best: "לא נמצא שום דבר טוב יותר.",
      scores: "הציונים סופרים חיילים, לטובת הצד שבתור. החישוב נעשה בדפדפן שלך.",
    },

    values: {
      wait: "מחפשים…",
      failed: {
        none: "עוד אין טבלה עם העמדה הזאת.",
        rated: "משחק מדורג שלך קרוב לעמדה הזאת.",
        away: "השרת לא ענה. כדאי לנסות שוב.",
      },
      moves: "מהלכים עם הערכים שלהם",
      legend: `לצד שבתור: ${ltr("+5")} מנצח בחמישה מהלכים, = תיקו, ${ltr("−12")} מפסיד בשנים־עשר מהלכים.`,
      more: "מה זה אומר",
    },
  },

  beside_questions: {
    help: "אפשר להקליד מהלך, או לשאול: איפה הפרשים שלי; איפה החיילים שלו; מה D6 יכול לעשות; מה יש ב־D6; מהלך אחרון; שעונים; תור מי.",
    none: "אין",
    noLast: "עוד לא שוחק מהלך.",
    noClocks: "במשחק הזה אין שעונים.",
    over: "המשחק הסתיים.",
    noSquare: (text: string) => `אין משבצת ${iso(text)}.`,
    empty: (square: string) => `${square} ריקה.`,
    onSquare: (piece: string, square: string) => `${piece} ב־${square}.`,
    places: (whose: string, men: string, at: string) => `${whose}, ${plural(men)}: ${iso(at)}.`,
    moves: (piece: string, square: string, list: string) => `${piece} ${square}: ${iso(list)}.`,
    noMoves: (piece: string, square: string) => `אין עכשיו מהלך ל${piece} ${square}.`,
    toMove: (name: string) => `תורו של ${theSide(name)}.`,
  },

  beside_resign: {
    sure: "להיכנע במשחק הזה?",
    text: "המשחק יסתיים, והצד השני ינצח.",
    team: (losers: string, winners: string) => `המשחק יסתיים לכל הקבוצה: ${losers} יפסידו, ${winners} ינצחו.`,
    yes: "להיכנע",
    no: "להמשיך לשחק",
  },

  coach: {
    name: "מאמן",
    often: { off: "אף פעם", once: "פעם אחת במשחק", always: "תמיד" },
    setting: "המאמן מזהיר מפני טעויות",
    looking: "המאמן בודק את המהלך שלך.",
    warning: ({ harm, reply, seat, duty }: Warning) => {
      const then = (duty && duties[duty.kind]?.(duty.squares)) ?? "";
      return `המהלך הזה ${harm}. ה${sides[seat]} יכול לענות ${shown(reply.notation)}${then}.`;
    },
    waits: "המהלך שלך עוד לא שוחק.",
    takeBack: "להחזיר אותו",
    play: "לשחק אותו בכל זאת",
  },

  days: {
    plans: "התוכניות שלך",
    hidden: (others: string) => `מוסתרות מ־${iso(others)}`,
    none: "אין תוכניות.",
    how: (name: string) => `אין תוכניות. מזיזים על הלוח כלי של ${theSide(name)}, ואחר כך כלי שלך.`,
    if: "אם",
    then: "אז",
    otherwise: "בכל מקרה אחר תישאל השאלה כרגיל.",
    save: "לשמור את התוכנית",
    further: "להמשיך לתכנן",
    drop: "להסיר",
    dropOf: (list: readonly string[]) => `להסיר את התוכנית ${list.map(shown).join(", ")}`,
    openOf: (list: readonly string[]) => `להמשיך לתכנן אחרי ${list.map(shown).join(", ")}`,
    begin: (name: string) => `תוכנית, לא המשחק: יש לבחור מהלך בשביל ${theSide(name)}.`,
    line: (steps: readonly Step[], next: { own: boolean; name: string } | undefined) => {
      const theirs = steps.filter(({ own }) => !own).at(-1);
      const last = steps.at(-1);
      if (!theirs || !last) return "";
      const begin = `תוכנית, לא המשחק: אם המהלך של ${theSide(theirs.name)} הוא ${planned(theirs.outcome)}`;
      if (last.own) return `${begin}, התשובה שלך: ${planned(last.outcome)}${taking(last.outcome)}.`;
      return next?.own ? `${begin}, מה התשובה שלך?` : `${begin}, מה אז ישחק ${theSide(next?.name ?? "")}?`;
    },
    settings: "חופשה ותזכורות",
    notes: "הערות",
    onlyYou: "גלויות רק לך",
    notePlaceholder: "אין הערות.",
    noteSaved: "נשמר.",
    noteLater: "עוד לא נשמר.",
  },

  device: {
    notNow: "זה לא אפשרי עכשיו",
    elsewhere: "המשחק השתנה בחלון אחר.",
    threeDraw: "במשחק לשלושה אפשר להציע תיקו רק אם שני האחרים הם שניהם אנשים או שניהם מחשבים",
    refused: "המחשב סירב לתיקו בעמדה הזאת",
    needsServer: "לזה צריך שרת, ולאתר הזה אין שרת.",
    noRoom: "בדפדפן הזה אין מקום למשחק, או שהוא אינו שומר דבר",
  },

  people: {
    rating: (now: number, provisional: boolean, change: number) =>
      `הדירוג שלך: ${ltr(`${String(now)}${provisional ? "?" : ""}`)} (${change === 0 ? "ללא שינוי" : signed(change)})`,
    offers: {
      label: "הצעות",
      draw: (name: string) => `הצעת תיקו מאת ${iso(name)}.`,
      drawOfThree: (name: string) => `הצעת תיקו מאת ${iso(name)}. כולם צריכים להסכים.`,
      ownDraw: (names: string) => `הצעת תיקו. ההצעה בתוקף עד המהלך של ${iso(names)}.`,
      takeBack: (name: string, move: string) => `בקשה מאת ${iso(name)} להחזיר את ${iso(move)}.`,
      ownTakeBack: (names: string) => `ביקשת להחזיר את המהלך שלך. התשובה תבוא מ־${iso(names)}.`,
      resign: (name: string) => `הצעה מאת ${iso(name)} להיכנע יחד.`,
      ownResign: "הצעת לצד השותף להיכנע יחד איתך.",
      resignAsks: (winners: string) => `קודם יישאל הצד השותף. אם שניכם נכנעים, ${winners} ינצחו.`,
      playOn: "להמשיך לשחק",
      resignToo: "להיכנע",
      accept: "להסכים",
      decline: "דחייה",
      allow: "להרשות",
      refuse: "לא",
      withdraw: "לבטל",
    },

    chat: {
      label: "צ׳אט",
      log: "מה נאמר",
      watcher: "מהקהל",
      unread: (count: number) => forms(count, "שורה חדשה אחת", "שתי שורות חדשות", `${String(count)} שורות חדשות`),
      phrases,
    },
  },

  people_chat: {
    off: "הצ׳אט כבוי: מוצגים רק משפטים מוכנים, ומספר השורות שהאחרים כתבו.",
    hidden: (count: number) =>
      forms(count, "שורה אחת לא מוצגת.", "שתי שורות לא מוצגות.", `${String(count)} שורות לא מוצגות.`),
    show: "להציג מה שאחרים כותבים",
    unheard: "מי שהצ׳אט שלו כבוי רואה רק מספר, עד שיפתח אותו.",
    mute: (name: string) => `להשתיק את ${iso(name)}`,
    report: (name: string) => `לדווח על ${iso(name)}`,
    unmute: (name: string) => `לקרוא שוב את ${iso(name)}`,
  },

  chat: {
    yours: "ההודעה שלך",
    send: "שליחה",
  },

  stage_quarter: {
    offer: (percent: number) => `כשהלוח שוכב על הצד, המשבצות גדולות ב־${String(percent)}%.`,
    notNow: "לא עכשיו",
  },

  stage_square: {
    may: {
      man: "חייל צועד אל כל משבצת לידו, דוהר מעל ידידים, או קופץ מעל אויבים ומכה אותם.",
      knight: "פרש נע כמו חייל, ויכול לעשות את שניהם במהלך אחד: קודם לדהור ואז לקפוץ. זאת הסתערות.",
      pawn: "רגלי הולך עד שלוש משבצות ישר קדימה ומכה באלכסון קדימה. בשורה האחרונה הוא הופך לכלי אחר.",
      chessKnight: "פרש הולך משבצת אחת ישר ואחת באלכסון, או ארבע באלכסון ואחת ישר, מעל אויבים אבל לא מעל ידידים.",
      catapult: "קטפולטה מחליקה ושועטת לאורך הטור שלה, וצועדת משבצת אחת שמאלה או ימינה.",
      archer: "קשת מחליק בכל שמונת הכיוונים על משבצות ריקות. הוא יורה באויב במרחק של משבצת אחת עד חמש, ונשאר במקומו.",
      rook: "צריח מחליק ושועט לאורך שורות וטורים, וצועד משבצת אחת באלכסון.",
      bishop: "רץ מחליק ושועט לאורך אלכסונים, וצועד משבצת אחת ישר.",
      prince: "נסיך הולך ישר ואז באלכסון, במהלך אחד, ומכה כלי אחד בסופו.",
      queen: "מלכה מחליקה ושועטת בכל שמונת הכיוונים.",
      king: "מלך הולך משבצת אחת לכל כיוון.",
      tree: "שום כלי לא יכול להיכנס למשבצת של עץ.",
    },
  },

  turns: {
    yourMove: "תורך",
    waiting: waitingGames,
    next: "המשחק הבא",
    nextOf: (count: number) => `המשחק הבא: ${waitingGames(count)}`,
    heading: "תורך",
    live: (left: string) => `חי, נותרו ${ltr(left)}`,
    left: {
      days: (count: number): string =>
        count === 1 ? "נותר יום" : count === 2 ? "נותרו יומיים" : `נותרו ${String(count)} ימים`,
      hours: (count: number): string =>
        count === 1 ? "נותרה שעה" : count === 2 ? "נותרו שעתיים" : `נותרו ${String(count)} שעות`,
      minutes: (count: number): string => (count === 1 ? "נותרה דקה" : `נותרו ${String(count)} דקות`),
    },
    showAll: "להציג הכול",
    somebody: "מישהו",
    challengeWord: (count: number) => (count === 1 ? "אתגר" : "אתגרים"),
    challenge: challengeBy,
    challenges: (names: readonly string[]) =>
      names.length === 1 ? challengeBy(names[0] ?? "") : `אתגרים מאת ${listed(names)}`,
  },

  report: {
    title: (name: string) => `דיווח על ${iso(name)}`,
    thanks: "תודה. בעל השרת הזה יקרא את הדיווח שלך.",
    close: "סגירה",
    send: "לשלוח את הדיווח",
    about: "במה מדובר?",
    chat: "במה שנכתב בצ׳אט",
    here: "במה שנכתב כאן",
    name: "בשם",
    play: "באופן המשחק: רמאות, או עזיבת משחקים",
    what: "מה קרה?",
    reads: (name: string, withGame: boolean) =>
      `רק בעל האתר יקרא את זה, עם השם שלך${withGame ? ", המשחק והצ׳אט שלו" : ""}. לא נשלחת הודעה אל ${iso(name)}.`,
  },

  archive: {
    results: { "1-0": "ניצחון ללבן", "0-1": "ניצחון לשחור", "1/2-1/2": "תיקו" },
    origins: {
      all: "",
      site: "שוחקו כאן",
      published: "פורסמו",
      "self-play": "שוחקו על ידי המנוע",
      uploaded: "הוסיפו שחקנים",
    },
    on: (day: string) => `מתאריך ${iso(day)}`,
    between: (since: string, until: string) => `מ־${iso(since)} עד ${iso(until)}`,
    since: (day: string) => `החל ב־${iso(day)}`,
    until: (day: string) => `עד ${iso(day)}`,
    of: (player: string) => `של ${iso(player)}`,
    at: (event: string) => `באירוע ${iso(event)}`,
    beginning: (opening: string) => `עם הפתיחה ${ltr(opening)}`,
    fen: "דרך העמדה המוצגת",
    pattern: "עם התבנית המוצגת",
    material: (men: string) => `כשנותרו בסוף ${iso(men)}`,
    mine: "ששיחקת",
    rules: (name: string) => `כללים: ${iso(name)}`,
  },
} satisfies Translation;
