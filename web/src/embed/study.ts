// Fetches a chapter of a study and reads its main line. Loaded only for boards of a study.
import * as v from "valibot";
import type { Drawn } from "@camlann/board";
import { Failure } from "../lib/api.ts";
import { sharedStudySchema, type StudyChapter } from "../lib/wire.ts";
import { readDrawings } from "../study/drawings.ts";

/** What a study says about a position, and what it draws on it. */
export interface Remark {
  text: string;
  drawings: Drawn[];
}

/**
 * Reads the moves of the main line of a text that a study writes (study/movetext.ts), with the remarks on the start and after each
 * move. Variations are left out.
 */
export function mainLine(text: string): { moves: string[]; remarks: Remark[] } {
  const moves: string[] = [];
  const remarks: Remark[] = [{ text: "", drawings: [] }];
  let depth = 0;
  for (const [word] of text.matchAll(/\{[^}]*\}|[()]|[^\s(){}]+/g)) {
    if (word === "(") depth++;
    else if (word === ")") depth--;
    else if (depth > 0 || /^(\$\d+|\d+\.+|\*|1-0|0-1|1\/2-1\/2)$/.test(word)) continue;
    else if (word.startsWith("{")) {
      const said = word.slice(1, -1);
      const shown = said.replace(/\[%[^\]]*\]/g, "").trim();
      remarks[moves.length] = { text: shown, drawings: readDrawings(said) };
    } else {
      moves.push(word.replace(/[!?]+$/, ""));
      remarks[moves.length] = { text: "", drawings: [] };
    }
  }
  return { moves, remarks };
}

interface Chapter {
  chapter: StudyChapter;
  title: string;
  moves: readonly string[];
  remarks: readonly Remark[];
}

/** Asks without cookies, and gets none. */
export async function chapterOf({ id, chapter }: { id: string; chapter: string }): Promise<Chapter> {
  const answer = await fetch(`/api/studies/${encodeURIComponent(id)}`, { credentials: "omit" }).catch(() => null);
  if (!answer?.ok) throw new Failure(answer?.status ?? 0, "no study");
  const study = v.parse(sharedStudySchema, await answer.json());
  const one = study.chapters.find(({ number }) => chapter === "" || String(number) === chapter);
  if (!one) throw new Failure(404, "no chapter");
  return { chapter: one, title: `${study.title}: ${one.name}`, ...mainLine(one.text ?? "") };
}
