import { useState } from 'react'
import type { HookName } from '#server/door/hooks.ts'
import type { FieldError } from '#shop/refusal/refusal.ts'
import { call, type Input, type Output } from '../../call.ts'
import { fieldErrors } from '../../order/refused.ts'
import { toast } from '../../toast.ts'

/** Sends a form, one call at a time; field errors go to the fields, other refusals to a toast. */
export function useSaving<Name extends HookName>(
  name: Name,
  setErrors: (errors: readonly FieldError[]) => void,
) {
  const [busy, setBusy] = useState(false)

  async function save(input: Input<Name>, done: (data: Output<Name>) => void): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = await call(name, input)
    setBusy(false)
    if (answer.code === 'ok') return done(answer.data)
    const errors = fieldErrors(answer)
    if (errors.length > 0) setErrors(errors)
    else toast('error', answer.message)
  }

  return { save, busy }
}
