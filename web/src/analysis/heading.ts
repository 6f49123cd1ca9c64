// The title of an analysis, and a line about it: the players, the game, its date and its end.
import { playerIn } from "../archive/recorded.ts";
import { dayText } from "../archive/sentence.ts";
import type { Variant } from "../lib/core.ts";
import { roundsOfGame } from "../lib/rounds.ts";
import { bySide, namesOf } from "../lib/seating.ts";
import { tagOf } from "../lib/tag_of.ts";
import { nameOf } from "../stage/seats.ts";
import type { Study } from "../study/study.svelte.ts";
import type { Subject } from "../study/subject.ts";
import { texts } from "../study/texts.ts";

export interface Heading {
  title: string;
  note: string;
  /** What a study on the server is called. */
  name: string;
}

/** As the field for a title has it. */
const mostCharacters = 40;

const known = (text: string | undefined): string => (text === undefined || text === "?" ? "" : text.trim());
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(" · ");

/** The side that won by a record's result, counted from 0; -1 for a draw, undefined for no result. */
function winnerIn(result: string): number | undefined {
  if (result === "1/2-1/2") return -1;
  const winner = result.split("-").indexOf("1");
  return winner < 0 ? undefined : winner;
}

function winnerOf({ sides }: Variant, { played }: Subject, told: Study["told"]): number | undefined {
  if (!played?.result) return winnerIn(told["Result"] ?? "");
  const { winner, winners } = played.result;
  return sides.findIndex((side) => side.some((seat) => winners?.includes(seat) ?? seat === winner));
}

/** The names of those who play, by side; null if nobody has a name of their own. */
function playersOf(variant: Variant, { played }: Subject, told: Study["told"]): string | null {
  const teams = bySide(variant).map((team) =>
    team.map(({ id, name }) => (played ? nameOf(played, id) : playerIn(known(told[tagOf(id)])) || name)),
  );
  const own = teams.flat().some((name) => variant.seating.every((seat) => seat.name !== name));
  return own ? texts.players(teams) : null;
}

/** `study` may be changed: the number of moves is that of its main line. */
export function headingOf(
  variant: Variant,
  study: Pick<Study, "told" | "lineAfter" | "root" | "looked" | "origin">,
  subject: Subject,
  shared?: { title: string; chapter: string },
): Heading {
  if (shared) return { title: shared.title, note: joined([shared.chapter, variant.name]), name: shared.title };
  const { told } = study;
  const players = playersOf(variant, subject, told);
  const { played } = subject;
  if (players === null && !played)
    return {
      title: study.origin.start === null ? texts.anew : texts.setUp,
      note: joined([variant.name, texts.keptShort]),
      name: variant.name,
    };
  const plies = study.lineAfter(study.root).flatMap(({ ply }) => (ply ? [ply] : []));
  const moves = roundsOfGame(variant, study.looked.standing(0), plies).length;
  const winner = winnerOf(variant, subject, told);
  const end =
    winner === undefined
      ? ""
      : winner < 0
        ? texts.drawn(moves)
        : texts.won(namesOf(bySide(variant)[winner] ?? []), moves);
  const date = dayText(known(played ? played.created : told["Date"]));
  const note = joined([variant.name, date, end]);
  return { title: players ?? texts.ownGame, note, name: players?.slice(0, mostCharacters).trim() ?? variant.name };
}
