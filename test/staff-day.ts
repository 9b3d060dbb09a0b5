import { transaction } from '#server/db/database.ts'
import { addBatch } from '#server/db/production/batches.ts'
import { addVersion } from '#server/db/production/production-lists.ts'
import { addPasskey } from '#server/db/staff/passkeys.ts'
import { issueDocuments } from '#server/payments/fiscal-documents.ts'
import { followLists } from '#server/production/following.ts'
import { type DeskCallName, deskCalls } from '#shop/people/calls.ts'
import { type StaffRole, staffRoles } from '#shop/people/staff.ts'
import { departments } from '#shop/production/frozen-list.ts'
import { askDesk, type Seat, seat } from './desk.ts'
import { type Door, monday } from './door.ts'
import { offerAtDoor, orderAtDoor } from './orders/at-door.ts'
import { offerBank, orderByBank } from './orders/by-bank.ts'
import { paidOrder, paidWeek } from './orders/orders.ts'
import { maria, nikos, proveEmail, signUp } from './people.ts'

/** A day on which everybody has something to do: one of each thing that a call of the staff room names. */
export type StaffDay = Awaited<ReturnType<typeof beginDay>>

export async function beginDay(door: Door) {
  const seats = await seatEverybody(door)
  const { owner } = seats
  const ask = async (name: DeskCallName, input: object = {}, desk: Seat = owner) => {
    const { code, data } = await askDesk(door, name, input, { desk })
    if (code !== 'ok') throw new Error(`${name}: ${code} ${JSON.stringify(data)}`)
    return data
  }
  const sold = await sell(door)
  const toPack = await bagOfToday(door, sold.token)
  await freezeToday(door)
  await cookFriday(door)
  const orders = await shownOrders(door, ask, { ...sold, asker: await seat(door, 'care') })
  return {
    seats,
    ask,
    ...sold,
    ...orders,
    onDue: await dueOrder(door, ask, sold.token),
    onTransfer: await transferredOrder(door, ask, sold.token),
    toPack,
    colleague: await seat(door, 'chef'),
    deviceId: (await ask('device-create', { name: 'Τάμπλετ', faces: ['packing'] })).id as string,
    ...(await openMatters(door, ask, sold.customerId)),
    ...(await openReleases(door, ask, sold.slug)),
  }
}

type Ask = (name: DeskCallName, input?: object, desk?: Seat) => ReturnType<typeof JSON.parse>

async function seatEverybody(door: Door): Promise<Record<StaffRole, Seat>> {
  const seats: Partial<Record<StaffRole, Seat>> = {}
  for (const role of staffRoles) {
    const taken = await seat(door, role)
    const passkey = { publicKey: new Uint8Array([1]), counter: 0, transports: [], name: 'x' }
    await addPasskey(door.db, taken.id, { ...passkey, id: taken.id, now: new Date(monday) })
    seats[role] = taken
  }
  return seats as Record<StaffRole, Seat>
}

/** A bag that is packed this morning, of an order that was moved there by hand. */
async function bagOfToday(door: Door, token: string) {
  const date = '2026-11-23'
  const { order } = await paidOrder(door, token)
  const { id: delivery = '', items = [] } = order.deliveries[0] ?? {}
  const of = [delivery, date]
  await door.db.query(
    `update order_delivery set date = $2, time_period_id = 'morning', time_from = '09:00', time_to = '13:00'
      where id = $1`,
    of,
  )
  const trays = items.map(({ id: buildId, amount }) => ({ buildId, trays: amount, codes: [] }))
  return { date, delivery, trays }
}

/** Today's afternoon has a change that nobody has seen. */
async function freezeToday(door: Door) {
  await followLists(door.shop)
  const changed = { version: 2, kind: 'changed', steps: [], staffId: null } as const
  const of = { date: '2026-11-23', timePeriodId: 'afternoon', at: monday }
  const concerns = [...departments]
  await transaction(door.db, tx => addVersion(tx, { ...changed, ...of, concerns }))
}

/** Last Friday's list has a dish of which a batch has begun. */
export const friday = { date: '2026-11-20', mealId: 'mousakas', buildId: 'mousakas-hero' } as const

