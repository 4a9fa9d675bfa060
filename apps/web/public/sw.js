// Keeps every file of the page after it was loaded once, so that it works without a network.
const KEPT = "chainwright";
const PAGE = "./";

/** All files of the page, by the list that the build writes. */
async function filesOfPage() {
  const response = await fetch("files.json", { cache: "no-store" });
  const listed = Object.values(await response.json()).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  return new Set([PAGE, "icon.svg", "manifest.webmanifest", ...listed]);
}

/** Fetches what is new and drops what no longer belongs to the page. Names of files change with what is in them. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  const wanted = await filesOfPage();
  const urls = new Map([...wanted].map((file) => [new URL(file, self.registration.scope).href, file]));
  const kept = await cache.keys();
  const known = new Set(kept.map(({ url }) => url));
  const isNamedByContent = (url) => url.includes("/assets/");
  await cache.addAll([...urls.keys()].filter((url) => !(known.has(url) && isNamedByContent(url))));
  await Promise.all(kept.filter(({ url }) => !urls.has(url)).map((request) => cache.delete(request)));
}

/** The page itself comes from the network where there is one, so that a new version is seen at once. */
async function page(request) {
  try {
    const response = await fetch(request);
    return { response, isFresh: response.ok };
  } catch {
    const cache = await caches.open(KEPT);
    const response = (await cache.match(new URL(PAGE, self.registration.scope).href)) ?? Response.error();
    return { response, isFresh: false };
  }
}

const file = async (request) => (await (await caches.open(KEPT)).match(request)) ?? fetch(request);

self.addEventListener("install", (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode !== "navigate") {
    event.respondWith(file(request));
    return;
  }
  const answer = page(request);
  event.respondWith(answer.then(({ response }) => response));
  event.waitUntil(answer.then(({ isFresh }) => (isFresh ? keepAll().catch(() => {}) : undefined)));
});
