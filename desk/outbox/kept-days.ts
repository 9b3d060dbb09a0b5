import { isDate } from '#shop/schedule/schedule.ts'

/** Drops what this device keeps of days before that one: the trays in open bags, and the bags in vans. */
export function dropKeptBefore(date: string): void {
  for (const key of Object.keys(localStorage)) {
    const [kind, day = ''] = key.split(' ')
    const isOfDay = kind === 'packing' || kind === 'loaded'
    if (isOfDay && (!isDate(day) || day < date)) localStorage.removeItem(key)
  }
}
