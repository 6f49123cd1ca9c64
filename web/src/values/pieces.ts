// Files of endgame tables (doc/formats/tables.md), fetched in pieces from any server that sends files. What was fetched is kept, up to
// a limit, in memory and in the browser's cache. For the worker that reads tables.

/** Where the files are; `index.txt` lists them. */
const root = "/tables/";
/** A table's block is 32 KiB before it is packed, mostly 2 to 8 afterwards. */
const pieceBytes = 4096;
const mostInMemory = 2048;
const mostKept = 8192;
/** The size of one request. */
const mostTogether = 64;

/** The browser's cache; tests hand in none. */
export type Keep = Pick<Cache, "match" | "put" | "keys" | "delete">;

/** Opens it; null where it is closed to us. */
export async function openKeep(): Promise<Keep | null> {
  try {
    return await caches.open("camlann-tables");
  } catch {
    return null;
  }
}

interface Piece {
  path: string;
  number: number;
}

export class Pieces {
  /** The number of bytes fetched, for display. */
  fetchedBytes = 0;
  requests = 0;
  /** The size of each file in bytes. */
  #files = new Map<string, number>();
  /** The latest used last. */
  readonly #here = new Map<string, Uint8Array>();
  readonly #wanted = new Map<string, Piece>();
  readonly #tags = new Map<string, string>();

  constructor(
    private readonly keep: Keep | null,
    private readonly ask: typeof fetch = (...request) => fetch(...request),
  ) {}

  /** Reads what there is. */
  async open(): Promise<void> {
    const answer = await this.ask(`${root}index.txt`);
    const text = answer.ok ? await answer.text() : "";
    // A server that answers everything with the page has no list.
    const lines = text.split("\n").map((line) => /^(\d+) (\S+\.table)$/.exec(line));
    this.#files = new Map(lines.flatMap((found) => (found ? [[found[2] ?? "", Number(found[1])]] : [])));
  }

  /** The size of a file; -1 if it does not exist. */
  bytes(path: string): number {
    return this.#files.get(path) ?? -1;
  }

  /** A part of a file, or null: what is missing of it is fetched next. */
  part(path: string, from: number, length: number): Uint8Array | null {
    const out = new Uint8Array(length);
    let whole = true;
    for (let number = Math.floor(from / pieceBytes); number * pieceBytes < from + length; number++) {
      const piece = this.#used(path, number);
      if (!piece) {
        whole = false;
        continue;
      }
      const start = number * pieceBytes;
      const first = Math.max(from, start);
      out.set(piece.subarray(first - start, Math.min(from + length - start, piece.length)), first - from);
    }
    return whole ? out : null;
  }

  /** Fetches the pieces that were missing. False if there were none. */
  async fetch(): Promise<boolean> {
    const wanted = [...this.#wanted.values()];
    this.#wanted.clear();
    if (wanted.length === 0) return false;
    const missing: Piece[] = [];
    await Promise.all(
      wanted.map(async (piece) => {
        const kept = await this.keep?.match(this.#address(piece));
        if (kept) this.#put(piece, new Uint8Array(await kept.arrayBuffer()));
        else missing.push(piece);
      }),
    );
    await Promise.all(together(missing).map((run) => this.#fetchRun(run)));
    if (missing.length > 0) await this.#trim();
    return true;
  }

  #used(path: string, number: number): Uint8Array | undefined {
    const key = keyOf({ path, number });
    const piece = this.#here.get(key);
    if (!piece) this.#wanted.set(key, { path, number });
    else {
      this.#here.delete(key);
      this.#here.set(key, piece);
    }
    return piece;
  }

  #put(piece: Piece, bytes: Uint8Array): void {
    this.#here.set(keyOf(piece), bytes);
    for (const oldest of this.#here.keys()) {
      if (this.#here.size <= mostInMemory) break;
      this.#here.delete(oldest);
    }
  }

  /** Under which it is kept: a file that was built anew with another size is another one. */
  #address({ path, number }: Piece): string {
    return `${addressOf(path)}?bytes=${String(this.bytes(path))}&piece=${String(number)}`;
  }

  async #fetchRun(run: readonly Piece[]): Promise<void> {
    const [{ path, number: first } = { path: "", number: 0 }] = run;
    const from = first * pieceBytes;
    const to = Math.min(from + run.length * pieceBytes, this.bytes(path));
    const tag = this.#tags.get(path);
    const headers = { Range: `bytes=${String(from)}-${String(to - 1)}`, ...(tag ? { "If-Range": tag } : {}) };
    const answer = await this.ask(addressOf(path), { headers });
    const body = new Uint8Array(await answer.arrayBuffer());
    this.requests++;
    this.fetchedBytes += body.length;
    // 200: a server that does not know parts sends all of it.
    const bytes = answer.status === 200 ? body.subarray(from, to) : body;
    const whole = answer.status !== 200 || body.length === this.bytes(path);
    if (!answer.ok || !whole || bytes.length !== to - from) throw new Error(`${path} is not what the list says`);
    // A weak tag is no help with parts.
    const told = answer.headers.get("ETag");
    if (told?.startsWith('"')) this.#tags.set(path, told);
    for (const [index, piece] of run.entries()) {
      const own = bytes.slice(index * pieceBytes, (index + 1) * pieceBytes);
      this.#put(piece, own);
      // A full disk is no reason to know nothing.
      await this.keep?.put(this.#address(piece), new Response(own)).catch(() => undefined);
    }
  }

  /** The oldest leave the browser's cache. */
  async #trim(): Promise<void> {
    const kept = (await this.keep?.keys()) ?? [];
    for (const request of kept.slice(0, Math.max(0, kept.length - mostKept))) await this.keep?.delete(request);
  }
}

const keyOf = ({ path, number }: Piece): string => `${String(number)} ${path}`;
const addressOf = (path: string): string => root + path.split("/").map(encodeURIComponent).join("/");

/** Neighbours are fetched together. */
function together(pieces: Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  pieces.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.number - b.number));
  for (const piece of pieces) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const joins = last?.path === piece.path && last.number + 1 === piece.number;
    if (run && joins && run.length < mostTogether) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}
