import { cartState, forgetCart } from '../cart/cart.ts'
import { setCookie } from '../cookie.ts'
import { dialogNames } from '../dialogs/dialog.ts'
import { withDialog } from '../dialogs/history-dialog.ts'
import { sessionChanged } from './session.ts'

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
  // The customer finds the cart again after a login. Kept, it would be reported as expired.
  if (cartState().cart?.customer) forgetCart()
  if (isHome(location.pathname) && new URLSearchParams(location.search).has('login')) return
  loginFirst(location.pathname + withDialog(location.search, dialogNames, null))
}

/** Leads home to log in, and then to the path. */
export function loginFirst(path: string): void {
  sessionStorage.setItem(key, path)
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
