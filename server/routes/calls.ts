import * as z from 'zod/mini'
import { routesAnswer, routesSavedAnswer, routesTravelAnswer } from '../answers/routes.ts'
import { act, read } from '../calls/desk-hook.ts'
import { count, date, id } from '../calls/hook-fields.ts'
import { routesOne } from './routes.ts'
import { routesUpdate } from './routes-act.ts'
import { routesTravel } from './travel.ts'

const deliveries = z.array(id).check(z.maxLength(1_000))
const van = z.object({
  driver: z.nullable(id),
  bags: count(1, 1_000),
  minutes: count(1, 1_440),
  deliveries,
})
const vans = z.array(van).check(
  z.maxLength(60),
  z.refine(all => {
    const ids = all.flatMap(({ deliveries }) => deliveries)
    return new Set(ids).size === ids.length
  }),
)

export const routesHooks = {
  'routes-one': read(z.object({ date: z.optional(date) }), routesOne, {
    says: 'What is to be driven on a day, window by window, and the routes that were saved.',
    answers: routesAnswer,
  }),
  'routes-travel': read(z.object({ date, timePeriodId: id, start: id }), routesTravel, {
    says: 'Minutes of driving between a start and the doors of a window, by streets and by the shop’s own vans.',
    answers: routesTravelAnswer,
  }),
  'routes-update': act(
    z.object({
      ...{ date, timePeriodId: id, start: id, vans },
      version: count(0, 100_000).check(z.describe('Of the routes that were seen; 0: none.')),
    }),
    routesUpdate,
    {
      says: 'Saves who drives where in a window. A delivery is in one van at most; vans without any are left out.',
      answers: routesSavedAnswer,
      refuses: ['day-changed', 'staff-not-found'],
    },
  ),
}
