import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { type Bought, paidWeek } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'

let door: Door
let token: string
let care: Seat
let colleague: Seat
let manager: Seat
let owner: Seat
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  care = await seat(door, 'care')
  colleague = await seat(door, 'care')
  manager = await seat(door, 'manager')
  owner = await seat(door, 'owner')
})
afterAll(() => door.close())

const reason = 'Δεν ήρθε ποτέ'
const shown = async ({ orderId }: Bought, desk = care) =>
  (await askDesk(door, 'order-one', { order: orderId }, { desk })).data
const asking = async (of: Bought, amount = 52, desk = care, more: object = {}) => {
  const { seen } = await shown(of)
  const input = { order: of.orderId, seen, reason, amount, why: 'missing', ...more }
  return askDesk(door, 'order-refund-ask', input, { desk })
}
const approving = async (of: Bought, desk: Seat, more: object = {}) => {
  const { seen, request } = await shown(of, desk)
  const input = { order: of.orderId, seen, requestOf: request?.id ?? 'none', ...more }
  return askDesk(door, 'order-refund-approve', input, { desk })
}
const declining = async (of: Bought, desk: Seat) => {
  const { request } = await shown(of, desk)
  const input = { order: of.orderId, requestOf: request?.id ?? 'none', reason: 'Ήρθε, το είδαμε' }
  return askDesk(door, 'order-refund-decline', input, { desk })
}
const asked = async (amount = 52) => {
  const bought = await paidWeek(door, token)
  expect((await asking(bought, amount)).code).toBe('ok')
  return bought
}
const backOf = async (bought: Bought) => {
  const { refunds } = await shown(bought)
  return refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
}
const faults = async () =>
  (await audit(door.db, door.shop.now())).filter(({ note }) => !note).map(({ says }) => says)

describe('A refund above one’s limit', () => {
  test('12.08 waits for a second person, who sees what it does, and goes back once approved', async () => {
    const bought = await asked()
    expect(await backOf(bought)).toBe(0)
    const { request } = await shown(bought, manager)
    expect(request).toMatchObject({
      ...{ amount: 52, why: 'missing', reason, staffName: 'care' },
      ...{ isOwn: false, mayDecide: true, isChanged: false },
    })
    const preview = await approving(bought, manager, { preview: true })
    expect(preview.data).toMatchObject({ refunded: 52, mail: 'refund-sent' })
    expect(await backOf(bought)).toBe(0)
    expect((await approving(bought, manager)).code).toBe('ok')
    expect(await backOf(bought)).toBe(52)
    const after = await shown(bought)
    expect(after.request).toBeNull()
    expect(after.deeds.map(({ call }: { call: string }) => call)).toEqual(
      expect.arrayContaining(['order-refund-ask', 'order-refund-approve']),
    )
    expect((await approving(bought, owner)).code).toBe('refund-not-asked')
    expect(await faults()).toEqual([])
  })

  test('12.09 is never approved by whoever asked, nor by a limit that does not reach', async () => {
    const bought = await asked()
    expect((await approving(bought, care)).code).toBe('own-request')
    expect((await shown(bought, colleague)).request.mayDecide).toBe(false)
    expect(await approving(bought, colleague)).toMatchObject({ code: 'over-limit' })
    expect((await declining(bought, colleague)).code).toBe('over-limit')
    expect(await backOf(bought)).toBe(0)
    const own = await paidWeek(door, token)
    expect((await asking(own, 52, owner)).code).toBe('ok')
    expect((await approving(own, owner)).code).toBe('own-request')
  })

  test('12.10 two people who approve it at once give back once', async () => {
    const bought = await asked()
    const two = await Promise.all([approving(bought, manager), approving(bought, owner)])
    const codes = two.map(({ code }) => code)
    expect(codes.filter(code => code === 'ok')).toHaveLength(1)
    expect(['order-changed', 'refund-not-asked']).toContain(codes.find(code => code !== 'ok'))
    expect(await backOf(bought)).toBe(52)
    expect(await faults()).toEqual([])
  })

  test('12.10 approved and declined at once, it is one of them', async () => {
    const bought = await asked()
    const two = await Promise.all([approving(bought, manager), declining(bought, owner)])
    expect(two.map(({ code }) => code).sort()).toEqual(['ok', 'refund-not-asked'])
    expect(await backOf(bought)).toBe(two[0]?.code === 'ok' ? 52 : 0)
  })

  test('12.12 an order that changed in between is looked at again before it is approved', async () => {
    const bought = await asked()
    const before = await shown(bought, manager)
    const { seen } = await shown(bought)
    const small = { order: bought.orderId, seen, reason, amount: 3, why: 'late' }
    expect((await askDesk(door, 'order-refund-create', small, { desk: care })).code).toBe('ok')
    expect((await approving(bought, manager, { seen: before.seen })).code).toBe('order-changed')
    expect((await shown(bought, manager)).request.isChanged).toBe(true)
    expect((await approving(bought, manager)).code).toBe('ok')
    expect(await backOf(bought)).toBe(55)
  })

  test('12.11 is declined with a reason, taken back by whoever asked, and asked anew after that', async () => {
    const bought = await asked()
    expect((await asking(bought, 54)).code).toBe('refund-asked-already')
    expect((await declining(bought, manager)).code).toBe('ok')
    expect((await asking(bought, 54)).code).toBe('ok')
    expect((await declining(bought, care)).code).toBe('ok')
    const { deeds } = await shown(bought)
    const states = deeds.map(({ changes }: { changes: { request: { to: string } } }) => {
      return changes.request.to
    })
    expect(states).toEqual(['withdrawn', 'waiting', 'declined', 'waiting'])
    expect(await backOf(bought)).toBe(0)
  })

  test('12.07 12.11 twice at once it is asked once, and never more than was paid', async () => {
    const bought = await paidWeek(door, token)
    const two = await Promise.all([asking(bought), asking(bought, 53, colleague)])
    expect(two.map(({ code }) => code).sort()).toEqual(['ok', 'refund-asked-already'])
    const other = await paidWeek(door, token)
    expect((await asking(other, other.grandtotal + 0.01)).code).toBe('too-much-back')
    expect((await asking(other, 0)).code).toBe('invalid-input')
    expect((await asking(other, 52, care, { preview: true })).data.waits).toBe(52)
    expect((await shown(other)).request).toBeNull()
  })

  test('12.13 stands on Today of everybody who cares, and whoever may decide is told so', async () => {
    const bought = await asked()
    const waits = async (desk: Seat) =>
      (await askDesk(door, 'today-one', {}, { desk })).data.requests.find(
        ({ order }: { order: number }) => order === bought.number,
      )
    expect(await waits(manager)).toMatchObject({ amount: 52, mayDecide: true, staffName: 'care' })
    expect(await waits(colleague)).toMatchObject({ mayDecide: false })
    await approving(bought, manager)
    expect(await waits(manager)).toBeUndefined()
  })
})

