import { emailKey } from '#shop/customer/email-key.ts'
import { fold } from '#shop/greek.ts'
import { toEuros } from '#shop/money.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import {
  type FoundCoupon,
  type FoundCustomer,
  type FoundOrder,
  findCoupons,
  findCustomers,
  findOrders,
  type Wanted,
} from '../db/find.ts'

type Found = {
  /** Amounts in euros. */
  readonly orders: readonly FoundOrder[]
  readonly customers: readonly FoundCustomer[]
  readonly coupons: readonly FoundCoupon[]
}

/** Finds by an order's number, a phone's end, an e-mail, a name in Greek without accents, or a coupon. */
export async function findCollection({ db }: StaffCall, { q }: { q: string }): Promise<Found> {
  const wanted = wantedBy(q)
  const [orders, customers, coupons] = await Promise.all([
    findOrders(db, wanted),
    findCustomers(db, wanted),
    findCoupons(db, wanted),
  ])
  return {
    orders: orders.map(order => ({ ...order, grandtotal: toEuros(order.grandtotal) })),
    customers,
    coupons,
  }
}

/** Reads a search: "4821", "…48 21" and "#4821" are digits, "maria@" an e-mail. */
function wantedBy(q: string): Wanted {
  const text = q.trim()
  const isNumeric = /^[#…+.\d\s()/-]+$/.test(text)
  const digits = isNumeric ? text.replace(/\D/g, '') : ''
  const words = isNumeric ? [] : fold(text).split(' ').filter(Boolean).slice(0, 5)
  return {
    digits: digits === '' ? null : digits,
    email: !isNumeric && /^\S{3,}$/.test(text) ? emailKey(text) : null,
    words: text.includes('@') ? [] : words,
    coupon: /^[\p{L}\d-]{4,40}$/u.test(text) ? text.toUpperCase() : null,
  }
}
