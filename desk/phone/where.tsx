import { useState } from 'react'
import { Button } from '../../app/ui/button.tsx'
import { TextField } from '../../app/ui/field.tsx'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import type { Given } from './shown.ts'

const noPlace = {
  ...{ street: '', number: '', municipality: '', postcode: '' },
  ...{ floor: '', bell: '', phone: '', deliveryNotes: '' },
}

/** A door that is known, a counter or office, or a door that the caller says. */
export function Where({ shown: { cart, addresses, places }, change, isChanging }: Given) {
  const { phone } = useWords()
  const [isOther, setOther] = useState(false)
  const [place, setPlace] = useState(noPlace)
  const now = cart.shippingAddress
  const isDoor = cart.spot?.kind === 'delivery'
  const known = addresses.find(
    one =>
      isDoor && one.street === now?.street && one.number === now.number && one.bell === now.bell,
  )
  const chosen = isOther ? 'other' : isDoor ? (known?.id ?? 'now') : (cart.spot?.id ?? '')
  const field = (name: keyof typeof place) => ({
    name,
    value: place[name],
    onChange: (value: string) => setPlace(typed => ({ ...typed, [name]: value })),
  })
  return (
    <section className="space-y-4">
      <h2 className="text-xl">{phone.where}</h2>
      <Select
        label={phone.saved}
        value={chosen}
        empty={phone.choose}
        onChange={value => {
          setOther(value === 'other')
          if (value === 'other') return
          if (addresses.some(({ id }) => id === value)) change({ addressId: value })
          else if (places.some(({ id }) => id === value)) change({ spotId: value })
        }}
        options={[
          ...(chosen === 'now' && now
            ? [{ value: 'now', label: `${now.street} ${now.number}, ${now.municipality}` }]
            : []),
          ...addresses.map(({ id, street, number, municipality, bell }) => ({
            value: id,
            label: [`${street} ${number}`, municipality, bell].filter(Boolean).join(', '),
          })),
          ...places.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'other', label: phone.other },
        ]}
      />
      {isOther && (
        <form
          noValidate
          className="grid grid-cols-3 gap-4"
          onSubmit={event => {
            event.preventDefault()
            change({ address: place }, { onSuccess: () => setOther(false) })
          }}
        >
          <div className="col-span-2">
            <TextField {...field('street')} label={phone.street} />
          </div>
          <TextField {...field('number')} label={phone.number} />
          <div className="col-span-2">
            <TextField {...field('municipality')} label={phone.municipality} />
          </div>
          <TextField {...field('postcode')} label={phone.postcode} inputMode="numeric" />
          <TextField {...field('floor')} label={phone.floor} />
          <div className="col-span-2">
            <TextField {...field('bell')} label={phone.bell} />
          </div>
          <div className="col-span-3 sm:col-span-1">
            <TextField {...field('phone')} label={phone.phone} type="tel" />
          </div>
          <div className="col-span-3 sm:col-span-2">
            <TextField {...field('deliveryNotes')} label={phone.driverNotes} maxLength={300} />
          </div>
          <p className="col-span-3">
            <Button type="submit" variant="secondary" busy={isChanging}>
              {phone.keep}
            </Button>
          </p>
        </form>
      )}
    </section>
  )
}
