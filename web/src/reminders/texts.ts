// The texts about leave.
import { locale, translatable } from "../lib/language.ts";

/** "3 June"; a day that ends at midnight is meant. */
export const lastDayOf = (until: string): string => dateOf(new Date(new Date(until).getTime() - 60_000).toISOString());

/** "3 June". */
export const dateOf = (when: string): string =>
  new Date(when).toLocaleDateString(locale, { day: "numeric", month: "long" });

const days = (count: number): string => `${String(count)} ${count === 1 ? "day" : "days"}`;

export const texts = {
  page: "Correspondence games",
  intro: "For all your games with days for each move.",
  leave: "Leave",
  aboutLeave: (perYear: number) =>
    `On leave your clocks stand still, and the others see it. You have ${days(
      perYear,
    )} of leave per year. You can still move.`,
  onLeave: (date: string) => `You are on leave until ${date}.`,
  planned: (from: string, until: string) => `You will be on leave from ${from} until ${until}.`,
  firstDay: "First day",
  lastDay: "Last day",
  backwards: "The last day is before the first day.",
  tooLong: (left: number) => `That is too long: you have ${days(left)} left. Choose an earlier last day.`,
  leaveLeft: (count: number) => `You have ${days(count)} left.`,
  takeLeave: "Take leave",
  endLeave: "End the leave now",
  callOff: "Cancel the leave",
  toNotices: "How we notify you",
};
translatable("reminders", texts);
