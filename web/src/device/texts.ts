// The texts of games on this device, in the words of the server.
import { translatable } from "../lib/language.ts";
import type { Seat, Variant } from "../lib/core.ts";
import { listed } from "../lib/messages.ts";

const verb = (seats: readonly unknown[], one: string, many: string): string => (seats.length === 1 ? one : many);

export const texts = {
  /** To what the page does not offer just then. */
  notNow: "This is not possible now",
  elsewhere: "The game was changed in another window.",
  threeDraw: "In a game for three you can offer a draw only if the other two are both people or both computers",
  refused: "The computer has refused a draw in this position",
  needsServer: "This needs a server, which this site does not have.",
  noRoom: "This browser has no room for a game, or keeps nothing",
  agreed: "Draw by agreement.",
  claimed: "Draw: the same position for the third time, claimed by a player.",
  resigned: ({ seating }: Variant, winners: readonly Seat[]) => {
    const named = (won: boolean): string[] =>
      seating.filter(({ id }) => winners.includes(id) === won).map(({ name }) => name);
    const [won, lost] = [named(true), named(false)];
    return `${listed(won)} ${verb(won, "wins", "win")}: ${listed(lost)} ${verb(lost, "resigns", "resign")}.`;
  },
};
translatable("device", texts);
