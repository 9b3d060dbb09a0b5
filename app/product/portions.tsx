import { addEuros } from '#shop/money.ts'
import { Euro } from '#ui/money.tsx'
import { useWords } from '../text/words.ts'
import type { Product } from './product-data.ts'

type PortionsProps = { meal: Product; chosen: string; onChange: (buildId: string) => void }

/** The sizes of a main meal, with weight, energy and price in a single order. */
export function Portions({ meal, chosen, onChange }: PortionsProps) {
  const { product } = useWords()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold max-md:sr-only">{product.portions}</legend>
      <div className="grid grid-cols-2 gap-2">
        {meal.builds.map(build => (
          <label
            key={build.id}
            className={`relative rounded-field border bg-card px-3 py-2.5 leading-tight sm:px-4 transition-[border-color,box-shadow] duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil ${build.id === chosen ? 'border-basil bg-basil-soft ring-1 ring-basil' : 'border-edge hover:border-basil'}`}
          >
            <input
              type="radio"
              name="portion"
              value={build.id}
              checked={build.id === chosen}
              onChange={() => onChange(build.id)}
              className="sr-only"
            />
            <span className="flex items-baseline justify-between gap-2">
              <span className="font-semibold">{build.portion.name}</span>
              <Euro value={addEuros(build.price, meal.premium)} />
            </span>
            <span className="mt-1 block text-sm text-muted">
              {product.portion(build.weight, Math.round(build.perPortion.kcal))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
