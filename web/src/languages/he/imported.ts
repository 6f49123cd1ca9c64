// Imported players of a federation, in Hebrew.
import { figure } from "../../archive/figure.ts";
import { when } from "../../lib/when.ts";
import type { ClaimPhase, ListedAs } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";

export const imported = {
  imported: {
    about: "מתוך רישומי ההתאחדות. לשחקן הזה אין חשבון כאן.",
    is: "באתר הזה זה",
    federationId: (id: string): string => `מספר בהתאחדות: ${id}`,
    rating: (rating: number, deviation: number): string => `${String(rating)} ± ${String(deviation)}`,
    facts: (count: number, day: string): string =>
      [...(count > 0 ? [`משחקים: ${figure(count)}`] : []), `נכון ל־${day}`].join(" · "),
    noRatings: "לא יובא דירוג.",
    day: (at: string): string => when(at, { dateStyle: "medium" }),
    games: "משחקים מהארכיון",
    noGames: "בארכיון אין משחק בשם הזה.",
    more: "עוד משחקים",
    claim: "זה השם שלי",
    claimText:
      "בעל האתר קורא את השורה ומאשר שזה השם שלך. לאחר מכן המשחקים האלה שייכים לחשבון שלך, והדירוג שלך מתחיל מהדירוג המיובא בכל מקום שבו עוד לא שוחק כאן משחק מדורג.",
    line: "שורה לבעל האתר",
    lineHelp: "איך בעל האתר יכול לראות שזה נכון: המספר שלך בהתאחדות, או היכן שיחקת.",
    send: "שליחה לבעל האתר",
    signIn: "כדי לומר שזה השם שלך יש להתחבר",
    waiting: "נאמר שזה השם שלך. בעל האתר עוד צריך לאשר.",
    refused: "בעל האתר לא אישר שזה השם שלך. אם זו טעות אפשר לפנות אליו.",
    withdraw: "ביטול הבקשה",
    host: {
      heading: "שחקנים של התאחדות",
      text: "ייבוא רשימת שחקנים עם הדירוגים שלהם: טבלה (CSV) עם הכותרות name, rating, deviation, game, speed, games, date ו־id, או דוח (TRF16). רק השם הכרחי. אותה רשימה לא משנה דבר פעמיים.",
      gamesText: "הוספת המשחקים שלהם כקובץ",
      file: "רשימת שחקנים",
      game: "המשחק של דירוגים שלא מציינים משחק",
      speed: "הקצב של דירוגים שלא מציינים קצב",
      noText: "אין טקסט בקובץ הזה.",
      reading: "הרשימה נקראת…",
      preview: (added: number, changed: number, same: number): string =>
        `חדשים: ${figure(added)}, ישתנו: ${figure(changed)}, יישארו כפי שהם: ${figure(same)}.`,
      done: (added: number, changed: number, same: number): string =>
        `יובאו: ${figure(added)}, השתנו: ${figure(changed)}, ללא שינוי: ${figure(same)}.`,
      save: (count: number): string => `ייבוא (${figure(count)})`,
      faults: (count: number): string => `שורות שהושמטו: ${figure(count)}`,
      fault: (line: number, what: string, expected: string): string =>
        `שורה ${String(line)}: ${what}${expected === "" ? "" : ` (צפוי: ${expected})`}`,
      lines: "מה עושה כל שורה",
      what: { added: "חדש", changed: "משתנה", same: "ללא שינוי" } satisfies Record<ListedAs, string>,
      like: (account: string): string => `נראה כמו החשבון ${account}`,
      rest: (count: number): string => `ועוד ${figure(count)}`,
      claims: "מי אומר שהוא שחקן מיובא",
      noClaims: "אף אחד לא אמר.",
      phases: { waiting: "ממתין", confirmed: "אושר", refused: "נדחה" } satisfies Record<ClaimPhase, string>,
      confirm: "אישור",
      refuse: "דחייה",
      undo: "ביטול האישור",
      of: (what: string, name: string, imported: string): string => `${what}: ${name} · ${imported}`,
    },
  },
} satisfies Translation;
