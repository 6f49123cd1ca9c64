// The games in which the coach has spoken, the newest few. Kept in local storage, never sent anywhere.
import * as v from "valibot";
const storageKey = "camlann.coach";
/** Older ones are forgotten. */
const most = 100;
const schema = v.array(v.string());

/** Fallback without storage: kept until the page is closed. */
let unkept: string[] | null = null;

function all(): string[] {
  if (unkept) return unkept;
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(storageKey) ?? "[]"));
    return parsed.success ? parsed.output : [];
  } catch {
    return []; // storage is closed to us, or holds something else
  }
}

/** True if the coach has warned in this game. */
export const hasSpoken = (game: string): boolean => all().includes(game);

export function rememberSpoken(game: string): void {
  const games = [game, ...all().filter((other) => other !== game)].slice(0, most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(games));
    unkept = null;
  } catch {
    unkept = games;
  }
}
