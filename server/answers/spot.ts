import * as z from 'zod/mini'
import { timePeriodAnswer } from './delivery.ts'
import { day, euros, says } from './named.ts'

export const spotAnswer = z.strictObject({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(['delivery', 'takeaway', 'company']),
  name: z.string(),
})
export type SpotAnswer = z.infer<typeof spotAnswer>

export const spotOneAnswer = z.extend(spotAnswer, {
  welcome: z.string(),
  emailDomains: z.array(z.string()),
})
export type SpotOneAnswer = z.infer<typeof spotOneAnswer>

export const placeAnswer = z.strictObject({
  street: z.string(),
  number: z.string(),
  postcode: z.string(),
  municipality: z.string(),
  line: says(z.string(), 'The whole address.'),
})
export type PlaceAnswer = z.infer<typeof placeAnswer>

export const listedSpotAnswer = z.extend(spotAnswer, {
  address: z.nullable(placeAnswer),
  hours: says(z.nullable(z.string()), 'When a counter is open; null: nobody wrote it.'),
  directions: says(z.nullable(z.string()), 'How one finds a counter; null: nobody wrote it.'),
})

export const customerSpotAnswer = z.extend(spotAnswer, {
  address: z.nullable(placeAnswer),
  timePeriods: z.array(timePeriodAnswer),
  isManager: z.boolean(),
  onAccount: z.boolean(),
  waitsForEmail: says(z.boolean(), 'The company pays once the customer’s e-mail is confirmed.'),
  allowance: says(
    z.nullable(
      z.strictObject({
        perDay: euros,
        leftToday: euros,
        leftInWeek: says(euros, 'For the open days left in this week, else in the next.'),
        days: says(
          z.array(z.strictObject({ date: day, left: euros })),
          'The open days of the next two weeks.',
        ),
      }),
    ),
    'In euros for each employee and delivery day.',
  ),
})
export type CustomerSpotAnswer = z.infer<typeof customerSpotAnswer>

export const regionAnswer = z.strictObject({ spot: spotAnswer, municipality: z.string() })
export type RegionAnswer = z.infer<typeof regionAnswer>
