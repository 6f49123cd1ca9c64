// Lists of players on their way to the server: a file, cut into parts with its titles, and what the lines of all parts do.
import type { ListedAs, ListReport, PlayerListForm } from "../lib/wire.ts";

/** The most lines of a request. */
const mostLines = 900;
/** The most characters of a request, within what the server takes. */
const mostLength = 60_000;

export interface ListPart {
  text: string;
  /** The line of the file on which it begins, without the titles. */
  line: number;
}

/** Tells a report of FIDE's form from a table. */
export const formOfList = (text: string): PlayerListForm => (/^(0\d\d|1\d\d|XX[A-Z]) /mu.test(text) ? "trf" : "csv");

export function partsOfList(file: string, form: PlayerListForm, most = mostLines): ListPart[] {
  const lines = file
    .replace(/^\uFEFF/u, "")
    .replace(/\r\n?/gu, "\n")
    .split("\n");
  const titles = form === "csv" ? `${lines.find((line) => line.trim() !== "") ?? ""}\n` : "";
  const parts: ListPart[] = [];
  let count = 0;
  for (const [index, text] of lines.entries()) {
    // Reports have lines about other things, too.
    if (text.trim() === "" || (form === "trf" && !text.startsWith("001"))) {
      const last = parts.at(-1);
      if (last) last.text += "\n";
      continue;
    }
    let part = parts.at(-1);
    if (!part || count >= most || part.text.length + text.length > mostLength) {
      part = { text: parts.length === 0 ? "" : titles, line: index + 1 };
      parts.push(part);
      count = 0;
    }
    part.text += `${text}\n`;
    count++;
  }
  return parts;
}

export const together = (reports: readonly ListReport[]): ListReport => ({
  saved: reports.every(({ saved }) => saved),
  lines: reports.flatMap(({ lines }) => lines),
  faults: reports.flatMap(({ faults }) => faults),
});

/** Counts the players of the lines, each once: several lines may be the ratings of one, and several players may have one name. */
export function playersIn(lines: ListReport["lines"]): Record<ListedAs, number> {
  const order: readonly ListedAs[] = ["same", "changed", "added"];
  const what = new Map<string, number>();
  for (const line of lines) {
    const player = line.federationId === "" ? `name ${line.name.toLowerCase()}` : `id ${line.federationId}`;
    what.set(player, Math.max(what.get(player) ?? 0, order.indexOf(line.what)));
  }
  const counts: Record<ListedAs, number> = { added: 0, changed: 0, same: 0 };
  for (const one of what.values()) counts[order[one] ?? "same"]++;
  return counts;
}
