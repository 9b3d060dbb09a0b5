import type { ScheduleMenuAnswer } from '#server/answers.ts'
import type { Words } from '../../text/words.ts'

/**
 * A delivery's state in words (§4): empty, what it lacks, ready, ready with extras. `changes`: it
 * holds items that are no longer available.
 */
export function stateText(
  { state }: Pick<ScheduleMenuAnswer, 'state'>,
  { weekly }: Pick<Words, 'weekly'>,
  changes = false,
): string {
  if (changes) return weekly.needsChange
  switch (state.name) {
    case 'complete':
      return weekly.complete
    case 'complete-with-extra':
      return weekly.completeWith(state.extra)
    case 'incomplete':
      return weekly.missing(state.missing['main-meal'], state.missing.snack)
    default:
      return weekly.empty
  }
}
