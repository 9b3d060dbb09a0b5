import type { LucideIcon } from 'lucide-react'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Ticket from 'lucide-react/icons/ticket'
import UserRound from 'lucide-react/icons/user-round'
import { formatDate } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { mayCall } from '#shop/people/calls.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'

export type Answer = Output<'find-collection'>

export type Hit = {
  readonly path: string
  readonly title: string
  readonly note: string
  readonly Icon: LucideIcon
}

/** Milliseconds after the last letter. */
export const pause = 120

export function useHits(answer: Answer | undefined): Hit[] {
  const { find, orders: words } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  if (!answer) return []
  const orders = answer.orders.map(({ number, status, grandtotal, name, nextDate }) => ({
    path: `/orders/${number}`,
    title: [find.order(number), name].filter(Boolean).join(', '),
    note: [
      words.status[status],
      formatEuros(grandtotal),
      nextDate && find.nextOn(formatDate(nextDate, lang, 'short')),
    ]
      .filter(Boolean)
      .join(' · '),
    Icon: ShoppingBag,
  }))
  const customers = answer.customers.map(({ id, name, email, orders: count }) => ({
    path: `/customers/${id}`,
    title: name,
    note: `${email} · ${find.ordersOf(count)}`,
    Icon: UserRound,
  }))
  const coupons = answer.coupons
    .filter(({ customerId }) => customerId !== null || mayCall(roles, 'coupon-collection'))
    .map(({ id, code, name, customerId, customerName }) => ({
      path: customerId === null ? `/coupons/${id}` : `/customers/${customerId}`,
      title: find.coupon(code),
      note: [name[lang], customerName].filter(Boolean).join(' · '),
      Icon: Ticket,
    }))
  return [...coupons, ...orders, ...customers]
}
