// The tie-breaks that the form of a tournament offers. Pure.
import type { TieBreak, TournamentSystem } from "../lib/wire.ts";

/** The number of tie-breaks that the form asks for. */
export const askedTieBreaks = 3;

const ofSwiss: readonly TieBreak[] = [
  "opponents-points-but-one",
  "opponents-points",
  "beaten-points",
  "direct-encounter",
  "wins",
  "points-after-each-round",
];

/** Returns what may separate players in a system. The points of the opponents are equal in a round robin. */
export function tieBreaksOf(system: TournamentSystem): readonly TieBreak[] {
  if (system === "swiss") return ofSwiss;
  return system === "round-robin" ? ofSwiss.filter((one) => !one.startsWith("opponents-points")) : [];
}

/** Returns what is usual in a system, as the server takes it by default. */
export function usualTieBreaks(system: TournamentSystem): readonly TieBreak[] {
  if (system === "swiss") return ["opponents-points-but-one", "opponents-points"];
  return system === "round-robin" ? ["beaten-points", "wins"] : [];
}

/** Returns the chosen ones in order, each once, without empty choices and those that the system does not have. */
export const chosenTieBreaks = (chosen: readonly (TieBreak | "")[], system: TournamentSystem): TieBreak[] => [
  ...new Set(chosen.filter((one): one is TieBreak => one !== "" && tieBreaksOf(system).includes(one))),
];
