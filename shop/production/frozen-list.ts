import type { CopiedBag } from '../packing/day-changes.ts'
import type { StaffRole } from '../people/staff.ts'
import {
  athensInstant,
  mealChangeCutOff,
  orderCutOff,
  type TimePeriod,
} from '../schedule/schedule.ts'

/** A bag as the list holds it. Its number is its own for good; person and place are marks. */
export type FrozenBag = Omit<CopiedBag, 'items'> & { readonly items: readonly FrozenItem[] }
type FrozenItem = CopiedBag['items'][number] & { readonly buildId: string }
/** A bag as orders have it. */
export type LiveBag = Omit<FrozenBag, 'bag'>
export type BagFood = Pick<LiveBag, 'notes'> & {
  readonly items: readonly Pick<FrozenItem, 'buildId' | 'amount'>[]
}

/** What a version makes of one bag; null: it is on the list no more. */
export type Step = { readonly delivery: string; readonly bag: FrozenBag | null }

/** Who has to see a change before what it touches goes on. */
export const departments = ['kitchen', 'packing'] as const
export type Department = (typeof departments)[number]

const people: Readonly<Record<Department, readonly StaffRole[]>> = {
  kitchen: ['owner', 'manager', 'chef'],
  packing: ['owner', 'manager', 'packer'],
}

export function isOf(department: Department, roles: readonly StaffRole[]): boolean {
  return roles.some(role => people[department].includes(role))
}

export type VersionKind = 'frozen' | 'changed' | 'thawed'

/** One version of a window's list; the list of now is all of them, one after the other. */
export type Version = {
  readonly version: number
  readonly kind: VersionKind
  /** Epoch milliseconds. */
  readonly at: number
  readonly concerns: readonly Department[]
  readonly seenBy: readonly Department[]
  readonly steps: readonly Step[]
}

type Window = {
  readonly date: string
  readonly timePeriod: Omit<TimePeriod, 'id' | 'code' | 'name'>
}

const minute = 60_000
/** A payment that began in time is decided by then, also where its provider was away. */
const paymentsEnd = 60 * minute
/** How long a thawed list is counted anew. */
const thawLasts = 30 * minute

/** Until when orders and changes of this window are taken (epoch milliseconds). */
export function closesAt({ date, timePeriod }: Window): number {
  return Math.max(orderCutOff(date, timePeriod), mealChangeCutOff(date, timePeriod))
}

export function isFrozen(versions: readonly Version[]): boolean {
  const last = versions.at(-1)
  return last !== undefined && last.kind !== 'thawed'
}

/** `waiting`: orders and changes of the window whose payment is undecided. */
export function isToFreeze(
  window: Window,
  versions: readonly Version[],
  { waiting, now }: { waiting: number; now: number },
): boolean {
  if (isFrozen(versions) || now <= closesAt(window) || isOver(window, now)) return false
  const thawed = versions.at(-1)
  if (thawed && now < thawed.at + thawLasts) return false
  return waiting === 0 || now > closesAt(window) + paymentsEnd
}

/** Whether the window has ended: its list is closed, whatever becomes of an order. */
export function isOver({ date, timePeriod }: Window, now: number): boolean {
  return now >= athensInstant(date, timePeriod.to)
}

/**
 * A list is counted anew only before its window and before the first pot is on. `cookedAt`: when the last
 * batch for its day began (epoch milliseconds).
 */
export function mayThaw(
  window: Window,
  versions: readonly Version[],
  { now, cookedAt }: { readonly now: number; readonly cookedAt: number | null },
): boolean {
  const frozen = versions.findLast(({ kind }) => kind === 'frozen')
  if (!frozen || !isFrozen(versions)) return false
  const isCooked = cookedAt !== null && cookedAt >= frozen.at
  return !isCooked && now < athensInstant(window.date, window.timePeriod.from)
}

/** The list that these versions make, the first one first. */
export function listAt(versions: readonly Pick<Version, 'steps'>[]): FrozenBag[] {
  const bags = new Map<string, FrozenBag>()
  for (const { delivery, bag } of versions.flatMap(({ steps }) => steps))
    if (bag) bags.set(delivery, bag)
    else bags.delete(delivery)
  return [...bags.values()]
}

/** The numbers that bags of a date ever had, by their deliveries; of all its windows together. */
export function numbersIn(versions: readonly Pick<Version, 'steps'>[]): Map<string, number> {
  const steps = versions.flatMap(({ steps }) => steps)
  return new Map(steps.flatMap(({ delivery, bag }) => (bag ? [[delivery, bag.bag]] : [])))
}

/**
 * What the list lacks to be as orders are: the steps of its next version. A bag keeps its number, one
 * that comes back has its old one, and others get the next that the date has not seen.
 */
export function pending(
  list: readonly FrozenBag[],
  live: readonly LiveBag[],
  numbers: ReadonlyMap<string, number>,
): Step[] {
  const before = new Map(list.map(bag => [bag.delivery, bag]))
  const after = new Set(live.map(({ delivery }) => delivery))
  let last = Math.max(0, ...numbers.values())
  const gone = list
    .filter(({ delivery }) => !after.has(delivery))
    .map(({ delivery }) => ({ delivery, bag: null }))
  const rest = live.flatMap(bag => {
    const { delivery } = bag
    const was = before.get(delivery)
    if (was && foodOf(was) === foodOf(bag) && was.door === bag.door) return []
    return { delivery, bag: { ...bag, bag: numbers.get(delivery) ?? ++last } }
  })
  return [...gone, ...rest]
}

/** Who has to see these steps: another door is no matter of the kitchen. */
export function concernedBy(steps: readonly Step[], list: readonly FrozenBag[]): Department[] {
  if (steps.length === 0) return []
  const before = new Map(list.map(bag => [bag.delivery, foodOf(bag)]))
  const isFood = steps.some(({ delivery, bag }) => !bag || foodOf(bag) !== before.get(delivery))
  return isFood ? ['kitchen', 'packing'] : ['packing']
}

/** The versions that a department has still to see; a list that was frozen anew is seen as a whole. */
export function unseenBy<One extends Version>(
  department: Department,
  versions: readonly One[],
): One[] {
  const anew = versions.findLastIndex(({ kind }) => kind === 'frozen')
  return versions
    .slice(anew)
    .filter(({ concerns, seenBy }) => concerns.includes(department) && !seenBy.includes(department))
}

/** What is cooked for a bag, with what its customer wrote: it differs where the food does. */
export function foodOf({ notes, items }: BagFood): string {
  return JSON.stringify([
    notes,
    ...items.map(({ buildId, amount }) => `${buildId} ${amount}`).sort(),
  ])
}
