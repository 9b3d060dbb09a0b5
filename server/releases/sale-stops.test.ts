import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { KitchenLimit } from '#shop/capacity/capacity.ts'
import { addDays, athensDate, daysAhead } from '#shop/schedule/schedule.ts'
import type { DayLimit } from '#shop/shop-data/day-limits.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { transaction } from '../db/database.ts'
import { readLoadsOf } from '../db/load/capacity.ts'
import { addRelease } from '../db/release/release-steps.ts'
import { changeCapacity } from './gate.ts'
import { stopSelling, tendStops } from './stops.ts'

let door: Door
const today = athensDate(monday)
const releaseId = 'small'
beforeAll(async () => {
  door = await openDoor()
  const now = new Date(monday)
  const small = { id: releaseId, name: 'Small', staffId: 'x', reverts: null, now }
  await transaction(door.db, tx => addRelease(tx, small))
})
beforeEach(async () => {
  for (const table of ['sale_stop', 'place_stop', 'kitchen_load'])
    await door.db.query(`delete from ${table}`)
})
afterAll(() => door.close())

/** What the shop offers: with these limits, and without one of its meals or counters. */
function offer({
  limits: dayLimits = [] as DayLimit[],
  kitchen = {} as Partial<KitchenLimit>,
  meal = '',
  spot = '',
} = {}) {
  const catalogue = door.shop.catalogue()
  const spots = new Map([...catalogue.spots].filter(([id]) => id !== spot))
  const meals = catalogue.meals.filter(({ id }) => id !== meal)
  const kitchenLimit = { ...catalogue.kitchenLimit, ...kitchen }
  return { ...catalogue, dayLimits, kitchenLimit, meals, spots }
}
const someMeal = () => {
  const [meal] = door.shop.catalogue().meals
  if (!meal) throw new Error('a shop without meals')
  return meal
}
const usual = () => door.shop.catalogue().kitchenLimit
type Wanted = { becomes: ReturnType<typeof offer>; at?: number; now?: number }
/** Stops the sale as if nobody had stopped anything; answers what is stopped. */
async function stopped({ becomes, at = monday, now = monday }: Wanted) {
  await stopSelling(door.db, { was: offer(), becomes, at, now, releaseId })
  const { rows } = await door.db.query<{ date: string; keeps: number; most: number }>(
    'select date, kind, what, keeps, most from sale_stop order by date, kind, what',
  )
  return rows
}
/** Portions of a meal, or places of a window, that a day holds in the end. */
const loadOf = async (date: string, what: string) => {
  const load = (await readLoadsOf(door.db, date)).find(one => one.what === what)
  return load && { most: load.most, taken: load.taken }
}
const setLoad = (date: string, kind: string, what: string, most: number, taken = 0) =>
  door.db.query(
    'insert into kitchen_load (date, kind, what, most, taken) values ($1, $2, $3, $4, $5)',
    [date, kind, what, most, taken],
  )

