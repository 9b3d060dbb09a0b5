import { Button } from '#ui/button.tsx'
import { AddressLines } from '../../../order/address-lines.tsx'
import { useWords } from '../../../text/words.ts'
import { DeliveryFields } from '../../address/delivery-fields.tsx'
import type { useDeliveryForm } from '../../address/delivery-form.ts'
import type { MoveProps } from './move-saving.ts'

/** The address stays, or another one is typed. */
export function Elsewhere({
  delivery,
  spot,
  form,
  isOpen,
  turn,
}: {
  delivery: MoveProps['delivery']
  spot: MoveProps['order']['spot']
  form: ReturnType<typeof useDeliveryForm>
  isOpen: boolean
  turn: () => void
}) {
  const { orderChange } = useWords()
  const words = orderChange.moveDialog
  return (
    <section aria-labelledby="move-address" className="border-t border-line pt-6">
      <h3 id="move-address" className="text-xl">
        {words.address}
      </h3>
      {!isOpen && (
        <div className="mt-2">
          <AddressLines address={delivery.shippingAddress} spot={spot} />
        </div>
      )}
      <p className="mt-1 text-sm text-muted">{words.addressNote}</p>
      <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={turn} className="mt-3">
        {isOpen ? words.sameAddress : words.otherAddress}
      </Button>
      {isOpen && (
        <div className="mt-5 grid gap-5">
          <DeliveryFields form={form} />
        </div>
      )}
    </section>
  )
}
