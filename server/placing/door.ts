import type { PoolClient } from 'pg'
import { areaOfAddress } from '#shop/area/area.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import {
  atDoor,
  type DoorHindrance,
  doorHindranceOf,
  doorTermsAt,
  payerHindranceOf,
} from '#shop/door-payment.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { lockUnpaid } from '../db/order/unpaid-orders.ts'
import { doorStanding } from '../db/payment/door.ts'
import type { Placing } from '../db/placing.ts'

/** Why it cannot be paid at the door, with the customer's orders locked, so that two at once count; null: it can. */
export async function doorRefusal(
  tx: PoolClient,
  orderId: string,
  { customer, draft, network }: Placing,
  { catalogue, byShop }: { catalogue: Catalogue; byShop: boolean },
): Promise<Refusal | null> {
  if (draft.provider !== atDoor) return null
  const at = { spotId: draft.spot.id, code: draft.paymentType.code }
  const terms = doorTermsAt(catalogue.paymentTypes, at)
  const hindered = doorHindranceOf(terms, {
    planType: draft.plan.type,
    toPay: draft.totals.grandtotal - draft.company,
    area: areaOfAddress(draft.address, catalogue.areas)?.id ?? null,
    isFetched: draft.spot.kind === 'takeaway',
  })
  if (hindered) return refuseDoor(hindered)
  const { phone } = draft.address
  const of = { orderId, customerId: customer.id, phone }
  await lockUnpaid(tx, { ...of, network })
  const why = payerHindranceOf(terms, await doorStanding(tx, of), { byShop })
  return why && refuseDoor(why)
}

function refuseDoor(why: DoorHindrance): Refusal {
  return refuse('door-not-possible', { why })
}
