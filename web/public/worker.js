// Keeps the client's files, so that it opens at once and without a network. Games are never kept.
const KEPT = "motherlode-1";
const PATIENCE = 4000; // with a line on which nothing comes, and nothing fails

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add("/"))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event));
  else if (request.mode === "navigate") event.respondWith(page(event));
});

// The names of assets change with their content: what is kept is right.
async function asset(event) {
  return (await kept(event.request)) ?? (await fetched(event, event.request));
}

// All pages are the same one. The one that is kept can say why nothing else comes.
async function page(event) {
  const old = await kept("/");
  if (!old) return fetched(event, "/");
  const fresh = fetched(event, "/").then(
    (answer) => (answer.status < 500 ? answer : old),
    () => old,
  );
  event.waitUntil(fresh);
  return Promise.race([fresh, new Promise((done) => setTimeout(done, PATIENCE, old))]);
}

// A disk that is full or not ours must not keep anybody from playing: then nothing is kept.
async function kept(name) {
  try {
    return await (await caches.open(KEPT)).match(name);
  } catch {
    return undefined;
  }
}

async function fetched(event, name) {
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(name, answer.clone()).catch(() => undefined));
  return answer;
}

async function keep(name, answer) {
  const cache = await caches.open(KEPT);
  await cache.put(name, answer);
  await trim(cache);
}

// Files of older versions go in time.
async function trim(cache) {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - 60)).map((request) => cache.delete(request)));
}
