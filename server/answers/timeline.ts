import * as z from 'zod/mini'
import { count, inBoth, instant, says } from './named.ts'
import { deedAnswer } from './people.ts'

const shippingAddressAnswer = z.strictObject({
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

const event = <Kind extends string, Of extends z.ZodMiniType>(kind: Kind, of: Of) =>
  z.strictObject({
    kind: z.literal(kind),
    key: says(
      z.string(),
      'Names it among all of the customer, and puts those of one instant in order.',
    ),
    at: instant,
    order: says(z.nullable(count), 'The number of the order that it is about; null: none.'),
    of,
  })

const amount = says(z.number(), 'In euros.')

const timelineEventAnswer = z.union([
  event(
    'placed',
    z.strictObject({
      status: z.enum(['not-paid', 'opened', 'delivered', 'canceled', 'not-accepted']),
      amount,
    }),
  ),
  event(
    'payment',
    z.strictObject({
      status: z.string(),
      amount,
      method: z.string(),
      provider: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
  event(
    'change',
    z.strictObject({
      kind: z.enum([
        'cancel',
        'cancel-delivery',
        'meals',
        'move',
        'pause',
        'resume',
        'undo',
        'goodwill',
      ]),
      status: z.string(),
      amount,
      byShop: says(z.boolean(), 'The shop made it, not the customer.'),
    }),
  ),
  event('refund', z.strictObject({ status: z.string(), amount, reason: z.string() })),
  event('document', z.strictObject({ amount, mark: z.nullable(z.string()) })),
  event(
    'mail',
    z.strictObject({
      id: z.string(),
      code: z.string(),
      status: z.enum(['failed', 'sending', 'queued', 'sent', 'unsure']),
      isAgain: says(z.boolean(), 'It is an earlier mail that somebody sent again.'),
    }),
  ),
  event(
    'message',
    z.strictObject({
      id: z.string(),
      state: z.enum(['closed', 'new', 'answered']),
      company: z.nullable(z.string()),
    }),
  ),
  event('note', z.strictObject({ text: z.string(), staffName: z.string() })),
  event('session', z.strictObject({ agent: z.string(), isOver: z.boolean() })),
  event('consent', z.strictObject({ what: z.enum(['joined', 'proven', 'news']) })),
  event('coupon', z.strictObject({ code: z.string(), name: inBoth })),
  event('deed', z.omit(deedAnswer, { at: true, subjectName: true })),
])

export const deskHistoryAnswer = z.strictObject({
  addresses: z.array(shippingAddressAnswer),
  events: says(z.array(timelineEventAnswer), 'The newest first.'),
  next: says(
    z.nullable(z.strictObject({ at: instant, key: z.string() })),
    'Where the older ones begin; null: these were all.',
  ),
})
