import * as z from 'zod/mini'
import { isVatNumber } from '../invoice.ts'
import { wrong } from '../lack/lack.ts'
import { line, lineInEach } from './text-schemas.ts'

/** The company that runs the shop, as the law asks it to be named. */
export const legalEntitySchema = z.strictObject({
  legalName: lineInEach.check(z.describe('The company’s full name, as the register has it.')),
  vat: line.check(
    z.refine(isVatNumber, wrong('not-vat-number')),
    z.describe('VAT number (ΑΦΜ): nine figures.'),
  ),
  taxOffice: lineInEach.check(z.describe('Tax office (ΔΟΥ).')),
  gemi: line.check(
    z.regex(/^\d{9,12}$/, wrong('not-gemi')),
    z.describe('Number in the general commercial register (Γ.Ε.ΜΗ.).'),
  ),
  address: lineInEach.check(z.describe('Registered office: street, number, postcode, town.')),
  phone: line.check(z.describe('Where customers call, such as "210 361 1111".')),
  phoneHours: z.optional(
    line.check(
      z.refine(hours => phoneHoursOf(hours) !== null, wrong('not-phone-hours')),
      z.describe(
        'When somebody answers the phone, such as "Mo-Fr 10:00-18:00"; left out: no page says any.',
      ),
    ),
  ),
  email: z.email(wrong('not-email')).check(z.describe('Where customers write.')),
  privacyEmail: z
    .email(wrong('not-email'))
    .check(z.describe('Where requests about personal data go.')),
  policyDate: z.iso
    .date(wrong('not-date'))
    .check(z.describe('Since when the policies are as they are.')),
})

export type LegalEntity = z.infer<typeof legalEntitySchema>

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

type PhoneHours = {
  /** 1 Monday to 7 Sunday. */
  readonly days: readonly number[]
  readonly from: string
  readonly to: string
}

/** Reads "Mo-Fr 10:00-18:00" or "Sa 09:00-13:00", as schema.org writes hours; null: it is not that. */
export function phoneHoursOf(hours: string | undefined): PhoneHours | null {
  const parts = /^([A-Z][a-z])(?:-([A-Z][a-z]))? ([\d:]+)-([\d:]+)$/.exec(hours ?? '')
  const [, first = '', last = first, from = '', to = ''] = parts ?? []
  const [start, end] = [weekdays.indexOf(first) + 1, weekdays.indexOf(last) + 1]
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  if (start < 1 || end < start || !isTime(from) || !isTime(to) || to <= from) return null
  const days = Array.from({ length: end - start + 1 }, (_, after) => start + after)
  return { days, from, to }
}

/** "10:00–18:00", as sentences say it; empty where the shop gives no hours. */
export function phoneHoursSaid({ phoneHours }: Pick<LegalEntity, 'phoneHours'>): string {
  const hours = phoneHoursOf(phoneHours)
  return hours ? `${hours.from}–${hours.to}` : ''
}

/** How the demo's invented data are known, also where only some of them were replaced. */
const invented: Partial<Record<Exclude<keyof LegalEntity, 'phoneHours'>, RegExp>> = {
  legalName: /ΕΠΙΔΕΙΞΗ/,
  vat: /^800000002$/,
  gemi: /^0+$/,
  address: /Οδός Επίδειξης/,
  phone: /^210 ?000 ?0000$/,
}

/** The fields that hold invented data as the demo's are; a shop that is open to the public has none. */
export function inventedFields(entity: LegalEntity): string[] {
  return Object.entries(invented).flatMap(([field, pattern]) => {
    const value = entity[field as keyof typeof invented]
    return pattern.test(typeof value === 'string' ? value : value.el) ? [field] : []
  })
}

/** The addresses that no mail reaches, whoever made them up: the ending is kept for examples (RFC 2606). */
export function unreachableFields({ email, privacyEmail }: LegalEntity): string[] {
  return Object.entries({ email, privacyEmail }).flatMap(([field, address]) =>
    /\.example$/i.test(address) ? [field] : [],
  )
}
