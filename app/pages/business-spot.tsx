import { useEffect, useEffectEvent } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
} from 'react-router'
import { pageContext } from '../context.ts'
import { useDialog } from '../dialog/dialog.ts'
import { currentUser } from '../session/session.ts'
import { shopIn, titleWith } from '../text/page-title.ts'
import { useWords, wordsOf } from '../text/words.ts'
import { MealPicture } from '../ui/picture.tsx'
import { Page } from '../ui/section.tsx'
import { HowItWorks } from './business-spot/how-it-works.tsx'
import { WaysIn } from './business-spot/ways-in.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

import { redirect } from '../ui/link.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, lang } = context.get(pageContext)
  const answer = await call('spot-one', { spot: params.spot ?? '' })
  // Unknown paths redirect (§2): an unknown company leads to the page for companies.
  if (answer.code !== 'ok') throw redirect('/business')
  return { lang, spot: answer.data }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { company } = wordsOf(loaderData.lang)
  const { name } = loaderData.spot
  return [
    { title: titleWith(name, matches) },
    { name: 'description', content: company.metaDescription(name, shopIn(matches)) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Welcomes a company's employees and asks visitors to sign up (reading: Accounts). */
export default function BusinessSpot() {
  const { spot } = useLoaderData<typeof loader>()
  const { company } = useWords()
  useSignUp()
  return (
    <Page>
      <div className="items-center gap-12 md:grid md:grid-cols-2 lg:gap-16">
        <div>
          <p className="font-serif text-lg text-terracotta md:text-xl">{company.kicker}</p>
          <h1 className="mt-1 text-3xl md:text-5xl">{spot.name}</h1>
          <p className="mt-4 max-w-xl text-base leading-relaxed">{spot.welcome}</p>
          <WaysIn spot={spot} />
        </div>
        <MealPicture
          slug="gemista"
          alt=""
          sizes="(min-width: 56.25rem) 40vw, 90vw"
          priority
          eager
          className="mt-8 aspect-[4/3] w-full rounded-card object-cover shadow-card md:mt-0"
        />
      </div>
      <HowItWorks />
    </Page>
  )
}

/** Opens the sign-up dialog once for a visitor who is not logged in. */
function useSignUp(): void {
  const { openDialog } = useDialog()
  const { search } = useLocation()
  const openSignUp = useEffectEvent(() => {
    const isOpen = new URLSearchParams(search).has('login')
    if (!currentUser() && !isOpen) openDialog('login', 'signup')
  })
  useEffect(() => openSignUp(), [])
}
