import { useState } from 'react'
import type { FieldError } from '#shop/refusal/refusal.ts'
import type { Answer } from '../../call.ts'
import { fieldErrors } from '../../order/refused.ts'

type Sent = Answer<'contact-create'> | Answer<'partnership-create'>

/** Sends a form, one call at a time; errors go to the form. */
export function useSending(tellForm: (errors: readonly FieldError[]) => void) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')

  /** true: it arrived. */
  async function send(asked: () => Promise<Sent>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setRefused('')
    const answer = await asked()
    setBusy(false)
    if (answer.code === 'ok') return true
    tellForm(fieldErrors(answer))
    setRefused(answer.message)
    return false
  }

  return { send, busy, refused }
}
