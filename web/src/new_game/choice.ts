// The last choices against the computer, as defaults for the next game.
import * as v from "valibot";
import { lastGame, startKey, startText } from "../lib/start.ts";

const choiceSchema = v.object({
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  colour: v.picklist(["w", "b", "random"]),
  mayResign: v.boolean(),
});

const ways = ["computer", "friend", "person", "opponent"] as const;
/** The opponent, and the way to the board. */
export type Way = (typeof ways)[number];

export type Choice = v.InferOutput<typeof choiceSchema>;

const storageKey = "camlann.choice";
const beginner: Choice = { level: 1, colour: "w", mayResign: false };

export function lastChoice(): Choice {
  try {
    const parsed = v.safeParse(choiceSchema, JSON.parse(localStorage.getItem(storageKey) ?? "null"));
    return parsed.success ? parsed.output : beginner;
  } catch {
    return beginner;
  }
}

export function rememberChoice(choice: Choice): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Without storage the next dialog starts from the beginner's choice.
  }
}

/** The opponent and the variant of the last game; empty at the first visit. */
export function lastStart(): { way: Way; game: string } {
  const [word] = startText().split(" ");
  return { way: ways.find((way) => way === word) ?? "computer", game: lastGame() };
}

export function rememberStart(way: Way, game: string): void {
  try {
    localStorage.setItem(startKey, `${way} ${game}`);
  } catch {
    // Without storage every visit is the first.
  }
}
