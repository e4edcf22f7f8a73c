/** Messages to this browser: whether it takes them, and where they are sent. */

import type { NewPush } from "../wire/table.ts";

const WORKER = "/worker.js";

export const possible = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const denied = (): boolean => Notification.permission === "denied";

async function subscription(): Promise<PushSubscription | null> {
  const worker = possible() ? await navigator.serviceWorker.getRegistration("/") : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks for leave to show messages that are signed with this key. Throws where there is none. */
export async function subscribe(key: string, language: string): Promise<NewPush> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be signed with another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh, auth } = made.toJSON().keys!;
  return { type: "push", endpoint: made.endpoint, p256dh, auth, language };
}

/** No more of them here. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
