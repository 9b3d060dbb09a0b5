import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { InvitationLink } from './invitation-link.tsx'
import type { Person } from './person.ts'

export function NewLink({ person, close }: { person: Person; close: () => void }) {
  const { people } = useWords()
  const making = useAct('staff-link-create')
  return (
    <Dialog title={making.data ? people.linkReady : people.newLinkOf(person.name)} close={close}>
      {making.data ? (
        <InvitationLink name={person.name} link={making.data.link} close={close} />
      ) : (
        <Confirm
          text={people.newLinkText(person.name)}
          yes={people.makeLink}
          act={making}
          confirm={() => making.mutate({ staffId: person.id })}
          close={close}
        />
      )}
    </Dialog>
  )
}
