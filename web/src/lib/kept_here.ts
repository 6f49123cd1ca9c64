// Reports that progress of a player was kept in this browser.
const event = "camlann-kept";
const hasWindow = (): boolean => typeof window !== "undefined";

export function tellKept(): void {
  if (hasWindow()) window.dispatchEvent(new Event(event));
}

/** Calls back after each change. Returns how to stop. */
export function onKept(changed: () => void): () => void {
  if (!hasWindow()) return () => undefined;
  window.addEventListener(event, changed);
  return () => {
    window.removeEventListener(event, changed);
  };
}

let send = (): Promise<void> => Promise.resolve();

/** `sender` sends what is kept here to the account, as far as it can. */
export function sendKeptBy(sender: () => Promise<void>): void {
  send = sender;
}

/** Waits until the account has what is kept here, or cannot have it. */
export const sendKept = (): Promise<void> => send();
