import { lazy, Suspense } from 'react'
import { Link, Navigate } from 'react-router'
import { beginsWithLists, firstScreen } from '#shop/packing/day-list.ts'
import { mayCall } from '#shop/people/calls.ts'
import { facesFor } from '#shop/people/device.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { worksOf } from '../screens.ts'
import { loadScreenWords, useWords } from '../text/words.ts'
import { Title } from '../ui/title.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { ScreenIcon } from './screen-icon.tsx'

const Today = lazy(async () => {
  const [module] = await Promise.all([import('../today/today.tsx'), loadScreenWords(['today'])])
  return module
})

/** What needs one and what one may open here; who works by the lists of the day stands before them at once. */
export function Home() {
  const { frame } = useWords()
  const { name, roles, device } = useMe()
  const mine = worksOf(roles)
  const [face] = device ? facesFor(device.faces, roles) : []
  if (face) return <Navigate replace to={`/${face}`} />
  if (beginsWithLists(roles)) return <Navigate replace to={`/${firstScreen(roles)}`} />
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
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
      {worksOf(roles).map(({ work, screens }) => (
        <section key={work}>
          <h2 className="mb-1 text-xl">{frame.works[work]}</h2>
          <ul>
            {screens.map(({ path }) => (
              <li key={path} className="border-line not-last:border-b">
                <Link
                  to={`/${path}`}
                  className="group flex min-h-11 gap-3 py-2.5 focus-visible:rounded-field"
                >
                  <ScreenIcon of={path} className="mt-0.5 shrink-0 text-basil" />
                  <span>
                    <span className="block font-semibold underline-offset-4 group-hover:underline">
                      {frame.screens[path]}
                    </span>
                    <span className="block text-sm text-muted">{frame.about[path]}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
