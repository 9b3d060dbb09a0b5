import { useEffect, useState } from 'react'
import { call } from '../../call.ts'
import type { SocialValues } from './attempt.ts'

let known: SocialValues | null = null
let asked: Promise<SocialValues | null> | null = null

/** The shop's public values (§3), asked for once; null: no answer, and the next caller asks again. */
export function socialValues(): Promise<SocialValues | null> {
  if (known) return Promise.resolve(known)
  asked ??= call('repository-values', {}).then(answer => {
    asked = null
    if (answer.code === 'ok') known = answer.data
    return known
  })
  return asked
}

/** Null until they are known. */
export function useSocialValues(): SocialValues | null {
  const [values, setValues] = useState(known)
  useEffect(() => {
    void socialValues().then(setValues)
  }, [])
  return values
}
