import type { ScheduleMenuAnswer } from '#server/answers.ts'
import type { Words } from '../../text/words.ts'

/**
 * A delivery's state in words (§4): empty, what it lacks, what it holds when it is ready. `changes`:
 * it holds items that are no longer available.
 */
export function stateText(
  { state }: Pick<ScheduleMenuAnswer, 'state'>,
  { weekly }: Pick<Words, 'weekly'>,
  changes = false,
): string {
  if (changes) return weekly.needsChange
  switch (state.name) {
    case 'complete':
    case 'complete-with-extra':
      if (state.required === 0) return weekly.onlyExtras(state.extra)
      return weekly.complete(state.holds['main-meal'], state.holds.snack, state.extra)
    case 'incomplete':
      return weekly.missing(state.missing['main-meal'], state.missing.snack)
    default:
      return weekly.empty
  }
}

/** The colour of a delivery's state: neutral until it is ready, and red only where something is wrong. */
export function stateColor(done: boolean, changes: boolean): string {
  return changes ? 'text-error' : done ? 'text-success' : 'text-muted'
}
