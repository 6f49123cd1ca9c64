// The last choice of players in games of three and four, as a default for the next one.
import * as v from "valibot";
import type { WishedSeat } from "../lib/api.ts";
import type { Variant } from "../lib/core.ts";

const seatSchema = v.object({
  /** The computer's level; 0 for a person. */
  level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  name: v.string(),
});
const seatsSchema = v.record(v.string(), v.array(seatSchema));

export type SeatChoice = v.InferOutput<typeof seatSchema>;

const storageKey = "camlann.seats";
export const longestName = 24;

function remembered(): v.InferOutput<typeof seatsSchema> {
  try {
    const parsed = v.safeParse(seatsSchema, JSON.parse(localStorage.getItem(storageKey) ?? "{}"));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/** Used only for the same game and the same kind: with computers, or people only. */
export function lastSeats(variant: Pick<Variant, "id" | "seats">, alone: boolean, level: number): SeatChoice[] {
  const last = remembered()[kindOf(variant.id, alone)];
  if (last?.length === variant.seats) return last;
  return Array.from({ length: variant.seats }, (_, seat) => ({ level: alone || seat === 0 ? 0 : level, name: "" }));
}

export function rememberSeats(variant: string, seats: readonly SeatChoice[]): void {
  try {
    const alone = seats.every(({ level }) => level === 0);
    localStorage.setItem(storageKey, JSON.stringify({ ...remembered(), [kindOf(variant, alone)]: seats }));
  } catch {
    // Without storage the next dialog starts anew.
  }
}

const kindOf = (variant: string, alone: boolean): string => `${variant} ${alone ? "people" : "computer"}`;

/** Clocks are for people, and one alone at a board needs none; a computer's stands still. */
export const mayHaveClocks = (seats: readonly SeatChoice[]): boolean =>
  seats.filter(({ level }) => level === 0).length > 1;

/** Returns the seats in the form of a request. */
export const wishedSeats = (seats: readonly SeatChoice[]): WishedSeat[] =>
  seats.map(({ level, name }) =>
    level > 0 ? { player: "computer", level } : { player: "person", name: name.trim().slice(0, longestName) },
  );
