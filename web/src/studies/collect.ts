// Several games of a text become a study, a chapter for each: all that were agreed on, or none.
import { Failure, isFinal } from "../lib/api.ts";
import { placedAt, type Fault, type Origin, type Study } from "../study/study.svelte.ts";
import { texts as studyTexts } from "../study/texts.ts";
import { asks, type SharedStudy } from "./asks.ts";
import { texts } from "./texts.ts";

/** As the server has them. */
export const mostChapters = 32;
const mostBytes = 80;
/** As the fields for names have it. */
const mostCharacters = 40;

const utf8 = new TextEncoder();

/**
 * A text as a title or name that the server takes: on one line, without the characters that do not fit. A letter of two
 * UTF-16 units stays whole.
 */
export function lineOf(text: string): string {
  let line = "";
  for (const character of [...text.replace(/\p{Cc}+/gu, " ").trim()].slice(0, mostCharacters)) {
    if (utf8.encode(line + character).length > mostBytes) break;
    line += character;
  }
  return line.trim();
}

/** A title for the study of these games: their event, if the first one names it. */
export function titleOf(tags: Readonly<Record<string, string | undefined>>, otherwise: string): string {
  const event = lineOf(tags["Event"] ?? "");
  return event === "" || event === "?" ? otherwise : event;
}

interface Chapter {
  name: string;
  variant: string;
  rules: string;
  start: string | null;
  text: string;
}

/** A game, and its fault in words. */
export interface Remark {
  name: string;
  why: string;
}

export interface Plan {
  /** Whole games, up to the limit of chapters. */
  chapters: readonly Chapter[];
  /** Games that would not be chapters, or not all of them. */
  misfits: readonly Remark[];
  /** Chapters without a header that cannot be read. */
  warnings: readonly Remark[];
}

const chapterOf = (name: string, { origin, text }: { origin: Origin; text: string }): Chapter => ({
  name: lineOf(name),
  variant: origin.variant,
  rules: origin.rules,
  start: origin.start,
  text,
});

const whyOf = ([first]: readonly Fault[]): string => (first ? studyTexts.fault(first.line, first.word, first.why) : "");

/**
 * Plans a study of these games: its chapters, and the games that do not fit, with the reasons. Writes nothing. `lines`:
 * of each game, if the records were made from another text.
 */
export function planOf(study: Study, records: string, names: readonly string[], lines: readonly number[] = []): Plan {
  const chapters: Chapter[] = [];
  const misfits: Remark[] = [];
  const warnings: Remark[] = [];
  for (const [index, name] of names.entries()) {
    const { game, faults: found } = study.gameIn(records, index);
    const faults = placedAt(lines[index], found);
    const cut = faults.filter(({ leftOut }) => !leftOut);
    if (!game) misfits.push({ name, why: whyOf(cut.length > 0 ? cut : faults) || texts.noVariant });
    else if (cut.length > 0) misfits.push({ name, why: whyOf(cut) });
    else if (chapters.length === mostChapters) misfits.push({ name, why: texts.full(mostChapters) });
    else {
      chapters.push(chapterOf(name, game));
      if (faults.length > 0) warnings.push({ name, why: whyOf(faults) });
    }
  }
  return { chapters, misfits, warnings };
}

/** A study of which only a part may have been saved, because the server did not answer. */
export class LeftInPart extends Failure {
  constructor(
    /** Leads to the study, or to the list in which it may be. */
    readonly address: string,
    what: string,
  ) {
    super(409, what);
  }
}

/** Makes a study of its first chapter. */
async function begin(title: string, first: Chapter): Promise<SharedStudy> {
  try {
    return await asks.make(lineOf(title), false, first);
  } catch (error) {
    if (error instanceof Failure && error.away) throw new LeftInPart("/studies", texts.perhapsBegun);
    throw error;
  }
}

async function removeAgain(id: string, saved: number, all: number): Promise<void> {
  try {
    await asks.remove(id);
  } catch {
    throw new LeftInPart(`/study/${id}`, texts.leftInPart(saved, all));
  }
}

/**
 * Makes a study of these chapters. If one is refused, the study is removed again, and the error says which. Throws
 * `LeftInPart` if it could not be removed.
 */
export async function collect({ chapters }: Pick<Plan, "chapters">, title: string): Promise<SharedStudy | undefined> {
  const [first, ...others] = chapters;
  if (!first) return undefined;
  let made = await begin(title, first);
  for (const [index, one] of others.entries()) {
    try {
      made = await asks.addChapter(made.id, one);
    } catch (error) {
      await removeAgain(made.id, index + 1, chapters.length);
      if (!isFinal(error)) throw error;
      throw new Failure(error.status, texts.refusedChapter(one.name, error.message), error.where, error.expected);
    }
  }
  return made;
}
