import type { AddressAnswer, SpotAnswer } from '#server/answers.ts'
import { addressLine } from '#shop/address.ts'
import { useWords } from '../text/words.ts'

/** Where an order goes: the door with its details, or the counter. */
export function AddressLines({ address, spot }: { address: AddressAnswer; spot: SpotAnswer | null }) {
  const { order } = useWords()
  const counter = spot?.kind === 'takeaway'
  const details = [
    address.floor && order.floor(address.floor),
    address.bell && order.bell(address.bell),
    address.phone && order.phone(address.phone),
  ].filter(Boolean)
  const notes = counter ? address.takeawayNotes : address.deliveryNotes
  return (
    <>
      <p className="font-semibold">{counter ? spot.name : addressLine(address)}</p>
      {counter && <p className="text-muted">{addressLine(address)}</p>}
      {details.length > 0 && <p className="text-muted">{details.join(' · ')}</p>}
      {notes && <p className="mt-1 text-muted italic">{notes}</p>}
    </>
  )
}
