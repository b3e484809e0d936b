/** Notices on this device, by the service of its browser: what has to be asked for, and of whom. */

import type { Device } from "./wire";

/** Whether this browser can show a notice while the page is closed. */
export const possible =
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

async function manager(): Promise<PushManager | null> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

function written({ endpoint, keys }: PushSubscriptionJSON): Device | null {
  const [point, secret] = [keys?.p256dh, keys?.auth];
  return endpoint && point && secret ? { address: endpoint, point, secret } : null;
}

/** Where this device is told something, if it is. */
export async function known(): Promise<Device | null> {
  if (!possible) return null;
  const found = await (await manager())?.getSubscription();
  return found ? written(found.toJSON()) : null;
}

/** Lets this device be told something by whoever has the other half of this key; null if it may not be. */
export async function allow(key: string): Promise<Device | null> {
  if ((await Notification.requestPermission()) !== "granted") return null; // asked at once, or never
  const push = await manager();
  if (!push) return null;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return written((await push.subscribe(wanted)).toJSON());
  } catch {
    await (await push.getSubscription())?.unsubscribe(); // of another key, as of a server before this one
    return written((await push.subscribe(wanted)).toJSON());
  }
}
