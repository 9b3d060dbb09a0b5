import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Pause from 'lucide-react/icons/circle-pause'
import Play from 'lucide-react/icons/circle-play'
import Repeat from 'lucide-react/icons/repeat'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { OrderAnswer } from '#server/answers.ts'
import { useLate } from '../../late.ts'
import { useWords } from '../../text/words.ts'
import { useOrderDialog } from './changing/order-dialog.ts'
import { useRepeat } from './repeating.ts'

const loadRepeat = () => import('./repeat-dialogs.tsx')

/** The actions on the whole order; only allowed ones are offered. */
export function OrderActions({ order }: { order: OrderAnswer }) {
  const { orderChange: words } = useWords()
  const { show } = useOrderDialog()
  const repeating = useRepeat(order)
  const { conflict, closeConflict, dropped, stay } = repeating
  const asks = conflict !== null || dropped.length > 0
  const RepeatDialogs = useLate(loadRepeat, asks, conflict ? closeConflict : stay)
  const { can, plan, status } = order
  const onWay = status === 'opened' && order.deliveries.some(each => each.status === 'planned')
  if (!can.repeat && !can.pause && !can.resume && !can.cancel && !onWay) return null
  const stop = plan.type === 'weekly' && status !== 'not-paid' ? words.stop : words.cancelOrder
  return (
    <section
      aria-labelledby="actions"
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <h2 id="actions" className="mb-2 text-xl">
        {words.actions}
      </h2>
      <ul className="-mb-2 divide-y divide-line">
        {can.resume && (
          <Action Icon={Play} opens onClick={() => show('resume')}>
            {words.resume}
          </Action>
        )}
        {can.repeat && (
          <Action Icon={Repeat} busy={repeating.busy} onClick={() => void repeating.repeat()}>
            {words.repeat}
          </Action>
        )}
        {onWay && (
          <li>
            <a href={`/account/orders/${order.id}/calendar.ics`} className={row}>
              <CalendarPlus size={20} aria-hidden="true" className="shrink-0 text-basil" />
              {words.calendar}
            </a>
          </li>
        )}
        {can.pause && (
          <Action Icon={Pause} opens onClick={() => show('pause')}>
            {words.pause}
          </Action>
        )}
        {can.cancel && (
          <Action Icon={X} opens danger onClick={() => show('cancel')}>
            {stop}
          </Action>
        )}
      </ul>
      {asks && RepeatDialogs && <RepeatDialogs repeating={repeating} />}
    </section>
  )
}

type ActionProps = {
  Icon: typeof X
  onClick: () => void
  opens?: boolean
  danger?: boolean
  busy?: boolean
  children: ReactNode
}

function Action({ Icon, onClick, opens, danger = false, busy = false, children }: ActionProps) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup={opens ? 'dialog' : undefined}
        aria-busy={busy || undefined}
        onClick={() => busy || onClick()}
        className={`${row} ${danger ? 'text-error' : ''}`}
      >
        <Icon
          size={20}
          aria-hidden="true"
          className={`shrink-0 ${danger ? '' : 'text-basil'} ${busy ? 'motion-safe:animate-spin' : ''}`}
        />
        {children}
      </button>
    </li>
  )
}

const row =
  'flex min-h-13 w-full items-center gap-3 py-2 text-start font-medium underline-offset-4 hover:underline focus-visible:rounded-field'
