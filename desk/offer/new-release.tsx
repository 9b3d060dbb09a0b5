import { useNavigate } from 'react-router'
import { releaseNameForm } from '#shop/publishing/release.ts'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'

/** Begins a release by its name. */
export default function NewRelease({ close }: { close: () => void }) {
  const { offer } = useWords()
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
        <FormActs act={creating} yes={offer.create} close={close} />
      </form>
    </Dialog>
  )
}
