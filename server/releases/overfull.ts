import { type LimitKey, limitKey } from '#shop/capacity/day-limits.ts'
import type { Text } from '#shop/language.ts'
import type { GateCatalogue } from '#shop/publishing/gate.ts'
import { fallenLimit, limitsFall } from '#shop/publishing/gate-limits.ts'
import type { SoldLine } from '#shop/publishing/sold-line.ts'
import type { Db } from '../db/database.ts'
import { readLoads } from '../db/load/capacity.ts'

export type Overfull = LimitKey & {
  readonly name: Text | null
  readonly hours: { readonly from: string; readonly to: string } | null
  readonly taken: number
  readonly most: number
  readonly orders: number
}

type Going = {
  readonly was: GateCatalogue
  readonly becomes: GateCatalogue
  readonly from: string
  readonly lines: readonly SoldLine[]
}

/** Reads the counters of the kitchen, which include unpaid orders. */
export async function overfullOf(
  db: Db,
  { was, becomes, from, lines }: Going,
): Promise<Overfull[]> {
  if (!limitsFall(was, becomes)) return []
  const fallen = fallenLimit(was, becomes)
  const loads = (await readLoads(db, from)).filter(({ kind }) => kind !== 'day')
  const days = Map.groupBy(
    loads.filter(({ kind }) => kind === 'window'),
    ({ date }) => date,
  )
  const counted = [
    ...loads,
    ...[...days].map(([date, windows]) => ({
      ...({ date, kind: 'day', what: 'day' } as const),
      taken: windows.reduce((sum, { taken }) => sum + taken, 0),
    })),
  ]
  const names = new Map(was.meals.map(({ id, name }) => [id, name]))
  const hours = new Map(was.timePeriods.map(({ id, from, to }) => [id, { from, to }]))
  return counted
    .flatMap(({ date, kind, what, taken }): Overfull[] => {
      const most = fallen({ date, kind, what })
      if (most === null || taken <= most) return []
      const planned = lines.filter(
        line =>
          line.isPlanned &&
          line.date === date &&
          (kind === 'day' || what === (kind === 'window' ? line.to.windowId : line.mealId)),
      )
      return [
        {
          ...{ date, kind, what, taken, most },
          name: (kind === 'meal' && names.get(what)) || null,
          hours: (kind === 'window' && hours.get(what)) || null,
          orders: new Set(planned.map(({ number }) => number)).size,
        },
      ]
    })
    .sort((one, other) => (limitKey(one) < limitKey(other) ? -1 : 1))
}
