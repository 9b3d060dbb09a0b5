import { z } from 'zod'
import { menuWeeksSchema } from '#shop/shop-data/menu-weeks.ts'

/** weeks.yaml */
export const weeks = z
  .strictObject(menuWeeksSchema.shape)
  .describe('left out: every week is the usual one, in which each dish is sold on its own weekdays')
