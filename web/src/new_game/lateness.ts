/** How many moves late those who only watch may be shown a game. */
export const latenesses = [0, 3, 10];
