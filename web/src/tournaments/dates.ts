// The days on which a tournament and its rounds are played, in words.
import { dateTag } from "../lib/language.ts";
import type { Tournament } from "../lib/wire.ts";
import { texts as t } from "./texts.ts";

const style = { dateStyle: "medium" } as const;

/** "3 June 2026". */
export const dayOf = (iso: string): string => new Date(iso).toLocaleDateString(dateTag(), style);

/** "3 – 5 June 2026"; one day once. */
const daysOf = (from: string, to: string): string =>
  new Intl.DateTimeFormat(dateTag(), style).formatRange(Date.parse(from), Date.parse(to));

/** The days of a tournament, as far as they are known; empty before it has any. */
export function heldOn({
  phase,
  starts,
  rounds,
  time,
}: Pick<Tournament, "phase" | "starts" | "rounds" | "time">): string {
  const first = rounds[0]?.started ?? starts;
  if (first === null) return "";
  if (phase === "open" || rounds.length === 0) return dayOf(first);
  // Games by days take long after the start of the last round.
  if (phase === "running" || time.days > 0) return t.began(dayOf(first));
  return daysOf(first, rounds.at(-1)?.started ?? first);
}
