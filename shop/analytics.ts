import { type Cents, toCents, toEuros } from './money.ts'

/** GA4 events: what was sold and at what price (euros with VAT), never to whom. */
type AnalyticsItem = {
  readonly item_id: string
  readonly item_category: string
  readonly item_variant: string
  readonly price: number
  readonly quantity: number
}

type AddToCart = {
  readonly currency: 'EUR'
  readonly value: number
  readonly items: readonly AnalyticsItem[]
}

type Purchase = AddToCart & {
  /** The order's number, so that a second report does not count. */
  readonly transaction_id: string
  readonly shipping: number
  readonly tax: number
}

export type ShopEvent =
  | { readonly name: 'add_to_cart'; readonly params: AddToCart }
  | { readonly name: 'purchase'; readonly params: Purchase }

type Line = {
  readonly id: string
  readonly slug: string
  readonly price: number
  readonly amount: number
  readonly item: { readonly type: string; readonly portion: { readonly code: string } }
}

type Cart = { readonly scheduleMenus: readonly { id: string; items: readonly Line[] }[] }

/** The builds that the cart gained; null: none. */
export function addToCartEvent(before: Cart, after: Cart): ShopEvent | null {
  const had = new Map(
    before.scheduleMenus.flatMap(({ id, items }) =>
      items.map(line => [`${id}/${line.id}`, line.amount] as const),
    ),
  )
  const items = after.scheduleMenus.flatMap(({ id, items: lines }) =>
    lines.flatMap(line => {
      const quantity = line.amount - (had.get(`${id}/${line.id}`) ?? 0)
      const { type, portion } = line.item
      return quantity > 0 ? [item(line.slug, type, portion.code, line.price, quantity)] : []
    }),
  )
  if (items.length === 0) return null
  return { name: 'add_to_cart', params: { currency: 'EUR', value: worthOf(items), items } }
}

type Order = {
  readonly number: number
  readonly totals: { readonly subtotal: number; discount: number; shipping: number }
  readonly vat: number
  readonly deliveries: readonly {
    readonly items: readonly {
      readonly slug: string
      readonly type: string
      readonly portion: { readonly code: string }
      readonly price: number
      readonly amount: number
    }[]
  }[]
}

/** The value is the meals after the discount. A coupon code could identify the customer. */
export function purchaseEvent({ number, totals, vat, deliveries }: Order): ShopEvent {
  const items = deliveries.flatMap(delivery =>
    delivery.items.map(({ slug, type, portion, price, amount }) =>
      item(slug, type, portion.code, price, amount),
    ),
  )
  const value = toEuros(toCents(totals.subtotal) - toCents(totals.discount))
  const { shipping } = totals
  return {
    name: 'purchase',
    params: {
      transaction_id: String(number),
      currency: 'EUR',
      value,
      shipping,
      tax: vat,
      items: summed(items),
    },
  }
}

function item(
  item_id: string,
  item_category: string,
  item_variant: string,
  price: number,
  quantity: number,
): AnalyticsItem {
  return { item_id, item_category, item_variant, price, quantity }
}

function summed(items: readonly AnalyticsItem[]): AnalyticsItem[] {
  const lines = new Map<string, AnalyticsItem>()
  for (const line of items) {
    const key = `${line.item_id} ${line.item_variant} ${line.price}`
    const quantity = (lines.get(key)?.quantity ?? 0) + line.quantity
    lines.set(key, { ...line, quantity })
  }
  return [...lines.values()]
}

function worthOf(items: readonly AnalyticsItem[]): number {
  const cents = items.reduce(
    (sum: Cents, { price, quantity }) => sum + toCents(price) * quantity,
    0,
  )
  return toEuros(cents)
}

/** A path without its search, which may contain allergies, and without order ids. */
export function toldPath(pathname: string): string {
  return pathname
    .replace(/^(\/account\/orders|\/order\/track)\/.*$/, '$1')
    .replace(/^(\/checkout)\/.*$/, '$1')
}
