import { type RefObject, useState } from 'react'
import * as z from 'zod/mini'
import { regionInterestForm } from '#shop/area/region-interest.ts'
import { slugsOf, useForm } from '#ui/form.ts'
import { call } from '../../call.ts'
import { fieldErrors } from '../../order/refused.ts'
import { toast } from '../../toast.ts'

export function useInterest(
  near: string,
  group: RefObject<HTMLFieldSetElement | null>,
  onSent: (email: string) => void,
) {
  const [busy, setBusy] = useState(false)
  const postcode = /\b(\d{3}) ?(\d{2})\b/.exec(near)?.slice(1).join(' ') ?? ''
  const form = useForm(regionInterestForm, { email: '', postcode })

  async function send(): Promise<void> {
    const parsed = z.safeParse(regionInterestForm, form.values)
    if (!parsed.success) {
      const wrong = Object.entries(slugsOf(parsed.error.issues))
      form.setErrors(wrong.map(([field, slug]) => ({ field, slug })))
      group.current?.querySelector<HTMLElement>(`[name="${wrong[0]?.[0]}"]`)?.focus()
      return
    }
    setBusy(true)
    const answer = await call('region-interest-create', parsed.data)
    setBusy(false)
    if (answer.code === 'ok') return onSent(parsed.data.email)
    const errors = fieldErrors(answer)
    if (errors.length > 0) form.setErrors(errors)
    else toast('error', answer.message)
  }
  return { form, busy, send }
}
