import Banknote from 'lucide-react/icons/banknote'
import FileText from 'lucide-react/icons/file-text'
import Mail from 'lucide-react/icons/mail'
import Pencil from 'lucide-react/icons/pencil'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import StickyNote from 'lucide-react/icons/sticky-note'
import Undo2 from 'lucide-react/icons/undo-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Euro } from '../../app/ui/money.tsx'
import { useWay } from '../money/way.ts'
import { useWords } from '../text/words.ts'
import { useDeedSentence } from './deed-sentence.ts'
import type { Event } from './timeline.ts'

const icons = {
  placed: ShoppingBag,
  payment: Banknote,
  change: Pencil,
  refund: Undo2,
  document: FileText,
  mail: Mail,
  note: StickyNote,
  deed: UserRound,
} as const

/** One thing that happened to an order; a mail opens. */
export function TimelineEntry({
  event,
  openMail,
}: {
  event: Event
  openMail?: (id: string) => void
}) {
  const lang = useLanguage()
  const Icon = icons[event.kind]
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0">
      <span className="z-10 grid size-9 shrink-0 place-items-center rounded-full border border-line bg-card text-basil">
        <Icon size={17} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="leading-snug">
          <Said event={event} openMail={openMail} />
        </p>
        <p className="text-sm text-muted tabular-nums">
          <time dateTime={event.at}>{formatDateTime(event.at, lang)}</time>
        </p>
      </div>
    </li>
  )
}

function Said({ event, openMail }: { event: Event; openMail?: (id: string) => void }): ReactNode {
  const { orders } = useWords()
  const told = useDeedSentence()
  const wayOf = useWay()
  switch (event.kind) {
    case 'placed':
      return orders.placedEvent
    case 'payment': {
      const texts: Partial<Record<string, string>> = orders.payment
      return (
        <>
          {texts[event.of.status] ?? event.of.status}: <Euro value={event.of.amount} />
          <Small>
            {[wayOf(event.of.method), event.of.provider, event.of.reason].filter(Boolean)}
          </Small>
        </>
      )
    }
    case 'change': {
      const { kind, status, effect, byShop } = event.of
      return (
        <>
          {byShop ? orders.theShop : orders.theCustomer}: {orders.change[kind].toLowerCase()}
          {effect !== 0 && (
            <>
              {' '}
              <Euro value={effect} />
            </>
          )}
          {status !== 'applied' && (
            <Small>{[status === 'waiting' ? orders.changeWaits : orders.changeUndone]}</Small>
          )}
        </>
      )
    }
    case 'refund': {
      const reasons: Partial<Record<string, string>> = orders.refundReason
      const texts: Partial<Record<string, string>> = orders.refund
      return (
        <>
          {texts[event.of.status] ?? event.of.status}: <Euro value={event.of.amount} />
          <Small>{[reasons[event.of.reason] ?? event.of.reason]}</Small>
        </>
      )
    }
    case 'document':
      return (
        <>
          {event.of.mark === null ? orders.documentDue : orders.document(event.of.mark)}:{' '}
          <Euro value={event.of.amount} />
        </>
      )
    case 'mail': {
      const names: Partial<Record<string, string>> = orders.mail
      const name = names[event.of.code] ?? event.of.code
      const notes = [event.of.isAgain && orders.mailAgain, orders.mailStatus[event.of.status]]
      return (
        <>
          {openMail ? (
            <button
              type="button"
              onClick={() => openMail(event.of.id)}
              className="-my-2 inline-flex min-h-11 items-center font-medium text-basil underline underline-offset-4 hover:no-underline"
            >
              {orders.mailOf(name)}
            </button>
          ) : (
            orders.mailOf(name)
          )}
          <Small>{notes.filter(note => typeof note === 'string')}</Small>
        </>
      )
    }
    case 'note':
      return (
        <>
          <span className="font-semibold">{event.of.staffName}</span>: <q>{event.of.text}</q>
        </>
      )
    case 'deed': {
      const { who, what, changes, reason } = told(event.of)
      return (
        <>
          <span className="font-semibold">{who}</span> {what}
          {changes && <span className="block text-sm text-muted">{changes}</span>}
          {reason && <span className="block text-sm">{reason}</span>}
        </>
      )
    }
  }
}

function Small({ children }: { children: readonly (string | null)[] }) {
  const text = children.filter(Boolean).join(', ')
  return text && <span className="ms-2 text-sm text-muted">{text}</span>
}
