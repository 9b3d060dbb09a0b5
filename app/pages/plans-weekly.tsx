import { usualDeliveriesPerWeek } from '#shop/plan/plan-deliveries.ts'
import { useCart } from '../cart/cart.ts'
import { startPlan } from '../cart/flow.ts'
import { useConfig } from '../config.ts'
import { pageContext } from '../context.ts'
import { OrderSteps } from '../order/steps.tsx'
import { saleIn, titleWith } from '../text/page-title.ts'
import { useWords, wordsOf } from '../text/words.ts'
import { Page } from '../ui/section.tsx'
import type { Route } from './+types/plans-weekly.ts'
import { Conflict } from './plans/conflict.tsx'
import { goalsOf, weeklyGoals } from './plans/goals.ts'
import { WeeklyNeeds } from './plans/needs.tsx'
import { planPricesOf, type WeeklyChoice } from './plans/plan-prices.ts'
import { useStarting } from './plans/starting.ts'
import { PlanTabs } from './plans/tabs.tsx'
import { useWeeklyChoice } from './plans/weekly-choice.ts'
import { WeeklyForm } from './plans/weekly-form.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, lang, texts } = context.get(pageContext)
  const [meals, plans] = await Promise.all([
    call('meal-collection', {}),
    call('plan-collection', {}),
  ])
  if (meals.code !== 'ok') throw new Response(meals.message, { status: 503 })
  if (plans.code !== 'ok') throw new Response(plans.message, { status: 503 })
  const offers = planPricesOf(plans.data.plans)
  const goals = texts['plan-goals']
  return {
    lang,
    offers,
    goals: weeklyGoals(goalsOf(goals, meals.data.meals, lang), offers),
    disclaimer: goals.disclaimer[lang],
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { weekly } = wordsOf(loaderData?.lang ?? 'el').plans
  const { planDays = '', weeks = '', deliveries = '' } = saleIn(matches) ?? {}
  return [
    { title: titleWith(weekly.metaTitle, matches) },
    { name: 'description', content: weekly.metaDescription(planDays, weeks, deliveries) },
  ]
}

export default function PlansWeekly({
  loaderData: { goals, offers, disclaimer },
}: Route.ComponentProps) {
  const { weekly } = useWords().plans
  const choosing = useWeeklyChoice(offers)
  const starting = useStarting()
  const { cart } = useCart()
  const usual = useConfig().deliveriesPerWeek
  const deliveries = choosing.offer ? (choosing.offer[2] ?? usualDeliveriesPerWeek) : usual

  async function start(choice: WeeklyChoice) {
    const code = await starting.start(options => startPlan(choice, options))
    if (code === 'plan-not-found') choosing.forget(choice)
  }

  return (
    <Page>
      <OrderSteps current="plans" />
      <PlanTabs current="weekly" goal={choosing.choice.dietCode} />
      <h1 className="text-3xl md:text-5xl">{weekly.title}</h1>
      <p className="mt-1 max-w-2xl text-muted md:mt-2 md:text-lg">{weekly.intro(deliveries)}</p>
      <WeeklyForm
        goals={goals}
        choosing={choosing}
        busy={starting.busy}
        onStart={choice => void start(choice)}
      />
      <p className="mt-6 max-w-3xl text-sm text-muted">{disclaimer}</p>
      <WeeklyNeeds deliveries={deliveries} />
      <Conflict starting={starting} goals={goals} expected={cart !== null} />
    </Page>
  )
}
