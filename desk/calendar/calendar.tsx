import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isSame, type Json } from '#shop/merge/merge.ts'
import { closuresWith, type Pieces } from '#shop/publishing/closures.ts'
import type { Closure } from '#shop/shop-data/closed-days.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { SaveAll, useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { Changes, closureOf, HolidayChanges } from './changes.tsx'
import { CloseDays } from './close-days.tsx'
import { ComingWeeks } from './coming-weeks.tsx'
import { daysName } from './days-name.ts'
import { KitchenLimits } from './kitchen-limits.tsx'
import { useOpenHolidays } from './open-holidays.tsx'
import { Year } from './year.tsx'

type View = Output<'calendar-one'>

/** A year with its closed days, as a draft changes them, and how much the kitchen can make. */
export default function Calendar() {
  const { frame, calendar } = useWords()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('year') ?? ''
  const year = /^20[2-4]\d$/.test(asked) ? Number(asked) : new Date().getFullYear()
  const answer = useAnswer('calendar-one', { year: String(year) })
  const isDecember = answer.data?.today.startsWith(`${year}-12`) ?? false
  const january = useAnswer('calendar-one', { year: String(year + 1) }, { enabled: isDecember })
  const next = isDecember && january.data !== undefined ? january.data : null
  const go = (to: number) =>
    setSearch(now => {
      now.set('year', String(to))
      return now
    })
  return (
    <>
      <Title
        end={
          <div className="flex gap-2">
            <Button size="sm" variant="secondary" onClick={() => go(year - 1)}>
              {calendar.earlier(year - 1)}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => go(year + 1)}>
              {calendar.later(year + 1)}
            </Button>
          </div>
        }
      >
        {`${frame.screens.calendar} ${year}`}
      </Title>
      <Answered answer={answer}>{view => <Shown year={year} shown={view} next={next} />}</Answered>
    </>
  )
}

function Shown({ year, shown, next }: { year: number; shown: View; next: View | null }) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const view = next ? withDaysOf(shown, next) : shown
  const { closures, pieces, write, leave } = useClosures(view)
  const holidays = useOpenHolidays(view)
  const [pressed, setPressed] = useState<string | null>(null)
  const [first] = pieces
  return (
    <div className="space-y-12">
      <section>
        <p className="-mt-3 mb-6 max-w-2xl text-muted">{calendar.intro}</p>
        <Year
          {...{ year, view, closures }}
          open={holidays.open}
          hasJanuary={next !== null}
          press={setPressed}
        />
      </section>
      <section className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 className="mb-3 text-xl">{calendar.listed}</h2>
          <Listed year={year} closures={closures} press={setPressed} />
        </div>
        <div>
          <h2 className="mb-3 text-xl">{calendar.changes}</h2>
          <Changes view={view} pieces={pieces} leave={leave} />
          <HolidayChanges {...holidays} />
          <SaveAll
            title={
              first
                ? calendar.closureName(daysName(closureOf(first), lang))
                : calendar.holidaysChange
            }
            pieces={[...pieces, ...holidays.pieces]}
            done={({ kind, piece }) => (kind === 'terms' ? holidays.leave() : leave(piece))}
          />
        </div>
      </section>
      <KitchenLimits view={view} />
      <ComingWeeks days={view.days} limited={view.limited} />
      {pressed && (
        <CloseDays
          key={pressed}
          {...{ date: pressed, closures, view }}
          open={holidays.open}
          putOpen={ids => {
            holidays.put(ids)
            setPressed(null)
          }}
          close={() => setPressed(null)}
          write={changed => {
            write(changed)
            setPressed(null)
          }}
        />
      )}
    </div>
  )
}

/** Closed days as the release has them, below what was changed here. */
function useClosures(view: View) {
  const { releaseId } = useRelease()
  const [edits, setEdits] = useState<Pieces>(new Map())
  const draftsByPiece = new Map(
    view.drafts.filter(draft => draft.releaseId === releaseId).map(one => [one.piece, one.value]),
  )
  const live = new Map(view.closures.map(one => [one.from, one]))
  const seenOf = (from: string): Json =>
    (draftsByPiece.has(from) ? draftsByPiece.get(from) : live.get(from)) ?? null
  return {
    closures: closuresWith(view.closures, new Map([...draftsByPiece, ...edits])),
    pieces: [...edits].flatMap(([piece, value]) => {
      const seen = seenOf(piece)
      return isSame(seen, value) ? [] : [{ kind: 'closed-day' as const, piece, seen, value }]
    }),
    write: (changed: Pieces) => setEdits(now => new Map([...now, ...changed])),
    leave: (piece: string) =>
      setEdits(now => new Map([...now].filter(([other]) => other !== piece))),
  }
}

/** The closings of the year, each of which opens its dialog. */
function Listed({
  year,
  closures,
  press,
}: {
  year: number
  closures: readonly Closure[]
  press: (date: string) => void
}) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const listed = closures.filter(
    ({ from, to = from }) => from <= `${year}-12-31` && to >= `${year}-01-01`,
  )
  return (
    <>
      {listed.length === 0 && <p className="text-muted">{calendar.noneListed}</p>}
      <ul className="divide-y divide-line">
        {listed.map(closure => (
          <li key={closure.from} className="flex flex-wrap justify-between gap-x-6 py-2">
            <button
              type="button"
              className="link min-h-6 text-start font-medium"
              onClick={() => press(closure.from)}
            >
              {daysName(closure, lang)}
            </button>
            <span className="text-muted">{closure.reason[lang]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A year, and the holidays and deliveries of the one that follows it. */
function withDaysOf(shown: View, next: View): View {
  return {
    ...shown,
    holidays: [...shown.holidays, ...next.holidays],
    sold: [...shown.sold, ...next.sold],
  }
}
