// Tournaments, leagues and clubs, in Hebrew.
import type { DirectorLine } from "../../directors/asks.ts";
import { when } from "../../lib/when.ts";
import type {
  League,
  LeagueMove,
  LeagueSummary,
  NewTournament,
  TieBreak,
  Tournament,
  TournamentGiven,
  TournamentScore,
  TournamentSummary,
  TournamentSystem,
} from "../../lib/wire.ts";
import { startOf } from "../../tournaments/begins.ts";
import type { Translation } from "../translation.ts";
import { listed, messages } from "./game.ts";
import { iso, ltr } from "./ltr.ts";
import { days, forms, games, members, minutes, moves, players, rounds } from "./plural.ts";

// ---- tournaments ----

export const tournamentPhases = { open: "פתוח", running: "מתנהל", over: "הסתיים" };

const systems: Record<TournamentSystem, string> = {
  swiss: "שיטה שוויצרית",
  "round-robin": "כולם נגד כולם",
  knockout: "נוקאאוט",
  arena: "זירה",
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
}: Pick<Tournament, "system" | "roundsInAll" | "cycles" | "minutes">): string {
  if (system === "swiss") return `${rounds(roundsInAll)}; בכל סיבוב המשחק הוא נגד מי שיש לו בערך אותן נקודות.`;
  if (system === "round-robin") return cycles === 2 ? "כולם נפגשים עם כולם פעמיים." : "כולם נפגשים עם כולם.";
  if (system === "knockout") return "מי שמפסיד יוצא.";
  return `כמה שיותר משחקים ב־${minutes(length ?? 0)}.`;
}

const spectators = "הצופים רואים את המשחקים";
const lateBy = (late: number): string =>
  late === 0 ? `${spectators} מיד.` : `${spectators} באיחור של ${moves(late)}.`;
const lateness = ({ late }: Tournament): string => (late === undefined ? "" : ` ${lateBy(late)}`);

const pauses = (time: number): string =>
  time < 60 ? `${String(time)} שניות אחרי המשחק האחרון` : `${minutes(time / 60)} אחרי המשחק האחרון`;
const starting = (date: string): string => `מתחיל: ${iso(date)}.`;

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

// ---- the log of directors ----

const shownResult = (text: string): string =>
  ltr(text.replace("1/2-1/2", "½ – ½").replace(/^([01])-([01])/u, "$1 – $2"));
const boardOf = ({ round, board }: DirectorLine): string => `סיבוב ${String(round)}, לוח ${String(board)}`;

