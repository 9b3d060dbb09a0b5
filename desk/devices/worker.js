/**
 * Opens the staff room without a network, on devices of the shop alone. The page comes from the network
 * where there is one; its scripts and styles never change under their names, so they are taken from here.
 * Answers of calls are none of it. Plain JavaScript: the build writes in which files there are.
 */
const cache = 'desk-0'
const files = []
const page = '/desk'

addEventListener('install', event => {
  const all = caches.open(cache).then(kept => kept.addAll([page, '/logo-mark.svg', ...files]))
  event.waitUntil(all.then(() => skipWaiting()))
})

addEventListener('activate', event => {
  event.waitUntil(dropOthers().then(() => clients.claim()))
})

addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageFirst(request))
  else if (pathname.startsWith('/desk/assets/') || pathname === '/logo-mark.svg')
    event.respondWith(keptFirst(request))
})

async function pageFirst(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) (await caches.open(cache)).put(page, answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match(page, { cacheName: cache, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

async function keptFirst(request) {
  return (await caches.match(request, { cacheName: cache, ignoreVary: true })) ?? fetch(request)
}

/** Those of an older build, and none of the storefront's. */
async function dropOthers() {
  for (const name of await caches.keys())
    if (name.startsWith('desk-') && name !== cache) await caches.delete(name)
}
