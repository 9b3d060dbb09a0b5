import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { type Department, isOf, mayThaw, unseenBy } from '#shop/production/frozen-list.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { addSeen, addVersion } from '../db/production/production-lists.ts'
import { follow, type WindowList } from './day-list.ts'

/** `version`: the latest that its person saw. */
type OfList = { readonly date: string; readonly timePeriodId: string; readonly version: number }

/** Somebody of kitchen or packing has seen the changes up to a version. */
export async function daySeenCreate(
  call: ActCall,
  { date, timePeriodId, version, department }: OfList & { readonly department: Department },
): Promise<Acted<null> | DeskRefusal> {
  const { tx, now, staff } = call
  if (!isOf(department, staff.roles)) return refuseAtDesk('role-not-allowed')
  const list = await listOf(call, { date, timePeriodId })
  const seen = unseenBy(department, list?.versions ?? []).filter(one => one.version <= version)
  if (!list || seen.length === 0) return refuseAtDesk('nothing-changes')
  const numbers = seen.map(({ number }) => number)
  await addSeen(tx, { numbers, department, staffId: staff.id, now })
  return { data: null, deed: deedOf(list, { department, version }) }
}

/** Lets a window's list be counted anew for a while; its rows and its bags' numbers stay. */
export async function dayThaw(
  call: ActCall,
  { date, timePeriodId, version }: OfList,
): Promise<Acted<null> | DeskRefusal> {
  const { tx, now, staff } = call
  const list = await listOf(call, { date, timePeriodId })
  if (list?.versions.length !== version) return refuseAtDesk('day-changed')
  if (!mayThaw(list, list.versions, { now, cookedAt: list.cookedAt }))
    return refuseAtDesk('list-in-work')
  await addVersion(tx, {
    ...{ date, timePeriodId, version: version + 1, kind: 'thawed', at: now, staffId: staff.id },
    ...{ concerns: [], steps: [] },
  })
  return { data: null, deed: deedOf(list, { version }) }
}

async function listOf(
  call: ActCall,
  { date, timePeriodId }: Omit<OfList, 'version'>,
): Promise<WindowList | undefined> {
  const { day } = await follow(call.tx, date, call)
  return day.windows.find(({ timePeriod }) => timePeriod.id === timePeriodId)
}

function deedOf(
  { date, timePeriod: { from, to } }: WindowList,
  more: Readonly<Record<string, string | number>>,
) {
  const values = Object.entries({ window: `${from}–${to}`, ...more })
  const changes = Object.fromEntries(values.map(([field, to]) => [field, { from: null, to }]))
  return { subject: `day ${date}`, changes }
}
