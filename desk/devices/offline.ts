import { dehydrate, hydrate } from '@tanstack/react-query'
import type { DeskCallName } from '#shop/people/calls.ts'
import { deviceHere } from '../device.ts'
import { queries } from '../queries.ts'
import { listen, secretHere } from '../session.ts'

/** What the faces show first: a device opens with it where the shop is out of reach. */
const kept: readonly DeskCallName[] = [
  'staff-me',
  'kitchen-one',
  'packing-one',
  'bring-one',
  'fetch-one',
]
const key = 'desk-answers'
/** Milliseconds in which changes are gathered. */
const pause = 2_000

let hasBegun = false

/**
 * At a device of the shop: the last answers are kept beside the session and go with it, and the room's
 * files stay on the device (worker.js).
 */
export function beginOffline(): void {
  if (hasBegun || !deviceHere()) return
  hasBegun = true
  openKept()
  queries.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type === 'updated' && kept.includes(queryKey[0] as DeskCallName)) keepSoon()
  })
  listen(() => secretHere() ?? localStorage.removeItem(key))
  navigator.serviceWorker?.register('/desk/worker.js', { scope: '/desk' }).catch(() => {})
}

function openKept(): void {
  // It may have ended while the browser was closed.
  if (!secretHere()) localStorage.removeItem(key)
  try {
    hydrate(queries, JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    localStorage.removeItem(key)
  }
}

let isGathering = false

function keepSoon(): void {
  if (isGathering) return
  isGathering = true
  setTimeout(() => {
    isGathering = false
    if (!secretHere()) return
    const state = dehydrate(queries, {
      shouldDehydrateQuery: ({ queryKey, state: { status } }) =>
        status === 'success' && kept.includes(queryKey[0] as DeskCallName),
      shouldDehydrateMutation: () => false,
    })
    try {
      localStorage.setItem(key, JSON.stringify(state))
    } catch {
      // Too much for this device: it opens with what it kept before.
    }
  }, pause)
}
