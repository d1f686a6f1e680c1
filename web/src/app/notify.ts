/** "Your turn" as a message of the system: only where somebody switched it on, and only while nobody looks. */

import { settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in window;

/** Ask the browser, because somebody flipped the switch; whether it allows messages. */
export async function allowed(): Promise<boolean> {
  if (!canNotify()) return false;
  return (Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission) === "granted";
}

/** Tell it, once for each table; a click leads there. */
export async function notify(title: string, address: string): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const options = { tag: address, icon: "/icon-192.png", data: address };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
