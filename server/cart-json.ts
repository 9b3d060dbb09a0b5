import type { CartAnswer, CartItemAnswer, ScheduleMenuAnswer } from './answers.ts'

/**
 * A cart as JSON, in UTF-8. Items make a month's cart big; carts share them (cart-item-answer.ts),
 * so each is written once, and a big cart costs hardly more than a small one.
 */
export function cartJson({ scheduleMenus, ...cart }: CartAnswer): Buffer {
  const pieces: Buffer[] = []
  open(pieces, cart, 'scheduleMenus')
  scheduleMenus.forEach(({ items, ...menu }: ScheduleMenuAnswer, index) => {
    if (index > 0) pieces.push(comma)
    open(pieces, menu, 'items')
    items.forEach((item, index) => {
      if (index > 0) pieces.push(comma)
      pieces.push(itemJson(item))
    })
    pieces.push(close)
  })
  pieces.push(close)
  return Buffer.concat(pieces)
}

const comma = Buffer.from(',')
const close = Buffer.from(']}')

/** An object without its end, and the start of a list that is its last field. */
function open(pieces: Buffer[], object: object, list: string): void {
  pieces.push(Buffer.from(`${JSON.stringify(object).slice(0, -1)},"${list}":[`))
}

const written = new WeakMap<CartItemAnswer, Buffer>()

function itemJson(item: CartItemAnswer): Buffer {
  const known = written.get(item)
  if (known) return known
  const json = Buffer.from(JSON.stringify(item))
  written.set(item, json)
  return json
}
