// The networks of a worker's engine, from the site's files: each is fetched with the first question of its game that uses it. Until then,
// and after a failure, the hand-written evaluation answers.
import { networkFiles } from "virtual:networks";
import type { Past } from "./answer.ts";
import type { Networks } from "./answers.ts";
import type { Thinker } from "./thinker_of.ts";

/** An answer usually waits this long for a file that is on its way. */
const usualPatienceMs = 1000;

async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${String(answer.status)}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** False for other rules than those that it was trained with, and for a damaged file. */
function taking(thinker: Thinker, past: Past, bytes: Uint8Array): boolean {
  try {
    thinker.network(past, bytes);
    return true;
  } catch {
    return false;
  }
}

export class SiteNetworks implements Networks {
  readonly #coming = new Map<string, Promise<Uint8Array | undefined>>();
  /** By variant and rule set: whether the engine took the file. */
  readonly #settled = new Map<string, boolean>();

  constructor(
    private readonly files: Readonly<Partial<Record<string, string>>> = networkFiles,
    private readonly bytesAt = fetchBytes,
    private readonly patienceMs = usualPatienceMs,
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

  async give(thinker: Thinker, past: Past): Promise<boolean> {
    const coming = this.#coming.get(past.variant);
    const key = `${past.variant} ${past.rules}`;
    const settled = this.#settled.get(key);
    if (!coming || settled !== undefined) return settled ?? false;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, this.patienceMs));
    const bytes = await Promise.race([coming, late]);
    if (!bytes) return false;
    const taken = taking(thinker, past, bytes);
    this.#settled.set(key, taken);
    return taken;
  }
}
