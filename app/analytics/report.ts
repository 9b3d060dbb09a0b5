import type { ShopEvent } from '#shop/analytics.ts'
import { isGranted } from '../consent/consent.ts'

type Layer = { dataLayer?: unknown[] }

/** Reports an event to the analytics service, if the visitor allows it; the service may load later. */
export function report(event: ShopEvent | null): void {
  if (event && isGranted('analytics')) gtag('event', event.name, event.params)
}

/** Reports a purchase once from this browser, however often its page is opened again. */
export function reportOnce(event: ShopEvent): void {
  if (event.name !== 'purchase' || !isGranted('analytics')) return
  const { transaction_id } = event.params
  const reported = toldBefore()
  if (reported.includes(transaction_id)) return
  try {
    localStorage.setItem(key, JSON.stringify([...reported, transaction_id].slice(-20)))
  } catch {
    // The storage is full; reporting must not stop the visitor.
    return
  }
  report(event)
}

/** Anything else than a list counts as empty. */
function toldBefore(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Google's own form: the layer takes the `arguments` object, not an array. */
export const gtag: (...entry: unknown[]) => void = function () {
  const layer = window as Layer
  layer.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: an array in its place is not understood
  layer.dataLayer.push(arguments)
}

export const key = 'reported'
