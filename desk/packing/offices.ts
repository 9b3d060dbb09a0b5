import type { PackingBag } from './answer.ts'

export type Office = {
  readonly id: string
  readonly window: string
  readonly name: PackingBag['spot']['name']
  readonly bags: readonly PackingBag[]
}

/** The offices that have several bags in one window: their bags are packed together. */
export function officesOf(bags: readonly PackingBag[]): Office[] {
  const atOffices = bags.filter(({ spot }) => spot.kind === 'company')
  const groups = Map.groupBy(atOffices, ({ window, spot }) => `${window} ${spot.id}`)
  return [...groups.values()].flatMap(bags => {
    const [first] = bags
    if (!first || bags.length < 2) return []
    return [{ id: first.spot.id, window: first.window, name: first.spot.name, bags }]
  })
}
