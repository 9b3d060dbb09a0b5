import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { formatEuros } from '#shop/money.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { call } from '../call.ts'
import { useHydrated } from '../hydrated.ts'
import { titleWith } from '../text/page-title.ts'
import { useLanguage } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/section.tsx'
import { Actions, Card, CardPage } from './checkout-return/cards.tsx'
import { type Asked, type Done, Form, wordsIn } from './order-change/consent-form.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta: MetaFunction = ({ matches }) => {
  const layout = matches[0]?.loaderData as { lang?: 'el' | 'en' } | undefined
  const { consent } = wordsIn(layout?.lang ?? 'el')
  return [
    { title: titleWith(consent.metaTitle, matches) },
    { name: 'robots', content: 'noindex' },
    // The secret of the link goes to no other site.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/**
 * The page behind the link of a mail that asks what becomes of a dish which the shop changes after it
 * was sold. It needs no login; only the button acts, since programs that scan mails follow links.
 */
export default function OrderChange() {
  const { consent } = wordsIn(useLanguage())
  const [search] = useSearchParams()
  // The page that the server keeps is rendered without its search.
  const hydrated = useHydrated()
  const token = hydrated ? search.get('token') : null
  const [asked, setAsked] = useState<Asked | 'broken' | null>(null)
  const [done, setDone] = useState<Done | null>(null)

  useEffect(() => {
    if (!hydrated) return
    const stop = new AbortController()
    const ask = token ? call('order-consent-one', { token }, { signal: stop.signal }) : null
    void ask?.then(answer => {
      if (answer.code !== 'aborted') setAsked(answer.code === 'ok' ? answer.data : 'broken')
    })
    if (!ask) setAsked('broken')
    return () => stop.abort()
  }, [hydrated, token])

  if (done) return <Thanks done={done} />
  if (asked === 'broken') return <Broken />
  return (
    <Page narrow>
      <h1 className="text-3xl md:text-5xl">{consent.title}</h1>
      {asked && token ? (
        <Form asked={asked} token={token} setDone={setDone} />
      ) : (
        <div className="mt-6 grid gap-6">
          <p role="status" className="sr-only">
            {consent.waiting}
          </p>
          <Skeleton className="h-14" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </Page>
  )
}

function Thanks({ done }: { done: Done }) {
  const { consent } = wordsIn(useLanguage())
  return (
    <CardPage>
      <Card icon={<CircleCheck size={48} className="text-success" />} title={consent.doneTitle}>
        <p>{consent.doneText(done.number)}</p>
        {done.refunded > 0 && (
          <p className="mt-2">{consent.doneBack(formatEuros(done.refunded))}</p>
        )}
        <Actions>
          <ButtonLink to={`/account/orders/${done.orderId}`} variant="secondary">
            {consent.seeOrder}
          </ButtonLink>
        </Actions>
      </Card>
    </CardPage>
  )
}

function Broken() {
  const { consent } = wordsIn(useLanguage())
  return (
    <Page narrow>
      <div role="status">
        <EmptyState as="h1" title={consent.brokenTitle} text={consent.brokenText}>
          <ButtonLink to="/account/orders" variant="secondary">
            {consent.orders}
          </ButtonLink>
        </EmptyState>
      </div>
    </Page>
  )
}
