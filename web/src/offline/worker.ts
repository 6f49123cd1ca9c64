// The service worker: keeps the files of this build, so that the page opens without a network, and shows what the server sends by
// Web Push. Built into worker.js, at the root of the site (vite.worker.config.ts).
import { served } from "../lib/served.ts";
import { askedIn, cacheOf, entryOf, kindOf, outdated, type Build } from "./manners.ts";

/** Filled in by the build (vite.worker.config.ts). */
declare const thisBuild: Build;
const build = thisBuild;

// The page's own types of the DOM have nothing of a worker of this kind.
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Pushed extends Lasting {
  data: { json: () => unknown } | null;
}
interface Clicked extends Lasting {
  notification: Notification;
}
interface OpenPage {
  url: string;
  visibilityState: string;
  focus: () => Promise<unknown>;
}
interface Scope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (wanted: { type: "window" }) => Promise<OpenPage[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((name: "install" | "activate", take: (event: Lasting) => void) => void) &
    ((name: "fetch", take: (event: Fetching) => void) => void) &
    ((name: "message", take: (event: MessageEvent) => void) => void) &
    ((name: "push", take: (event: Pushed) => void) => void) &
    ((name: "notificationclick", take: (event: Clicked) => void) => void);
}
const worker = self as unknown as Scope;

/** False where the reader wants notices only (keep.ts). */
const keeps = worker.location.search !== "?notices";

/** Fetches one file of the build. Fails if it is of another build: the server has a newer one since. */
async function fetchFile(path: string): Promise<Response> {
  const answer = await fetch(path, { credentials: "omit" });
  if (!answer.ok) throw new Error(`${path} answers ${String(answer.status)}`);
  if (path.endsWith(".html")) {
    const missing = askedIn(await answer.clone().text()).find((file) => !build.files.includes(file));
    if (missing !== undefined) throw new Error(`${path} asks for ${missing}, which is of another build`);
  }
  // Some hosts of files redirect from `learn.html` to `learn`; browsers show no page that was redirected.
  return answer.redirected ? new Response(answer.body, answer) : answer;
}

/** One after the other, so that the page that is open comes first. What an interrupted try has kept is not fetched again. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(cacheOf(build));
  for (const path of build.files) {
    if (!(await cache.match(path))) await cache.put(path, await fetchFile(path));
  }
}

const kept = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: cacheOf(build) });

/** Fetches a file and keeps a copy, so that it is here the next time, if this browser has room. */
async function fetchAndKeep(request: Request, path: string): Promise<Response> {
  const found = await fetch(request);
  if (!found.ok) return found;
  const copy = found.clone();
  void caches
    .open(cacheOf(build))
    .then((cache) => cache.put(path, copy))
    .catch(() => undefined);
  return found;
}

/** Returns a file that the build before has kept, and keeps it for this one. */
async function keepAgain(path: string): Promise<Response | undefined> {
  const found = await caches.match(path);
  if (found) await (await caches.open(cacheOf(build))).put(path, found.clone()).catch(() => undefined);
  return found;
}

async function answer(request: Request, url: URL, manner: "kept" | "used" | "newest"): Promise<Response> {
  if (manner === "used") {
    return (await kept(url.pathname)) ?? (await keepAgain(url.pathname)) ?? fetchAndKeep(request, url.pathname);
  }
  if (manner === "kept") return (await kept(url.pathname)) ?? fetch(request);
  try {
    const found = await fetch(request);
    // A host of files does not know the address of a game.
    if (served || found.status !== 404) return found;
    return (await kept(entryOf(url, build))) ?? found;
  } catch (problem) {
    const entry = await kept(entryOf(url, build));
    if (!entry) throw problem;
    return entry;
  }
}

worker.addEventListener("install", (event) => {
  if (keeps) event.waitUntil(keepBuild());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all(outdated(await caches.keys(), build).map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = url.origin === worker.location.origin;
  const { manner } = kindOf({ method: request.method, ours, page: request.mode === "navigate", url }, build);
  if (keeps && manner !== "network") event.respondWith(answer(request, url, manner));
});

// A new build waits until no page of the one before is open, or until the reader loads it.
worker.addEventListener("message", ({ data }) => {
  if (data === "take over") void worker.skipWaiting();
});

worker.addEventListener("push", (event) => {
  const { title = "Camlann", body = "", url = "/", tag = "" } = (event.data?.json() ?? {}) as Record<string, string>;
  const show = async (): Promise<void> => {
    const pages = await worker.clients.matchAll({ type: "window" });
    // A page of the game that is visible shows the move itself.
    if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url)) return;
    await worker.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } });
  };
  event.waitUntil(show());
});

worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const { url: path = "/" } = (notification.data ?? {}) as { url?: string };
  // Only pages of this site.
  const url = new URL(path, worker.location.origin);
  if (url.origin !== worker.location.origin) return;
  const open = async (): Promise<void> => {
    const pages = await worker.clients.matchAll({ type: "window" });
    const page = pages.find((one) => new URL(one.url).pathname === url.pathname);
    await (page ? page.focus() : worker.clients.openWindow(url.href));
  };
  event.waitUntil(open());
});
