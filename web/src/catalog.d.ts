// Made by web/catalog.ts from the rules core when the page is built.
declare module "virtual:catalog" {
  import type { Pictured } from "./lib/core.ts";

  export const gameIds: string[];
  /** As the core has it, but for `notes`, which are empty, and `note`, which is its first sentence. */
  export const pictured: (id: string) => Pictured | undefined;
}

// Made by web/puzzles.ts from data/puzzles when the page is built.
declare module "virtual:puzzles" {
  /** By game: where its file is, and how many puzzles are in it. Games without a file are left out. */
  export const puzzleFiles: Readonly<Partial<Record<string, { readonly url: string; readonly count: number }>>>;
}
