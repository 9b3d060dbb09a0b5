import { useId } from 'react'
import { employeeRanges } from '#shop/contact.ts'
import { useWords } from '../../text/words.ts'

type Field = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error: string | undefined
}

/** Asks how many people the company employs, as radio buttons. */
export function EmployeesField({ name, value, onChange, onBlur, error }: Field) {
  const { business } = useWords()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium">{business.employees}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {employeeRanges.map(range => (
          <label
            key={range}
            className={`grid min-h-12 place-items-center rounded-full border px-3 tabular-nums transition-colors duration-200 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil ${looks(range === value, error !== undefined)}`}
          >
            <input
              type="radio"
              name={name}
              value={range}
              checked={range === value}
              onChange={() => onChange(range)}
              onBlur={onBlur}
              required
              className="sr-only"
            />
            {range.replace('-', ' – ')}
          </label>
        ))}
      </div>
      <p id={id} aria-live="polite" className={error ? 'mt-1.5 text-sm text-error' : 'sr-only'}>
        {error}
      </p>
    </fieldset>
  )
}

function looks(checked: boolean, wrong: boolean): string {
  if (checked) return 'border-basil bg-basil-soft font-semibold ring-1 ring-basil'
  return `bg-card hover:border-basil ${wrong ? 'border-error' : 'border-edge'}`
}
