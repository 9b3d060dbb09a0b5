import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { Ref } from 'react'
import type { Contents } from '../../../fill/contents.ts'
import { useWords } from '../../../text/words.ts'
import { Quantity } from '../../../ui/quantity.tsx'
import { MealLine } from './meal-line.tsx'
import type { Piece } from './meals-contents.ts'

type ChosenProps = {
  contents: Contents
  pieces: ReadonlyMap<string, Piece>
  full: boolean
  change: (id: string, amount: number) => void
  /** null until the menu is loaded. */
  swap: ((id: string) => void) | null
  heading: Ref<HTMLHeadingElement>
}

export function MealsChosen({ contents, pieces, full, change, swap, heading }: ChosenProps) {
  const { weekly, orderChange } = useWords()
  const words = orderChange.mealsDialog
  return (
    <section aria-labelledby="chosen-meals">
      <h3 ref={heading} id="chosen-meals" tabIndex={-1} className="mb-3 text-lg outline-none">
        {words.yours}
      </h3>
      {contents.every(({ amount }) => amount === 0) && <p className="mb-3">{words.empty}</p>}
      <ul className="grid gap-3">
        {contents.map(({ itemId, amount }) => {
          const piece = pieces.get(itemId)
          if (!piece) return null
          const room = piece.type === 'main-meal' && full ? amount : piece.most
          const isSwappable = piece.type === 'main-meal' || piece.breakfast
          return (
            <MealLine
              key={itemId}
              piece={piece}
              gone={amount === 0}
              note={
                piece.most === piece.bought && piece.kcal === null && swap ? words.gone : undefined
              }
            >
              <Quantity
                amount={amount}
                label={piece.name}
                max={Math.max(room, amount)}
                onChange={next => change(itemId, next)}
              />
              {swap && isSwappable && amount > 0 && (
                <button
                  type="button"
                  aria-label={weekly.swapOf(piece.name)}
                  onClick={() => swap(itemId)}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-medium text-basil hover:bg-basil-soft focus-visible:rounded-full"
                >
                  <RefreshCw size={16} aria-hidden="true" />
                  {weekly.swap}
                </button>
              )}
            </MealLine>
          )
        })}
      </ul>
      {full && <p className="mt-3 text-sm text-muted">{words.fullMains}</p>}
    </section>
  )
}
