import type { PoolClient } from 'pg'
import type { StaffRole } from '#shop/people/staff.ts'
import { type DishWork, kitchenWork } from '#shop/production/batch.ts'
import type { ActCall } from '../../calls/desk-hook.ts'
import { claimSeed } from '../../db/shop/seeded.ts'
import { batchBegin, batchEnd } from '../../kitchen/batch-acts.ts'
import { frozenBags } from '../../kitchen/kitchen.ts'
import { bagClose } from '../../packing/bag-acts.ts'
import { linesOf } from '../../packing/packing.ts'
import { follow } from '../../production/day-list.ts'
import { actingColleague, noted } from './colleagues.ts'
import type { Stage } from './ordering.ts'

/** Bags of the second window that are closed, in addition to all of the first. */
const packedLater = 2

/**
 * A day in kitchen and packing that is half done, once: the first window's bags are closed, and their dishes made; of the
 * others one is a portion short, one on the fire, and nobody has begun the rest.
 */
export async function cookAndPack(tx: PoolClient, stage: Stage, date: string, now: number) {
  if (!(await claimSeed(tx, `demo-kitchen ${date}`))) return
  const as = (role: StaffRole) => actingColleague(tx, stage, role, now)
  const { day } = await follow(tx, date, as('chef'))
  const order = day.windows.map(({ timePeriod }) => timePeriod.id)
  const frozen = frozenBags(day.windows)
  const work = kitchenWork(frozen, [], order)
  const ids = new Set(frozen.map(({ delivery }) => delivery))
  const listed = day.bags.filter(({ delivery }) => ids.has(delivery.id))
  const [first] = order
  const later = listed.filter(({ delivery }) => delivery.timePeriod.id !== first)
  const ready = [...listed.filter(bag => !later.includes(bag)), ...later.slice(0, packedLater)]
  const food = new Set(ready.flatMap(({ delivery }) => delivery.items.map(({ mealId }) => mealId)))
  const [short, onFire] = work.filter(({ mealId }) => !food.has(mealId))
  for (const dish of work)
    if (dish === short || dish === onFire || food.has(dish.mealId))
      await cook(as('chef'), date, dish, {
        isOnFire: dish === onFire,
        lacking: dish === short ? 1 : 0,
      })
  for (const { delivery } of ready) {
    const lines = linesOf(delivery, stage.shop.catalogue())
    const trays = lines.map(({ buildId, amount }) => ({ buildId, trays: amount, codes: [] }))
    const call = as('packer')
    await noted(call, 'bag-close', await bagClose(call, { date, delivery: delivery.id, trays }))
  }
}

async function cook(
  call: ActCall,
  date: string,
  { mealId, builds }: DishWork,
  { isOnFire, lacking }: { isOnFire: boolean; lacking: number },
): Promise<void> {
  const all = builds.map(({ buildId, left }) => ({ buildId, trays: left }))
  const begun = await batchBegin(call, { date, mealId, builds: all })
  const { number } = await noted(call, 'batch-begin', begun)
  if (isOnFire) return
  const made = all.map((one, at) => ({ ...one, trays: one.trays - (at === 0 ? lacking : 0) }))
  await noted(call, 'batch-end', await batchEnd(call, { date, number, made, core: 78 }))
}
