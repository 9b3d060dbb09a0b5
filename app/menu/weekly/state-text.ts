import type { ScheduleMenuAnswer } from '#server/answers.ts'
import type { Words } from '../../text/words.ts'

/** A delivery's state in words (§4): empty, what lacks, ready, ready with extras. */
export function stateText(
  { state }: Pick<ScheduleMenuAnswer, 'state'>,
  { weekly }: Pick<Words, 'weekly'>,
): string {
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
