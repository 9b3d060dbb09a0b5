import { Checkbox } from '#ui/field.tsx'
import { NumberField } from './number-field.tsx'

export type BoxName = 'categories' | 'tags' | 'weekdays'
export type Option = { readonly value: string; readonly label: string }

/** A number with what it means below it. */
export function Figure({
  label,
  hint,
  digits,
  value,
  set,
}: {
  label: string
  hint: string | null
  digits: number
  value: number | null | undefined
  set: (value: number | undefined) => void
}) {
  return (
    <div>
      <p className="mb-1.5 font-medium">{label}</p>
      <NumberField label={label} value={value ?? undefined} digits={digits} set={set} />
      {hint && <p className="mt-1.5 text-sm text-muted">{hint}</p>}
    </div>
  )
}

/** Some of the options, in their own order. */
export function Boxes({
  field,
  legend,
  options,
  hint,
  chosen,
  set,
}: {
  field: BoxName
  legend: string
  options: readonly Option[]
  hint?: string
  chosen: readonly string[]
  set: (chosen: readonly string[]) => void
}) {
  const turn = (value: string, isOn: boolean) =>
    options.map(one => one.value).filter(one => (one === value ? isOn : chosen.includes(one)))
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={field}
            label={label}
            checked={chosen.includes(value)}
            onChange={isOn => set(turn(value, isOn))}
          />
        ))}
      </div>
    </fieldset>
  )
}
