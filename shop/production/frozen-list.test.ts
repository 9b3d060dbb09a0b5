import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { athensInstant } from '../schedule/schedule.ts'
import { usualCutOffs } from '../shop-data/cut-offs.ts'
import {
  concernedBy,
  type Department,
  type FrozenBag,
  isFrozen,
  isOf,
  isToFreeze,
  type LiveBag,
  listAt,
  mayThaw,
  numbersIn,
  pending,
  unseenBy,
  type Version,
  type VersionKind,
} from './frozen-list.ts'

const hour = 3_600_000
const timePeriod = { from: '09:00', to: '13:00', ...usualCutOffs }
const window = { date: '2026-11-25', timePeriod }
const closed = athensInstant('2026-11-24', '09:00')
const name = { el: 'Σούπα', en: 'Soup' }

function live(delivery: string, more: Partial<LiveBag> & { amount?: number } = {}): LiveBag {
  const { amount = 1, ...rest } = more
  const items = [{ buildId: 'B1', mealId: 'M1', name, portion: 'regular', amount } as const]
  return {
    ...{ delivery, number: 1042, window: 'morning', door: 'x', notes: '', items },
    ...rest,
  }
}

function version(number: number, more: Partial<Version> = {}): Version {
  const kind: VersionKind = number === 1 ? 'frozen' : 'changed'
  return { version: number, kind, at: closed, concerns: [], seenBy: [], steps: [], ...more }
}

const first = (bags: readonly LiveBag[]) => version(1, { steps: pending([], bags, new Map()) })

/** The version that follows, as the shop writes it. */
function followed(versions: readonly Version[], bags: readonly LiveBag[]): Version {
  const list = listAt(versions)
  const steps = pending(list, bags, numbersIn(versions))
  return version(versions.length + 1, { steps, concerns: concernedBy(steps, list) })
}

const plain = (bags: readonly (LiveBag | FrozenBag)[]) =>
  bags
    .map(({ delivery, door, notes, items }) => JSON.stringify([delivery, door, notes, items]))
    .sort()

describe('14.16 a list freezes', () => {
  const at = (now: number, waiting = 0, versions: readonly Version[] = []) =>
    isToFreeze(window, versions, { waiting, now })

  test('once orders are closed, not before', () => {
    expect([at(closed), at(closed + 1)]).toEqual([false, true])
  })

  test('once the last begun payment is decided, an hour after the close at the latest', () => {
    expect(at(closed + hour, 1)).toBe(false)
    expect(at(closed + hour + 1, 1)).toBe(true)
  })

  test('never twice, and never after its window', () => {
    expect(at(closed + 1, 0, [version(1)])).toBe(false)
    expect(at(athensInstant('2026-11-25', '13:00'))).toBe(false)
  })

  test('14.20 half an hour after it was thawed', () => {
    const thawed = version(2, { kind: 'thawed', at: closed + hour })
    const versions = [version(1), thawed]
    expect(isFrozen(versions)).toBe(false)
    expect(at(thawed.at + hour / 2 - 1, 0, versions)).toBe(false)
    expect(at(thawed.at + hour / 2, 0, versions)).toBe(true)
  })
})

test('14.20 a list may be thawed until its window begins', () => {
  const begins = athensInstant('2026-11-25', '09:00')
  const may = (versions: readonly Version[], now: number, cookedAt: number | null = null) =>
    mayThaw(window, versions, { now, cookedAt })
  expect(may([version(1)], begins - 1)).toBe(true)
  expect(may([version(1)], begins)).toBe(false)
  expect(may([], closed)).toBe(false)
  expect(may([version(1), version(2, { kind: 'thawed' })], closed)).toBe(false)
  // For another window of the day, before this one froze; and for it.
  const { at } = version(1)
  expect(may([version(1)], begins - 1, at - 1)).toBe(true)
  expect(may([version(1)], begins - 1, at)).toBe(false)
})

describe('14.18 a number belongs to its bag', () => {
  test('whoever comes late gets the next, whoever comes back the old one', () => {
    const versions = [first([live('a'), live('b')])]
    versions.push(followed(versions, [live('b'), live('c')]))
    versions.push(followed(versions, [live('d'), live('a'), live('b'), live('c')]))
    expect(Object.fromEntries(numbersIn(versions))).toEqual({ a: 1, b: 2, c: 3, d: 4 })
    expect(listAt(versions.slice(0, 2)).map(({ bag }) => bag)).toEqual([2, 3])
  })

  test('the number of one that is gone is given to nobody, in no window of the date', () => {
    const morning = [first([live('a'), live('b')])]
    morning.push(followed(morning, [live('a')]))
    const steps = pending([], [live('z')], numbersIn(morning))
    expect(steps.map(({ bag }) => bag?.bag)).toEqual([3])
  })
})

