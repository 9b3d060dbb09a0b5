import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useParams } from 'react-router'
import { formatDate, formatDateTime } from '#shop/format.ts'
import { localPhone } from '#shop/phone-number.ts'
import { useLanguage } from '#ui/language.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import type { Message } from './message.ts'
import { Acts } from './message-acts.tsx'
import { ReplyForm } from './reply-form.tsx'
import { State } from './state.tsx'

/** One message: what was written, what was answered, and the place to answer. */
export default function MessagePage() {
  const { inbox } = useWords()
  const { id = '' } = useParams()
  const answer = useAnswer(
    'message-one',
    { messageId: id },
    {
      isMoving: ({ replies }) =>
        replies.some(({ mail }) => mail === 'queued' || mail === 'sending'),
    },
  )
  return (
    <div className="max-w-3xl">
      <Link
        to="/inbox"
        className="-ms-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-sm font-semibold text-basil"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {inbox.all}
      </Link>
      <Answered answer={answer}>
        {message => (
          <>
            <Title end={<State of={message.state} />}>{message.company ?? message.name}</Title>
            <Written message={message} />
            <Replies message={message} />
            <Acts message={message} />
            <ReplyForm key={message.replies.length} message={message} />
          </>
        )}
      </Answered>
    </div>
  )
}

function Written({
  message: { company, createdAt, wish, about, ...message },
}: {
  message: Message
}) {
  const { inbox } = useWords()
  const lang = useLanguage()
  const facts = [
    [inbox.delivery, about ? formatDate(about.date, lang, 'short') : ''],
    [inbox.batches, about?.batches.join(', ') ?? ''],
    [inbox.from, message.name],
    [inbox.email, message.email],
    [inbox.phone, localPhone(message.phone)],
    [inbox.employees, message.employees ?? ''],
    [inbox.language, inbox.languages[message.lang]],
    [inbox.holder, message.staffName ?? inbox.nobody],
  ].filter(([, value]) => value)
  return (
    <article className="rounded-card border border-line bg-card p-5 shadow-card sm:p-7">
      <p className="text-sm text-muted">
        {wish ? inbox.byLink : company === null ? inbox.contact : inbox.partnership(company)},{' '}
        <time dateTime={createdAt}>{formatDateTime(createdAt, lang)}</time>
      </p>
      {wish && <p className="mt-3 text-lg font-semibold">{inbox.wishes[wish]}</p>}
      {(message.message || !wish) && (
        <p className="mt-3 text-lg break-words whitespace-pre-line">
          {message.message || <span className="text-muted">{inbox.noText}</span>}
        </p>
      )}
      <dl className="mt-5 grid gap-x-8 gap-y-3 border-t border-line pt-5 text-sm sm:grid-cols-3">
        {facts.map(([title, value]) => (
          <div key={title} className="min-w-0">
            <dt className="text-muted">{title}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {(about || message.customerId) && (
        <p className="mt-4 flex flex-wrap gap-x-6">
          {about && (
            <Link to={`/orders/${about.number}`} className={link}>
              {inbox.order} {about.number}
            </Link>
          )}
          {message.customerId && (
            <Link to={`/customers/${message.customerId}`} className={link}>
              {inbox.customer}
            </Link>
          )}
        </p>
      )}
    </article>
  )
}

const link = 'inline-flex min-h-11 items-center font-semibold text-basil underline'

function Replies({ message: { replies } }: { message: Message }) {
  const { inbox } = useWords()
  const lang = useLanguage()
  if (replies.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-xl">{inbox.answers}</h2>
      <ol className="space-y-3">
        {replies.map(({ id, text, staffName, createdAt, mail }) => (
          <li key={id} className="ms-4 rounded-card border border-line bg-basil-soft p-5 sm:ms-10">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm">
              <span>{inbox.answeredBy(staffName, formatDateTime(createdAt, lang))}</span>
              <span className={mail === 'failed' ? 'font-semibold text-error' : 'font-medium'}>
                {inbox.mail[mail as keyof typeof inbox.mail]}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
