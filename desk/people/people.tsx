import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { NewLink } from './new-link.tsx'
import { type Open, useColumns } from './people-columns.tsx'
import { SendAway } from './send-away.tsx'

// What their forms need is loaded when one is opened.
const AddPerson = lazy(() => import('./add-person.tsx').then(one => ({ default: one.AddPerson })))
const ChangeRoles = lazy(() =>
  import('./change-roles.tsx').then(one => ({ default: one.ChangeRoles })),
)

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
