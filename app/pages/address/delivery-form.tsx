import { useEffect, useEffectEvent } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { DeliveryFields, useDeliveryForm } from './delivery-fields.tsx'
import { stillMissing } from './delivery-values.ts'
import { useSaving } from './saving.ts'

/** Delivery to the door: a picked address and what the courier needs to find it. */
export function DeliveryForm({ cart }: { cart: CartAnswer }) {
  const { address } = useWords()
  const saved = cart.spot?.kind === 'delivery' ? cart.shippingAddress : null
  const form = useDeliveryForm(saved)
  const { save, busy } = useSaving(cart, form.setErrors)

  const showMissing = useEffectEvent(() => {
    const missing = saved ? stillMissing(cart) : []
    if (missing.length > 0) form.setErrors(missing)
  })
  useEffect(() => showMissing(), [])

  const send = form.submit(values => {
    if (!busy) void save(values)
  })

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <DeliveryFields form={form} />
      <Button type="submit" size="lg" busy={busy} className="mt-2 sm:justify-self-start sm:px-12">
        {address.continue}
      </Button>
    </form>
  )
}
