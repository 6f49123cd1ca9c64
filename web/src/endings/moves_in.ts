/** Returns the number of the winner's moves in a count of plies. */
export const movesIn = (plies: number): number => Math.ceil(plies / 2);
