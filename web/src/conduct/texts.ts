// The rules of conduct, in plain words. Change them together with what the server refuses (doc/threats.md).
import { translatable } from "../lib/language.ts";
import type { PlainPage } from "../ui/line.ts";

export const texts: PlainPage = {
  title: "Fair play",
  intro:
    "In a game with other people you play by your own strength. These rules say what that means here, and what this server can see of it.",
  parts: [
    {
      heading: "Which help is allowed",
      lines: [
        "A rated game with a clock: none. No engine, no opening book, no archive of games, no endgame tables, and nobody telling you moves.",
        "A rated game by correspondence, with days for a move: opening books, the archive, anything you read, and your own analysis on a board. No engine, no endgame tables, and nobody telling you moves.",
        "A casual game: what the players agree on; otherwise, the same as in a rated game of that kind.",
        "A bot says on its page that it is one. It may use its own engine.",
        "One person has one account in rated games, and does not lose on purpose.",
      ],
    },
    {
      heading: "What this server refuses",
      lines: [
        "While you play a rated game, the server's engine and endgame tables do not judge its position for you, or any position near it: under other rules, with the other side to move, mirrored, with the colours exchanged, or up to two moves before or after. A position is near, too, if at most two pieces stand elsewhere and at most four are added or removed. If six pieces or more stay in place, any number may be added or removed, and all may be shifted, also to another board. This applies to analyses, hints and games against the computer.",
        "While you play a rated game with a clock, the same applies to the opening book, the openings of the archive and its search for positions.",
        "While you play a casual game with others, its position is not analysed for you: not under other rules, and not mirrored.",
        "All of this ends with the game. Spectators are not affected.",
      ],
    },
    {
      heading: "What this server cannot see",
      lines: [
        "The engine and the files of endgame tables that run in your browser. The page does not offer them for your own running game, but it cannot stop you from setting up the position elsewhere.",
        "A position in which three pieces or more stand elsewhere, or that is three moves away: to the server, that is another position. Using it for your game is against these rules all the same.",
        "Programs on your computer, books on your table, and people beside you.",
        "A second account, or a browser in which you are not signed in: to the server, that is another player.",
      ],
    },
    {
      heading: "What the host does",
      lines: [
        "If you suspect a player, report them at the end of the game or on the player's page. Say what you saw, and do not accuse anybody in chat.",
        "The host can have the engine judge some moves of a player's rated games: how many agree with the engine, what they cost, how long they took, and how sure these figures are. Only the host sees that. It is kept in memory for an hour, and never saved.",
        "Such figures are not a verdict. Strong players often agree with an engine, and easy positions have one good move. A person decides, after hearing you; the program never does.",
        "Players who break these rules may be banned. They are given the reason.",
      ],
    },
  ],
};
translatable("conduct", texts);
