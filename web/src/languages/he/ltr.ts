// Directions within a line: runs that must be read from left to right, and names of either direction.

/** "10 + 10", "B2–B4×D6": a run that is read from left to right. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;

/** A name, which has the direction of its first letter and leaves that of the sentence as it is. */
export const iso = (name: string): string => (name === "" ? "" : `\u2068${name}\u2069`);
