// The texts of lists in parts.
import { translatable } from "../lib/language.ts";

export const texts = {
  more: "More",
  moreOf: (what: string): string => `More: ${what}`,
};
translatable("ui_list", texts);
