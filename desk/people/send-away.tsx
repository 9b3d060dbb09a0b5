import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Person } from './person.ts'

export function SendAway({ person, close }: { person: Person; close: () => void }) {
  const { people } = useWords()
  const sending = useAct('staff-delete')
  return (
    <Dialog title={people.sendAwayOf(person.name)} close={close}>
      <Confirm
        text={people.sendAwayText(person.name)}
        yes={people.sendAwayNow}
        isGrave
        act={sending}
        confirm={() => sending.mutate({ staffId: person.id }, { onSuccess: close })}
        close={close}
      />
    </Dialog>
  )
}
