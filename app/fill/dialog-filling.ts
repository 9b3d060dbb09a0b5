import { useEffect, useRef, useState } from 'react'
import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import type { MenuMeal, MenuNames } from '../menu/menu-meal.ts'
import { isComplete } from '../menu/weekly/deliveries.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { actsFor } from './fill-buttons.tsx'
import type { preferencesOf } from './fill-form.ts'
import { fillNow } from './fill-now.ts'
import type { Blocked } from './filling.ts'
import { keepPreferences } from './preferences.ts'
import type { Writing } from './writing.ts'

export type FillProps = {
  open: boolean
  close: () => void
  cart: CartAnswer
  deliveries: readonly ScheduleMenuAnswer[]
  delivery: ScheduleMenuAnswer
  meals: readonly MenuMeal[]
  names: MenuNames
  writing: Writing
  /** What stood in the way of the filling that opened the dialog. */
  blocked?: readonly Blocked[]
}

/** What the dialog's button does, and what became of it; a filling ends the dialog or says what blocks it. */
export function useFilling({
  open,
  close,
  deliveries,
  delivery,
  meals,
  writing,
  ...props
}: FillProps) {
  const { fill, layout } = useWords()
  const [own, setBlocked] = useState<readonly Blocked[] | null>(null)
  const [busy, setBusy] = useState(false)
  const onlyThis = useRef(false)
  const lacking = deliveries.filter(each => !isComplete(each))
  const acts = useSteady(actsFor(lacking, delivery, writing), open && !busy)

  async function run(preferences: ReturnType<typeof preferencesOf>) {
    if (busy) return
    keepPreferences(preferences)
    if (acts === 'save') {
      toast('success', fill.saved)
      close()
      return
    }
    setBusy(true)
    setBlocked([])
    const only = acts === 'one' || onlyThis.current ? delivery.id : null
    const tell = only ? () => fill.filledOne : fill.filledAll
    const outcome = await fillNow({
      only,
      anew: acts === 'again',
      meals,
      preferences,
      writing,
      tell,
    })
    // While the dialog leaves, it stays busy: its button keeps its words.
    if (outcome === 'done') close()
    else setBusy(false)
    if (outcome === 'failed') toast('error', layout.transport['network-error'])
    else if (typeof outcome !== 'string') setBlocked(outcome)
  }

  useEffect(() => {
    if (!open) return
    setBusy(false)
    return () => setBlocked(null)
  }, [open])

  return { acts, busy, blocked: own ?? props.blocked ?? [], lacking: lacking.length, onlyThis, run }
}

/** The last value while the dialog was open and at rest: nothing changes its words as it leaves. */
function useSteady<Value>(value: Value, resting: boolean): Value {
  const [lastValue, keep] = useState(value)
  if (resting && lastValue !== value) keep(value)
  return lastValue
}
