// The texts of the page in place of those that need a server.
import { translatable } from "../lib/language.ts";

export const needsServer = {
  heading: "This needs a server",
  text: "This site only has files, and everything runs in your browser. Games with people elsewhere, accounts, tournaments, clubs, studies with others and the archive of games need a server.",
  here: "What you can do here",
  ways: [
    { href: "/", text: "Play every level of the computer, or a friend on the same device" },
    { href: "/learn/cam", text: "Lessons" },
    { href: "/puzzles", text: "Puzzles" },
    { href: "/analysis/cam", text: "Analysis with the engine, also of a game from a file" },
    { href: "/editor/cam", text: "Set up a position" },
    { href: "/rules/cam", text: "Rules of all games" },
  ],
  server: "A server for everything else",
  serverText:
    "Camlann is free software. Anybody may run its server, for a club or for everybody; the manual says how, from a bare machine to the first game.",
  hosting: "How to run a server",
};
translatable("ui_needs_server", needsServer);
