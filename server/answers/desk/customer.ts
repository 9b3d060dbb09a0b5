import * as z from 'zod/mini'
import { languages } from '#shop/language.ts'
import { count, inBoth, instant, says } from '../named.ts'

export const customerNoteAnswer = z.strictObject({
  id: z.string(),
  text: z.string(),
  staffName: z.string(),
  createdAt: instant,
})

export const deskCustomerAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  lang: z.enum(languages),
  createdAt: instant,
  emailVerifiedAt: says(
    z.nullable(instant),
    'When they proved that the mailbox is theirs; null: never.',
  ),
  newsAt: says(z.nullable(instant), 'Since when they want news; null: they do not.'),
  hasPassword: z.boolean(),
  sessions: count,
  notes: z.array(customerNoteAnswer),
})

export const shippingAddressAnswer = z.strictObject({
  suggestionId: z.nullable(z.string()),
  street: z.string(),
  number: z.string(),
  municipality: z.string(),
  postcode: z.string(),
  country: z.literal('GR'),
  lat: z.number(),
  lng: z.number(),
  floor: z.string(),
  bell: z.string(),
  phone: says(z.string(), 'E.164, such as +306944123456.'),
  deliveryNotes: z.string(),
  takeawayNotes: z.string(),
  unverified: says(
    z.optional(z.boolean()),
    'Written by the customer and known to no address service: the driver is told (spec: Address).',
  ),
})

export const historyOrderAnswer = z.strictObject({
  number: count,
  status: z.string(),
  placedAt: instant,
  grandtotal: z.number(),
})

export const deskHistoryAnswer = z.strictObject({
  mails: z.array(
    z.strictObject({
      code: z.string(),
      status: z.string(),
      orderNumber: z.nullable(z.number()),
      createdAt: instant,
    }),
  ),
  coupons: z.array(
    z.strictObject({
      code: z.string(),
      name: inBoth,
    }),
  ),
  addresses: z.array(shippingAddressAnswer),
  messages: z.array(
    z.strictObject({
      id: z.string(),
      state: z.enum(['closed', 'new', 'answered']),
      createdAt: instant,
    }),
  ),
  orders: z.array(historyOrderAnswer),
})

export const stayingDataAnswer = z.strictObject({
  orders: z.number(),
  documents: count,
  invoices: count,
})
