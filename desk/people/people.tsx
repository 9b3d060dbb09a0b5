import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { formatDateTime } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { roleText } from '#shop/people/staff.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { NewLink } from './new-link.tsx'
import type { Person } from './person.ts'
import { SendAway } from './send-away.tsx'

// What their forms need is loaded when one is opened.
const AddPerson = lazy(() => import('./add-person.tsx').then(one => ({ default: one.AddPerson })))
const ChangeRoles = lazy(() =>
  import('./change-roles.tsx').then(one => ({ default: one.ChangeRoles })),
)

type Open = { readonly what: 'roles' | 'link' | 'away'; readonly person: Person } | { what: 'add' }

/** Who works here; an owner changes it, a manager reads it. */
export default function People() {
  const { people } = useWords()
  const me = useMe()
  const mayChange = mayCall(me.roles, 'staff-create')
  const answer = useAnswer('staff-collection', {})
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const columns = useColumns(mayChange ? setOpen : null)
  return (
    <>
      <Title
        end={
          mayChange && (
            <Button size="sm" onClick={() => setOpen({ what: 'add' })}>
              <Plus size={18} aria-hidden="true" />
              {people.add}
            </Button>
          )
        }
      >
        {people.title}
      </Title>
      <Answered answer={answer}>
        {rows => (
          <>
            {!mayChange && <p className="mb-4 text-muted">{people.readOnly}</p>}
            <List
              name="people"
              title={people.title}
              columns={columns}
              rows={rows}
              idOf={({ id }) => id}
            />
          </>
        )}
      </Answered>
      <Suspense>
        {open?.what === 'add' && <AddPerson close={close} />}
        {open?.what === 'roles' && <ChangeRoles person={open.person} close={close} />}
      </Suspense>
      {open?.what === 'link' && <NewLink person={open.person} close={close} />}
      {open?.what === 'away' && <SendAway person={open.person} close={close} />}
    </>
  )
}

/** `open` null: nothing may be changed. */
function useColumns(open: ((what: Open) => void) | null): readonly Column<Person>[] {
  const { people } = useWords()
  const lang = useLanguage()
  const shown: readonly Column<Person>[] = [
    {
      name: 'name',
      title: people.name,
      value: ({ name }) => name,
      cell: person => <Name of={person} />,
    },
    {
      name: 'roles',
      title: people.roles,
      value: ({ roles }) => roles.map(role => roleText[role][lang]).join(', '),
      cell: ({ roles }) => roles.map(role => roleText[role][lang]).join(', '),
    },
    {
      name: 'state',
      title: people.state,
      value: ({ hasPassword, seenAt }) => (!hasPassword ? people.waits : seenAt && { at: seenAt }),
      className: 'text-sm',
      cell: ({ hasPassword, seenAt }) => {
        if (!hasPassword) return <span className="text-warning">{people.waits}</span>
        return seenAt ? (
          people.seen(formatDateTime(seenAt, lang))
        ) : (
          <span className="text-muted">{people.never}</span>
        )
      },
    },
  ]
  if (!open) return shown
  const acts: Column<Person> = {
    name: 'acts',
    title: people.acts,
    hideTitle: true,
    cell: person => <Acts on={person} open={open} />,
  }
  return [...shown, acts]
}

function Name({ of: { id, name, email } }: { of: Person }) {
  const { people } = useWords()
  const me = useMe()
  const at = email.lastIndexOf('@')
  return (
    <>
      <span className="block font-semibold">
        {name}
        {id === me.id && <span className="font-normal text-muted"> ({people.you})</span>}
      </span>
      <span className="block text-sm text-muted">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </>
  )
}

function Acts({ on: person, open }: { on: Person; open: (what: Open) => void }) {
  const { people } = useWords()
  const acts = [
    { what: 'roles', text: people.change, name: people.changeOf(person.name) },
    { what: 'link', text: people.newLink, name: people.newLinkOf(person.name) },
    { what: 'away', text: people.sendAway, name: people.sendAwayOf(person.name) },
  ] as const
  return (
    <span className="-mx-3 flex flex-wrap md:-my-2 md:justify-end">
      {acts.map(({ what, text, name }) => (
        <Button
          key={what}
          variant="quiet"
          size="sm"
          className={what === 'away' ? 'px-3! text-error!' : 'px-3!'}
          aria-label={name}
          onClick={() => open({ what, person })}
        >
          {text}
        </Button>
      ))}
    </span>
  )
}
