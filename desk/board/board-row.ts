import type { Weekday } from '#shop/schedule/weekday.ts'
import type { Output } from '../call.ts'

export type View = Output<'board-one'>

/** A dish in the week that is shown: the usual one, a template, or one of the calendar. */
export type BoardRow = Pick<View['dishes'][number], 'slug' | 'name' | 'sold'> & {
  /** As the chosen release has it, before and after what was changed here. */
  readonly before: readonly Weekday[]
  readonly after: readonly Weekday[]
}
