// Registers the service worker (worker.ts), which keeps the page for use without a network, and takes it away again.
import { isOurs } from "./manners.ts";

/** With the files of the page, and for notices only. */
const addresses = { page: "/worker.js", notices: "/worker.js?notices" };
const refused = "camlann.offline";

const workers = (): ServiceWorkerContainer | undefined =>
  import.meta.env.PROD && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

/** True if this browser can keep the page. */
export const canKeep = (): boolean => workers() !== undefined && "caches" in window;

/** True unless the reader wants nothing kept here. */
export function keeps(): boolean {
  try {
    return canKeep() && localStorage.getItem(refused) === null;
  } catch {
    return false; // Storage is closed to us.
  }
}

/** A connection on which its owner saves data: 1.1 MB that nobody asked for are too much. */
const saves = (): boolean =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** True if what nobody asked for may be fetched, too. */
export const keepsUnasked = (): boolean => keeps() && !saves();

/** Registers the worker for notices. Keeps the page, too, if that is wanted. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const container = workers();
  if (!container) throw new Error("no service worker here");
  await container.register(keeps() ? addresses.page : addresses.notices);
  return container.ready;
}

/** Called when a newer version is kept and waits. `load` shows it. */
type Announce = (load: () => void) => void;

function follow(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration, announce: Announce): void {
  const tell = (): void => {
    // Without one before it, it is the first and waits for nothing.
    if (!container.controller || !registration.waiting) return;
    announce(() => {
      container.addEventListener("controllerchange", () => {
        location.reload();
      });
      registration.waiting?.postMessage("take over");
    });
  };
  tell();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") tell();
    });
  });
}

const hourMs = 3_600_000;

/** Looks for a newer version when the reader comes back to a page that has been open for long. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - looked < hourMs) return;
    looked = performance.now();
    // Fails without a network; the next return tries again.
    registration.update().catch(() => undefined);
  });
}

/** Asks again for the language of the page, which came before the worker that keeps it. */
function keepLanguage(container: ServiceWorkerContainer): void {
  const ask = (): void => {
    for (const { name } of performance.getEntriesByType("resource"))
      if (name.includes("/assets/languages/")) void fetch(name).catch(() => undefined);
  };
  if (container.controller) ask();
  else container.addEventListener("controllerchange", ask, { once: true });
}

/** Keeps the page, if that is wanted. A browser that refuses shows the page all the same. */
export async function keepPage(announce: Announce): Promise<void> {
  const container = workers();
  if (!container || !keepsUnasked()) return;
  try {
    const registration = await container.register(addresses.page);
    follow(container, registration, announce);
    lookAgain(registration);
    await container.ready;
    keepLanguage(container);
  } catch {
    // The browser refuses in private windows and where its owner does; the page needs no worker.
  }
}

/** Returns the bytes that this browser keeps for the site, if it says so. */
export async function keptBytes(): Promise<number | undefined> {
  return (await navigator.storage.estimate()).usage;
}

/** True when the whole page is kept. */
export async function isKept(): Promise<boolean> {
  const registration = await workers()?.getRegistration();
  return keeps() && registration?.active?.scriptURL === new URL(addresses.page, location.origin).href;
}

/** Keeps the page from now on, and waits until it is there. */
export async function keepAgain(): Promise<void> {
  localStorage.removeItem(refused);
  const registration = await registerWorker();
  const coming = registration.installing ?? registration.waiting;
  if (!coming) return;
  await new Promise<void>((done, fail) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "redundant") fail(new Error("the page could not be kept"));
      else if (coming.state !== "installing") done();
    });
  });
}

/** Deletes the kept page and tables, and keeps none any more. Games and progress stay. A worker that shows notices stays for them. */
export async function removeKept(): Promise<void> {
  localStorage.setItem(refused, "no");
  const registration = await workers()?.getRegistration();
  if (await registration?.pushManager.getSubscription()) await registerWorker();
  else await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
}
