// Recognises a pasted text and extracts its record: JSON of `camlann convert`, or text copied from a page.
import * as v from "valibot";
import type { Decoded } from "../archive/decoded.ts";
import { header } from "../lib/header.ts";

/** More characters are too much for the core. */
export const longest = 500_000;

/** The text of a file: null where it has more bytes than `longest` characters can have, nothing where it is no text. Fails
 * where it cannot be read. */
export async function textOf(file: Pick<File, "size" | "arrayBuffer">): Promise<Decoded | null | undefined> {
  if (file.size > 3 * longest) return null;
  // Loaded with the records, since few people open a file.
  const { decoded } = await import("../archive/decoded.ts");
  return decoded(new Uint8Array(await file.arrayBuffer()));
}

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

/** JSON, an object per line; undefined where a line is something else. */
function parsedLines(text: string): unknown[] | undefined {
  const objects: unknown[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const object = parsed(line);
    if (object === undefined) return undefined;
    objects.push(object);
  }
  return objects;
}

/** The records of a text as the core reads them, which forgives what people and pages write; JSON, whole or an object per
 * line, becomes records. */
export function recordsIn(text: string): string {
  const whole = parsed(text);
  const games = v.safeParse(v.array(game), whole === undefined ? parsedLines(text) : [whole].flat());
  return games.success ? games.output.map(recordOf).join("\n") : text;
}

function recordOf({ tags, variant, rules, start, moves }: v.InferOutput<typeof game>): string {
  const headers = { ...tags, Variant: variant, Rules: rules, FEN: start ?? "" };
  const lines = Object.entries(headers).filter(([, value]) => value !== "");
  return `${lines.map(([key, value]) => header(key, value)).join("")}\n${moves.join(" ")}\n`;
}
