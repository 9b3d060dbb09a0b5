import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import {
  attemptOf,
  chargeOf,
  inTrouble,
  placeAgain,
  placedOrder,
  type Trouble,
  tellShop,
  traces,
  troubles,
} from '../../test/outside/webhooks.ts'
import { maria, signUp } from '../../test/people.ts'
import { claimRefund } from '../db/payment/claimed-refunds.ts'
import { addRefund, type NewRefund } from '../db/payment/refunds.ts'
import { processEvents } from './events.ts'
import { finishRefund, sendRefunds } from './refunds.ts'

const minute = 60_000
let door: Door
let token: string
let logged: string[]
let now = monday
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  Object.assign(door.shop, { log: (_: unknown, message: string) => logged.push(message) })
})
beforeEach(() => {
  logged = []
  at(monday)
})
afterEach(() => door.db.query('delete from refund'))
afterAll(() => door.close())

const at = (instant: number) => {
  now = instant
  door.at(now)
}
type Paid = Awaited<ReturnType<typeof paidOrder>>

async function paidOrder() {
  const placed = await placedOrder(door, token)
  await comeBack(door, await choose(door, placed.redirectUrl, 'approve'), token)
  return placed
}

function refund({ orderId, attempt }: Paid, amount: number, more: Partial<NewRefund> = {}) {
  const due = { orderId, attemptId: attempt.id, amount, reason: 'changed' as const, dueAt: now }
  return addRefund(door.db, { ...due, ...more }, now)
}

const rowOf = async (id: string) =>
  (
    await door.db.query(
      `select status, tries, error, provider_ref is not null as named, next_try_at as next
        from refund where id = $1`,
      [id],
    )
  ).rows[0]
/** What went back, asked at the provider. */
const providerSum = async ({ attempt }: Paid) =>
  door.shop.outside.payments.viva.refundedSoFar({
    ...(await attemptOf(door, attempt.id)),
    transactionId: await chargeOf(door, attempt.ref),
  })
const mails = async (id: string) =>
  (
    await door.db.query(`select data from mail where key = $1 and code = 'refund-sent'`, [
      `refund-sent ${id}`,
    ])
  ).rows

