// Asks the server for the sheets: a picture of one, or a file of all.
import { Failure, refusalOf } from "../lib/api.ts";
import { contents, type Content } from "./order.ts";

/** The sheets of one content, which follow each other. */
export interface Part {
  content: Content;
  /** The first, counted from 1. */
  first: number;
  sheets: number;
}

/** The board in millimetres, and its sheets. */
export interface Board {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** The side of a square, and the largest for this number of sheets. */
  square: number;
  largest: number;
}

/** What an order makes. */
export interface Made {
  sheets: number;
  parts: readonly Part[];
  board: Board;
}

export interface Picture extends Made {
  /** For an image. */
  source: string;
}

/** Reads "board=4, cards=2". */
const pairsOf = (header: string): [string, number][] =>
  header
    .split(",")
    .filter((pair) => pair.includes("="))
    .map((pair) => {
      const [name = "", number] = pair.trim().split("=");
      return [name, Number(number)];
    });

/** Reads the headers of the sheets. */
export function madeOf(headers: Headers): Made {
  const parts: Part[] = [];
  let first = 1;
  for (const [name, sheets] of pairsOf(headers.get("Camlann-Contents") ?? "")) {
    const content = contents.find((one) => one === name);
    if (content) parts.push({ content, first, sheets });
    first += sheets;
  }
  const board = { width: 0, height: 0, columns: 1, rows: 1, square: 0, largest: 0 };
  return {
    sheets: Number(headers.get("Camlann-Sheets") ?? 1),
    parts,
    board: { ...board, ...Object.fromEntries(pairsOf(headers.get("Camlann-Board") ?? "")) },
  };
}

export async function sheetPicture(address: string, sheet: number): Promise<Picture> {
  const answer = await asked(`${address}&form=svg&sheet=${String(sheet)}`);
  return { ...madeOf(answer.headers), source: `data:image/svg+xml,${encodeURIComponent(await answer.text())}` };
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
