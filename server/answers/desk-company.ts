import * as z from 'zod/mini'
import { count, inBoth, instant, says } from './named.ts'

export const spotAddressAnswer = z.strictObject({
  street: inBoth,
  number: z.string(),
  municipality: inBoth,
  postcode: z.string(),
  lat: z.number(),
  lng: z.number(),
})

export const companyRowAnswer = z.strictObject({
  id: z.string(),
  name: inBoth,
  address: z.nullable(spotAddressAnswer),
  members: z.number(),
  managers: z.number(),
  allowance: z.number(),
  thisMonth: says(z.number(), 'What it owes for this month and the last, so far.'),
  lastMonth: z.number(),
  closedAt: z.nullable(instant),
})

export const monthAnswer = z.strictObject({
  month: z.string(),
  owes: z.number(),
  paid: z.number(),
  rest: says(z.number(), 'What is still to come in; below nothing where too much came.'),
})

export const deskCompanyAnswer = z.strictObject({
  id: z.string(),
  name: inBoth,
  address: z.nullable(spotAddressAnswer),
  allowance: z.number(),
  closedAt: z.nullable(instant),
  slug: z.string(),
  welcome: inBoth,
  emailDomains: z.array(z.string()),
  nextAllowance: z.nullable(
    z.strictObject({
      from: z.string(),
      allowance: z.number(),
    }),
  ),
  terms: z.strictObject({
    daily: z.optional(
      z.strictObject({
        percentOff: z.number(),
        minTotal: z.number(),
      }),
    ),
    weekly: z.optional(
      z.strictObject({
        percentOff: z.number(),
        minTotal: z.number(),
      }),
    ),
  }),
  onAccount: z.boolean(),
  people: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      isManager: z.boolean(),
      isPaidFor: says(z.boolean(), 'Whether the company pays for them now.'),
    }),
  ),
  count,
  paidFor: z.number(),
  removed: says(z.number(), 'Mailboxes that cannot join again.'),
  others: says(
    z.array(
      z.strictObject({
        id: z.string(),
        name: inBoth,
      }),
    ),
    'Other offices with people of the same domains.',
  ),
  months: z.array(monthAnswer),
  seen: z.string(),
})

export const newDomainsAnswer = z.strictObject({
  before: says(z.number(), 'For how many of its people it pays before and after.'),
  after: z.number(),
})

export const newAllowanceAnswer = z.strictObject({
  from: z.string(),
  before: z.number(),
  after: z.number(),
  people: says(z.number(), 'For how many people it pays.'),
  dropped: z.nullable(
    says(
      z.strictObject({ from: z.string(), allowance: z.number() }),
      'A change planned before, for another day, which no longer happens.',
    ),
  ),
  promised: says(
    z.strictObject({
      deliveries: z.number(),
      amount: z.number(),
    }),
    'Deliveries from that day on that are ordered already, and what they keep of the old allowance.',
  ),
})

export const companyCreateAnswer = z.strictObject({
  companyId: z.string(),
})

export const companyCloseAnswer = z.strictObject({
  members: z.number(),
})
