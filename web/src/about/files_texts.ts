// The texts about a site without a server.
import { translatable } from "../lib/language.ts";
import { house } from "../lib/house.ts";
import type { PlainPage } from "../ui/line.ts";

export const texts: PlainPage = {
  title: `About ${house}`,
  intro: `${house} is for Cam, Camelot and the other games of their family, and for Camblam, a chess variant. You play the computer or a friend on the same device, study games with the engine, and learn the rules by doing. There are no advertisements and no accounts.`,
  parts: [
    {
      heading: "The games",
      lines: [
        "Each game has a page of rules, with boards to try and the sources of the rules.",
        { href: "/rules/cam", text: "Rules of Cam" },
        { href: "/learn/cam", text: "Lessons" },
        { href: "/docs", text: "Manual: tutorial, notation, questions and answers", outside: true },
        {
          href: "/docs/players/access",
          text: "Keyboard, screen reader and low vision: what is supported",
          outside: true,
        },
      ],
    },
    {
      heading: "This site",
      lines: [
        "This site only has files: rules, engine and lessons run in your browser, and your games are kept there. Games with people elsewhere, tournaments, clubs and the archive need a server.",
        { href: "/privacy", text: "What this site stores" },
        { href: "/docs/static-site", text: "Put these files on a site of yours", outside: true },
        { href: "/docs/hosting", text: "Run a server, for games with people", outside: true },
      ],
    },
    {
      heading: "The program",
      lines: [
        "Camlann is free software under the MIT licence: server, engine and page. Anyone may use it, change it and run a server with it.",
        { href: "/licence.txt", text: "Text of the licence", outside: true },
      ],
    },
  ],
};
translatable("about_files", texts);
