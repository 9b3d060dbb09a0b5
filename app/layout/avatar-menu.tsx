import LogOut from 'lucide-react/icons/log-out'
import Package from 'lucide-react/icons/package'
import { useState } from 'react'
import { initials, type User } from '#shop/customer.ts'
import { call } from '../call.ts'
import { forgetCart, storedCartId } from '../cart.ts'
import { sessionChanged } from '../session.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { Link } from '../ui/link.tsx'
import { Panel, panelEntry } from './panel.tsx'

/** Logging out refreshes the page after so many milliseconds (§9). */
const refreshDelay = 500

export default function AvatarMenu({ user, below }: { user: User; below: boolean }) {
  const { layout } = useWords()
  const entries = [{ to: '/account/orders', text: layout.account.orders, Icon: Package }]
  return (
    <>
      <button
        type="button"
        popoverTarget="account"
        className="grid size-11 place-items-center rounded-full bg-forest text-[0.9375rem] font-semibold tracking-wide text-on-forest focus-visible:rounded-full"
      >
        <span className="sr-only">{layout.account.open(user.name)} </span>
        {initials(user.name)}
      </button>
      <Panel id="account" below={below}>
        <p className="truncate px-4 pt-2 pb-1 font-serif text-lg font-semibold">{user.name}</p>
        <p className="truncate px-4 pb-3 text-sm text-muted">{user.email}</p>
        <ul className="border-t border-line pt-2">
          {entries.map(({ to, text, Icon }) => (
            <li key={to}>
              <Link to={to} className={panelEntry}>
                <Icon size={20} aria-hidden="true" className="text-muted" />
                {text}
              </Link>
            </li>
          ))}
          <li>
            <LogoutButton />
          </li>
        </ul>
      </Panel>
    </>
  )
}

/** Clears the session, deletes the cart and refreshes (§4). */
function LogoutButton() {
  const { layout } = useWords()
  const [busy, setBusy] = useState(false)

  async function logout() {
    if (busy) return
    setBusy(true)
    const answer = await call('auth-logout', { cartId: storedCartId() ?? undefined })
    if (answer.code === 'ok') {
      forgetCart()
      toast('success', layout.account.loggedOut)
      setTimeout(() => location.reload(), refreshDelay)
      sessionChanged()
    } else {
      setBusy(false)
      toast('error', layout.account.logoutFailed)
    }
  }

  return (
    <button type="button" onClick={logout} aria-busy={busy} className={panelEntry}>
      <LogOut size={20} aria-hidden="true" className="text-muted" />
      {layout.account.logout}
    </button>
  )
}
