import MapPin from 'lucide-react/icons/map-pin'
import { type MetaFunction, useParams, useSearchParams } from 'react-router'
import { formatDate, formatHours, formatTime } from '#shop/format.ts'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useConfig } from '../config.ts'
import { titleWith } from '../text/page-title.ts'
import { useLanguage } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/section.tsx'
import { Bag } from './order-track/bag.tsx'
import { Headline } from './order-track/headline.tsx'
import { Steps } from './order-track/steps.tsx'
import { StopAsking, Wishes } from './order-track/tell.tsx'
import { type Track, useTrack, wordsIn } from './order-track/use-track.ts'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta: MetaFunction = ({ matches }) => {
  const layout = matches[0]?.loaderData as { lang?: 'el' | 'en' } | undefined
  return [
    { title: titleWith(wordsIn(layout?.lang ?? 'el').track.metaTitle, matches) },
    { name: 'robots', content: 'noindex' },
    // The code of the link goes to no other site.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Where a delivery is, for who has the link of a mail; it needs no login and asks again by itself. */
export default function OrderTrack() {
  const { track: words } = wordsIn(useLanguage())
  const { token = '' } = useParams()
  const { track, setTrack, isBroken, hasFailed, seenAt } = useTrack(token)
  if (isBroken)
    return (
      <Page narrow>
        <EmptyState as="h1" title={words.brokenTitle} text={words.brokenText}>
          <ButtonLink to="/account/orders">{words.toOrders}</ButtonLink>
        </EmptyState>
      </Page>
    )
  return (
    <Page narrow>
      {track ? (
        <Tracked {...{ token, track, seenAt, hasFailed }} changed={setTrack} />
      ) : hasFailed ? (
        <Failed />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

function Failed() {
  const { track: words } = wordsIn(useLanguage())
  return (
    <>
      <h1 className="mb-6 text-3xl">{words.metaTitle}</h1>
      <Notice kind="warning">{words.failed}</Notice>
    </>
  )
}

function Waiting() {
  const { track: words } = wordsIn(useLanguage())
  return (
    <>
      <h1 className="sr-only">{words.metaTitle}</h1>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="mt-6 h-24 rounded-card" />
      <Skeleton className="mt-6 h-80 rounded-card" />
    </>
  )
}

function Tracked({
  token,
  track,
  seenAt,
  hasFailed,
  changed,
}: {
  token: string
  track: Track
  seenAt: number
  hasFailed: boolean
  changed: (track: Track) => void
}) {
  const lang = useLanguage()
  const { track: words } = wordsIn(lang)
  const { phone } = useConfig()
  const { number, date, from, to, counter, canRate } = track
  const [search] = useSearchParams()
  const telling = { token, track, changed }
  return (
    <>
      <p className="text-muted tabular-nums">
        {words.order(number)} · {words.when(formatDate(date, lang, 'long'), formatHours(from, to))}
      </p>
      <Headline track={track} />
      <Steps track={track} />
      {search.has('stop') && (
        <div className="mt-6">
          <StopAsking {...telling} isWhatTheyCameFor />
        </div>
      )}
      {track.stage === 'not-met' && <Wishes {...telling} />}
      {counter && <Counter at={counter} />}
      <Bag {...telling} />
      {canRate && !search.has('stop') && (
        <div className="mt-4">
          <StopAsking {...telling} />
        </div>
      )}
      <p className="mt-6 text-lg">
        {words.call}{' '}
        <a
          href={`tel:${phone.replace(/\s/g, '')}`}
          className="inline-flex min-h-11 items-center font-semibold text-basil underline"
        >
          {phone}
        </a>
      </p>
      {hasFailed ? (
        <Notice kind="warning">{words.failed}</Notice>
      ) : (
        <p className="mt-2 text-sm text-muted tabular-nums">
          {words.seen(formatTime(seenAt, lang))}
        </p>
      )}
    </>
  )
}

function Counter({ at }: { at: NonNullable<Track['counter']> }) {
  const { track: words } = wordsIn(useLanguage())
  return (
    <section className="mt-6 rounded-card border border-line bg-card p-5 shadow-card sm:p-6">
      <h2 className="flex items-center gap-2 text-xl">
        <MapPin size={22} aria-hidden="true" className="shrink-0 text-basil" />
        {words.where}
      </h2>
      <p className="mt-2 text-lg font-semibold">{at.name}</p>
      <p>{at.address}</p>
      <p className="text-muted">{at.hours}</p>
    </section>
  )
}
