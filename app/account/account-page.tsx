import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { useWords } from '../text/words.ts'
import '../text/more-words.ts'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/section.tsx'
import { type AccountEntry, accountEntries } from './entries.ts'
import { useLogout } from './logout.ts'

export function AccountPage({ current, children }: { current: AccountEntry; children: ReactNode }) {
  return (
    <Page>
      <AccountTabs current={current} />
      {children}
    </Page>
  )
}

function AccountTabs({ current }: { current: AccountEntry }) {
  const { account } = useWords()
  return (
    <nav aria-label={account.tabs} className="-mx-5 mb-6 sm:mx-0 md:mb-9">
      {/* On a phone the tabs take two rows: in one, the last would be out of sight. */}
      <ul className="flex flex-wrap gap-x-1 border-b border-line px-5 sm:flex-nowrap sm:px-0">
        {accountEntries.map(({ name, to, Icon }) => (
          <li key={name} className="shrink-0">
            <Link
              to={to}
              aria-current={name === current ? 'page' : undefined}
              className={`${tab} ${name === current ? 'border-basil text-basil' : 'border-transparent text-muted hover:text-ink'}`}
            >
              <Icon size={18} aria-hidden="true" className="hidden sm:block" />
              {account[name]}
            </Link>
          </li>
        ))}
        <li className="shrink-0 sm:ms-auto">
          <LogoutTab />
        </li>
      </ul>
    </nav>
  )
}

function LogoutTab() {
  const { account } = useWords()
  const { logout, busy } = useLogout()
  return (
    <button
      type="button"
      onClick={logout}
      aria-busy={busy}
      className={`${tab} border-transparent text-muted hover:text-ink`}
    >
      <LogOut size={18} aria-hidden="true" className="hidden sm:block" />
      {account.logout}
    </button>
  )
}

const tab =
  'flex min-h-12 items-center gap-2 border-b-3 px-3 max-[24rem]:px-2 max-[24rem]:text-sm pt-1 font-semibold whitespace-nowrap transition-colors duration-200 focus-visible:rounded-field focus-visible:-outline-offset-3 sm:px-4'

export function AccountTitle({ children, text }: { children: ReactNode; text?: string }) {
  return (
    <div className="mb-6 max-w-2xl md:mb-8">
      <h1 className="text-3xl md:text-5xl">{children}</h1>
      {text && <p className="mt-2 text-lg text-muted">{text}</p>}
    </div>
  )
}
