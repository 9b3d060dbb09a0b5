import {
  type DeliveryState,
  hasEnded,
  isAhead,
  isOver,
  keepsItsDay,
  keptStates,
  stands,
  statesBefore,
} from '#shop/delivery-life.ts'

/**
 * What `shop/delivery-life.ts` says of a delivery's states, as lists for SQL: `d.status in (${ahead})`.
 * Constants and no parameters, so that an index of one state serves.
 */
const listed = (is: (delivery: { readonly status: DeliveryState }) => boolean) =>
  keptStates
    .filter(status => is({ status }))
    .map(status => `'${status}'`)
    .join(', ')

/** A paused one is to come, too. */
export const toCome = listed(delivery => !hasEnded(delivery))
export const ahead = listed(isAhead)
export const onItsDay = listed(keepsItsDay)
export const standing = listed(stands)
export const over = listed(isOver)
/** States that an order's end turns into canceled. */
export const cancelable = listed(({ status }) => statesBefore('cancel').includes(status))
/** States that become delivered by the clock once the window has ended. */
export const deliverable = listed(({ status }) => statesBefore('deliver', 'clock').includes(status))
