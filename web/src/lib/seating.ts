// The seats of a game in words: teams, and directions on a turned board.
import { turnsOf, turnTo } from "@camlann/board";
import type { Seat, SeatInfo, Variant } from "./core.ts";
import { messages as m } from "./messages.ts";

type Seated = Pick<Variant, "seating" | "sides">;

/** True for more than two seats. */
export const isMany = ({ seating }: Pick<Variant, "seating">): boolean => seating.length > 2;

/** The seats that win and lose with one, itself among them, in turn order. */
export const teamOf = ({ seating, sides }: Seated, seat: Seat): SeatInfo[] =>
  seating.filter(({ id }) => sides.some((side) => side.includes(seat) && side.includes(id)));

/** The seats that one plays against, in turn order. */
export const againstOf = ({ seating, sides }: Seated, seat: Seat): SeatInfo[] =>
  seating.filter(({ id }) => sides.some((side) => !side.includes(seat) && side.includes(id)));

/** Returns the number of sides. */
export const sidesOf = ({ sides }: Pick<Variant, "sides">): number => sides.length;

/** The seats side by side. */
export const bySide = ({ seating, sides }: Seated): SeatInfo[][] =>
  sides.map((side) => seating.filter(({ id }) => side.includes(id)));

/** "Red and Blue". */
export const namesOf = (seats: readonly SeatInfo[]): string => m.listed(seats.map(({ name }) => name));

/** Where a seat is, seen from the foot of the board. */
export type Place = "foot" | "left" | "top" | "right" | "upperLeft" | "upperRight";

const places: Record<Variant["grid"], Place[]> = {
  // By how many ways the board has to be turned further to bring the seat to the foot.
  square: ["foot", "right", "top", "left"],
  hex: ["foot", "upperRight", "upperLeft"],
};

export function placeOf(variant: Variant, seat: Seat, turn: number): Place {
  const ways = turnsOf(variant.grid);
  const away = (((turnTo(variant, seat) - turn) % ways) + ways) % ways;
  return places[variant.grid][away] ?? "foot";
}

/** Returns the corner of the board for a seat's player: clockwise of the seat's castle. */
export type Corner = "sw" | "nw" | "ne" | "se";

const corners: Record<Place, Corner> = {
  foot: "sw",
  left: "nw",
  top: "ne",
  right: "se",
  upperLeft: "nw",
  upperRight: "ne",
};

export const cornerOf = (variant: Variant, seat: Seat, turn: number): Corner => corners[placeOf(variant, seat, turn)];

/** "Goal: Green's castle, at the top." */
export function goalText(variant: Variant, seat: Seat, turn: number): string {
  const goal = variant.seating.find(({ id }) => id === seat)?.goal ?? [];
  const owners = variant.seating.filter(({ castle }) => castle.some((square) => goal.includes(square)));
  return m.game.goal(owners.map(({ id, name }) => ({ name, place: m.game.places[placeOf(variant, id, turn)] })));
}
