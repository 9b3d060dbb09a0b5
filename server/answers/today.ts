import * as z from 'zod/mini'
import { count, day, inBoth, instant, says } from './named.ts'

const waitingAnswer = z.strictObject({
  what: z.enum([
    'refund-by-hand',
    'refund-fails',
    'document-fails',
    'mail-fails',
    'payment-late',
    'door-uncounted',
    'delivery-untold',
    'document-due',
  ]),
  count,
  since: instant,
  orders: z.array(z.number()),
})

const unpaidAnswer = z.strictObject({
  count,
  since: z.nullable(instant),
  orders: says(z.array(z.number()), 'The oldest first.'),
})

const comingDayAnswer = z.strictObject({
  date: day,
  isClosed: z.boolean(),
  sold: says(count, 'Deliveries, of all windows.'),
  most: count,
  windows: says(
    z.array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        left: z.number(),
      }),
    ),
    'Windows that are nearly full or full, as their hours; and dishes nearly sold out.',
  ),
  dishes: z.array(
    z.strictObject({
      name: inBoth,
      left: z.number(),
    }),
  ),
})

const askedRefundAnswer = z.strictObject({
  order: z.number(),
  amount: z.number(),
  staffName: z.string(),
  since: instant,
  isOwn: z.boolean(),
  mayDecide: says(z.boolean(), 'Whether this person is another one, with a limit that reaches.'),
})

const windowOfTodayAnswer = z.strictObject({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  sold: count,
  state: says(z.enum(['over', 'ahead', 'now']), 'By the clock alone.'),
})

export const todayAnswer = z.strictObject({
  waiting: says(z.array(waitingAnswer), 'The most urgent first.'),
  unpaid: unpaidAnswer,
  letters: says(count, 'What people wrote and nobody has taken up.'),
  requests: says(z.array(askedRefundAnswer), 'Refunds that wait for a second person.'),
  short: says(
    z.array(
      z.strictObject({
        date: day,
        name: inBoth,
        short: count,
        orders: says(
          z.array(z.number()),
          'Those in the last open bags, as many as it takes for what is missing.',
        ),
      }),
    ),
    'Dishes of which less came out than was sold, as portions that nobody has begun.',
  ),
  line: says(z.array(windowOfTodayAnswer), 'The windows of today, in their order.'),
  days: z.array(comingDayAnswer),
  takings: says(
    z.nullable(
      z.strictObject({
        taken: z.number(),
        back: z.number(),
      }),
    ),
    'In euros; null for who sees no takings.',
  ),
})
