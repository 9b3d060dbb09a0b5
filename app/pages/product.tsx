import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { useCart } from '../cart/cart.ts'
import { pageContext } from '../context.ts'
import { type Day, useDay } from '../menu/day.ts'
import { MealCard } from '../menu/meal-card.tsx'
import { type MenuMeal, type MenuNames, menuMeal, menuNames } from '../menu/menu-meal.ts'
import { Allergens } from '../product/allergens.tsx'
import { Breadcrumb } from '../product/breadcrumb.tsx'
import { DishPictures } from '../product/dish-pictures.tsx'
import { Ingredients } from '../product/ingredients.tsx'
import { NutritionTables } from '../product/nutrition-table.tsx'
import { OrderPart } from '../product/order-part.tsx'
import { productData } from '../product/product-data.ts'
import { StorageFacts } from '../product/storage-facts.tsx'
import { titleWith } from '../text/page-title.ts'
import { useWords, wordsOf } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Page, SectionTitle } from '../ui/section.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

import { redirect } from '../ui/link.tsx'

const mostSides = 4

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, config, lang } = context.get(pageContext)
  const answer = await call('meal-one', { slug: params.mealSlug ?? '' })
  // An unknown dish leads to the menu, not home like other unknown paths.
  if (answer.code !== 'ok') throw redirect('/menu')
  const { similar, ...meal } = answer.data
  const beside =
    meal.type === 'main-meal' ? await call('meal-collection', { category: 'extras-sides' }) : null
  const sides = beside?.code === 'ok' ? beside.data.meals.slice(0, mostSides) : []
  return {
    lang,
    meal,
    similar: similar.map(menuMeal),
    sides: sides.map(menuMeal),
    names: menuNames([meal, ...similar, ...sides], lang, config.shop),
    data: productData(meal, config, wordsOf(lang)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { meal, data } = loaderData
  return [
    { title: titleWith(meal.name, matches) },
    { name: 'description', content: meal.description },
    { property: 'og:title', content: meal.name },
    { property: 'og:description', content: meal.description },
    { property: 'og:image', content: data.image },
    { property: 'og:type', content: 'product' },
    { 'script:ld+json': data.graph },
  ]
}

export default function Product() {
  const { meal } = useLoaderData<typeof loader>()
  // Another dish gets a new key, so that its portion starts afresh.
  return <Dish key={meal.slug} />
}

function Dish() {
  const { meal, names, similar, sides } = useLoaderData<typeof loader>()
  const { product } = useWords()
  const { cart } = useCart()
  const day = useDay(cart)
  const [picked, setPicked] = useState<string | null>(null)
  const planned = meal.builds.find(({ portion }) => portion.code === day?.portion)
  const build = meal.builds.find(({ id }) => id === picked) ?? planned ?? meal.builds[0]
  if (!build) throw new Error(`${meal.slug} has no portion`)
  return (
    <Page>
      <Breadcrumb name={meal.name} />
      <div className="mt-1 gap-12 md:mt-4 md:grid md:grid-cols-[1.1fr_1fr] md:items-start lg:gap-16">
        <DishPictures meal={meal} />
        <div className="mt-3 flex flex-col md:mt-0">
          <OrderPart meal={meal} build={build} names={names} day={day} pick={setPicked} />
        </div>
      </div>
      <div className="mt-8 grid gap-6 md:mt-16 md:gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-6 *:grow md:gap-8">
          <NutritionTables meal={meal} build={build} />
          {!meal.dip && <StorageFacts meal={meal} build={build} />}
        </div>
        <div className="flex flex-col gap-6 *:grow md:gap-8">
          <Ingredients meal={meal} build={build} />
          <Allergens meal={meal} build={build} />
          {/* A dip has a table of its own, which makes the other column the longer one. */}
          {meal.dip && <StorageFacts meal={meal} build={build} />}
        </div>
      </div>
      {sides.length > 0 && <Dishes title={product.sides} {...{ meals: sides, names, day }} />}
      <Dishes title={product.similar} {...{ meals: similar, names, day }} />
      <p className="mt-8 text-center">
        <ButtonLink to="/menu" variant="secondary">
          {product.backToMenu}
        </ButtonLink>
      </p>
    </Page>
  )
}

type DishesProps = {
  title: string
  meals: readonly MenuMeal[]
  names: MenuNames
  day: Day | null
}

/** Other dishes, in a row to swipe through on a phone. */
function Dishes({ title, meals, names, day }: DishesProps) {
  return (
    <section className="mt-12 md:mt-20">
      <SectionTitle>{title}</SectionTitle>
      <ul className="-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-6 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 xl:grid-cols-4">
        {meals.map(other => (
          <li key={other.slug} className="w-[82%] shrink-0 snap-start sm:w-auto">
            <MealCard meal={other} names={names} day={day} />
          </li>
        ))}
      </ul>
    </section>
  )
}
