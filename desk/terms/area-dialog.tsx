import { Fragment, useState } from 'react'
import { isLanguage } from '#shop/language.ts'
import {
  type AreaField,
  type AreaForm,
  areaForm,
  areaOfForm,
  type WrittenArea,
} from '#shop/publishing/area-form.ts'
import { freshId } from '#shop/publishing/places-form.ts'
import { Checkbox, TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { shopLanguages, typedIn } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Select } from '../ui/select.tsx'
import type { Area } from './edited.ts'
import { useDayNames } from './weekdays.ts'

type Props = {
  /** null: a new one. */
  readonly id: string | null
  readonly areas: readonly Area[]
  readonly view: Output<'area-collection'>
  readonly close: () => void
  readonly put: (id: string, value: WrittenArea) => void
}

type AreaList = 'weekdays' | 'windows'
type AreaText = Exclude<AreaField, AreaList | 'place'>
type FieldProps = {
  readonly form: AreaForm
  readonly errorOf: (field: AreaField) => string | undefined
  readonly change: (fields: Partial<AreaForm>) => void
}

/** An area: its name and postcodes, and how it is delivered to where that differs from the shop. */
export default function AreaDialog(props: Props) {
  const { terms } = useWords()
  const lang = useLanguage()
  const days = useDayNames('long')
  const { known, send, ...area } = useArea(props)
  const { weekdays, windows, places } = props.view
  const text = (field: AreaText, more: object = {}) => (
    <AreaTextField {...{ ...area, field, more }} />
  )
  return (
    <FormDialog
      title={known ? known.name[lang] : terms.addArea}
      yes={terms.put}
      act={null}
      submit={send}
      close={props.close}
    >
      {shopLanguages().map(each => (
        <Fragment key={each}>{text(each)}</Fragment>
      ))}
      {text('postcodes', { multiline: true, rows: 2, hint: terms.postcodesHint })}
      <div className="grid grid-cols-2 gap-4">
        {text('lat', { inputMode: 'decimal' })}
        {text('lng', { inputMode: 'decimal' })}
      </div>
      <p className="text-sm text-muted">{terms.ownTerms}</p>
      <Choices
        {...area}
        list="weekdays"
        options={weekdays.map(day => ({ value: day, label: days[day] ?? day }))}
      />
      <Choices
        {...area}
        list="windows"
        options={windows.map(({ id, from, to }) => ({ value: id, label: `${from} – ${to}` }))}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        {text('fee', { inputMode: 'decimal' })}
        {text('minTotal', { inputMode: 'decimal' })}
        {text('freeFromMainMeals', { inputMode: 'numeric' })}
        {text('freeFromWeeklyMainMeals', { inputMode: 'numeric' })}
      </div>
      {places.length > 1 && (
        <Select
          label={terms.servedFrom}
          value={area.form.place}
          empty={terms.firstPlace}
          options={places.map(({ id, name }) => ({ value: id, label: name[lang] }))}
          onChange={place => area.change({ place })}
        />
      )}
      {text('groupEl')}
      {text('groupEn')}
    </FormDialog>
  )
}

/** The area as it is typed. Its errors are shown after the first try to save it. */
function useArea({ id, areas, view, put }: Props) {
  const { terms } = useWords()
  const known = areas.find(one => one.id === id)?.shown ?? null
  const [form, setForm] = useState(() => areaForm(known, view))
  const [wrong, setWrong] = useState<ReadonlySet<AreaField>>(new Set())

  function send() {
    const own = id ?? freshId(form.en, new Set(areas.map(one => one.id)))
    const made = areaOfForm(form, own, known, view)
    if ('wrong' in made) setWrong(made.wrong)
    else put(own, made)
  }

  function errorOf(field: AreaField): string | undefined {
    if (!wrong.has(field)) return undefined
    if (field === 'postcodes') return terms.areaWrong.postcodes
    if (field === 'lat' || field === 'lng') return terms.spotWrong.point
    if (field === 'weekdays' || field === 'windows') return terms.oneAtLeast
    if (field === 'groupEl' || field === 'groupEn') return terms.spotWrong.both
    return field === 'el' || field === 'en' ? terms.spotWrong.text : terms.areaWrong.figure
  }

  const change = (fields: Partial<AreaForm>) => setForm({ ...form, ...fields })
  return { known, form, change, errorOf, send }
}

function AreaTextField({
  field,
  more,
  form,
  errorOf,
  change,
}: FieldProps & { field: AreaText; more: object }) {
  const { terms } = useWords()
  return (
    <TextField
      name={field}
      label={terms.areaFields[field]}
      value={form[field]}
      onChange={typed => change(isLanguage(field) ? typedIn(field, typed) : { [field]: typed })}
      autoComplete="off"
      {...more}
      error={errorOf(field)}
    />
  )
}

function Choices({
  list,
  options,
  form,
  errorOf,
  change,
}: FieldProps & {
  list: AreaList
  options: readonly { readonly value: string; readonly label: string }[]
}) {
  const { terms } = useWords()
  const error = errorOf(list)
  const put = (value: string, isOn: boolean) =>
    options
      .map(option => option.value)
      .filter(one => (one === value ? isOn : form[list].includes(one)))
  return (
    <fieldset>
      <legend className="font-medium">{terms.areaFields[list]}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={`${list}-${value}`}
            label={label}
            checked={form[list].includes(value)}
            onChange={isOn => change({ [list]: put(value, isOn) })}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
