import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listsFor } from '#shop/packing/day-list.ts'
import { type DeskCallName, mayCall } from '#shop/people/calls.ts'
import { type StaffRole, staffRoles } from '#shop/people/staff.ts'
import { countWrites, readAnew } from '../../test/database/writes.ts'
import { askDesk, type Seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { overheard } from '../../test/outside/outside-calls.ts'
import { beginDay, friday, innerCalls, office, type StaffDay } from '../../test/staff-day.ts'
import { deskHooks } from './desk-hooks.ts'

let door: Door
let day: StaffDay
let dataDir: string
let customer: string
let writes: () => Promise<string>
/** Every row of every table, read where something was written since. */
let rows: () => Promise<unknown>
const soon = vi.fn()
const cooked = vi.fn()
const outsideAsked = vi.fn()
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-desk-'))
  door = await openDoor({ DATA_DIR: dataDir })
  day = await beginDay(door)
  const login = { username: 'maria@gastra.example', password: 'gastra-demo' }
  customer = (await door.ask('auth-login-email', login)).data.token
  const kitchen = { ...door.shop.kitchen, changed: cooked }
  const outside = overheard(door.shop.outside, outsideAsked)
  Object.assign(door.shop, { jobs: { soon }, kitchen, outside })
  writes = await countWrites(door.db)
  rows = readAnew(writes, allRows)
})
beforeEach(() => {
  soon.mockClear()
  cooked.mockClear()
  outsideAsked.mockClear()
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true, force: true })
})

type Input = (seat: Seat, role: StaffRole) => object | Promise<object>
const nothing: Input = () => ({})
const period: Input = () => ({ from: '2026-11-20', to: '2026-11-24' })
const order: Input = () => ({ order: day.order.orderId })
const onOrder = (more: object = {}) => ({ ...day.onOrder, ...more })
const delivery = () => ({ deliveryId: day.order.order.deliveries[0]?.id ?? '' })
const onCustomer: Input = () => ({ customerId: day.customerId })
const onMessage: Input = () => day.onMessage
const onColleague: Input = () => ({ staffId: day.colleague.id })
const lefka = { companyId: 'lefka' }
const reason = 'Έτσι συμφωνήσαμε'
const drafted = () => ({ releaseId: day.draft.releaseId, kind: 'dish', piece: day.draft.piece })
const afternoon = { date: '2026-11-23', timePeriodId: 'afternoon', version: 2 }
const newDraft = () => ({ kind: 'ingredient', piece: 'tahini' })
const line = () => ({
  ...{ releaseId: day.waitingId, ...delivery(), itemId: day.soldBuild },
})

