import Flame from 'lucide-react/icons/flame'
import Scale from 'lucide-react/icons/scale'
import Snowflake from 'lucide-react/icons/snowflake'
import type { BuildAnswer } from '#server/answers.ts'
import { useWords } from '../text/words.ts'
import { ProductCard } from './card.tsx'
import type { Product } from './product-data.ts'

/** The weight of a dish, how to store and heat it, and its maker. */
export function StorageFacts({ meal, build }: { meal: Product; build: BuildAnswer }) {
  const { product } = useWords()
  const weight = [product.weight(build.weight), meal.dip && product.weightDip(meal.dip.grams)]
  const lines = [
    [Scale, weight.filter(Boolean).join(' ')],
    [Snowflake, product.storage(meal.shelfDays)],
    [Flame, meal.preparation],
  ] as const
  return (
    <ProductCard title={product.keeping}>
      <ul className="mt-4 space-y-4">
        {lines.map(([Icon, text]) => (
          <li key={text} className="flex gap-3.5">
            <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-terracotta" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
        {product.operator(meal.operator.name, meal.operator.address)}
      </p>
    </ProductCard>
  )
}
