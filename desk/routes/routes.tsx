import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate, formatHours } from '#shop/format.ts'
import { isDate, isWindowOver } from '#shop/schedule/schedule.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { NearDays } from '../day/near-days.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import type { Routes } from './plan.ts'
import { Planner } from './planner.tsx'

/** Who drives where: a day's stops shared between vans, by the map and by hand. */
export default function RoutesHere() {
  const { frame } = useWords()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('date') ?? ''
  const answer = useAnswer('routes-one', isDate(asked) ? { date: asked } : {})
  return (
    <>
      <Title>{frame.screens.routes}</Title>
      <Answered answer={answer}>
        {routes => (
          <>
            <NearDays days={routes} choose={date => setSearch({ date })} />
            <Windows key={routes.date} routes={routes} />
          </>
        )}
      </Answered>
    </>
  )
}

function Windows({ routes }: { routes: Routes }) {
  const { day: words, routes: own } = useWords()
  const lang = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const [opened, setOpened] = useState<readonly string[]>([])
  const { windows, date, isClosed } = routes
  const hasEnded = ({ to }: { to: string }) => isWindowOver(date, to, Date.parse(routes.madeAt))
  const window =
    windows.find(({ id }) => id === chosen) ??
    windows.find(window => !hasEnded(window)) ??
    windows.at(-1)
  if (!window)
    return (
      <Notice kind="info" title={isClosed ? words.closed : words.none.bring}>
        {isClosed ? formatDate(date, lang, 'long') : words.noneText}
      </Notice>
    )
  return (
    <>
      {windows.length > 1 && (
        <fieldset className="mb-6 flex flex-wrap gap-2">
          <legend className="sr-only">{words.window}</legend>
          {windows.map(({ id, from, to, bags }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === window.id}
              onClick={() => {
                setChosen(id)
                setOpened([...opened, window.id, id])
              }}
              className="min-h-11 rounded-full border border-edge bg-card px-4 tabular-nums hover:border-basil hover:bg-basil-soft focus-visible:rounded-full aria-pressed:border-basil aria-pressed:bg-basil aria-pressed:font-semibold aria-pressed:text-on-basil"
            >
              {formatHours(from, to)} · {words.bags(bags.length)}
            </button>
          ))}
        </fieldset>
      )}
      {!window.frozenAt && !isClosed && !hasEnded(window) && (
        <p className="mb-4 text-muted">{own.open(formatHours(window.from, window.to))}</p>
      )}
      {/* What is shared out and not saved yet stays while somebody looks at another window. */}
      {windows.map(
        one =>
          (one === window || opened.includes(one.id)) && (
            <div key={one.id} hidden={one !== window}>
              <Planner routes={routes} window={one} />
            </div>
          ),
      )}
    </>
  )
}
