import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

type Choice<Value extends string = string> = {
  value: Value
  label: string
  text?: string
  picture?: ReactNode
  badge?: string
  disabled?: boolean
  note?: string
}

/** Radio buttons that look like cards. */
export function ChoiceCards<Value extends string>({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  onChange,
  columns = 1,
}: {
  legend: ReactNode
  hideLegend?: boolean
  name: string
  options: readonly Choice<Value>[]
  value: string | null
  onChange: (value: NoInfer<Value>) => void
  columns?: keyof typeof grids
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-3 font-serif text-xl font-semibold'}>
        {legend}
      </legend>
      <div className={`grid gap-3 ${grids[columns]}`}>
        {options.map(option => (
          <ChoiceCard
            key={option.value}
            {...option}
            name={name}
            checked={option.value === value}
            choose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const grids = {
  /** Two columns on a phone too. */
  pair: 'grid-cols-2',
  1: 'grid-cols-1',
  2: 'grid-cols-1 sm:grid-cols-2',
  3: 'grid-cols-1 sm:grid-cols-3',
  4: 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-4',
}

type CardProps = Choice & { name: string; checked: boolean; choose: () => void }

function ChoiceCard({ checked, choose, name, value, disabled, picture, ...looks }: CardProps) {
  return (
    <label
      className={`relative flex min-h-14 flex-col overflow-hidden rounded-card border bg-card transition-[border-color,box-shadow] duration-200 ease-calm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil ${checked ? 'border-basil shadow-card ring-2 ring-basil' : 'border-line'} ${disabled ? 'cursor-not-allowed bg-sand text-muted' : 'hover:border-basil'}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={choose}
        className="sr-only"
      />
      {picture}
      <span className="flex flex-1 items-start gap-3 p-4">
        <Mark checked={checked} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{looks.label}</span>
            {looks.badge && (
              <span className="rounded-full bg-honey px-2.5 py-0.5 text-sm font-medium text-on-honey">
                {looks.badge}
              </span>
            )}
          </span>
          {looks.text && <span className="mt-1 block text-sm text-muted">{looks.text}</span>}
          {looks.note && <span className="mt-1 block text-sm text-terracotta">{looks.note}</span>}
        </span>
      </span>
    </label>
  )
}

function Mark({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-2 ${checked ? 'border-basil bg-basil text-on-basil' : 'border-edge'}`}
    >
      {checked && <Check size={14} strokeWidth={3.5} />}
    </span>
  )
}