describe('14.19 a change is seen', () => {
  const concerns = (bag: LiveBag) => followed([first([live('a')])], [bag]).concerns

  test('by kitchen and packing where food or a wish differs, by packing where a door does', () => {
    expect(concerns(live('a', { amount: 2 }))).toEqual(['kitchen', 'packing'])
    expect(concerns(live('a', { notes: 'y' }))).toEqual(['kitchen', 'packing'])
    expect(concerns(live('b'))).toEqual(['kitchen', 'packing'])
    expect(concerns(live('a', { door: 'y' }))).toEqual(['packing'])
    expect(concerns(live('a'))).toEqual([])
  })

  test('by each of them, and again where more changed', () => {
    const both: Department[] = ['kitchen', 'packing']
    const versions = [
      version(1),
      version(2, { concerns: both, seenBy: ['kitchen'] }),
      version(3, { concerns: ['packing'] }),
    ]
    const unseen = (department: Department) =>
      unseenBy(department, versions).map(({ version }) => version)
    expect([unseen('kitchen'), unseen('packing')]).toEqual([[], [2, 3]])
    const anew = [version(4, { kind: 'thawed' }), version(5, { kind: 'frozen' })]
    expect(unseenBy('packing', [...versions, ...anew])).toEqual([])
  })

  test('by the people of each, and whoever stands in for them', () => {
    expect(isOf('kitchen', ['chef']) && isOf('packing', ['packer'])).toBe(true)
    expect(isOf('kitchen', ['manager']) && isOf('packing', ['owner'])).toBe(true)
    expect(isOf('kitchen', ['packer', 'care', 'driver']) || isOf('packing', ['chef'])).toBe(false)
  })
})

// What happens to orders of one day with two windows, in any order; `follow` is a look at the list.
const happening = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), id: fc.nat(2), window: fc.nat(1) }),
  fc.record({ kind: fc.constant('pay' as const), id: fc.nat(2) }),
  fc.record({ kind: fc.constant('change' as const), id: fc.nat(2), amount: fc.nat(3) }),
  fc.record({ kind: fc.constant('move' as const), id: fc.nat(2), window: fc.nat(1) }),
  fc.record({ kind: fc.constant('door' as const), id: fc.nat(2), to: fc.constantFrom('x', 'y') }),
  fc.record({ kind: fc.constant('cancel' as const), id: fc.nat(2) }),
  fc.record({ kind: fc.constant('limit' as const), most: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('follow' as const) }),
)
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never
type Order = { isPaid: boolean; window: number; amount: number; door: string }

/** A shop of few orders, as simple as one can write it. */
function shopOf() {
  const orders = new Map<number, Order>()
  let most = 3
  const inWindow = (at: number) => [...orders.values()].filter(({ window }) => window === at).length
  const change = (id: number, more: Partial<Order>) => {
    const order = orders.get(id)
    if (order?.isPaid) orders.set(id, { ...order, ...more })
  }
  return {
    happens(one: Happening) {
      if (one.kind === 'limit') most = one.most
      else if (one.kind === 'place' && !orders.has(one.id) && inWindow(one.window) < most)
        orders.set(one.id, { isPaid: false, window: one.window, amount: 1, door: 'x' })
      else if (one.kind === 'pay') {
        const order = orders.get(one.id)
        if (order) order.isPaid = true
      } else if (one.kind === 'change') change(one.id, { amount: one.amount + 1 })
      else if (one.kind === 'move' && inWindow(one.window) < most)
        change(one.id, { window: one.window })
      else if (one.kind === 'door') change(one.id, { door: one.to })
      else if (one.kind === 'cancel') orders.delete(one.id)
    },
    /** The paid bags of a window. */
    live: (at: number) =>
      [...orders].flatMap(([id, { isPaid, window, amount, door }]) =>
        isPaid && window === at ? live(`d${id}`, { window: `${at}`, amount, door }) : [],
      ),
  }
}

test('14.17 14.18 whatever happens to orders, the list with what it lacks is the paid orders', () => {
  fc.assert(
    fc.property(fc.array(happening, { minLength: 20, maxLength: 80 }), happenings => {
      const shop = shopOf()
      const windows: Version[][] = [[], []]
      const follow = () => {
        for (const [at, versions] of windows.entries()) {
          const list = listAt(versions)
          const steps = pending(list, shop.live(at), numbersIn(windows.flat()))
          if (versions.length === 0 || steps.length > 0)
            versions.push(version(versions.length + 1, { steps }))
        }
      }
      const once = new Map<string, number>()
      for (const one of happenings) {
        if (one.kind === 'follow') follow()
        else shop.happens(one)
        const numbers = numbersIn(windows.flat())
        for (const [at, versions] of windows.entries()) {
          const steps = pending(listAt(versions), shop.live(at), numbers)
          expect(plain(listAt([...versions, { steps }]))).toEqual(plain(shop.live(at)))
        }
        // No bag changes its number, and no number its bag.
        for (const [delivery, bag] of numbers) {
          expect(once.get(delivery) ?? bag).toBe(bag)
          once.set(delivery, bag)
        }
        expect(new Set(once.values()).size).toBe(once.size)
      }
      follow()
      for (const [at, versions] of windows.entries())
        expect(plain(listAt(versions))).toEqual(plain(shop.live(at)))
    }),
    { numRuns: 400 },
  )
})
