import type { DeliveryStep } from '../delivery-life.ts'
import { athensInstant } from '../schedule/schedule.ts'

/** What somebody at a door or a counter says of a bag, and the step of its life that this is (decision 091). */
export const stepOf = {
  'handed-over': 'deliver',
  'left-at-door': 'deliver',
  'nobody-there': 'miss',
  'wrong-address': 'miss',
  refused: 'bring-back',
  damaged: 'bring-back',
  lost: 'bring-back',
  'brought-back': 'bring-back',
} as const satisfies Record<string, DeliveryStep>

export type Outcome = keyof typeof stepOf
export const outcomes = Object.keys(stepOf) as [Outcome, ...Outcome[]]

/** What a counter can say: whoever fetches stands there. */
export const counterOutcomes = ['handed-over', 'nobody-there', 'refused', 'brought-back'] as const

/**
 * When it happened (epoch milliseconds), by the clock of a device that may have been without a network
 * for hours: neither before its day nor after `now`, since that clock may be wrong.
 */
export function happenedAt(said: number, { date, now }: { date: string; now: number }): number {
  return Math.min(now, Math.max(said, athensInstant(date, '00:00')))
}
