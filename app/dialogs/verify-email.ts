import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import '../text/more-words.ts'
import { call } from '../call.ts'
import { loadCart } from '../cart/cart.ts'
import { loginFirst } from '../cart/session-end.ts'
import type { DialogProps } from '../dialog/overlay.tsx'
import { currentUser } from '../session/session.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'

/** A mail's link that proves the mailbox shows thanks; a used one says nothing, since the page works without it. */
export default function VerifyEmail({ open, close }: DialogProps) {
  const { login } = useWords()
  const token = new URLSearchParams(useLocation().search).get('verify')
  const verify = useEffectEvent(() => {
    if (!token) return
    // Proves only the account that is logged in: a stranger may have signed up with this mailbox.
    if (!currentUser()) return loginFirst(location.pathname + location.search)
    // Takes the secret out of the address at once.
    close()
    void call('auth-email-verify', { token }).then(({ code }) => {
      if (code !== 'ok') return
      toast('success', login.emailVerified)
      // The prices and the share of the customer's company may apply from now on.
      void loadCart(true)
    })
  })
  useEffect(() => {
    if (open) verify()
  }, [open])
  return null
}
