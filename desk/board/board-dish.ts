import type { BoardDay } from '#shop/staff-room/board.ts'
import type { Json } from '#shop/staff-room/merge.ts'
import type { Output } from '../call.ts'

export type BoardDish = Output<'board-one'>['dishes'][number] & {
  /** As the chosen release has it, before and after what was changed here. */
  readonly before: readonly BoardDay[]
  readonly after: readonly BoardDay[]
  readonly seen: Json
}
