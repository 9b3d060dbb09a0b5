import { describe, expect, test } from 'vitest'
import { type House, housesOf } from '#shop/route/stops.ts'
import { cutHouses, cutInTwo, cutsOf, isPart } from './cuts.ts'
import { Plan, type Van, type Window } from './plan.ts'

const bag = (delivery: string, house: string, isOffice = false) => ({
  ...{ delivery, house, isOffice, lat: 37.9, lng: 23.7 },
})
const houses = housesOf([
  ...['a1', 'a2', 'a3', 'a4', 'a5'].map(id => bag(id, 'office', true)),
  bag('b1', 'home'),
])
const [office, home] = houses as [House, House]
const window = (more: Partial<Window> = {}) =>
  ({ from: '09:00', to: '13:00', saved: null, houses, bags: [], ...more }) as unknown as Window
const van = (key: number, stops: readonly string[], more: Partial<Van> = {}): Van => ({
  ...{ key, driver: null, bags: 40, minutes: 240, stops: stops.map(id => [id]) },
  ...{ isLocked: false, pinned: 0, ...more },
})

describe('19.07 a house with several bags may be two stops', () => {
  const cuts = cutInTwo([], office)
  const parts = cutHouses(houses, cuts)

  test('each with its own bags and minutes, together all of them', () => {
    expect(parts.map(({ deliveries }) => deliveries)).toEqual([
      ['a1', 'a2', 'a3'],
      ['a4', 'a5'],
      ['b1'],
    ])
    expect(parts.map(({ bags, minutes }) => [bags, minutes])).toEqual([
      ...[
        [3, 6],
        [2, 5.5],
        [1, 5],
      ],
    ])
    expect(parts.map(part => isPart(part, { houses }))).toEqual([true, true, false])
  })

  test('a part is cut again, and what was cancelled leaves its part', () => {
    const [first] = parts as [House]
    const again = cutInTwo(cuts, first)
    expect(cutHouses(houses, again).map(({ deliveries }) => deliveries)).toEqual([
      ...[['a4', 'a5'], ['a1', 'a2'], ['a3'], ['b1']],
    ])
    const fewer = housesOf(['a1', 'a2', 'a3'].map(id => bag(id, 'office', true)))
    expect(cutHouses(fewer, cuts)).toEqual(fewer)
  })

  test('routes that were saved so are shown so', () => {
    const stops = (...deliveries: string[]) => [{ minutes: 5, deliveries }]
    const saved = {
      vans: [{ stops: stops('a1', 'a2') }, { stops: [...stops('b1'), ...stops('a3', 'a4', 'a5')] }],
    } as unknown as NonNullable<Window['saved']>
    expect(cutsOf(window({ saved }))).toEqual([
      ['a1', 'a2'],
      ['a3', 'a4', 'a5'],
    ])
    expect(cutsOf(window())).toEqual([])
  })

  test('are saved each in its van', () => {
    const cut = window({ houses: parts })
    const plan = new Plan([van(0, ['a1', 'b1']), van(1, ['a4'])], cut, { lat: 38, lng: 23.7 })
    expect(plan.deliveries()).toEqual([
      ['a1', 'a2', 'a3', 'b1'],
      ['a4', 'a5'],
    ])
  })
})

describe('19.03 the first stops of a van may be pinned', () => {
  const start = { lat: 38, lng: 23.7 }
  const plan = new Plan([van(0, [office.id, home.id], { pinned: 1 }), van(1, [])], window(), start)

  test('and stay first when the others are shared out anew', () => {
    expect(plan.toShare().vans.map(({ first }) => first)).toEqual([[office.id], []])
  })

  test('one that is moved away is not pinned any longer, one that comes before is', () => {
    expect(plan.move(office.id, 1).map(({ pinned }) => pinned)).toEqual([0, 0])
    expect(plan.move(home.id, 0, 0)[0]).toMatchObject({
      pinned: 2,
      stops: [home.deliveries, office.deliveries],
    })
    expect(plan.move(home.id, 1).map(({ pinned }) => pinned)).toEqual([1, 0])
  })
})
