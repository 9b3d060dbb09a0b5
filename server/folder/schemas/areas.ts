import { z } from 'zod'
import { areaFields, streetSchema } from '#shop/shop-data/areas.ts'
import { euros, weekdays } from './parts.ts'

const { freeFromMainMeals, freeFromWeeklyMainMeals, windows, ...where } = areaFields

/** areas.yaml */
export const areas = z
  .array(
    z.strictObject({
      ...where,
      weekdays: weekdays
        .optional()
        .describe(
          'on which it is brought there, of the days on which the kitchen is open; left out: all',
        ),
      windows,
      fee: euros.optional().describe('of a delivery here; left out: that of `shop.yaml`'),
      freeFromMainMeals,
      freeFromWeeklyMainMeals,
      minTotal: euros
        .optional()
        .describe('the least that an order costs here, where that is more than its plan’s'),
    }),
  )
  .max(500)

/** streets.yaml */
export const streets = z.array(streetSchema).max(5000)
