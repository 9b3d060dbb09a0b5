import { NavLink } from 'react-router'
import { mayCall } from '#shop/people/calls.ts'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'
import { tabLooks } from '../ui/tab-looks.ts'

const tabs = [
  ['terms', '/terms', 'terms-one'],
  ['places', '/terms/places', 'places-one'],
  ['areas', '/terms/areas', 'area-collection'],
] as const

/** The three screens of what is sold on which terms; the release in the address goes along. */
export function Tabs({ releaseId }: { releaseId: string }) {
  const { terms } = useWords()
  const { roles } = useMe()
  const openTabs = tabs.filter(([, , call]) => mayCall(roles, call))
  if (openTabs.length < 2) return null
  const search = releaseId && `?release=${releaseId}`
  return (
    <nav aria-label={terms.tabsName} className="mb-6 flex flex-wrap gap-2">
      {openTabs.map(([name, to]) => (
        <NavLink
          key={name}
          to={`${to}${search}`}
          end
          className={({ isActive }) => tabLooks(isActive)}
        >
          {terms.tabs[name]}
        </NavLink>
      ))}
    </nav>
  )
}
