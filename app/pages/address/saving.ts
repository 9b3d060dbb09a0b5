import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import type { FieldError } from '#shop/refusal/refusal.ts'
import { call, type Input } from '../../call.ts'
import { takeCart } from '../../cart/cart.ts'
import { nextPage } from '../../order/next-page.ts'
import { fieldErrors, useRefused } from '../../order/refused.ts'
import { useNavigate } from '../../ui/link.tsx'
import { useSchedule } from '../date-time/saving.tsx'
import type { When } from '../date-time/use-when.ts'
import { stillMissing } from './delivery-values.ts'

/** Saves the cart's address, then the day and window, and leads on; errors go to the form. */
export function useSaving(
  cart: CartAnswer,
  tellForm: (errors: readonly FieldError[]) => void,
  when: When,
) {
  const schedule = useSchedule(cart, when.load)
  const navigate = useNavigate()
  const refused = useRefused()
  const [busy, setBusy] = useState(false)

  async function save(place: Omit<Input<'cart-address-update'>, 'cartId'>): Promise<void> {
    setBusy(true)
    const answer = await call('cart-address-update', { cartId: cart.id, ...place })
    setBusy(false)
    if (answer.code !== 'ok') {
      const errors = answer.code === 'region-not-found' ? notServed : fieldErrors(answer)
      if (errors.length > 0) tellForm(errors)
      else refused(answer)
      return
    }
    takeCart(answer.data)
    const missing = stillMissing(answer.data)
    if (missing.length > 0) tellForm(missing)
    else if (when.chosen && answer.data.timePeriod === null)
      await schedule.save([...when.chosen.dates], when.chosen.timePeriodId)
    else navigate(nextPage(answer.data))
  }

  return { save, busy: busy || schedule.busy, dropped: schedule.dropped }
}

const notServed: readonly FieldError[] = [{ field: 'suggestionId', slug: 'region-not-found' }]
