import type { Pool } from 'pg'
import { addedDemand, type Demand } from '#shop/capacity/capacity.ts'
import { toEuros } from '#shop/money.ts'
import { transaction } from '../db/database.ts'
import * as held from '../db/demo-removal.ts'
import { releaseKitchen } from '../db/load/capacity.ts'
import { dropWaiting } from '../orders/waiting-change.ts'
import { demoRows } from './catalogue.ts'
import { demoReleaseId } from './day/draft.ts'
import { demoGuests } from './day/guests.ts'
import { demoMessageIds, demoRequestIds } from './day/messages.ts'
import { demoLogins } from './seed.ts'
import { demoStaff } from './staff.ts'

type Removal = {
  /** What goes, a line each; none where nothing of the demo is left. */
  readonly goes: readonly string[]
  readonly stays: readonly string[]
  readonly withCatalogue: boolean
}

/** Names what a removal takes: people, and what is sold as long as no meal is the shop's own. */
export async function planRemoval(db: Pool, keepCatalogue: boolean): Promise<Removal> {
  const rows = await held.readDemo(db, await demoIds())
  const sells = rows.meals + rows.plans + rows.spots.length > 0
  const withCatalogue = sells && !keepCatalogue && rows.ownMeals === 0
  return {
    goes: [...peopleLines(rows), ...(withCatalogue ? catalogueLines(rows) : [])],
    stays: sells && !withCatalogue ? [keptLine(rows)] : [],
    withCatalogue,
  }
}

/** Deletes the demo's people, their orders, coupons and companies; the books stay in order. */
export async function removeDemo(db: Pool, { withCatalogue }: Removal, now: number): Promise<void> {
  const ids = await demoIds()
  await transaction(db, async tx => {
    let freed: readonly Demand[] = []
    for (const orderId of await held.lockDemoPeople(tx, ids.customers))
      freed = addedDemand(freed, await dropWaiting(tx, orderId, now))
    await releaseKitchen(tx, addedDemand(freed, await held.heldByCustomers(tx, ids.customers)))
    await held.deleteDemoPeople(tx, ids)
    if (withCatalogue) await held.deleteDemoCatalogue(tx, ids)
  })
}

/** The demo's customers, staff and guests that a database still holds; everybody may log in as the first two. */
export async function readDemoPeople(db: Pool): Promise<held.DemoPerson[]> {
  return [
    ...(await held.readDemoPeople(db, idsOf(demoLogins))),
    ...(await held.readDemoStaff(db, idsOf(demoStaff))),
    ...(await held.readDemoPeople(db, idsOf(demoGuests))),
  ]
}

async function demoIds(): Promise<held.DemoIds> {
  const { catalogue, coupons, ingredients } = await demoRows()
  const { meals, plans, spots, timePeriods } = catalogue
  return {
    customers: idsOf([...demoLogins, ...demoGuests]),
    guests: idsOf(demoGuests),
    messages: demoMessageIds,
    requests: demoRequestIds,
    releases: [demoReleaseId],
    staff: idsOf(demoStaff),
    coupons: idsOf(coupons),
    companies: idsOf(spots.filter(({ kind }) => kind === 'company')),
    meals: idsOf(meals),
    ingredients: idsOf(ingredients),
    plans: idsOf(plans),
    spots: idsOf(spots.filter(({ kind }) => kind !== 'company')),
    timePeriods: idsOf(timePeriods),
  }
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

function peopleLines({ people, staff, coupons, companies, ...counts }: held.DemoFound): string[] {
  const { guests, messages, ...orders } = counts
  const euros = toEuros(orders.paidCents).toFixed(2)
  return [
    ...people.map(({ name, email }) => `customer ${name}, ${email}: account, sessions, mails`),
    ...staff.map(({ name, email }) => `staff ${name}, ${email}: account and sessions`),
    ...(guests > 0 ? [`guests of the demo’s day: ${guests}`] : []),
    ...(messages > 0 ? [`messages of theirs to the shop: ${messages}`] : []),
    ...(orders.orders > 0
      ? [`orders of theirs: ${orders.orders}, of which paid: ${orders.paidOrders} (${euros} €)`]
      : []),
    ...coupons.map(code => `coupon ${code}`),
    ...companies.map(({ name, others }) =>
      others > 0
        ? `company ${name}; ${others} of its employees are not of the demo and stay customers`
        : `company ${name}`,
    ),
  ]
}

function catalogueLines({ meals, plans, spots, carts }: held.DemoFound): string[] {
  return [
    `catalogue: ${meals} meals, ${plans} plans, their codes and time windows`,
    ...spots.map(name => `place ${name}`),
    ...(carts > 0 ? [`carts of other people, filled with the demo’s meals: ${carts}`] : []),
  ]
}

function keptLine({ meals, ownMeals }: held.DemoFound): string {
  return `catalogue: ${meals} meals of the demo${ownMeals > 0 ? ` beside ${ownMeals} of the shop’s own` : ''}, with its plans, places and windows`
}
