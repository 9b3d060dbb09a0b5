import { isAhead } from '#shop/delivery-life.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { toldOn } from '../db/day/outcomes.ts'
import { dayAtHand } from '../packing/day-at-hand.ts'
import { isOn, isTheirs, type NumberedBag, sightOf } from '../packing/day-bags.ts'
import { dayList } from '../production/day-list.ts'

type List = 'bring' | 'fetch'
type Told = Awaited<ReturnType<typeof toldOn>>[number]

type Doors = {
  readonly bags: readonly NumberedBag[]
  readonly told: ReadonlyMap<string, Told>
}

type DayOfDoors = Doors & ReturnType<typeof dayAtHand>

/** Vans are late. For so many milliseconds after its window an open bag keeps the screen on its day. */
const late = 3 * 3_600_000

/** The bags of the day that is asked for; without one, of today while a door of it is open (spec 14.05). */
export async function doorsAtHand(
  call: StaffCall,
  list: List,
  wanted: string | undefined,
): Promise<DayOfDoors> {
  const day = dayAtHand(call, wanted)
  const { date, today } = day
  if (wanted === undefined && date !== today) {
    const doors = await doorsOn(call, list, today)
    if (isOpen(doors, today, call.now)) return { ...day, ...doors, date: today }
  }
  return { ...day, ...(await doorsOn(call, list, date)) }
}

async function doorsOn(call: StaffCall, list: List, date: string): Promise<Doors> {
  const { bags } = await dayList(call.db, date, call)
  const told = new Map((await toldOn(call.db, date)).map(one => [one.delivery, one]))
  const may = sightOf(call.staff.roles)
  return { bags: bags.filter(bag => isTheirs(bag, may) && isOn(list, bag)), told }
}

function isOpen({ bags, told }: Doors, date: string, now: number): boolean {
  return bags.some(({ delivery: { id, timePeriod } }) => {
    const state = told.get(id)
    const isWaiting = state !== undefined && isAhead(state)
    return isWaiting && now < athensInstant(date, timePeriod.to) + late
  })
}
