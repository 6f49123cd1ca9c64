// The headings of what the host has written.
import { translatable } from "../lib/language.ts";

export const hostHeadings = {
  imprint: "Imprint",
  conduct: "Further rules of this site",
  privacy: "What this site stores besides",
};
translatable("ui_host", hostHeadings);
