// The texts of the settings behind the gear, which are on the page of settings, too.
import { translatable } from "../lib/language.ts";

export const texts = {
  theme: "Theme",
  board: "Board",
  coach: "Coach: warn me before a mistake",
  cores: "Processor cores for the engine on this device",
  coreCount: (count: number, most: number): string => (count === most ? `${String(count)} (all)` : String(count)),
  lines: "Best moves shown in the analysis",
  thinks: "The engine thinks about a position",
  thinksFor: (seconds: number): string =>
    seconds === 0
      ? "as long as it is shown"
      : seconds < 60
        ? `for ${String(seconds)} seconds`
        : seconds === 60
          ? "for 1 minute"
          : `for ${String(seconds / 60)} minutes`,
  legend: "Show the legend",
  sound: "Play sounds",
  more: "More settings",
  names: {
    theme: { auto: "System", light: "Light", dark: "Dark" },
    board: { oak: "Oak and slate", parch: "Parchment", hc: "High contrast" },
    coach: { off: "Never", once: "Once per game", always: "Always" },
  },
};
translatable("ui_settings", texts);
