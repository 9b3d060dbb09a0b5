import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DietCode } from '#shop/plan/plan.ts'
import { Button } from '#ui/button.tsx'
import { loadCart, useCart } from '../cart/cart.ts'
import { startOrder } from '../cart/flow.ts'
import { pageContext } from '../context.ts'
import { useEarlyAnswers } from '../early-answers.ts'
import { useOnceAlive } from '../hydrated.ts'
import { OrderSteps } from '../order/steps.tsx'
import { promiseIn, titleWith } from '../text/page-title.ts'
import { useWords, wordsOf } from '../text/words.ts'
import { NextAct } from '../ui/next-act.tsx'
import { Page } from '../ui/section.tsx'
import type { Route } from './+types/plans.ts'
import { Conflict } from './plans/conflict.tsx'
import { GoalCards } from './plans/goal-cards.tsx'
import { type Goal, goalsOf, goalsSold, isDietCode } from './plans/goals.ts'
import { Needs } from './plans/needs.tsx'
import { useStarting } from './plans/starting.ts'
import { PlanTabs } from './plans/tabs.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, lang, texts } = context.get(pageContext)
  const [answer, sold] = await Promise.all([
    call('meal-collection', {}),
    call('plan-collection', {}),
  ])
  if (answer.code !== 'ok') throw new Response(answer.message, { status: 503 })
  const goals = texts['plan-goals']
  const singles = sold.code === 'ok' ? sold.data.plans.filter(({ type }) => type === 'daily') : []
  return {
    lang,
    goals: goalsSold(goalsOf(goals, answer.data.meals, lang), singles),
    disclaimer: goals.disclaimer[lang],
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { plans } = wordsOf(loaderData?.lang ?? 'el')
  return [
    { title: titleWith(plans.metaTitle, matches) },
    { name: 'description', content: plans.metaDescription(promiseIn(matches)) },
  ]
}

export default function Plans({ loaderData: { goals, disclaimer } }: Route.ComponentProps) {
  const { plans } = useWords()
  const { chosen, choose } = useGoal(goals)
  const starting = useStarting()
  const { cart } = useCart()
  const otherPlan = cart !== null && cart.spotPlan.plan.config.dietCode !== chosen

  useEffect(() => {
    void loadCart()
  }, [])

  return (
    <Page>
      <OrderSteps current="plans" />
      <PlanTabs current="daily" goal={chosen} />
      <h1 className="text-3xl md:text-5xl">{plans.title}</h1>
      <p className="mt-1 max-w-2xl text-muted md:mt-2 md:text-lg">{plans.intro}</p>
      <form
        className="mt-4 md:mt-6"
        onSubmit={event => {
          event.preventDefault()
          if (!starting.busy) void starting.start(options => startOrder(chosen, options))
        }}
      >
        <GoalCards goals={goals} chosen={chosen} onChoose={choose} />
        <div className="mt-7 flex flex-col items-stretch gap-4 md:flex-row-reverse md:items-center md:justify-between">
          <NextAct>
            <Button type="submit" size="lg" busy={starting.busy} className="md:min-w-64">
              {plans.continue}
            </Button>
          </NextAct>
          <p className="max-w-3xl text-sm text-muted">{disclaimer}</p>
        </div>
      </form>
      <Needs />
      <Conflict starting={starting} goals={goals} expected={otherPlan} />
    </Page>
  )
}

const usual: DietCode = 'bal'

/** What the visitor chose here, else the link's `?goal=`, else the open order's goal, else the usual. */
function useGoal(goals: readonly Goal[]) {
  const [chosen, choose] = useState<DietCode | null>(null)
  const [search] = useSearchParams()
  const { cart } = useCart()
  const linked = useOnceAlive(search.get('goal'), null)
  useEarlyAnswers(early => {
    const goal = early.get('goal')
    if (isDietCode(goal)) choose(goal)
  })
  const open = cart?.spotPlan.plan.config.dietCode
  const wanted = chosen ?? (isDietCode(linked) ? linked : (open ?? usual))
  const isSold = goals.some(({ code }) => code === wanted)
  return { chosen: isSold ? wanted : (goals[0]?.code ?? usual), choose }
}
