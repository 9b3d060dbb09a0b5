import { useState } from 'react'
import {
  freshId,
  type SpotField,
  type SpotForm,
  spotForm,
  spotOf,
  type WrittenSpot,
} from '#shop/publishing/places-form.ts'
import { Checkbox, TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Select } from '../ui/select.tsx'
import type { Place } from './edited.ts'

type View = Output<'places-one'>
type Props = {
  /** null: a new one. */
  readonly id: string | null
  readonly spots: readonly Place<WrittenSpot>[]
  readonly view: View
  readonly close: () => void
  readonly put: (id: string, value: WrittenSpot) => void
}

type SpotText = Exclude<keyof SpotForm, 'municipality' | 'payments'>
type FieldProps = {
  readonly form: SpotForm
  readonly errorOf: (field: SpotField) => string | undefined
  readonly change: (fields: Partial<SpotForm>) => void
}

const long = { multiline: true, rows: 2, maxLength: 300 }

/** A counter: its name, where it stands, when it is open and how one finds it. */
export default function SpotDialog(props: Props) {
  const { terms } = useWords()
  const lang = useLanguage()
  const { known, send, ...spot } = useSpot(props)
  const text = (field: SpotText, more: object = {}) => (
    <SpotTextField {...{ ...spot, field, more }} />
  )
  return (
    <FormDialog
      title={known ? known.name[lang] : terms.addSpot}
      yes={terms.put}
      act={null}
      submit={send}
      close={props.close}
    >
      {text('el')}
      {text('en')}
      <div className="grid grid-cols-[1fr_7rem] gap-4">
        {text('streetEl')}
        {text('number', { maxLength: 20 })}
      </div>
      {text('streetEn')}
      <Municipality {...spot} municipalities={props.view.municipalities} />
      {text('postcode', { inputMode: 'numeric', maxLength: 6 })}
      <div className="grid grid-cols-2 gap-4">
        {text('lat', { inputMode: 'decimal' })}
        {text('lng', { inputMode: 'decimal' })}
      </div>
      {text('hoursEl', { maxLength: 200 })}
      {text('hoursEn', { maxLength: 200 })}
      {text('directionsEl', long)}
      {text('directionsEn', long)}
      <Payments {...spot} payments={props.view.payments} />
    </FormDialog>
  )
}

/** The counter as it is typed. Its errors are shown after the first try to save it. */
function useSpot({ id, spots, view, put }: Props) {
  const { terms } = useWords()
  const spot = spots.find(one => one.id === id)?.value ?? null
  const [form, setForm] = useState(() =>
    spotForm(
      spot,
      view.payments.map(({ code }) => code),
    ),
  )
  const [wrong, setWrong] = useState<ReadonlySet<SpotField>>(new Set())

  function send() {
    const taken = new Set(spots.map(one => one.id))
    const spotId = id ?? freshId(form.en, taken)
    const area = view.municipalities.find(({ name }) => name.el === form.municipality)
    const municipality = area?.name ?? spot?.address.municipality ?? null
    const made = spotOf(form, { id: spotId, ...(spot?.slug && { slug: spot.slug }) }, municipality)
    if ('wrong' in made) setWrong(made.wrong)
    else put(spotId, made)
  }

  function errorOf(field: SpotField): string | undefined {
    if (!wrong.has(field)) return undefined
    if (field === 'postcode' || field === 'payments') return terms.spotWrong[field]
    if (field === 'lat' || field === 'lng') return terms.spotWrong.point
    return /^(hours|directions)/.test(field) ? terms.spotWrong.both : terms.spotWrong.text
  }

  const change = (fields: Partial<SpotForm>) => setForm({ ...form, ...fields })
  return { known: spot, form, change, errorOf, send }
}

function SpotTextField({
  field,
  more,
  form,
  errorOf,
  change,
}: FieldProps & { field: SpotText; more: object }) {
  const { terms } = useWords()
  return (
    <TextField
      name={field}
      label={terms.spotFields[field]}
      value={form[field]}
      onChange={typed => change({ [field]: typed })}
      autoComplete="off"
      {...more}
      error={errorOf(field)}
    />
  )
}

/** A place that no point was typed for gets its municipality's. */
function Municipality({
  municipalities,
  form,
  errorOf,
  change,
}: FieldProps & Pick<View, 'municipalities'>) {
  const { terms } = useWords()
  const lang = useLanguage()
  const error = errorOf('municipality')
  return (
    <div>
      <Select
        label={terms.municipality}
        value={form.municipality}
        empty={terms.choose}
        options={municipalities
          .toSorted((one, other) => one.name[lang].localeCompare(other.name[lang], lang))
          .map(({ name }) => ({ value: name.el, label: name[lang] }))}
        onChange={municipality => {
          const area = municipalities.find(({ name }) => name.el === municipality)
          const point = area && { lat: String(area.lat), lng: String(area.lng) }
          change({ municipality, ...(form.lat === '' && point) })
        }}
      />
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-error">
          {error}
        </p>
      )}
    </div>
  )
}

function Payments({ payments, form, errorOf, change }: FieldProps & Pick<View, 'payments'>) {
  const { terms } = useWords()
  const lang = useLanguage()
  const error = errorOf('payments')
  const put = (code: string, isOn: boolean) =>
    payments.map(one => one.code).filter(one => (one === code ? isOn : form.payments.includes(one)))
  return (
    <fieldset>
      <legend className="font-medium">{terms.payments}</legend>
      {payments.map(({ code, name }) => (
        <Checkbox
          key={code}
          name={`pay-${code}`}
          label={name[lang]}
          checked={form.payments.includes(code)}
          onChange={isOn => change({ payments: put(code, isOn) })}
        />
      ))}
      {error && (
        <p role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
