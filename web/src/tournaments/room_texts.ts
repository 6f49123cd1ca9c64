// The texts of boards in the room: all of a tournament, those that are played on a device, results that players report. And those
// of bots that directors enter.
import { translatable } from "../lib/language.ts";

export const roomTexts = {
  onDevice: "On a device",
  play: "Play on this device",
  playOf: (white: string, black: string): string => `Play on this device: ${white} – ${black}`,
  goOn: "Go on on this device",
  help: "On this device both make their moves, and the result is entered by itself.",
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
  inRoom: "All games are played at boards in the room",
  inRoomHelp: "No game begins here: the players report the results, or you enter them. The games are not rated.",
  terms: "The games are played at boards in the room.",
  own: "The result of your game",
  choose: "Choose",
  report: "Report this result",
  confirm: (result: string): string => `Confirm ${result}`,
  takeBack: "Take my report back",
  reported: (name: string, result: string): string => `${name} has reported ${result}.`,
  youReported: (result: string): string => `You have reported ${result}.`,
  waits: (name: string): string => `It counts when ${name} has confirmed it.`,
  atOnce: (name: string): string => `${name} has no device: what you report counts at once.`,
  differ: "The two reports differ. One of you changes the report, or a director decides.",
  decide: "The players have reported different results. The one that you enter counts.",
  by: (names: readonly string[]): string =>
    names.length > 1
      ? `Reported by ${names[0] ?? ""}, confirmed by ${names[1] ?? ""}`
      : `Reported by ${names[0] ?? ""}`,
  bot: "Enter a bot",
  botHelp: "Its owner decides whether directors may enter it, and into which tournaments.",
  botName: "Name of the bot",
  enterBot: "Enter this bot",
};
translatable("tournaments_room", roomTexts);
