type ChoiceProps = { name: string; count?: number; checked: boolean; toggle: () => void }

/** A pill for the finger, a quiet line in the column of a wide screen. */
export function Choice({ name, count, checked, toggle }: ChoiceProps) {
  return (
    <label
      className={`inline-flex min-h-11 items-center gap-2 rounded-3xl border px-3.5 py-1.5 text-sm leading-tight transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil pointer-fine:min-h-9 pointer-fine:px-3 pointer-fine:text-sm ${count !== undefined ? 'lg:rounded-field lg:border-transparent lg:bg-transparent! lg:px-1! lg:text-ink! lg:hover:bg-sand!' : ''} ${checked ? 'border-basil bg-basil font-medium text-on-basil' : 'border-edge bg-card hover:border-basil hover:bg-basil-soft'}`}
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={toggle}
        className={`sr-only ${count !== undefined ? 'lg:not-sr-only lg:size-4.5 lg:shrink-0 lg:accent-basil' : ''}`}
      />
      {name}
      {count !== undefined && <Count value={count} strong={checked} />}
    </label>
  )
}

export function Count({ value, strong }: { value: number; strong: boolean }) {
  return (
    <span className={`text-sm font-normal tabular-nums lg:ms-auto ${strong ? '' : 'text-muted'}`}>
      {value}
    </span>
  )
}
