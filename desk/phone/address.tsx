import { useRef, useState } from 'react'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { Select } from '../ui/select.tsx'
import { CallBack } from './call-back.tsx'
import { Door, noDoor } from './door.tsx'
import { type PhoneCartProps, refusalOf } from './phone-cart.ts'

/** A door that is known, a counter or office, or a door that the caller says. */
export function Where(given: PhoneCartProps) {
  const { phone } = useWords()
  const {
    shown: { cart, addresses, places },
    change,
    refused,
  } = given
  const [isOther, setOther] = useState(false)
  const list = useRef<HTMLSelectElement>(null)
  const now = cart.shippingAddress
  const isDoor = cart.spot?.kind === 'delivery'
  const known = addresses.find(
    one =>
      isDoor && one.street === now?.street && one.number === now.number && one.bell === now.bell,
  )
  // What the caller has not said yet is asked in the form, which stays until it is whole.
  const isWhole = Boolean(now?.phone && now.floor && now.bell)
  const isTyped = isOther || (isDoor && now !== null && !isWhole)
  const chosen = isOther ? 'other' : isDoor ? (known?.id ?? 'now') : (cart.spot?.id ?? '')
  function choose(value: string): void {
    setOther(value === 'other')
    if (addresses.some(({ id }) => id === value)) change({ addressId: value })
    else if (places.some(({ id }) => id === value)) change({ spotId: value })
  }
  const options = useOptions(given.shown, chosen === 'now')
  return (
    <section className="space-y-4">
      <h2 className="text-xl">{phone.where}</h2>
      <Select
        label={phone.saved}
        value={chosen}
        empty={phone.choose}
        list={list}
        onChange={choose}
        options={options}
      />
      {isTyped ? (
        <Door
          {...given}
          key={isOther ? 'other' : 'now'}
          first={!isOther && now ? now : noDoor}
          kept={() => {
            setOther(false)
            // The form goes, and the focus must not go with it.
            list.current?.focus()
          }}
        />
      ) : (
        isDoor && now?.unverified && <p className="text-sm text-warning">{phone.ownWords}</p>
      )}
      {cart.spot?.kind === 'takeaway' && <CallBack {...given} spotId={cart.spot.id} />}
      <Refusal of={refusalOf(refused, 'address', 'addressId', 'spotId')} />
    </section>
  )
}

/** Doors of the customer, counters and offices; the door of the cart, where it is none of them. */
function useOptions({ cart, addresses, places }: PhoneCartProps['shown'], isOfCart: boolean) {
  const { phone } = useWords()
  const now = isOfCart ? cart.shippingAddress : null
  return [
    ...(now ? [{ value: 'now', label: `${now.street} ${now.number}, ${now.municipality}` }] : []),
    ...addresses.map(({ id, street, number, municipality, bell }) => ({
      value: id,
      label: [`${street} ${number}`, municipality, bell].filter(Boolean).join(', '),
    })),
    ...places.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'other', label: phone.other },
  ]
}
