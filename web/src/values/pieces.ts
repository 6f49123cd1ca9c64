// Files of endgame tables, fetched in pieces from any server that sends files. What was fetched is kept, up to
// a limit, in memory and in the browser's cache. For the worker that reads tables.
import {
  addressOf,
  filesIn,
  filesKept,
  listAddress,
  isPiece,
  pieceAddress,
  wholeAddress,
  type Files,
  type Keep,
} from "./files.ts";

/** A table's block is 32 KiB before it is packed, mostly 2 to 8 afterwards. */
const pieceBytes = 4096;
const mostInMemory = 2048;
const mostKept = 8192;
/** The size of one request. */
const mostTogether = 64;

interface Piece {
  path: string;
  number: number;
}

export class Pieces {
  /** The number of bytes fetched, for display. */
  fetchedBytes = 0;
  requests = 0;
  #files: Files = new Map();
  /** The latest used last. */
  readonly #here = new Map<string, Uint8Array>();
  readonly #wanted = new Map<string, Piece>();
  readonly #tags = new Map<string, string>();

  constructor(
    private readonly keep: Keep | null,
    private readonly ask: typeof fetch = (...request) => fetch(...request),
  ) {}

  /** Reads what there is. Without an answer of the server: what is kept here whole. */
  async open(): Promise<void> {
    try {
      const answer = await this.ask(listAddress);
      if (answer.status >= 502) throw new Error("the server is away");
      this.#files = filesIn(answer.ok ? await answer.text() : "");
    } catch (problem) {
      this.#files = await filesKept(this.keep);
      if (this.#files.size === 0) throw problem;
    }
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
        const kept = await this.#kept(piece);
        if (kept) this.#put(piece, kept);
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

  #address({ path, number }: Piece): string {
    return pieceAddress(path, this.bytes(path), number);
  }

  /** A piece from the browser's cache, which may have all of its file. */
  async #kept(piece: Piece): Promise<Uint8Array | undefined> {
    const alone = await this.keep?.match(this.#address(piece));
    if (alone) return new Uint8Array(await alone.arrayBuffer());
    const whole = await this.keep?.match(wholeAddress(piece.path, this.bytes(piece.path)));
    if (!whole) return undefined;
    const from = piece.number * pieceBytes;
    return new Uint8Array(await (await whole.blob()).slice(from, from + pieceBytes).arrayBuffer());
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

  /** The oldest leave the browser's cache. Tables that are kept whole stay. */
  async #trim(): Promise<void> {
    const kept = ((await this.keep?.keys()) ?? []).filter(isPiece);
    for (const request of kept.slice(0, Math.max(0, kept.length - mostKept))) await this.keep?.delete(request);
  }
}

const keyOf = ({ path, number }: Piece): string => `${String(number)} ${path}`;

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
