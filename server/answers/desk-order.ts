import * as z from 'zod/mini'
import { count, day, euros, instant, says } from './named.ts'
import { orderAnswer } from './order.ts'
import { deedAnswer } from './people.ts'

export const givenCouponAnswer = z.strictObject({
  code: z.string(),
  amount: euros,
  until: z.string(),
})

export const deliveryChoicesAnswer = z.strictObject({
  days: z.array(
    z.strictObject({
      date: day,
      windows: z.array(
        z.strictObject({
          id: z.string(),
          from: z.string(),
          to: z.string(),
        }),
      ),
      why: says(
        z.nullable(z.string()),
        'Why it cannot move there; null: it can, into these windows.',
      ),
      missing: says(z.array(z.string()), 'Dishes that are not on the menu of that day.'),
    }),
  ),
  meals: z.array(
    z.strictObject({
      itemId: z.string(),
      name: z.string(),
      portion: z.string(),
      type: z.string(),
      price: euros,
      left: says(z.nullable(z.number()), 'null: more than ten.'),
    }),
  ),
})

export const orderActedAnswer = z.strictObject({
  refunded: z.number(),
  couponReturned: z.boolean(),
  rest: says(
    z.nullable(z.number()),
    'How many deliveries ended where others were handed over before; null: not so.',
  ),
  mail: z.nullable(z.string()),
  borne: says(z.number(), 'What the shop pays of a change that costs more.'),
  waits: says(z.number(), 'What goes back once a second person approves it.'),
  kitchen: says(
    z.array(
      z.strictObject({
        date: day,
        deliveries: z.number(),
        portions: count,
      }),
    ),
    'Days on which the kitchen has more or, negative, less to do.',
  ),
})

export const orderMailAnswer = z.strictObject({
  id: z.string(),
  code: z.string(),
  status: z.enum(['failed', 'sending', 'queued', 'sent', 'unsure']),
  createdAt: instant,
  sentAt: z.nullable(instant),
  isAgain: says(z.boolean(), 'It is an earlier mail that somebody sent again.'),
})

export const orderNoteAnswer = z.strictObject({
  id: z.string(),
  text: z.string(),
  staffName: z.string(),
  createdAt: instant,
})

export const deskOrderAnswer = z.strictObject({
  order: says(orderAnswer, 'What the customer sees of it.'),
  seen: says(
    z.string(),
    'Changes with anything that happens to the order; an act on it says which one its person saw.',
  ),
  customer: z.nullable(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
    }),
  ),
  payments: z.array(
    z.strictObject({
      provider: z.string(),
      providerRef: z.nullable(z.string()),
      method: z.string(),
      status: z.string(),
      amount: z.number(),
      reason: z.nullable(z.string()),
      at: instant,
    }),
  ),
  refunds: z.array(
    z.strictObject({
      id: z.string(),
      amount: z.number(),
      status: z.string(),
      reason: z.string(),
      at: instant,
      sentAt: z.nullable(instant),
    }),
  ),
  documents: z.array(
    z.strictObject({
      number: count,
      at: instant,
      amount: z.number(),
      status: z.string(),
      mark: z.nullable(z.string()),
    }),
  ),
  mails: z.array(orderMailAnswer),
  byShop: says(z.array(z.string()), 'Ids of the changes that the shop made, not the customer.'),
  notes: z.array(orderNoteAnswer),
  deeds: z.array(deedAnswer),
  goodwill: says(
    z.strictObject({
      most: euros,
      limit: euros,
    }),
    'The most that can go back out of kindness, and the most that this person may give alone.',
  ),
  couponLimit: says(z.number(), 'The most that a coupon of this person may take off.'),
  request: says(
    z.nullable(
      z.strictObject({
        id: z.string(),
        amount: z.number(),
        why: z.enum(['damaged', 'missing', 'late', 'quality', 'kindness']),
        reason: z.string(),
        staffName: z.string(),
        at: instant,
        isOwn: z.boolean(),
        mayDecide: says(
          z.boolean(),
          'Whether this person is another one, with a limit that reaches.',
        ),
        isChanged: says(z.boolean(), 'Something happened to the order since it was asked.'),
      }),
    ),
    'A refund that somebody asked for and nobody has decided.',
  ),
  books: says(
    z.strictObject({
      paid: z.number(),
      back: z.number(),
      due: says(z.number(), 'Refunds that have not gone out yet.'),
      owed: says(z.number(), 'What the customer has still to pay.'),
    }),
    'What was paid and not given back, in euros; what is still owed, by whom.',
  ),
  may: says(
    z.record(
      z.string(),
      z.strictObject({
        food: z.boolean(),
        door: z.boolean(),
      }),
    ),
    'The deliveries that the shop’s people may still change: their food, or their door at least.',
  ),
})
