import CircleUser from 'lucide-react/icons/circle-user'
import House from 'lucide-react/icons/house'
import LogOut from 'lucide-react/icons/log-out'
import { type ReactNode, useId } from 'react'
import { NavLink, useLocation } from 'react-router'
import { beginsWithLists } from '#shop/packing/day-list.ts'
import { roleText } from '#shop/people/staff.ts'
import { useLanguage } from '#ui/language.ts'
import { ask } from '../call.ts'
import { useMe } from '../me.ts'
import { worksOf } from '../screens.ts'
import { endSession } from '../session.ts'
import { useWords } from '../text/words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ScreenIcon } from './screen-icon.tsx'

/** The screens of one's roles, and who one is. */
export function Navigation() {
  const { frame } = useWords()
  const { roles } = useMe()
  // On a narrow window it stands in the page a second time.
  const id = useId()
  // What is in the menu may change with the page: a shop that has opened is not opened again.
  useLocation()
  return (
    <>
      <nav aria-label={frame.menu} className="-m-1.5 min-h-0 flex-1 overflow-y-auto p-1.5">
        {!beginsWithLists(roles) && (
          <ul>
            <Entry to="/" icon={<House size={20} aria-hidden="true" />}>
              {frame.home}
            </Entry>
          </ul>
        )}
        {worksOf(roles).map(({ work, screens }) => (
          <div key={work}>
            <p
              id={`${id}-${work}`}
              className="mt-1.5 px-3 text-xs leading-5 font-semibold text-muted"
            >
              {frame.works[work]}
            </p>
            <ul aria-labelledby={`${id}-${work}`}>
              {screens.map(({ path }) => (
                <Entry key={path} to={`/${path}`} icon={<ScreenIcon of={path} />}>
                  {frame.screens[path]}
                </Entry>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Person />
    </>
  )
}

function Person() {
  const { frame } = useWords()
  const lang = useLanguage()
  const { name, roles } = useMe()
  return (
    <div className="mt-3 border-t border-line pt-3">
      <NavLink to="/account" className={`${entry} py-1.5 leading-snug`}>
        <CircleUser size={20} aria-hidden="true" className="shrink-0" />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-muted">
            {roles.map(role => roleText[role][lang]).join(', ')}
          </span>
        </span>
      </NavLink>
      <div className="mt-1 flex items-center justify-between">
        <LanguageSwitch />
        <button
          type="button"
          onClick={logOut}
          title={frame.logout}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2.5 text-sm font-medium hover:bg-basil-soft focus-visible:rounded-field"
        >
          <LogOut size={20} aria-hidden="true" />
          <span className="md:sr-only">{frame.logout}</span>
        </button>
      </div>
    </div>
  )
}

const entry =
  'flex min-h-11 pointer-fine:min-h-8 w-full items-center gap-3 rounded-field px-3 text-start font-medium hover:bg-basil-soft focus-visible:rounded-field aria-[current]:bg-basil-soft aria-[current]:text-basil'

function Entry({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} end={to === '/'} className={entry}>
        {icon}
        {children}
      </NavLink>
    </li>
  )
}

/** Here at once; a server that is not reached ends the session with its hours. */
function logOut(): void {
  ask('staff-logout', {}).catch(() => {})
  endSession('by-choice')
}
