// Texts of several pages; none is needed for the first paint of a game.
import { translatable } from "../lib/language.ts";
import { counted, messages } from "../lib/messages.ts";
import type { TimeControl } from "../lib/wire.ts";

export const texts = {
  vsComputer: (level: number | null) => (level === null ? "Computer" : `Computer ${String(level)}`),
  moves: (count: number) => (count === 1 ? "1 move" : `${String(count)} moves`),
  guest: "Guest",
  onDevice: "on this device",
  challengeByName: "Challenge by name",
  otherGames: "Other games",
  calledOff: "called off",
  time: "Time",
  noClock: "No clock",
  rated: messages.game.rated,
  either: `${messages.game.rated} or casual`,
  or: " or ",
  /** "Cam · 5 + 5 · rated": a game or an invitation by the name of its variant. */
  facts: (name: string, { time, rated }: { time?: TimeControl | undefined; rated?: boolean | undefined }) =>
    [name, ...(time ? [messages.clock.control(time)] : []), ...(rated ? [texts.rated] : [])].join(" · "),
  late: (moves: number) => (moves === 0 ? "at once" : `${counted("move", moves)} late`),
  missing: {
    title: "Page not found",
    heading: "There is no square here",
    text: "This address leads off the board. Nothing is lost: your games are where you left them.",
    rules: "Read the rules",
  },
  reconstructed: "This opening position is a reconstruction.",
  array: (number: string) => `Position ${number}`,
  uncertain: "Some rules of this game are uncertain.",
  readWhy: "Read why",
  /** The notes of the core on variants that have no page of rules. */
  notes: {
    "anti-camelot":
      "Whoever gets a piece into the enemy castle has lost. One piece is enough (the sources don't say; we follow AbstractPlay).",
    "river-camelot":
      "The river cannot be entered or leapt over. Before the first move each player plants three trees on their own side. No piece may enter a tree's square.",
  } as Partial<Record<string, string>>,
};
translatable("ui_part", texts);
