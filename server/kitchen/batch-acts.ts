import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { type Batch, kitchenWork, useByOf } from '#shop/production/batch.ts'
import { foodCode } from '#shop/production/codes.ts'
import { isFrozen, unseenBy } from '#shop/production/frozen-list.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { addBatch, endBatch, readBatches } from '../db/production/batches.ts'
import { follow } from '../production/day-list.ts'
import { frozenBags } from './kitchen.ts'

type Trays = readonly { readonly buildId: string; readonly trays: number }[]
type Begun = { readonly number: number; readonly code: string }

/** Begins a batch of one dish for a day, from its frozen lists; the kitchen has seen what changed on them. */
export async function batchBegin(
  call: ActCall,
  { date, mealId, builds }: { date: string; mealId: string; builds: Trays },
): Promise<Acted<Begun> | DeskRefusal> {
  const { tx, now, staff, catalogue } = call
  // Holds the lists until the end, so that numbers are given once and no change slips in.
  const { day } = await follow(tx, date, call)
  const frozen = day.windows.filter(({ versions }) => isFrozen(versions))
  if (frozen.some(({ versions }) => unseenBy('kitchen', versions).length > 0))
    return refuseAtDesk('list-not-seen')
  const batches = await readBatches(tx, date)
  const dish = kitchenWork(frozenBags(frozen), batches, []).find(one => one.mealId === mealId)
  const isSold = day.bags.some(({ delivery }) => delivery.items.some(one => one.mealId === mealId))
  if (!dish) return refuseAtDesk(isSold ? 'list-not-frozen' : 'not-on-list')
  const isOn = ({ buildId }: { buildId: string }) =>
    dish.builds.some(build => build.buildId === buildId)
  const ids = new Set(builds.map(({ buildId }) => buildId))
  if (!builds.every(isOn) || ids.size < builds.length) return refuseAtDesk('not-on-list')
  const number = (batches.at(-1)?.number ?? 0) + 1
  const meal = catalogue.meals.find(({ id }) => id === mealId)
  const useBy = useByOf(date, meal?.shelfDays)
  const declared = builds.map(({ buildId, trays }) => {
    const { allergens = [], traces = [] } = catalogue.builds.get(buildId)?.build ?? {}
    return { buildId, trays, allergens, traces }
  })
  await addBatch(tx, { date, number, mealId, builds: declared, useBy, now, staffId: staff.id })
  const code = foodCode({ kind: 'batch', date, number })
  return { data: { number, code }, deed: deedOf(date, code, { trays: sumOf(builds) }) }
}

type End = { date: string; number: number; made: Trays; core: number | null }

/** Ends a batch: how many trays came out, and what the probe read (°C) where the shop's own plan asks. */
export async function batchEnd(
  call: ActCall,
  { date, number, made, core }: End,
): Promise<Acted<null> | DeskRefusal> {
  const { tx, now, staff } = call
  await follow(tx, date, call)
  const batch = (await readBatches(tx, date)).find(one => one.number === number)
  if (!batch) return refuseAtDesk('batch-not-found')
  if (batch.end)
    return refuseAtDesk(isAsNoted(batch.end, made, core) ? 'nothing-changes' : 'batch-ended')
  const ids = made.map(({ buildId }) => buildId)
  const isWhole = batch.builds.every(({ buildId }) => ids.includes(buildId))
  if (!isWhole || ids.length !== batch.builds.length) return refuseAtDesk('not-on-list')
  await endBatch(tx, { date, number, made, core, now, staffId: staff.id })
  const code = foodCode({ kind: 'batch', date, number })
  const [from, to] = [sumOf(batch.builds), sumOf(made)]
  return {
    data: null,
    deed: deedOf(date, code, { trays: to, ...(core !== null && { core }) }, from),
  }
}

type Noted = NonNullable<Batch['end']>

/** Whether a second end says what the first one did; other trays or degrees are not dropped without a word. */
function isAsNoted(end: Noted, made: Trays, core: number | null): boolean {
  const traysOf = new Map(end.made.map(({ buildId, trays }) => [buildId, trays]))
  const isSame = made.every(({ buildId, trays }) => traysOf.get(buildId) === trays)
  return isSame && made.length === end.made.length && core === end.core
}

function sumOf(builds: Trays): number {
  return builds.reduce((sum, { trays }) => sum + trays, 0)
}

/** `begun`: trays that the batch was to give. */
function deedOf(
  date: string,
  batch: string,
  more: Readonly<Record<string, number>>,
  begun: number | null = null,
) {
  const changes = Object.entries({ batch, ...more }).map(
    ([field, to]) => [field, { from: field === 'trays' ? begun : null, to }] as const,
  )
  return { subject: `day ${date}`, changes: Object.fromEntries(changes) }
}
