import { lazy, memo, Suspense, useState } from 'react'
import { Euro } from '#ui/money.tsx'
import { Avoided } from '../avoid/slot.tsx'
import { useWords } from '../text/words.ts'
import { DishLink } from '../ui/dish-link.tsx'
import { MealPicture } from '../ui/picture.tsx'
import { untilThere } from '../until-there.ts'
import { Badges } from './badges.tsx'
import { buildsIn, type Day, leftOf, mostOf, priceIn } from './day.ts'
import { MealAction } from './meal-action.tsx'
import type { MenuMeal, MenuNames } from './menu-meal.ts'

/** Only some plans leave the portion to the customer. */
const PortionSelect = lazy(() => untilThere(() => import('./portion-select.tsx')))

type CardProps = {
  meal: MenuMeal
  names: MenuNames
  day: Day | null
  priority?: boolean
  eager?: boolean
  /** The level of its heading. */
  level?: 3 | 4
  /** Names its allergens, because the customer filters by them. */
  tellsAllergens?: boolean
}

/** A dish of the menu. The whole card links to its page, except the controls on it. */
export const MealCard = memo(function MealCard(props: CardProps) {
  const { meal, names, day, priority = false, eager = false, level = 3, tellsAllergens } = props
  const { menu } = useWords()
  const builds = buildsIn(day, meal)
  const [chosen, setChosen] = useState<string | null>(null)
  const build = builds.find(({ id }) => id === chosen) ?? builds[0]
  if (!build) return null
  const held = day ? build.allergens : meal.allergens
  const Heading = level === 3 ? 'h3' : 'h4'
  const off = day !== null && mostOf(day, meal, build) === 0
  const price = (
    <p className="leading-tight">
      {!day && builds.length > 1 && <span className="text-sm text-muted">{menu.from} </span>}
      <Euro value={priceIn(day, build)} className="text-lg font-semibold" />
    </p>
  )
  return (
    <article className="group @container relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow duration-200 ease-calm hover:shadow-raised has-[h3_a:focus-visible,h4_a:focus-visible]:outline-3 has-[h3_a:focus-visible,h4_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible,h4_a:focus-visible]:outline-basil">
      <div className="relative aspect-[16/10] overflow-hidden bg-sand">
        <MealPicture
          slug={meal.slug}
          alt=""
          sizes="(min-width: 75rem) 19rem, (min-width: 37.5rem) 46vw, calc(100vw - 3rem)"
          priority={priority}
          eager={eager}
          className={`size-full object-cover transition-[scale,filter] duration-250 ease-calm group-hover:scale-[1.03] ${off ? 'opacity-60 grayscale-50' : ''}`}
        />
        <Badges tags={meal.tags} premium={meal.premium} left={leftOf(day, build)} />
      </div>
      <div className="flex flex-1 flex-col px-3.5 pt-2.5 pb-2 sm:px-4 sm:pt-3 sm:pb-3 @max-[14rem]:px-2.5">
        <Heading className="font-serif text-base leading-snug font-semibold text-pretty @min-[17rem]:sm:text-lg">
          <DishLink
            slug={meal.slug}
            className="outline-none after:absolute after:inset-0 group-hover:text-basil"
          >
            {meal.name}
          </DishLink>
        </Heading>
        {tellsAllergens && (
          <p className="mt-1 text-sm leading-snug text-muted">
            {held.length > 0
              ? menu.contains(held.map(code => names.allergens[code]).join(', '))
              : menu.noAllergens}
          </p>
        )}
        <Avoided of={day ? [build] : meal.builds} />
        <p className="mt-auto pt-1 text-sm leading-5 text-muted tabular-nums">
          <span className="whitespace-nowrap">{menu.energy(Math.round(build.kcal))}</span>
          <span className="@max-[14rem]:sr-only"> · </span>
          <span className="whitespace-nowrap @max-[14rem]:block">
            {menu.proteins(Math.round(build.protein))}
          </span>
          {meal.hasDip && <Dip />}
        </p>
        <div className="relative z-1 mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-2 @min-[14rem]:sm:mt-2">
          {day && builds.length > 1 ? (
            <Suspense fallback={price}>
              <PortionSelect
                builds={builds}
                chosen={build}
                day={day}
                names={names.portions}
                label={menu.portionOf(meal.name)}
                onChange={setChosen}
              />
            </Suspense>
          ) : (
            price
          )}
          <MealAction meal={meal} build={build} names={names} day={day} />
        </div>
      </div>
    </article>
  )
})

/** Leads to the note under the dishes: the figures leave the dip out (§3). */
function Dip() {
  const { menu } = useWords()
  return (
    <>
      <span aria-hidden="true">*</span>
      <span className="sr-only"> ({menu.withoutDip})</span>
    </>
  )
}
