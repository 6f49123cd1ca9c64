// The name of a tournament in the language of the page.
import type { TournamentSummary } from "../lib/wire.ts";
import { texts } from "./texts.ts";

/** Returns the name that people gave; that of a division is written by the server, in English. */
export function eventName({ name, league }: Pick<TournamentSummary, "name" | "league">): string {
  const [, of, season, division] = /^(.+), season (\d+), division (\d+)$/u.exec(name) ?? [];
  return league === undefined || of === undefined ? name : texts.division(of, Number(season), Number(division));
}
