import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRoles } from '#shop/people/staff.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { offerAtDoor, orderAtDoor } from '../../test/orders/at-door.ts'
import { type Bought, paidOrder, unpaidOrder } from '../../test/orders/orders.ts'
import { maria, proveEmail, signUp } from '../../test/people.ts'
import { addDayCopy } from '../db/day/day-copies.ts'

let door: Door
let token: string
let order: Bought
let date: string
const seats = new Map<string, Seat>()
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
  order = await paidOrder(door, token)
  await unpaidOrder(door, token)
  date = order.order.deliveries[0]?.date ?? ''
  for (const role of staffRoles) seats.set(role, await seat(door, role))
})
afterAll(() => door.close())

const dayFor = async (role: string, more: object = {}) => {
  const desk = seats.get(role) as Seat
  return (await askDesk(door, 'day-one', { date, ...more }, { desk })).data
}

test('14.01 a day lists what was paid, once in the kitchen and once in a bag', async () => {
  const day = await dayFor('manager')
  const bag = day.bags.find(({ number }: { number: number }) => number === order.number)
  const [delivery] = order.order.deliveries
  expect(bag).toMatchObject({ pieces: 4, phoneEnd: order.order.shippingAddress.phone.slice(-4) })
  expect(bag.items).toHaveLength(delivery?.items.length ?? 0)
  const cooked = day.cook.reduce((sum: number, { total }: { total: number }) => sum + total, 0)
  const packed = day.bags.reduce((sum: number, { pieces }: { pieces: number }) => sum + pieces, 0)
  expect(cooked).toBe(packed)
  expect(day.unknown).toEqual([])
  expect(day.ingredients.length).toBeGreaterThan(5)
  const { number } = await unpaidOrder(door, token)
  const numbers = (await dayFor('manager')).bags.map((one: { number: number }) => one.number)
  expect(numbers).not.toContain(number)
})

test('14.06 one window holds its own bags', async () => {
  const [delivery] = order.order.deliveries
  const own = delivery?.timePeriod.id ?? ''
  const ids = ['morning', 'afternoon']
  const counts = await Promise.all(
    ids.map(async id => (await dayFor('manager', { timePeriodId: id })).bags.length),
  )
  const all = (await dayFor('manager')).bags.length
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all)
  expect(counts[ids.indexOf(own)]).toBeGreaterThan(0)
})

test('14.02 a cancelled order leaves the lists at once', async () => {
  const gone = await paidOrder(door, token)
  const has = async () =>
    (await dayFor('packer')).bags.some(({ number }: { number: number }) => number === gone.number)
  expect(await has()).toBe(true)
  await door.ask('customer-order-cancel', { orderId: gone.orderId }, { token })
  expect(await has()).toBe(false)
})

test('14.04 each role sees what its work needs, and nobody money', async () => {
  const { street, phone } = order.order.shippingAddress
  const [first = '', last = ''] = maria.name.split(' ')
  const seen: Record<string, string> = {}
  for (const role of staffRoles) {
    const day = await dayFor(role)
    if (!day) continue
    const text = JSON.stringify(day)
    expect(text).not.toContain(String(order.order.totals.grandtotal))
    expect(text).not.toContain('price')
    const says = { first, last, street, phone }
    const own = day.bags.find(({ number }: { number: number }) => number === order.number)
    // What is driven is no business of a counter.
    expect(own === undefined).toBe(role === 'counter')
    const { items: _items, ...bag } = own ?? {}
    const shown = Object.entries(says).filter(
      ([, value]) => value && JSON.stringify(bag).includes(value),
    )
    const more = [...(day.cook.length ? ['cook'] : []), ...(day.ingredients ? ['grams'] : [])]
    seen[role] = [...shown.map(([name]) => name), ...more].join(' ')
  }
  expect(seen).toEqual({
    owner: 'first last street phone cook grams',
    manager: 'first last street phone cook grams',
    care: 'first last street phone cook',
    driver: 'first last street phone',
    counter: '',
    packer: 'first cook',
    chef: 'first cook grams',
    dietitian: 'cook grams',
  })
})

test('16.09 whoever hands a bag over sees what is to be taken for it, and nobody else', async () => {
  await proveEmail(door, token)
  offerAtDoor(door)
  const due = await orderAtDoor(door, token)
  const takes: Record<string, unknown> = {}
  for (const role of ['manager', 'care', 'driver', 'packer', 'chef']) {
    const { bags } = await dayFor(role, { date: due.order.deliveries[0]?.date })
    const of = (number: number) => bags.find((one: { number: number }) => one.number === number)
    expect(of(order.number)).toMatchObject({ due: null })
    takes[role] = of(due.number).due
  }
  const { grandtotal } = due
  const sees = { manager: grandtotal, care: grandtotal, driver: grandtotal }
  expect(takes).toEqual({ ...sees, packer: null, chef: null })
  offerAtDoor(door, null)
})

