import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { addCustomer } from '../../db/customer/customers.ts'
import { addCustomerSpot } from '../../db/customer/spots.ts'
import { transaction } from '../../db/database.ts'
import { deleteOldOrders, isSeeded } from '../../db/demo-day.ts'
import { readDemoPeople } from '../../db/demo-removal.ts'
import { alone } from '../../db/job-locks.ts'
import { claimSeed } from '../../db/shop/seeded.ts'
import { follow } from '../../production/day-list.ts'
import { demoLogins } from '../seed.ts'
import { addDemoDraft } from './draft.ts'
import { demoGuests, type Guest } from './guests.ts'
import { historyOf } from './history.ts'
import { cookAndPack } from './kitchen.ts'
import { writeMails } from './mails.ts'
import { addDemoMessages } from './messages.ts'
import type { Stage } from './ordering.ts'
import { makeOrders, type Teller } from './orders.ts'
import { rateDemoPast } from './ratings.ts'
import { shareOutAndBring, tellOfEarlierDays } from './road.ts'
import { nextOpenDay, storyOf } from './story.ts'

const day = 24 * 60 * 60_000
const guestIds = demoGuests.map(({ id }) => id)
/** Older days of the guests are deleted when a new one is made, so that a demo does not grow for ever. */
const keptDays = 100
/** Guests have known the shop for so long. */
const joinedDays = 120

/**
 * Makes the next open day of a demo shop, once: orders of guests by the functions that serve
 * customers, each step in its own transaction, some of them placed, paid or changed in the past. A
 * start that was stopped or killed midway is gone on with: an order is known by its guest and date.
 * Answers how many orders it made or finished.
 */
export async function makeDemoDay({ stage, say, signal }: Teller): Promise<number> {
  const { shop } = stage
  const now = shop.now()
  const mark = `demo-day ${nextOpenDay(athensDate(now), shop.catalogue().holidays)}`
  if ((await isSeeded(shop.db, mark)) || !(await isDemo(shop.db))) return 0
  let done = 0
  await undisturbed({ stage, say, signal }, async () => {
    done = await makeAll({ stage, say, signal }, now)
    if (!signal.aborted) await transaction(shop.db, tx => claimSeed(tx, mark))
  })
  return done
}

const historyMark = 'demo-history'

/**
 * Makes what the guests of a demo shop ordered in the quarter before today, once and in the same way, so
 * that takings have a curve. A day at a time: between two of them the jobs of the shop go on. Answers how
 * many orders it made or finished.
 */
export async function makeDemoHistory(telling: Teller): Promise<number> {
  const { stage, say, signal } = telling
  const { shop } = stage
  if ((await isSeeded(shop.db, historyMark)) || !(await isDemo(shop.db))) return 0
  const { timePeriods, holidays } = shop.catalogue()
  const days = historyOf(shop.now(), timePeriods, holidays)
  say(`The demo’s past: ${days.length} days are being made.`)
  let done = 0
  for (const [at, { orders }] of days.entries()) {
    await undisturbed(telling, async () => {
      done += await makeOrders(telling, orders)
    })
    if (signal.aborted) return done
    if (at % 20 === 19) say(`The demo’s past: ${at + 1} of ${days.length} days.`)
  }
  await rateDemoPast(stage, guestIds)
  await transaction(shop.db, tx => claimSeed(tx, historyMark))
  for (const job of ['orders', 'refunds', 'documents'] as const) shop.jobs.soon(job)
  say(`The demo’s past is made: ${done} orders.`)
  return done
}

/** Alone, and without the jobs that end unpaid orders and payments: to them these orders are days old. */
async function undisturbed({ stage, signal }: Teller, make: () => Promise<void>): Promise<void> {
  while (!signal.aborted && !(await alone(stage.shop.db, ['orders', 'payments'], make)))
    await pause(500)
}

/** An owner who removes the demo's people does not want their guests back. */
async function isDemo(db: Pool): Promise<boolean> {
  return (await readDemoPeople(db, [demoLogins[0].id])).length > 0
}

async function makeAll({ stage, say, signal }: Teller, now: number): Promise<number> {
  const { shop } = stage
  const { timePeriods, holidays } = shop.catalogue()
  const { date, today, orders } = storyOf(now, timePeriods, holidays)
  say(`The demo’s day: orders for ${[today, date].filter(Boolean).join(' and ')} are being made.`)
  const since = addDays(athensDate(now), -keptDays)
  await transaction(shop.db, async tx => {
    const untold = { guests: guestIds, before: athensDate(now), now }
    await tellOfEarlierDays(tx, stage, untold)
    await deleteOldOrders(tx, guestIds, since)
  })
  await addGuests(stage, now)
  await transaction(shop.db, async tx => {
    if (await claimSeed(tx, 'demo-messages')) await addDemoMessages(tx, now)
    if (await claimSeed(tx, 'demo-draft')) await addDemoDraft(tx, stage, now)
  })
  const done = await makeOrders({ stage, say, signal }, orders, made => {
    if (made % 20 === 0) say(`The demo’s day: ${made} of ${orders.length} orders.`)
  })
  if (signal.aborted) return done
  // A list that froze before these orders came is theirs, too, and no change of it.
  for (const each of [today, date])
    if (each)
      await transaction(shop.db, tx => follow(tx, each, { catalogue: shop.catalogue(), now }, true))
  if (today) {
    await transaction(shop.db, tx => cookAndPack(tx, stage, today, now))
    await shareOutAndBring(stage, today, now)
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
