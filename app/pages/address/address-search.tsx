import MapPin from 'lucide-react/icons/map-pin'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useWords } from '../../text/words.ts'
import { Attributed } from './attributed.tsx'
import { LateRegionInterest } from './late-region-interest.tsx'
import { SearchNotes } from './search-notes.tsx'
import { SuggestionOption } from './suggestion-option.tsx'
import { type Search, type SearchProps, useSearch } from './use-search.ts'

/** The address as a combobox (WAI-ARIA, list autocomplete): only a picked one counts (§5). */
export function AddressSearch(props: SearchProps) {
  const { name, picked, error } = props
  const { address } = useWords()
  const id = useId()
  const search = useSearch(props)
  const { typed, listed, active, nowhere } = search
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {address.search}
      </label>
      <div className="relative">
        <MapPin
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 start-4 text-basil"
        />
        <input
          id={id}
          name={name}
          value={typed}
          role="combobox"
          type="text"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          aria-required
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={`${id}-list`}
          aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : picked || nowhere ? undefined : `${id}-hint`}
          onChange={event => search.type(event.target.value)}
          onKeyDown={search.press}
          onFocus={search.show}
          onBlur={search.leave}
          className={`block h-12 w-full rounded-field border bg-card pe-14 ps-12 text-base text-ellipsis focus-visible:rounded-field focus-visible:outline-offset-0 ${error ? 'border-error' : 'border-edge hover:border-ink'}`}
        />
        {typed !== '' && (
          <Clear
            clear={() => {
              search.type('')
              document.getElementById(id)?.focus()
            }}
          />
        )}
        <Suggestions id={id} search={search} onTyped={props.onTyped} />
      </div>
      <SearchNotes id={id} search={search} isPicked={picked !== null} error={error} />
      {!picked && nowhere && <LateRegionInterest closed near={typed} />}
    </div>
  )
}

function Clear({ clear }: { clear: () => void }) {
  const { address } = useWords()
  return (
    <button
      type="button"
      aria-label={address.clear}
      onClick={clear}
      className="absolute top-0.5 end-0.5 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
    >
      <X size={20} aria-hidden="true" />
    </button>
  )
}

function Suggestions({
  id,
  search: { typed, active, found, suggestions, nowhere, asTyped, listed, pick },
  onTyped,
}: {
  id: string
  search: Search
  onTyped: (text: string) => void
}) {
  const { address } = useWords()
  return (
    <div
      hidden={!listed}
      // Where nothing was found, what is said beneath stays in sight.
      className={`mt-2 max-h-80 overflow-y-auto rounded-card border border-line bg-card p-2 ${nowhere ? '' : 'absolute inset-x-0 top-full z-20 shadow-raised'}`}
    >
      <div id={`${id}-list`} role="listbox" aria-label={address.suggestions}>
        {suggestions.map((suggestion, index) => (
          <SuggestionOption
            key={suggestion.id}
            id={`${id}-${index}`}
            main={suggestion.main}
            secondary={suggestion.secondary}
            active={index === active}
            onPick={() => pick(suggestion)}
          />
        ))}
        {asTyped && (
          <SuggestionOption
            id={`${id}-${suggestions.length}`}
            main={address.useTyped(typed.trim())}
            secondary={address.useTypedText}
            active={active === suggestions.length}
            apart={suggestions.length > 0}
            onPick={() => onTyped(typed)}
          />
        )}
      </div>
      {found?.attribution && <Attributed {...found.attribution} />}
    </div>
  )
}
