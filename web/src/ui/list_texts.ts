// The texts of lists in parts.
export const texts = {
  more: "More",
  moreOf: (what: string): string => `More: ${what}`,
};
