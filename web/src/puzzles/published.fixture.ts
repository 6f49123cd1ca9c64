/// <reference types="node" />
// Positions of published games, for tests.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Core } from "../lib/core.ts";
import type { Ply } from "../lib/line.ts";
import { Line } from "../lib/line.ts";

export const published = ["camelot-wc2009-game1", "camelot-wc2009-game4", "camelot-nolan-chaxx-1.05-2008"];

/** The moves of a record, in its notation. */
function movesOf(id: string): string[] {
  const path = fileURLToPath(new URL(`../../../data/records/${id}.txt`, import.meta.url));
  const text = readFileSync(path, "utf8")
    .replace(/^\[.*$/gm, "")
    .replace(/\{[^}]*\}/g, " ");
  return text.split(/\s+/).filter((word) => /^[A-L]\d+[-x]/.test(word));
}

/** A published game of Camelot, played by the true rules. */
export function pliesOf(core: Core, id: string): readonly Ply[] {
  const line = new Line(core, "camelot", "", null);
  for (const word of movesOf(id))
    line.become([...line.plies.map(({ outcome }) => outcome.notation), line.read(word).notation]);
  return line.plies;
}
