import type { PoolClient } from 'pg'
import type { DeskCallName } from '#shop/people/calls.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import { type DishWork, kitchenWork } from '#shop/production/batch.ts'
import { type ActCall, type Acted, isNo, type No } from '../../calls/desk-hook.ts'
import { randomId } from '../../calls/random.ts'
import { claimSeed } from '../../db/shop/seeded.ts'
import { addDeed } from '../../db/staff/deeds.ts'
import { batchBegin, batchEnd } from '../../kitchen/batch-acts.ts'
import { frozenBags } from '../../kitchen/kitchen.ts'
import { bagClose } from '../../packing/bag-acts.ts'
import { linesOf } from '../../packing/packing.ts'
import { follow } from '../../production/day-list.ts'
import { demoStaff } from '../staff.ts'
import { callAt, type Stage } from './ordering.ts'

/** Of a day's bags. */
const packedShare = 0.4

/**
 * A day in kitchen and packing that is half done, once: the first bags are closed, and their dishes made; of the
 * others one is a portion short, one on the fire, and nobody has begun the rest.
 */
export async function cookAndPack(tx: PoolClient, { shop }: Stage, date: string, now: number) {
  if (!(await claimSeed(tx, `demo-kitchen ${date}`))) return
  const as = (role: StaffRole) => callOf(tx, { shop, role, now })
  const { day } = await follow(tx, date, as('chef'))
  const order = day.windows.map(({ timePeriod }) => timePeriod.id)
  const frozen = frozenBags(day.windows)
  const work = kitchenWork(frozen, [], order)
  const ids = new Set(frozen.map(({ delivery }) => delivery))
  const ready = day.bags
    .filter(({ delivery }) => ids.has(delivery.id))
    .slice(0, Math.ceil(ids.size * packedShare))
  const food = new Set(ready.flatMap(({ delivery }) => delivery.items.map(({ mealId }) => mealId)))
  const [short, onFire] = work.filter(({ mealId }) => !food.has(mealId))
  for (const dish of work)
    if (dish === short || dish === onFire || food.has(dish.mealId))
      await cook(as('chef'), date, dish, {
        isOnFire: dish === onFire,
        lacking: dish === short ? 1 : 0,
      })
  for (const { delivery } of ready) {
    const lines = linesOf(delivery, shop.catalogue())
    const trays = lines.map(({ buildId, amount }) => ({ buildId, trays: amount, codes: [] }))
    const call = as('packer')
    await did(call, 'bag-close', await bagClose(call, { date, delivery: delivery.id, trays }))
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
  const { number } = await did(call, 'batch-begin', begun)
  if (isOnFire) return
  const made = all.map((one, at) => ({ ...one, trays: one.trays - (at === 0 ? lacking : 0) }))
  await did(call, 'batch-end', await batchEnd(call, { date, number, made, core: 78 }))
}

function callOf(
  tx: PoolClient,
  { shop, role, now }: Pick<Stage, 'shop'> & { role: StaffRole; now: number },
): ActCall {
  const staff = demoStaff.find(({ roles }) => roles.includes(role))
  if (!staff) throw new Error(`the demo has no ${role}`)
  return { ...callAt(shop, now, null), staff, sessionHash: Buffer.alloc(0), tx }
}

/** Writes the deed down, as the door does. */
async function did<Output>(
  { tx, staff, now }: ActCall,
  call: DeskCallName,
  acted: Acted<Output> | No,
): Promise<Output> {
  if (isNo(acted)) throw new Error(`the staff room said ${acted.refused}`)
  const noted = { reason: '', ...acted.deed, at: new Date(now), staffId: staff.id }
  await addDeed(tx, { ...noted, call, requestId: randomId() })
  return acted.data
}
