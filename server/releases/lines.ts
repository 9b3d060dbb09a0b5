import { may } from '#shop/delivery-life.ts'
import type { Text } from '#shop/language.ts'
import { type LineState, lineState, type TouchedLine } from '#shop/publishing/sold-line.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { Db } from '../db/database.ts'
import { lineKey, type NotedLine, notedLines } from '../db/release/release-lines.ts'

/** A sold line that a release would hurt, with its state. Instants as ISO texts. */
export type GateLine = Omit<TouchedLine, 'orderId'> & {
  readonly state: LineState
  readonly askedAt: string | null
  readonly remindedAt: string | null
  readonly settledAt: string | null
  /** Who noted the choice on the phone; null: nobody. */
  readonly by: string | null
  readonly instead: Text | null
  /**
   * unpaid: it is paid or gone within half an hour. gone: its customer was erased. late: its delivery is
   * less than a day away. null: they can be asked.
   */
  readonly why: 'unpaid' | 'gone' | 'late' | null
}

type Now = {
  readonly touched: readonly TouchedLine[]
  /** Epoch milliseconds. */
  readonly now: number
}

export async function linesOf(db: Db, releaseId: string, now: Now): Promise<GateLine[]> {
  const lines = await notedLines(db, releaseId)
  const touched = new Set(now.touched.map(lineKey))
  return lines.map(noted => {
    const { orderId: _orderId, ...line } = noted.line
    return {
      ...line,
      state: stateOf(noted, touched, athensDate(now.now)),
      askedAt: noted.askedAt?.toISOString() ?? null,
      remindedAt: noted.remindedAt?.toISOString() ?? null,
      settledAt: noted.settledAt?.toISOString() ?? null,
      by: noted.by,
      instead: noted.instead,
      why: whyNot(noted, now.now),
    }
  })
}

export function whyNot(
  { isPaid, hasCustomer, date, timePeriod }: NotedLine,
  now: number,
): GateLine['why'] {
  if (!isPaid) return 'unpaid'
  if (!hasCustomer) return 'gone'
  const delivery = { date, status: 'planned', timePeriod } as const
  return may('customer', 'cancel', delivery, now) ? null : 'late'
}

function stateOf(noted: NotedLine, touched: ReadonlySet<string>, today: string): LineState {
  const { settled, isCanceled, isDelivered, date } = noted
  const isTouched = touched.has(lineKey(noted.line))
  return lineState(
    { settled, isAsked: noted.askedAt !== null, isTouched, isCanceled, isDelivered, date },
    today,
  )
}
