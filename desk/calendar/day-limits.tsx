import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { formatDate } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { addDays, isDate } from '#shop/schedule/schedule.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { SaveAll, useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { Dishes, Windows } from './limit-lists.tsx'
import { useLimits, type View } from './use-limits.ts'

/** One day: what is sold of each window and dish, and the most that is sold of it. */
export default function DayLimits() {
  const lang = useLanguage()
  const { date = '' } = useParams()
  const answer = useAnswer('kitchen-day-one', { date })
  return (
    <>
      <Title end={isDate(date) && <OtherDays date={date} />}>
        {isDate(date) ? formatDate(date, lang, 'long') : date}
      </Title>
      <Answered answer={answer}>{view => <Editor key={date} date={date} view={view} />}</Answered>
    </>
  )
}

/** To the calendar, to the lists of the day, and to the days before and after. */
function OtherDays({ date }: { date: string }) {
  const { calendar, frame } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const { releaseId } = useRelease()
  const search = releaseId && `?release=${releaseId}`
  const [before, after] = [addDays(date, -1), addDays(date, 1)]
  const link = (to: string, children: ReactNode) => (
    <Link to={to} className="link inline-flex min-h-11 items-center gap-1">
      {children}
    </Link>
  )
  return (
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

function Editor({ date, view }: { date: string; view: View }) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const { piece, isWrong, forget, ...limits } = useLimits(date, view)
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-8">
        <p className="-mt-3 max-w-2xl text-muted">{calendar.dayIntro}</p>
        <OtherDrafts drafts={limits.others} />
        {view.isClosed && <Notice kind="info">{calendar.dayClosed}</Notice>}
        <Windows view={view} limits={limits} />
        <Dishes view={view} limits={limits} />
      </div>
      <section className="lg:sticky lg:top-6">
        <h2 className="mb-3 text-xl">{calendar.changes}</h2>
        {isWrong && <p className="mb-3 text-error">{calendar.whole}</p>}
        <SaveAll
          title={calendar.limitsName(formatDate(date, lang, 'short'))}
          pieces={piece ? [piece] : []}
          done={forget}
        />
      </section>
    </div>
  )
}

function OtherDrafts({ drafts }: { drafts: View['drafts'] }) {
  const { catalogue } = useWords()
  if (drafts.length === 0) return null
  return (
    <ul className="space-y-1">
      {drafts.map(({ releaseId, releaseName, changedBy, status }) => (
        <li key={releaseId}>
          <Link to={`/releases/${releaseId}`} className="link">
            {catalogue.others(changedBy, releaseName)}
          </Link>{' '}
          <span className="text-muted">· {catalogue.states[status]}</span>
        </li>
      ))}
    </ul>
  )
}
