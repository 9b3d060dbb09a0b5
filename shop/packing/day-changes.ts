import type { Text } from '../language.ts'
import { type PortionCode, portionCodes } from '../meal.ts'

/** A bag in a printed list. Person and place are hashes, so a copy holds no personal data. */
export type CopiedBag = {
  readonly delivery: string
  readonly number: number
  readonly bag: number
  readonly window: string
  readonly door: string
  readonly notes: string
  readonly items: readonly CopiedItem[]
}
type CopiedItem = {
  readonly mealId: string
  readonly name: Text
  readonly portion: PortionCode
  readonly amount: number
}

export type BagChange = {
  readonly kind: 'new' | 'gone' | 'changed'
  readonly number: number
  /** Its present number; of a removed bag, the printed one. */
  readonly bag: number
  readonly parts: readonly ('items' | 'door' | 'notes' | 'window')[]
  readonly items: readonly ItemChange[]
}
export type ItemChange = {
  readonly name: Text
  readonly portion: PortionCode
  readonly from: number
  readonly to: number
}

type Changes = {
  readonly dishes: readonly ItemChange[]
  readonly bags: readonly BagChange[]
  /** Bags of which only the number changed. */
  readonly renumbered: number
}

export function changesSince(copy: readonly CopiedBag[], now: readonly CopiedBag[]): Changes {
  const before = new Map(copy.map(bag => [bag.delivery, bag]))
  const after = new Map(now.map(bag => [bag.delivery, bag]))
  const gone = copy.filter(({ delivery }) => !after.has(delivery)).map(bag => change('gone', bag))
  const rest = now.flatMap(bag => {
    const was = before.get(bag.delivery)
    if (!was) return change('new', bag)
    const parts = partsThatDiffer(was, bag)
    const items = parts.includes('items') ? itemChanges(was.items, bag.items) : []
    return parts.length > 0 ? { ...change('changed', bag), parts, items } : []
  })
  const touched = new Set(rest.map(({ number, bag }) => `${number} ${bag}`))
  return {
    dishes: itemChanges(
      copy.flatMap(({ items }) => items),
      now.flatMap(({ items }) => items),
    ),
    bags: [...gone, ...rest],
    renumbered: now.filter(({ delivery, number, bag }) => {
      const was = before.get(delivery)
      return was !== undefined && was.bag !== bag && !touched.has(`${number} ${bag}`)
    }).length,
  }
}

function change(kind: 'new' | 'gone' | 'changed', { number, bag, items }: CopiedBag): BagChange {
  const differs = kind === 'new' ? itemChanges([], items) : itemChanges(items, [])
  return { kind, number, bag, parts: [], items: differs }
}

function partsThatDiffer(was: CopiedBag, is: CopiedBag) {
  return [
    ...(itemChanges(was.items, is.items).length > 0 ? (['items'] as const) : []),
    ...(['door', 'notes', 'window'] as const).filter(part => was[part] !== is[part]),
  ]
}

function itemChanges(was: readonly CopiedItem[], is: readonly CopiedItem[]): ItemChange[] {
  const from = sums(was)
  const to = sums(is)
  const last = new Map([...was, ...is].map(item => [keyOf(item), item]))
  return [...last]
    .map(([key, { name, portion }]) => ({
      ...{ name, portion },
      from: from.get(key) ?? 0,
      to: to.get(key) ?? 0,
    }))
    .filter(item => item.from !== item.to)
    .sort(
      (one, other) =>
        one.name.el.localeCompare(other.name.el, 'el') ||
        portionCodes.indexOf(one.portion) - portionCodes.indexOf(other.portion),
    )
}

function sums(items: readonly CopiedItem[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + item.amount)
  return sums
}

function keyOf({ mealId, portion }: CopiedItem): string {
  return `${mealId} ${portion}`
}
