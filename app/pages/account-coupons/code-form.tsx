import { type FormEvent, useRef, useState } from 'react'
import type { CouponAnswer } from '#server/answers.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { slugText } from '#ui/form.ts'
import { call } from '../../call.ts'
import { reasonIn } from '../../order/coupon.ts'
import { fieldErrors } from '../../order/refused.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'

/** Adds a coupon code to the customer's list (§5, §8). */
export function CodeForm({
  take,
  ready,
}: {
  take: (data: { coupons: CouponAnswer[] }) => void
  ready: boolean
}) {
  const { account } = useWords()
  const words = account.couponsPage
  const lang = useLanguage()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  function wrong(text: string): void {
    setError(text)
    input.current?.focus()
  }

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || !ready) return
    if (code.trim() === '') return wrong(refusalText['fill-code'][lang])
    setBusy(true)
    const answer = await call('customer-coupon-redeem', { code })
    setBusy(false)
    if (answer.code === 'ok') {
      take(answer.data)
      setCode('')
      toast('success', words.found(answer.data.coupon.code))
    } else if (answer.code === 'invalid-input')
      wrong(slugText(fieldErrors(answer)[0]?.slug ?? '')[lang])
    else wrong(reasonIn(answer.data) ?? answer.message)
  }

  return (
    <form noValidate onSubmit={check} className="rounded-card bg-basil-soft p-5 sm:p-6">
      <h2 className="text-xl">{words.haveCode}</h2>
      <p className="mt-1 mb-4 text-muted">{words.haveCodeText}</p>
      <TextField
        inputRef={input}
        label={words.code}
        name="code"
        value={code}
        onChange={typed => {
          setCode(typed)
          setError(undefined)
        }}
        error={error}
        autoComplete="off"
        maxLength={40}
      />
      <Button type="submit" busy={busy} className="mt-4 w-full">
        {words.check}
      </Button>
    </form>
  )
}
