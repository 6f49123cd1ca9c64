// What was chosen for the last game against the computer, so that the next one starts from there.
import * as v from "valibot";

const choiceSchema = v.object({
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  colour: v.picklist(["w", "b", "random"]),
  mayResign: v.boolean(),
});

/** Against whom, and how he comes to the board. */
export type Way = "computer" | "friend" | "person" | "opponent";

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
