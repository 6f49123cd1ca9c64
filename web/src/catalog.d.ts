// Made by web/catalog.ts from the rules core when the page is built.
declare module "virtual:catalog" {
  import type { Pictured } from "./lib/core.ts";

  export const gameIds: string[];
  /** As the core has it, but for `notes`, which are empty, and `note`, which is its first sentence. */
  export const pictured: (id: string) => Pictured | undefined;
}
