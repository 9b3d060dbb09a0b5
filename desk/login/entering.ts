import { useState } from 'react'
import type { FieldError } from '#shop/refusal/refusal.ts'
import { ask, type Input, type Output, Refused } from '../call.ts'
import { useRefusalSentence } from '../refusal-sentence.ts'

type Way = 'staff-login' | 'staff-welcome' | 'passkey-login'

/** Getting in: `refused` is a sentence about the whole form, errors of single fields stand at them. */
export function useEntering<Name extends Way>(
  name: Name,
  setErrors: (errors: readonly FieldError[]) => void,
) {
  const sentenceOf = useRefusalSentence()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  /** null: refused. */
  async function enter(input: Input<Name>): Promise<Output<Name> | null> {
    setBusy(true)
    setRefused(null)
    try {
      return await ask(name, input)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const errors = fieldErrors(error)
      if (errors.length > 0) setErrors(errors)
      else setRefused(sentenceOf(error))
      return null
    } finally {
      setBusy(false)
    }
  }

  return { enter, busy, refused }
}

export function fieldErrors({ code, data }: Refused): readonly FieldError[] {
  if (code !== 'invalid-input') return []
  return (data as { errors?: readonly FieldError[] } | null)?.errors ?? []
}
