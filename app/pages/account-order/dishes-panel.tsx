import type { ReactNode } from 'react'
import type { OrderAnswer } from '#server/answers.ts'
import { varied } from '#shop/plan/varied.ts'
import { MealPicture } from '../../ui/picture.tsx'

type Items = OrderAnswer['deliveries'][number]['items']

/** The top of an order that is on its way: words beside its dishes, cut from pictures that are wider. */
export function DishesPanel({ items, children }: { items: Items; children: ReactNode }) {
  const dishes = varied(items, 3)
  return (
    <header className="overflow-hidden rounded-card bg-forest text-on-forest shadow-raised md:grid md:grid-cols-2">
      <div className="p-6 sm:p-8 md:order-2 md:self-center lg:p-12">{children}</div>
      {dishes.length > 0 && (
        <div className="flex min-h-52 gap-1 md:min-h-80">
          {dishes.map(({ id, slug }) => (
            <MealPicture
              key={id}
              slug={slug}
              alt=""
              sizes="(min-width: 56.25rem) 32rem, 21rem"
              priority
              className="min-w-0 flex-1 object-cover"
            />
          ))}
        </div>
      )}
    </header>
  )
}