test('14.03 who has no business with a list is refused it, and nonsense with it', async () => {
  const asked = async (role: string, input: object) =>
    (await askDesk(door, 'day-one', input, { desk: seats.get(role) as Seat })).code
  const lists = ['cook', 'pack', 'bring', 'fetch']
  const open: Record<string, string> = {}
  for (const role of staffRoles) {
    const codes = await Promise.all(lists.map(list => asked(role, { date, list })))
    open[role] = lists.filter((_, at) => codes[at] === 'ok').join(' ')
  }
  expect(open).toEqual({
    owner: 'cook pack bring fetch',
    manager: 'cook pack bring fetch',
    dietitian: 'cook',
    chef: 'cook',
    packer: 'pack',
    driver: 'bring',
    counter: 'fetch',
    care: 'pack bring fetch',
    accountant: '',
  })
  for (const bad of [
    { date: '2026-13-01' },
    { date: 'tomorrow' },
    { date, list: 'money' },
    { date, timePeriodId: "' or 1=1" },
  ])
    expect(await asked('owner', bad)).toBe('invalid-input')
  expect((await dayFor('chef', { timePeriodId: 'midnight' })).bags).toEqual([])
})

test('14.05 without a date it is the day at hand, with the next open one beside it', async () => {
  const { data } = await askDesk(door, 'day-one', {}, { desk: seats.get('chef') as Seat })
  expect(data).toMatchObject({ date: '2026-11-23', today: '2026-11-23', next: '2026-11-24' })
  expect((await dayFor('chef', { date: '2026-11-28' })).isClosed).toBe(true)
})

test('14.10 14.11 14.12 a printed list tells what has changed since, without keeping who it was for', async () => {
  const desk = seats.get('packer') as Seat
  const gone = await paidOrder(door, token)
  const list = { date, list: 'pack' }
  const seen = async () => (await askDesk(door, 'day-one', list, { desk })).data
  const copy = (more: object) => askDesk(door, 'day-copy-create', { ...list, ...more }, { desk })
  const { stamp, bags } = await seen()
  expect((await copy({ way: 'paper', stamp: '000000' })).code).toBe('day-changed')
  expect((await copy({ way: 'paper', stamp: 'Ω' })).code).toBe('invalid-input')
  expect((await copy({ way: 'paper', stamp, list: 'cook' })).code).toBe('role-not-allowed')
  expect((await copy({ way: 'paper', stamp })).code).toBe('ok')
  const { rows } = await door.db.query('select lines::text from day_copy')
  for (const secret of [maria.name, maria.name.split(' ')[0], gone.order.shippingAddress.street])
    expect(rows[0]?.lines).not.toContain(secret)
  expect((await seen()).copy).toMatchObject({ stamp, way: 'paper', bags: [], dishes: [] })

  await door.ask('customer-order-cancel', { orderId: gone.orderId }, { token })
  const late = await paidOrder(door, token)
  const { copy: since, stamp: later } = await seen()
  expect(later).not.toBe(stamp)
  const told = since.bags.map(({ kind, number }: { kind: string; number: number }) => [
    kind,
    number,
  ])
  expect(told).toContainEqual(['gone', gone.number])
  expect(told).toContainEqual(['new', late.number])
  expect(since.dishes).toEqual([])
  expect(bags).toHaveLength((await seen()).bags.length)
})

test('14.10 a copy of a list is forgotten a month after its day', async () => {
  const copyOf = (at: number) =>
    addDayCopy(door.db, {
      ...{ id: `copy-${at}`, date, timePeriodId: '', list: 'cook', way: 'paper', stamp: 'x' },
      ...{ lines: [], staffId: seats.get('chef')?.id ?? '', now: new Date(at) },
    })
  const kept = async () =>
    (await door.db.query(`select id from day_copy where id like 'copy-%'`)).rows.length
  const day = Date.parse(`${date}T12:00:00Z`)
  await copyOf(day)
  await copyOf(day + 31 * 86_400_000)
  expect(await kept()).toBe(2)
  await copyOf(day + 32 * 86_400_000)
  expect(await kept()).toBe(0)
})

test('14.09 who cooks reads what was declared of a portion where something else is declared by now', async () => {
  const soldAs = async (role: string, list: string) =>
    (await dayFor(role, { list })).soldAs.filter(({ bag }: { bag: number }) => bag > 0)
  expect(await soldAs('chef', 'cook')).toEqual([])
  const catalogue = door.shop.catalogue()
  const { builds: all, codes } = catalogue
  const declaredOf = (id: string) => all.get(id)?.build.allergens ?? []
  const item = order.order.deliveries[0]?.items.find(({ id }) => declaredOf(id).length > 0)
  const meal = all.get(item?.id ?? '')?.meal
  const builds = JSON.stringify(
    meal?.builds.map(build => ({ ...build, allergens: [...build.allergens, 'lupin'] })),
  )
  await door.db.query(`update meal set data = jsonb_set(data, '{builds}', $2) where id = $1`, [
    meal?.id,
    builds,
  ])
  const sold = all.get(item?.id ?? '')
  if (!sold) throw new Error('the order holds no portion of the menu')
  const allergens = [...sold.build.allergens, 'lupin']
  const changed = new Map(all).set(sold.build.id, { ...sold, build: { ...sold.build, allergens } })
  Object.assign(door.shop, { catalogue: () => ({ ...catalogue, builds: changed }) })
  const lines = await soldAs('chef', 'cook')
  expect(lines[0]).toMatchObject({ name: meal?.name, amount: 1, portion: item?.portion.code })
  expect(lines[0].ingredients.length).toBeGreaterThan(2)
  // What was declared at the sale is no news: it may be in there.
  expect(lines[0].without).toEqual([codes.allergens.find(({ code }) => code === 'lupin')?.name])
  expect(await soldAs('packer', 'pack')).toEqual([])
  Object.assign(door.shop, { catalogue: () => catalogue })
})
