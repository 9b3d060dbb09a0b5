import { lazy, Suspense } from 'react'
import { Link, Navigate } from 'react-router'
import { beginsWithLists } from '#shop/packing/day-list.ts'
import { mayCall } from '#shop/people/calls.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { screensFor } from '../screens.ts'
import { useWords } from '../text/words.ts'
import { Title } from '../ui/title.tsx'
import { Waiting } from '../ui/waiting.tsx'

const Today = lazy(() => import('../today/today.tsx'))

/** What needs one and what one may open here; who works by the lists of the day stands before them at once. */
export function Home() {
  const { frame } = useWords()
  const { name, roles } = useMe()
  const mine = screensFor(roles)
  if (beginsWithLists(roles)) return <Navigate replace to="/day" />
  return (
    <>
      <Title>{frame.hello(name)}</Title>
      {mayCall(roles, 'today-one') ? (
        <Suspense fallback={<Waiting />}>
          <Today>
            <Screens />
          </Today>
        </Suspense>
      ) : (
        <Screens />
      )}
      {mine.length === 0 && (
        <Notice kind="info" title={frame.noScreens}>
          {frame.noScreensText}
        </Notice>
      )}
    </>
  )
}

function Screens() {
  const { frame } = useWords()
  const { roles } = useMe()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {screensFor(roles).map(({ path, Icon }) => (
        <li key={path}>
          <Link
            to={`/${path}`}
            className="flex h-full gap-3 rounded-card border border-line bg-card p-4 transition-colors duration-200 ease-calm hover:border-basil focus-visible:rounded-card"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-basil-soft text-basil">
              <Icon size={20} aria-hidden="true" />
            </span>
            <span>
              <span className="block font-serif text-lg font-semibold">{frame.screens[path]}</span>
              <span className="mt-0.5 block text-sm text-muted">{frame.about[path]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
