// The texts about the webhook of a club.
import { translatable } from "../lib/language.ts";
import type { WebhookDelivery } from "./webhook_requests.ts";

const arrived = ({ status }: WebhookDelivery): boolean => status !== undefined && status >= 200 && status < 300;
const answer = (status: number): string => (status === 0 ? "no answer" : String(status));
const tried = (count: number): string => (count === 1 ? "one try" : `${String(count)} tries`);

export const texts = {
  about: "Rounds, results, news and new members are sent to this address, signed.",
  manual: "What is sent",
  url: "Address",
  save: "Save",
  saved: "Saved.",
  secret: "Secret",
  once: "Copy it now: it is shown only once. The receiver checks the signatures with it.",
  test: "Send a test",
  renew: "New secret",
  remove: "Remove",
  sure: "Really remove?",
  stopped: (when: string) => `Switched off on ${when}, after days without success. Save the address to start it again.`,
  failing: (when: string) => `No success since ${when}. Events wait and are sent again.`,
  missed: (count: number) =>
    `${count === 1 ? "One event was" : `${String(count)} events were`} left out because too many waited.`,
  deliveries: "Last deliveries",
  none: "Nothing has been sent yet.",
  arrived,
  state: (one: WebhookDelivery): string => {
    if (one.status === undefined) return one.next === undefined ? "not sent" : "waits";
    if (arrived(one)) return `arrived (${answer(one.status)})`;
    return `${answer(one.status)}, ${tried(one.tries)}${one.next === undefined ? "" : ", waits"}`;
  },
};
translatable("clubs_webhook", texts);
