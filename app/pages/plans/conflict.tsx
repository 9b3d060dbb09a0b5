import { lazy, Suspense, useEffect } from 'react'
import type { PlanAnswer } from '#server/answers.ts'
import type { Goal } from './goals.ts'
import type { Starting } from './starting.ts'

const loadConflictDialog = () => import('./conflict-dialog.tsx')
const ConflictDialog = lazy(loadConflictDialog)

/** Asks about the open order where there is one; `expected` loads the dialog ahead. */
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
    if (expected) void loadConflictDialog()
  }, [expected])
  if (!conflict) return null
  return (
    <Suspense>
      <ConflictDialog
        current={nameOf(conflict.current, goals)}
        wanted={nameOf(conflict.wanted, goals)}
        busy={busy}
        onReplace={replaceExisting}
        onContinue={continueExisting}
        onClose={closeConflict}
      />
    </Suspense>
  )
}

/** A single order's name tells its goal, a plan's does not. */
function nameOf({ type, name, config }: PlanAnswer, goals: readonly Goal[]): string {
  const goal = goals.find(({ code }) => code === config.dietCode)
  return type === 'weekly' && goal ? `${name}, ${goal.name}` : name
}
