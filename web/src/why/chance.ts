// What a score is worth: the curve of the score bar, of a review and of the coach.

/** So many hundredths of a man make a game three parts won. */
const slope = 220;

/** How much of a game is White's, from 0 to 1, with such a score in hundredths of a man. */
export const chanceOf = (score: number): number => 1 / (1 + Math.exp(-score / slope));
