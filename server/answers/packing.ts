import * as z from 'zod/mini'
import { portionCodes } from '#shop/meal.ts'
import { copyWays } from '#shop/packing/day-list.ts'
import { departments } from '#shop/production/frozen-list.ts'
import { count, day, euros, inBoth, instant, says } from './named.ts'

/** What lists and copies answer, in one file: each shape holds the one before it. */
export const itemChangeAnswer = z.strictObject({
  name: inBoth,
  portion: z.enum(portionCodes),
  from: z.number(),
  to: z.number(),
})

export const bagChangeAnswer = z.strictObject({
  kind: z.enum(['gone', 'new', 'changed']),
  number: count,
  bag: says(z.number(), 'Its number now; for one that is gone, the number on the paper.'),
  parts: says(
    z.array(z.enum(['items', 'notes', 'door', 'window'])),
    'What differs of a bag that stands on both.',
  ),
  items: z.array(itemChangeAnswer),
})

const listAnswer = z.strictObject({
  closesAt: says(instant, 'Until when orders and changes are taken.'),
  frozenAt: says(z.nullable(instant), 'null: orders are still counted.'),
  version: says(count, '0: it was never frozen.'),
  mayThaw: z.boolean(),
  waiting: says(
    z.strictObject({ orders: count, portions: count }),
    'Orders and changes that wait for their money, and the portions that they may add.',
  ),
  unseen: says(
    z.strictObject({ kitchen: count, packing: count }),
    'Versions that each department has still to see.',
  ),
})

export const gramsAnswer = z.array(
  z.strictObject({
    name: inBoth,
    grams: z.number(),
    raw: z.nullable(z.number()),
  }),
)

export const unseenAnswer = z.strictObject({
  timePeriodId: z.string(),
  department: z.enum(departments),
  version: says(count, 'The latest: what is tapped as seen.'),
  dishes: z.array(itemChangeAnswer),
  bags: z.array(bagChangeAnswer),
})

export const copyAnswer = z.strictObject({
  at: instant,
  by: z.string(),
  way: z.enum(copyWays),
  stamp: z.string(),
  dishes: z.array(itemChangeAnswer),
  bags: z.array(bagChangeAnswer),
  renumbered: z.number(),
})

export const doorAnswer = z.strictObject({
  number: z.string(),
  street: z.string(),
  municipality: z.string(),
  postcode: z.string(),
  floor: z.string(),
  bell: z.string(),
  phone: says(z.string(), 'E.164, such as +306944123456.'),
  deliveryNotes: z.string(),
  lat: z.number(),
  lng: z.number(),
  unverified: z.boolean(),
})

export const routeAnswer = says(
  z.nullable(
    z.strictObject({
      van: count,
      stop: says(count, 'Bags of one house have the same.'),
      driver: z.string(),
      isMine: says(z.boolean(), 'Of the person who asks.'),
    }),
  ),
  'Where it is in the saved routes; null: in none.',
)

export const dayBagAnswer = z.strictObject({
  bag: z.number(),
  number: count,
  from: z.string(),
  to: z.string(),
  spot: z.strictObject({
    id: z.string(),
    kind: z.string(),
    name: inBoth,
  }),
  name: says(z.string(), 'The first name alone for who cooks or packs; empty for the dietitian.'),
  notes: z.string(),
  pieces: z.number(),
  due: says(
    z.nullable(euros),
    'To be taken when it is handed over; null: nothing, or the role takes no money.',
  ),
  items: z.array(
    z.strictObject({
      name: inBoth,
      portion: z.string(),
      amount: z.number(),
    }),
  ),
  door: says(z.nullable(doorAnswer), 'For who brings it; null: for who does not.'),
  route: routeAnswer,
  phoneEnd: says(
    z.string(),
    'The last four digits, with which a counter tells two customers of one name apart.',
  ),
})

export const dayListsAnswer = z.strictObject({
  date: day,
  today: z.string(),
  next: says(z.string(), 'The first day after today on which the shop delivers.'),
  isClosed: z.boolean(),
  windows: says(
    z.array(
      z.strictObject({
        id: z.string(),
        from: z.string(),
        to: z.string(),
        bags: count,
        list: listAnswer,
      }),
    ),
    'The windows of the day, with their bags.',
  ),
  unseen: says(
    z.array(unseenAnswer),
    'What people of this list have still to see; empty for whoever is no such person.',
  ),
  portions: says(z.record(z.string(), inBoth), 'The names of the portions, by their codes.'),
  madeAt: says(instant, 'When these lists were made, and when an order on them last changed.'),
  changedAt: z.nullable(instant),
  stamp: says(z.string(), 'Tells two states of the same list apart; a copy bears it.'),
  copy: says(
    z.nullable(copyAnswer),
    'The copy with the stamp that was asked for, or the last one, and what has changed since; null: there is none.',
  ),
  cook: z.array(
    z.strictObject({
      mealId: z.string(),
      name: inBoth,
      total: z.number(),
      portions: says(
        z.array(
          z.strictObject({
            portion: z.enum(portionCodes),
            amount: z.number(),
          }),
        ),
        'Portions that are asked for, the smallest first.',
      ),
      dips: says(z.number(), 'Portions beside which a dip is packed.'),
      grams: z.nullable(gramsAnswer),
    }),
  ),
  wishes: says(
    z.array(
      z.strictObject({
        bag: z.number(),
        text: z.string(),
        items: z.array(
          z.strictObject({
            mealId: z.string(),
            name: inBoth,
            amount: z.number(),
          }),
        ),
      }),
    ),
    'What customers wrote on orders, with the dishes in the bag; for who cooks or packs.',
  ),
  soldAs: says(
    z.array(
      z.strictObject({
        bag: z.number(),
        name: inBoth,
        portion: z.string(),
        amount: z.number(),
        without: says(
          z.array(inBoth),
          'What it would hold now and was not declared then: none of it may be in this portion.',
        ),
        ingredients: says(z.array(inBoth), 'As it was declared, the most first.'),
      }),
    ),
    'Portions that were sold as something else than what is declared of them now; for who cooks.',
  ),
  ingredients: says(
    z.nullable(gramsAnswer),
    'Of all dishes of the day; null for who does not cook.',
  ),
  unknown: says(
    z.array(inBoth),
    'Dishes without a recipe: their ingredients are not among the grams.',
  ),
  bags: z.array(dayBagAnswer),
})
