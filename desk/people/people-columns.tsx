import { formatDateTime } from '#shop/format.ts'
import { roleText } from '#shop/people/staff.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'
import type { Column } from '../ui/list.tsx'
import type { Person } from './person.ts'

export type Open =
  | { readonly what: 'roles' | 'link' | 'away'; readonly person: Person }
  | { what: 'add' }

/** `open` null: nothing may be changed. */
export function useColumns(open: ((what: Open) => void) | null): readonly Column<Person>[] {
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
