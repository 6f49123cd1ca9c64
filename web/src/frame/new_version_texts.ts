// The texts about a newer version of the page.
import { translatable } from "../lib/language.ts";

export const texts = {
  ready: "A new version of this page is ready.",
  load: "Load it",
  later: "Later",
};
translatable("frame_new_version", texts);
