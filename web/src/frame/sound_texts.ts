export const texts = {
  off: "Switch sound off",
  on: "Switch sound on",
};
