import { formatMoney, toCents } from '#shop/money.ts'
import { useWords } from '../text/words.ts'
import type { Product } from './product-data.ts'

/** What stands out about the dish, then the claims that its recipe bears out. */
export function Tags({ meal }: { meal: Product }) {
  const { menu } = useWords()
  const known = (['new', 'best-seller'] as const).filter(tag => meal.tags.includes(tag))
  return (
    <ul className="flex flex-wrap gap-2 text-sm leading-none font-medium">
      {known.map(tag => (
        <li key={tag} className="rounded-full bg-honey px-3 py-2 text-on-honey">
          {menu.tags[tag]}
        </li>
      ))}
      {meal.premium > 0 && (
        <li className="rounded-full bg-terracotta px-3 py-2 text-on-terracotta">
          {menu.premium(formatMoney(toCents(meal.premium)))}
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