/** Every call, with what somebody would send who has a reason to make it. */
const sent = {
  'staff-logout': nothing,
  'staff-logout-all': nothing,
  'staff-me': nothing,
  'passkey-collection': nothing,
  'passkey-options': ({ password }) => ({ password }),
  'passkey-create': () => ({
    ...{ name: 'Phone', id: 'bmV3', response: { clientDataJSON: 'e30', attestationObject: 'eA' } },
  }),
  'passkey-delete': ({ id }) => ({ passkeyId: id }),
  'pin-update': ({ password }) => ({ pin: '4071', password }),
  'device-collection': nothing,
  'device-create': () => ({ name: 'Τάμπλετ κουζίνας', faces: ['kitchen'] }),
  'device-delete': () => ({ deviceId: day.deviceId }),
  'staff-collection': nothing,
  'staff-create': () => ({ name: 'Άννα', email: 'anna@gastra.example', roles: ['owner'] }),
  'staff-roles-update': () => ({ staffId: day.colleague.id, roles: ['owner'] }),
  'staff-link-create': onColleague,
  'staff-delete': onColleague,
  'list-export': () => ({ list: 'orders', rows: 3 }),
  'opening-one': nothing,
  'shop-open': nothing,
  'limit-collection': nothing,
  'limit-update': () => ({ role: 'care', alone: 10_000 }),
  'deed-collection': nothing,
  'find-collection': () => ({ q: 'Μαρία' }),
  'order-collection': nothing,
  'order-one': order,
  'order-reject': () => onOrder(),
  'order-food-one': order,
  'order-cancel': () => onOrder(),
  'order-bank-paid': () => day.onTransfer,
  'order-door-paid': () => ({ ...day.onDue, by: 'cash' }),
  'order-door-unpaid': () => ({ order: day.onDue.order, seen: day.onDue.seen, reason }),
  'order-refund-create': () => onOrder({ amount: 3, why: 'damaged' }),
  'order-refund-ask': () => onOrder({ amount: 3, why: 'damaged' }),
  'order-refund-approve': () => ({ ...day.onWeek, requestOf: day.requestOf }),
  'order-refund-decline': () => ({ order: day.onWeek.order, requestOf: day.requestOf, reason }),
  'order-note-create': () => ({ order: day.order.orderId, text: 'Πήρε τηλέφωνο' }),
  'day-one': () => ({ date: day.order.order.deliveries[0]?.date }),
  'day-copy-create': async (seat, role) => {
    const { date } = day.order.order.deliveries[0] ?? {}
    const [list = 'cook'] = listsFor([role])
    const { data } = await askDesk(door, 'day-one', { date, list }, { desk: seat })
    return { date, list, way: 'csv', stamp: data?.stamp ?? '000000' }
  },
  'day-seen-create': (_seat, role) => ({
    ...afternoon,
    department: role === 'packer' ? 'packing' : 'kitchen',
  }),
  'day-thaw': () => afternoon,
  'kitchen-one': () => ({ date: friday.date }),
  'batch-begin': () => ({
    ...{ date: friday.date, mealId: friday.mealId },
    builds: [{ buildId: friday.buildId, trays: 1 }],
  }),
  'batch-labels': () => ({ date: friday.date, number: '1', lang: 'en' }),
  'packing-one': () => ({ date: day.toPack.date }),
  'bag-close': () => day.toPack,
  'routes-one': () => ({ date: day.toPack.date }),
  'routes-travel': () => ({ date: day.toPack.date, timePeriodId: 'morning', start: 'attica' }),
  'routes-update': async seat => {
    const { date, delivery } = day.toPack
    await door.db.query('delete from window_routes')
    const { data } = await askDesk(door, 'routes-one', { date }, { desk: seat })
    const window = data?.windows.find(({ bags }: { bags: { delivery: string }[] }) =>
      bags.some(bag => bag.delivery === delivery),
    )
    return {
      ...{ date, timePeriodId: window?.id ?? 'none', version: 0 },
      start: data?.starts[0].id ?? 'none',
      vans: [{ driver: null, bags: 10, minutes: 200, deliveries: [delivery] }],
    }
  },
  'bring-one': () => ({ date: day.toPack.date }),
  'fetch-one': () => ({ date: day.toPack.date }),
  'delivery-outcome': async (_, role) => {
    const { date, delivery } = day.toPack
    const kind = role === 'counter' ? 'takeaway' : 'delivery'
    await door.db.query(
      `update customer_order set spot = jsonb_set(spot, '{kind}', to_jsonb($2::text))
        where id = (select order_id from order_delivery where id = $1)`,
      [delivery, kind],
    )
    return { delivery, outcome: 'handed-over', at: `${date}T08:00:00Z`, took: null }
  },
  'tray-scan': () => {
    const { date, delivery } = day.toPack
    return { date, delivery, code: 'T261123-1-1-00', packed: [] }
  },
  'batch-end': () => ({
    ...{ date: friday.date, number: 1, core: 75 },
    made: [{ buildId: friday.buildId, trays: 3 }],
  }),
  'order-delivery-one': () => ({ order: day.order.orderId, ...delivery() }),
  'order-delivery-update': () => {
    const [{ timePeriod } = { timePeriod: { id: '' } }] = day.order.order.deliveries
    const timePeriodId = timePeriod.id === 'morning' ? 'afternoon' : 'morning'
    return onOrder({ ...delivery(), timePeriodId })
  },
  'order-delivery-cancel': () => onOrder(delivery()),
  'order-menu-update': () => {
    const items = day.order.order.deliveries[0]?.items ?? []
    const fewer = items.slice(1).map(({ id, amount }) => ({ itemId: id, amount }))
    return onOrder({ ...delivery(), items: fewer })
  },
  'order-mail-one': () => ({ order: day.onWeek.order, mailId: day.orderMail }),
  'order-mail-create': () => ({ order: day.onWeek.order, mailId: day.orderMail }),
  'mail-collection': nothing,
  'order-coupon-create': () => onOrder({ amount: 3 }),
  'customer-one': onCustomer,
  'customer-history': onCustomer,
  'customer-mail-one': () => ({ customerId: day.customerId, mailId: day.accountMail }),
  'customer-note-create': () => ({ customerId: day.customerId, note: 'Ρώτησε' }),
  'customer-sessions-end': onCustomer,
  'customer-password-link': onCustomer,
  'customer-erase': () => ({ customerId: day.idle }),
  'message-collection': nothing,
  'message-one': onMessage,
  'message-take': () => ({ ...day.onMessage, isMine: true }),
  'message-holder-collection': nothing,
  'message-assign': () => ({ ...day.onMessage, staffId: day.seats.care.id }),
  'message-answer': () => ({ ...day.onMessage, reply: 'Όχι' }),
  'message-answered': onMessage,
  'message-close': onMessage,
  'message-reopen': onMessage,
  'phone-customer-create': () => ({ name: 'Θάνος', email: 'thanos@example.gr', lang: 'el' }),
  'phone-order-create': onCustomer,
  'phone-cart-one': () => day.phone,
  'phone-cart-update': () => ({ ...day.phone, notes: 'Στον θυρωρό' }),
  'phone-order-place': () => day.phone,
  'phone-link-create': () => day.placedByPhone,
  'company-collection': nothing,
  'company-one': () => lefka,
  'company-statement-one': () => ({ ...lefka, month: '2026-11' }),
  'company-create': () => ({ ...office, nameEl: 'Άλλη', emailDomains: ['alli.example'] }),
  'company-update': () => {
    const { emailDomains: _, onAccount: __, ...door } = office
    return { ...day.onOffice, ...door, number: '95' }
  },
  'company-close': () => ({ ...day.onOffice, reason }),
  'company-domains-update': () => ({ ...day.onOffice, emailDomains: ['alli.example'] }),
  'company-allowance-update': () => ({
    ...{ ...day.onOffice, allowance: 12.5, from: '2026-12-01', reason },
  }),
  'company-manager-update': () => ({
    ...{ ...lefka, customerId: day.member.id, isManager: !day.member.isManager },
  }),
  'company-member-delete': () => ({ ...lefka, customerId: day.member.id, reason }),
  'company-member-allow': () => ({ ...lefka, email: day.leaver }),
  'company-payment-create': () => ({
    ...{ ...lefka, month: '2026-11', amount: 30.5, paidOn: '2026-11-20', reason },
  }),
  'refund-done': () => ({ refundId: day.refundId, reason }),
  'today-one': nothing,
  'books-one': nothing,
  'takings-one': period,
  'refund-collection': nothing,
  'document-collection': period,
  'document-again': () => ({ documentId: day.documentId }),
  'document-export': period,
  'release-collection': nothing,
  'release-one': () => ({ releaseId: day.waitingId }),
  'release-create': () => ({ name: 'Χειμώνας' }),
  'release-delete': () => ({ releaseId: day.draft.releaseId }),
  'release-publish': () => ({ releaseId: day.draft.releaseId, at: null }),
  'release-undo': () => ({ releaseId: day.plannedId }),
  'release-revert': () => ({ releaseId: day.liveId }),
  'release-ask': () => ({ releaseId: day.waitingId }),
  'release-line-one': line,
  'release-line-settle': () => ({ ...line(), choice: 'refund', note: 'Το είπε στις 9' }),
  'draft-write': () => ({ ...day.draft, seen: day.draft.value, value: day.draft.seen }),
  'drafts-write': () => ({
    into: { name: 'Άλλο' },
    drafts: [
      { kind: 'dish', piece: day.draft.piece, seen: day.draft.seen, value: day.draft.value },
    ],
  }),
  'draft-drop': drafted,
  'dish-collection': nothing,
  'dish-one': () => ({ slug: day.slug }),
  'calendar-one': () => ({ year: '2026' }),
  'kitchen-day-one': () => ({ date: '2026-11-25' }),
  'coupon-collection': nothing,
  'board-one': nothing,
  'terms-one': nothing,
  'places-one': nothing,
  'area-collection': nothing,
  'ingredient-collection': nothing,
  'words-collection': nothing,
  'words-one': () => ({ name: 'brand' }),
  'mark-collection': nothing,
  'mark-update': () => ({ name: 'logo', file: null }),
  'picture-one': () => ({ piece: 'meals_mousakas' }),
  'piece-history': newDraft,
  'piece-presence': newDraft,
  'ingredient-one': () => ({ id: 'tahini' }),
  'recipe-approve': drafted,
} satisfies Partial<Record<DeskCallName, Input>>

