import { customerOrderCancel } from '../../changing/wishes.ts'
import { type GuestOrder, guestOrder } from '../../db/demo-day.ts'
import { sendRefunds } from '../../payments/refunds.ts'
import { countAsSent } from './mails.ts'
import { did, payPlanned, placePlanned, type Stage, type Visit, visitOf } from './ordering.ts'
import { followUp } from './sequels.ts'
import type { Planned } from './story.ts'

const minute = 60_000

/** Where the demo's orders are made, what is told of it, and what stops it between two steps. */
export type Teller = {
  readonly stage: Stage
  readonly say: (line: string) => void
  /** Stops between two orders. Finished orders stay, and the next start continues. */
  readonly signal: AbortSignal
}

/** Makes orders that were planned, each by itself; answers how many it made or finished. */
export async function makeOrders(
  { stage, signal }: Teller,
  orders: readonly Planned[],
  progress: (done: number) => void = () => {},
): Promise<number> {
  const { shop } = stage
  const visits = new Map<string, Visit>()
  let done = 0
  for (const planned of orders) {
    if (signal.aborted) return done
    const { guest, date, placedAt } = planned
    try {
      const visit = visits.get(guest.id) ?? (await visitOf(stage, guest, placedAt))
      visits.set(guest.id, visit)
      if (await makeOrder(stage, visit, planned)) progress(++done)
      await countAsSent(shop, guest.id)
    } catch (error) {
      shop.log(error, `an order of the demo failed: ${guest.id}, ${date}`)
    }
  }
  return done
}

/** Brings one order to where the story wants it, from wherever it stands; false: it stood there. */
async function makeOrder(stage: Stage, visit: Visit, planned: Planned): Promise<boolean> {
  const { guest, date, sequel } = planned
  const standing = () => guestOrder(stage.shop.db, guest.id, date)
  const waits = sequel === 'waits'
  let order = await standing()
  const isWhole = order && (order.isPaid || (waits && order.status === 'not-paid'))
  if (isWhole && (!sequel || waits || order?.changes)) return false
  if (order?.status === 'not-paid' && !(await isPaid(stage, visit, order))) {
    // Its time to pay is over: the guest gives it up and orders once more.
    did(await customerOrderCancel(visit(stage.shop.now()), { orderId: order.id }))
    order = await standing()
  }
  if (!order || (order.status === 'canceled' && !order.isPaid)) {
    await placePlanned(stage, visit, planned)
    order = await standing()
    if (!order) throw new Error('the order is lost')
    if (!waits && !order.isPaid && !(await isPaid(stage, visit, order)))
      throw new Error(`order ${order.id} could not be paid`)
  }
  // As they were before what follows: a mail tells the order as it is at that moment.
  await countAsSent(stage.shop, guest.id)
  if (sequel && !waits && order.changes === 0) await followUp(visit, planned, order.id)
  // Its money went back on that day, not on the one on which the demo is made.
  if (sequel === 'cancels')
    await sendRefunds({ ...stage.shop, now: () => planned.sequelAt + 2 * minute })
  return true
}

/** Pays an order that waits for it, two minutes after it was placed. */
async function isPaid(stage: Stage, visit: Visit, order: GuestOrder): Promise<boolean> {
  const { provider, ref, placedAt } = order
  if (!provider || !ref) return false
  return payPlanned(stage, visit, { provider, ref, at: placedAt.getTime() + 2 * minute })
}