describe('13.18 What a release takes away is sold no more', () => {
  const days = (from: string, to: string) => {
    const all = [from]
    while ((all.at(-1) ?? to) < to) all.push(addDays(all.at(-1) ?? to, 1))
    return all
  }

  test('from the day of its instant on, as far ahead as the shop sells', async () => {
    const { id } = someMeal()
    const last = addDays(today, daysAhead)
    const from = addDays(today, 3)
    const later = await stopped({ becomes: offer({ meal: id }), at: monday + 3 * 86_400_000 })
    expect(later.map(({ date }) => date)).toEqual(days(from, last))
    expect(later[0]).toEqual({
      ...{ date: from, kind: 'meal', what: id, keeps: 0, most: usual().portionsPerMeal },
    })
    expect(await loadOf(from, id)).toEqual({ most: 0, taken: 0 })
    expect(await loadOf(today, id)).toBeUndefined()
  })

  test('from today on where its instant is over, since it waits', async () => {
    const { id } = someMeal()
    const at = monday - 5 * 86_400_000
    const dates = (await stopped({ becomes: offer({ meal: id }), at })).map(({ date }) => date)
    expect(dates).toEqual(days(today, addDays(today, daysAhead)))
  })

  test('not at all, although a limit of the same day would leave some', async () => {
    const { id, slug } = someMeal()
    const date = addDays(today, 2)
    const limits = [{ date, dishes: { [slug]: 2 } }]
    const becomes = { ...offer({ limits }), holidays: closedOn(date) }
    const stops = (await stopped({ becomes })).filter(one => one.date === date)
    const windows = door.shop.catalogue().timePeriods.map(({ id: what }) => what)
    expect(stops).toEqual([
      { date, kind: 'meal', what: id, keeps: 2, most: usual().portionsPerMeal },
      ...windows
        .toSorted()
        .map(what => ({ date, kind: 'window', what, keeps: 0, most: usual().deliveriesPerWindow })),
    ])
    await door.db.query('delete from sale_stop')
    const unsold = offer({ limits })
    const meals = unsold.meals.map(one => (one.id === id ? { ...one, builds: [] } : one))
    const gone = { ...unsold, meals }
    const [first] = (await stopped({ becomes: gone })).filter(one => one.date === date)
    expect(first).toMatchObject({ what: id, keeps: 0 })
  })

  test('at a counter that goes: no place but this', async () => {
    const spot = [...door.shop.catalogue().spots.values()].find(({ kind }) => kind === 'takeaway')
    const at = monday + 2 * 86_400_000
    const becomes = offer({ spot: spot?.id ?? '' })
    expect(await stopped({ becomes, at })).toEqual([])
    const { rows } = await door.db.query('select release_id, kind, what, since from place_stop')
    expect(rows).toEqual([
      { release_id: releaseId, kind: 'spot', what: spot?.id, since: addDays(today, 2) },
    ])
  })

  test('until it has been live for a minute, when another node knows it, too', async () => {
    const { id } = someMeal()
    await stopped({ becomes: offer({ meal: id }) })
    await door.db.query(
      `update release set status = 'live', goes_live_at = $2, planned_by = 'x', live_at = $2
        where id = $1`,
      [releaseId, new Date(monday)],
    )
    await tendStops(door.db, monday + 60_000)
    expect(await loadOf(today, id)).toEqual({ most: 0, taken: 0 })
    await tendStops(door.db, monday + 60_001)
    expect(await loadOf(today, id)).toEqual({ most: usual().portionsPerMeal, taken: 0 })
  })

  function closedOn(date: string) {
    const { holidays } = door.shop.catalogue()
    const reason = { el: 'Διακοπή νερού', en: 'No water' }
    return { ...holidays, own: new Map([...(holidays.own ?? []), [date, reason]]) }
  }
})

describe('13.35 Another usual limit', () => {
  const change = (becomes: ReturnType<typeof offer>, at = monday) =>
    changeCapacity(door.db, { was: offer(), becomes, at })
  const window = () => door.shop.catalogue().timePeriods[0]?.id ?? ''

  test('holds from the day of its instant on, and leaves what has a limit of its own', async () => {
    const [{ id, slug }, tomorrow] = [someMeal(), addDays(today, 1)]
    const { portionsPerMeal: most, deliveriesPerWindow } = usual()
    for (const date of [today, tomorrow]) await setLoad(date, 'meal', id, most, 1)
    await setLoad(addDays(today, 2), 'meal', id, most)
    await setLoad(tomorrow, 'window', window(), deliveriesPerWindow)
    const limits = [{ date: addDays(today, 2), dishes: { [slug]: most } }]
    await change(offer({ limits, kitchen: { portionsPerMeal: 7 } }), monday + 86_400_000)
    expect(await loadOf(today, id)).toEqual({ most, taken: 1 })
    expect(await loadOf(tomorrow, id)).toEqual({ most: 7, taken: 1 })
    expect(await loadOf(addDays(today, 2), id)).toEqual({ most, taken: 0 })
    expect(await loadOf(tomorrow, window())).toEqual({ most: deliveriesPerWindow, taken: 0 })
  })

  test('of windows leaves the dishes', async () => {
    const { id } = someMeal()
    const { portionsPerMeal, deliveriesPerWindow } = usual()
    await setLoad(today, 'meal', id, portionsPerMeal)
    await setLoad(today, 'window', window(), deliveriesPerWindow, 3)
    await change(offer({ kitchen: { deliveriesPerWindow: 2 } }))
    expect(await loadOf(today, id)).toEqual({ most: portionsPerMeal, taken: 0 })
    expect(await loadOf(today, window())).toEqual({ most: 3, taken: 3 })
  })
})
