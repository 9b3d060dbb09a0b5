import { useSearchParams } from 'react-router'
import { formatDate, formatHours } from '#shop/format.ts'
import { isMade } from '#shop/production/batch.ts'
import { isDate, isWindowOver } from '#shop/schedule/schedule.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { NearDays } from '../day/near-days.tsx'
import { UnseenChanges } from '../day/unseen.tsx'
import { useOutbox } from '../outbox/outbox.ts'
import { Unsent } from '../outbox/unsent.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import type { Kitchen } from './answer.ts'
import { Coming } from './coming.tsx'
import { Dish } from './dish.tsx'
import { MadeDish } from './made-dish.tsx'
import { overlaid } from './overlaid.ts'

/** What is cooked for a day, for people who read it from two metres and press it with wet hands. */
export default function KitchenHere() {
  const { frame } = useWords()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('date') ?? ''
  const date = isDate(asked) ? asked : undefined
  const outbox = useOutbox()
  const answer = useAnswer('kitchen-one', date ? { date } : {})
  return (
    <>
      <Title>{frame.screens.kitchen}</Title>
      <Answered answer={answer}>
        {answered => {
          const kitchen = { ...answered, dishes: overlaid(answered, outbox) }
          return (
            <>
              <NearDays days={kitchen} choose={date => setSearch({ date })} />
              <Unsent />
              <UnseenChanges day={kitchen} list="cook" />
              <Progress kitchen={kitchen} />
              <Dishes kitchen={kitchen} />
              <Coming kitchen={kitchen} />
            </>
          )
        }}
      </Answered>
    </>
  )
}

/** All portions of the day in one bar, and the windows whose lists are still open. */
function Progress({ kitchen }: { kitchen: Kitchen }) {
  const { kitchen: words } = useWords()
  const builds = kitchen.dishes.flatMap(({ builds }) => builds)
  const sold = builds.reduce((sum, build) => sum + build.sold, 0)
  const made = builds.reduce((sum, build) => sum + Math.min(build.made, build.sold), 0)
  const now = Date.parse(kitchen.madeAt)
  const open = kitchen.isClosed
    ? []
    : kitchen.windows.filter(
        window => !window.isFrozen && !isWindowOver(kitchen.date, window.to, now),
      )
  return (
    <div className="mb-6 space-y-3">
      {sold > 0 && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="text-3xl font-semibold tabular-nums">{words.progress(made, sold)}</p>
          <div aria-hidden="true" className="h-4 min-w-48 flex-1 rounded-full bg-sand">
            <div
              className="h-4 rounded-full bg-basil"
              style={{ inlineSize: `${(made / sold) * 100}%` }}
            />
          </div>
        </div>
      )}
      {open.map(({ id, from, to }) => (
        <p key={id} className="text-muted">
          {words.open(formatHours(from, to))}. {words.openText}
        </p>
      ))}
    </div>
  )
}

function Dishes({ kitchen }: { kitchen: Kitchen }) {
  const { kitchen: words, day } = useWords()
  const lang = useLanguage()
  if (kitchen.dishes.length === 0)
    return kitchen.coming.dishes.length > 0 ? null : (
      <Notice kind="info" title={kitchen.isClosed ? day.closed : words.none}>
        {kitchen.isClosed ? formatDate(kitchen.date, lang, 'long') : words.noneText}
      </Notice>
    )
  // What is done moves out of the way.
  const made = kitchen.dishes.filter(isMade)
  const open = kitchen.dishes.filter(dish => !isMade(dish))
  return (
    <>
      <ul className="grid gap-5 lg:grid-cols-2">
        {open.map(dish => (
          <Dish key={dish.mealId} dish={dish} kitchen={kitchen} />
        ))}
      </ul>
      {made.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-3 text-2xl">{words.madeDishes(made.length)}</h2>
          <ul className="grid gap-3 lg:grid-cols-2">
            {made.map(dish => (
              <MadeDish key={dish.mealId} dish={dish} kitchen={kitchen} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
