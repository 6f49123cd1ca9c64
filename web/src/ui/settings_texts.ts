// The texts of the settings.
export const texts = {
  theme: "Theme",
  board: "Board",
  pieces: "Pieces",
  confirm: "Ask before a move is played",
  confirmDays: "Ask in games with days per move",
  coach: "Warn of mistakes against the computer",
  cores: "Processor cores for the engine",
  coreCount: (count: number, most: number): string => (count === most ? `${String(count)} (all)` : String(count)),
  legend: "Show what the marks mean",
  next: "After a move in a game with days, go to the next game that waits",
  sound: "Play a sound at each move, and when your time runs low",
  names: {
    theme: { auto: "System", light: "Light", dark: "Dark" },
    board: { oak: "Oak and slate", parch: "Parchment", hc: "High contrast" },
    pieces: { turned: "Turned wood", flat: "Flat" },
    confirm: { never: "Never", touch: "On touch", always: "Always" },
    confirmDays: { never: "Never", touch: "On touch", always: "Always" },
    coach: { off: "Never", once: "Once a game", always: "Always" },
  },
};
