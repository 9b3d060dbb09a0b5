import { type KeyboardEvent, useState } from 'react'
import type { SuggestionAnswer } from '#server/answers.ts'
import { labelOf, type Picked } from './delivery-values.ts'
import { useSuggestions } from './suggestions.ts'

export type SearchProps = {
  name: string
  picked: Picked | null
  onPick: (picked: Picked | null) => void
  onTyped: (text: string) => void
  onBlur: () => void
  error?: string
}
export type Search = ReturnType<typeof useSearch>

/** Keeps the typed text, its suggestions and the one that the arrow keys reached. */
export function useSearch({ picked, onPick, onTyped, onBlur }: SearchProps) {
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

function isNowhere(found: ReturnType<typeof useSuggestions>['found']): boolean {
  return found !== null && !found.failed && found.suggestions.length === 0
}

function stepped(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1
  return (active + step + count) % count
}
