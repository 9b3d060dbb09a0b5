import { lazy, Suspense } from 'react'
import { type MetaFunction, useLoaderData } from 'react-router'
import { shopIn } from '../text/page-title.ts'
import { untilThere } from '../until-there.ts'
import { Hero } from './home/hero.tsx'
import type { loader } from './home/loader.ts'

export { shouldRevalidate } from '../revalidate.ts'
export { loader } from './home/loader.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { title, description } = loaderData.texts.head
  return [
    { title: [shopIn(matches), title].filter(Boolean).join(' | ') },
    { name: 'description', content: description },
  ]
}

/** Rendered by the server; its scripts load after those of the first fold. */
const Below = lazy(() => untilThere(() => import('./home/below.tsx')))

export default function Home() {
  const { texts, from, offer, week } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero {...texts.hero} from={from} offer={offer} week={week} />
      <Suspense>
        <Below />
      </Suspense>
    </>
  )
}
