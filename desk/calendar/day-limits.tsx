import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatDate, formatHours } from '#shop/format.ts'
import { isSame, type Json } from '#shop/merge.ts'
import { mayCall } from '#shop/people/calls.ts'
import { type Limited, limitIn, limitTyped, withLimit } from '#shop/publishing/day-limit-form.ts'
import { addDays, isDate } from '#shop/schedule.ts'
import type { DayLimit } from '#shop/shop-data/day-limits.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { SaveAll, useRelease } from '../offer/save-all.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { LimitRow } from './limit-row.tsx'

type View = Output<'kitchen-day-one'>
type Row = {
  readonly name: string
  readonly limited: Limited
  readonly taken: number
  /** As the kitchen counts now; null: no limit. */
  readonly most: number | null
  readonly usual: number | null
}

/** Dishes that are shown at first, beside those with a limit. */
const firstDishes = 12

/** One day: what is sold of each window and dish, and the most that is sold of it. */
export default function DayLimits() {
  const { calendar, frame } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const { date = '' } = useParams()
  const { releaseId } = useRelease()
  const answer = useAnswer('kitchen-day-one', { date })
  const search = releaseId && `?release=${releaseId}`
  const link = (to: string, children: ReactNode) => (
    <Link to={to} className="link inline-flex min-h-11 items-center gap-1">
      {children}
    </Link>
  )
  const [before, after] = isDate(date) ? [addDays(date, -1), addDays(date, 1)] : [date, date]
  return (
    <>
      <Title
        end={
          isDate(date) && (
            <nav aria-label={calendar.otherDays} className="flex flex-wrap gap-x-6">
              <span className="flex gap-x-6">
                {link(`/calendar${search}`, frame.screens.calendar)}
                {mayCall(roles, 'day-one') && link(`/day?date=${date}`, frame.screens.day)}
              </span>
              <span className="flex gap-x-6">
                {link(
                  `/calendar/${before}${search}`,
                  <>
                    <ChevronLeft aria-hidden="true" className="size-4" />
                    {formatDate(before, lang, 'short')}
                  </>,
                )}
                {link(
                  `/calendar/${after}${search}`,
                  <>
                    {formatDate(after, lang, 'short')}
                    <ChevronRight aria-hidden="true" className="size-4" />
                  </>,
                )}
              </span>
            </nav>
          )
        }
      >
        {isDate(date) ? formatDate(date, lang, 'long') : date}
      </Title>
      <Answered answer={answer}>{view => <Editor key={date} date={date} view={view} />}</Answered>
    </>
  )
}

