// What kind of text somebody has pasted, and JSON of `camlann convert` as a record.
import * as v from "valibot";

/** A FEN begins with rows between slashes; of a game only a draw has them. */
export const isPosition = (text: string): boolean =>
  !text.includes("\n") && /^[^\s[{(]*\/\S*\//.test(text) && !text.startsWith("1/2-1/2");

const move = v.union([
  v.string(),
  v.pipe(
    v.object({ notation: v.string() }),
    v.transform(({ notation }) => notation),
  ),
]);
const game = v.object({
  tags: v.optional(v.record(v.string(), v.string()), {}),
  variant: v.string(),
  rules: v.optional(v.string(), ""),
  start: v.nullish(v.string()),
  moves: v.array(move),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The records of a text: JSON, whole or an object per line, becomes what the core reads; any other text is that already. */
export function recordsIn(text: string): string {
  const whole = parsed(text);
  const objects = whole === undefined ? text.split("\n").filter(Boolean).map(parsed) : [whole].flat();
  const games = v.safeParse(v.array(game), objects);
  return games.success ? games.output.map(recordOf).join("\n") : text;
}

function recordOf({ tags, variant, rules, start, moves }: v.InferOutput<typeof game>): string {
  const headers = { ...tags, Variant: variant, Rules: rules, FEN: start ?? "" };
  const lines = Object.entries(headers).filter(([, value]) => value !== "");
  return `${lines.map(([key, value]) => `[${key} "${value}"]\n`).join("")}\n${moves.join(" ")}\n`;
}
