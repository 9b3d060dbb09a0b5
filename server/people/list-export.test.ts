import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'

let door: Door
let owner: Seat
beforeAll(async () => {
  door = await openDoor()
  owner = await seat(door, 'owner')
})
afterAll(() => door.close())

const deeds = async () =>
  (await askDesk(door, 'deed-collection', { subject: 'export orders' }, { desk: owner }))
    .data as object[]

test('11.13 a list that is saved as a file is a deed of the person who saved it', async () => {
  const care = await seat(door, 'care')
  const saved = await askDesk(door, 'list-export', { list: 'orders', rows: 92 }, { desk: care })
  expect(saved.code).toBe('ok')
  expect(await deeds()).toEqual([
    expect.objectContaining({
      ...{ call: 'list-export', staffName: 'care' },
      changes: { rows: { from: null, to: 92 } },
    }),
  ])
})

test.each([
  { list: 'passwords', rows: 1 },
  { list: 'orders', rows: -1 },
  { list: 'orders', rows: 1.5 },
  { list: 'orders' },
])('11.14 %o is no list, and no deed', async input => {
  const before = await deeds()
  expect((await askDesk(door, 'list-export', input, { desk: owner })).code).toBe('invalid-input')
  expect(await deeds()).toEqual(before)
})
