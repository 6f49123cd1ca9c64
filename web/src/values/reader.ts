// Perfect values from files of tables that come in pieces, by the same code as the server's (src/wasm/table_calls.cpp).
import { coreOf, type Core } from "@camlann/core/core";
import createReader from "camlann-tables-reader";
import { decompress } from "fzstd";
import type { PerfectValues, TableSummary } from "../lib/api.ts";
import type { Pieces } from "./pieces.ts";

/** A directory, blocks of the position's table, and of those that it leads to: each costs a round at most. */
const mostRounds = 12;

interface Busy {
  error?: { code: string };
}

export class Reader {
  private constructor(
    private readonly core: Core,
    private readonly pieces: Pieces,
    private readonly values: (handle: number) => string,
    private readonly mostPieces: (handle: number) => number,
  ) {}

  static async start(pieces: Pieces, wasmBinary?: Uint8Array): Promise<Reader> {
    const module = await createReader({
      ...(wasmBinary ? { wasmBinary } : {}),
      stored: {
        bytes: (path) => pieces.bytes(path),
        part: (path, from, length) => pieces.part(path, from, length),
      },
      unpack(frame) {
        try {
          return decompress(frame);
        } catch {
          return null; // damaged
        }
      },
    });
    const values = module.cwrap("camlann_values", "string", ["number"]);
    const mostPieces = module.cwrap("camlann_most_pieces", "number", ["number"]);
    return new Reader(coreOf(module), pieces, values, mostPieces);
  }

  /** The games and rule sets of which there are files. */
  tables(): TableSummary[] {
    return this.core.variants.flatMap(({ id: variant, ruleSets }) =>
      ruleSets.flatMap(({ id: rules }) => {
        const position = this.core.open(variant, rules, "");
        const pieces = this.mostPieces(position.handle);
        position.free();
        return pieces > 0 ? [{ variant, rules, pieces }] : [];
      }),
    );
  }

  /** Null where there is no table. */
  async perfectValues(variant: string, rules: string, fen: string): Promise<PerfectValues | null> {
    const position = this.core.open(variant, rules, fen);
    try {
      for (let round = 0; round < mostRounds; round++) {
        const found = this.core.answer<PerfectValues & Busy>(this.values(position.handle));
        if (!found.error) return found;
        if (found.error.code !== "busy") return null;
        if (!(await this.pieces.fetch())) break;
      }
      throw new Error("the tables do not come to an end");
    } finally {
      position.free();
    }
  }
}
