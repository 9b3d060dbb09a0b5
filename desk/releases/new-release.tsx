import { useNavigate } from 'react-router'
import { releaseNameForm } from '#shop/publishing/release.ts'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'

export default function NewRelease({ close }: { close: () => void }) {
  const { catalogue } = useWords()
  const navigate = useNavigate()
  const { field, submit } = useForm(releaseNameForm, { name: '' })
  const creating = useAct('release-create')
  return (
    <Dialog title={catalogue.begin} close={close}>
      <form
        noValidate
        onSubmit={submit(form =>
          creating.mutate(form, { onSuccess: ({ id }) => navigate(`/releases/${id}`) }),
        )}
        className="space-y-5"
      >
        <TextField {...field('name')} label={catalogue.name} hint={catalogue.nameHint} required />
        <FormActs act={creating} yes={catalogue.create} close={close} />
      </form>
    </Dialog>
  )
}
