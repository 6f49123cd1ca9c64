// Translates the words of the server's records (src/server/model/game_record.cpp) into the language of the page.
import { translatable } from "../lib/language.ts";

export const texts = {
  events: {
    "Casual game": "Casual game",
    "Rated game": "Rated game",
    "Casual game of a tournament": "Casual game of a tournament",
    "Rated game of a tournament": "Rated game of a tournament",
  } as Record<string, string>,
  names: { Guest: "Guest", Player: "Player", "deleted player": "deleted player" } as Record<string, string>,
  guest: (name: string) => `${name} (guest)`,
  level: (level: string) => `Camlann, level ${level}`,
};
translatable("recorded", texts);

/** Returns the event of a record; unchanged if somebody has given it its name. */
export const eventIn = (event: string): string => texts.events[event] ?? event;

/** Returns the name of a player of a record; unchanged if it is that of a person with an account, or from a source. */
export function playerIn(name: string): string {
  const [, guest] = /^(.+) \(guest\)$/su.exec(name) ?? [];
  if (guest !== undefined) return texts.guest(guest);
  const [, level] = /^Camlann, level (\d+)$/.exec(name) ?? [];
  return level === undefined ? (texts.names[name] ?? name) : texts.level(level);
}
