import { closingFault, type PackedTrays, type TrayFault, trayVerdict } from '#shop/packing/trays.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { isFrozen, unseenBy } from '#shop/production/frozen-list.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { ActCall, Acted, StaffCall } from '../calls/desk-hook.ts'
import { addClosedBag, addScan, closedBags } from '../db/day/closed-bags.ts'
import { readBatches } from '../db/production/batches.ts'
import { dayList, follow } from '../production/day-list.ts'
import { liveBag } from '../production/live-bag.ts'
import { foodMark, isClosedNow } from './closed-now.ts'
import { linesOf } from './packing.ts'

type Day = Awaited<ReturnType<typeof dayList>>
type OfBag = { readonly date: string; readonly delivery: string }

/** Closes a bag: all of its food is in it, packing has seen what changed, and no tray is a wrong one. */
export async function bagClose(
  call: ActCall,
  { date, delivery, trays }: OfBag & { readonly trays: PackedTrays },
): Promise<Acted<null> | DeskRefusal> {
  const { tx, now, staff, catalogue } = call
  // Holds the lists until the end: no change slips in, and no bag is closed twice.
  const { day } = await follow(tx, date, call)
  const bag = frozenBag(day, delivery)
  if (!bag) return refuseAtDesk('bag-not-found')
  const list = day.windows.find(({ timePeriod }) => timePeriod.id === bag.delivery.timePeriod.id)
  if (list && unseenBy('packing', list.versions).length > 0) return refuseAtDesk('list-not-seen')
  const last = (await closedBags(tx, date)).find(one => one.delivery === delivery)
  const food = liveBag(bag.delivery)
  if (isClosedNow(last, food)) return refuseAtDesk('nothing-changes')
  const [batches, today] = [await readBatches(tx, date), athensDate(now)]
  const fault = closingFault(trays, {
    ...{ date, today, batches, lines: linesOf(bag.delivery, catalogue) },
  })
  if (fault === 'bag-not-full') return refuseAtDesk('bag-not-full')
  if (fault) return refuseAtDesk('tray-wrong', { fault })
  const closing = { date, delivery, bag: bag.bag, trays, staffId: staff.id, now }
  await addClosedBag(tx, { ...closing, food: foodMark(food) })
  return {
    data: null,
    deed: { subject: `day ${date}`, changes: { bag: { from: null, to: bag.bag } } },
  }
}

type Scanned = OfBag & {
  readonly code: string
  readonly packed: readonly { readonly buildId: string; readonly trays: number }[]
}

/** Judges a scanned tray as the device did, and keeps the scan, a wrong one too. */
export async function trayScan(
  call: StaffCall,
  { date, delivery, code, packed }: Scanned,
): Promise<{ readonly fault: TrayFault | null; readonly buildId: string | null } | DeskRefusal> {
  const { db, now, catalogue } = call
  const bag = frozenBag(await dayList(db, date, call), delivery)
  if (!bag) return refuseAtDesk('bag-not-found')
  const verdict = trayVerdict(code, {
    ...{ date, today: athensDate(now), batches: await readBatches(db, date) },
    lines: linesOf(bag.delivery, catalogue),
    packed: Object.fromEntries(packed.map(({ buildId, trays }) => [buildId, trays])),
  })
  await addScan(db, { date, delivery, code, fault: verdict.fault, now })
  return verdict
}

function frozenBag({ windows, bags }: Day, id: string): Day['bags'][number] | undefined {
  const frozen = windows.filter(({ versions }) => isFrozen(versions))
  return bags.find(
    ({ delivery }) =>
      delivery.id === id &&
      frozen.some(({ timePeriod }) => timePeriod.id === delivery.timePeriod.id),
  )
}
