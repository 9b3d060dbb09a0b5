import { isDate } from '../schedule/schedule.ts'

/** What a code in kitchen and packing names. `date` is the day of delivery, its number runs by that day. */
export type FoodCode =
  | { readonly kind: 'batch' | 'bag'; readonly date: string; readonly number: number }
  /** Trays of one build of a batch; `build` counts from 1 in the batch's own list. */
  | {
      readonly kind: 'tray'
      readonly date: string
      readonly number: number
      readonly build: number
    }

const letters = { B: 'batch', T: 'tray', G: 'bag' } as const
const form = /^([BTG])(\d{2})(\d{2})(\d{2})-(\d{1,5})(?:-(\d{1,2}))?-(\d{2})$/

/** The code as it is printed and read aloud: `T261127-7-2-63`. Its last two digits guard the rest. */
export function foodCode(code: FoodCode): string {
  const letter = code.kind === 'batch' ? 'B' : code.kind === 'tray' ? 'T' : 'G'
  const day = code.date.slice(2).replaceAll('-', '')
  const body = `${letter}${day}-${code.number}${code.kind === 'tray' ? `-${code.build}` : ''}`
  return `${body}-${guard(body)}`
}

/** What was scanned or typed, also as the end of a page's address; null: no code of ours. */
export function foodCodeIn(scanned: string): FoodCode | null {
  const text = scanned.trim().toUpperCase()
  const match = form.exec(text.slice(text.lastIndexOf('/') + 1))
  if (!match) return null
  const [whole, letter, year, month, day, number, build, digits] = match
  const kind = letters[letter as keyof typeof letters]
  if ((kind === 'tray') !== (build !== undefined)) return null
  if (guard(whole.slice(0, -3)) !== digits) return null
  const date = `20${year}-${month}-${day}`
  if (!isDate(date)) return null
  const named = { date, number: Number(number) }
  return kind === 'tray' ? { kind, ...named, build: Number(build) } : { kind, ...named }
}

/** ISO 7064 MOD 97-10, letters as the numbers from 10: one wrong or two exchanged signs are found. */
function guard(body: string): string {
  const digits = [...body.replaceAll('-', '0')].map(sign => Number.parseInt(sign, 36)).join('')
  return String(98 - Number((BigInt(digits) * 100n) % 97n)).padStart(2, '0')
}
