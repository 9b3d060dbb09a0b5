import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMailName } from '../mails/mail-name.ts'
import { useWords } from '../text/words.ts'
import { useDeedSentence } from './deed-sentence.ts'
import { type EntryProps, link, type Of, Small } from './event-part.tsx'
import { Change, Coupon, FiscalDocument, Payment, Placed, Refund } from './money-sentences.tsx'

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
