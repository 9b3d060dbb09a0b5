import type { AddressAnswer, SpotAnswer } from '#server/answers.ts'
import { addressLine } from '#shop/address/address.ts'
import { localPhone } from '#shop/phone-number.ts'
import { useWords } from '../text/words.ts'

/** Where an order is delivered: the address with its details, the counter, or the office. */
export function AddressLines({
  address,
  spot,
}: {
  address: AddressAnswer
  spot: SpotAnswer | null
}) {
  const { order } = useWords()
  const counter = spot?.kind === 'takeaway'
  const place = spot?.kind === 'delivery' ? null : spot
  const details = [
    address.floor && order.floor(address.floor),
    address.bell && order.bell(address.bell),
    address.phone && order.phone(localPhone(address.phone)),
  ].filter(detail => detail !== '')
  const notes = counter ? address.takeawayNotes : address.deliveryNotes
  return (
    <>
      <p className="font-semibold">{place ? place.name : addressLine(address)}</p>
      {place && <p className="text-muted">{addressLine(address)}</p>}
      <p className="wrap-anywhere text-muted">{details.join('\u00a0· ')}</p>
      {notes && (
        <p dir="auto" className="mt-1 wrap-anywhere text-muted italic">
          {notes}
        </p>
      )}
    </>
  )
}
