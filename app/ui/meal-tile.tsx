import type { MealAnswer } from '#server/answers.ts'
import { formatNumber } from '#shop/format.ts'
import { addEuros } from '#shop/money.ts'
import { Euro } from '#ui/money.tsx'
import { useLanguage, useWords } from '../text/words.ts'
import { DishLink } from './dish-link.tsx'
import { MealPicture } from './picture.tsx'

export type Tile = {
  readonly slug: string
  readonly name: string
  readonly isNew: boolean
  /** kcal, protein and price (euros) of the smallest portion. */
  readonly kcal: number
  readonly protein: number
  readonly price: number
}

/** null if the meal has no portion to sell. */
export function tileOf({ slug, name, tags, builds, premium }: MealAnswer): Tile | null {
  const smallest = builds.toSorted((one, other) => one.price - other.price)[0]
  if (!smallest) return null
  const { kcal, protein } = smallest.perPortion
  const price = addEuros(smallest.price, premium)
  return { slug, name, isNew: tags.includes('new'), kcal, protein, price }
}

/** A dish with its picture and a link to its page. */
export function MealTile({ tile, sizes }: { tile: Tile; sizes: string }) {
  const { home } = useWords()
  const lang = useLanguage()
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow duration-200 hover:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil">
      <div className="aspect-4/3 overflow-hidden">
        <MealPicture
          slug={tile.slug}
          alt=""
          sizes={sizes}
          className="size-full object-cover transition-transform duration-250 ease-calm group-hover:scale-103"
        />
      </div>
      {tile.isNew && (
        <span className="absolute top-3 start-3 rounded-full bg-honey px-3 py-1 text-sm font-semibold text-on-honey">
          {home.tile.isNew}
        </span>
      )}
      <div className="flex flex-1 flex-col p-4">
        <h3 className="text-lg leading-snug">
          <DishLink slug={tile.slug} className="outline-none after:absolute after:inset-0">
            {tile.name}
          </DishLink>
        </h3>
        <p className="mt-auto flex items-end justify-between gap-3 pt-3">
          <span className="text-sm text-muted">
            {home.tile.figures(
              formatNumber(tile.kcal, lang),
              formatNumber(Math.round(tile.protein), lang),
            )}
          </span>
          <span className="shrink-0 text-end leading-tight">
            <span className="text-sm text-muted">{home.tile.from}</span>{' '}
            <Euro value={tile.price} className="font-semibold text-terracotta" />
          </span>
        </p>
      </div>
    </article>
  )
}
