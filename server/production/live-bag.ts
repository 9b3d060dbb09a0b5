import { createHash } from 'node:crypto'
import type { DueDelivery } from '#shop/packing/production.ts'
import type { LiveBag } from '#shop/production/frozen-list.ts'

/** A delivery as lists remember it: who it is for and where are a mark. */
export function liveBag(delivery: DueDelivery): LiveBag {
  const { id, number, timePeriod, notes, items } = delivery
  return {
    ...{ delivery: id, number, window: timePeriod.id, door: doorMark(delivery) },
    notes: wishMark(notes),
    items: items.map(({ buildId, mealId, name, portion, amount }) => ({
      ...{ buildId, mealId, name, portion, amount },
    })),
  }
}

export function wishMark(notes: string): string {
  return notes && mark(notes)
}

/** Differs when person or place does, or what else is given. */
export function doorMark({ spot, name, address }: DueDelivery, ...more: string[]): string {
  const { street, number, postcode, floor, bell, phone, deliveryNotes } = address
  return mark(spot.id, name, street, number, postcode, floor, bell, phone, deliveryNotes, ...more)
}

function mark(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 8)
}
