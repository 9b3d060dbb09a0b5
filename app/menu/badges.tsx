import { formatEuros } from '#shop/money.ts'
import { useWords } from '../text/words.ts'
import type { MenuMeal } from './menu-meal.ts'

type BadgesProps = Pick<MenuMeal, 'tags' | 'premium'> & { left: number | null }

/** On a dish's picture: the one thing most worth telling, and below it the premium charge. */
export function Badges({ tags, premium, left }: BadgesProps) {
  const { menu } = useWords()
  const tag = (['new', 'best-seller'] as const).find(each => tags.includes(each))
  const first = left !== null ? (left > 0 ? menu.left(left) : menu.soldOut) : tag && menu.tags[tag]
  return (
    <>
      {first && (
        <p
          className={`${badge} top-2.5 ${left !== null ? 'bg-ink text-page' : 'bg-honey text-on-honey'}`}
        >
          {first}
        </p>
      )}
      {premium > 0 && (
        <p className={`${badge} bottom-2.5 bg-card text-ink`}>
          {menu.premium(formatEuros(premium))}
        </p>
      )}
    </>
  )
}

const badge =
  'absolute start-2.5 rounded-full px-2.5 py-1.5 text-xs leading-none font-semibold shadow-card'
