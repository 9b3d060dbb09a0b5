import { formatHours } from '#shop/format.ts'
import type { DayList } from '#shop/packing/day-list.ts'
import { Button } from '#ui/button.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { Changes } from './changes.tsx'
import type { Day } from './chosen.ts'

type Shown = Pick<Day, 'date' | 'portions' | 'unseen'> & {
  readonly windows: readonly Pick<Day['windows'][number], 'id' | 'from' | 'to'>[]
}

/** The changes of frozen lists that kitchen or packing has not tapped as seen. */
export function UnseenChanges({ day, list }: { day: Shown; list: DayList }) {
  return (
    <div aria-live="assertive">
      {day.unseen.map(unseen => (
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
  const seeing = useAct('day-seen-create')
  const { timePeriodId, department, version } = unseen
  const window = day.windows.find(({ id }) => id === timePeriodId)
  const hours = window ? formatHours(window.from, window.to) : ''
  return (
    <section className="mb-6 rounded-card border-4 border-terracotta bg-terracotta-soft p-5">
      <h2 className="text-3xl">{words.changedSinceFrozen(hours)}</h2>
      <div className="mt-3 mb-4 text-xl">
        <Changes changes={unseen} list={list} portions={day.portions} />
        {unseen.bags.length === 0 && <p>{words.backAgain}</p>}
      </div>
      <Refusal of={seeing.error} />
      <Button
        size="lg"
        busy={seeing.isPending}
        onClick={() => seeing.mutate({ date: day.date, timePeriodId, department, version })}
      >
        {words.seen[department]}
      </Button>
    </section>
  )
}
