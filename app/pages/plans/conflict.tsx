import { useEffect } from 'react'
import type { PlanAnswer } from '#server/answers.ts'
import { useLate } from '../../late.ts'
import type { Goal } from './goals.ts'
import type { Starting } from './starting.ts'

const loadConflictDialog = () => import('./conflict-dialog.tsx')

/** Asks about the open cart in a conflict; `expected` loads the dialog ahead. */
export function Conflict({
  starting,
  goals,
  expected,
}: {
  starting: Starting
  goals: readonly Goal[]
  expected: boolean
}) {
  const { conflict, busy, replaceExisting, continueExisting, closeConflict } = starting
  useEffect(() => {
    // If loading fails, the visitor hears of it when the dialog opens.
    if (expected) loadConflictDialog().catch(() => {})
  }, [expected])
  const ConflictDialog = useLate(loadConflictDialog, conflict !== null, closeConflict)
  if (!conflict || !ConflictDialog) return null
  return (
    <ConflictDialog
      current={nameOf(conflict.current, goals)}
      wanted={nameOf(conflict.wanted, goals)}
      busy={busy}
      onReplace={replaceExisting}
      onContinue={continueExisting}
      onClose={closeConflict}
    />
  )
}

/** Adds the goal to a plan's name; a single order's name has it. */
function nameOf({ type, name, config }: PlanAnswer, goals: readonly Goal[]): string {
  const goal = goals.find(({ code }) => code === config.dietCode)
  return type === 'weekly' && goal ? `${name}, ${goal.name}` : name
}
