import { type ReactNode, type Ref, useId } from 'react'

type TextFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  onFocus?: () => void
  error?: string
  hint?: string
  type?: string
  autoComplete?: string
  inputMode?: 'none' | 'decimal' | 'text' | 'tel' | 'email' | 'numeric' | 'search'
  placeholder?: string
  required?: boolean
  readOnly?: boolean
  multiline?: boolean
  rows?: number
  maxLength?: number
  autoCapitalize?: 'none'
  spellCheck?: boolean
  /** The id of a datalist with suggestions. */
  list?: string
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>
  /** A control at the end of the field, such as "show password". */
  end?: ReactNode
}

/** A field with its hint; an error takes the hint’s place. */
export function TextField({ label, hint: usual, error, end, inputRef, ...given }: TextFieldProps) {
  const hint = error ? undefined : usual
  const { onChange, multiline, required, rows = 3, type = 'text', ...rest } = given
  const id = useId()
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    ...rest,
    id,
    ref: inputRef,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: `block w-full rounded-field border bg-card px-4 text-base text-ink placeholder:text-muted focus-visible:outline-offset-0 focus-visible:rounded-field ${error ? 'border-error' : 'border-edge hover:border-ink'} ${multiline ? 'py-3' : 'h-12'} ${end ? 'pe-14' : ''}`,
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        {multiline ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
        {end && <div className="absolute inset-y-0 end-0 flex items-center pe-0.5">{end}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

export function Checkbox({
  label,
  checked,
  onChange,
  error,
  name,
}: {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string
  name?: string
}) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => onChange(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-basil"
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

/** Always in the page, so that a screen reader reads a new message out. */
function FieldError({ id, text }: { id: string; text?: string }) {
  return (
    <p id={id} aria-live="polite" className={text ? 'mt-1.5 text-sm text-error' : 'sr-only'}>
      {text}
    </p>
  )
}