describe('Money that goes back', () => {
  test('of a changed order is sent, booked and told, once', async () => {
    const paid = await paidOrder()
    const id = await refund(paid, 500)
    expect(await sendRefunds(door.shop)).toBe(1)
    expect(await sendRefunds(door.shop)).toBe(0)
    expect(await rowOf(id)).toMatchObject({ status: 'done', tries: 1, named: true, error: null })
    expect(await providerSum(paid)).toBe(500)
    expect(await mails(id)).toEqual([{ data: { amount: 500 } }])
    const { rows } = await door.db.query(
      'select amount_cents, status from fiscal_document where refund_id = $1',
      [id],
    )
    expect(rows).toEqual([{ amount_cents: 500, status: 'due' }])
  })

  test('in parts adds up to the whole and never beyond it', async () => {
    const paid = await paidOrder()
    const { amount } = paid.attempt
    const parts = [amount - 900, 400, 500]
    for (const part of parts) await refund(paid, part)
    expect(await sendRefunds(door.shop)).toBe(3)
    expect(await providerSum(paid)).toBe(amount)
    const beyond = await refund(paid, 1)
    await sendRefunds(door.shop)
    expect(await rowOf(beyond)).toMatchObject({ status: 'due' })
    expect((await rowOf(beyond)).error).toContain(`of ${amount} cents went back`)
    expect(logged).toEqual([`refund ${beyond} was not sent`])
    expect(await providerSum(paid)).toBe(amount)
  })

  test('of a payment that came too late goes by itself, without a document', async () => {
    const placed = await placedOrder(door, token)
    await choose(door, placed.redirectUrl, 'late')
    await door.db.query(`update customer_order set status = 'canceled' where id = $1`, [
      placed.orderId,
    ])
    await tellShop(door)
    await processEvents(door.shop)
    await sendRefunds(door.shop)
    expect(await traces(door, placed.orderId)).toMatchObject({
      status: 'canceled',
      attempts: ['paid refund'],
      refunds: [`late ${placed.attempt.amount} done`],
      documents: 0,
    })
    expect(await providerSum(placed)).toBe(placed.attempt.amount)
  })

  test('twice paid goes back once', async () => {
    const first = await placedOrder(door, token)
    const declined = await choose(door, first.redirectUrl, 'decline')
    await comeBack(door, declined, token)
    const second = await placeAgain(door, first.cartId, token)
    expect(second.attempt.id).not.toBe(first.attempt.id)
    // The provider lets the first be paid after all.
    await door.db.query('update sandbox_viva_order set state = 0 where code = $1', [
      first.attempt.ref,
    ])
    for (const { redirectUrl } of [first, second]) await choose(door, redirectUrl, 'late')
    await tellShop(door)
    await processEvents(door.shop)
    await sendRefunds(door.shop)
    const { attempts, refunds, status, documents } = await traces(door, first.orderId)
    expect(status).toBe('opened')
    expect(attempts.sort()).toEqual(['paid', 'paid refund'])
    expect(refunds).toEqual([`double ${first.attempt.amount} done`])
    expect(documents).toBe(1)
    const sums = [await providerSum(first), await providerSum(second)]
    expect(sums.sort()).toEqual([0, first.attempt.amount])
  })

  test('waits until it is due, and is never sent once it was withdrawn', async () => {
    const paid = await paidOrder()
    const kept = await refund(paid, 300, { dueAt: now + 15 * minute })
    const undone = await refund(paid, 400, { dueAt: now + 15 * minute })
    at(monday + 15 * minute - 1)
    expect(await sendRefunds(door.shop)).toBe(0)
    await withdraw(undone)
    at(monday + 15 * minute)
    expect(await sendRefunds(door.shop)).toBe(1)
    expect((await rowOf(kept)).status).toBe('done')
    expect((await rowOf(undone)).status).toBe('withdrawn')
    expect(await providerSum(paid)).toBe(300)
  })

  test('that is put off later stays here until then', async () => {
    const paid = await paidOrder()
    const id = await refund(paid, 300)
    await door.db.query('update refund set due_at = $2 where id = $1', [
      id,
      new Date(monday + 30 * minute),
    ])
    expect(await sendRefunds(door.shop)).toBe(0)
    at(monday + 30 * minute)
    expect(await sendRefunds(door.shop)).toBe(1)
  })

  test('withdrawn at the very moment when it leaves is one or the other', async () => {
    const paid = await paidOrder()
    let sum = 0
    for (let round = 0; round < 12; round++) {
      const id = await refund(paid, 10)
      const [withdrawn] = await Promise.all([withdraw(id), sendRefunds(door.shop)])
      if (!withdrawn) sum += 10
      expect((await rowOf(id)).status).toBe(withdrawn ? 'withdrawn' : 'done')
      expect(await providerSum(paid)).toBe(sum)
    }
  })

  test('goes back at most twenty times in one run, and the rest in the next', async () => {
    const paid = await paidOrder()
    for (let part = 0; part < 21; part++) await refund(paid, 10)
    expect(await sendRefunds(door.shop)).toBe(20)
    expect(await providerSum(paid)).toBe(200)
    expect(await sendRefunds(door.shop)).toBe(1)
    expect(await providerSum(paid)).toBe(210)
  })

  test('is sent once though several processes send at once', async () => {
    const orders = [await paidOrder(), await paidOrder()]
    for (const paid of orders) for (let part = 0; part < 6; part++) await refund(paid, 100)
    await Promise.all(Array.from({ length: 5 }, () => drain()))
    for (const paid of orders) expect(await providerSum(paid)).toBe(600)
    const { rows } = await door.db.query(
      `select count(*)::integer as n from refund where status = 'done'`,
    )
    expect(rows[0].n).toBe(12)
  })

  test('is taken one at a time of each payment, however many take at once', async () => {
    const paid = await paidOrder()
    for (let round = 0; round < 8; round++) {
      for (let part = 0; part < 4; part++) await refund(paid, 1)
      const claims = await Promise.all(Array.from({ length: 6 }, () => claimRefund(door.db, now)))
      expect(claims.filter(claim => claim !== null)).toHaveLength(1)
      await door.db.query('delete from refund')
    }
  })

  test('sets its mail and its document going, and without a document its mail alone', async () => {
    const woken: string[] = []
    const shop = { ...door.shop, jobs: { soon: (name: string) => woken.push(name) } }
    const paid = await paidOrder()
    await refund(paid, 300)
    await sendRefunds(shop)
    expect(woken).toEqual(['mails', 'documents'])
    await door.db.query('delete from fiscal_document where attempt_id = $1', [paid.attempt.id])
    const id = await refund(paid, 200)
    await sendRefunds(shop)
    expect(woken).toEqual(['mails', 'documents', 'mails'])
    const { rows } = await door.db.query('select 1 from fiscal_document where refund_id = $1', [id])
    expect(rows).toEqual([])
  })

  test('that is booked twice is told and documented once', async () => {
    const paid = await paidOrder()
    const id = await refund(paid, 300)
    const { orderId, attempt } = paid
    await sendRefunds(door.shop)
    const booked = { id, orderId, attemptId: attempt.id, amount: 300 }
    await finishRefund(door.shop, booked, 'twice')
    expect(await mails(id)).toHaveLength(1)
    const { rows } = await door.db.query(
      `select provider_ref = 'twice' as again from refund where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ again: false }])
  })

  test('that fails says why, in whatever way it failed', async () => {
    const paid = await paidOrder()
    const id = await refund(paid, 300)
    const { viva } = door.shop.outside.payments
    const send = viva.refund
    Object.assign(viva, { refund: () => Promise.reject('no line') })
    await sendRefunds(door.shop)
    Object.assign(viva, { refund: send })
    expect(await rowOf(id)).toMatchObject({ status: 'sending', error: 'no line' })
  })

  test('by hand is left to people, and counts', async () => {
    const paid = await paidOrder()
    const { viva } = door.shop.outside.payments
    const send = viva.refund
    Object.assign(viva, { refund: async () => ({ outcome: 'by-hand', providerRef: null }) })
    const id = await refund(paid, paid.attempt.amount)
    await sendRefunds(door.shop)
    Object.assign(viva, { refund: send })
    expect((await rowOf(id)).status).toBe('by-hand')
    expect(await mails(id)).toEqual([])
    const more = await refund(paid, 1)
    expect(await drain()).toBe(1)
    const { amount } = paid.attempt
    expect(await rowOf(more)).toMatchObject({
      ...{ status: 'due', error: `${amount} of ${amount} cents went back, not 1 more` },
    })
  })
})

describe('A refund whose process dies', () => {
  test('before it reached the provider is sent by the next run', async () => {
    const paid = await paidOrder()
    const id = await refund(paid, 700)
    expect(await claimRefund(door.db, now)).toMatchObject({ id, begun: false })
    expect(await sendRefunds(door.shop)).toBe(0)
    expect(await withdraw(id)).toBe(false)
    at(monday + minute)
    expect(await sendRefunds(door.shop)).toBe(1)
    expect((await rowOf(id)).status).toBe('done')
    expect(await providerSum(paid)).toBe(700)
  })

  test('after it reached the provider is found there, and is not paid twice', async () => {
    const paid = await paidOrder()
    await refund(paid, 200)
    await sendRefunds(door.shop)
    const id = await refund(paid, 700)
    await claimRefund(door.db, now)
    await door.shop.outside.payments.viva.refund(await attemptOf(door, paid.attempt.id), 700, id)
    at(monday + minute)
    expect(await sendRefunds(door.shop)).toBe(1)
    expect((await rowOf(id)).status).toBe('done')
    expect(await mails(id)).toHaveLength(1)
    expect(await providerSum(paid)).toBe(900)
  })

  test('is left to people where the provider cannot say what went back', async () => {
    const paid = await paidOrder()
    const id = await refund(paid, 700)
    await claimRefund(door.db, now)
    const { viva } = door.shop.outside.payments
    const { refund: send, refundedSoFar } = viva
    let sent = 0
    const silent = { refund: async () => ++sent, refundedSoFar: async () => null }
    Object.assign(viva, silent)
    at(monday + minute)
    expect(await sendRefunds(door.shop)).toBe(1)
    Object.assign(viva, { refund: send, refundedSoFar })
    expect(sent).toBe(0)
    expect(await rowOf(id)).toMatchObject({ status: 'by-hand', named: false })
    expect(await mails(id)).toEqual([])
    expect(logged).toEqual([`refund ${id}: 700 cents go back by hand`])
  })

  test('holds the next one of that payment back, and no other', async () => {
    const paid = await paidOrder()
    const other = await paidOrder()
    await refund(paid, 100)
    await claimRefund(door.db, now)
    const next = await refund(paid, 100)
    const others = await refund(other, 100)
    expect(await drain()).toBe(1)
    expect((await rowOf(next)).status).toBe('due')
    expect((await rowOf(others)).status).toBe('done')
    at(monday + minute)
    expect(await drain()).toBe(2)
    expect(await providerSum(paid)).toBe(200)
  })
})

describe('A refund whose provider is in trouble', () => {
  test.each(troubles)('%s is not lost, and is paid once', async trouble => {
    const paid = await paidOrder()
    const id = await refund(paid, 650)
    const spoil = (_: string, method: string) => (method === 'DELETE' ? trouble : null)
    await inTrouble(door, spoil, () => sendRefunds(door.shop))
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'sending', tries: 1 })
    expect(row.error).toMatch(/^viva /)
    expect(await providerSum(paid)).toBe(trouble === 'lost' ? 650 : 0)
    at(row.next.getTime())
    await sendRefunds(door.shop)
    expect(await rowOf(id)).toMatchObject({ status: 'done', error: null })
    expect(await providerSum(paid)).toBe(650)
  })

  test('is asked less and less often, and never given up', async () => {
    const paid = await paidOrder()
    const id = await refund(paid, 650)
    const waits: number[] = []
    for (let round = 0; round < 7; round++) {
      await inTrouble(
        door,
        () => 'down',
        () => sendRefunds(door.shop),
      )
      const { next } = await rowOf(id)
      waits.push((next.getTime() - now) / minute)
      at(next.getTime())
    }
    expect(waits).toEqual([1, 5, 15, 60, 240, 240, 240])
    await sendRefunds(door.shop)
    expect((await rowOf(id)).status).toBe('done')
  })

  test('that refuses with a good status is not believed to have paid', async () => {
    const paid = await paidOrder()
    // Somebody gave all of it back at the provider's own desk.
    const { amount, id: attemptId } = paid.attempt
    await door.shop.outside.payments.viva.refund(await attemptOf(door, attemptId), amount, 'desk')
    const id = await refund(paid, 100)
    await sendRefunds(door.shop)
    expect(await rowOf(id)).toMatchObject({ status: 'sending', tries: 1 })
    expect((await rowOf(id)).error).toContain('viva did not give back: 403')
  })

  test('in any sequence of troubles pays every refund once', async () => {
    const trouble = fc.constantFrom<Trouble | null>(null, ...troubles.filter(t => t !== 'slow'))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 800 }), { minLength: 1, maxLength: 4 }),
        fc.array(trouble, { maxLength: 12 }),
        async (amounts, sequence) => {
          const paid = await paidOrder()
          const ids: string[] = []
          for (const amount of amounts) ids.push(await refund(paid, amount))
          const left = [...sequence]
          const spoil = (url: string) =>
            url.includes('/api/transactions/') ? (left.shift() ?? null) : null
          await inTrouble(door, spoil, async () => {
            for (let run = 0; run < 20; run++) {
              await drain()
              at(now + 240 * minute)
            }
          })
          expect(await providerSum(paid)).toBe(amounts.reduce((a, b) => a + b, 0))
          for (const id of ids) {
            expect((await rowOf(id)).status).toBe('done')
            expect(await mails(id)).toHaveLength(1)
          }
          at(monday)
        },
      ),
      { numRuns: 20 },
    )
  })
})

async function withdraw(id: string): Promise<boolean> {
  const { rowCount } = await door.db.query(
    `update refund set status = 'withdrawn' where id = $1 and status = 'due'`,
    [id],
  )
  return rowCount === 1
}

async function drain(): Promise<number> {
  let sent = 0
  for (;;) {
    const taken = await sendRefunds(door.shop)
    if (taken === 0) return sent
    sent += taken
  }
}
