// Notices of this browser by Web Push. The browser's permission is requested only when the player switches them on.
import { registerWorker } from "../offline/keep.ts";
import { asks } from "./asks.ts";
import { here } from "./wishes.ts";

export type Notify = "unknown" | "impossible" | "denied" | "off" | "on";

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** The state of notices in this browser. */
export async function notifyState(): Promise<Notify> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "impossible";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === "granted" ? "on" : "off";
}

/** Requests the permission, subscribes, and registers at the server. */
export async function switchOn(): Promise<Notify> {
  if ((await Notification.requestPermission()) !== "granted") return notifyState();
  const { key } = await asks.push();
  const { pushManager } = await registerWorker();
  // One for another key of the server is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = subscription.toJSON();
  await asks.subscribe({
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
    language: here().language,
  });
  return "on";
}

export async function switchOff(): Promise<Notify> {
  if (!("serviceWorker" in navigator)) return "impossible";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await asks.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return "off";
}
