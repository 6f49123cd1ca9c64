// The texts of boards in the room that are played on a device, and of bots that directors enter.
import { translatable } from "../lib/language.ts";

export const roomTexts = {
  onDevice: "On a device",
  play: "Play on this device",
  playOf: (white: string, black: string): string => `Play ${white} – ${black} on this device`,
  goOn: "Go on on this device",
  help: "Both make their moves on it. The result is entered by itself.",
  clock: "With the clock of the tournament",
  clockHelp: "It starts at once: the first move has a minute.",
  link: "A link for this board",
  linkOf: (white: string, black: string): string => `A link for ${white} – ${black}`,
  linkHelp: "Anybody who has it puts this board on their device. Give it to the players.",
  copy: "Copy the link",
  copied: "Copied.",
  linked: "Your board",
  linkedIs: (round: number, board: number): string => `Round ${String(round)}, board ${String(board)}`,
  ended: "This game has a result already.",
  bot: "Enter a bot",
  botHelp: "Its owner decides whether directors may enter it, and into which tournaments.",
  botName: "Name of the bot",
  enterBot: "Enter this bot",
};
translatable("tournaments_room", roomTexts);
