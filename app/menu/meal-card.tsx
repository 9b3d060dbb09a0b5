import Leaf from 'lucide-react/icons/leaf'
import { memo, useState } from 'react'
import { useWords } from '../text/words.ts'
import { DishLink } from '../ui/dish-link.tsx'
import { Euro } from '../ui/money.tsx'
import { MealPicture } from '../ui/picture.tsx'
import { Badges } from './badges.tsx'
import { buildsIn, type Day, leftOf, mostOf, priceIn } from './day.ts'
import { Figures } from './figures.tsx'
import { MealAction } from './meal-action.tsx'
import type { MenuBuild, MenuMeal, MenuNames } from './menu-meal.ts'
import { PortionSelect } from './portion-select.tsx'

type CardProps = {
  meal: MenuMeal
  names: MenuNames
  day: Day | null
  priority: boolean
  eager: boolean
}

/** A dish of the menu. The whole card links to its page, except the controls on it. */
export const MealCard = memo(function MealCard({ meal, names, day, priority, eager }: CardProps) {
  const { menu } = useWords()
  const builds = buildsIn(day, meal)
  const [chosen, setChosen] = useState<string | null>(null)
  const build = builds.find(({ id }) => id === chosen) ?? builds[0]
  if (!build) return null
  const off = day !== null && mostOf(day, meal, build) === 0
  const choosing = day !== null && builds.length > 1
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow duration-200 ease-calm hover:shadow-raised has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-basil">
      <div className="relative aspect-[4/3] overflow-hidden bg-sand">
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
      <div className="flex flex-1 flex-col p-4 pt-3.5 sm:p-5 sm:pt-4">
        <h3 className="text-[1.1875rem] leading-snug sm:text-xl">
          <DishLink
            slug={meal.slug}
            className="outline-none after:absolute after:inset-0 group-hover:text-basil"
          >
            {meal.name}
          </DishLink>
        </h3>
        <p className="mt-1.5 line-clamp-2 text-[0.9375rem] leading-normal text-muted">
          {meal.description}
        </p>
        <Claims meal={meal} names={names} />
        <div className="mt-auto pt-3.5">
          <Figures build={build} hasDip={meal.hasDip} />
          <p className="mt-3 text-sm leading-snug text-muted">
            {meal.allergens.length > 0
              ? menu.contains(meal.allergens.map(code => names.allergens[code]).join(', '))
              : menu.noAllergens}
          </p>
          {choosing && (
            <PortionSelect
              builds={builds}
              chosen={build}
              day={day}
              names={names.portions}
              label={menu.portionOf(meal.name)}
              onChange={setChosen}
            />
          )}
          <div className="relative z-1 mt-4 flex min-h-12 items-center justify-between gap-3">
            <div className="min-w-0">
              <CardPrice build={build} day={day} from={!day && builds.length > 1} />
              <p className="text-sm text-muted">
                {meal.type === 'main-meal' && !choosing && `${names.portions[build.portion]} · `}
                {menu.grams(build.weight)}
              </p>
            </div>
            <MealAction meal={meal} build={build} names={names} day={day} />
          </div>
        </div>
      </div>
    </article>
  )
})

function CardPrice({ build, day, from }: { build: MenuBuild; day: Day | null; from: boolean }) {
  const { menu } = useWords()
  return (
    <p className="leading-tight">
      {from && <span className="text-sm text-muted">{menu.from} </span>}
      <Euro value={priceIn(day, build)} className="text-xl font-semibold" />
    </p>
  )
}

/** The two most telling claims of the dish, which its recipe proves. */
function Claims({ meal, names }: { meal: MenuMeal; names: MenuNames }) {
  const told = claimOrder.filter(code => meal.diet.includes(code)).slice(0, 2)
  return (
    <ul className="mt-2.5 flex min-h-6 flex-wrap gap-1.5 text-[0.8125rem] leading-none font-medium text-basil">
      {told.map(code => (
        <li
          key={code}
          className="inline-flex items-center gap-1 rounded-full bg-basil-soft px-2.5 py-1.5"
        >
          {code === 'vegan' && <Leaf size={13} aria-hidden="true" />}
          {names.diets[code]}
        </li>
      ))}
    </ul>
  )
}

const claimOrder = [
  'vegan',
  'high-protein',
  'vegetarian',
  'gluten-free',
  'high-fibre',
  'low-fat',
  'dairy-free',
  'low-sugar',
]
