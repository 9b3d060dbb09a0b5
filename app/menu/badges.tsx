import { formatMoney, toCents } from '#shop/money.ts'
import { useWords } from '../text/words.ts'
import type { MenuMeal } from './menu-meal.ts'

type BadgesProps = Pick<MenuMeal, 'tags' | 'premium'> & { left: number | null }

/** Labels on a dish's picture: few left, new, best seller, premium charge. */
export function Badges({ tags, premium, left }: BadgesProps) {
  const { menu } = useWords()
  const known = (['new', 'best-seller'] as const).filter(tag => tags.includes(tag))
  if (known.length === 0 && premium === 0 && left === null) return null
  return (
    <ul className="absolute top-3 start-3 flex flex-wrap gap-1.5 pe-3 text-[0.8125rem] leading-none font-semibold">
      {left !== null && (
        <li className="rounded-full bg-ink px-3 py-1.5 text-page shadow-card">
          {left > 0 ? menu.left(left) : menu.soldOut}
        </li>
      )}
      {known.map(tag => (
        <li key={tag} className={`rounded-full px-3 py-1.5 shadow-card ${looks[tag]}`}>
          {menu.tags[tag]}
        </li>
      ))}
      {premium > 0 && (
        <li className="rounded-full bg-forest px-3 py-1.5 text-on-forest shadow-card">
          {menu.premium(formatMoney(toCents(premium)))}
        </li>
      )}
    </ul>
  )
}

const looks = { new: 'bg-card text-basil', 'best-seller': 'bg-honey text-on-honey' }
