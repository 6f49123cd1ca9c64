// The results of games on this device, in the sentences of the core: they are kept in English, and shown in the language of the page.
import type { Seat, Variant } from "../lib/core.ts";
import { tagOf } from "../lib/tag_of.ts";

const listed = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(names);
const verb = (seats: readonly unknown[], one: string, many: string): string => (seats.length === 1 ? one : many);

export const results = {
  agreed: "Draw by agreement.",
  claimed: "Draw: the same position for the third time, claimed by a player.",
  resigned: ({ seating }: Pick<Variant, "seating">, winners: readonly Seat[]): string => {
    const named = (won: boolean): string[] =>
      seating.filter(({ id }) => winners.includes(id) === won).map(({ id }) => tagOf(id));
    const [won, lost] = [named(true), named(false)];
    return `${listed(won)} ${verb(won, "wins", "win")}: ${listed(lost)} ${verb(lost, "resigns", "resign")}.`;
  },
};
