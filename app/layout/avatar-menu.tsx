import Building2 from 'lucide-react/icons/building-2'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import type { User } from '#shop/customer/customer.ts'
import { initials } from '#shop/initials.ts'
import { entriesFor } from '../account/entries.ts'
import { useHasSpots } from '../account/has-spots.ts'
import { useLogout } from '../account/logout.ts'
import { useWords } from '../text/words.ts'
import '../text/more-words.ts'
import { Link } from '../ui/link.tsx'
import { avatarLooks, Panel, panelEntry } from './panel.tsx'

/** The customer's name and the links into their account (§2). */
export default function AvatarMenu({ user, below }: { user: User; below: boolean }) {
  const { account, company } = useWords()
  const hasSpots = useHasSpots(user.id)
  return (
    <>
      <button
        type="button"
        popoverTarget="account"
        className={`${avatarLooks} focus-visible:rounded-full`}
      >
        <span className="sr-only">{account.open(user.name || user.email)} </span>
        {initials(user.name) || <UserRound size={20} aria-hidden="true" />}
      </button>
      <Panel id="account" below={below}>
        <p className="truncate px-4 pt-2 pb-1 font-serif text-lg font-semibold">{user.name}</p>
        <p className="truncate px-4 pb-3 text-sm text-muted">{user.email}</p>
        <ul className="border-t border-line pt-2">
          {entriesFor(hasSpots !== false).map(({ name, to, Icon }) => (
            <li key={to}>
              <Link to={to} className={panelEntry}>
                <Icon size={20} aria-hidden="true" className="text-muted" />
                {account[name]}
              </Link>
            </li>
          ))}
          {hasSpots && (
            <li>
              <Link to="/addresses" className={panelEntry}>
                <Building2 size={20} aria-hidden="true" className="text-muted" />
                {company.myOffice}
              </Link>
            </li>
          )}
          <li>
            <LogoutButton />
          </li>
        </ul>
      </Panel>
    </>
  )
}

function LogoutButton() {
  const { account } = useWords()
  const { logout, busy } = useLogout()
  return (
    <button type="button" onClick={logout} aria-busy={busy} className={panelEntry}>
      <LogOut size={20} aria-hidden="true" className="text-muted" />
      {account.logout}
    </button>
  )
}