const acts: Record<DirectorLine["act"], (line: DirectorLine, about: string) => string> = {
  appointed: (_, about) => `מינוי להנהלה: ${about}`,
  dismissed: ({ by, about: whom }, about) => (by === whom ? "פרישה מההנהלה" : `הוצאה מההנהלה: ${about}`),
  "handed-over": (_, about) => `העברת הניהול אל ${about}`,
  inherited: (_, about) => `הניהול עבר אל ${about}, כי ההנהלה עזבה`,
  abandoned: () => "אין לזה יותר הנהלה. זה יסתיים כשייגמרו המשחקים שהתחילו.",
  gave: (line) => `הזנת ${shownResult(line.result)} ב${boardOf(line)}`,
  corrected: (line) => `תיקון של ${boardOf(line)} ל־${shownResult(line.result)}`,
  entered: (_, about) => `רישום של ${about} בלי מכשיר`,
  accepted: (_, about) => `קבלה של ${about}`,
  posted: () => "כתיבת חדשות",
  unposted: () => "הסרת חדשות",
  removed: (_, about) => `הסרה של ${about}`,
  began: ({ round }) => `התחלת סיבוב ${String(round)}`,
  ended: () => "סיום",
  reopened: () => "המשך אחרי הסיום",
  changed: () => "שינוי ההגדרות",
  hidden: () => "הסרה מהרשימות הציבוריות",
};

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
        tieBreaks: chosen,
        late,
        public: everybody,
        rules,
      }: NewTournament,
      { game: name, rules: set, starts }: { game: string; rules: string; starts: string | null },
    ) => {
      const ties = (chosen ?? []).map((one) => tieBreaks[one]);
      return [
        `${iso(name)}${set === "" ? "" : `, כללים: ${iso(set)}`}${rules?.includes("swap=true") === true ? ", עם כלל ההחלפה" : ""}, ${messages.clock.control({ base: 0, increment: 0, delay: 0, days: 0, ...time })}, ${rated === true ? "מדורג" : "לא מדורג"}.`,
        `${systems[system ?? "swiss"]}: ${manner({ system: system ?? "swiss", roundsInAll: count ?? 5, cycles: cycles ?? 1, minutes: length ?? 60 })}`,
        ...(system === "knockout" && thirdPlace === true ? ["המפסידים בחצי הגמר משחקים על המקום השלישי."] : []),
        ...(ties.length > 0 ? [`בשוויון נקודות: ${listed(ties)}.`] : []),
        starts === null ? "ההתחלה בידיים שלך." : starting(startOf(starts)),
        ...(system === "arena" || !(starts !== null || pause)
          ? []
          : [pause ? `הסיבוב הבא מתחיל ${pauses(pause)}.` : "התחלת כל סיבוב בידיים שלך."]),
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
    privately: "רק מי שיש לו הקישור רואה את הטורניר הזה.",

    missing: "אין טורניר כזה",
    missingText: "כדאי לבדוק את הקישור, או לשאול את מי ששלח אותו.",
    toAll: "כל הטורנירים",
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
      startsText: "להשאיר ריק כדי להתחיל בעצמך.",
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
    },

    joinHeading: "הצטרפות",
    join: "להצטרף",
    keepsPlaces: "עד 40 משחקים שלו בבת אחת. מעכשיו הם נספרים בין 200 המשחקים שלך שלא הסתיימו.",
    joinLate: (round: number) => `להצטרף מסיבוב ${String(round)}`,
    hasLeft: "עזבת את הטורניר, ולא ישובצו לך עוד משחקים.",
    lostWithout: (round: number) =>
      `עזבת, או שלא שיחקת את המהלך הראשון בזמן: המשחק של סיבוב ${String(round)} אבוד. לא ישובצו לך עוד משחקים.`,
    watching: "מצב צפייה.",
    comeBack: "להשתתף שוב",
    leave: "לעזוב את הטורניר",
    leaveAsk: "לעזוב? המשחקים הפתוחים שלך ייחשבו הפסד.",
    rest: (round: number) => `לנוח בסיבוב ${String(round)}`,
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
    noDevice: "בלי מכשיר",
    atBoard: "על לוח",
    boards: (count: number) =>
      forms(
        count,
        "משחק פתוח אחד מתנהל על לוח באולם: יש להזין את התוצאה שלו.",
        "שני משחקים פתוחים מתנהלים על לוחות באולם: יש להזין את התוצאות שלהם.",
        `${String(count)} משחקים פתוחים מתנהלים על לוחות באולם: יש להזין את התוצאות שלהם.`,
      ),
    yourBoard: "המשחק שלך על לוח באולם. ההנהלה תזין את התוצאה.",
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
    terms: ({ cap, lowestRating, highestRating, needsCode, approval }: Tournament) =>
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
    settings: "המועדון",
    edit: "שינוי המועדון",
    ask: "לבקש להצטרף",
    asked: "ביקשת להצטרף. צוות המועדון יקבל או ידחה את הבקשה.",
    wasRefused: "צוות המועדון דחה את הבקשה שלך. אפשר לבקש שוב אחרי עשר דקות, שלוש פעמים בסך הכול.",
    withdraw: "לבטל את הבקשה",
    byApproval: "צוות המועדון מקבל או דוחה כל שחקן.",
    applicants: "שחקנים שמבקשים להצטרף",
    newLink: "קישור חדש",
    newLinkHelp: "הקישור הקודם יפסיק לפעול.",
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
