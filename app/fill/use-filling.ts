import { useState } from 'react'
import type { MenuMeal } from '../menu/menu-meal.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import type { Blocked } from './filling.ts'
import { usePreferences } from './preferences.ts'
import { showUndoNote } from './undo-note.tsx'
import type { Writing } from './writing.ts'

/** Fills in one press, by goal and saved preferences; `explain` opens the dialog with what stands in the way. */
export function useFilling(meals: readonly MenuMeal[], writing: Writing, explain: () => void) {
  const { fill, layout } = useWords()
  const preferences = usePreferences()
  const [busy, setBusy] = useState(false)
  const [blocked, setBlocked] = useState<readonly Blocked[]>([])

  /** `only`: the id of a delivery; null: all of the cart. */
  async function fillIt(only: string | null): Promise<void> {
    if (busy) return
    setBusy(true)
    setBlocked([])
    const tell = only ? () => fill.filledOne : fill.filledAll
    const outcome = await import('./fill-now.ts').then(
      ({ fillNow }) => fillNow({ only, meals, preferences, writing, tell }),
      () => 'failed' as const,
    )
    setBusy(false)
    if (outcome === 'done') showUndoNote()
    else if (outcome === 'failed') toast('error', layout.transport['network-error'])
    else if (typeof outcome !== 'string') {
      setBlocked(outcome)
      explain()
    }
  }

  return { fillIt, busy, blocked }
}

export type Filling = ReturnType<typeof useFilling>
