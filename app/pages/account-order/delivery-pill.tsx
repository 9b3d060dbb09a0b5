import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import Pause from 'lucide-react/icons/circle-pause'
import CircleX from 'lucide-react/icons/circle-x'
import DoorClosed from 'lucide-react/icons/door-closed'
import type { DeliveryStatus } from '#shop/delivery-life.ts'
import { useWords } from '../../text/words.ts'

const looks = {
  planned: { Icon: CalendarClock, colour: 'text-info' },
  paused: { Icon: Pause, colour: 'text-warning' },
  canceled: { Icon: CircleX, colour: 'text-error' },
  delivered: { Icon: CircleCheck, colour: 'text-success' },
  'not-met': { Icon: DoorClosed, colour: 'text-warning' },
  returned: { Icon: CircleX, colour: 'text-error' },
}

/** A delivery's status with its icon; `next`: this delivery comes next. */
export function DeliveryPill({ status, next = false }: { status: DeliveryStatus; next?: boolean }) {
  const { orderChange } = useWords()
  const { Icon, colour } = looks[status]
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full border border-current px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${next ? 'text-basil' : colour}`}
    >
      <Icon size={15} aria-hidden="true" />
      {next ? orderChange.next : orderChange.delivery[status]}
    </span>
  )
}
