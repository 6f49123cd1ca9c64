// The network of the options of an engine: its bytes, or the address of its file.
import { CamlannError } from "@camlann/core/core";
import { bytesAt } from "../../core/src/at_hand.ts";
import type { Past } from "../../src/why/answer.ts";
import type { Networks } from "../../src/why/answers.ts";
import type { Thinker } from "../../src/why/thinker_of.ts";

async function fetchBytes(address: string): Promise<Uint8Array> {
  const missing = (what: string): CamlannError =>
    new CamlannError({ what, where: address, expected: "the file of a network", code: "io" });
  try {
    const here = await bytesAt(new URL(address));
    if (here) return here;
    const answer = await fetch(address);
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    throw missing(`the answer is ${String(answer.status)}`);
  } catch (problem) {
    throw problem instanceof CamlannError ? problem : missing("the file cannot be read");
  }
}

export class OwnNetwork implements Networks {
  from: Uint8Array | string | undefined;
  /** The variants and rule sets for which the engine has it. */
  readonly #given = new Set<string>();

  seek(): void {
    // It is read with the first question, once.
  }

  /** Throws `CamlannError` if it cannot be read or is of another game. */
  async give(thinker: Thinker, past: Past): Promise<boolean> {
    const key = `${past.variant} ${past.rules}`;
    if (this.from === undefined) return false;
    if (this.#given.has(key)) return true;
    thinker.network(past, typeof this.from === "string" ? await fetchBytes(this.from) : this.from);
    this.#given.add(key);
    return true;
  }
}
