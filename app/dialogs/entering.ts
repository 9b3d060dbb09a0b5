import { useState } from 'react'
import { useLocation } from 'react-router'
import type { FieldError } from '#shop/refusal/refusal.ts'
import { syncProfile } from '../avoid/profile.ts'
import { type Answer, call } from '../call.ts'
import { loadCart, settled, takeCart } from '../cart/cart.ts'
import { takeWayBack } from '../cart/session-end.ts'
import { sessionChanged } from '../session/session.ts'
import { toast } from '../toast.ts'
import { rememberLogin } from './been-here.ts'
import { wantedSpot } from './wanted-spot.ts'

type Entered = Answer<
  'auth-login-email' | 'auth-register-email' | 'auth-login-social' | 'auth-password-reset'
>

/** After a login or a sign-up the dialog closes and the page reloads (§4). */
export function useEntering({
  close,
  setErrors,
  reloadDelay,
}: {
  close: () => void
  setErrors: (errors: readonly FieldError[]) => void
  /** Milliseconds. */
  reloadDelay: number
}) {
  const spot = wantedSpot(useLocation())
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')

  async function enter(asked: Promise<Entered>): Promise<void> {
    if (busy) return
    setBusy(true)
    setRefused('')
    const answer = await asked
    if (answer.code === 'ok') {
      close()
      rememberLogin()
      sessionChanged()
      const reload = new Promise(resolve => setTimeout(resolve, reloadDelay))
      await Promise.all([takeOpenCart(), syncProfile(), reload])
      const back = takeWayBack()
      // The account was another's until its mailbox was proved: the owner is asked for a name.
      if (answer.data.user.name === '') location.assign('/account/profile')
      else if (spot) location.assign('/')
      else if (back) location.assign(back)
      else location.reload()
      return
    }
    setBusy(false)
    const text = answer.message
    setErrors(errorsIn(answer.data))
    setRefused(text)
    toast('error', text)
  }

  return { enter, busy, refused, spot }
}

/** A customer without a cart in this browser goes on with the open one of the account. */
async function takeOpenCart(): Promise<void> {
  await settled()
  if ((await loadCart()).status !== 'none') return
  const answer = await call('cart-customer-one', {})
  if (answer.code === 'ok' && answer.data) takeCart(answer.data)
}

export function errorsIn(data: unknown): readonly FieldError[] {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return []
  return Array.isArray(data.errors) ? data.errors : []
}
