import * as z from 'zod/mini'
import { addressDetails } from '#shop/address/address-form.ts'
import { localPhone } from '#shop/phone-number.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { fieldErrors } from '../login/entering.ts'
import { useWords } from '../text/words.ts'
import type { PhoneCartProps } from './phone-cart.ts'

const callBack = z.required(z.pick(addressDetails, { phone: true }))

/** The phone that the counter calls when an order is not fetched. */
export function CallBack({
  shown: { cart },
  change,
  changing,
  spotId,
}: PhoneCartProps & { readonly spotId: string }) {
  const { phone } = useWords()
  const { field, submit, setErrors } = useForm(callBack, {
    phone: localPhone(cart.shippingAddress?.phone ?? ''),
  })
  return (
    <form
      noValidate
      className="gap-3 space-y-3 sm:flex sm:items-start sm:space-y-0"
      onSubmit={submit(
        ({ phone: typed }) =>
          typed &&
          change({ spotId, phone: typed }, { onError: error => setErrors(fieldErrors(error)) }),
      )}
    >
      <div className="flex-1">
        <TextField
          {...field('phone')}
          label={phone.callBack}
          type="tel"
          autoComplete="off"
          maxLength={40}
        />
      </div>
      <div className="sm:pt-7.5">
        <Button type="submit" variant="secondary" busy={changing?.phone !== undefined}>
          {phone.keepPhone}
        </Button>
      </div>
    </form>
  )
}
