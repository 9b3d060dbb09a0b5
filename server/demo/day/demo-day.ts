import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { addDays, athensDate } from '#shop/schedule.ts'
import { customerOrderCancel } from '../../changing/wishes.ts'
import { addCustomer } from '../../db/customer/customers.ts'
import { addCustomerSpot } from '../../db/customer/spots.ts'
import { transaction } from '../../db/database.ts'
import { deleteOldOrders, type GuestOrder, guestOrder, isSeeded } from '../../db/demo-day.ts'
import { readDemoPeople } from '../../db/demo-removal.ts'
import { alone } from '../../db/job-locks.ts'
import { claimSeed } from '../../db/seeded.ts'
import { demoLogins } from '../seed.ts'
import { demoGuests, type Guest } from './guests.ts'
import { countAsSent, writeMails } from './mails.ts'
import { addDemoMessages } from './messages.ts'
import { did, payPlanned, placePlanned, type Stage, type Visit, visitOf } from './ordering.ts'
import { followUp } from './sequels.ts'
import { nextOpenDay, type Planned, storyOf } from './story.ts'

const minute = 60_000
const day = 24 * 60 * minute
const guestIds = demoGuests.map(({ id }) => id)
/** Older days of the guests are deleted when a new one is made, so that a demo does not grow for ever. */
const keptDays = 30
/** Guests have known the shop for so long. */
const joinedDays = 40

type Telling = {
  readonly stage: Stage
  readonly say: (line: string) => void
  /** Stops between two steps; what is made stays, and the next start goes on. */
  readonly signal: AbortSignal
}

/**
 * Makes the next open day of a demo shop, once: orders of guests by the functions that serve
 * customers, each step in its own transaction, some of them placed, paid or changed in the past. A
 * start that was stopped or killed midway is gone on with: an order is known by its guest and date.
 * Answers how many orders it made or finished.
 */
export async function makeDemoDay({ stage, say, signal }: Telling): Promise<number> {
  const { shop } = stage
  const now = shop.now()
  const mark = `demo-day ${nextOpenDay(athensDate(now), shop.catalogue().holidays)}`
  if ((await isSeeded(shop.db, mark)) || !(await isDemo(shop.db))) return 0
  let done = 0
  // Alone, and without the jobs that end unpaid orders and payments: to them these are days old.
  const make = async () => {
    done = await makeAll({ stage, say, signal }, now)
    if (!signal.aborted) await transaction(shop.db, tx => claimSeed(tx, mark))
  }
  while (!signal.aborted && !(await alone(shop.db, ['orders', 'payments'], make))) await pause(500)
  return done
}

/** Whoever removes the demo's people does not want their guests back. */
async function isDemo(db: Pool): Promise<boolean> {
  return (await readDemoPeople(db, [demoLogins[0].id])).length > 0
}

async function makeAll({ stage, say, signal }: Telling, now: number): Promise<number> {
  const { shop } = stage
  const { timePeriods, holidays } = shop.catalogue()
  const { date, today, orders } = storyOf(now, timePeriods, holidays)
  say(`The demo’s day: orders for ${[today, date].filter(Boolean).join(' and ')} are being made.`)
  const kept = addDays(athensDate(now), -keptDays)
  await transaction(shop.db, tx => deleteOldOrders(tx, guestIds, kept))
  await addGuests(stage, now)
  await transaction(shop.db, async tx => {
    if (await claimSeed(tx, 'demo-messages')) await addDemoMessages(tx, now)
  })
  const visits = new Map<string, Visit>()
  let done = 0
  for (const planned of orders) {
    if (signal.aborted) return done
    try {
      const { guest } = planned
      const visit = visits.get(guest.id) ?? (await visitOf(stage, guest, planned.placedAt))
      visits.set(guest.id, visit)
      if (await makeOrder(stage, visit, planned)) done++
      await countAsSent(shop, guest.id)
    } catch (error) {
      shop.log(error, `an order of the demo’s day failed: ${planned.guest.id}, ${planned.date}`)
    }
    if (done > 0 && done % 20 === 0) say(`The demo’s day: ${done} of ${orders.length} orders.`)
  }
  await writeMails(
    shop,
    demoLogins.map(({ id }) => id),
  )
  // As in life, though some are due since yesterday.
  for (const job of ['refunds', 'documents'] as const) shop.jobs.soon(job)
  say(`The demo’s day is made: ${done} orders. DEMO_DAY=off leaves it out.`)
  return done
}

async function addGuests({ shop }: Stage, now: number): Promise<void> {
  const joined = new Date(now - joinedDays * day)
  for (const guest of demoGuests)
    await transaction(shop.db, async tx => {
      const person = { ...guest, lang: 'el', passwordHash: null } as const
      await addCustomer(tx, { ...person, emailVerifiedAt: joined, now: joined })
      if (isOfOffice(guest) && shop.catalogue().spots.has('lefka'))
        await addCustomerSpot(tx, guest.id, 'lefka', joined.getTime())
    })
}

function isOfOffice({ street }: Guest): boolean {
  return street === null
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
  return true
}

/** Pays an order that waits for it, two minutes after it was placed. */
async function isPaid(stage: Stage, visit: Visit, order: GuestOrder): Promise<boolean> {
  const { provider, ref, placedAt } = order
  if (!provider || !ref) return false
  return payPlanned(stage, visit, { provider, ref, at: placedAt.getTime() + 2 * minute })
}
