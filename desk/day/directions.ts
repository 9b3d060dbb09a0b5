import { addressLine } from '#shop/address/address.ts'
import type { Bag } from './chosen.ts'

/** A number stays with its street, and a postcode whole. */
export function doorLine(door: NonNullable<Bag['door']>): string {
  return addressLine(door).replace(/(?<!,) (?=\d)/g, '\u00a0')
}

/** The maps of the driver's own device; they learn the place and nothing of who lives there. */
export function directionsTo(door: NonNullable<Bag['door']>): string {
  const place = door.unverified ? addressLine(door) : `${door.lat},${door.lng}`
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`
}
