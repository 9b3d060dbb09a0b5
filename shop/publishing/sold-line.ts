import type { Text } from '../language.ts'
import type { PortionCode } from '../meal.ts'
import { limitReasons } from './gate-limits.ts'
import { placeReasons, type SoldTo } from './gate-places.ts'

/** Portions of an order that still wait to be delivered. */
export type SoldLine = {
  readonly number: number
  readonly orderId: string
  readonly deliveryId: string
  readonly date: string
  readonly mealId: string
  readonly buildId: string
  readonly name: Text
  readonly portion: PortionCode
  readonly amount: number
  /** What its customer was told; null: nobody noted it, and what is declared now counts. */
  readonly declared: Told | null
  readonly to: SoldTo
  /** Not paused: it takes its part of the day. */
  readonly isPlanned: boolean
}

export type Told = { readonly allergens: readonly string[]; readonly traces: readonly string[] }

/**
 * allergen: it would hold, or may contain, what was not declared when it was bought. window, spot, area:
 * nobody brings or hands over then or there any more.
 */
export const touchReasons = [
  ...(['allergen', 'not-sold', 'off-day', 'closed'] as const),
  ...placeReasons,
  ...limitReasons,
] as const

export type TouchReason = (typeof touchReasons)[number]

export type TouchedLine = Omit<SoldLine, 'declared' | 'to' | 'isPlanned'> & {
  readonly reason: TouchReason
  /** Codes that it gains. */
  readonly gains: readonly string[]
}

/** What becomes of a sold line: its customer chooses, or the shop's people write down what they chose. */
export const lineChoices = ['swap', 'refund', 'keep'] as const

export type LineChoice = (typeof lineChoices)[number]

/**
 * What may be chosen. Nobody keeps a dish that gains an allergen, since the kitchen would cook the new
 * one, or more than it can cook; on a closed or full day, or where nobody comes, there is nothing to
 * swap for. It can be moved, too.
 */
export function choicesFor(reason: TouchReason): readonly LineChoice[] {
  if (reason === 'allergen' || reason === 'dish-limit') return ['swap', 'refund']
  return goneWhole.has(reason) ? ['refund'] : lineChoices
}

const goneWhole: ReadonlySet<TouchReason> = new Set([
  ...(['closed', 'window', 'spot', 'area', 'day-limit', 'window-limit'] as const),
])

export type LineState = 'waiting' | 'asked' | 'swapped' | 'refunded' | 'kept' | 'passed'

/** How a sold line stands; `isTouched`: the release would still hurt it. */
export function lineState(
  line: {
    readonly settled: 'swapped' | 'refunded' | 'kept' | null
    readonly isAsked: boolean
    readonly isTouched: boolean
    readonly isCanceled: boolean
    readonly isDelivered: boolean
    readonly date: string
  },
  today: string,
): LineState {
  if (line.isTouched) return line.isAsked ? 'asked' : 'waiting'
  if (line.settled) return line.settled
  if (line.isCanceled) return 'refunded'
  return line.isDelivered || line.date < today ? 'passed' : 'swapped'
}
