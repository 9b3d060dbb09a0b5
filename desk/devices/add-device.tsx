import { deviceCodeMinutes, type Face, faces } from '#shop/people/device.ts'
import { deviceForm } from '#shop/people/device-forms.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { fieldErrors } from '../login/entering.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'

/** Names a device and its faces, then shows the code that lets it in. */
export function AddDevice({ close }: { close: () => void }) {
  const { devices: words } = useWords()
  const { field, submit, setErrors } = useForm(deviceForm, { name: '', faces: [] as Face[] })
  const adding = useAct('device-create')
  if (adding.data) return <Code code={adding.data.code} close={close} />
  const { onBlur: _left, name: _name, ...chosen } = field('faces')
  return (
    <FormDialog
      title={words.add}
      yes={words.make}
      act={adding}
      submit={submit(form =>
        adding.mutate(form, { onError: error => setErrors(fieldErrors(error)) }),
      )}
      close={close}
    >
      <TextField
        {...field('name')}
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={60}
        required
      />
      <FacesField {...chosen} />
    </FormDialog>
  )
}

function FacesField({
  value,
  onChange,
  error,
}: {
  value: readonly Face[]
  onChange: (faces: Face[]) => void
  error?: string
}) {
  const { devices: words, frame } = useWords()
  return (
    <fieldset>
      <legend className="font-medium">{words.faces}</legend>
      <p aria-live="polite" className={error ? 'mt-1.5 text-sm text-error' : 'sr-only'}>
        {error && words.facesNeeded}
      </p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {faces.map(face => (
          <Checkbox
            key={face}
            name="faces"
            checked={value.includes(face)}
            onChange={isOn =>
              onChange(faces.filter(each => (each === face ? isOn : value.includes(each))))
            }
            label={frame.screens[face]}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Code({ code, close }: { code: string; close: () => void }) {
  const { devices: words } = useWords()
  const address = `${location.host}/desk/device`
  return (
    <Dialog title={words.ready} close={close}>
      <p>{words.readyText(address, deviceCodeMinutes)}</p>
      <p className="rounded-field bg-sand py-5 text-center text-5xl font-semibold tabular-nums">
        <span className="me-[0.35em]">{code.slice(0, 4)}</span>
        {code.slice(4)}
      </p>
      <Button size="lg" className="w-full" onClick={close}>
        {words.done}
      </Button>
    </Dialog>
  )
}
