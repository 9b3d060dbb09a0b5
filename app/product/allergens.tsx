import type { BuildAnswer } from '#server/answers.ts'
import { useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'
import { ProductCard } from './card.tsx'
import type { Product } from './product-data.ts'

/** The 14 allergens that the law names: contained, possible as traces, not in the recipe. */
export function Allergens({ meal, build }: { meal: Product; build: BuildAnswer }) {
  const { product } = useWords()
  const names = product.allergenNames
  const held = meal.allergens.filter(({ code }) => build.allergens.includes(code))
  // What another portion holds, this one may contain.
  const possible = [...meal.allergens, ...meal.traces].filter(({ code }) =>
    build.traces.includes(code),
  )
  const declared = new Set([...build.allergens, ...build.traces])
  const others = Object.entries(names).filter(([code]) => !declared.has(code))
  return (
    <ProductCard title={product.allergens}>
      <dl className="mt-4 space-y-4">
        <div>
          <dt className="font-semibold">{product.contains}</dt>
          <dd className="mt-2 flex flex-wrap gap-2">
            {held.map(({ code, name }) => (
              <strong
                key={code}
                className="rounded-full border-2 border-terracotta bg-terracotta-soft px-3.5 py-1.5 leading-tight font-bold text-terracotta-strong"
              >
                {name}
              </strong>
            ))}
            {held.length === 0 && product.nothing}
          </dd>
        </div>
        {possible.length > 0 && (
          <div>
            <dt className="font-semibold">{product.traces}</dt>
            <dd className="mt-2 flex flex-wrap gap-2">
              {possible.map(({ code, name }) => (
                <span
                  key={code}
                  className="rounded-full border-2 border-dashed border-edge px-3.5 py-1.5 leading-tight"
                >
                  {name}
                </span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt className="font-semibold">{product.free}</dt>
          <dd className="mt-1 text-muted">{others.map(([, name]) => name).join(', ')}</dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-muted">
        {product.kitchen}{' '}
        <Link
          to="/terms-and-conditions/allergy-information"
          className="inline-block py-2 text-basil underline underline-offset-4"
        >
          {product.allergyPage}
        </Link>
      </p>
    </ProductCard>
  )
}
