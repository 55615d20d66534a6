// sw.js - the service worker: all files are kept when the page is first seen, so that it works without a network
//
// `build.py web` puts in the list of files, and a version that changes with any of them.

const VERSION = "/*VERSION*/";
const FILES = /*FILES*/;
const CACHE = `mazes-${VERSION}`;

/** A request that no older answer of the browser's own cache may satisfy: files of two versions must not mix. */
function fresh(file) {
  return new Request(file, { cache: "no-cache" });
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name.startsWith("mazes-") && name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** From the store; else from the network, and into the store. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok && request.method === "GET") await cache.put(request, found.clone());
  return found;
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET") return;
  const request = pathname.endsWith("/") ? new Request(`${pathname}index.html`) : event.request;
  event.respondWith(answer(request));
});
