import { useWords } from '../../text/words.ts'
import type { Search } from './use-search.ts'

/** The hint, how much was found, and what is wrong. */
export function SearchNotes({
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

function status(
  words: ReturnType<typeof useWords>['address'],
  found: Search['found'],
  searching: boolean,
): string {
  if (!found) return searching ? words.searching : ''
  if (searching) return words.searching
  if (found.failed) return found.failed
  return found.suggestions.length > 0 ? words.found(found.suggestions.length) : words.noResults
}
