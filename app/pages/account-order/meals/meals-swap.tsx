import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useMemo, useRef } from 'react'
import type { OrderAnswer } from '#server/answers.ts'
import { alternatives } from '#shop/day-fill/alternatives.ts'
import { AlternativeRow } from '../../../fill/alternative-row.tsx'
import type { Contents } from '../../../fill/contents.ts'
import { usePreferences } from '../../../fill/preferences.ts'
import { type Fillable, swapProblem } from '../../../fill/problem.ts'
import { mostAlternatives } from '../../../fill/swap-dialog.tsx'
import { dayNeed } from '../../../fill/target.ts'
import { useWords } from '../../../text/words.ts'
import type { Delivery } from '../delivery-view.ts'
import { type OrderMenu, piecesFor, stateOf } from './meals-contents.ts'

type SwapProps = {
  order: OrderAnswer
  delivery: Delivery
  menu: OrderMenu
  contents: Contents
  buildId: string
  choose: (buildId: string) => void
  back: () => void
}

/** The best substitutes for a meal, each with what it changes in the delivery. */
export function MealsSwap(props: SwapProps) {
  const { delivery, menu, buildId, choose, back } = props
  const { fill, orderChange } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const alternatives = useFound(props)
  const name = piecesFor(delivery, menu).get(buildId)?.name ?? ''
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="swap-meals">
      <button
        type="button"
        onClick={back}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 font-medium text-basil hover:underline focus-visible:rounded-full"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {orderChange.mealsDialog.back}
      </button>
      <h3 ref={heading} id="swap-meals" tabIndex={-1} className="mt-2 text-lg outline-none">
        {fill.swapFor(name)}
      </h3>
      <p role="status" className="mt-1 mb-4 text-muted">
        {alternatives.length > 0 ? fill.swapHint : fill.swapNone}
      </p>
      <ul className="grid gap-3">
        {alternatives.map(({ alternative, meal }) => (
          <AlternativeRow
            key={alternative.mealId}
            meal={meal}
            alternative={alternative}
            names={menu.names}
            busy={false}
            choose={() => choose(alternative.buildId)}
          />
        ))}
      </ul>
    </section>
  )
}

function useFound({ order, delivery, menu, contents, buildId }: SwapProps) {
  const preferences = usePreferences()
  return useMemo(() => {
    const need = dayNeed(preferences, order.plan.dietCode)
    const builds = fillable(delivery, contents, menu)
    const plan = order.deliveries
      .filter(({ status }) => status !== 'canceled')
      .map(each => (each.id === delivery.id ? builds : each))
    const problem = swapProblem(builds, plan, menu.offers, menu.meals, { preferences, need })
    return alternatives(problem, { items: [] }, buildId)
      .slice(0, mostAlternatives)
      .flatMap(alternative => {
        const meal = menu.meals.find(({ slug }) => slug === alternative.mealId)
        return meal ? [{ alternative, meal }] : []
      })
  }, [order, delivery, contents, buildId, menu, preferences])
}

/** The delivery with its new contents, as the search for substitutes takes it. */
function fillable(delivery: Delivery, contents: Contents, menu: OrderMenu): Fillable {
  const pieces = piecesFor(delivery, menu)
  const { required } = delivery
  const items = contents.flatMap(({ itemId, amount }) => {
    const piece = pieces.get(itemId)
    return piece && amount > 0 ? [{ id: itemId, slug: piece.slug, price: piece.price, amount }] : []
  })
  return {
    id: delivery.id,
    items,
    config: { amounts: { 'main-meal': [required['main-meal']], snack: [required.snack] } },
    state: stateOf(delivery, contents, pieces),
  }
}
