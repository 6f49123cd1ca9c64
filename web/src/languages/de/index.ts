// Deutsch.
import type { Translation } from "../translation.ts";

const texts: Translation = {
  home: {
    title: "Cam, Camelot und Camblam spielen",
  },
};
export default texts;
