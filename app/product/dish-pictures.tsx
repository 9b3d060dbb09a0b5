import { useRef, useState } from 'react'
import { useWords } from '../text/words.ts'
import { seenPicture } from '../ui/dish-picture.ts'
import { MealPicture } from '../ui/picture.tsx'
import type { Product } from './product-data.ts'

const sizes = '(min-width: 82rem) 42rem, (min-width: 56.25rem) 50vw, calc(100vw - 2.5rem)'
const looks = 'aspect-[16/10] w-full object-cover md:aspect-square'

/** The whole dish and, where the shop has one, a picture from near: swiped to, or chosen by its thumbnail. */
export function DishPictures({ meal }: { meal: Product }) {
  const { product } = useWords()
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const alt = meal.alt || meal.name
  const show = (index: number) => {
    const { current } = strip
    current?.scrollTo({ left: index * current.clientWidth })
  }
  return (
    <figure data-dish className="md:sticky md:top-24">
      <div className="relative overflow-hidden rounded-card shadow-card">
        <div
          ref={strip}
          {...(meal.closeUp && { role: 'group', 'aria-label': product.pictures, tabIndex: 0 })}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(scrollLeft / clientWidth))
          }
        >
          <MealPicture
            {...{ slug: meal.slug, alt, sizes }}
            priority
            behind={seenPicture(meal.slug)}
            className={`${looks} shrink-0 snap-start [view-transition-name:dish]`}
          />
          {meal.closeUp && (
            <MealPicture
              {...{ slug: meal.slug, alt: product.closeUpOf(alt), sizes }}
              isCloseUp
              className={`${looks} shrink-0 snap-start`}
            />
          )}
        </div>
        {meal.closeUp && <Thumbnails slug={meal.slug} shown={shown} show={show} />}
      </div>
      <figcaption className="mt-1.5 text-xs text-muted md:mt-2.5 md:text-sm">
        {product.illustration}
      </figcaption>
    </figure>
  )
}

type Choice = { slug: string; shown: number; show: (index: number) => void }

function Thumbnails({ slug, shown, show }: Choice) {
  const { product } = useWords()
  return (
    <div className="absolute right-2 bottom-2 flex gap-2 md:right-4 md:bottom-4">
      {[product.wholeDish, product.closeUp].map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-pressed={shown === index}
          onClick={() => show(index)}
          className="size-12 overflow-hidden rounded-xl border-2 border-card bg-card aria-pressed:ring-2 aria-pressed:ring-basil md:size-16"
        >
          <MealPicture
            {...{ slug, alt: '', sizes: '4rem' }}
            isCloseUp={index === 1}
            className="size-full rounded-[0.6rem] object-cover"
          />
        </button>
      ))}
    </div>
  )
}
