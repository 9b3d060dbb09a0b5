import type { SpotKind } from '../address/spot.ts'

/** Whether a shop asks for digits at such a place: at doors, not at counters and in offices (decision 099). */
export function isPinAsked(shop: { readonly asksPin?: boolean }, kind: SpotKind): boolean {
  return shop.asksPin === true && kind === 'delivery'
}

/**
 * The four digits that a customer says at the door. They follow from the code of the delivery's page, which
 * no driver sees, so that nothing is kept beside it (spec 20.21).
 */
export function doorPin(track: string): string {
  const bits = Number.parseInt(track.replaceAll('-', '').slice(-12), 16)
  return String(bits % 10_000).padStart(4, '0')
}

/**
 * By which a phone without a network knows mistyped digits (FNV-1a). It hides them from a glance, not from
 * an attacker: the server compares the digits themselves.
 */
export function pinMark(delivery: string, pin: string): number {
  let mark = 0x811c9dc5
  for (const letter of `${delivery} ${pin}`)
    mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return mark
}
