// Made by web/languages.ts of the folders of src/languages.
declare module "virtual:languages/codes" {
  export const codes: string[];
}
