// Finds the game of an embedded board.
import * as v from "valibot";
import { Failure, type GameRecord } from "../lib/api.ts";
import { loadCore, type Core, type Variant } from "../lib/core.ts";
import { Line } from "../lib/line.ts";
import { bySide } from "../lib/seating.ts";
import { gameRecordSchema } from "../lib/wire_game.ts";
import { seatName } from "../play/turn.ts";
import type { Embedded } from "./request.ts";
import type { Remark } from "./study.ts";
import { texts } from "./texts.ts";

export interface Shown {
  variant: Variant;
  line: Line;
  /** The players, or what was played; empty if neither is known. */
  title: string;
  /** The page of the site that shows the same. */
  address: string;
  /** What is said before the first move; else that it is the start. */
  begin?: string;
  /** The remarks on the positions of a study: a text, and drawings. */
  remarks?: readonly Remark[];
}

function namesOf(variant: Variant, tags: Readonly<Record<string, string>>): string {
  const teams = bySide(variant).map((team) => team.map(({ name }) => tags[name] ?? "?"));
  return teams.flat().every((name) => name === "?") ? "" : teams.map((names) => names.join(", ")).join(" – ");
}

function lineOf(core: Core, variant: string, rules: string, start: string | null, moves: readonly string[]): Line {
  const line = new Line(core, variant, rules, start);
  try {
    line.become(moves);
  } catch (problem) {
    line.free();
    throw problem;
  }
  return line;
}

/** Asks without cookies, and gets none. */
async function recordOf(id: string): Promise<GameRecord> {
  const answer = await fetch(`/api/records/${encodeURIComponent(id)}`, { credentials: "omit" }).catch(() => null);
  if (!answer?.ok) throw new Failure(answer?.status ?? 0, "no record");
  return v.parse(gameRecordSchema, await answer.json());
}

/** Throws `CoreRefused` for a position that is none, and the failure of a request. */
export async function gameOf(embedded: Embedded): Promise<Shown> {
  const core = await loadCore();
  if (embedded.record !== null) {
    const record = await recordOf(embedded.record);
    const line = lineOf(core, record.variant, record.rules, record.start, record.moves);
    const variant = core.variant(record.variant);
    if (!variant) throw new Error(`no game ${record.variant}`);
    return { variant, line, title: namesOf(variant, record.tags), address: `/records/${embedded.record}` };
  }
  if (embedded.study !== null) {
    // Most boards are of no study.
    const { chapterOf } = await import("./study.ts");
    const { chapter, title, moves, remarks } = await chapterOf(embedded.study);
    const line = lineOf(core, chapter.variant, chapter.rules, chapter.start, moves);
    const variant = core.variant(chapter.variant);
    if (!variant) throw new Error(`no game ${chapter.variant}`);
    const address = `/study/${encodeURIComponent(embedded.study.id)}/${String(chapter.number)}`;
    return { variant, line, title, address, remarks };
  }
  const { variant: id, rules, fen, moves } = embedded;
  const line = lineOf(core, id, rules, fen, moves);
  const variant = core.variant(id);
  if (!variant) throw new Error(`no game ${id}`);
  if (embedded.puzzle !== null) {
    const address = `/puzzles/${id}/${encodeURIComponent(embedded.puzzle)}`;
    const begin = texts.task(seatName({ geometry: variant }, line.start.seat));
    return { variant, line, title: texts.puzzle(variant.name), address, begin };
  }
  const address = `/analysis/${id}?fen=${encodeURIComponent(line.now.fen)}`;
  return { variant, line, title: variant.name, address };
}
