// Addresses of the files of endgame tables (doc/formats/tables.md), and what the browser's cache keeps of them: pieces of those that were
// read, and small tables whole, which answer without a network.

/** The name of the cache. No build changes it, and it is removed with what is kept of the page (src/offline). */
export const tablesCache = "camlann-tables";

/** Where the files are. */
const root = "/tables/";
export const listAddress = `${root}index.txt`;

export const addressOf = (path: string): string => root + path.split("/").map(encodeURIComponent).join("/");

/** Under which a table is kept: a file that was built anew with another size is another one. */
export const wholeAddress = (path: string, bytes: number): string => `${addressOf(path)}?bytes=${String(bytes)}`;

export const pieceAddress = (path: string, bytes: number, number: number): string =>
  `${wholeAddress(path, bytes)}&piece=${String(number)}`;

export const isPiece = ({ url }: Request): boolean => url.includes("&piece=");

/** The size of each file in bytes. */
export type Files = ReadonlyMap<string, number>;

/** Reads a list. A server that answers everything with the page has none. */
export function filesIn(list: string): Files {
  const lines = list.split("\n").map((line) => /^(\d+) (\S+\.table)$/.exec(line));
  return new Map(lines.flatMap((found) => (found ? [[found[2] ?? "", Number(found[1])]] : [])));
}

/** The browser's cache; tests hand in their own, or none. */
export type Keep = Pick<Cache, "match" | "put" | "keys" | "delete">;

/** Opens it; null where it is closed to us. */
export async function openKeep(): Promise<Keep | null> {
  try {
    return await caches.open(tablesCache);
  } catch {
    return null;
  }
}

/** The tables that are kept whole. */
export async function filesKept(keep: Keep | null): Promise<Files> {
  const whole = ((await keep?.keys()) ?? []).filter((request) => !isPiece(request));
  return new Map(
    whole.map(({ url }) => {
      const { pathname, searchParams } = new URL(url);
      return [decodeURIComponent(pathname.slice(root.length)), Number(searchParams.get("bytes"))];
    }),
  );
}
