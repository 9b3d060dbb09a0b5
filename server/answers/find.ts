import * as z from 'zod/mini'
import { count, day, euros, inBoth, instant, says } from './named.ts'

const foundOrderAnswer = z.strictObject({
  id: z.string(),
  number: count,
  status: z.enum(['not-paid', 'opened', 'delivered', 'canceled', 'not-accepted']),
  placedAt: instant,
  grandtotal: euros,
  name: z.string(),
  nextDate: z.nullable(z.string()),
})

export const listedOrderAnswer = z.strictObject({
  id: z.string(),
  number: count,
  status: z.enum(['not-paid', 'opened', 'delivered', 'canceled', 'not-accepted']),
  placedAt: instant,
  grandtotal: euros,
  name: says(z.string(), 'Empty: the account was erased.'),
  way: says(
    z.enum(['delivery', 'takeaway', 'company']),
    'To the door, fetched at a counter, or to an office.',
  ),
  nextDate: says(z.nullable(day), 'The first day that is still to come; null: none.'),
  ahead: says(count, 'Deliveries that are still to come.'),
  confirmationId: says(
    z.nullable(z.string()),
    'The newest confirmation whose words are kept; null: there is none.',
  ),
})

const foundCustomerAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  orders: z.number(),
})

const foundCouponAnswer = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: inBoth,
  customerId: says(z.nullable(z.string()), 'Whose it is; null: everybody’s.'),
  customerName: z.string(),
})

export const foundAnswer = z.strictObject({
  orders: says(z.array(foundOrderAnswer), 'Amounts in euros.'),
  customers: z.array(foundCustomerAnswer),
  coupons: z.array(foundCouponAnswer),
})
