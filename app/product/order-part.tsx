import Flame from 'lucide-react/icons/flame'
import Snowflake from 'lucide-react/icons/snowflake'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import type { BuildAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { Euro } from '#ui/money.tsx'
import { Avoided } from '../avoid/slot.tsx'
import { buildsIn, type Day, priceIn } from '../menu/day.ts'
import { Figures } from '../menu/figures.tsx'
import { MealAction } from '../menu/meal-action.tsx'
import { type MenuNames, menuMeal } from '../menu/menu-meal.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { NextAct, NextActWaits } from '../ui/next-act.tsx'
import { Portions } from './portions.tsx'
import type { Product } from './product-data.ts'

type BuyingProps = {
  meal: Product
  build: BuildAnswer
  names: MenuNames
  day: Day | null
  pick: (buildId: string) => void
}

/** The name, portions and price of a dish, and the button to order it. */
export function OrderPart({ meal, build, names, day, pick }: BuyingProps) {
  const { product } = useWords()
  const lang = useLanguage()
  const asMenu = menuMeal(meal)
  const shown = asMenu.builds.find(({ id }) => id === build.id)
  if (!shown) throw new Error(`${build.id} is not a portion of ${meal.slug}`)
  const offered = buildsIn(day, asMenu)
  const isOffered = offered.includes(shown)
  const [only] = offered
  return (
    <>
      <h1 className="text-3xl md:text-5xl">{meal.name}</h1>
      {/* On a phone, what one buys by comes first. */}
      <p className="mt-5 text-base leading-relaxed text-muted max-md:order-1 md:mt-3 md:text-lg">
        {meal.description}
      </p>
      <div className="mt-4 max-md:order-1">
        <Tags meal={meal} />
      </div>
      <div className="mt-3 md:mt-5 md:max-w-md">
        <Figures build={shown} hasDip={asMenu.hasDip} />
      </div>
      <Coming meal={meal} />
      {meal.builds.length > 1 && (
        <div className="mt-4 md:mt-6">
          <Portions meal={meal} chosen={build.id} onChange={pick} />
        </div>
      )}
      <Avoided of={[build]} large />
      <div className="mt-3 md:mt-6 md:rounded-card md:border md:border-line md:bg-card md:p-5 md:shadow-card">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:min-h-12">
          <Euro value={priceIn(day, shown)} className="font-serif text-3xl font-semibold" />
          {!day && <NextActWaits />}
          {isOffered && (
            <NextAct className={day ? '' : 'for-no-cart'}>
              <MealAction strong meal={asMenu} build={shown} names={names} day={day} />
            </NextAct>
          )}
        </div>
        <p className="mt-1 text-base text-muted md:mt-3">
          {!day && product.startText}
          {day && isOffered && product.forDay(formatDate(day.date, lang, 'long'))}
          {day && !isOffered && only && (
            <PlanPortion
              portion={names.portions[only.portion] ?? only.portion}
              pick={() => pick(only.id)}
            />
          )}
        </p>
        <p className="mt-2 text-sm text-muted">
          {meal.premium > 0 && `${product.premium(formatEuros(meal.premium))} `}
          {product.vat(meal.vatRate)}
        </p>
      </div>
    </>
  )
}

/** The plan has another portion of the dish. */
function PlanPortion({ portion, pick }: { portion: string; pick: () => void }) {
  const { product } = useWords()
  return (
    <>
      {product.planPortion(portion)}{' '}
      <button
        type="button"
        onClick={pick}
        className="min-h-11 font-semibold text-basil underline underline-offset-4"
      >
        {product.choosePlanPortion}
      </button>
    </>
  )
}

/** How it comes, how soon it is eaten and who liked it; how it is kept and heated stands below in full. */
function Coming({ meal: { shelfDays, minutes, liking } }: { meal: Product }) {
  const { product } = useWords()
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm md:mt-4 md:text-base">
      <li className="flex items-center gap-2">
        <Snowflake size={18} aria-hidden="true" className="shrink-0 text-terracotta" />
        {product.comes(shelfDays)}
      </li>
      {minutes !== null && (
        <li className="flex items-center gap-2">
          <Flame size={18} aria-hidden="true" className="shrink-0 text-terracotta" />
          {product.ready(minutes)}
        </li>
      )}
      {liking && (
        <li className="flex items-center gap-2">
          <ThumbsUp size={18} aria-hidden="true" className="shrink-0 text-terracotta" />
          {product.liked(liking.percent, liking.rated)}
        </li>
      )}
    </ul>
  )
}

/** The tags of the dish, then the claims that its recipe proves. */
function Tags({ meal }: { meal: Product }) {
  const { menu } = useWords()
  const tags = (['new', 'best-seller'] as const).filter(tag => meal.tags.includes(tag))
  return (
    <ul className="flex flex-wrap gap-2 text-sm leading-none font-medium">
      {tags.map(tag => (
        <li key={tag} className="rounded-full bg-honey px-3 py-2 text-on-honey">
          {menu.tags[tag]}
        </li>
      ))}
      {meal.premium > 0 && (
        <li className="rounded-full bg-basil-soft px-3 py-2 text-basil">
          {menu.premium(formatEuros(meal.premium))}
        </li>
      )}
      {meal.diet.map(({ code, name }) => (
        <li key={code} className="rounded-full bg-basil-soft px-3 py-2 text-basil">
          {name}
        </li>
      ))}
    </ul>
  )
}
