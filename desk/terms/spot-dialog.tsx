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
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { Select } from '../ui/select.tsx'
import type { Place } from './edited.ts'

type Props = {
  /** null: a new one. */
  readonly id: string | null
  readonly spots: readonly Place<WrittenSpot>[]
  readonly view: Output<'places-one'>
  readonly close: () => void
  readonly put: (id: string, value: WrittenSpot) => void
}

/** A counter: its name, where it stands, when it is open and how one finds it. */
export default function SpotDialog({ id, spots, view, close, put }: Props) {
  const { terms } = useWords()
  const lang = useLanguage()
  const known = spots.find(one => one.id === id)?.value ?? null
  const [form, setForm] = useState(() =>
    spotForm(
      known,
      view.payments.map(({ code }) => code),
    ),
  )
  const [wrong, setWrong] = useState<ReadonlySet<SpotField>>(new Set())
  const change = (fields: Partial<SpotForm>) => setForm({ ...form, ...fields })
  const send = () => {
    const taken = new Set(spots.map(one => one.id))
    const own = id ?? freshId(form.en, taken)
    const area = view.municipalities.find(({ name }) => name.el === form.municipality)
    const municipality = area?.name ?? known?.address.municipality ?? null
    const made = spotOf(form, { id: own, ...(known?.slug && { slug: known.slug }) }, municipality)
    if ('wrong' in made) setWrong(made.wrong)
    else put(own, made)
  }
  const errorOf = (field: SpotField) => {
    if (!wrong.has(field)) return undefined
    if (field === 'postcode') return terms.spotWrong.postcode
    if (field === 'lat' || field === 'lng') return terms.spotWrong.point
    return /^(hours|directions)/.test(field) ? terms.spotWrong.both : terms.spotWrong.text
  }
  const text = (field: keyof typeof terms.spotFields, more: object = {}) => {
    const error = errorOf(field)
    return (
      <TextField
        name={field}
        label={terms.spotFields[field]}
        value={form[field]}
        onChange={typed => change({ [field]: typed })}
        autoComplete="off"
        {...more}
        {...(error && { error })}
      />
    )
  }
  const long = { multiline: true, rows: 2, maxLength: 300 }
  const missing = errorOf('municipality')
  return (
    <Dialog title={known ? known.name[lang] : terms.addSpot} close={close}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
      >
        {text('el')}
        {text('en')}
        <div className="grid grid-cols-[1fr_7rem] gap-4">
          {text('streetEl')}
          {text('number', { maxLength: 20 })}
        </div>
        {text('streetEn')}
        <div>
          <Select
            label={terms.municipality}
            value={form.municipality}
            empty={terms.choose}
            options={[...view.municipalities]
              .sort((one, other) => one.name[lang].localeCompare(other.name[lang], lang))
              .map(({ name }) => ({ value: name.el, label: name[lang] }))}
            onChange={municipality => {
              const area = view.municipalities.find(({ name }) => name.el === municipality)
              const point = area && { lat: String(area.lat), lng: String(area.lng) }
              change({ municipality, ...(form.lat === '' && point) })
            }}
          />
          {missing && (
            <p role="alert" className="mt-1.5 text-sm text-error">
              {missing}
            </p>
          )}
        </div>
        {text('postcode', { inputMode: 'numeric', maxLength: 6 })}
        <div className="grid grid-cols-2 gap-4">
          {text('lat', { inputMode: 'decimal' })}
          {text('lng', { inputMode: 'decimal' })}
        </div>
        {text('hoursEl', { maxLength: 200 })}
        {text('hoursEn', { maxLength: 200 })}
        {text('directionsEl', long)}
        {text('directionsEn', long)}
        <fieldset>
          <legend className="font-medium">{terms.payments}</legend>
          {view.payments.map(({ code, name }) => (
            <Checkbox
              key={code}
              name={`pay-${code}`}
              label={name[lang]}
              checked={form.payments.includes(code)}
              onChange={isOn =>
                change({
                  payments: view.payments
                    .map(one => one.code)
                    .filter(one => (one === code ? isOn : form.payments.includes(one))),
                })
              }
            />
          ))}
          {wrong.has('payments') && (
            <p role="alert" className="text-sm text-error">
              {terms.spotWrong.payments}
            </p>
          )}
        </fieldset>
        <FormActs act={null} yes={terms.put} close={close} />
      </form>
    </Dialog>
  )
}
