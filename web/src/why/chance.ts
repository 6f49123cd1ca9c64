// The expectation for a score: the curve of the score bar, of a review and of the coach.

/** This score, in hundredths of a man, gives an expectation of about three quarters. */
const slope = 220;

/** Returns White's expectation, from 0 to 1, for a score in hundredths of a man. */
export const chanceOf = (score: number): number => 1 / (1 + Math.exp(-score / slope));
