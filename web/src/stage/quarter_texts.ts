// The texts of the offer to lay the board on its side.
export const texts = {
  offer: (percent: number) => `Turned on its side, the board has squares ${String(percent)}\u00a0% larger.`,
  notNow: "Not now",
};
