// Several games of a text become a study, a chapter for each.
import type { Origin, Study } from "../study/study.svelte.ts";
import { asks, type SharedStudy } from "./asks.ts";

/** As the server has them. */
const mostChapters = 32;
const longestName = 40;

interface Named {
  name: string;
  game: { origin: Origin; text: string };
}

const chapterOf = ({ name, game }: Named) => ({
  name: name.slice(0, longestName),
  variant: game.origin.variant,
  rules: game.origin.rules,
  start: game.origin.start,
  text: game.text,
});

/** Returns a study of the readable games, up to the limit of chapters; undefined if there are none. */
export async function collect(study: Study, records: string, names: readonly string[], title: string) {
  const all = names.flatMap((name, index): Named[] => {
    const game = study.gameIn(records, index);
    return game ? [{ name, game }] : [];
  });
  const [first, ...others] = all.slice(0, mostChapters);
  if (!first) return undefined;
  let made: SharedStudy = await asks.make(title.slice(0, longestName), false, chapterOf(first));
  for (const one of others) made = await asks.addChapter(made.id, chapterOf(one));
  return made;
}
