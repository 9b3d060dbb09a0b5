import { type Area, areaOfAddress } from '../area/area.ts'
import { catalogueAt } from '../area/area-terms.ts'
import type { Catalogue } from '../catalogue.ts'
import type { OrderDelivery } from '../order/order.ts'
import { placeGone } from '../publishing/place-gone.ts'
import { openWeekdays } from '../schedule/schedule.ts'
import { weekdayOf } from '../schedule/weekday.ts'
import type { ChangeableOrder } from './order-change.ts'

export function catalogueTo(
  order: ChangeableOrder,
  { address }: Pick<OrderDelivery, 'address'>,
  catalogue: Catalogue,
): Catalogue {
  return catalogueAt(catalogue, { spotId: order.spot.id, address: address ?? order.address })
}

/** Whether a door's area has this weekday and window; a closed day of the shop is no matter of the door. */
export function isBroughtTo(
  { date, timePeriod }: Pick<OrderDelivery, 'date' | 'timePeriod'>,
  { holidays, timePeriods }: Catalogue,
): boolean {
  return (
    openWeekdays(holidays).includes(weekdayOf(date)) &&
    timePeriods.some(({ id }) => id === timePeriod.id)
  )
}

/** Whether the shop still goes where a delivery goes, and no release is about to end that. */
export function isServed(
  order: ChangeableOrder,
  { address, date }: Pick<OrderDelivery, 'address' | 'date'>,
  shop: Catalogue,
): boolean {
  const { spot } = order
  const to = { spot, address: address ?? order.address }
  return shop.spots.has(spot.id) && placeGone(to, [date], shop) === null
}

/** The area of a delivery's door; undefined: it goes to no door. */
export function areaTo(
  order: ChangeableOrder,
  { address }: Pick<OrderDelivery, 'address'>,
  { areas }: Catalogue,
): Area | undefined {
  return order.spot.kind === 'delivery' ? areaOfAddress(address ?? order.address, areas) : undefined
}
