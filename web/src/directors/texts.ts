// The texts of directors and their log.
import { translatable } from "../lib/language.ts";
import { when } from "../lib/when.ts";
import type { DirectorLine } from "./asks.ts";

const result = (text: string): string => text.replace("1/2-1/2", "½ – ½").replace(/^([01])-([01])/u, "$1 – $2");

const board = ({ round, board: number }: DirectorLine): string => `round ${String(round)}, board ${String(number)}`;

/** What was against the rules of pairing, by the words of PairingFaultKind, about one player. */
const faults: Record<string, string> = {
  "met-before": "has met this opponent before",
  "second-bye": "has had a bye before, or a win without a game",
  "third-colour": "has the same colour in a third game in a row",
  "colour-ahead": "has three games more with this colour than with the other",
  "needless-bye": "has a bye, as somebody else that could be the opponent",
  "asked-bye": "has asked for a bye in this round",
  "unasked-bye": "has not asked for this bye of half a point",
  "bye-above": "has the bye, though somebody has fewer points",
  "other-score": "plays outside the score group, though somebody with the same points could be the opponent",
  "down-again": "plays somebody with fewer points again, or after a bye",
  "wrong-colour": "would have the other colour by the rules",
  "another-round": "meets this opponent in another round of the table",
};

const place = (line: DirectorLine): string => (line.board > 0 ? board(line) : `round ${String(line.round)}`);

const acts: Record<DirectorLine["act"], (line: DirectorLine, about: string) => string> = {
  appointed: (_, about) => `appointed ${about}`,
  dismissed: ({ by, about: whom }, about) => (by === whom ? "stepped down" : `dismissed ${about}`),
  "handed-over": (_, about) => `handed over to ${about}`,
  inherited: (_, about) => `${about} directs it now, because the director has gone`,
  abandoned: () => "Nobody directs it any more. It ends when the games that have begun are over.",
  gave: (line) => `entered ${result(line.result)} in ${board(line)}`,
  corrected: (line) => `corrected ${board(line)} to ${result(line.result)}`,
  entered: (line, about) => `entered ${about}${line.about.startsWith("@") ? " without a device" : ""}`,
  opened: (line) => `put ${board(line)} on a device`,
  reported: (line, about) => `reported ${result(line.result)} in ${board(line)}, against ${about} without a device`,
  confirmed: (line, about) => `confirmed ${result(line.result)} in ${board(line)}, as ${about} has reported`,
  disputed: (line, about) => `reported ${result(line.result)} in ${board(line)}, other than ${about}`,
  accepted: (_, about) => `accepted ${about}`,
  posted: () => "wrote news",
  unposted: () => "removed news",
  unsaid: ({ aboutName }) => `removed a line of ${aboutName === "" ? "a spectator" : aboutName} from the chat`,
  removed: (_, about) => `removed ${about}`,
  began: ({ round }) => `started round ${String(round)}`,
  paired: ({ round }) => `paired round ${String(round)} in place of the program`,
  broke: (line, about) => `paired ${place(line)}: ${about} ${faults[line.result] ?? "should not play like this"}`,
  brought: ({ round }) =>
    round === 0
      ? "made it from a file"
      : `made it from a file, in which it had ${String(round)} ${round === 1 ? "round" : "rounds"}`,
  ended: () => "ended it",
  reopened: () => "went on after the end",
  changed: () => "changed the settings",
  hidden: () => "took it out of the public lists",
  shown: () => "put it into the public lists",
};

export const texts = {
  title: "Directors",
  officers: "Officers",
  first: "appoints the others",
  nobody: "Nobody directs it any more.",
  guest: "a guest",
  host: "The host",
  appoint: "Appoint a director",
  appointOfficer: "Appoint an officer",
  who: "A player",
  choose: "Choose",
  account: "Or the name of an account",
  dismiss: "Dismiss",
  dismissOf: (name: string) => `Dismiss ${name} as a director`,
  handOver: "Hand over",
  handOverTo: (name: string) => `Hand over to ${name}`,
  stepDown: "Step down",
  sure: "Really?",
  sureOf: (what: string) => `Really? ${what}`,
  help: "Directors can do all that you can, except appoint others and hand over. Every player reads the log.",
  helpOfClub: "Officers can do all that you can, except appoint others and hand over. Every member reads the log.",
  log: "What directors did",
  logOfClub: "What officers did",
  logNone: "Nothing yet.",
  older: "Earlier ones",
  /** "25 Nov 2026, 14:05: Ann entered 1 – 0 in round 1, board 2". */
  line: (line: DirectorLine, league: boolean): string => {
    const words =
      league && line.act === "began"
        ? `started season ${String(line.round)}`
        : acts[line.act](line, line.aboutName || texts.guest);
    const alone = line.by === "" && (line.act === "inherited" || line.act === "abandoned");
    const by = line.by === "" ? texts.host : line.byName || texts.guest;
    return `${when(line.at, { dateStyle: "medium", timeStyle: "short" })}: ${alone ? words : `${by} ${words}`}`;
  },
};
translatable("directors", texts);
