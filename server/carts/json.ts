import type { CartAnswer, CartItemAnswer, ScheduleMenuAnswer } from '../answers.ts'
import { once } from './once.ts'

/**
 * A cart as JSON, in UTF-8 and in pieces. Deliveries make a month's cart big; those that stay as they were share
 * their answer (schedule-menu-answer.ts), as carts share those of their items (cart-item-answer.ts),
 * so each is written once, and a big cart costs hardly more than a small one.
 */
export function cartJson({ scheduleMenus, ...cart }: CartAnswer): Buffer[] {
  const pieces: Buffer[] = [beginning(cart, 'scheduleMenus')]
  scheduleMenus.forEach((menu, index) => {
    if (index > 0) pieces.push(comma)
    pieces.push(menuJson(menu))
  })
  pieces.push(close)
  return pieces
}

const menuJson = once(({ items, ...menu }: ScheduleMenuAnswer) => {
  const pieces: Buffer[] = [beginning(menu, 'items')]
  items.forEach((item, index) => {
    if (index > 0) pieces.push(comma)
    pieces.push(itemJson(item))
  })
  pieces.push(close)
  return Buffer.concat(pieces)
})

const itemJson = once((item: CartItemAnswer) => Buffer.from(JSON.stringify(item)))

const comma = Buffer.from(',')
const close = Buffer.from(']}')

/** An object without its end, and the start of a list that is its last field. */
function beginning(object: object, list: string): Buffer {
  return Buffer.from(`${JSON.stringify(object).slice(0, -1)},"${list}":[`)
}
