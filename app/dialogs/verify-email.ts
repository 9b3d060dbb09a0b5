import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import '../text/more-words.ts'
import { call } from '../call.ts'
import { loadCart } from '../cart/cart.ts'
import { currentUser } from '../session.ts'
import { loginFirst } from '../session-end.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import type { DialogProps } from './overlay.tsx'

/**
 * A mail's link that shows whose a mailbox is: nothing to see but a word of thanks. One that has
 * served or expired says nothing, as its page is as good without.
 */
export default function VerifyEmail({ open, close }: DialogProps) {
  const { login } = useWords()
  const token = new URLSearchParams(useLocation().search).get('verify')
  const verify = useEffectEvent(() => {
    if (!token) return
    // Only the account that is logged in is proved: another may have signed up with this mailbox.
    if (!currentUser()) return loginFirst(location.pathname + location.search)
    // The secret leaves the address at once.
    close()
    void call('auth-email-verify', { token }).then(({ code }) => {
      if (code !== 'ok') return
      toast('success', login.emailVerified)
      // A company's prices and its part may count from now on.
      void loadCart(true)
    })
  })
  useEffect(() => {
    if (open) verify()
  }, [open])
  return null
}
