/** The possible delays for watchers, in moves. */
export const latenesses = [0, 3, 10];
