import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CartAnswer, CartItemAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { type Alternative, alternatives } from '#shop/day-fill/alternatives.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Overlay } from '../dialog/overlay.tsx'
import { loadDayBuilds } from '../menu/day-builds.ts'
import type { MenuMeal, MenuNames } from '../menu/menu-meal.ts'
import { useWords } from '../text/words.ts'
import { AlternativeRow } from './alternative-row.tsx'
import { contentsOf, exchanged } from './contents.ts'
import { usePreferences } from './preferences.ts'
import { swapProblem } from './problem.ts'
import { dayNeed } from './target.ts'
import type { Writing } from './writing.ts'

type SwapProps = {
  open: boolean
  close: () => void
  buildId: string
  cart: CartAnswer
  deliveries: readonly ScheduleMenuAnswer[]
  delivery: ScheduleMenuAnswer
  meals: readonly MenuMeal[]
  names: MenuNames
  writing: Writing
}

/** The best replacements for a meal, each with what it changes in the delivery. */
export default function SwapDialog(props: SwapProps) {
  const { open, close, delivery, meals, names, writing, buildId } = props
  const { fill } = useWords()
  const item = delivery.items.find(({ id }) => id === buildId) ?? null
  const alternatives = useAlternatives(props, item)

  async function choose({ buildId: other }: Alternative, name: string) {
    const contents = exchanged(contentsOf(delivery), buildId, other)
    const wish = { scheduleMenuId: delivery.id, contents }
    if (await writing.write([wish], fill.swapped(name))) close()
  }

  return (
    <Overlay open={open} close={close} title={fill.swapTitle} side="right">
      {item && <p className="text-lg">{fill.swapFor(item.name)}</p>}
      {alternatives && alternatives.length > 0 && (
        <p className="mt-1 text-muted">{fill.swapHint}</p>
      )}
      <div aria-busy={alternatives === null} className="mt-5">
        {alternatives === null && <Waiting />}
        {alternatives?.length === 0 && <p role="status">{fill.swapNone}</p>}
        <ul className="space-y-3">
          {alternatives?.map(each => {
            const meal = meals.find(({ slug }) => slug === each.mealId)
            return (
              meal && (
                <AlternativeRow
                  key={each.mealId}
                  meal={meal}
                  alternative={each}
                  names={names}
                  busy={writing.at !== null}
                  choose={() => void choose(each, meal.name)}
                />
              )
            )
          })}
        </ul>
      </div>
    </Overlay>
  )
}

/** More would be too many to look through. */
export const mostAlternatives = 12

function useAlternatives(
  { open, cart, deliveries, delivery, meals }: SwapProps,
  item: CartItemAnswer | null,
) {
  const preferences = usePreferences()
  const [found, setFound] = useState<readonly Alternative[] | null>(null)
  const shown = useRef('')
  const of = open && item ? `${delivery.id} ${item.id} ${cart.version}` : ''
  const search = useEffectEvent(() => {
    if (!of || !item || shown.current === of) return
    shown.current = of
    setFound(null)
    const need = dayNeed(preferences, cart.spotPlan.plan.config.dietCode)
    void loadDayBuilds(cart.id, delivery).then(offers => {
      if (shown.current !== of) return
      if (!offers) {
        setFound([])
        return
      }
      const problem = swapProblem(delivery, deliveries, offers, meals, { preferences, need })
      setFound(alternatives(problem, { items: [] }, item.id).slice(0, mostAlternatives))
    })
  })
  useEffect(() => search(), [of])
  return found
}

function Waiting() {
  const { fill } = useWords()
  return (
    <div className="space-y-3">
      <p role="status" className="sr-only">
        {fill.swapLoading}
      </p>
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </div>
  )
}
