import { Autocomplete } from '@base-ui/react/autocomplete'
import { useId } from 'react'
import { begins, matches, wordsOf } from '#shop/greek.ts'
import { useWords } from '../../text/words.ts'

type Field = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error?: string
}

/** One of the 66, found by its beginning in Greek or Latin letters. */
export function MunicipalityField({
  names,
  value,
  onChange,
  error,
  ...field
}: Field & { names: readonly string[] }) {
  const { address } = useWords()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {address.municipality}
      </label>
      <Autocomplete.Root
        items={fitting(names, value)}
        filter={null}
        value={value}
        onValueChange={onChange}
        openOnInputClick
        autoHighlight
      >
        <Autocomplete.Input
          {...field}
          id={id}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`block h-12 w-full rounded-field border bg-card px-4 text-base text-ellipsis focus-visible:rounded-field focus-visible:outline-offset-0 ${error ? 'border-error' : 'border-edge hover:border-ink'}`}
        />
        <Offered />
      </Autocomplete.Root>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={error ? 'mt-1.5 text-sm text-error' : 'sr-only'}
      >
        {error}
      </p>
    </div>
  )
}

function Offered() {
  const { address } = useWords()
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner align="start" sideOffset={8} className="z-60 outline-hidden">
        <Autocomplete.Popup
          aria-label={address.municipalities}
          className="w-(--anchor-width) min-w-64 max-w-(--available-width) rounded-card border border-line bg-card p-2 shadow-raised"
        >
          <Autocomplete.Empty className="text-sm text-muted not-empty:px-3 not-empty:py-2">
            {address.noMunicipality}
          </Autocomplete.Empty>
          <Autocomplete.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain outline-hidden">
            {(name: string) => (
              <Autocomplete.Item
                key={name}
                value={name}
                className="flex min-h-12 cursor-pointer items-center rounded-field px-3 py-2 leading-snug outline-hidden data-highlighted:bg-basil-soft"
              >
                {name}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}

/** Names that begin with the typed text stand before names that hold it in a later word. */
function fitting(names: readonly string[], typed: string): readonly string[] {
  const hits = names.filter(name => matches(typed, name))
  const [start] = wordsOf(typed)
  const isFirst = (name: string) => {
    const [first] = wordsOf(name)
    return start !== undefined && first !== undefined && begins(start, first)
  }
  return [...hits.filter(isFirst), ...hits.filter(name => !isFirst(name))]
}
