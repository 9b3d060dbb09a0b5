import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { useState } from 'react'
import { formatHours, formatMoment } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { departments } from '#shop/production/frozen-list.ts'
import { isWindowOver } from '#shop/schedule/schedule.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Day } from './chosen.ts'

type Window = Day['windows'][number]

/** How far the list of each window is: open, or frozen with its version and who has still to see it. */
export function Lists({ day, timePeriodId }: { day: Day; timePeriodId: string | undefined }) {
  const windows = day.windows.filter(
    ({ id, to, list }) =>
      (!timePeriodId || id === timePeriodId) &&
      (list.frozenAt || !isWindowOver(day.date, to, Date.parse(day.madeAt))),
  )
  if (windows.length === 0) return null
  return (
    <ul className="mb-6 divide-y divide-line rounded-card border border-line bg-card px-4 sm:px-5">
      {windows.map(window => (
        <ListOfWindow key={window.id} window={window} day={day} />
      ))}
    </ul>
  )
}

function ListOfWindow({ window, day }: { window: Window; day: Day }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const [isAsked, setAsked] = useState(false)
  const { from, to, list } = window
  const { frozenAt, version, closesAt, waiting, unseen } = list
  const Icon = frozenAt ? Lock : LockOpen
  const isClosed = day.madeAt > closesAt
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Icon size={20} aria-hidden="true" className={frozenAt ? 'text-basil' : 'text-muted'} />
      <p className="font-semibold tabular-nums">{formatHours(from, to)}</p>
      <p className="min-w-0 flex-1 basis-56">
        {frozenAt
          ? words.frozen(formatMoment(Date.parse(frozenAt), lang), version)
          : isClosed
            ? words.freezing
            : words.open(formatMoment(Date.parse(closesAt), lang))}
        {waiting.orders > 0 && (
          <span className="block text-sm text-muted">
            {words.waiting(waiting.orders, waiting.portions)}
          </span>
        )}
        {departments.map(department =>
          unseen[department] > 0 ? (
            <span key={department} className="block font-semibold text-terracotta">
              {words.notSeen[department](unseen[department])}
            </span>
          ) : null,
        )}
      </p>
      {list.mayThaw && mayCall(roles, 'day-thaw') && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${words.thaw}, ${formatHours(from, to)}`}
          onClick={() => setAsked(true)}
        >
          {words.thaw}
        </Button>
      )}
      {isAsked && <Thaw window={window} date={day.date} close={() => setAsked(false)} />}
    </li>
  )
}

function Thaw({ window, date, close }: { window: Window; date: string; close: () => void }) {
  const { day: words } = useWords()
  const act = useAct('day-thaw')
  const { id: timePeriodId, from, to, list } = window
  return (
    <Dialog title={`${words.thaw}, ${formatHours(from, to)}`} close={close}>
      <Confirm
        text={words.thawText}
        yes={words.thaw}
        act={act}
        confirm={() =>
          act.mutate({ date, timePeriodId, version: list.version }, { onSuccess: close })
        }
        close={close}
      />
    </Dialog>
  )
}
