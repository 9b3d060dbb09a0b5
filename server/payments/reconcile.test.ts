import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { endUnpaid } from '../../test/orders/orders.ts'
import { placedOrder } from '../../test/outside/webhooks.ts'
import { maria, signUp } from '../../test/people.ts'
import { ProviderError, type Snapshot } from '../outside/payments/provider.ts'
import { checkAttempts } from './reconcile.ts'

const day = 24 * 60 * 60_000
const minute = 60_000
let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
beforeEach(async () => {
  door.at(monday)
  await endUnpaid(door)
  await door.db.query('update payment_attempt set next_check_at = null')
})
afterAll(() => door.close())

/** An attempt about which is asked now. */
async function due(): Promise<string> {
  const { attempt } = await placedOrder(door, token)
  await dueNow(attempt.id)
  return attempt.id
}
const dueNow = (id: string) =>
  door.db.query('update payment_attempt set next_check_at = $2 where id = $1', [
    id,
    new Date(monday),
  ])
const rowOf = async (id: string) =>
  (
    await door.db.query(
      `select status, reason, next_check_at is not null as asked, expires_at as until
        from payment_attempt where id = $1`,
      [id],
    )
  ).rows[0]

/** The shop, whose provider says that every payment stands so. */
function told(answer: Snapshot['outcome'] | Error, of?: string) {
  const { viva } = door.shop.outside.payments
  const log: string[] = []
  const fetch = async (attempt: { id: string; amount: number }): Promise<Snapshot> => {
    const isThis = of === undefined || attempt.id === of
    if (isThis && answer instanceof Error) throw answer
    const outcome = isThis && !(answer instanceof Error) ? answer : 'cancelled'
    return { outcome, amount: attempt.amount, transactionId: null, reason: null }
  }
  const payments = { ...door.shop.outside.payments, viva: { ...viva, fetch } }
  const outside = { ...door.shop.outside, payments }
  return { ...door.shop, outside, log: (_: unknown, line: string) => log.push(line), lines: log }
}

test.each(['paid', 'cancelled', 'expired'] as const)(
  'a payment that is over (%s) is not asked about again',
  async outcome => {
    const id = await due()
    expect(await checkAttempts(told(outcome))).toBe(1)
    expect(await rowOf(id)).toMatchObject({ status: outcome, asked: false })
  },
)

test.each(['pending', 'failed'] as const)(
  'a payment that is still %s is asked about again, until a day after its time',
  async outcome => {
    const id = await due()
    const { until } = await rowOf(id)
    door.at(until.getTime() + day - 1)
    expect(await checkAttempts(told(outcome))).toBe(1)
    expect(await rowOf(id)).toMatchObject({ status: outcome, asked: true })
    await dueNow(id)
    door.at(until.getTime() + day)
    await checkAttempts(told(outcome))
    expect(await rowOf(id)).toMatchObject({ status: 'expired', asked: false })
  },
)

test('a payment that nobody could decide says so', async () => {
  const id = await due()
  door.at((await rowOf(id)).until.getTime() + day)
  await checkAttempts(told('pending'))
  expect(await rowOf(id)).toMatchObject({ status: 'expired', reason: 'never decided' })
})

test('a payment whose process died before the provider answered ends after half a minute', async () => {
  const id = await due()
  await door.db.query(
    `update payment_attempt set status = 'created', provider_ref = null, created_at = $2
      where id = $1`,
    [id, new Date(monday)],
  )
  door.at(monday + 29_999)
  expect(await checkAttempts(told(new Error('nobody is asked')))).toBe(1)
  expect(await rowOf(id)).toMatchObject({ status: 'created', asked: true })
  await dueNow(id)
  door.at(monday + 30_000)
  await checkAttempts(told(new Error('nobody is asked')))
  expect(await rowOf(id)).toMatchObject({ status: 'failed', reason: 'left behind', asked: false })
})

test('a provider that is away is asked again, and what it cannot say ends no payment', async () => {
  const id = await due()
  door.at((await rowOf(id)).until.getTime() + 2 * day)
  const shop = told(new ProviderError('away'))
  await checkAttempts(shop)
  expect(await rowOf(id)).toMatchObject({ status: 'pending', asked: true })
  expect(shop.lines).toEqual([`payment ${id}: the provider is away`])
})

test('one payment that cannot be asked about does not keep the others from it', async () => {
  const [broken, good] = [await due(), await due()]
  const shop = told(new Error('a fault'), broken)
  expect(await checkAttempts(shop)).toBe(2)
  expect(await rowOf(good)).toMatchObject({ status: 'cancelled' })
  expect(await rowOf(broken)).toMatchObject({ status: 'pending', asked: true })
  expect(shop.lines).toEqual([`payment ${broken} could not be asked about`])
})

test('a provider that sends no messages is asked about again in seconds, another in minutes', async () => {
  const { payments } = door.shop.outside
  const { webhook, ...silent } = payments.viva
  expect(webhook).toBeDefined()
  for (const [viva, seconds] of [
    [payments.viva, 60],
    [silent, 15],
  ] as const) {
    const id = await due()
    const shop = told('pending')
    const asked = { ...viva, fetch: shop.outside.payments.viva.fetch }
    Object.assign(shop.outside.payments, { viva: asked })
    await checkAttempts(shop)
    const { rows } = await door.db.query(
      'select next_check_at as next from payment_attempt where id = $1',
      [id],
    )
    expect((rows[0].next.getTime() - monday) / 1000).toBe(seconds)
    await door.db.query('update payment_attempt set next_check_at = null where id = $1', [id])
  }
})

test('eight payments are asked about at once, and the rest by the next run', async () => {
  const ids: string[] = []
  for (let each = 0; each < 9; each++) {
    const { attempt } = await placedOrder(door, token)
    ids.push(attempt.id)
    await endUnpaid(door)
  }
  door.at(monday + minute)
  for (const id of ids) {
    await door.db.query(`update payment_attempt set status = 'pending' where id = $1`, [id])
    await dueNow(id)
  }
  expect([await checkAttempts(told('cancelled')), await checkAttempts(told('cancelled'))]).toEqual([
    8, 1,
  ])
})
