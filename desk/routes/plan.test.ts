import { describe, expect, test } from 'vitest'
import { type House, housesOf } from '#shop/route/stops.ts'
import { cutHouses, cutInTwo, cutsOf } from './cuts.ts'
import { nextKey, Plan, type Van, vansOf, type Window } from './plan.ts'

const start = { lat: 38, lng: 23.7 }
const where = ['near', 'home', 'far', 'farthest']
const bag = (delivery: string, house: string) => ({
  ...{ delivery, house, isOffice: false, lat: 38, lng: 23.71 + where.indexOf(house) / 100 },
})
const near = bag('n', 'near')
const home = ['a', 'b', 'c'].map(id => bag(id, 'home'))
const far = bag('f', 'far')
const farthest = bag('z', 'farthest')
const window = (bags: ReturnType<typeof bag>[], saved: unknown = null) =>
  ({ from: '09:00', to: '13:00', saved, houses: housesOf(bags), bags: [] }) as unknown as Window
const van = (key: number, stops: Van['stops'], more: Partial<Van> = {}): Van => ({
  ...{ key, driver: null, bags: 40, minutes: 240, stops, isLocked: false, pinned: 0, ...more },
})
const saved = {
  vans: [
    { driver: 'd1', bags: 30, minutes: 200, stops: [['f'], ['a', 'b', 'c']] },
    { driver: 'd2', bags: 20, minutes: 100, stops: [['z']] },
  ].map(one => ({
    ...one,
    stops: one.stops.map(deliveries => ({ minutes: 5, deliveries })),
  })),
}
const whole = [...home, far, farthest]
const withoutFirst = whole.filter(({ delivery }) => delivery !== 'a')

describe('19.04 a house keeps its stop while one of its bags is still there', () => {
  test('where routes were saved before its first bag was cancelled', () => {
    const now = window(withoutFirst, saved)
    expect(cutsOf(now)).toEqual([])
    const plan = new Plan(vansOf(now, []), now, start)
    expect(plan.deliveries()).toEqual([['f', 'b', 'c'], ['z']])
    expect(plan.left).toEqual([])
  })

  test.each([
    ['planned', (plan: Plan) => plan.vans],
    ['moved', (plan: Plan) => plan.move('a', 1, 0)],
    ['put', (plan: Plan) => new Plan(plan.move('a', null), window(whole), start).put('a')],
    [
      'shared out',
      (plan: Plan) => plan.shared([{ van: '0', stops: ['f', 'a'], driving: 1, minutes: 1 }]),
    ],
  ])('where it was %s on an open page', (_, act) => {
    const before = new Plan(vansOf(window(whole, saved), []), window(whole), start)
    const after = new Plan(act(before) ?? [], window(withoutFirst), start)
    expect(after.deliveries().flat()).toEqual(expect.arrayContaining(['b', 'c']))
  })

  test('vans that were locked stay as they are when the others are shared out', () => {
    const vans = [van(0, [['f']], { isLocked: true }), van(1, [['z']])]
    const plan = new Plan(vans, window(whole), start)
    expect(plan.shared([])).toMatchObject([{ stops: [['f']] }, { stops: [] }])
  })
})

describe('19.07 a house that is cut', () => {
  test('leaves both halves in its van, whichever bag the van knew it by', () => {
    const plan = new Plan([van(0, [['c'], ['f']])], window(whole), start)
    const [house] = plan.routes[0] as [House]
    const cut = { ...window(whole), houses: cutHouses(housesOf(whole), cutInTwo([], house)) }
    expect(new Plan(plan.vans, cut, start).routes[0]?.map(({ deliveries }) => deliveries)).toEqual([
      ...[['a', 'b'], ['c'], ['f']],
    ])
  })

  test('comes to one stop again where it is joined, with all its bags', () => {
    const parts = { ...window(whole), houses: cutHouses(housesOf(whole), [['a', 'b'], ['c']]) }
    const vans = [van(0, [['a'], ['f']], { pinned: 2 }), van(1, [['z'], ['c']])]
    const joined = new Plan(vans, parts, start).join({ id: 'c' }, ['a', 'b', 'c'])
    const after = new Plan(joined, window(withoutFirst), start)
    expect(after.deliveries()).toEqual([['f'], ['z', 'b', 'c']])
    expect(after.vans.map(({ pinned }) => pinned)).toEqual([1, 0])
  })
})

describe('19.03 pinned stops stay first', () => {
  test('where another is put: it comes after them, though before would cost less', () => {
    const now = window([near, ...whole])
    const put = (pinned: number) =>
      new Plan([van(0, [['f'], ['z']], { pinned })], now, start).put('n')?.[0]?.stops
    expect(put(0)?.[0]).toEqual(['n'])
    expect(put(2)).toEqual([['f'], ['z'], ['n']])
  })

  test('where one of them is cut: both halves are pinned', () => {
    const plan = new Plan(
      [van(0, [home.map(({ delivery }) => delivery), ['f'], ['z']], { pinned: 2 })],
      window(whole),
      start,
    )
    const [house] = plan.routes[0] as [House]
    const cut = { ...window(whole), houses: cutHouses(housesOf(whole), cutInTwo([], house)) }
    const after = new Plan(plan.vans, cut, start)
    expect(after.vans[0]?.pinned).toBe(3)
    expect(after.toShare().vans[0]?.first).toEqual(['a', 'c', 'f'])
  })

  test('where one of them is cancelled: no other is pinned in its place', () => {
    const vans = [van(0, [['f'], ['a', 'b', 'c'], ['z']], { pinned: 2 })]
    const plan = new Plan(vans, window([...home, farthest]), start)
    expect(plan.vans[0]?.pinned).toBe(1)
    expect(plan.toShare().vans[0]?.first).toEqual(['a'])
  })
})

test('19.05 vans of newer routes are none of those that were there: fields do not show old numbers', () => {
  const before = vansOf(window(whole), [])
  const newer = vansOf(window(whole, saved), [], nextKey(before))
  expect(newer.map(({ key, bags }) => [key, bags])).toEqual([
    ...[
      [1, 30],
      [2, 20],
    ],
  ])
})
