// The data that a site without a server stores, in plain words.
import { translatable } from "../lib/language.ts";
import type { PlainPage } from "../ui/line.ts";

export const texts: PlainPage = {
  title: "What this site stores",
  intro:
    "This site only has files, the same for everybody. It has no accounts and no cookies, and nothing that you do here is sent anywhere.",
  parts: [
    {
      heading: "In your browser",
      lines: [
        "Your games, move by move, your settings, and the lessons, puzzles and endings that you have solved. They stay until you delete them, or remove the data of this site in the settings of your browser.",
        "The files of the page, and the tables of the endings that you have opened, so that they work without a network. The settings remove them.",
      ],
    },
    {
      heading: "At the host",
      lines: [
        "As with every site, the host of the files sees your network address and which files your browser asks for, and may keep a log of that.",
      ],
    },
  ],
};
translatable("privacy_files", texts);
