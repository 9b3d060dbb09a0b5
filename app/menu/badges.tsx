import { formatMoney, toCents } from '#shop/money.ts'
import { useWords } from '../text/words.ts'
import type { MenuMeal } from './menu-meal.ts'

/** What stands out about a dish, on its picture: new, best seller, premium charge. */
export function Badges({ tags, premium }: Pick<MenuMeal, 'tags' | 'premium'>) {
  const { menu } = useWords()
  const known = (['new', 'best-seller'] as const).filter(tag => tags.includes(tag))
  if (known.length === 0 && premium === 0) return null
  return (
    <ul className="absolute top-3 left-3 flex flex-wrap gap-1.5 pr-3 text-[0.8125rem] leading-none font-semibold">
      {known.map(tag => (
        <li key={tag} className={`rounded-full px-3 py-1.5 shadow-card ${looks[tag]}`}>
          {menu.tags[tag]}
        </li>
      ))}
      {premium > 0 && (
        <li className="rounded-full bg-terracotta px-3 py-1.5 text-on-terracotta shadow-card">
          {menu.premium(formatMoney(toCents(premium)))}
        </li>
      )}
    </ul>
  )
}

const looks = { new: 'bg-honey text-on-honey', 'best-seller': 'bg-forest text-on-forest' }
