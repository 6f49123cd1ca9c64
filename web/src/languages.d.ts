// Made by web/languages.ts of the folders of src/languages when the page is built.
declare module "virtual:languages" {
  import type { Languages } from "./languages/use.ts";

  export const languages: Languages;
}
declare module "virtual:languages/embedded" {
  export { languages } from "virtual:languages";
}
