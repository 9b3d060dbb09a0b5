import type { SuggestionAnswer } from '#server/answers.ts'

/** A suggestion in the list; focus stays in the field, whose keys move `active`. */
export function SuggestionOption({
  id,
  suggestion,
  active,
  onPick,
}: {
  id: string
  suggestion: SuggestionAnswer
  active: boolean
  onPick: () => void
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      ref={node => {
        if (active) node?.scrollIntoView({ block: 'nearest' })
      }}
      onMouseDown={event => event.preventDefault()}
      onClick={onPick}
      className={`flex min-h-12 cursor-pointer flex-col justify-center rounded-field px-3 py-2 leading-snug ${active ? 'bg-basil-soft' : 'hover:bg-basil-soft'}`}
    >
      <span className="font-medium">{suggestion.main}</span>
      {suggestion.secondary && <span className="text-sm text-muted">{suggestion.secondary}</span>}
    </div>
  )
}
