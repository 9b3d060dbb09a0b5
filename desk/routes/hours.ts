import { minutesOf } from './plan.ts'

/** "17:05": some minutes after a time of the day. */
export function timeAfter(time: string, minutes: number): string {
  const all = minutesOf(time) + minutes
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(all / 60) % 24)}:${two(all % 60)}`
}
