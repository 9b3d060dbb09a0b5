import MapPin from 'lucide-react/icons/map-pin'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useState } from 'react'
import type { SuggestionAnswer, SuggestionsAnswer } from '#server/answers.ts'
import { useWords } from '../../text/words.ts'
import { labelOf, type Picked } from './delivery-values.ts'
import { LateRegionInterest } from './late-region-interest.tsx'
import { SuggestionOption } from './suggestion-option.tsx'
import { useSuggestions } from './suggestions.ts'

type SearchProps = {
  name: string
  picked: Picked | null
  onPick: (picked: Picked | null) => void
  /** Goes on with what was typed, as it is. */
  onTyped: (text: string) => void
  onBlur: () => void
  error?: string
}
type Search = ReturnType<typeof useSearch>

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
      <Notes id={id} search={search} isPicked={picked !== null} error={error} />
      {!picked && nowhere && <LateRegionInterest closed near={typed} />}
    </div>
  )
}

/** Keeps the typed text, its suggestions and the one that the arrow keys reached. */
function useSearch({ picked, onPick, onTyped, onBlur }: SearchProps) {
  const [typed, setTyped] = useState(picked?.label ?? '')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { found, searching } = useSuggestions(picked ? '' : typed)
  const suggestions = found?.suggestions ?? []
  const nowhere = isNowhere(found)
  // The last option is what was typed, as it is.
  const asTyped = found !== null && /\p{L}{2}/u.test(typed)
  const count = suggestions.length + (asTyped ? 1 : 0)
  const listed = open && !picked && count > 0

  function type(text: string) {
    setTyped(text)
    setOpen(true)
    setActive(-1)
    if (picked) onPick(null)
  }

  function pick(suggestion: SuggestionAnswer) {
    const label = labelOf(suggestion)
    setTyped(label)
    setOpen(false)
    onPick({ id: suggestion.id, precise: suggestion.precise, label })
  }

  function press(event: KeyboardEvent) {
    // The keys are the input method's while a letter is being put together.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      setOpen(true)
      setActive(stepped(active, step, count))
    } else if (event.key === 'Enter' && listed) {
      const current = suggestions[active]
      if (current) pick(current)
      else if (active === suggestions.length) onTyped(typed)
    } else if (event.key === 'Escape' && open) setOpen(false)
    else return
    event.preventDefault()
  }

  function leave() {
    setOpen(false)
    onBlur()
  }

  return {
    ...{ typed, open, active, found, searching, suggestions, nowhere, asTyped, listed },
    ...{ type, pick, press, leave },
    show: () => setOpen(true),
  }
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

/** The hint, how much was found, and what is wrong. */
function Notes({
  id,
  search: { open, found, searching, nowhere, listed },
  isPicked: picked,
  error,
}: {
  id: string
  search: Search
  isPicked: boolean
  error: string | undefined
}) {
  const { address } = useWords()
  return (
    <>
      {!picked && !error && !nowhere && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {address.searchHint}
        </p>
      )}
      <p
        aria-live="polite"
        className={open && (nowhere || !listed) ? 'mt-1.5 text-sm text-ink' : 'sr-only'}
      >
        {!picked && open && status(address, found, searching)}
      </p>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={error ? 'mt-1 text-sm text-error' : 'sr-only'}
      >
        {error}
      </p>
    </>
  )
}

/** Whom the address service asks to name. A press leaves the focus in the field, so the list stays. */
function Attributed({ text, url }: NonNullable<SuggestionsAnswer['attribution']>) {
  return (
    <p
      translate="no"
      onMouseDown={event => event.preventDefault()}
      className="px-3 pt-2 pb-1 text-end text-xs text-muted"
    >
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" tabIndex={-1} className="underline">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}

/** Whether no suggestion matches what was typed. */
function isNowhere(found: ReturnType<typeof useSuggestions>['found']): boolean {
  return found !== null && !found.failed && found.suggestions.length === 0
}

function status(
  words: ReturnType<typeof useWords>['address'],
  found: ReturnType<typeof useSuggestions>['found'],
  searching: boolean,
): string {
  if (!found) return searching ? words.searching : ''
  if (searching) return words.searching
  if (found.failed) return found.failed
  return found.suggestions.length > 0 ? words.found(found.suggestions.length) : words.noResults
}

function stepped(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1
  return (active + step + count) % count
}
