import BadgeCheck from 'lucide-react/icons/badge-check'
import Banknote from 'lucide-react/icons/banknote'
import FileText from 'lucide-react/icons/file-text'
import LogIn from 'lucide-react/icons/log-in'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import Pencil from 'lucide-react/icons/pencil'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import StickyNote from 'lucide-react/icons/sticky-note'
import Ticket from 'lucide-react/icons/ticket'
import Undo2 from 'lucide-react/icons/undo-2'
import UserRound from 'lucide-react/icons/user-round'
import { Link } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { type EntryProps, link } from './event-part.tsx'
import { EventSentence } from './event-sentence.tsx'

const icons = {
  placed: ShoppingBag,
  payment: Banknote,
  change: Pencil,
  refund: Undo2,
  document: FileText,
  mail: Mail,
  message: MessageSquare,
  note: StickyNote,
  session: LogIn,
  consent: BadgeCheck,
  coupon: Ticket,
  deed: UserRound,
} as const

/** One thing that happened; a mail opens, an order and a message lead to their page. */
export function TimelineEntry({ event, isOfOneOrder = false, openMail, customerId }: EntryProps) {
  const { orders } = useWords()
  const lang = useLanguage()
  const Icon = icons[event.kind]
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0">
      <span className="z-10 grid size-9 shrink-0 place-items-center rounded-full border border-line bg-card text-basil">
        <Icon size={17} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="leading-snug wrap-anywhere">
          <EventSentence {...{ event, isOfOneOrder, openMail, customerId }} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <time dateTime={event.at}>{formatDateTime(event.at, lang, 'medium')}</time>
          {!isOfOneOrder && event.order !== null && (
            <Link to={`/orders/${event.order}`} className={link}>
              {orders.title(event.order)}
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}
