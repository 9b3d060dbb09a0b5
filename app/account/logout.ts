import { useState } from 'react'
import { storeProfile } from '../avoid/profile.ts'
import { call } from '../call.ts'
import { forgetCart, storedCartId } from '../cart/cart.ts'
import { sessionChanged } from '../session/session.ts'
import { useWords } from '../text/words.ts'
import { toast, toastAfterLoad, toastTime } from '../toast.ts'

/** Milliseconds from the logout until the page is refreshed (§9). */
const refreshDelay = 500

/** Ends the session, deletes the cart and refreshes the page (§4). */
export function useLogout(): { logout: () => void; busy: boolean } {
  const { account } = useWords()
  const [busy, setBusy] = useState(false)

  async function logout(): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = await call('auth-logout', { cartId: storedCartId() ?? undefined })
    if (answer.code === 'ok') {
      forgetCart()
      storeProfile(null)
      toast('success', account.loggedOut)
      // The refreshed page shows it for the rest of its time.
      toastAfterLoad('success', account.loggedOut, toastTime.success - refreshDelay)
      setTimeout(() => location.reload(), refreshDelay)
      sessionChanged()
    } else {
      setBusy(false)
      toast('error', account.logoutFailed)
    }
  }

  return { logout: () => void logout(), busy }
}
