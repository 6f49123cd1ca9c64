// Tournaments, leagues and clubs, in Hebrew.
import type { WebhookDelivery } from "../../clubs/webhook_requests.ts";
import type { DirectorLine } from "../../directors/asks.ts";
import { when } from "../../lib/when.ts";
import type {
  GiverColour,
  League,
  LeagueMove,
  LeagueSummary,
  NewTournament,
  Period,
  TieBreak,
  Tournament,
  TournamentGiven,
  TournamentScore,
  TournamentSummary,
  TournamentSystem,
} from "../../lib/wire.ts";
import type { LeagueTerms } from "../../leagues/texts.ts";
import { startOf } from "../../tournaments/begins.ts";
import type { EntryTerms } from "../../tournaments/entry_texts.ts";
import type { ByeKind, PairingFault } from "../../tournaments/pairing.ts";
import type { FileHead } from "../../tournaments/tournament_files.ts";
import type { Translation } from "../translation.ts";
import { listed, messages } from "./game.ts";
import { iso, ltr } from "./ltr.ts";
import { boards, days, forms, games, members, minutes, moves, players, rounds, tries } from "./plural.ts";

// ---- tournaments ----

export const tournamentPhases = { open: "פתוח", running: "מתנהל", over: "הסתיים" };

const systems: Record<TournamentSystem, string> = {
  swiss: "שיטה שוויצרית",
  "round-robin": "כולם נגד כולם",
  knockout: "נוקאאוט",
  arena: "זירה",
  teams: "מפגש קבוצתי",
  simul: "משחק סימולטני",
};

const tieBreaks: Record<TieBreak, string> = {
  "opponents-points": "Buchholz",
  "opponents-points-but-one": `${ltr("Buchholz")} פחות אחד`,
  "beaten-points": "Sonneborn-Berger",
  "direct-encounter": "המפגש הישיר",
  wins: "ניצחונות",
  "points-after-each-round": "ניקוד מצטבר",
};

const results: Record<TournamentScore, string> = {
  "*": "פתוח",
  "1-0": ltr("1 – 0"),
  "1/2-1/2": ltr("½ – ½"),
  "0-1": ltr("0 – 1"),
  "1-0f": `${ltr("1 – 0")}, השחור לא הגיע`,
  "0-1f": `${ltr("0 – 1")}, הלבן לא הגיע`,
  "0-0f": "איש לא הגיע",
};

function manner({
  system,
  roundsInAll,
  cycles,
  minutes: length,
  boards: boardCount,
}: Pick<Tournament, "system" | "roundsInAll" | "cycles" | "minutes" | "boards">): string {
  if (system === "swiss") return `${rounds(roundsInAll)}; בכל סיבוב המשחק הוא נגד מי שיש לו בערך אותן נקודות.`;
  if (system === "round-robin") return cycles === 2 ? "כולם נפגשים עם כולם פעמיים." : "כולם נפגשים עם כולם.";
  if (system === "teams")
    return `כל המועדונים נפגשים זה עם זה ${cycles === 2 ? "פעמיים" : "פעם אחת"}, על ${boards(boardCount ?? 1)}.`;
  if (system === "knockout") return "מי שמפסיד יוצא.";
  if (system === "simul") return "אחד משחק נגד כולם בבת אחת.";
  return `כמה שיותר משחקים ב־${minutes(length ?? 0)}.`;
}

const spectators = "הצופים רואים את המשחקים";
const lateBy = (late: number): string =>
  late === 0 ? `${spectators} מיד.` : `${spectators} באיחור של ${moves(late)}.`;
const lateness = ({ late }: Tournament): string => (late === undefined ? "" : ` ${lateBy(late)}`);

const roundsApart = (period: Period): string =>
  `כל סיבוב מתחיל ${period === "day" ? "יום" : "שבוע"} אחרי הקודם, באותה שעה, או מיד כשהקודם נגמר.`;

const pauses = (time: number): string =>
  time < 60 ? `${String(time)} שניות אחרי המשחק האחרון` : `${minutes(time / 60)} אחרי המשחק האחרון`;
const starting = (date: string): string => `מתחיל: ${iso(date)}.`;

