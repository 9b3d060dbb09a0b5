import X from 'lucide-react/icons/x'
import type { DishDraft } from '#shop/food/dish-file.ts'
import { inPortion } from '#shop/food/dish-file.ts'
import { portionCodes } from '#shop/meal.ts'
import { formatEuros, formatMoney } from '#shop/money.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import type { Output } from '../call.ts'
import { usePortionName } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { withPortion } from './dish-draft.ts'
import { NumberField } from './number-field.tsx'

type Props = {
  readonly view: Output<'dish-one'>
  readonly draft: DishDraft
  readonly change: (draft: DishDraft) => void
}

/** In euros; a portion without a price is not sold. */
export function Prices({ view, draft, change }: Props) {
  const { catalogue, pantry } = useWords()
  const portionName = usePortionName()
  const live = pieceIfThere<'dish'>(view.live)
  return (
    <ul className="grid max-w-3xl gap-4 sm:grid-cols-2">
      {portionCodes.map(portion => {
        const lowest = view.prices.find(one => one.portion === portion)?.lowest
        const price = inPortion(draft.prices, portion)
        const now = live ? inPortion(live.prices, portion) : undefined
        return (
          <li key={portion} className="rounded-card border border-line bg-card p-5 shadow-card">
            <div className="mb-2 flex min-h-11 items-center justify-between gap-2">
              <p className={`font-semibold ${price === undefined ? 'text-muted' : ''}`}>
                {portionName(portion)}
                {price === undefined && <span className="font-normal"> · {pantry.notSold}</span>}
              </p>
              {price !== undefined && (
                <button
                  type="button"
                  aria-label={pantry.stopSelling(portionName(portion))}
                  className="grid size-11 place-items-center rounded-field text-muted hover:text-error"
                  onClick={() => change(withoutPortion(draft, portion))}
                >
                  <X size={18} aria-hidden="true" />
                </button>
              )}
            </div>
            <NumberField
              key={price === undefined ? 'none' : 'sold'}
              label={catalogue.euros(portionName(portion))}
              value={price}
              isMoney
              set={euros =>
                // A price that is being typed anew takes no portion away.
                euros !== undefined &&
                change({ ...draft, prices: withPortion(spread(draft), portion, euros) })
              }
            />
            <p className="mt-2 text-sm text-muted tabular-nums">
              {now !== undefined && catalogue.liveNow(formatEuros(now))}
              {lowest != null && <> · {catalogue.lowest(formatMoney(lowest))}</>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** One number is the regular portion's alone, until there is another portion. */
function spread({ prices }: DishDraft): DishDraft['prices'] {
  return typeof prices === 'number' ? { regular: prices } : prices
}

/** Its grams go with its price. */
function withoutPortion(draft: DishDraft, portion: (typeof portionCodes)[number]): DishDraft {
  const recipe = Object.entries(draft.recipe).map(([id, grams]) => [
    id,
    typeof grams === 'number' && portion !== 'regular'
      ? grams
      : withPortion(grams, portion, undefined),
  ])
  return {
    ...draft,
    prices: withPortion(spread(draft), portion, undefined),
    recipe: Object.fromEntries(recipe),
  }
}