async function cookFriday(door: Door) {
  const { date, mealId, buildId } = friday
  const name = { el: 'Μουσακάς', en: 'Moussaka' }
  const items = [{ buildId, mealId, name, portion: 'hero', amount: 3 } as const]
  const bag = {
    delivery: 'friday',
    number: 1001,
    bag: 1,
    window: 'morning',
    door: 'x',
    notes: '',
    items,
  }
  const frozen = { version: 1, kind: 'frozen', staffId: null, concerns: [] } as const
  const steps = [{ delivery: 'friday', bag }]
  const of = { date, timePeriodId: 'morning', at: monday - 80 * 3_600_000 }
  const builds = [{ buildId, trays: 3, allergens: [], traces: [] }]
  const begun = { date, number: 1, mealId, builds, useBy: '2026-11-23', staffId: 'x', now: of.at }
  await transaction(door.db, async tx => {
    await addVersion(tx, { ...frozen, ...of, steps })
    await addBatch(tx, begun)
  })
}

/** What only the test sells is sold, to Maria; Nikos has an account alone. */
async function sell(door: Door) {
  const { db } = door
  await db.query(`update order_delivery set status = 'canceled'`)
  await db.query('delete from kitchen_load')
  const token = await signUp(door, maria)
  await proveEmail(door, token)
  await signUp(door, nikos)
  const idOf = async (email: string): Promise<string> =>
    (await db.query('select id from customer where email = $1', [email])).rows[0].id
  const order = await paidOrder(door, token, { mains: 5 })
  const given = await paidOrder(door, token)
  const week = await paidWeek(door, token)
  await door.run('mails')
  await issueDocuments(door.shop)
  const { builds } = door.shop.catalogue()
  const sold = order.order.deliveries[0]?.items.map(({ id }) => builds.get(id)) ?? []
  const plain = sold.find(
    one => one && ![...one.meal.allergens, ...one.meal.traces].includes('sesame'),
  )
  const [customerId, idle] = [await idOf(maria.username), await idOf(nikos.username)]
  const mail = await db.query('select id from mail where customer_id = $1 limit 1', [customerId])
  return {
    ...{ token, customerId, idle, order, given, week },
    accountMail: mail.rows[0].id as string,
    slug: plain?.meal.slug ?? '',
    soldBuild: plain?.build.id ?? '',
  }
}

/** An order whose transfer the shop waits for. */
async function transferredOrder(door: Door, ask: Ask, token: string) {
  const { orderId, grandtotal: amount } = await orderByBank(door, token)
  offerBank(door, null)
  const { seen } = await ask('order-one', { order: orderId })
  return { order: orderId, seen, amount }
}

/** An order that is paid when it is handed over. */
async function dueOrder(door: Door, ask: Ask, token: string) {
  offerAtDoor(door)
  const { orderId, grandtotal: amount } = await orderAtDoor(door, token)
  offerAtDoor(door, null)
  const { seen } = await ask('order-one', { order: orderId })
  return { order: orderId, seen, amount }
}

type Sold = Awaited<ReturnType<typeof sell>>

async function shownOrders(
  door: Door,
  ask: Ask,
  { order, given, week, asker }: Sold & { asker: Seat },
) {
  const on = async ({ orderId }: { orderId: string }) => {
    const { seen } = await ask('order-one', { order: orderId })
    return { order: orderId, seen, reason: 'Έτσι το ζήτησε' }
  }
  await ask('order-refund-create', { ...(await on(given)), amount: 2, why: 'late' })
  await door.db.query(`update refund set status = 'by-hand'`)
  await door.db.query(`update fiscal_document set status = 'due' where order_id = $1`, [
    given.orderId,
  ])
  const of = async (sql: string): Promise<string> =>
    (await door.db.query(sql, [given.orderId])).rows[0].id
  const asking = { ...(await on(week)), amount: 10, why: 'missing' }
  await ask('order-refund-ask', asking, asker)
  const { request, mails } = await ask('order-one', { order: week.orderId })
  return {
    onOrder: await on(order),
    onWeek: await on(week),
    requestOf: request.id as string,
    orderMail: mails[0].id as string,
    refundId: await of('select id from refund where order_id = $1'),
    documentId: await of('select id from fiscal_document where order_id = $1'),
  }
}

