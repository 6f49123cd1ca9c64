// The texts of the offer to lay the board on its side.
export const texts = {
  offer: (percent: number) => `Turned sideways, the squares are ${String(percent)}\u00a0% larger.`,
  notNow: "Not now",
};
