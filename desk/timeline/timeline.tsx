import { type ReactNode, useState } from 'react'
import { keysOf } from '#shop/keys.ts'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import { TimelineEntry } from './entry.tsx'
import { type Event, type Group, groupOf, groups } from './event.ts'
import { MailDialog, type MailOf } from './mail-dialog.tsx'

/** With at most so many events the filter by kind is not shown. */
const few = 6

const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-sm hover:border-basil hover:bg-basil-soft focus-visible:rounded-full aria-pressed:border-basil aria-pressed:bg-basil aria-pressed:font-semibold aria-pressed:text-on-basil'

/** What happened, the newest first, of one kind where it is asked for; a mail opens to what it said. */
export function Timeline({
  events,
  customerId,
  isOfOneOrder = false,
  end,
}: {
  events: readonly Event[]
  /** The customer whose account mails stand in it; without it, there are none. */
  customerId?: string
  /** Its entries need not name the order. */
  isOfOneOrder?: boolean
  /** Below the oldest one. */
  end?: ReactNode
}) {
  const { customers } = useWords()
  const [asked, setAsked] = useState<Group | null>(null)
  const [mail, setMail] = useState<MailOf | null>(null)
  const counts = new Map<Group, number>()
  for (const event of events) counts.set(groupOf(event), (counts.get(groupOf(event)) ?? 0) + 1)
  const group = asked && counts.has(asked) ? asked : null
  const shown = group ? events.filter(event => groupOf(event) === group) : events
  return (
    <>
      {events.length > few && counts.size > 1 && (
        <Filter counts={counts} all={events.length} group={group} choose={setAsked} />
      )}
      {events.length === 0 && <Notice kind="info">{customers.timeline.none}</Notice>}
      <ol className="relative before:absolute before:inset-y-2 before:start-[1.09rem] before:w-px before:bg-line">
        {shown.map(event => (
          <TimelineEntry
            key={event.key}
            event={event}
            isOfOneOrder={isOfOneOrder}
            openMail={setMail}
            customerId={customerId}
          />
        ))}
      </ol>
      {end}
      {mail && <MailDialog of={mail} close={() => setMail(null)} />}
    </>
  )
}

/** The kinds of events that are there, each with its count. */
function Filter({
  counts,
  all,
  group,
  choose,
}: {
  counts: ReadonlyMap<Group, number>
  all: number
  /** null: all are shown. */
  group: Group | null
  choose: (group: Group | null) => void
}) {
  const { customers } = useWords()
  const { timeline } = customers
  const names = keysOf(groups).filter(name => counts.has(name))
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{timeline.filter}</legend>
      {[null, ...names].map(name => (
        <button
          key={name ?? 'all'}
          type="button"
          aria-pressed={group === name}
          onClick={() => choose(name)}
          className={pill}
        >
          {name ? timeline.groups[name] : timeline.all}{' '}
          <span className="tabular-nums opacity-80">{name ? counts.get(name) : all}</span>
        </button>
      ))}
    </fieldset>
  )
}
