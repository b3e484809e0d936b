/** Notices on this device, by the service of its browser: what has to be asked for, and of whom. */

import { ours } from "./base";
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

/**
 * Calls whoever has the page open and looks at something else. On a phone only the service worker may, which leads
 * back to the table, too; where there is none, the page does.
 */
export async function call(table: string, title: string, body: string): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const shown = { body, icon: ours("/window-192.png"), tag: table, renotify: true, data: table };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(title, shown);
    else lead(new Notification(title, shown));
  } catch {
    // this browser shows no notices: sound and title call, too
  }
}

function lead(notice: Notification): void {
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
