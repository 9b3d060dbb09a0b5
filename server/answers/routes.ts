import * as z from 'zod/mini'
import { count, day, inBoth, instant, says } from './named.ts'
import { dayBagAnswer } from './packing.ts'

const routeStop = z.strictObject({
  minutes: says(count, 'After leaving.'),
  deliveries: z.array(z.string()),
})

const savedAnswer = z.strictObject({
  timePeriodId: z.string(),
  version: count,
  start: z.string(),
  at: instant,
  by: z.string(),
  vans: z.array(
    z.strictObject({
      driver: says(z.nullable(z.string()), 'A person of the shop; null: nobody yet.'),
      bags: says(count, 'That it holds.'),
      minutes: says(count, 'From the kitchen until it is back.'),
      stops: z.array(routeStop),
    }),
  ),
})

export const routesAnswer = z.strictObject({
  date: day,
  today: day,
  next: day,
  isClosed: z.boolean(),
  madeAt: instant,
  starts: says(
    z.array(
      z.strictObject({
        id: z.string(),
        name: inBoth,
        isArea: z.boolean(),
        lat: z.number(),
        lng: z.number(),
      }),
    ),
    'Where vans can leave: counters, then the middle of each area.',
  ),
  map: says(
    z.nullable(z.strictObject({ tiles: z.string(), attribution: z.string() })),
    'Squares of a map, with {z}, {x} and {y}; null: none are set up.',
  ),
  drivers: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  windows: z.array(
    z.strictObject({
      id: z.string(),
      from: z.string(),
      to: z.string(),
      frozenAt: says(z.nullable(instant), 'null: orders are still counted.'),
      saved: says(z.nullable(savedAnswer), 'null: nobody has saved routes.'),
      houses: says(
        z.array(
          z.strictObject({
            id: says(z.string(), 'The first of its deliveries.'),
            lat: z.number(),
            lng: z.number(),
            minutes: says(z.number(), 'At the door.'),
            bags: count,
            deliveries: z.array(z.string()),
          }),
        ),
        'One stop each.',
      ),
      bags: z.array(z.strictObject({ ...dayBagAnswer.shape, delivery: z.string() })),
    }),
  ),
})

export const routesTravelAnswer = z.strictObject({
  table: says(
    z.nullable(
      z.strictObject({
        places: z.array(z.strictObject({ lat: z.number(), lng: z.number() })),
        minutes: says(
          z.array(z.array(z.nullable(z.number()))),
          'From each place to each; null: no way is known.',
        ),
      }),
    ),
    'The start first; null: straight lines are all that is known.',
  ),
  pace: says(z.number(), 'How much longer the shop’s own vans take; 1: as long.'),
})

export const routesSavedAnswer = z.strictObject({ version: count })
