// What this site is, in plain words.
import { translatable } from "../lib/language.ts";
import { house } from "../lib/house.ts";
import type { PlainPage } from "../ui/line.ts";

export const texts: PlainPage = {
  title: `About ${house}`,
  intro: `${house} is for Cam, Camelot and the other games of their family, and for Camblam, a chess variant. You play the computer or other people, study games with the engine, and learn the rules by doing. There are no advertisements, and you need no account.`,
  parts: [
    {
      heading: "The games",
      lines: [
        "Each game has a page of rules, with boards to try and the sources of the rules.",
        { href: "/rules/cam", text: "Rules of Cam" },
        { href: "/learn/cam", text: "Lessons" },
        { href: "/records", text: "Published games" },
        { href: "/docs", text: "Manual: tutorial, notation, questions and answers", outside: true },
        {
          href: "/docs/players/access",
          text: "Keyboard, screen reader and low vision: what is supported",
          outside: true,
        },
      ],
    },
    {
      heading: "This server",
      lines: [
        "The host runs this server, not the authors of the program. To report a player, choose Report on the player’s page or at the end of the game. Only the host reads reports.",
        { href: "/conduct", text: "Fair play" },
        { href: "/privacy", text: "What this server stores" },
        { href: "/status", text: "Status of the server", outside: true },
      ],
    },
    {
      heading: "The program",
      lines: [
        "Camlann is free software under the MIT licence: server, engine and page. Anyone may use it, change it and run a server with it.",
        "Bots and other programs use the API, with a token from the page of your account.",
        { href: "/licence.txt", text: "Text of the licence", outside: true },
        { href: "/version", text: "Version of the program", outside: true },
        { href: "/api", text: "Description of the API", outside: true },
      ],
    },
  ],
};
translatable("about", texts);
