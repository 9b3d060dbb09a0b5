import { useNavigate } from 'react-router'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Takes a planned release back, or throws a draft away: neither without asking. */
export default function AskFirst({
  what,
  release: { id: releaseId, name },
  close,
}: {
  what: 'undo' | 'delete'
  release: { readonly id: string; readonly name: string }
  close: () => void
}) {
  const { catalogue } = useWords()
  const navigate = useNavigate()
  const undoing = useAct('release-undo')
  const deleting = useAct('release-delete')
  const isUndo = what === 'undo'
  const title = isUndo ? catalogue.undo : catalogue.throwAway
  return (
    <Dialog title={title} close={close}>
      <Confirm
        text={isUndo ? catalogue.undoText(name) : catalogue.throwAwayText(name)}
        yes={title}
        isGrave={!isUndo}
        act={isUndo ? undoing : deleting}
        confirm={() =>
          isUndo
            ? undoing.mutate({ releaseId }, { onSuccess: close })
            : deleting.mutate({ releaseId }, { onSuccess: () => navigate('/releases') })
        }
        close={close}
      />
    </Dialog>
  )
}
