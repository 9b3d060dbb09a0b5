import { isOf, type Waiting } from '../outbox/waiting.ts'
import type { Day } from './chosen.ts'

/** The changes without those that were tapped as seen on this device, whose taps may not be sent yet. */
export function stillUnseen(
  { date, unseen }: Pick<Day, 'date' | 'unseen'>,
  outbox: readonly Waiting[],
): Day['unseen'] {
  const tapped = outbox.flatMap(one =>
    isOf(one, 'day-seen-create') && one.no === undefined && one.input.date === date
      ? [one.input]
      : [],
  )
  return unseen.filter(
    ({ timePeriodId, department, version }) =>
      !tapped.some(
        tap =>
          tap.timePeriodId === timePeriodId &&
          tap.department === department &&
          tap.version >= version,
      ),
  )
}
