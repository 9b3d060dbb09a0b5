import * as z from 'zod/mini'
import { spotAddressAnswer } from './desk-company.ts'
import { day, inBoth, says } from './named.ts'

export const statementAnswer = z.strictObject({
  days: z.array(
    z.strictObject({
      employees: z.number(),
      deliveries: z.number(),
      allowance: z.number(),
      account: z.number(),
      total: z.number(),
      date: day,
    }),
  ),
  total: z.strictObject({
    employees: z.number(),
    deliveries: z.number(),
    allowance: z.number(),
    account: z.number(),
    total: z.number(),
  }),
  employees: z.array(
    z.strictObject({
      employees: z.number(),
      deliveries: z.number(),
      allowance: z.number(),
      account: z.number(),
      total: z.number(),
      name: z.nullable(z.string()),
    }),
  ),
  month: z.string(),
  company: z.strictObject({
    id: z.string(),
    name: inBoth,
    address: z.nullable(spotAddressAnswer),
  }),
  payments: z.array(
    z.strictObject({
      id: z.string(),
      amount: z.number(),
      paidOn: z.string(),
    }),
  ),
  paid: z.number(),
  rest: says(z.number(), 'What is still to come in; below nothing where too much came.'),
  madeAt: z.number(),
})
