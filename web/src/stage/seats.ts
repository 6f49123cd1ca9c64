// The names of players, and the contents of the plates.
import { pieceOf, type Men } from "@camlann/board";
import type { Game, Player } from "../lib/api.ts";
import type { Seat, Variant } from "../lib/core.ts";
import type { Ply, Standing } from "../lib/line.ts";
import type { PresenceKind } from "../lib/wire.ts";
import { messages as m } from "../lib/messages.ts";
import { lowScreen, narrowScreen } from "../lib/screen.svelte.ts";
import type { ClockWords } from "./Clock.svelte";
import { isHere, isShared, onlyPerson, type Seated } from "../lib/here.ts";
import type { PlateWords } from "./Plate.svelte";
import { againstOf, isMany, namesOf, teamOf } from "../lib/seating.ts";

export const playerAt = (game: Seated | undefined, seat: string): Player | undefined =>
  game?.seats.find((player) => player.seat === seat);

/** Counts the sides with people at this screen. */
export const sidesWithPersons = (game: Seated, { sides }: Pick<Variant, "sides">): number =>
  sides.filter((side) => side.some((seat) => isHere(game, seat))).length;

/** True if a person here may answer the open draw offer. */
export function answersOffer(
  game: Pick<Game, "seats" | "offer">,
  variant: Pick<Variant, "seating" | "sides">,
): boolean {
  const { offer } = game;
  return offer !== null && againstOf(variant, offer).some(({ id }) => isHere(game, id));
}

/** The name that was given, "You" and "Computer", or the seat among several people. */
export function nameOf(game: Seated | undefined, seat: Seat, named = ({ name }: Player): string => name): string {
  const player = playerAt(game, seat);
  if (player?.player === "computer") return m.game.computerName;
  const own = onlyPerson(game) === seat;
  if (player && player.name !== "" && !(own && isShared(game))) return named(player);
  return own ? m.game.you : m.sides[seat];
}

/** Returns the men that a seat has taken in these plies, the strongest first; in fewer words on small screens. */
export function tookOf(seat: Seat, plies: readonly Ply[], variant: Pick<Variant, "men" | "seating">): string {
  const taken = plies.flatMap(({ before, outcome }) =>
    before.seat === seat ? outcome.captures.map((square) => pieceOf(before.pieces[square] ?? "", variant)?.man) : [],
  );
  const counts = menOf(variant.men)
    .map((name) => ({ name, count: taken.filter((man) => man === name).length }))
    .filter(({ count }) => count > 0)
    .reverse();
  const few = narrowScreen.current || lowScreen.current;
  return few ? m.game.tookShort(taken.length) : m.game.took(counts);
}

const menOf = (men: Men): string[] => Object.values(men);

/** The state of a game that a plate shows. */
export interface Playing {
  variant: Variant;
  /** The plies up to the position shown. */
  plies: readonly Ply[];
  shown: Standing | undefined;
  over: boolean;
  /** The server plays on, and the position shown is the one it plays from: a computer to move thinks. */
  live: boolean;
  /** The presence of other players, in games between people on different devices. */
  presence?: (seat: Seat) => PresenceKind | undefined;
  /** Left out: the clocks are not shown. */
  clock?: Pick<ClockWords, "ahead" | "online">;
}

/** "Blue, team of Red and Blue", without the seat where it is the name; nothing with two players. */
export function teamText(variant: Variant, seat: Seat, name: string): string {
  if (!isMany(variant)) return "";
  const team = teamOf(variant, seat);
  const few = narrowScreen.current || lowScreen.current;
  const partners = team.filter(({ id }) => id !== seat);
  const own = name === m.sides[seat] ? "" : m.sides[seat];
  const joined = partners.length === 0 ? "" : few ? m.game.teamShort(namesOf(partners)) : m.game.team(namesOf(team));
  return [own, joined].filter((text) => text !== "").join(", ");
}

export function plateOf(game: Game | undefined, seat: Seat, playing: Playing): PlateWords {
  const { variant, plies, shown, over, live, clock } = playing;
  const player = playerAt(game, seat);
  const computer = player?.player === "computer";
  const index = game?.seats.findIndex((one) => one.seat === seat) ?? -1;
  const name = nameOf(game, seat);
  const notes = [computer ? m.game.level(player.level) : "", tookOf(seat, plies, variant)];
  const presence = isHere(game, seat) ? undefined : playing.presence?.(seat);
  const running = !over && shown?.seat === seat;
  return {
    seat,
    variant,
    name,
    rating: player?.rating ?? "",
    player: name === player?.name ? player : undefined,
    team: teamText(variant, seat, name),
    ...(presence ? { presence } : {}),
    note: notes.filter((note) => note !== "").join(" · "),
    turn: running ? (computer && live ? m.game.thinking : m.game.toMove) : "",
    ...(clock && game?.clocks && game.time && !computer
      ? {
          clock: {
            ...clock,
            clocks: game.clocks,
            time: game.time,
            seat: { id: seat, index },
            name,
            own: isHere(game, seat),
          },
        }
      : {}),
  };
}
