import { afterAll, beforeAll, expect, test } from 'vitest'
import { foodCode } from '#shop/production/codes.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { type Door, openDoor } from '../../test/door.ts'

const date = '2026-11-25'
let door: Door
beforeAll(async () => {
  door = await openDoor()
  door.at(athensInstant(date, '12:00'))
  await door.db.query(
    `insert into batch (date, number, meal_id, builds, use_by, begun_at, staff_id)
      select $1, 7, meal, $2, '2026-11-27', now(), 'x' from (select 'M01' as meal) m`,
    [date, JSON.stringify(builds())],
  )
})
afterAll(() => door.close())

/** Two portions of a dish, of which the second holds sesame that the shop does not declare today. */
function builds() {
  const [sold] = door.shop.catalogue().builds.values()
  if (!sold) throw new Error('a shop without food')
  const buildId = sold.build.id
  return [
    { buildId, trays: 3, allergens: [], traces: ['nuts'] },
    { buildId, trays: 1, allergens: ['sesame'], traces: [] },
  ]
}
const ask = (code: string) => door.ask('tray-one', { code })
const code = (build: number, number = 7) => foodCode({ kind: 'tray', date, number, build })

test('14.45 the code of a label says what the tray is, and the allergens of its own batch', async () => {
  const { data } = await ask(code(2))
  const [sold] = door.shop.catalogue().builds.values()
  expect(data).toMatchObject({
    ...{ code: code(2), slug: sold?.meal.slug, useBy: '2026-11-27', isOver: false },
    ...{ traces: [], weight: expect.any(Number), heating: expect.stringMatching(/\S/) },
  })
  expect(data.contains).toHaveLength(1)
  expect((await ask(code(1))).data).toMatchObject({ contains: [], traces: [expect.any(String)] })
})

test('14.45 an address and small letters are read, and the day after the last is over', async () => {
  expect((await ask(`HTTPS://SHOP.EXAMPLE/T/${code(1)}`)).data.code).toBe(code(1))
  expect((await ask(code(1).toLowerCase())).data.code).toBe(code(1))
  door.at(athensInstant('2026-11-27', '23:59'))
  expect((await ask(code(1))).data.isOver).toBe(false)
  door.at(athensInstant('2026-11-28', '00:01'))
  expect((await ask(code(1))).data.isOver).toBe(true)
})

test('14.45 no other code opens anything', async () => {
  const batch = foodCode({ kind: 'batch', date, number: 7 })
  const noDay = foodCode({ kind: 'tray', date: '2026-99-99', number: 7, build: 1 })
  for (const other of [
    batch,
    noDay,
    code(3),
    code(1, 8),
    `${code(1)}0`,
    '',
    "' or 1=1",
    '5201234567890',
  ])
    expect([other, (await ask(other)).code]).toEqual([other, 'tray-not-found'])
  expect((await ask('x'.repeat(41))).code).toBe('invalid-input')
})
