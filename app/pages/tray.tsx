import Flame from 'lucide-react/icons/flame'
import Snowflake from 'lucide-react/icons/snowflake'
import { useEffect, useState } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import { formatDate, formatNumber } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { call, type Output } from '../call.ts'
import { useConfig } from '../config.ts'
import { titleWith } from '../text/page-title.ts'
import { loadPageWords, useLanguage } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { MealPicture } from '../ui/picture.tsx'
import { Page } from '../ui/section.tsx'

export { shouldRevalidate } from '../revalidate.ts'

const wordsIn = await loadPageWords({
  el: () => import('../text/el/tray.ts'),
  en: () => import('../text/en/tray.ts'),
})

export const meta: MetaFunction = ({ matches }) => {
  const layout = matches[0]?.loaderData as { lang?: 'el' | 'en' } | undefined
  return [
    { title: titleWith(wordsIn(layout?.lang ?? 'el').tray.metaTitle, matches) },
    { name: 'robots', content: 'noindex' },
  ]
}

type Tray = Output<'tray-one'>
type Read = { readonly tray: Tray | null; readonly isBroken?: true; readonly hasFailed?: true }

/** What a tray is and how it is eaten, for who scans the code on its label. */
export default function TrayPage() {
  const { tray: words } = wordsIn(useLanguage())
  const { code = '' } = useParams()
  const [{ tray, isBroken, hasFailed }, setRead] = useState<Read>({ tray: null })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    async function read(): Promise<void> {
      const answer = await call('tray-one', { code }, { signal: stop.signal })
      if (stop.signal.aborted) return
      if (answer.code === 'ok') setRead({ tray: answer.data })
      else if (answer.code === 'tray-not-found' || answer.code === 'invalid-input')
        setRead({ tray: null, isBroken: true })
      else setRead({ tray: null, hasFailed: true })
    }
    void read()
    return () => stop.abort()
  }, [code, tries])
  if (isBroken)
    return (
      <Page narrow>
        <EmptyState as="h1" title={words.brokenTitle} text={words.brokenText}>
          <ButtonLink to="/menu">{words.toMenu}</ButtonLink>
        </EmptyState>
      </Page>
    )
  return (
    <Page narrow>
      {tray ? (
        <Shown tray={tray} />
      ) : (
        <>
          <h1 className={hasFailed ? 'mb-6 text-3xl' : 'sr-only'}>{words.metaTitle}</h1>
          {hasFailed ? (
            <>
              <Notice kind="warning">{words.failed}</Notice>
              <Button className="mt-4" onClick={() => setTries(tries + 1)}>
                {words.again}
              </Button>
            </>
          ) : (
            <>
              <p role="status" className="sr-only">
                {words.loading}
              </p>
              <Skeleton className="h-60 rounded-card" />
              <Skeleton className="mt-6 h-44 rounded-card" />
            </>
          )}
        </>
      )}
    </Page>
  )
}

function Shown({ tray }: { tray: Tray }) {
  const lang = useLanguage()
  const { tray: words } = wordsIn(lang)
  const { code, slug, name, portion, weight, useBy, isOver, heating, contains, traces } = tray
  const day = formatDate(useBy, lang, 'long')
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-card">
        <MealPicture
          slug={slug}
          alt=""
          priority
          sizes="(min-width: 48rem) 44rem, 100vw"
          className="h-52 w-full object-cover sm:h-72"
        />
        <div className="p-5 sm:p-8">
          <h1 className="text-3xl">{name}</h1>
          <p className="mt-1 text-muted">
            {portion} · {formatNumber(weight, lang)} g
          </p>
          {isOver ? (
            <Notice kind="warning">{words.over(day)}</Notice>
          ) : (
            <>
              <p className="mt-4 text-muted">{words.eatBy}</p>
              <p className="font-serif text-3xl font-semibold text-basil">{day}</p>
            </>
          )}
          <ul className="mt-5 space-y-4 border-t border-line pt-5 text-lg">
            <li className="flex gap-3.5">
              <Flame size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-terracotta" />
              <span>
                <strong>{words.heating}:</strong> {heating}
              </span>
            </li>
            <li className="flex gap-3.5">
              <Snowflake size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-terracotta" />
              <span>{words.keep}</span>
            </li>
          </ul>
          <p className="mt-5 border-t border-line pt-5">
            <strong>{words.contains}:</strong>{' '}
            {contains.length > 0 ? contains.join(', ') : words.none}.
          </p>
          {traces.length > 0 && (
            <p className="mt-1">
              {words.traces}: {traces.join(', ')}.
            </p>
          )}
          <ButtonLink variant="secondary" to={`/product/${slug}`} className="mt-5">
            {words.more}
          </ButtonLink>
        </div>
      </div>
      <SomethingWrong code={code} />
    </>
  )
}

function SomethingWrong({ code }: Pick<Tray, 'code'>) {
  const { tray: words } = wordsIn(useLanguage())
  const { phone } = useConfig()
  return (
    <section className="mt-6">
      <h2 className="text-xl">{words.wrong}</h2>
      <p className="mt-1">{words.wrongText(code)}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-5">
        <a
          href={`tel:${phone.replace(/\s/g, '')}`}
          className="inline-flex min-h-11 items-center text-lg font-semibold text-basil underline"
        >
          {phone}
        </a>
        <ButtonLink variant="quiet" to="/contact-us">
          {words.write}
        </ButtonLink>
      </p>
    </section>
  )
}