describe('Limits', () => {
  const set = (role: string, alone: unknown, desk = owner) =>
    askDesk(door, 'limit-update', { role, alone }, { desk })
  const limits = async () => (await askDesk(door, 'limit-collection', {}, { desk: manager })).data

  test('12.05 are set by an owner, counted at once, and deeds', async () => {
    expect(await limits()).toEqual([
      { role: 'manager', alone: 500 },
      { role: 'care', alone: 50 },
    ])
    expect((await set('care', 20.5)).code).toBe('ok')
    const bought = await paidWeek(door, token)
    expect((await shown(bought)).goodwill.limit).toBe(20.5)
    const { seen } = await shown(bought)
    const input = { order: bought.orderId, seen, reason, amount: 20.51, why: 'late' }
    expect((await askDesk(door, 'order-refund-create', input, { desk: care })).code).toBe(
      'over-limit',
    )
    const deeds = (await askDesk(door, 'deed-collection', {}, { desk: owner })).data
    expect(deeds[0]).toMatchObject({
      ...{ call: 'limit-update', subject: 'limit care' },
      changes: { alone: { from: 50, to: 20.5 } },
    })
    expect((await set('care', 50)).code).toBe('ok')
  })

  test('12.05 may be nothing at all, and 10 000 euros at most, and are answered as they become', async () => {
    const others = { role: 'manager', alone: 500 }
    for (const alone of [0, 10_000, 50]) {
      const { code, data } = await set('care', alone)
      expect([code, data]).toEqual(['ok', [others, { role: 'care', alone }]])
      expect(await limits()).toEqual(data)
    }
  })

  test('12.06 cannot be passed in steps', async () => {
    const bought = await paidWeek(door, token)
    const give = async (amount: number) => {
      const { seen } = await shown(bought)
      const input = { order: bought.orderId, seen, reason, amount, why: 'late' }
      return askDesk(door, 'order-refund-create', input, { desk: care })
    }
    expect((await give(30)).code).toBe('ok')
    expect(await give(21)).toMatchObject({ code: 'over-limit', data: { limit: 20 } })
    expect((await give(20)).code).toBe('ok')
    expect((await give(0.01)).code).toBe('over-limit')
  })

  test.each([
    ['owner', 5],
    ['care', -1],
    ['care', 10_000.01],
    ['care', 1.005],
    ['care', '5'],
    ['care', null],
    ['chef', 5],
  ])('12.05 %s cannot have %s', async (role, alone) => {
    expect((await set(role, alone)).code).toBe('invalid-input')
  })
})
