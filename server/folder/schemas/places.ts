import { z } from 'zod'
import { byBank, isIban, usualBankDays } from '#shop/bank-transfer.ts'
import { atDoor, usualDoorTerms } from '#shop/door-payment.ts'
import { wrong } from '#shop/lack/lack.ts'
import { type WayOfPayment, waysOfPayment } from '#shop/payment-provider.ts'
import { code, date, euros, id, percent, slug, text } from './parts.ts'

const address = z.strictObject({
  street: text,
  number: z.string().min(1).max(20),
  municipality: text,
  postcode: z.string().regex(/^\d{5}$/, wrong('not-postcode')),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

const spot = {
  id,
  slug: slug.optional().describe('in the address of its page; left out: its id'),
  name: text,
  payments: z.array(code).min(1).describe('the ways to pay there; codes of `payments`'),
}

const area = z.string().max(50)

/** Payment when the food is handed over; what is left out is as careful as the program's own. */
export const doorTerms = z.strictObject({
  most: euros
    .default(usualDoorTerms.most)
    .describe('the most that an order may cost its customer; left out: 60'),
  customers: z
    .enum(['known', 'all'])
    .default(usualDoorTerms.customers)
    .describe('known: whom the shop has served before; left out: known'),
  atOnce: z
    .int()
    .min(1)
    .max(20)
    .default(usualDoorTerms.atOnce)
    .describe('orders of one customer, or one phone, whose money is still to come; left out: 1'),
  areas: z
    .array(area)
    .min(1)
    .max(66)
    .optional()
    .describe('ids of `areas.yaml`; left out: wherever the shop brings'),
})

/** A bank transfer; the account's holder is the company of legal.yaml. */
const bankTerms = z.strictObject({
  iban: z.string().refine(isIban, wrong('not-iban')).describe('where customers send the money'),
  days: z
    .int()
    .min(1)
    .max(10)
    .default(usualBankDays)
    .describe(
      'bank days that the money may take: so long an order waits, and it has to close later than that; left out: 2',
    ),
})

function hasOwnCode({ code, provider }: { code: string; provider: WayOfPayment }): boolean {
  return [atDoor, byBank].every(own => (code === own) === (provider === own))
}

/** places.yaml */
export const places = z.strictObject({
  payments: z
    .array(
      z
        .strictObject({
          code,
          provider: z
            .enum(waysOfPayment)
            .describe(
              'account: the company is billed; door: when the food is handed over; bank: by a transfer to your account. The code of the last two is their provider',
            ),
          name: text,
          description: text,
          door: doorTerms.optional().describe('of the provider door: what is allowed of it'),
          bank: bankTerms
            .optional()
            .describe('of the provider bank: the account, which it has to name'),
        })
        .refine(hasOwnCode, {
          ...wrong('not-own-code'),
          path: ['code'],
        })
        .refine(({ door, provider }) => !door || provider === atDoor, {
          ...wrong('not-at-door'),
          path: ['door'],
        })
        .refine(({ bank, provider }) => Boolean(bank) === (provider === byBank), {
          ...wrong('not-by-bank'),
          path: ['bank'],
        }),
    )
    .describe('the ways to pay'),
  places: z.array(
    z.strictObject({
      ...spot,
      kind: z
        .enum(['delivery', 'takeaway'])
        .describe('where the shop brings, or where people come'),
      address: address.optional().describe('of a counter'),
      hours: text.optional().describe('when a counter is open, as its customers read it'),
      directions: text.optional().describe('how one finds a counter'),
    }),
  ),
})

const terms = z.strictObject({ percentOff: percent, minTotal: euros })

/** companies.yaml */
export const companies = z
  .array(
    z.strictObject({
      ...spot,
      address,
      welcome: text.describe('what its page says to its people'),
      emailDomains: z
        .array(z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, wrong('not-domain')))
        .default([])
        .describe('of its people’s e-mail; without any, everybody may join and it pays nothing'),
      allowance: euros.default(0).describe('the most that it pays for a person and a day'),
      nextAllowance: z
        .strictObject({ from: date, allowance: euros })
        .optional()
        .describe('what it pays instead for deliveries from a day on'),
      windows: z.array(id).default([]).describe('in which it takes deliveries; left out: all'),
      terms: z
        .strictObject({ daily: terms.optional(), weekly: terms.optional() })
        .default({})
        .describe('its own discount in percent and minimum, for single orders and for plans'),
    }),
  )
  .describe('offices that order together')
