import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#shop/cart/cart.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { newCart } from '../../test/people.ts'
import { deleteCart, findCart, saveCart } from './carts.ts'
import { connectionOf, openDatabase } from './database.ts'

let door: Door
let elsewhere: ReturnType<typeof openDatabase>
beforeAll(async () => {
  door = await openDoor()
  // As another process of the shop would come to the same database.
  elsewhere = openDatabase(connectionOf(door.db), () => {})
})
afterAll(async () => {
  await elsewhere.end()
  await door.close()
})

const find = async (id: string, db = door.db) => findCart(db, id, null, monday)
const save = (cart: Cart, version: number, db = door.db) =>
  saveCart(db, cart, version, monday, monday + 86_400_000)

test('a cart is read as the last process wrote it', async () => {
  const { id } = await newCart(door)
  const first = await find(id)
  if (!first) throw new Error('the cart is not there')
  expect(await save({ ...first.cart, notes: 'here' }, first.version)).toBe(true)
  const theirs = await find(id, elsewhere)
  expect(theirs).toMatchObject({ cart: { notes: 'here' }, version: first.version + 1 })
  expect(await save({ ...first.cart, notes: 'there' }, first.version + 1, elsewhere)).toBe(true)
  expect(await find(id)).toMatchObject({ cart: { notes: 'there' }, version: first.version + 2 })
})

test('a write over a version that has passed is refused and changes nothing', async () => {
  const { id } = await newCart(door)
  const first = await find(id)
  if (!first) throw new Error('the cart is not there')
  await save({ ...first.cart, notes: 'there' }, first.version, elsewhere)
  expect(await save({ ...first.cart, notes: 'late' }, first.version)).toBe(false)
  expect((await find(id))?.cart.notes).toBe('there')
})

test('a cart that another process deleted is none', async () => {
  const { id } = await newCart(door)
  await find(id)
  await deleteCart(elsewhere, id)
  expect(await find(id)).toBeNull()
})
