// The networks of a worker's engine, from the site's files: each is fetched with the first question of its game that uses it. Until then,
// and after a failure, the hand-written evaluation answers.
import { networkFiles } from "virtual:networks";
import type { Past } from "./answer.ts";
import type { Networks } from "./answers.ts";
import type { Thinker } from "./thinker_of.ts";

/** An answer waits this long for a file that is on its way. */
const patienceMs = 1000;

async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${String(answer.status)}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export class SiteNetworks implements Networks {
  readonly #coming = new Map<string, Promise<Uint8Array | undefined>>();
  /** Variants and rule sets for which nothing more is to be done. */
  readonly #settled = new Set<string>();

  constructor(
    private readonly files: Readonly<Partial<Record<string, string>>> = networkFiles,
    private readonly bytesAt = fetchBytes,
  ) {}

  seek({ variant }: Past): void {
    const address = this.files[variant];
    if (address === undefined || this.#coming.has(variant)) return;
    const bytes = this.bytesAt(address).catch(() => {
      // The next question tries again.
      this.#coming.delete(variant);
      return undefined;
    });
    this.#coming.set(variant, bytes);
  }

  async give(thinker: Thinker, past: Past): Promise<void> {
    const coming = this.#coming.get(past.variant);
    const key = `${past.variant} ${past.rules}`;
    if (!coming || this.#settled.has(key)) return;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    const bytes = await Promise.race([coming, late]);
    if (!bytes) return;
    this.#settled.add(key);
    try {
      thinker.network(past, bytes);
    } catch {
      // Other rules than those it was trained with, or a damaged file.
    }
  }
}
