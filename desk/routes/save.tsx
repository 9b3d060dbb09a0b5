import { useState } from 'react'
import { formatMoment } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import type { Plan, Van, Window } from './plan.ts'

type Saved = NonNullable<Window['saved']>

/** Saves the routes. Where another person saved newer ones, it says so and offers to show them. */
export function Save({
  plan,
  start,
  date,
  window,
  takeTheirs,
}: {
  plan: Plan
  start: string
  date: string
  window: Window
  takeTheirs: (saved: Saved) => void
}) {
  const { routes: words } = useWords()
  const lang = useLanguage()
  const act = useAct('routes-update')
  const { saved } = window
  const [version, setVersion] = useState(saved?.version ?? 0)
  const deliveries = plan.deliveries()
  const vans = plan.vans.map(({ driver, bags, minutes }, at) => ({
    ...{ driver, bags, minutes, deliveries: deliveries[at] ?? [] },
  }))
  const isNewer = saved !== null && saved.version > version
  const isSaved = saved?.version === version && isSame({ start, vans }, saved)
  return (
    <div className="mt-6 space-y-3 border-t border-line pt-4">
      <p className="text-muted">
        {saved ? words.saved(formatMoment(Date.parse(saved.at), lang), saved.by) : words.notSaved}
        {saved && !isSaved && !isNewer && (
          <strong className="block text-warning">{words.changed}</strong>
        )}
      </p>
      {isNewer && (
        <Newer
          by={saved.by}
          take={() => {
            act.reset()
            takeTheirs(saved)
            setVersion(saved.version)
          }}
        />
      )}
      {!isNewer && <Refusal of={act.error} />}
      <Button
        size="lg"
        busy={act.isPending}
        aria-disabled={isSaved}
        onClick={() =>
          isSaved ||
          act.mutate(
            { date, start, vans, timePeriodId: window.id, version },
            { onSuccess: done => setVersion(done.version) },
          )
        }
      >
        {words.save}
      </Button>
    </div>
  )
}

function Newer({ by, take }: { by: string; take: () => void }) {
  const { routes: words } = useWords()
  return (
    <Notice kind="warning" title={words.newer(by)}>
      <Button variant="secondary" onClick={take}>
        {words.takeTheirs}
      </Button>
    </Notice>
  )
}

type Saving = {
  readonly start: string
  readonly vans: readonly (Pick<Van, 'driver' | 'bags' | 'minutes'> & {
    readonly deliveries: readonly string[]
  })[]
}

function isSame(now: Saving, saved: Saved): boolean {
  const before = saved.vans.map(({ driver, bags, minutes, stops }) => ({
    ...{ driver, bags, minutes, deliveries: stops.flatMap(({ deliveries }) => deliveries) },
  }))
  const after = now.vans.filter(({ deliveries }) => deliveries.length > 0)
  return now.start === saved.start && JSON.stringify(after) === JSON.stringify(before)
}
