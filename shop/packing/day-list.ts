import type { StaffRole } from '../people/staff.ts'

/** The lists of a day: dishes for the kitchen, bags, stops of the drivers, what is fetched at a counter. */
export const dayLists = ['cook', 'pack', 'bring', 'fetch'] as const
export type DayList = (typeof dayLists)[number]

const readers: Readonly<Record<DayList, readonly StaffRole[]>> = {
  cook: ['owner', 'manager', 'chef', 'dietitian'],
  pack: ['owner', 'manager', 'packer', 'care'],
  bring: ['owner', 'manager', 'driver', 'care'],
  fetch: ['owner', 'manager', 'counter', 'care'],
}

/** The lists of these roles; their day begins with the first. */
export function listsFor(roles: readonly StaffRole[]): DayList[] {
  return dayLists.filter(list => roles.some(role => readers[list].includes(role)))
}

const handsOn: readonly StaffRole[] = ['chef', 'packer', 'driver', 'counter']

/** Kitchen, packers, drivers and counters begin with the lists, not with the overview. */
export function beginsWithLists(roles: readonly StaffRole[]): boolean {
  return roles.length > 0 && roles.every(role => handsOn.includes(role))
}

/** Where their day begins: who does one thing alone stands before it. */
export function firstScreen([role, ...others]: readonly StaffRole[]): 'drive' | 'counter' | 'day' {
  if (others.length > 0) return 'day'
  return role === 'driver' ? 'drive' : role === 'counter' ? 'counter' : 'day'
}

export const copyWays = ['paper', 'csv'] as const
export type CopyWay = (typeof copyWays)[number]
