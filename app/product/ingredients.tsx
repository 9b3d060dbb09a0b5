import { Fragment } from 'react'
import type { IngredientAnswer } from '#server/answers.ts'
import { withAllergens } from '#shop/food/with-allergens.ts'
import { formatNumber } from '#shop/format.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { ProductCard } from './card.tsx'
import type { Product } from './product-data.ts'

/** The ingredients by weight; allergens are emphasised by more than colour. */
export function Ingredients({ meal, build }: { meal: Product; build: Product['builds'][number] }) {
  const { product } = useWords()
  return (
    <ProductCard title={product.ingredients}>
      <p className="mt-1 text-muted">
        {/* Another portion has other shares, and at times another order. */}
        {meal.builds.length > 1 && `${product.ingredientsOf(build.portion.name)} `}
        {product.ingredientsText}
      </p>
      <p className="mt-4 leading-relaxed">
        <IngredientList ingredients={build.ingredients} />
      </p>
      {meal.dip && (
        <>
          <h3 className="mt-4 font-sans text-base font-semibold">
            {product.dipIngredients(meal.dip.name, meal.dip.grams)}
          </h3>
          <p className="mt-1 leading-relaxed">
            <IngredientList ingredients={meal.dipIngredients} />
          </p>
        </>
      )}
    </ProductCard>
  )
}

/** Lower percentages, such as those of herbs and salt, are not shown. */
const leastPercent = 1

function IngredientList({ ingredients }: { ingredients: readonly IngredientAnswer[] }) {
  const lang = useLanguage()
  return ingredients.map(({ name, percent, allergens }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {allergens.length > 0 ? (
        <strong className="font-bold underline underline-offset-2">
          {withAllergens(name, allergens)}
        </strong>
      ) : (
        name
      )}
      {percent >= leastPercent && (
        <span className="whitespace-nowrap text-muted">
          {` ${formatNumber(percent, lang, percent < 10 && !Number.isInteger(percent) ? 1 : 0)}%`}
        </span>
      )}
    </Fragment>
  ))
}
