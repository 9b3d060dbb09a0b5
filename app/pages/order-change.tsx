import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { formatEuros } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Output } from '../call.ts'
import { call } from '../call.ts'
import { useHydrated } from '../hydrated.ts'
import { titleWith } from '../text/page-title.ts'
import { loadPageWords, useLanguage } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/section.tsx'
import { Actions, Card, CardPage } from './checkout-return/cards.tsx'
import { type Choice, isChosen, LineCard, type Wanted } from './order-change/line-card.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

const wordsIn = await loadPageWords({
  el: () => import('../text/el/order-consent.ts'),
  en: () => import('../text/en/order-consent.ts'),
})

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

type Asked = Output<'order-consent-one'>
type Done = Output<'order-consent-create'>

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

type FormProps = {
  asked: Asked
  token: string
  setDone: (done: Done) => void
}

function Form({ asked, token, setDone }: FormProps) {
  const { consent } = wordsIn(useLanguage())
  const { wanted, want, error, busy, send } = useConsent({ asked, token, setDone })
  const mayChoose = asked.lines.every(({ choices }) => choices.length > 0)
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="mt-2 text-muted md:text-lg">{consent.intro(asked.number)}</p>
      <div className="mt-6 grid gap-6">
        {asked.lines.map(line => (
          <LineCard
            key={keyOf(line)}
            line={line}
            words={consent}
            wanted={wanted[keyOf(line)] ?? null}
            want={to => want(keyOf(line), to)}
          />
        ))}
      </div>
      {error && (
        <div className="mt-6">
          <Notice kind="error">{error}</Notice>
        </div>
      )}
      {mayChoose && (
        <div className="mt-6 flex">
          <Button type="submit" size="lg" busy={busy} className="w-full sm:w-auto">
            {consent.send}
          </Button>
        </div>
      )}
    </form>
  )
}

/** What the customer wants of each dish, until it is sent. */
function useConsent({ asked, token, setDone }: FormProps) {
  const { consent } = wordsIn(useLanguage())
  const [wanted, setWanted] = useState<Readonly<Record<string, Wanted>>>({})
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(): Promise<void> {
    const choices = asked.lines.flatMap((line): Choice[] => {
      const choice = wanted[keyOf(line)]
      if (!choice || !isChosen(choice)) return []
      const { deliveryId, itemId } = line
      return [{ deliveryId, itemId, ...choice }]
    })
    if (choices.length < asked.lines.length) {
      const isDish = Object.values(wanted).some(one => one.choice === 'swap' && !one.byId)
      return setError(isDish ? consent.chooseDish : consent.choose)
    }
    setBusy(true)
    const answer = await call('order-consent-create', { token, choices })
    setBusy(false)
    if (answer.code === 'ok') setDone(answer.data)
    else setError(answer.message)
  }

  function want(key: string, to: Wanted): void {
    setError('')
    setWanted(before => ({ ...before, [key]: to }))
  }

  return { wanted, want, error, busy, send }
}

function keyOf({ deliveryId, itemId }: Asked['lines'][number]): string {
  return `${deliveryId} ${itemId}`
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
