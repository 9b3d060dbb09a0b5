import CalendarCheck from 'lucide-react/icons/calendar-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import SearchX from 'lucide-react/icons/search-x'
import Wallet from 'lucide-react/icons/wallet'
import { type OrderStatus, orderStatusClass } from '#shop/order/order.ts'
import { useWords } from '../text/words.ts'

const icons = {
  delivered: CircleCheck,
  opened: CalendarCheck,
  'not-paid': Wallet,
  canceled: CircleX,
  'not-found': SearchX,
  'not-accepted': CircleX,
}

const colours = {
  success: 'text-success',
  info: 'text-info',
  warning: 'text-warning',
  error: 'text-error',
}

/** An order's status with an icon, in the colour of its class (§4). */
export function StatusPill({ status }: { status: OrderStatus | 'not-found' }) {
  const { order } = useWords()
  const Icon = icons[status]
  return (
    <span
      data-class={orderStatusClass[status]}
      className={`inline-flex items-center gap-2 rounded-full border border-current bg-card px-3 py-1 text-sm font-semibold whitespace-nowrap ${colours[orderStatusClass[status]]}`}
    >
      <Icon size={16} aria-hidden="true" />
      {order.status[status]}
    </span>
  )
}
