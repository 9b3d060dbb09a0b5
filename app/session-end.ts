import { forgetCart, keptCart } from './cart.ts'
import { setCookie } from './cookie.ts'
import { dialogNames } from './dialogs/dialog.ts'
import { withDialog } from './dialogs/history-dialog.ts'
import { sessionChanged } from './session.ts'

const loginPath = '/?login=1'
const key = 'way-back'

/**
 * The server knows of no session (§4): what this browser keeps of one goes, and whoever needs one
 * goes home to log in. There it stays where it is: nothing is asked in a circle.
 */
export function endSession(code: string): void {
  // The server has taken its own.
  setCookie('user', '', { maxAge: 0 })
  sessionChanged()
  if (code !== 'user-not-allowed') return
  // A customer's cart waits for them; without them it would be told to have expired.
  if (keptCart()?.customer) forgetCart()
  if (isHome(location.pathname) && new URLSearchParams(location.search).has('login')) return
  loginFirst(location.pathname + withDialog(location.search, dialogNames, null))
}

/** Leads home to log in, and then to the path. */
export function loginFirst(path: string): void {
  sessionStorage.setItem(key, path)
  location.assign(loginPath)
}

/** Where somebody was who had to log in; it serves once, and only from home. */
export function takeWayBack(): string | null {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return isHome(location.pathname) ? path : null
}

function isHome(pathname: string): boolean {
  return pathname === '/'
}
