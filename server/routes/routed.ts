import type { DueDelivery } from '#shop/packing/production.ts'
import { houseMark, type RoutedBag } from '#shop/route/stops.ts'

/** What a route needs to know of a delivery. */
export function routed({ id, spot, address }: DueDelivery): RoutedBag {
  return {
    delivery: id,
    house: houseMark(spot, address),
    isOffice: spot.kind === 'company',
    lat: address.lat,
    lng: address.lng,
  }
}