/** "4½", "½", "3". */
function pointsText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${String(whole)}½`;
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

const directedBy = (names: readonly string[]): string =>
  names.length === 0 ? "אין לזה יותר הנהלה" : `הנהלה: ${names.map((name) => iso(name || "אורח")).join(", ")}`;

const openGames = (count: number): string =>
  forms(
    count,
    "משחק אחד של הסיבוב הזה עוד פתוח.",
    "שני משחקים של הסיבוב הזה עוד פתוחים.",
    `${String(count)} משחקים של הסיבוב הזה עוד פתוחים.`,
  );

// ---- chats of tournaments ----

const watcher = "צופה";
const whom = (name: string): string => (name === watcher ? `ה${watcher}` : iso(name));

// ---- the log of directors ----

const shownResult = (text: string): string =>
  ltr(text.replace("1/2-1/2", "½ – ½").replace(/^([01])-([01])/u, "$1 – $2"));
const boardOf = ({ round, board }: DirectorLine): string => `סיבוב ${String(round)}, לוח ${String(board)}`;

/** What was against the rules of pairing, about one player, whose name stands before it. */
const faults: Record<string, string> = {
  "met-before": "כבר היה משחק נגד היריב הזה",
  "second-bye": "כבר היה פטור קודם, או ניצחון בלי משחק",
  "third-colour": "אותו צבע במשחק שלישי ברציפות",
  "colour-ahead": "בצבע הזה שלושה משחקים יותר מאשר בצבע האחר",
  "needless-bye": "פטור, אף שגם למישהו אחר יש פטור, והשניים יכלו לשחק",
  "asked-bye": "התבקש פטור בסיבוב הזה",
  "unasked-bye": "פטור של חצי נקודה שלא התבקש",
  "bye-above": "פטור, אף שלמישהו אחר יש פחות נקודות",
  "other-score": "משחק מחוץ לקבוצת הניקוד, אף שמישהו עם אותן נקודות יכול להיות היריב",
  "down-again": "משחק נגד מישהו עם פחות נקודות, שוב או אחרי פטור",
  "wrong-colour": "לפי הכללים מגיע הצבע האחר",
  "another-round": "לפי הטבלה, המשחק נגד היריב הזה שייך לסיבוב אחר",
};

const placeOf = (line: DirectorLine): string => (line.board > 0 ? boardOf(line) : `סיבוב ${String(line.round)}`);

const acts: Record<DirectorLine["act"], (line: DirectorLine, about: string) => string> = {
  appointed: (_, about) => `מינוי להנהלה: ${about}`,
  dismissed: ({ by, about: whom }, about) => (by === whom ? "פרישה מההנהלה" : `הוצאה מההנהלה: ${about}`),
  "handed-over": (_, about) => `העברת הניהול אל ${about}`,
  inherited: (_, about) => `הניהול עבר אל ${about}, כי ההנהלה עזבה`,
  abandoned: () => "אין לזה יותר הנהלה. זה יסתיים כשייגמרו המשחקים שהתחילו.",
  gave: (line) => `הזנת ${shownResult(line.result)} ב${boardOf(line)}`,
  corrected: (line) => `תיקון של ${boardOf(line)} ל־${shownResult(line.result)}`,
  entered: (line, about) => `רישום של ${about}${line.about.startsWith("@") ? " בלי מכשיר" : ""}`,
  opened: (line) => `${boardOf(line)}: הועבר למכשיר`,
  reported: (line, about) => `דיווח על ${shownResult(line.result)} ב${boardOf(line)}, מול ${about} בלי מכשיר`,
  confirmed: (line, about) => `אישור של ${shownResult(line.result)} ב${boardOf(line)}, לפי דיווח של ${about}`,
  disputed: (line, about) => `דיווח על ${shownResult(line.result)} ב${boardOf(line)}, שלא כמו ${about}`,
  accepted: (_, about) => `קבלה של ${about}`,
  posted: () => "כתיבת חדשות",
  unposted: () => "הסרת חדשות",
  unsaid: ({ aboutName }, about) => `הסרת שורה של ${aboutName === "" ? watcher : about} מהצ׳אט`,
  removed: (_, about) => `הסרה של ${about}`,
  began: ({ round }) => `התחלת סיבוב ${String(round)}`,
  paired: ({ round }) => `שיבוץ סיבוב ${String(round)} ביד, במקום התוכנה`,
  broke: (line, about) => `שיבוץ ב${placeOf(line)}, ${about}: ${faults[line.result] ?? "לא אמור לשחק כך"}`,
  brought: ({ round }) =>
    round === 0
      ? "יצירה מקובץ"
      : `יצירה מקובץ, שבו כבר ${forms(round, "היה סיבוב אחד", "היו שני סיבובים", `היו ${String(round)} סיבובים`)}`,
  ended: () => "סיום",
  reopened: () => "המשך אחרי הסיום",
  changed: () => "שינוי ההגדרות",
  hidden: () => "הסרה מהרשימות הציבוריות",
  shown: () => "הצגה ברשימות הציבוריות",
};

// ---- webhooks ----

const arrived = ({ status }: WebhookDelivery): boolean => status !== undefined && status >= 200 && status < 300;
const answer = (status: number): string => (status === 0 ? "אין תשובה" : String(status));

// ---- leagues ----

const leaguePhases: Record<LeagueSummary["phase"], string> = {
  open: "פתוחה",
  playing: "משחקים",
  between: "בין העונות",
  over: "הסתיימה",
};

export const events = {
  tournaments: {
    correctedBy: (name: string, date: string) => `תוקן על ידי ${iso(name || "הנהלת הטורניר")}, ${iso(date)}.`,
    title: "טורנירים",
    intro: "ערבי משחק, ליגות וגביעים של מועדונים וחברים. כל אחד יכול ליצור אחד.",
    make: "יצירת טורניר",
    find: "חיפוש לפי שם",
    phases: tournamentPhases,
    none: {
      open: "אין עכשיו טורניר פתוח. אפשר ליצור אחד ולשלוח את הקישור לחברים.",
      running: "",
      over: "",
    },
    noneFound: "אין טורניר פתוח שזה מופיע בשמו.",
    systems,
    facts: (tournament: Tournament, name: string) =>
      `${iso(name)}, ${messages.clock.control(tournament.time)}${tournament.rated ? ", מדורג" : ""}. ${systems[tournament.system]}, ${players(tournament.players)}. ${manner(tournament)}${lateness(tournament)}`,
    about: "על הטורניר",
    prizes: "פרסים",
    contact: "יצירת קשר",
    preview: (
      {
        time,
        rated,
        system,
        rounds: count,
        cycles,
        minutes: length,
        thirdPlace,
        pause,
        calendar,
        tieBreaks: chosen,
        late,
        boards: boardCount,
        public: everybody,
        rules,
      }: NewTournament,
      { game: name, rules: set, starts }: { game: string; rules: string; starts: string | null },
    ) => {
      const ties = (chosen ?? []).map((one) => tieBreaks[one]);
      return [
        `${iso(name)}${set === "" ? "" : `, כללים: ${iso(set)}`}${rules?.includes("swap=true") === true ? ", עם כלל ההחלפה" : ""}, ${messages.clock.control({ base: 0, increment: 0, delay: 0, days: 0, ...time })}, ${rated === true ? "מדורג" : "לא מדורג"}.`,
        `${systems[system ?? "swiss"]}: ${manner({ system: system ?? "swiss", roundsInAll: count ?? 5, cycles: cycles ?? 1, minutes: length ?? 60, boards: boardCount ?? 4 })}`,
        ...(system === "knockout" && thirdPlace === true ? ["המפסידים בחצי הגמר משחקים על המקום השלישי."] : []),
        ...(ties.length > 0 ? [`בשוויון נקודות: ${listed(ties)}.`] : []),
        starts === null ? "ההתחלה בידיים שלך." : starting(startOf(starts)),
        ...(system === "arena" || !(starts !== null || pause || calendar?.apart)
          ? []
          : [
              calendar?.apart !== undefined
                ? roundsApart(calendar.apart)
                : pause
                  ? `הסיבוב הבא מתחיל ${pauses(pause)}.`
                  : "התחלת כל סיבוב בידיים שלך.",
            ]),
        ...((late ?? 0) > 0 ? [lateBy(late ?? 0)] : []),
        everybody === true ? "כולם רואים אותו." : "רק מי שיש לו הקישור רואה אותו.",
      ].join(" ");
    },
    listed: ({ system, players: count, round, phase, time }: TournamentSummary, name: string) =>
      [
        iso(name),
        messages.clock.control(time),
        systems[system],
        players(count),
        ...(phase === "running" && system !== "arena" ? [`סיבוב ${String(round)}`] : []),
        ...(phase === "over" && round === 0 ? ["בוטל"] : []),
      ].join(" · "),
    by: directedBy,
    began: (day) => `התחיל ב־${day}`,
    privately: "רק מי שיש לו הקישור רואה את הטורניר הזה.",

    missing: "אין טורניר כזה",
    missingText: "כדאי לבדוק את הקישור, או לשאול את מי ששלח אותו.",
    aside: "החלק שלך, הסיבובים והצ׳אט",
    toAll: "כל הטורנירים",
    division: (league: string, season: number, division: number) =>
      `${iso(league)}, עונה ${String(season)}, דרג ${String(division)}`,
    club: "המועדון",
    league: "הליגה",

    form: {
      name: "שם הטורניר",
      host: "השם שלך",
      game: "משחק",
      system: "איך משחקים",
      explained: {
        swiss: "מספר קבוע של סיבובים נגד מי שיש לו בערך אותן נקודות. טוב ל־6 ומעלה.",
        "round-robin": "כולם נפגשים עם כולם. טוב ל־3 עד 10; לכל היותר 64.",
        knockout: "מי שמפסיד יוצא.",
        simul: "אחד נגד כולם בבת אחת, על עד 40 לוחות.",
        teams: "מועדונים נגד מועדונים, לוח 1 נגד לוח 1 וכן הלאה. שני מועדונים, או עד 16.",
        arena: "מי שפנוי מקבל יריב מיד, עד שנגמר הזמן או עד 5,000 משחקים.",
      },
      rounds: "סיבובים",
      tieBreak: (place: number) =>
        place === 1 ? "שובר שוויון ראשון" : place === 2 ? "שובר השוויון הבא" : `שובר שוויון ${String(place)}`,
      noTieBreak: "אין",
      late: spectators,
      twice: "כולם נפגשים עם כולם פעמיים (לכל היותר 45)",
      third: "לשחק על המקום השלישי",
      minutes: "דקות בסך הכול",
      starts: "מתחיל ב־",
      byHand: "כשאבחר להתחיל אותם",
      pause: "הסיבובים הבאים",
      pauses,
      startsText: "להשאיר ריק כדי להתחיל בעצמך. עם שעה הוא יכול לחזור על עצמו.",
      anybody: "להציג לכולם; אחרת רק דרך הקישור",
      about: "על הטורניר",
      prizes: "פרסים",
      contact: "יצירת קשר",
      linksText: "טקסט רגיל; כתובות שמתחילות ב־https:// הופכות לקישורים.",
      preview: "במילים",
      join: "גם אני ברשימת השחקנים",
      rated: "המשחקים מדורגים",
      make: "יצירה",
      change: "שמירה",
      past: "הזמן הזה כבר עבר. יש לבחור זמן מאוחר יותר.",
      far: "ההתחלה רחוקה יותר משנה.",
    },

    joinHeading: "הצטרפות",
    join: "להצטרף",
    keepsPlaces: "עד 40 משחקים שלו בבת אחת. מעכשיו הם נספרים בין 200 המשחקים שלך שלא הסתיימו.",
    joinLate: (round: number) => `להצטרף מסיבוב ${String(round)}`,
    hasLeft: "עזבת את הטורניר, ולא ישובצו לך עוד משחקים.",
    lostWithout: (round: number) =>
      `עזבת, או שלא שיחקת את המהלך הראשון בזמן: המשחק של סיבוב ${String(round)} אבוד. לא ישובצו לך עוד משחקים.`,
    watching: "מצב צפייה.",
    byOfficers: "הצוות של כל מועדון בוחר מי משחק.",
    comeBack: "להשתתף שוב",
    leave: "לעזוב את הטורניר",
    leaveAsk: "לעזוב? המשחקים הפתוחים שלך ייחשבו הפסד.",
    rest: (round: number) => `לנוח בסיבוב ${String(round)}`,
    restAsk: (round: number) => `לנוח בסיבוב ${String(round)} תמורת חצי נקודה? אפשר פעם אחת, ואי אפשר לבטל.`,
    resting: (round: number) => `מנוחה בסיבוב ${String(round)}: חצי נקודה.`,

    standing: "טבלה",
    players: "שחקנים",
    placeOf: "מקום",
    player: "שחקן",
    rating: "דירוג",
    white: "בלבן",
    black: "בשחור",
    points: "נקודות",
    played: "משחקים",
    you: "אני",
    gone: "בחוץ",
    joinsFrom: (round: number) => `הצטרפות מסיבוב ${String(round)}`,
    nobody: "עוד לא הצטרף אף אחד.",
    show: (name: string) => `המשחקים של ${iso(name)}`,
    tieBreaks,
    legend: "1 והמשבצת הבהירה: ניצחון בלבן. המספר הוא המקום של היריב.",

    round: (number: number) => `סיבוב ${String(number)}`,
    bracket: "עץ המשחקים",
    thirdPlace: "המקום השלישי",
    byeShort: "פטור",
    toCome: "בהמשך",
    goesOn: "ניצחון",
    stage: (count: number) =>
      count === 2 ? "גמר" : count === 4 ? "חצי גמר" : count === 8 ? "רבע גמר" : `${String(count)} האחרונים`,
    watch: "צפייה",
    watchGame: (white: string, black: string) => `המשחק של ${iso(white)} נגד ${iso(black)}`,
    gameOf: (white: string, black: string, result: TournamentScore) =>
      `${iso(white)} נגד ${iso(black)}: ${result === "*" ? "משחקים" : results[result]}`,
    replay: "צפייה חוזרת",
    live: "משחקים",
    bye: { win: "פטור: נקודה אחת", half: "מנוחה: ½ נקודה", rest: "מנוחה" },
    won: (names: readonly string[]) => {
      const [first, second, third] = names;
      if (first === undefined) return "הטורניר הסתיים.";
      return [
        `המקום הראשון בטורניר: ${iso(first)}`,
        ...(second ? [`המקום השני: ${iso(second)}`] : []),
        ...(third ? [`המקום השלישי: ${iso(third)}`] : []),
      ]
        .join("; ")
        .concat(".");
    },
    shared: (names: readonly string[]) => `${listed(names)} חולקים את המקום הראשון.`,

    next: "המשחק הבא שלך",
    goToBoard: "אל הלוח",
    youHave: (board: number, white: boolean) => `לוח ${String(board)} · הצד שלך: ${white ? "לבן" : "שחור"}`,
    myBye: "יש לך פטור בסיבוב הזה: נקודה אחת.",
    myRest: "אין לך משחק בסיבוב הזה.",
    waits: "המשחק שלך בסיבוב הזה הסתיים.",
    stillOpen: openGames,
    allPlayed: "כל הסיבובים שוחקו.",
    endsByDirector: "ההנהלה מסיימת את הטורניר.",
    begins: (round: number, left: string) => `סיבוב ${String(round)} מתחיל בעוד ${iso(left)}.`,
    opens: "הלוח שלך ייפתח מעצמו בדף הזה.",
    ends: (left: string) => `הזירה נגמרת בעוד ${iso(left)}.`,
    starts: starting,
    byDirector: "ההנהלה מתחילה את הסיבוב הראשון.",
    nextByDirector: (round: number) => `ההנהלה מתחילה את סיבוב ${String(round)}.`,
    opening: "יהיה לך יריב ברגע שמישהו יתפנה.",

    direct: "הניהול בידיים שלך",
    startFirst: "להתחיל את הטורניר",
    needsTwo: "דרושים שני שחקנים.",
    notPaired: (names: readonly string[]) => `לא בסיבוב הבא, כי עזבו או לא הגיעו: ${listed(names)}.`,
    startRound: (round: number) => `להתחיל את סיבוב ${String(round)}`,
    waitFor: openGames,
    finish: "לסיים את הטורניר",
    cancel: "לבטל את הטורניר",
    endAsk: ({ round, roundsInAll }: Tournament) =>
      round === 0
        ? "לבטל אותו? הוא יתקיים רק אם דעתך תשתנה."
        : roundsInAll > round
          ? `לסיים אותו אחרי סיבוב ${String(round)} מתוך ${String(roundsInAll)}? הטבלה תהיה אז סופית.`
          : "לסיים אותו? הטבלה תהיה אז סופית; עדיין יהיה אפשר לתקן תוצאות.",
    endNow: "לסיים עכשיו",
    cancelNow: "לבטל עכשיו",
    keepOn: "עוד לא",
    change: "שינוי הטורניר",
    overHelp: (correctable: boolean) =>
      correctable ? "אפשר לתקן תוצאות, או להמשיך אם הסיום היה בטעות." : "אפשר להמשיך אם הסיום היה בטעות.",
    goOn: "להמשיך את הטורניר",
    holdIt: "לקיים את הטורניר בכל זאת",
    isCancelled: "הטורניר הזה בוטל.",
    remove: (name: string) => `להסיר את ${iso(name)}`,
    removeShort: "להסיר",
    really: "להסיר, והמשחקים הפתוחים אבודים",
    removePlayers: "הסרת שחקנים",
    giveResults: "הזנת תוצאות או תיקונן",
    saveAsk: (before: TournamentScore, now: TournamentScore, rated: boolean, off = false) =>
      before === "*"
        ? off
          ? `${results[now]}.`
          : `${results[now]}: המשחק מסתיים.`
        : off
          ? `${results[now]}, במקום ${results[before]}.`
          : `${results[now]}, במקום ${results[before]}.${rated ? " הדירוגים משתנים." : ""} שני השחקנים מקבלים הודעה.`,
    save: "לשמור את התוצאה",
    correct: "לתקן את התוצאה",
    leaveIt: "להשאיר כך",
    result: (white: string, black: string) => `התוצאה של ${iso(white)} נגד ${iso(black)}`,
    results,
    scores: {
      "*": "",
      "1-0": ltr("1 – 0"),
      "1/2-1/2": ltr("½ – ½"),
      "0-1": ltr("0 – 1"),
      "1-0f": ltr("+ : −"),
      "0-1f": ltr("− : +"),
      "0-0f": ltr("− : −"),
    },
    given: ({ at, corrects }: TournamentGiven, name: string) =>
      `${corrects ? "תוקן" : "הוזן"} על ידי ${iso(name || "ההנהלה")}, ${iso(when(at, { dateStyle: "medium", timeStyle: "short" }))}`,
    unplayed: { won: "ניצחון בלי משחק", lost: "הפסד בלי משחק" },
    files: {
      title: "לשמירה",
      standing: "הטבלה כקובץ (CSV)",
      report: "דוח לתוכנות שיבוץ (TRF16)",
      whole: `הטורניר כולו, כדי להמשיך בלי רשת (${ltr("camlann tournament")})`,
      calendar: "הסיבובים ליומן (iCal)",
      games: "כל המשחקים בקובץ אחד",
      someGames: (first: number) => `משחקים ממספר ${String(first)} והלאה`,
      feed: "עדכוני חדשות (Atom)",
      print: "להדפיס את הדף הזה",
      frame: "הטבלה לאתר שלך (HTML)",
      standingOf: "טבלה של טורניר ב־Camlann",
    },
    share: "שיתוף",
    copied: "הקישור הועתק",

    left: (milliseconds: number) => {
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
      if (seconds >= 48 * 3600) return days(Math.floor(seconds / 86400));
      const clock = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
      return seconds < 3600 ? clock : `${String(Math.floor(seconds / 3600))}:${clock}`;
    },
  },

  tournaments_calendar: {
    apart: (period) => (period === "day" ? "בהפרש של יום" : "בהפרש של שבוע"),
    rounds: roundsApart,
    repeats: "חזרה",
    never: "לא, פעם אחת בלבד",
    each: { week: "בכל שבוע", month: "בכל חודש" },
    repeatsText:
      "הטורניר הבא נפתח כשהנוכחי מתחיל. טורניר עם פחות משני שחקנים מתבטל; אחרי שלושה ביטולים ברצף הסדרה מסתיימת.",
    series: (period, weekday, place) =>
      period === "week"
        ? `הטורניר חוזר בכל שבוע ב${weekday}.`
        : `הטורניר חוזר בכל חודש ב${weekday} ${["הראשון", "השני", "השלישי", "הרביעי", "האחרון"][place - 1] ?? "האחרון"}.`,
    following: "הטורניר הבא",
  },
  tournaments_room: {
    onDevice: "על מכשיר",
    play: "לשחק במכשיר הזה",
    playOf: (white: string, black: string): string => `לשחק במכשיר הזה: ${white} – ${black}`,
    goOn: "להמשיך במכשיר הזה",
    help: "במכשיר הזה משחקים שני השחקנים, והתוצאה נרשמת מעצמה.",
    clock: "עם השעון של הטורניר",
    clockHelp: "הוא מתחיל מיד: למסע הראשון יש דקה.",
    link: "קישור ללוח הזה",
    linkOf: (white: string, black: string): string => `קישור אל ${white} – ${black}`,
    linkHelp: "מי שהקישור בידיו יכול להביא את הלוח הזה למכשיר שלו. כדאי לתת אותו לשחקנים.",
    copy: "להעתיק את הקישור",
    copied: "הועתק.",
    linked: "הלוח שלך",
    linkedIs: (round: number, board: number): string => `סיבוב ${String(round)}, לוח ${String(board)}`,
    ended: "למשחק הזה כבר יש תוצאה.",
    inRoom: "כל המשחקים על לוחות באולם",
    inRoomHelp: "כאן לא מתחיל אף משחק: השחקנים מדווחים על התוצאות, או שהן מוזנות על ידך. המשחקים אינם מדורגים.",
    terms: "המשחקים מתנהלים על לוחות באולם.",
    own: "תוצאת המשחק שלך",
    choose: "לבחור",
    report: "לדווח על התוצאה הזאת",
    confirm: (result: string) => `לאשר ${iso(result)}`,
    takeBack: "לבטל את הדיווח שלי",
    reported: (name: string, result: string) => `דיווח של ${iso(name)}: ${iso(result)}.`,
    youReported: (result: string) => `הדיווח שלך: ${iso(result)}.`,
    waits: (name: string) => `התוצאה תיקבע אחרי אישור של ${iso(name)}.`,
    atOnce: (name: string) => `אין מכשיר אצל ${iso(name)}: הדיווח שלך קובע מיד.`,
    differ: "שני הדיווחים שונים. אפשר לשנות אחד מהם, או שההנהלה תחליט.",
    decide: "השחקנים דיווחו על תוצאות שונות. התוצאה שתוזן על ידך היא הקובעת.",
    by: (names: readonly string[]) =>
      names.length > 1
        ? `דיווח: ${iso(names[0] ?? "")}, אישור: ${iso(names[1] ?? "")}`
        : `דיווח: ${iso(names[0] ?? "")}`,
    bot: "רישום בוט",
    botHelp: "בעל הבוט מחליט אם ההנהלה רשאית לרשום אותו, ולאילו טורנירים.",
    botName: "שם הבוט",
    enterBot: "לרשום את הבוט הזה",
  },
  tournaments_entry: {
    names: "רישום שמות בלי מכשיר",
    namesHelp: "לשחקנים שמשחקים על לוח באולם: התוצאות שלהם מוזנות על ידך. נשמרים רק שמות ודירוגים. שם שעזב יכול לחזור.",
    list: "שמות",
    listHelp: {
      lines: "שם אחד בכל שורה, ואחריו הדירוג אם יש: Anna 1500",
      csv: "שם ודירוג בכל שורה, או שורה ראשונה עם הכותרות name ו־rating",
      trf: "השחקנים מדוח ל־FIDE: השורות שמתחילות ב־001",
    },
    form: "הרשימה היא",
    forms: { lines: "שם אחד בכל שורה", csv: "טבלה (CSV)", trf: "דוח (TRF16)" },
    file: "או קובץ",
    tooLong: `הקובץ הזה ארוך מ־${ltr("64 kB")}.`,
    enterThem: "לרשום את השמות האלה",
    entered: (count: number): string => `נרשמו: ${String(count)}.`,
    noDevice: "בלי מכשיר",
    atBoard: "על לוח",
    boards: (count: number) =>
      forms(
        count,
        "משחק פתוח אחד מתנהל על לוח באולם: יש להזין את התוצאה שלו.",
        "שני משחקים פתוחים מתנהלים על לוחות באולם: יש להזין את התוצאות שלהם.",
        `${String(count)} משחקים פתוחים מתנהלים על לוחות באולם: יש להזין את התוצאות שלהם.`,
      ),
    yourBoard: "המשחק שלך על לוח באולם.",
    who: "מי יכול להירשם",
    cap: "שחקנים לכל היותר",
    capHelp: "להשאיר ריק כדי לקבל כמה שנכנסים.",
    lowest: "הדירוג הנמוך ביותר",
    highest: "הדירוג הגבוה ביותר",
    code: "קוד הרשמה",
    codeHelp: "לפחות 4 תווים. רק ההנהלה רואה אותו; יש למסור אותו לשחקנים.",
    approval: "כל שחקן מתקבל או נדחה על ידי ההנהלה",
    applicants: "שחקנים שמבקשים להירשם",
    nobody: "אין עכשיו בקשות.",
    codeIs: "קוד ההרשמה:",
    unrated: "בלי דירוג",
    rated: (rating: number) => `דירוג ${String(rating)}`,
    accept: "לקבל",
    acceptOne: (name: string) => `לקבל את ${iso(name)}`,
    refuse: "לדחות",
    refuseOne: (name: string) => `לדחות את ${iso(name)}`,
    refused: "נדחה",
    waiting: "ביקשת להירשם. ההנהלה תקבל או תדחה את הבקשה.",
    wasRefused: "ההנהלה דחתה את ההרשמה שלך. אפשר לבקש שוב אחרי עשר דקות, שלוש פעמים בסך הכול.",
    withdraw: "לבטל את הבקשה",
    ask: "לבקש להירשם",
    terms: ({ cap, lowestRating, highestRating, needsCode, approval }: EntryTerms) =>
      [
        cap === undefined ? "" : `לכל היותר ${players(cap)}.`,
        lowestRating !== undefined && highestRating !== undefined
          ? `לדירוגים מ־${String(lowestRating)} עד ${String(highestRating)}.`
          : lowestRating !== undefined
            ? `לדירוגים של ${String(lowestRating)} לפחות.`
            : highestRating !== undefined
              ? `לדירוגים של ${String(highestRating)} לכל היותר.`
              : "",
        needsCode === true ? "עם קוד הרשמה מההנהלה." : "",
        approval === true ? "ההנהלה מקבלת או דוחה כל שחקן." : "",
      ]
        .filter((one) => one !== "")
        .join(" "),
  },

  tournaments_files: {
    open: "מקובץ",
    file: "קובץ של טורניר",
    help: `מדף של טורניר, או מ־${ltr("camlann tournament")}. הטורניר ממשיך כאן, עם כל התוצאות. השחקנים שלו הם שמות בלי מכשיר: התוצאות שלהם מוזנות על ידך.`,
    tooLong: `הקובץ הזה ארוך מ־${ltr("96 kB")}.`,
    other: "זה לא קובץ של טורניר.",
    without: "בלי הקובץ",
    head: ({ system, rounds: count, players: playing, paired }: FileHead) =>
      `${[
        systems[system],
        ...(system === "swiss" ? [rounds(count)] : []),
        players(playing),
        paired === 0
          ? "עוד לא התחיל"
          : forms(paired, "שובץ סיבוב אחד", "שובצו שני סיבובים", `שובצו ${String(paired)} סיבובים`),
      ].join(", ")}.`,
  },

  tournaments_pairing: {
    open: (round: number) => `שיבוץ סיבוב ${String(round)} ביד`,
    help: "כך הייתה התוכנה משבצת. אם בוחרים למקום מסוים שחקן אחר, השניים מתחלפים.",
    white: (board: number) => `הלבן בלוח ${String(board)}`,
    black: (board: number) => `השחור בלוח ${String(board)}`,
    turnAt: (board: number) => `להחליף צבעים בלוח ${String(board)}`,
    apart: "שני פטורים",
    apartAt: (board: number) => `לתת פטור לשני השחקנים בלוח ${String(board)}`,
    byes: "בלי משחק",
    bye: (place: number) => `פטור ${String(place)}`,
    kindOf: (place: number) => `הניקוד של פטור ${String(place)}`,
    kinds: { win: "נקודה אחת", half: "½ נקודה", rest: "מנוחה" } satisfies Record<ByeKind, string>,
    together: "לשבץ את שני הראשונים",
    player: (name: string, halves: number) => `${iso(name)} (${pointsText(halves)})`,
    fine: "זה לא מפר שום כלל.",
    severities: {
      impossible: "כך אי אפשר לשחק",
      "against-rules": "נגד כללי השיבוץ",
      avoided: "התוכנה נמנעת מזה כשאפשר",
    } satisfies Record<PairingFault["severity"], string>,
    fault: ({ board, text }: PairingFault) => `${board > 0 ? `לוח ${String(board)}: ` : ""}${iso(text)}.`,
    despite: "אני רוצה את זה בכל זאת. כל השחקנים יכולים לקרוא ביומן מה זה מפר.",
    start: (round: number) => `להתחיל כך את סיבוב ${String(round)}`,
    reset: "חזרה לשיבוץ של התוכנה",
    byDirector: "הסיבוב הזה שובץ על ידי ההנהלה.",
  },

  people_display: {
    inGame: (board: number) => `משחק סימולטני, לוח ${String(board)}`,
    next: "הלוח הבא",
    nextOf: (count: number) => `אל הלוח הבא. מחכים לך: ${boards(count)}`,
  },
  tournaments_simul: {
    giver: "מי נגד כולם",
    me: "אני",
    colour: "הצבע של מי שמשחק נגד כולם",
    colours: {
      white: "לבן",
      black: "שחור",
      alternating: "לבן בלוחות האי־זוגיים, שחור בזוגיים",
    },
    extra: "דקות נוספות בכל לוח למי שמשחק נגד כולם",
    terms: (name: string, colour: GiverColour, time: number) =>
      `${iso(name)} נגד כולם בבת אחת: ${{ white: "לבן בכל הלוחות", black: "שחור בכל הלוחות", alternating: "לבן בלוחות האי־זוגיים, שחור בזוגיים" }[colour]}${time > 0 ? `, עם תוספת בכל שעון: ${minutes(time)}` : ""}.`,
    missing: "מי שמשחק נגד כולם עזב. ההתחלה אחרי החזרה.",
    heading: "לוחות",
    score: (won: number, drawn: number, lost: number) => ltr(`+${String(won)} =${String(drawn)} −${String(lost)}`),
    inWords: (name: string, won: number, drawn: number, lost: number, open: number) =>
      `${iso(name)}: ניצחונות ${String(won)}, תיקו ${String(drawn)}, הפסדים ${String(lost)}${open > 0 ? `, פתוחים ${String(open)}` : ""}`,
    board: (number: number) => `לוח ${String(number)}`,
    yourMove: "תורך",
    toMove: (name: string) => `התור של ${iso(name)}`,
    waiting: (count: number) => (count === 0 ? "אין עכשיו לוח שמחכה לך." : `מחכים לך: ${boards(count)}.`),
    goTo: (board: number) => `אל לוח ${String(board)}`,
  },
  tournaments_teams: {
    standing: "טבלת הקבוצות",
    teams: "קבוצות",
    team: "קבוצה",
    matchPoints: "נקודות מפגש",
    boardPoints: "נקודות לוח",
    direct: "המפגש הישיר",
    sonnebornBerger: "Sonneborn-Berger",
    players: "שחקנים",
    onBoards: (numbers: readonly number[]) =>
      numbers.length === 0 ? "רזרבה" : `${numbers.length > 1 ? "לוחות" : "לוח"} ${listed(numbers.map(String))}`,
    noAnswer: "עוד אין הרכב",
    left: "בחוץ",
    free: "בלי מפגש בסיבוב הזה",
    notCounted: "לא נספר, כי אחת הקבוצות עזבה לפני הסוף",
    alone: "בלי יריב, נקודה אחת",
    score: (first: string, halves: string, second: string, others: string) =>
      `${iso(first)} ${halves}, ${iso(second)} ${others}`,
    silent: (names: readonly string[]) =>
      `בלי הרכב: ${listed(names)}. התחלה עכשיו תהיה בלי ${names.length > 1 ? "הקבוצות האלה" : "הקבוצה הזאת"}.`,
    needsTwo: "צריך שני מועדונים עם הרכב. הצוות של כל מועדון קובע אותו בדף הזה.",

    lineUp: (club: string) => `ההרכב של ${iso(club)}`,
    invited: (club: string) => `המועדון ${iso(club)} מוזמן. הוא ישחק אחרי שההרכב שלו ייקבע כאן.`,
    help: (count: number) =>
      `${forms(
        count,
        "הראשון ברשימה משחק בלוח 1",
        "שני הראשונים משחקים בלוחות 1 ו־2",
        `${String(count)} הראשונים משחקים בלוחות 1 עד ${String(count)}`,
      )}; האחרים ברזרבה, ועולים אם מישהו עוזב.`,
    nextRound: "זה יחול מהסיבוב הבא.",
    board: (number: number) => `לוח ${String(number)}`,
    reserve: "רזרבה",
    add: "להוסיף מחברי המועדון",
    choose: "בחירה",
    up: (name: string) => `להעלות את ${iso(name)}`,
    down: (name: string) => `להוריד את ${iso(name)}`,
    out: (name: string) => `להוציא את ${iso(name)}`,
    save: "לשמור את ההרכב",
    saved: "נשמר.",
    takeOut: (club: string) => `להוציא את ${iso(club)} מהטורניר`,
    takeOutAsk: (begun: boolean) => (begun ? "להוציא? המשחקים הפתוחים של הקבוצה ייחשבו הפסד." : "להוציא?"),
    decline: "להוציא",
    remain: "לא עכשיו",
    removeTeams: "הסרת קבוצות",

    boards: "לוחות בכל מפגש",
    twice: "כל המועדונים נפגשים פעמיים",
    clubs: "נגד",
    clubsHelp: "השם או הכתובת של מועדון. הצוות שלו קובע את ההרכב.",
    addClub: "להוסיף את המועדון",
    noClub: "אין מועדון בשם הזה או בכתובת הזאת.",
    without: (club: string) => `להשאיר את ${iso(club)} בחוץ`,
    ownTwice: "זה המועדון שלך.",
    clubNeeded: "יש להוסיף מועדון לשחק נגדו.",
  },

  leagues: {
    title: "ליגות",
    make: "יצירת ליגה",
    makeForClub: "יצירת ליגה למועדון",
    none: "עוד אין ליגות.",
    phases: leaguePhases,
    listed: ({ time, players: count, season, phase }: LeagueSummary, name: string) =>
      [
        leaguePhases[phase],
        iso(name),
        messages.clock.control(time),
        players(count),
        ...(season > 0 ? [`עונה ${String(season)}`] : []),
      ].join(" · "),
    facts: (league: League, name: string) =>
      `${iso(name)}, ${messages.clock.control(league.time)}${league.rated ? ", מדורג" : ""}. ${players(league.players)}, בדרגים של כ־${String(league.divisionSize)}. בכל עונה משחקים נגד כל מי שבאותו דרג ${league.cycles === 2 ? "פעמיים" : "פעם אחת"}; כל המשחקים מתחילים יחד.`,
    movers: (movers: number) =>
      movers === 0
        ? "אין עליות וירידות."
        : forms(
            movers,
            "אחרי כל עונה, הראשון בכל דרג עולה והאחרון יורד.",
            "אחרי כל עונה, שני הראשונים בכל דרג עולים ושני האחרונים יורדים.",
            `אחרי כל עונה, ${String(movers)} הראשונים בכל דרג עולים ו־${String(movers)} האחרונים יורדים.`,
          ),
    preview: (of: LeagueTerms): string =>
      [
        `${iso(of.game)}${of.rules === "" ? "" : `, כללים: ${iso(of.rules)}`}${of.swap ? ", עם כלל ההחלפה" : ""}, ${messages.clock.control({ base: 0, increment: 0, delay: 0, days: of.days })}, ${of.rated ? "מדורג" : "לא מדורג"}.`,
        `דרגים של כ־${String(of.divisionSize)} שחקנים. בכל עונה משחקים נגד כל מי שבאותו דרג ${of.cycles === 2 ? "פעמיים" : "פעם אחת"}; כל המשחקים מתחילים יחד.`,
        events.leagues.movers(of.movers),
        of.public ? "כולם יכולים לראות אותה ולהירשם." : of.club ? events.leagues.forClub : events.leagues.privately,
      ].join(" "),
    rules: (name: string): string => `כללים: ${iso(name)}.`,
    about: "על הליגה",
    by: directedBy,
    privately: "רק מי שיש לו הקישור רואה את הליגה הזאת.",
    forClub: "רק חברי המועדון רואים את הליגה הזאת ונרשמים אליה.",
    missing: "אין ליגה כזאת",
    missingText: "כדאי לבדוק את הקישור, או לשאול את מי ששלח אותו.",
    toAll: "טורנירים וליגות",
    club: "המועדון",

    season: (number: number) => `עונה ${String(number)}`,
    division: (number: number) => `דרג ${String(number)}`,
    phaseText: {
      open: "העונה הראשונה עוד לא התחילה. ההנהלה מתחילה אותה.",
      playing: "את המשחקים שלך אפשר לשחק בכל סדר.",
      between: "העונה הזאת הסתיימה. אפשר להירשם או לעזוב עד שההנהלה תתחיל את הבאה.",
      over: "הליגה הסתיימה.",
    },
    games: "כל המשחקים",
    gamesOf: (division: number) => `כל המשחקים של דרג ${String(division)}`,
    over: "הסתיים",
    place: "מקום",
    player: "שחקן",
    points: "נקודות",
    open: "משחקים שנותרו",
    next: "העונה הבאה",
    you: "אני",
    moves: { up: "עולה", stays: "", down: "יורד", leaves: "עוזב" } satisfies Record<LeagueMove, string>,
    marks: { up: "▲", stays: "", down: "▼", leaves: "✕" } satisfies Record<LeagueMove, string>,
    now: "העמודה האחרונה מראה לאן כל אחד היה עובר אילו העונה הסתיימה עכשיו.",

    myGame: "אל המשחק הבא שלך",
    noGame: "זה לא תורך באף משחק של הליגה הזאת.",
    mine: "המקום שלך",
    enterHeading: "הרשמה לליגה",
    enter: "להירשם",
    enterText: {
      open: "המשחקים שלך יתחילו בעונה הראשונה.",
      playing: "המשחקים שלך יתחילו בעונה הבאה.",
      between: "המשחקים שלך יתחילו בעונה הבאה.",
      over: "",
    },
    keepsPlaces: ({ divisionSize, cycles }: League) => {
      const opponents = divisionSize + Math.ceil(divisionSize / 2) - 2;
      return `עד ${games(Math.min(opponents * cycles, 40))} בבת אחת. מעכשיו הם נספרים בין 200 המשחקים שלך שלא הסתיימו.`;
    },
    name: "השם שלך",
    entered: "נרשמת.",
    leave: "לעזוב את הליגה",
    leaveNow: "לעזוב? המשחקים הפתוחים שלך ייחשבו הפסד.",
    leaveLater: "באמת לעזוב?",

    waiting: { open: "נרשמו", playing: "מצטרפים בעונה הבאה", between: "מצטרפים בעונה הבאה", over: "" },
    nobody: "עוד לא נרשם אף אחד.",
    earlier: "עונות קודמות",

    direct: "הניהול בידיים שלך",
    start: (season: number) => `להתחיל את עונה ${String(season)}`,
    startText: "הדרגים נקבעים, וכל המשחקים מתחילים.",
    wait: "העונה הבאה יכולה להתחיל כשכל הדרגים יסיימו.",
    two: "לעונה צריך שני שחקנים.",
    change: "שינוי הליגה",
    cancel: "לבטל את הליגה",
    cancelAsk: "באמת לבטל אותה?",
    reopen: "לקיים את הליגה בכל זאת",
    isCancelled: "הליגה בוטלה.",
    end: "לסיים את הליגה",
    endAsk: "לסיים אותה לתמיד?",
    removeText: "מי שמוסר מהליגה מפסיד את המשחקים הפתוחים שלו.",

    form: {
      name: "שם הליגה",
      host: "השם שלך",
      game: "משחק",
      days: "זמן לכל מהלך",
      day: days,
      size: "שחקנים בדרג",
      movers: "כמה עולים ויורדים",
      moversText: "בין כל שני דרגים, אחרי כל עונה.",
      twice: "כולם נפגשים עם כולם פעמיים",
      rated: "המשחקים מדורגים",
      anybody: "כולם יכולים לראות אותה ולהירשם; אחרת רק דרך הקישור",
      anybodyClub: "כולם יכולים לראות אותה ולהירשם; אחרת רק חברי המועדון",
      play: "גם אני ברשימת השחקנים",
      make: "יצירה",
    },
  },

  clubs: {
    title: "מועדונים",
    make: "יצירת מועדון",
    none: "עוד אין מועדונים.",
    listed: ({ members: count, open }: { members: number; open: boolean }) =>
      `${members(count)} · ${open ? "פתוח לכולם" : "בהזמנה"}`,
    missing: "אין מועדון כזה",
    toAll: "טורנירים ומועדונים",
    members: "חברי המועדון",
    events: "אירועים",
    noEvents: "עוד אין אירועים.",
    newEvent: "יצירת טורניר למועדון",
    director: "בעלים",
    officer: "צוות",
    you: "אני",
    join: "להצטרף למועדון",
    byCode: "כדי להצטרף למועדון הזה צריך קישור מאחד החברים.",
    name: "השם שלך",
    leave: "לעזוב את המועדון",
    invite: "הזמנת חברים",
    copied: "הקישור הועתק",
    link: "קישור להצטרפות",
    edit: "שינוי המועדון",
    ask: "לבקש להצטרף",
    asked: "ביקשת להצטרף. צוות המועדון יקבל או ידחה את הבקשה.",
    wasRefused: "צוות המועדון דחה את הבקשה שלך. אפשר לבקש שוב אחרי עשר דקות, שלוש פעמים בסך הכול.",
    withdraw: "לבטל את הבקשה",
    byApproval: "צוות המועדון מקבל או דוחה כל שחקן.",
    applicants: "שחקנים שמבקשים להצטרף",
    newLink: "קישור חדש",
    newLinkHelp: "קישור חדש מבטל את הקישור שלמעלה.",
    valid: "בתוקף",
    validity: [
      [undefined, "לתמיד"],
      [1, "ליום"],
      [7, "לשבוע"],
      [30, "לחודש"],
    ],
    until: (date: string) => `בתוקף עד ${iso(date)}.`,
    expired: (date: string) => `לא בתוקף מאז ${iso(date)}. צוות המועדון יכול ליצור חדש.`,
    news: {
      title: "חדשות",
      none: "עוד אין חדשות.",
      write: "לכתוב חדשות",
      text: "טקסט",
      help: "טקסט רגיל. כתובות של דפים הופכות לקישורים. כל מי שפותח את הדף הזה קורא אותו.",
      letter: "להודיע לכל חבר, בדואר או במכשיר, לפי בחירתו",
      send: "לפרסם",
      by: (name: string, date: string) => `${iso(name)}, ${iso(date)}`,
      remove: "להסיר",
      removeOf: (date: string) => `להסיר את החדשות מ־${iso(date)}`,
      sure: "באמת?",
      report: "לדווח",
      reportOf: (name: string, date: string) => `לדווח על החדשות של ${iso(name)} מ־${iso(date)}`,
    },
    ratings: {
      title: "דירוגי החברים",
      none: "לאף חבר אין דירוג במשחק הזה ובקצב הזה.",
    },
    end: {
      title: "מחיקת המועדון",
      text: "הדף, החדשות ורשימת החברים יימחקו. טורנירים וליגות נשארים, בלי מועדון; הם חייבים להיות גמורים. אי אפשר לבטל את זה.",
      name: (name: string) => `לאישור, יש לכתוב את שם המועדון: ${iso(name)}`,
      send: "למחוק את המועדון",
      done: "המועדון נמחק.",
    },
    webhook: "Webhook",
    roles: {
      title: "מי רשאי לעשות מה",
      may: "רשאים",
      owner: "בעלים",
      officer: "צוות",
      member: "חברים",
      yes: "כן",
      no: "–",
    },
    rights: {
      events: "ליצור טורנירים וליגות",
      link: "להעביר הלאה את קישור ההצטרפות",
      terms: "לשנות את השם, את הטקסט ואת תנאי ההצטרפות",
      accept: "לקבל שחקנים, ליצור קישור חדש",
      news: "לכתוב ולהסיר חדשות",
      remove: "להסיר חברים",
      officers: "להסיר אנשי צוות, למנות ולפטר אותם",
      handOver: "להעביר את המועדון לאחרים",
      end: "למחוק את המועדון",
      leave: "לעזוב את המועדון",
    },
    form: {
      name: "שם המועדון",
      about: "על המועדון",
      open: "כל אחד יכול להצטרף; אחרת רק דרך הקישור",
      approval: "הצוות מקבל או דוחה כל שחקן",
      make: "יצירה",
      save: "שמירה",
      saved: "נשמר",
    },
    remove: (name: string) => `להסיר את ${iso(name)}`,
    removeShort: "להסיר",
  },

  clubs_webhook: {
    about: "סיבובים, תוצאות, חדשות וחברים חדשים נשלחים לכתובת הזאת, חתומים.",
    manual: "מה נשלח",
    url: "כתובת",
    save: "שמירה",
    saved: "נשמר.",
    secret: "מפתח סודי",
    once: "יש להעתיק אותו עכשיו: הוא מוצג רק פעם אחת. איתו הצד המקבל בודק את החתימות.",
    test: "לשלוח ניסיון",
    renew: "מפתח חדש",
    remove: "להסיר",
    sure: "באמת להסיר?",
    stopped: (date: string) => `כבוי מאז ${iso(date)}, אחרי ימים בלי הצלחה. שמירת הכתובת תפעיל אותו שוב.`,
    failing: (date: string) => `אין הצלחה מאז ${iso(date)}. האירועים ממתינים ונשלחים שוב.`,
    missed: (count: number) =>
      `${forms(count, "אירוע אחד הושמט", "שני אירועים הושמטו", `${String(count)} אירועים הושמטו`)}, כי יותר מדי המתינו.`,
    deliveries: "המשלוחים האחרונים",
    none: "עוד לא נשלח דבר.",
    arrived,
    state: (one: WebhookDelivery) => {
      if (one.status === undefined) return one.next === undefined ? "לא נשלח" : "ממתין";
      if (arrived(one)) return `הגיע (${answer(one.status)})`;
      return `${answer(one.status)}, ${tries(one.tries)}${one.next === undefined ? "" : ", ממתין"}`;
    },
  },

  eventchat: {
    title: (fresh: number) =>
      fresh === 0 ? "צ׳אט" : `צ׳אט · ${forms(fresh, "אחת חדשה", "שתיים חדשות", `${String(fresh)} חדשות`)}`,
    log: "מה נאמר",
    none: "עוד לא נאמר דבר.",
    watcher,
    announcement: "הודעה מההנהלה",
    announced: (name: string, date: string) => `${iso(name)}, ${iso(date)}`,
    dismiss: "סגירה",
    closed: (name: string) => `הצ׳אט נסגר על ידי ${iso(name)}.`,
    opened: (name: string) => `הצ׳אט נפתח שוב על ידי ${iso(name)}.`,
    isClosed: "הצ׳אט סגור. רק ההנהלה כותבת.",
    removed: "הוסר על ידי ההנהלה",
    guests: "אורחים בוחרים משפטים מוכנים. עם חשבון אפשר לכתוב.",
    muted: "בעל האתר סגר לך את הצ׳אט.",
    hidden: (count: number) =>
      forms(count, "שורה אחת לא מוצגת.", "שתי שורות לא מוצגות.", `${String(count)} שורות לא מוצגות.`),
    show: "להציג מה שאחרים כותבים",
    announce: "כהודעה מההנהלה, שמגיעה לשחקנים גם באמצע המשחק",
    more: (name: string, date: string) => `עוד על השורה של ${whom(name)}, ${iso(date)}`,
    remove: "להסיר",
    mute: (name: string) => `להשתיק את ${whom(name)}`,
    unmute: (count: number) => (count === 1 ? "לקרוא שוב את מי שבהשתקה" : "לקרוא שוב את כל מי שבהשתקה"),
    report: (name: string) => `לדווח על ${whom(name)}`,
    close: "לסגור את הצ׳אט",
    open: "לפתוח שוב את הצ׳אט",
    phrases: ["hello", "good-luck", "well-played", "thanks", "bye"],
  },

  directors: {
    title: "הנהלה",
    officers: "צוות",
    first: "ממנה את האחרים",
    nobody: "אין לזה יותר הנהלה.",
    guest: "אורח",
    host: "בעל האתר",
    appoint: "מינוי להנהלה",
    appointOfficer: "מינוי לצוות",
    who: "שחקן",
    choose: "בחירה",
    account: "או שם של חשבון",
    dismiss: "להוציא",
    dismissOf: (name: string) => `להוציא את ${iso(name)} מההנהלה`,
    handOver: "להעביר",
    handOverTo: (name: string) => `להעביר את הניהול אל ${iso(name)}`,
    stepDown: "לפרוש",
    sure: "באמת?",
    sureOf: (what: string) => `באמת? ${what}`,
    help: "חברי ההנהלה יכולים לעשות כל מה שאפשר לך, חוץ מלמנות אחרים ולהעביר את הניהול. כל השחקנים קוראים את היומן.",
    log: "מה עשתה ההנהלה",
    logNone: "עוד כלום.",
    logOfClub: "מה עשה צוות המועדון",
    helpOfClub:
      "חברי הצוות יכולים לעשות כל מה שאפשר לך, חוץ מלמנות אחרים ולהעביר את המועדון. כל החברים קוראים את היומן.",
    older: "קודמים",
    line: (line: DirectorLine, league: boolean) => {
      const text =
        league && line.act === "began"
          ? `התחלת עונה ${String(line.round)}`
          : acts[line.act](line, iso(line.aboutName || "אורח"));
      const alone = line.by === "" && (line.act === "inherited" || line.act === "abandoned");
      const by = line.by === "" ? "בעל האתר" : line.byName || "אורח";
      const time = iso(when(line.at, { dateStyle: "medium", timeStyle: "short" }));
      return alone ? `${time}: ${text}` : `${time}, ${iso(by)}: ${text}`;
    },
  },
} satisfies Translation;
