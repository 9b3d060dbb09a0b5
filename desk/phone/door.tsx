import * as z from 'zod/mini'
import { addressDetails, typedAddress } from '#shop/address/address-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { fieldErrors } from '../login/entering.ts'
import { useWords } from '../text/words.ts'
import type { PhoneCartProps } from './phone-cart.ts'

type Said = typeof noDoor

const door = z.required(
  z.omit(z.extend(addressDetails, typedAddress.shape), { takeawayNotes: true }),
)

export const noDoor = {
  ...{ street: '', number: '', municipality: '', postcode: '' },
  ...{ floor: '', bell: '', phone: '', deliveryNotes: '' },
}

/** A door as the caller says it. */
export function Door({
  change,
  changing,
  first,
  kept,
}: PhoneCartProps & { readonly first: Said; readonly kept: () => void }) {
  const { phone } = useWords()
  const {
    field: checked,
    submit,
    setErrors,
  } = useForm(door, {
    ...{ street: first.street, number: first.number, municipality: first.municipality },
    ...{ postcode: first.postcode, floor: first.floor, bell: first.bell },
    ...{ phone: first.phone, deliveryNotes: first.deliveryNotes },
  } as Said)
  const field = (name: keyof Said) => ({ ...checked(name), autoComplete: 'off' })
  return (
    <form
      noValidate
      className="grid grid-cols-3 gap-4"
      onSubmit={submit(address =>
        change({ address }, { onSuccess: kept, onError: error => setErrors(fieldErrors(error)) }),
      )}
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
        <Button type="submit" variant="secondary" busy={changing?.address !== undefined}>
          {phone.keep}
        </Button>
      </p>
    </form>
  )
}
