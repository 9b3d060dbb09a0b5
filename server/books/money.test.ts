import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '#shop/people/staff.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder, unpaidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { issueDocuments } from '../payments/fiscal-documents.ts'

let door: Door
let order: Bought
let other: Bought
let unpaid: Bought
const seats = new Map<StaffRole, Seat>()
const today = athensDate(monday)
const period = { from: addDays(today, -3), to: today }
beforeAll(async () => {
  door = await openDoor()
  const token = await signUp(door, maria)
  order = await paidOrder(door, token)
  other = await paidOrder(door, token)
  unpaid = await unpaidOrder(door, token)
  for (const role of ['owner', 'care', 'accountant'] as const)
    seats.set(role, await seat(door, role))
})
afterAll(() => door.close())

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}, role: StaffRole = 'owner') =>
  askDesk(door, name, input, { desk: seats.get(role) as Seat })
const cents = () => Math.round(order.grandtotal * 100)

test('15.01 takings are the money that came in, whether its document was issued or not', async () => {
  const before = (await ask('takings-one', period)).data
  await issueDocuments(door.shop)
  const after = (await ask('takings-one', period)).data
  expect(after).toEqual(before)
  const mine = after.rows.filter(({ date }: { date: string }) => date === today)
  const gross = mine.reduce(
    (sum: number, { taken }: { taken: { gross: number } }) => sum + taken.gross,
    0,
  )
  expect(gross).toBeGreaterThanOrEqual(cents())
  const { taken, documents, differences } = after
  const named = differences
    .filter(({ isRefund }: { isRefund: boolean }) => !isRefund)
    .reduce(
      (sum: number, one: { amount: number; documented: number | null }) =>
        sum + one.amount - (one.documented ?? 0),
      0,
    )
  expect(taken.gross - documents.taken).toBe(named)
  expect(after.prepaid).toBeGreaterThanOrEqual(cents())
})

test('15.02 what goes back stands beside what came in, by the day on which it went', async () => {
  const before = (await ask('takings-one', period)).data
  const shown = (await ask('order-one', { order: String(order.number) })).data
  const given = await ask('order-refund-create', {
    ...{
      order: String(order.number),
      seen: shown.seen,
      amount: 3,
      why: 'damaged',
      reason: 'sauce',
    },
  })
  expect(given.code).toBe('ok')
  await door.run('refunds')
  const after = (await ask('takings-one', period)).data
  expect(after.taken).toEqual(before.taken)
  expect(after.back.gross - before.back.gross).toBe(300)
  expect(after.prepaid).toBe(before.prepaid - 300)
})

test('15.03 money without a document is named by its order', async () => {
  await door.db.query('delete from fiscal_document where order_id = $1', [order.orderId])
  const { differences } = (await ask('takings-one', period)).data
  expect(differences).toContainEqual(
    expect.objectContaining({ order: order.number, amount: cents(), documented: null }),
  )
})

test('15.07 a document that failed is listed with the provider’s words, and issued again by the job', async () => {
  await door.db.query(
    `update fiscal_document set status = 'due', error = 'the tax office is closed',
        next_try_at = now() + interval '4 years' where order_id = $1`,
    [other.orderId],
  )
  const { failing } = (await ask('document-collection', period, 'accountant')).data
  expect(failing[0]).toMatchObject({ error: 'the tax office is closed' })
  expect((await ask('today-one')).data.waiting).toContainEqual(
    expect.objectContaining({ what: 'document-fails', count: 1 }),
  )
  const documentId = failing[0].id
  expect((await ask('document-again', { documentId }, 'accountant')).code).toBe('ok')
  expect(await issueDocuments(door.shop)).toBe(1)
  expect((await ask('document-collection', period)).data.failing).toEqual([])
  expect((await ask('document-again', { documentId })).code).toBe('document-not-waiting')
})

test('11.13 15.09 an export is one line a document, and a deed', async () => {
  const { documents } = (await ask('document-collection', period)).data
  const { data } = await ask('document-export', period, 'accountant')
  expect(data.rows).toBe(documents.length)
  expect(data.csv.split('\r\n')).toHaveLength(documents.length + 1)
  expect(data.csv.startsWith('\uFEFF"number";"date"')).toBe(true)
  const deeds = (await ask('deed-collection')).data
  expect(JSON.stringify(deeds)).toContain(`export ${period.from}`)
})

test('15.05 15.06 today says what waits and what is sold; care sees no takings', async () => {
  const { data } = await ask('today-one')
  expect(data.unpaid.orders).toContain(unpaid.number)
  expect(data.line.map(({ state }: { state: string }) => state)).toEqual(['now', 'ahead'])
  expect(data.takings.taken).toBeGreaterThanOrEqual(order.grandtotal)
  expect(data.days).toHaveLength(10)
  expect(data.days.some(({ sold }: { sold: number }) => sold > 0)).toBe(true)
  const care = (await ask('today-one', {}, 'care')).data
  expect(care.takings).toBeNull()
  expect(care.days).toEqual(data.days)
})

test('15.10 money that goes back by hand is told to the accountant, who says when it was sent', async () => {
  const { rows } = await door.db.query(
    `update refund set status = 'by-hand', done_at = null, tries = 0 where order_id = $1 returning id`,
    [order.orderId],
  )
  const open = (await ask('refund-collection', {}, 'accountant')).data
  expect(open[0]).toMatchObject({
    ...{ id: rows[0].id, order: order.number, amount: 300, status: 'by-hand' },
  })
  const sent = { refundId: rows[0].id, reason: 'IBAN του πελάτη' }
  expect((await ask('refund-done', sent, 'accountant')).code).toBe('ok')
  expect((await ask('refund-collection', {}, 'accountant')).data).toEqual([])
})

test('15.08 a document that nobody refused and nobody issues is named after an hour', async () => {
  const due = async () => {
    const { waiting } = (await ask('today-one')).data
    return waiting.find(({ what }: { what: string }) => what === 'document-due')
  }
  expect(await due()).toBeUndefined()
  await door.db.query(
    `update fiscal_document set status = 'due', created_at = $2::timestamptz - interval '61 minutes'
      where order_id = $1`,
    [other.orderId, new Date(door.shop.now())],
  )
  expect(await due()).toMatchObject({ count: 1, orders: [other.number] })
})

test('15.12 the books are checked once by whoever asks, and what was found stays', async () => {
  expect((await ask('books-one')).data.checkedAt).toBeNull()
  expect((await ask('books-one', { again: 'yes' })).data.isRunning).toBe(true)
  await expect
    .poll(async () => (await ask('books-one')).data.checkedAt, { timeout: 20_000 })
    .not.toBeNull()
  expect(JSON.stringify((await ask('books-one')).data.findings)).toContain('document')
})

test.each([
  [{ from: '2026-11-02', to: '2026-11-01' }],
  [{ from: '2025-01-01', to: '2026-11-01' }],
  [{ from: '2026-02-30', to: '2026-03-01' }],
  [{ from: "2026-11-01'", to: '2026-11-02' }],
  [{}],
])('15.11 a period that is none is refused: %o', async bad => {
  for (const name of ['takings-one', 'document-collection', 'document-export'] as const)
    expect((await ask(name, bad)).code).toBe('invalid-input')
  expect((await ask('document-again', { documentId: 'x' })).code).toBe('invalid-input')
})
