import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useRefusalSentence } from '../refusal-sentence.ts'
import { useWords } from '../text/words.ts'
import { type PhoneCartProps, refusalOf } from './phone-cart.ts'

/** The code that a caller reads out, by the rules of the shop; the sum below shows what it takes off. */
export function CouponField({ shown: { cart }, change, changing, refused }: PhoneCartProps) {
  const { phone } = useWords()
  const sentenceOf = useRefusalSentence()
  const no = refusalOf(refused, 'coupon')
  const [code, setCode] = useState('')
  const on = cart.customerCoupon
  if (on)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-field border border-line bg-card px-4 py-1.5">
        <p>
          <span className="me-2 font-semibold">{on.coupon.code}</span>
          <span className={on.applies ? 'text-muted' : 'text-warning'}>
            {on.applies ? on.coupon.name : on.message}
          </span>
        </p>
        <Button size="sm" variant="quiet" onClick={() => change({ coupon: '' })}>
          {phone.dropCoupon}
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      className="flex items-start gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (code.trim()) change({ coupon: code }, { onSuccess: () => setCode('') })
      }}
    >
      <div className="flex-1">
        <TextField
          label={phone.coupon}
          name="coupon"
          value={code}
          onChange={setCode}
          autoComplete="off"
          maxLength={40}
          error={no ? sentenceOf(no) : undefined}
        />
      </div>
      <div className="pt-7.5">
        <Button type="submit" variant="secondary" busy={changing?.coupon !== undefined}>
          {phone.useCoupon}
        </Button>
      </div>
    </form>
  )
}
