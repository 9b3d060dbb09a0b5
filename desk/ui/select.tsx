import { type Ref, useId } from 'react'

/** The browser's own list of choices. */
export function Select<Value extends string>({
  label,
  value,
  onChange,
  options,
  empty,
  list,
}: {
  label: string
  /** '': none is chosen. */
  value: NoInfer<Value> | ''
  onChange: (value: NoInfer<Value>) => void
  options: readonly {
    readonly value: Value
    readonly label: string
    readonly disabled?: boolean
  }[]
  /** Stands first where nothing is chosen yet. */
  empty?: string
  list?: Ref<HTMLSelectElement>
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <select
        id={id}
        ref={list}
        value={value}
        onChange={event => {
          const option = options.find(one => one.value === event.target.value)
          if (option) onChange(option.value)
        }}
        className="block h-12 w-full indent-1 rounded-field border border-edge bg-card px-4 text-base text-ink hover:border-ink focus-visible:rounded-field focus-visible:outline-offset-0"
      >
        {empty !== undefined && (
          <option value="" disabled>
            {empty}
          </option>
        )}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
