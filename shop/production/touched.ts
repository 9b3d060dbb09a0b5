import type { DishWork } from './batch.ts'
import type { FrozenBag } from './frozen-list.ts'

/**
 * Numbers of the orders that would lack a short dish if bags are packed in their order: counted back from the
 * last open bag until they hold all missing portions.
 */
export function touchedOrders(
  { builds, short }: Pick<DishWork, 'builds' | 'short'>,
  open: readonly FrozenBag[],
): number[] {
  if (short === 0) return []
  const touched = builds.flatMap(({ buildId, left }) => {
    let lacking = left
    return open.toReversed().flatMap(({ number, items }) => {
      const amount = items.find(item => item.buildId === buildId)?.amount ?? 0
      if (amount === 0 || lacking <= 0) return []
      lacking -= amount
      return [number]
    })
  })
  return [...new Set(touched)]
}
