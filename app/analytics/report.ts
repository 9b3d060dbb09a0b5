import type { ShopEvent } from '#shop/analytics.ts'
import { isGranted } from '../consent/consent.ts'

type Layer = { dataLayer?: unknown[] }

/** Tells the analytics service what happened, where the visitor allowed it; it may load later. */
export function report(event: ShopEvent | null): void {
  if (event && isGranted('analytics')) gtag('event', event.name, event.params)
}

/** A purchase is told once from a browser, however often its page is opened again. */
export function reportOnce(event: ShopEvent): void {
  if (event.name !== 'purchase' || !isGranted('analytics')) return
  const { transaction_id } = event.params
  const told = toldBefore()
  if (told.includes(transaction_id)) return
  try {
    localStorage.setItem(key, JSON.stringify([...told, transaction_id].slice(-20)))
  } catch {
    // A full storage: counting must not stop what the visitor does.
    return
  }
  report(event)
}

/** Whatever else stands under the name counts as nothing. */
function toldBefore(): unknown[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(told) ? told : []
  } catch {
    return []
  }
}

/** As Google has it: the arguments themselves, not an array of them, go into the layer. */
export const gtag: (...entry: unknown[]) => void = function () {
  const layer = window as Layer
  layer.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: an array in its place is not understood
  layer.dataLayer.push(arguments)
}

export const key = 'reported'
