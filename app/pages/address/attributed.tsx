import type { SuggestionsAnswer } from '#server/answers.ts'

/** The address service's name, as its terms ask. A press leaves the focus in the field, so the list stays. */
export function Attributed({ text, url }: NonNullable<SuggestionsAnswer['attribution']>) {
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
