// Asks the server for pictures of the sheets.
import * as v from "valibot";
import { Failure } from "../lib/api.ts";
import { errorAnswerSchema } from "../lib/wire_game.ts";

export interface Picture {
  /** For an image. */
  source: string;
  /** How many there are. */
  sheets: number;
}

export async function sheetPicture(address: string, sheet: number): Promise<Picture> {
  const answer = await fetch(`${address}&form=svg&sheet=${String(sheet)}`).catch(() => null);
  if (!answer) throw new Failure(0, "no answer");
  const text = await answer.text();
  if (answer.ok) {
    const sheets = Number(answer.headers.get("Camlann-Sheets") ?? 1);
    return { source: `data:image/svg+xml,${encodeURIComponent(text)}`, sheets };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Failure(answer.status, text);
  }
  const parsed = v.safeParse(errorAnswerSchema, json);
  if (!parsed.success) throw new Failure(answer.status, `status ${String(answer.status)}`);
  const { what, where, expected } = parsed.output.error;
  throw new Failure(answer.status, what, where, expected);
}
