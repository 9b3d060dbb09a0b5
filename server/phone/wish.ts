import type { AddressDetails, TypedAddress } from '#shop/address/address-form.ts'
import type { InvoiceDetails } from '#shop/invoice.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { CartAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import {
  cartAddressUpdate,
  cartInvoiceUpdate,
  cartNotesUpdate,
  cartOne,
  cartPaymentTypeUpdate,
} from '../carts/cart.ts'
import { cartCouponRedeem } from '../carts/coupon.ts'
import { cartScheduleUpdate } from '../carts/deliveries.ts'
import { cartItemAdd } from '../carts/items.ts'

export type Wish = {
  readonly address?: (AddressDetails & TypedAddress) | undefined
  readonly addressId?: string | undefined
  readonly spotId?: string | undefined
  readonly phone?: string | undefined
  readonly date?: string | undefined
  readonly timePeriodId?: string | undefined
  /** Only changed items, since two colleagues may take one order. */
  readonly items?: { itemId: string; amount: number }[] | undefined
  readonly spotPaymentTypeId?: string | undefined
  readonly notes?: string | undefined
  /** Empty: no coupon after all. */
  readonly coupon?: string | undefined
  /** null: a receipt. */
  readonly invoice?: InvoiceDetails | null | undefined
}

type Changed = (CartAnswer & { readonly dropped?: string[] }) | Refusal | null

export async function change(call: Call, cartId: string, wish: Wish): Promise<Changed> {
  const { address, addressId, spotId, phone, date, timePeriodId, items } = wish
  if (address) return cartAddressUpdate(call, { cartId, ...address })
  if (addressId) return cartAddressUpdate(call, { cartId, addressId })
  if (spotId) return cartAddressUpdate(call, { cartId, spotId, ...(phone && { phone }) })
  if (date && timePeriodId) return cartScheduleUpdate(call, { cartId, dates: [date], timePeriodId })
  if (wish.spotPaymentTypeId)
    return cartPaymentTypeUpdate(call, { cartId, spotPaymentTypeId: wish.spotPaymentTypeId })
  if (wish.coupon !== undefined) return cartCouponRedeem(call, { cartId, code: wish.coupon })
  if (wish.invoice !== undefined) return cartInvoiceUpdate(call, { cartId, invoice: wish.invoice })
  if (wish.notes !== undefined) return cartNotesUpdate(call, { cartId, notes: wish.notes })
  if (!items) return null
  const cart = await cartOne(call, { cartId })
  if (isRefusal(cart)) return cart
  const scheduleMenuId = cart.scheduleMenus[0]?.id
  if (!scheduleMenuId) return refuse('item-not-found')
  let changed: CartAnswer | Refusal = cart
  for (const item of items) {
    changed = await cartItemAdd(call, { cartId, scheduleMenuId, ...item })
    if (isRefusal(changed)) return changed
  }
  return changed
}