/** A message, two orders on the phone, an office that nobody orders from, a member who was removed. */
async function openMatters(door: Door, ask: Ask, customerId: string) {
  const form = { name: 'Ελένη', email: 'eleni@example.com', phone: '', message: 'Έχει σουσάμι;' }
  const { id: messageId } = (await door.ask('contact-create', form)).data
  const { seen } = await ask('message-one', { messageId })
  const begun = await ask('phone-order-create', { customerId })
  const placed = await ask('phone-order-create', { customerId })
  const [begunCart, placedCart] = [await filled(ask, begun), await filled(ask, placed)]
  await ask('phone-order-place', { ...placed, toPay: placedCart.totals.grandtotal })
  const { companyId } = await ask('company-create', office)
  const office_ = await ask('company-one', { companyId })
  const lefka = await ask('company-one', { companyId: 'lefka' })
  const [leaver, member] = lefka.people
  await ask('company-member-delete', { companyId: 'lefka', customerId: leaver.id, reason: 'Έφυγε' })
  return {
    onMessage: { messageId, seen },
    phone: { ...begun, toPay: begunCart.totals.grandtotal } as {
      phoneOrderId: string
      toPay: number
    },
    placedByPhone: placed as { phoneOrderId: string },
    onOffice: { companyId, seen: office_.seen as string },
    leaver: leaver.email as string,
    member: member as { id: string; isManager: boolean },
  }
}

export const office = {
  ...{ nameEl: 'Ναυτιλιακή Σαρωνικού', nameEn: '', streetEl: 'Ακτή Μιαούλη', streetEn: '' },
  ...{ number: '93', municipality: 'Πειραιάς', postcode: '185 38' },
  ...{ emailDomains: ['saronikos.example'], onAccount: true },
}

async function filled(ask: Ask, order: object) {
  const address = {
    ...{ street: 'Σόλωνος', number: '47', municipality: 'Αθήνα', postcode: '10672' },
    ...{ floor: '2', bell: 'Παπά', phone: '6912345678' },
  }
  const { days } = await ask('phone-cart-update', { ...order, address })
  type Window = { id: string; available: boolean }
  const isOpen = ({ available }: Window) => available
  const day = days.find(({ timePeriods }: { timePeriods: Window[] }) => timePeriods.some(isOpen))
  const timePeriodId = day.timePeriods.find(isOpen).id
  const { meals } = await ask('phone-cart-update', { ...order, date: day.date, timePeriodId })
  const items = meals
    .filter(({ type }: { type: string }) => type === 'main-meal')
    .slice(-4)
    .map(({ builds: [build] }: { builds: { id: string }[] }) => ({ itemId: build?.id, amount: 1 }))
  return (await ask('phone-cart-update', { ...order, items })).cart
}

type Dish = { recipe: Record<string, unknown>; prices: number | Record<string, number> }

/** A draft, one that is planned, one that is live, and one that waits for what was sold. */
async function openReleases(door: Door, ask: Ask, slug: string) {
  const begin = async (piece: string, change: (dish: Dish) => Dish) => {
    const releaseId: string = (await ask('release-create', { name: piece })).id
    const { live } = await ask('dish-one', { slug: piece })
    const draft = { kind: 'dish', piece, seen: live, value: change(live) }
    await ask('draft-write', { releaseId, ...draft })
    return { releaseId, ...draft }
  }
  const live = await begin('mousakas', dearer)
  await ask('release-publish', { releaseId: live.releaseId, at: null })
  await door.run('releases')
  const planned = await begin('gemista', dearer)
  await ask('release-publish', { releaseId: planned.releaseId, at: '2026-12-23T11:00' })
  const waiting = await begin(slug, withSesame)
  const { gate } = await ask('release-one', { releaseId: waiting.releaseId })
  await ask('release-publish', { releaseId: waiting.releaseId, at: null, seen: gate.seen })
  return {
    draft: await begin('pastitsio', dearer),
    ...{ liveId: live.releaseId, plannedId: planned.releaseId, waitingId: waiting.releaseId },
  }
}

function dearer(dish: Dish): Dish {
  const { prices } = dish
  if (typeof prices === 'number') return { ...dish, prices: prices + 1 }
  const more = Object.entries(prices).map(([portion, euros]) => [portion, euros + 1])
  return { ...dish, prices: Object.fromEntries(more) }
}

function withSesame(dish: Dish): Dish {
  const tahini = Object.fromEntries(Object.keys(dish.prices).map(portion => [portion, 5]))
  return { ...dish, recipe: { ...dish.recipe, tahini } }
}

/** The calls for people who are logged in. */
export const innerCalls = (Object.keys(deskCalls) as DeskCallName[]).filter(
  name => deskCalls[name].roles !== 'stranger',
)
