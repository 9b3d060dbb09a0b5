import { useState } from 'react'
import { formatDate, formatHours } from '#shop/format.ts'
import { call, type ErrorCode, type Input } from '../../../call.ts'
import { fieldErrors } from '../../../order/refused.ts'
import { useLanguage, useWords } from '../../../text/words.ts'
import type { DeliveryForm } from '../../address/delivery-form.ts'
import type { Delivery } from '../delivery-view.ts'
import type { DialogProps } from './changing.ts'
import { missingIn, type Refused } from './refused-change.ts'

export type MoveProps = DialogProps & { delivery: Delivery }
type Wish = Pick<Input<'customer-order-delivery-update'>, 'date' | 'timePeriodId' | 'address'>

/** Saves without a preview, since moving is free. Errors of the address go to its fields. */
export function useSaving(
  { order, delivery, done, reload }: MoveProps,
  setErrors: DeliveryForm['setErrors'],
  load: () => void,
) {
  const { orderChange } = useWords()
  const lang = useLanguage()
  const words = orderChange.moveDialog
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)

  async function save(wish: Wish): Promise<void> {
    if (busy) return
    setBusy(true)
    setRefused(null)
    const ids = { orderId: order.id, scheduleMenuId: delivery.id }
    const answer = await call('customer-order-delivery-update', { ...ids, ...wish, expected: 0 })
    setBusy(false)
    if (answer.code === 'ok') {
      const now = answer.data.order.deliveries.find(({ id }) => id === delivery.id) ?? delivery
      const hours = formatHours(now.timePeriod.from, now.timePeriod.to)
      const when = `${formatDate(now.date, lang, 'long')}, ${hours}`
      done(answer.data, wish.date ? words.done(when) : words.doneAddress)
      return
    }
    const errors =
      answer.code === 'region-not-found'
        ? [{ field: 'suggestionId', slug: 'region-not-found' }]
        : fieldErrors(answer)
    if (errors.length > 0) setErrors(errors)
    else setRefused(withMissing(answer))
    if (isLost.has(answer.code)) load()
    if (answer.code === 'change-too-late') reload()
  }

  function withMissing(answer: Refused): Refused {
    const missing = [...missingIn(answer.data), ...soldOutIn(answer, delivery)]
    if (missing.length === 0) return answer
    return { ...answer, message: orderChange.resumeDialog.missing(missing.join(', ')) }
  }

  return { save, busy, refused, forget: () => setRefused(null) }
}

/** Refusals that mean that the days have changed since they were shown. */
const isLost = new Set<ErrorCode>(['date-not-available', 'schedule-menu-is-full', 'meal-sold-out'])

/** The name of the meal that is sold out on the new day. */
function soldOutIn({ code, data }: Refused, { items }: Delivery): string[] {
  if (code !== 'meal-sold-out') return []
  const { slug } = data as { slug?: string }
  return items.filter(item => item.slug === slug).map(({ name }) => name)
}
