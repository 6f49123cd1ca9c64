// The headings of what the host has written.
export const hostHeadings = {
  imprint: "Imprint",
  conduct: "Further rules of this site",
  privacy: "What this site stores besides",
};
