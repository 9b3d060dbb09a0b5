import { formatHours } from '#shop/format.ts'
import type { DayList } from '#shop/packing/day-list.ts'
import { Button } from '#ui/button.tsx'
import { useKeptAct } from '../outbox/kept-act.ts'
import { useOutbox } from '../outbox/outbox.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { Changes } from './changes.tsx'
import type { Day } from './chosen.ts'
import { stillUnseen } from './still-unseen.ts'

type Shown = Pick<Day, 'date' | 'portions' | 'unseen'> & {
  readonly windows: readonly Pick<Day['windows'][number], 'id' | 'from' | 'to'>[]
}

/** The changes of frozen lists that kitchen or packing has not tapped as seen. */
export function UnseenChanges({ day, list }: { day: Shown; list: DayList }) {
  const unseen = stillUnseen(day, useOutbox())
  return (
    <div aria-live="assertive">
      {unseen.map(unseen => (
        <Unseen key={`${unseen.timePeriodId} ${unseen.department}`} {...{ unseen, day, list }} />
      ))}
    </div>
  )
}

function Unseen({
  unseen,
  day,
  list,
}: {
  unseen: Day['unseen'][number]
  day: Shown
  list: DayList
}) {
  const { day: words } = useWords()
  const seeing = useKeptAct('day-seen-create')
  const { timePeriodId, department, version } = unseen
  const window = day.windows.find(({ id }) => id === timePeriodId)
  const hours = window ? formatHours(window.from, window.to) : ''
  return (
    <section
      tabIndex={-1}
      data-unseen={department}
      className="mb-6 scroll-mt-24 rounded-card focus:outline-4 focus:outline-offset-4 focus:outline-terracotta border-4 border-terracotta bg-terracotta-soft p-5"
    >
      <h2 className="text-3xl">{words.changedSinceFrozen(hours)}</h2>
      <div className="mt-3 mb-4 text-xl">
        <Changes changes={unseen} list={list} portions={day.portions} />
        {unseen.bags.length === 0 && <p>{words.backAgain}</p>}
      </div>
      <Refusal of={seeing.error} />
      <Button
        size="lg"
        busy={seeing.isPending}
        onClick={() =>
          seeing.run(words.changedSinceFrozen(hours), {
            date: day.date,
            timePeriodId,
            department,
            version,
          })
        }
      >
        {words.seen[department]}
      </Button>
    </section>
  )
}