function Editor({ date, view }: { date: string; view: View }) {
  const { calendar, offer } = useWords()
  const lang = useLanguage()
  const { releaseId } = useRelease()
  const [typed, setTyped] = useState<ReadonlyMap<string, readonly [Limited, string]>>(new Map())
  const [sought, setSought] = useState('')
  const [isWhole, setWhole] = useState(false)
  const live = view.live as DayLimit | null
  const draft = view.drafts.find(one => one.releaseId === releaseId)
  const others = view.drafts.filter(one => one.releaseId !== releaseId)
  const seen = (draft ? draft.value : live) as DayLimit | null
  const value = [...typed.values()].reduce<DayLimit | null>(
    (day, [limited, text]) => withLimit(day, date, limited, limitTyped(text) ?? undefined),
    seen,
  )
  const isWrong = [...typed.values()].some(([, text]) => limitTyped(text) === null)
  const isChanged = !isWrong && !isSame(seen as Json, value as Json)
  const field = ({ limited, ...row }: Row) => {
    const name = nameOf(limited)
    const said = limitIn(seen, limited)
    const text = typed.get(name)?.[1] ?? (said === undefined ? '' : String(said))
    return (
      <LimitRow
        key={name}
        {...row}
        text={text}
        limit={limitTyped(text)}
        live={limitIn(live, limited)}
        set={next => setTyped(now => new Map([...now, [name, [limited, next]]]))}
      />
    )
  }
  const day = { kind: 'day' } as const
  const windows = view.windows.map(
    ({ id, from, to, ...load }): Row => ({
      ...load,
      name: formatHours(from, to),
      limited: { kind: 'windows', what: id },
      usual: view.usual.deliveriesPerWindow,
    }),
  )
  const dishes = view.dishes.map(
    ({ slug, name, ...load }): Row => ({
      ...load,
      name: name[lang],
      limited: { kind: 'dishes', what: slug },
      usual: view.usual.portionsPerMeal,
    }),
  )
  const find = plain(sought)
  const shown = dishes.filter(({ name, limited }, at) =>
    find ? plain(name).includes(find) : isWhole || at < firstDishes || isLimited(limited),
  )
  function isLimited(limited: Limited): boolean {
    return limitIn(seen, limited) !== undefined || typed.has(nameOf(limited))
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-8">
        <p className="-mt-3 max-w-2xl text-muted">{calendar.dayIntro}</p>
        {others.length > 0 && (
          <ul className="space-y-1">
            {others.map(({ releaseId, releaseName, changedBy, status }) => (
              <li key={releaseId}>
                <Link to={`/releases/${releaseId}`} className="link">
                  {offer.others(changedBy, releaseName)}
                </Link>{' '}
                <span className="text-muted">· {offer.states[status]}</span>
              </li>
            ))}
          </ul>
        )}
        {view.isClosed && <Notice kind="info">{calendar.dayClosed}</Notice>}
        <section>
          <Head>{calendar.wholeDay}</Head>
          <ul className="rounded-card border border-line bg-card shadow-card">
            {field({
              ...{ name: calendar.allWindows, limited: day, taken: view.deliveries },
              ...{ most: live?.deliveries ?? null, usual: null },
            })}
          </ul>
        </section>
        <section>
          <Head>{calendar.dayWindows}</Head>
          <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
            {windows.map(field)}
          </ul>
        </section>
        <section>
          <h2 className="mb-3 text-xl">{calendar.dayDishes}</h2>
          <div className="mb-3 flex items-end justify-between gap-x-4 pe-4 sm:pe-5">
            <div className="max-w-sm flex-1">
              <TextField
                name="sought"
                type="search"
                label={calendar.seekDish}
                value={sought}
                onChange={setSought}
              />
            </div>
            <AtMost />
          </div>
          {shown.length === 0 ? (
            <p className="text-muted">{calendar.noDish}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
              {shown.map(field)}
            </ul>
          )}
          {!find && shown.length < dishes.length && (
            <Button variant="secondary" className="mt-4" onClick={() => setWhole(true)}>
              {calendar.allDishes(dishes.length)}
            </Button>
          )}
        </section>
      </div>
      <section className="lg:sticky lg:top-6">
        <h2 className="mb-3 text-xl">{calendar.changes}</h2>
        {isWrong && <p className="mb-3 text-error">{calendar.whole}</p>}
        <SaveAll
          title={calendar.limitsName(formatDate(date, lang, 'short'))}
          pieces={
            isChanged
              ? [{ kind: 'day-limit', piece: date, seen: seen as Json, value: value as Json }]
              : []
          }
          done={() => setTyped(new Map())}
        />
      </section>
    </div>
  )
}

/** What follows is a list with a field at the end of each row. */
function Head({ children }: { children: string }) {
  return (
    <div className="mb-3 flex items-end justify-between gap-x-4 pe-4 sm:pe-5">
      <h2 className="text-xl">{children}</h2>
      <AtMost />
    </div>
  )
}

/** Over the fields, each of which says it for itself, too. */
function AtMost() {
  const { calendar } = useWords()
  return (
    <span aria-hidden="true" className="shrink-0 text-sm text-muted">
      {calendar.atMost}
    </span>
  )
}

function nameOf(limited: Limited): string {
  return limited.kind === 'day' ? 'day' : `${limited.kind} ${limited.what}`
}

/** Without accents, as it is sought. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}
