/** Returns the number of rounds for a count of plies, if the seat at this index begins and none is passed over. */
export const roundsIn = (plies: number, seats: number, first = 0): number =>
  plies === 0 ? 0 : Math.ceil((first + plies) / seats);
