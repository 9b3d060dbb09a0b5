import { useNavigate } from 'react-router'
import { releaseNameForm } from '#shop/staff-room/release.ts'
import { Button } from '../../app/ui/button.tsx'
import { TextField } from '../../app/ui/field.tsx'
import { useForm } from '../../app/ui/form.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Refusal } from '../ui/refusal.tsx'

/** Begins a release by its name. */
export default function NewRelease({ close }: { close: () => void }) {
  const { frame, offer } = useWords()
  const navigate = useNavigate()
  const { field, submit } = useForm(releaseNameForm, { name: '' })
  const creating = useAct('release-create')
  return (
    <Dialog title={offer.begin} close={close}>
      <form
        noValidate
        onSubmit={submit(form =>
          creating.mutate(form, { onSuccess: ({ id }) => navigate(`/releases/${id}`) }),
        )}
        className="space-y-5"
      >
        <TextField {...field('name')} label={offer.name} hint={offer.nameHint} required />
        <Refusal of={creating.error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={creating.isPending}>
            {offer.create}
          </Button>
          <Button variant="quiet" onClick={close}>
            {frame.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
