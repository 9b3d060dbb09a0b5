/** A suggestion in the list; focus stays in the field, whose keys move `active`. */
export function SuggestionOption({
  id,
  main,
  secondary,
  active,
  apart = false,
  onPick,
}: {
  id: string
  main: string
  secondary: string
  active: boolean
  /** A line parts it from those before. */
  apart?: boolean
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
      className={`relative flex min-h-12 cursor-pointer flex-col justify-center rounded-field px-3 py-2 leading-snug ${active ? 'bg-basil-soft' : 'hover:bg-basil-soft'} ${apart ? 'mt-2 before:absolute before:inset-x-3 before:-top-1 before:border-t before:border-line' : ''}`}
    >
      <span className="font-medium">{main}</span>
      {secondary && <span className="text-sm text-muted">{secondary}</span>}
    </div>
  )
}
