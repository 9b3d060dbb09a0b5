import type { Db } from '../db/database.ts'
import { type Need, readNeeds } from '../db/meal/catalogue-needs.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { listed } from '../folder/listed.ts'
import type { Published } from '../folder/published.ts'
import { rowsOf } from '../folder/rows.ts'

/** Removed counters and offices that open orders still go to. Dishes, plans and hours are copied into orders. */
export async function needsOf(
  db: Db,
  before: ShopFolder,
  wanted: ShopFolder,
): Promise<{ stays: string[]; refusals: string[] }> {
  const [old, now] = [rowsOf(before).catalogue, rowsOf(wanted).catalogue]
  const gone = (before: readonly { id: string }[], other: readonly { id: string }[]) => {
    const ids = new Set(other.map(({ id }) => id))
    return before.map(({ id }) => id).filter(id => !ids.has(id))
  }
  const needs = await readNeeds(db, {
    meal: gone(old.meals, now.meals),
    plan: gone(old.plans, now.plans),
    spot: gone(old.spots, now.spots),
    time_period: gone(old.timePeriods, now.timePeriods),
  })
  const nameOf = (kind: Need['kind'], id: string) => {
    const rows = { meal: old.meals, plan: old.plans, spot: old.spots, time_period: [] }[kind]
    return rows.find(row => row.id === id)?.name.en ?? id
  }
  const stays: string[] = []
  const refusals: string[] = []
  for (const { kind, id, orders, members } of needs) {
    const open = `${orders.length === 1 ? 'order' : 'orders'} ${listed(orders)}`
    if (kind !== 'spot') {
      stays.push(
        `${nameOf(kind, id)} is sold no longer; ${open} ${orders.length === 1 ? 'is' : 'are'} delivered as sold`,
      )
      continue
    }
    const needed = [
      ...(orders.length > 0 ? [`${open} go there`] : []),
      ...(members > 0
        ? [`${members === 1 ? '1 person belongs' : `${members} people belong`} to it`]
        : []),
    ]
    refusals.push(`${nameOf(kind, id)} (${id}) cannot go: ${needed.join(', and ')}.`)
  }
  return { stays, refusals }
}

export function publishedPicture({ picture: { file } }: { picture: { file: string } }): Published {
  const [folder, shop] = ['its picture', 'the published one']
  return { file, field: '', isInBoth: false, folder, shop }
}
