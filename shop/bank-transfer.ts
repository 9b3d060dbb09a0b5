import {
  addDays,
  athensDate,
  athensInstant,
  type Holidays,
  orderCutOff,
  type TimePeriod,
} from './schedule/schedule.ts'
import { weekdayOf } from './schedule/weekday.ts'

/** The provider of a way to pay by bank transfer, and the code of that way. */
export const byBank = 'bank'

export type BankTerms = {
  /** Where the money goes; the holder is the shop's legal person. */
  readonly iban: string
  /** Bank days that the money may take. */
  readonly days: number
}

/** Where the owner sets no other: a transfer between two Greek banks arrives on the next bank day. */
export const usualBankDays = 2

/**
 * Until when an order can be paid by a transfer (epoch milliseconds): the end of the last of its bank days. null: its
 * first delivery closes before that, so it is paid in another way.
 */
export function transferUntil(
  days: number,
  first: { readonly date: string; readonly timePeriod: TimePeriod },
  { holidays, now }: { holidays: Holidays; now: number },
): number | null {
  let date = athensDate(now)
  for (let left = days; left > 0; ) {
    date = addDays(date, 1)
    if (weekdayOf(date) <= 5 && !holidays.has(date)) left -= 1
  }
  const until = athensInstant(date, '23:59')
  return until <= orderCutOff(first.date, first.timePeriod) ? until : null
}

/** The account that orders of a place are paid to; null: the shop takes no transfers there. */
export function bankTermsAt(
  { paymentTypes }: { readonly paymentTypes: readonly Way[] },
  spotId: string,
): BankTerms | null {
  const type = paymentTypes.find(type => type.spotId === spotId && type.code === byBank)
  return type?.bank ?? null
}

type Way = {
  readonly spotId: string
  readonly code: string
  readonly bank?: BankTerms | undefined
}

/** Checks length, letters and the two check digits (ISO 13616); blanks do not count. */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  if (iban.startsWith('GR') && !/^GR\d{25}$/.test(iban)) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map(sign => parseInt(sign, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

function plainIban(typed: string): string {
  return typed.replaceAll(' ', '').toUpperCase()
}

/** "GR16 0110 1250 0000 0001 2300 695", as banks print it. */
export function printedIban(iban: string): string {
  return plainIban(iban).replace(/.{4}/g, '$& ').trim()
}
