import * as z from 'zod/mini'
import { domainKey } from '../customer/email-key.ts'
import { latin } from '../greek.ts'
import { isDate } from '../schedule/schedule.ts'

const required = { error: 'required-field', abort: true }
const words = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(most, 'invalid-field'))
const maybe = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'invalid-field'))

const domain = z.string().check(
  z.overwrite(typed => typed.trim().replace(/^.*@/, '').toLowerCase()),
  z.regex(/^(?=.{4,120}$)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/, 'invalid-field'),
  z.refine(typed => !isAnybodys(typed), 'invalid-field'),
)

export const domainsForm = z.object({ emailDomains: z.array(domain).check(z.maxLength(20)) })

/** A name and a place in both languages; English that is left out is as the Greek. */
export const officeForm = z.object({
  nameEl: words(80),
  nameEn: maybe(80),
  streetEl: words(120),
  streetEn: maybe(120),
  number: words(20),
  municipality: words(80),
  postcode: z.string().check(z.trim(), z.regex(/^\d{3} ?\d{2}$/, 'invalid-field')),
})

export type OfficeForm = z.infer<typeof officeForm>

export const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid-field'))
export const day = z.string().check(z.refine(isDate, 'invalid-field'))

/** Domains of public mailboxes: as a company's they would let everybody eat on its account. */
const everybodys = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.gr', 'hotmail.com', 'hotmail.gr'],
  ...['outlook.com', 'outlook.com.gr', 'live.com', 'icloud.com', 'me.com', 'proton.me'],
  ...['protonmail.com', 'windowslive.com', 'msn.com', 'otenet.gr', 'forthnet.gr', 'windtools.gr'],
  ...['gmx.com', 'gmx.net', 'aol.com', 'hol.gr', 'in.gr', 'freemail.gr', 'mail.com', 'yandex.com'],
]

export function isAnybodys(domain: string): boolean {
  const key = domainKey(`x@${domain}`)
  return everybodys.some(one => domainKey(`x@${one}`) === key)
}

export function companySlug(name: string): string {
  const plain = latin(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  return plain || 'office'
}
