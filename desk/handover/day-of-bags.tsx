import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatHours } from '#shop/format.ts'
import { isDate } from '#shop/schedule/schedule.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { byRoute } from '../day/by-route.ts'
import { NearDays } from '../day/near-days.tsx'
import { useOutbox } from '../outbox/outbox.ts'
import { Unsent } from '../outbox/unsent.tsx'
import { isOf, type Waiting } from '../outbox/waiting.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import type { Handover, HandoverBag } from './answer.ts'

export type Spoken = {
  readonly bag: HandoverBag
  readonly waiting: Waiting<'delivery-outcome'> | undefined
}

/**
 * The bags of a day in the order of their routes: those of which nothing is said stand first, the others
 * below. Who has a route of their own sees its bags alone, until they ask for all.
 */
export function DayOfBags({
  name,
  title,
  none,
  above,
  children,
}: {
  name: 'bring-one' | 'fetch-one'
  title: string
  none: string
  above?: (bags: readonly Spoken[], date: string) => ReactNode
  children: (spoken: Spoken[], isOpen: boolean) => ReactNode
}) {
  const { day: words } = useWords()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('date') ?? ''
  const answer = useAnswer(name, isDate(asked) ? { date: asked } : {})
  return (
    <>
      <Title>{title}</Title>
      <Answered answer={answer}>
        {day => (
          <>
            <NearDays days={day} choose={date => setSearch({ date })} />
            {day.bags.length > 0 ? (
              <Bags day={day} above={above}>
                {children}
              </Bags>
            ) : (
              <Notice kind="info" title={day.isClosed ? words.closed : none}>
                {words.noneText}
              </Notice>
            )}
          </>
        )}
      </Answered>
    </>
  )
}

function Bags({
  day: { bags, date },
  above,
  children,
}: {
  day: Handover
  above: ((bags: readonly Spoken[], date: string) => ReactNode) | undefined
  children: (spoken: Spoken[], isOpen: boolean) => ReactNode
}) {
  const { handover: words } = useWords()
  const outbox = useOutbox()
  const [isAll, setAll] = useState(false)
  const mine = bags.filter(({ route }) => route?.isMine)
  const shown = mine.length > 0 && !isAll ? mine : bags
  const spoken = byRoute(shown).map(bag => ({
    bag,
    waiting: outbox
      .filter(one => isOf(one, 'delivery-outcome'))
      .find(({ input }) => input.delivery === bag.delivery),
  }))
  const open = spoken.filter(isOpen)
  const told = spoken.filter(one => !isOpen(one))
  return (
    <>
      <p className="mb-2 text-3xl font-semibold tabular-nums">
        {words.progress(told.length, shown.length)}
      </p>
      <Unsent />
      {mine.length > 0 && mine.length < bags.length && (
        <Button
          variant="secondary"
          aria-pressed={isAll}
          className="min-h-14"
          onClick={() => setAll(!isAll)}
        >
          {isAll ? words.onlyMine : words.ofOthers(bags.length - mine.length)}
        </Button>
      )}
      {above?.(spoken, date)}
      {[...Map.groupBy(open, ({ bag }) => formatHours(bag.from, bag.to))].map(([hours, those]) => (
        <section key={hours} className="mt-4">
          <h2 className="mb-3 text-xl tabular-nums">{hours}</h2>
          {children(those, true)}
        </section>
      ))}
      {told.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-3 text-xl">{words.told(told.length)}</h2>
          {children(told, false)}
        </section>
      )}
    </>
  )
}

function isOpen({ bag, waiting }: Spoken): boolean {
  if (waiting) return waiting.no !== undefined
  return bag.state === 'planned' || bag.state === 'not-met'
}
