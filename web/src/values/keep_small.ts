// Keeps small tables whole in the browser's cache.
import { addressOf, filesIn, filesKept, listAddress, openKeep, wholeAddress, type Keep } from "./files.ts";

/** The most bytes of the tables of one game. */
export const smallBytes = 1_000_000;

/** True for the path of a table that is wanted. */
export type Wanted = (path: string) => boolean;

/**
 * Keeps the tables of each game, unless they are too large together. What is kept already is not fetched again, and what the server has
 * built anew replaces it. Throws if the server does not send them.
 */
export async function keepSmall(
  games: readonly Wanted[],
  opened: Promise<Keep | null> = openKeep(),
  ask: typeof fetch = (...request) => fetch(...request),
): Promise<void> {
  const keep = await opened;
  if (!keep) return;
  const list = await ask(listAddress);
  const files = [...filesIn(list.ok ? await list.text() : "")];
  const before = await filesKept(keep);
  for (const wanted of games) {
    const own = files.filter(([path]) => wanted(path));
    if (own.reduce((sum, [, bytes]) => sum + bytes, 0) > smallBytes) continue;
    // The smallest first: captures lead to them.
    for (const [path, bytes] of own.sort(([, one], [, other]) => one - other)) {
      const old = before.get(path);
      if (old === bytes) continue;
      const answer = await ask(addressOf(path));
      const body = await answer.arrayBuffer();
      if (!answer.ok || body.byteLength !== bytes) throw new Error(`${path} is not what the list says`);
      await keep.put(wholeAddress(path, bytes), new Response(body));
      if (old !== undefined) await keep.delete(wholeAddress(path, old));
    }
  }
}
