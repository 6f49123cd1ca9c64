// The texts about what waits for a player.
import { translatable } from "../lib/language.ts";
import { listed } from "../lib/messages.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const counted = (count: number, unit: string): string => `${String(count)} ${unit}${count === 1 ? "" : "s"}`;

export const texts = {
  yourMove: "your move",
  waiting: (count: number) =>
    count === 1 ? "1 game waits for your move" : `${String(count)} games wait for your move`,
  next: "Next game",
  nextOf: (count: number) => `Next game: ${texts.waiting(count)}`,
  heading: "Your turn",
  live: (left: string) => `live, ${left} left`,
  left: {
    days: (count: number) => `${counted(count, "day")} left`,
    hours: (count: number) => `${counted(count, "hour")} left`,
    minutes: (count: number) => `${counted(count, "minute")} left`,
  },
  showAll: "Show all",
  somebody: "Somebody",
  challengeWord: (count: number) => (count === 1 ? "challenge" : "challenges"),
  challenge: (name: string) => `${name} challenges you`,
  challenges: (names: readonly string[]) =>
    names.length === 1 ? texts.challenge(names[0] ?? "") : `${listed(names)} challenge you`,
};
translatable("turns", texts);

/** "9:07 left", "5 hours left", "2 days left": the largest unit that there is, and of a live game the clock. */
export function timeLeft(ms: number, live: boolean): string {
  if (live) {
    const seconds = Math.floor(ms / 1000);
    return texts.live(`${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`);
  }
  if (ms >= dayMs) return texts.left.days(Math.floor(ms / dayMs));
  if (ms >= hourMs) return texts.left.hours(Math.floor(ms / hourMs));
  return texts.left.minutes(Math.max(1, Math.ceil(ms / minuteMs)));
}
