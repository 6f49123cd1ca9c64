// The seats of a game in words: who plays with whom, and where a castle lies on a board that is turned.
import { turnsOf, turnTo } from "@camlann/board";
import type { Seat, SeatInfo, Variant } from "../lib/core.ts";
import { messages as m } from "../lib/messages.ts";

type Seated = Pick<Variant, "seating">;

/** Whether more than two play. */
export const isMany = ({ seating }: Seated): boolean => seating.length > 2;

/** The seats that win and lose with one, itself among them, in turn order. */
export function teamOf({ seating }: Seated, seat: string): SeatInfo[] {
  const side = seating.find(({ id }) => id === seat)?.side;
  return seating.filter((one) => one.side === side);
}

/** The seats that one plays against, in turn order. */
export function againstOf({ seating }: Seated, seat: string): SeatInfo[] {
  const side = seating.find(({ id }) => id === seat)?.side;
  return seating.filter((one) => one.side !== side);
}

/** How many sides there are: with three players three, with four two. */
export const sidesOf = ({ seating }: Seated): number => new Set(seating.map(({ side }) => side)).size;

/** The seats side by side. */
export function bySide(variant: Seated): SeatInfo[][] {
  return variant.seating
    .filter(({ side }, index) => variant.seating.findIndex((one) => one.side === side) === index)
    .map(({ id }) => teamOf(variant, id));
}

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

/** The corner of the board where a seat's player stands: beside its castle, clockwise. */
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
