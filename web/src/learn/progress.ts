// Which lessons have been solved in this browser; an account's are kept with it, too (src/progress).
import * as v from "valibot";
import { tellKept } from "../lib/kept_here.ts";

const storageKey = "camlann.lessons";
const schema = v.record(v.string(), v.array(v.string()));

function all(): Record<string, string[]> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(storageKey) ?? "{}"));
    return parsed.success ? parsed.output : {};
  } catch {
    return {}; // storage is closed to us, or holds something else
  }
}

/** The titles of the lessons of a game that are solved. */
export const solvedLessons = (game: string): string[] => all()[game] ?? [];

export function rememberLessons(game: string, titles: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...all(), [game]: titles }));
  } catch {
    // Without storage the lessons are forgotten with the page.
  }
  tellKept();
}

/** The games with a solved lesson. */
export const gamesLearned = (): string[] => Object.keys(all());
