import { useState } from 'react'
import { addressLine } from '#shop/address/address.ts'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'
import { ActForm } from './act-form.tsx'
import { type OnDelivery, useTitle } from './delivery-acts.tsx'

export function ChangeAddress({ shown, delivery, close }: OnDelivery) {
  const { orders } = useWords()
  const { floor, bell, phone, deliveryNotes } = delivery.shippingAddress
  const before = { floor, bell, phone, deliveryNotes }
  const [door, setDoor] = useState(before)
  const [place, setPlace] = useState({ street: '', number: '', municipality: '', postcode: '' })
  const title = useTitle(orders.act.address, delivery)
  const isElsewhere = place.street.trim() !== ''
  const isOther = isElsewhere || JSON.stringify(door) !== JSON.stringify(before)
  const address = isElsewhere ? { ...door, ...place } : door
  const doorField = (name: keyof typeof door) => ({
    name,
    value: door[name],
    onChange: (value: string) => setDoor(before => ({ ...before, [name]: value })),
  })
  const placeField = (name: keyof typeof place) => ({
    name,
    value: place[name],
    onChange: (value: string) => setPlace(before => ({ ...before, [name]: value })),
  })
  return (
    <ActForm
      shown={shown}
      name="order-delivery-update"
      title={title}
      yes={orders.save}
      own={isOther ? { deliveryId: delivery.id, address } : null}
      close={close}
    >
      <div>
        <p className="font-medium">{orders.addressNow(addressLine(delivery.shippingAddress))}</p>
        <p className="mt-1 text-sm text-muted">{orders.addressHint}</p>
      </div>
      <div className="grid grid-cols-3 gap-4">
        <div className="col-span-2">
          <TextField {...placeField('street')} label={orders.street} />
        </div>
        <TextField {...placeField('number')} label={orders.streetNumber} />
        <div className="col-span-2">
          <TextField {...placeField('municipality')} label={orders.municipality} />
        </div>
        <TextField {...placeField('postcode')} label={orders.postcode} inputMode="numeric" />
        <TextField {...doorField('floor')} label={orders.floor} />
        <div className="col-span-2">
          <TextField {...doorField('bell')} label={orders.bell} />
        </div>
      </div>
      <TextField {...doorField('phone')} label={orders.phone} type="tel" />
      <TextField {...doorField('deliveryNotes')} label={orders.driverNotes} maxLength={300} />
    </ActForm>
  )
}
