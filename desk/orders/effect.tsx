import { formatDate } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output, Refused } from '../call.ts'
import { useMailName } from '../mails/mail-name.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'

/** The acts on an order, which answer alike. */
export type OrderAct =
  | 'order-refund-create'
  | 'order-refund-ask'
  | 'order-refund-approve'
  | 'order-cancel'
  | 'order-reject'
  | 'order-door-unpaid'
  | 'order-delivery-update'
  | 'order-delivery-cancel'
  | 'order-menu-update'
export type ActPreview = {
  readonly data: Output<OrderAct> | undefined
  readonly error: Refused | null
}

/** The effect on money, kitchen and mail, before it happens. */
export function Effect({ of: { data, error } }: { of: ActPreview }) {
  const { orders } = useWords()
  const mailNameOf = useMailName()
  const lang = useLanguage()
  if (error) return error.code === 'order-changed' ? null : <Refusal of={error} />
  const { effects } = orders
  const lines = data && [
    data.refunded > 0 && effects.back(formatEuros(data.refunded)),
    data.waits > 0 && effects.waits(formatEuros(data.waits)),
    data.borne > 0 && effects.borne(formatEuros(data.borne)),
    data.refunded + data.borne + data.waits === 0 && effects.noMoney,
    ...data.kitchen.map(({ date, portions, deliveries }) =>
      effects.kitchen(formatDate(date, lang, 'short'), signed(portions), signed(deliveries)),
    ),
    data.kitchen.length === 0 && effects.noKitchen,
    data.mail === null ? effects.noMail : effects.mail(mailNameOf(data.mail)),
    data.couponReturned && effects.coupon,
    data.rest !== null && effects.rest(data.rest),
  ]
  return (
    <div
      role="status"
      className="max-h-[40dvh] overflow-y-auto rounded-card bg-basil-soft p-4 max-sm:py-3 max-sm:text-sm"
    >
      <p className="font-semibold">{orders.effect}</p>
      <ul className="mt-1 min-h-18 space-y-0.5">
        {lines
          ?.filter(line => typeof line === 'string')
          .map(line => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </div>
  )
}

function signed(count: number): string {
  return count === 0 ? '' : count > 0 ? `+${count}` : `−${-count}`
}
