// The line of a score graph, in units of plies by 1: up is better for the first side.
import { expectation } from "../why/accuracy.ts";
import type { Look } from "../why/saved.ts";

/** The expectation after each ply: 1 if the first side wins, 0 if it loses. */
export const expectations = (looks: readonly Look[]): number[] => looks.map((look) => expectation(look));

/** From the top. */
export const heightOf = (look: Look): number => 1 - expectation(look);
