// Made by web/catalog.ts from the rules core when the page is built.
declare module "virtual:catalog" {
  import type { Pictured } from "./lib/core.ts";

  export const catalog: Pictured[];
}