type Name = keyof typeof sent
const table = Object.entries(sent) as [Name, Input][]
const isAct = (name: Name) => deskHooks[name].kind === 'act'
const isEnding = (name: Name) => name.startsWith('staff-logout')
const ask = (name: Name, input: object, desk?: Seat) =>
  askDesk(door, name, input, desk ? { desk } : {})

/** A device is needed to prove a new passkey, and the demo shop is open. */
const unproved: Partial<Record<Name, string>> = {
  'passkey-create': 'passkey-not-valid',
  'shop-open': 'shop-is-open',
}
/** They write without a deed: where somebody is, what a cart holds or a scanner read, what a device has to answer. */
const writing: readonly Name[] = [
  'passkey-options',
  'phone-cart-update',
  'piece-presence',
  'tray-scan',
]

/** The rows of the shop, and the files of its folder. */
async function everything(): Promise<object> {
  return { rows: await rows(), files: (await readdir(dataDir, { recursive: true })).sort() }
}

async function allRows(): Promise<unknown> {
  const { rows: tables } = await door.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const each = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as rows,
      sum(hashtextextended(t::text, 0))::text as print from ${name} t`,
  )
  return (await door.db.query(`${each.join(' union all ')} order by name`)).rows
}

test('every call of the staff room stands in the table', () => {
  expect(Object.keys(sent).sort()).toEqual([...innerCalls].sort())
})

describe.each(table)('%s', (name, input) => {
  test('10.03 is refused by its role to whoever may not, and does nothing', async () => {
    const others = staffRoles.filter(role => !mayCall([role], name))
    const fields = await input(day.seats.owner, 'owner')
    const before = await writes()
    for (const role of others)
      expect([role, (await ask(name, fields, day.seats[role])).code]).toEqual([
        role,
        'role-not-allowed',
      ])
    expect(await writes()).toBe(before)
  })

  test('is closed for a stranger, a customer, and a cookie without the secret of its tab', async () => {
    const { owner, care } = day.seats
    const fields = await input(owner, 'owner')
    const before = await writes()
    for (const desk of [
      undefined,
      { ...owner, secret: '' },
      { ...owner, cookie: '' },
      { ...owner, secret: care.secret },
      { ...owner, secret: owner.cookie },
      { ...owner, cookie: customer, secret: customer },
    ])
      expect((await ask(name, fields, desk)).code).toBe('staff-logged-out')
    const headers = { authorization: `Bearer ${customer}`, cookie: `auth=${customer}` }
    expect((await askDesk(door, name, fields, { headers })).code).toBe('staff-logged-out')
    expect(await writes()).toBe(before)
  })

  test.skipIf(isEnding(name))('is answered to each role that may', async () => {
    for (const role of staffRoles.filter(one => mayCall([one], name))) {
      const fields = await input(day.seats[role], role)
      const { isLook } = deskHooks[name]
      const preview = isAct(name) && !isLook && { preview: true }
      const before = writing.includes(name) || isLook ? null : await everything()
      const { code } = await ask(name, { ...fields, ...preview }, day.seats[role])
      expect([role, code]).toEqual([role, unproved[name] ?? 'ok'])
      if (before) expect(await everything()).toEqual(before)
      // Nothing that an outside service did could be rolled back.
      if (preview) expect(outsideAsked).not.toHaveBeenCalled()
      // Mails, money and documents leave by jobs.
      if (!isLook) expect(soon).not.toHaveBeenCalled()
      expect(cooked).not.toHaveBeenCalled()
    }
  })
})

test('11.13 what somebody looks at is written down: there is no preview of it', async () => {
  const looks = table.filter(([name]) => deskHooks[name].isLook)
  expect(looks.map(([name]) => name)).toEqual(['customer-history', 'document-export'])
  for (const [name, input] of looks) {
    const fields = await input(day.seats.manager, 'manager')
    const heard = await ask(name, { ...fields, preview: true }, day.seats.manager)
    expect(heard).toMatchObject({ code: 'invalid-input', data: { errors: [{ field: 'preview' }] } })
  }
})
