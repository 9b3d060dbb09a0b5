/**
 * Keeps the menu and one's own orders readable without a network. The network always comes first for
 * what may change; what was seen last stands in where it does not answer. Scripts and fonts never
 * change under their names, so they are taken from here. Plain JavaScript: browsers run it as it lies.
 */
const pages = 'pages-1'
const files = 'files-1'
const pictures = 'pictures-1'
/** Answers about one customer; gone when somebody logs in or out, or the session ended elsewhere. */
const mine = 'mine-1'
const mostPictures = 200
const mostFiles = 250
const mostPages = 150
const mostMine = 100
/** Where one starts without a network: they stay, whatever else is looked at. */
const starts = ['/menu', '/account/orders']
/** Changes as somebody logs in or out: what was asked before is not kept after. */
let era = 0

addEventListener('install', event => {
  event.waitUntil(Promise.all(starts.map(keepPage)).then(() => skipWaiting()))
})

addEventListener('activate', event => {
  event.waitUntil(start())
})

/** A page found that nobody is logged in any more. */
addEventListener('message', event => {
  if (event.data?.sessionGone) event.waitUntil(forgetMine())
})

addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin || isOfDesk(url.pathname)) return
  if (request.method !== 'GET') {
    if (/\/hook\/call\/(auth|customer-delete)/.test(url.pathname)) event.waitUntil(forgetMine())
    return
  }
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(event, files, mostFiles))
  else if (/^\/(products\/images|pictures)\//.test(url.pathname))
    event.respondWith(kept(event, pictures, mostPictures))
  else if (url.pathname.endsWith('.data')) event.respondWith(fresh(event, pages, mostPages))
  else if (/\/hook\/call\/(customer-order-|auth-session-one)/.test(url.pathname))
    event.respondWith(fresh(event, mine, mostMine))
  else if (url.pathname.startsWith('/api/share/')) event.respondWith(fresh(event, pages, mostPages))
})

/** The staff room is none of the customers' pages: nothing of it is kept. */
function isOfDesk(path) {
  return /^\/desk(\/|$)/.test(path) || path.includes('/repository/desk/')
}

async function start() {
  const known = [pages, files, pictures, mine]
  // The staff room's are its own (desk/devices/worker.js).
  for (const name of await caches.keys())
    if (!known.includes(name) && !name.startsWith('desk-')) await caches.delete(name)
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** A page and the files that it names: what it takes to open it without a network. */
async function keepPage(path) {
  const response = await fetch(path)
  if (!response.ok || response.redirected) return
  const text = await response.clone().text()
  const named = new Set(text.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g))
  await (await caches.open(pages)).put(path, response)
  await (await caches.open(files)).addAll([...named])
}

async function page(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    // A kept page is told apart by its path alone, as the server does.
    // Home's word about a path that does not exist is said once.
    if (response.ok && !response.redirected && !event.request.url.includes('?not-found='))
      keepBehind(event, pages, mostPages, pathOf(event.request), response)
    return response
  } catch (error) {
    const shown = await found(pathOf(event.request), pages)
    if (shown) return shown
    // Another page's document would not fit this address.
    if (await found('/menu', pages)) return Response.redirect('/menu')
    throw error
  }
}

/** From the network, else as it was last. */
async function fresh(event, name, most) {
  const asked = era
  try {
    const response = await fetch(event.request)
    if (response.status === 401) await forgetMine()
    else if (response.ok && !response.redirected && asked === era) {
      keepBehind(event, name, most, event.request, response)
      if (name === mine) event.waitUntil(keepOrderPage(event.request).catch(() => {}))
    }
    return response
  } catch (error) {
    const last = await found(event.request, name)
    if (!last) throw error
    if (name === mine && (await isLoggedOut())) {
      await forgetMine()
      throw error
    }
    if (name === mine) event.waitUntil(tellSince(event.clientId, last))
    return last
  }
}

/** What was asked before is not kept after. */
function forgetMine() {
  era++
  return caches.delete(mine)
}

/** Without a network no server says so, but the cookie ends with the session. Not every browser tells. */
async function isLoggedOut() {
  return 'cookieStore' in self && (await cookieStore.get('user')) === null
}

/** An order that was looked at can be opened by its address, however it was reached. */
async function keepOrderPage({ url }) {
  const { pathname, searchParams } = new URL(url)
  const orderId = searchParams.get('orderId')
  if (!orderId || !pathname.includes('/customer-order-one/')) return
  const path = `/account/orders/${encodeURIComponent(orderId)}`
  if (!(await found(path, pages))) await keepPage(path)
}

/** The page says since when what it shows is known. */
async function tellSince(clientId, last) {
  const client = await clients.get(clientId)
  client?.postMessage({ keptAt: last.headers.get('date') })
}

/** As it is kept, else from the network. */
async function kept(event, name, most) {
  const last = await found(event.request, name)
  if (last) return last
  const response = await fetch(event.request)
  // A picture may come before its sizes are made, or from a server that has not got the new one yet.
  const isFinal = /immutable/.test(response.headers.get('cache-control') ?? '')
  if (response.ok && isFinal) keepBehind(event, name, most, event.request, response)
  return response
}

/** Nobody waits for it, and a storage that is full takes nothing from who has a network. */
function keepBehind(event, name, most, request, response) {
  event.waitUntil(keepAtMost(name, most, request, response.clone()).catch(() => {}))
}

async function keepAtMost(name, most, request, response) {
  const cache = await caches.open(name)
  await cache.put(request, response)
  const known = await cache.keys()
  const old = known.slice(0, Math.max(0, known.length - most))
  for (const one of old) if (!starts.includes(pathOf(one))) await cache.delete(one)
}

/** The servers' Vary speaks of cookies and encodings, which are one browser's own here. */
async function found(request, name) {
  return (await caches.open(name)).match(request, { ignoreVary: true })
}

function pathOf({ url }) {
  return new URL(url).pathname
}
