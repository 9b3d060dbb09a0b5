import type { RouteProblem } from '#shop/route/problem.ts'
import { planRoutes } from '#shop/route/route.ts'
import { type Driving, travelBy } from '#shop/route/travel-table.ts'

type Asked = Omit<RouteProblem, 'travel'> & { readonly driving: Driving }

// Beside the page, so that it does not stand still meanwhile.
addEventListener('message', ({ data: { driving, ...problem } }: MessageEvent<Asked>) => {
  postMessage(planRoutes({ ...problem, travel: travelBy(driving) }))
})
