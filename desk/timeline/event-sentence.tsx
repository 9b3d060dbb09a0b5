import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatEuros } from '#shop/money.ts'
import type { PaymentProviderName } from '#shop/payment-provider.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { useMailName } from '../mails/mail-name.ts'
import { useWay } from '../money/way.ts'
import { useWords } from '../text/words.ts'
import { useDeedSentence } from './deed-sentence.ts'
import type { Event } from './event.ts'
import type { MailOf } from './mail-dialog.tsx'

export type EntryProps = {
  readonly event: Event
  /** Nothing needs to name it. */
  readonly isOfOneOrder?: boolean
  /** Without it no mail opens. */
  readonly openMail?: (mail: MailOf) => void
  /** Without it no mail opens that is about no order. */
  readonly customerId?: string | undefined
}

/** As high as a finger, without pushing the lines apart. */
export const link =
  '-my-2.5 inline-flex min-h-11 items-center text-basil underline underline-offset-4 hover:no-underline'

type Of<Kind extends Event['kind']> = { readonly of: Extract<Event, { kind: Kind }>['of'] }

export function EventSentence(props: EntryProps): ReactNode {
  const { event, isOfOneOrder } = props
  switch (event.kind) {
    case 'placed':
      return <Placed of={event.of} isOfOneOrder={isOfOneOrder} />
    case 'payment':
      return <Payment of={event.of} />
    case 'change':
      return <Change of={event.of} />
    case 'refund':
      return <Refund of={event.of} />
    case 'document':
      return <FiscalDocument of={event.of} />
    case 'mail':
      return <Mail {...props} of={event.of} />
    case 'message':
      return <Message of={event.of} />
    case 'note':
      return <Note of={event.of} />
    case 'session':
      return <Session of={event.of} />
    case 'consent':
      return <Consent of={event.of} />
    case 'coupon':
      return <Coupon of={event.of} />
    case 'deed':
      return <Deed of={event.of} />
  }
}

/** The page of an order says how it stands; elsewhere its event does. */
function Placed({
  of: { status, amount },
  isOfOneOrder,
}: Of<'placed'> & { isOfOneOrder?: boolean }) {
  const { orders } = useWords()
  const stands = [orders.asItIs(orders.status[status]), formatEuros(amount)]
  return (
    <>
      {orders.placedEvent}
      {!isOfOneOrder && <Small>{stands}</Small>}
    </>
  )
}

function Payment({ of: { status, amount, method, provider, reason } }: Of<'payment'>) {
  const { orders } = useWords()
  const wayOf = useWay()
  const texts: Partial<Record<string, string>> = orders.payment
  const providers: Partial<Record<string, string>> = orders.providers satisfies Readonly<
    Record<PaymentProviderName, string>
  >
  return (
    <>
      {texts[status] ?? status}: <Euro value={amount} />
      <Small>
        {[wayOf(method), providers[provider] ?? provider, reason].filter(
          (sentence, at, all) => sentence && all.indexOf(sentence) === at,
        )}
      </Small>
    </>
  )
}

function Change({ of: { kind, status, amount, byShop } }: Of<'change'>) {
  const { orders } = useWords()
  return (
    <>
      {byShop ? orders.theShop : orders.theCustomer}: {orders.change[kind].toLowerCase()}
      {amount !== 0 && (
        <>
          {' '}
          <Euro value={amount} />
        </>
      )}
      {status !== 'applied' && (
        <Small>{[status === 'waiting' ? orders.changeWaits : orders.changeUndone]}</Small>
      )}
    </>
  )
}

function Refund({ of: { status, amount, reason } }: Of<'refund'>) {
  const { orders } = useWords()
  const reasons: Partial<Record<string, string>> = orders.refundReason
  const texts: Partial<Record<string, string>> = orders.refund
  return (
    <>
      {texts[status] ?? status}: <Euro value={amount} />
      <Small>{[reasons[reason] ?? reason]}</Small>
    </>
  )
}

function FiscalDocument({ of: { mark, amount } }: Of<'document'>) {
  const { orders } = useWords()
  return (
    <>
      {mark === null ? orders.documentDue : orders.document(mark)}: <Euro value={amount} />
    </>
  )
}

/** Opens where something opens mails, and where it is known whose it is. */
function Mail({
  event: { order },
  of: { id: mailId, code, isAgain, status },
  openMail,
  customerId,
}: EntryProps & Of<'mail'>) {
  const { orders } = useWords()
  const mailNameOf = useMailName()
  const name = orders.mailOf(mailNameOf(code))
  const notes = [isAgain && orders.mailAgain, orders.mailStatus[status]]
  const mail = order === null ? customerId && { customerId, mailId } : { order: `${order}`, mailId }
  return (
    <>
      {openMail && mail ? (
        <button type="button" onClick={() => openMail(mail)} className={`${link} font-medium`}>
          {name}
        </button>
      ) : (
        name
      )}
      <Small>{notes.filter(note => typeof note === 'string')}</Small>
    </>
  )
}

function Message({ of: { id, state, company } }: Of<'message'>) {
  const { customers } = useWords()
  const { timeline } = customers
  return (
    <>
      <Link to={`/inbox/${id}`} className={`${link} font-medium`}>
        {company === null ? timeline.message : timeline.partnership(company)}
      </Link>
      <Small>{[timeline.states[state]]}</Small>
    </>
  )
}

function Note({ of: { staffName, text } }: Of<'note'>) {
  return (
    <>
      <span className="font-semibold">{staffName}</span>:{' '}
      <q className="whitespace-pre-line">{text}</q>
    </>
  )
}

function Session({ of: { agent, isOver } }: Of<'session'>) {
  const { customers } = useWords()
  return (
    <>
      {customers.timeline.session}
      <Small>{[agent, isOver ? customers.timeline.sessionOver : '']}</Small>
    </>
  )
}

function Consent({ of: { what } }: Of<'consent'>) {
  const { customers } = useWords()
  return customers.timeline.consent[what]
}

function Coupon({ of: { code, name } }: Of<'coupon'>) {
  const { customers } = useWords()
  const lang = useLanguage()
  return (
    <>
      {customers.timeline.coupon(code)}
      <Small>{[name[lang]]}</Small>
    </>
  )
}

function Deed({ of }: Of<'deed'>) {
  const sentenceOf = useDeedSentence()
  const { who, what, changes, reason } = sentenceOf(of)
  return (
    <>
      <span className="font-semibold">{who}</span> {what}
      {changes && <span className="block text-sm text-muted">{changes}</span>}
      {reason && <span className="block text-sm">{reason}</span>}
    </>
  )
}

function Small({ children }: { children: readonly (string | null)[] }) {
  const text = children.filter(Boolean).join(', ')
  return text && <span className="ms-2 text-sm text-muted">{text}</span>
}
