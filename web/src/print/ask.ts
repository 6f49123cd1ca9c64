// Asks the server for the sheets: a picture of one, or a file of all.
import { Failure, refusalOf } from "../lib/api.ts";

export interface Picture {
  /** For an image. */
  source: string;
  /** How many there are. */
  sheets: number;
}

export async function sheetPicture(address: string, sheet: number): Promise<Picture> {
  const answer = await asked(`${address}&form=svg&sheet=${String(sheet)}`);
  const sheets = Number(answer.headers.get("Camlann-Sheets") ?? 1);
  return { source: `data:image/svg+xml,${encodeURIComponent(await answer.text())}`, sheets };
}

/** The PDF file of all sheets. */
export async function sheetsFile(address: string): Promise<Blob> {
  return (await asked(address)).blob();
}

async function asked(address: string): Promise<Response> {
  const answer = await fetch(address).catch(() => null);
  if (!answer) throw new Failure(0, "no answer");
  if (answer.ok) return answer;
  const text = await answer.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Failure(answer.status, text);
  }
  throw await refusalOf(answer.status, json);
}
