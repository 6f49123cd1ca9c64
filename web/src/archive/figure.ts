/** "1,127". */
export const figure = (count: number): string => count.toLocaleString("en-GB");
