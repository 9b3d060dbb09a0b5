import { type RouteProblem, straightTravel } from '#shop/route/problem.ts'
import { planRoutes } from '#shop/route/route.ts'

// Beside the page, so that it does not stand still meanwhile.
addEventListener('message', ({ data }: MessageEvent<Omit<RouteProblem, 'travel'>>) => {
  postMessage(planRoutes({ ...data, travel: straightTravel }))
})
