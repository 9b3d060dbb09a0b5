import { type DeliveryStatus, keptStates } from '../delivery-life.ts'

/** What a customer is told of a delivery: its state, and how far it is while it is planned. */
export const trackStages = [...keptStates, 'in-kitchen', 'packed', 'on-the-way'] as const
type TrackStage = (typeof trackStages)[number]

type Facts = {
  readonly status: DeliveryStatus
  /** Its list is frozen: the kitchen has it. */
  readonly isFrozen: boolean
  /** Its bag is closed. */
  readonly isPacked: boolean
  /** Its van has left, or should have with a bag that is packed. */
  readonly isOut: boolean
}

export function trackStage({ status, isFrozen, isPacked, isOut }: Facts): TrackStage {
  if (status !== 'planned') return status
  if (isOut) return 'on-the-way'
  if (isPacked) return 'packed'
  return isFrozen ? 'in-kitchen' : 'planned'
}
