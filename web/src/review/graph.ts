// The line of a score graph, on a sheet of so many plies by 1: what the first side may expect goes up.
import { expectation } from "../why/accuracy.ts";
import type { Look } from "../why/saved.ts";

/** Of the position after so many plies: 1 where the first side wins, 0 where it loses. */
export const expectations = (looks: readonly Look[]): number[] => looks.map((look) => expectation(look));

/** From the top. */
export const heightOf = (look: Look): number => 1 - expectation(look);
