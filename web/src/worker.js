/** The service worker: the shell of the page opens without a connection, and system messages lead to their table.
 *
 * FILES and VERSION are filled in by the build. Pages come from the server whenever it answers, so that an update is
 * seen at once; files under /assets/ never change, their names do. Nothing under /api is ever kept. */

const FILES = /* files */ [];
const NAME = "trove-" + /* version */ "0";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([SHELL, ...FILES])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name.startsWith("trove-") && name !== NAME).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

/** A file that never changes: from the cache, otherwise from the server, and kept. */
async function kept(request) {
  const cache = await caches.open(NAME);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** A page: from the server; the shell where it does not answer. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const shell = await caches.match(SHELL, { cacheName: NAME });
    if (shell) return shell;
    throw problem;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !address.pathname.startsWith("/api/")) event.respondWith(page(request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? "/", location.origin).href;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((one) => one.url.startsWith(address));
    return there ? there.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(open());
});
