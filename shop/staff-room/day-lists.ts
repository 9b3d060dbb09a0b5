import type { StaffRole } from './staff.ts'

/** The four lists of a day: what is cooked, packed, brought, and handed over at a counter. */
const dayLists = ['cook', 'pack', 'bring', 'fetch'] as const
export type DayList = (typeof dayLists)[number]

const forRoles: Readonly<Record<DayList, readonly StaffRole[]>> = {
  cook: ['owner', 'manager', 'dietitian', 'chef'],
  pack: ['owner', 'manager', 'care', 'chef', 'packer'],
  bring: ['owner', 'manager', 'care', 'driver'],
  fetch: ['owner', 'manager', 'care', 'counter'],
}

/** The lists that somebody works with, the one of their own work first. */
export function listsOf(roles: readonly StaffRole[]): DayList[] {
  return dayLists.filter(list => forRoles[list].some(role => roles.includes(role)))
}

const onTheDay: readonly StaffRole[] = ['chef', 'packer', 'driver', 'counter']

/** Whether the lists are all of somebody's work. */
export function worksOnTheDay(roles: readonly StaffRole[]): boolean {
  return roles.every(role => onTheDay.includes(role))
}
