// The texts of games on this device, in the words of the server.
import { translatable } from "../lib/language.ts";

export const texts = {
  /** To what the page does not offer just then. */
  notNow: "This is not possible now",
  elsewhere: "The game was changed in another window.",
  threeDraw: "In a game for three you can offer a draw only if the other two are both people or both computers",
  refused: "The computer has refused a draw in this position",
  needsServer: "This needs a server, which this site does not have.",
  noRoom: "This browser has no room for a game, or keeps nothing",
};
translatable("device", texts);
