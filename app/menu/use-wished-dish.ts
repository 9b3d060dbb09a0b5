import { useEffect, useEffectEvent } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { wishedDish } from '../cart/wished-dish.ts'
import type { MenuMeal, MenuNames } from './menu-meal.ts'

/** Puts the dish that was pressed before there was a day into the order, as soon as there is one. */
export function useWishedDish(
  cart: CartAnswer | null,
  menu: { readonly meals: readonly MenuMeal[]; readonly names: MenuNames },
): void {
  const days = cart?.timePeriod ? cart.scheduleMenus.map(({ date }) => date).join() : ''
  const put = useEffectEvent(() => {
    if (!cart || !days || !wishedDish()) return
    import('./put-wished-dish.ts').then(
      module => module.putWishedDish(cart, menu),
      // The dish waits for the next page.
      () => {},
    )
  })
  useEffect(() => put(), [cart?.id, days])
}
