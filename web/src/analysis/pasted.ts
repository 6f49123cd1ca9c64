// Recognises a pasted text and extracts its record: JSON of `camlann convert`, or text copied from a page.
import * as v from "valibot";
import type { Decoded } from "../archive/decoded.ts";
import { header } from "../lib/header.ts";
import { isJson, objectsIn } from "../lib/json_objects.ts";
import type { Fault } from "../study/study.svelte.ts";
import { texts } from "../study/texts.ts";

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

/** A move: nothing that would begin a comment, a variation or a header, and so spoil the games next to it. */
const word = v.pipe(v.string(), v.regex(/^[^\r\n{}()[\];]*$/));
const move = v.union([
  word,
  v.pipe(
    v.object({ notation: word }),
    v.transform(({ notation }) => notation),
  ),
]);
const game = v.object({
  tags: v.nullish(v.record(v.pipe(v.string(), v.regex(/^\w+$/)), v.unknown()), {}),
  variant: v.pipe(v.string(), v.nonEmpty()),
  rules: v.nullish(v.string(), ""),
  start: v.nullish(v.string(), ""),
  moves: v.array(move),
});

/** The first object of an exported archive. */
const head = v.object({ licence: v.string(), moves: v.optional(v.never()) });

/** A text as records, which the core reads. */
export interface Found {
  records: string;
  /** The line of each game in JSON; none for other texts, whose lines are those of the records. */
  lines: readonly number[];
  /** Parts of JSON that are left out. */
  faults: readonly Fault[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The records of a text as the core reads them, which forgives what people and pages write. In JSON every object that is a
 * game becomes a record, and the others are faults. */
export function recordsIn(text: string): Found {
  if (!isJson(text)) return { records: text, lines: [], faults: [] };
  const records: string[] = [];
  const lines: number[] = [];
  const faults: Fault[] = [];
  const objects = objectsIn(text);
  for (const { at, end, line, whole } of objects.found) {
    const object = whole ? parsed(objects.text.slice(at, end)) : undefined;
    const read = v.safeParse(game, object);
    if (read.success) {
      records.push(recordOf(read.output));
      lines.push(line);
    } else if (!v.is(head, object)) {
      faults.push({ line, word: "", why: object === undefined ? texts.notJson : texts.notGame, leftOut: true });
    }
  }
  return { records: records.join("\n"), lines, faults };
}

function recordOf({ tags, variant, rules, start, moves }: v.InferOutput<typeof game>): string {
  const headers = { ...tags, Variant: variant, Rules: rules, FEN: start ?? "" };
  const lines = Object.entries(headers).flatMap(([key, value]) =>
    typeof value === "string" && value !== "" ? [header(key, value.replace(/[\r\n]+/g, " "))] : [],
  );
  // Without a result, headers alone would become one game with the next ones.
  return `${lines.join("")}\n${moves.join(" ").trim() || "*"}\n`;
}
