// Made by web/catalog.ts from the rules core when the page is built.
declare module "virtual:catalog" {
  import type { Pictured } from "./lib/core.ts";

  export const gameIds: string[];
  /** As the core has it, but for `notes`, which are empty, and `note`, which is its first sentence. */
  export const pictured: (id: string) => Pictured | undefined;
}

// Made by web/networks.ts from data/networks when the page is built.
declare module "virtual:networks" {
  /** By game: the address of its network. */
  export const networkFiles: Readonly<Partial<Record<string, string>>>;
}

// Made by web/puzzles.ts from data/puzzles when the page is built.
declare module "virtual:puzzles" {
  interface PuzzleFile {
    readonly url: string;
    readonly count: number;
    /** The themes with the number of their puzzles, the most frequent first. */
    readonly themes: readonly (readonly [theme: string, count: number])[];
  }
  /** By game: its file and the puzzles in it. Games without a file are left out. */
  export const puzzleFiles: Readonly<Partial<Record<string, PuzzleFile>>>;
}
