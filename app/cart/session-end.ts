import { setCookie } from '../cookie.ts'
import { dialogNames } from '../dialog/dialog.ts'
import { withDialog } from '../dialog/history-dialog.ts'
import { loadCart, waitsForLogin } from './cart.ts'
import '../text/more-words.ts'
import { sessionChanged } from '../session/session.ts'
import { wordsHere } from '../text/words.ts'
import { toastAfterLoad } from '../toast.ts'

const loginPath = '/?login=1'
const key = 'way-back'

/**
 * The server knows of no session (§4): the browser drops what it keeps of one. A call that needs a
 * login leads home to log in; a page that is already there stays, so that nothing asks in a circle.
 */
export function endSession(code: string): void {
  // The server has dropped its own cookie already.
  setCookie('user', '', { maxAge: 0 })
  sessionChanged()
  if (code !== 'user-not-allowed') return
  if (isHome(location.pathname) && new URLSearchParams(location.search).has('login'))
    // A customer's cart keeps its id, and is there again after the login.
    void loadCart(true)
  else loginFirst(location.pathname + withDialog(location.search, dialogNames, null))
}

/** Leads home to log in, and then to the path. Says that a customer's cart waits. */
export function loginFirst(path: string): void {
  sessionStorage.setItem(key, path)
  if (waitsForLogin()) toastAfterLoad('cart-error', wordsHere().cart.waits)
  location.assign(loginPath)
}

/** The path that the customer came from to log in; it is answered once, and only at home. */
export function takeWayBack(): string | null {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return isHome(location.pathname) ? path : null
}

function isHome(pathname: string): boolean {
  return pathname === '/'
}
