import type { CartAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { NextAct, NextActWaits } from '../ui/next-act.tsx'
import { deliveryOf } from './day.ts'
import { useCheckout } from './use-checkout.ts'

/** The menu's way on, in the bar of a phone; wider screens have it in the day's own bar. */
export function MenuAct({ cart }: { cart: CartAnswer | null }) {
  const { menu } = useWords()
  if (cart && deliveryOf(cart))
    return (
      <NextAct className="md:hidden">
        <Onwards cart={cart} />
      </NextAct>
    )
  return (
    <>
      <NextActWaits />
      <NextAct className="for-no-cart md:hidden">
        <ButtonLink to="/plans">{menu.start}</ButtonLink>
      </NextAct>
    </>
  )
}

function Onwards({ cart }: { cart: CartAnswer }) {
  const { menu } = useWords()
  const delivery = deliveryOf(cart)
  const held = delivery?.amounts['main-meal'] ?? 0
  const [required = 0] = delivery?.config.amounts['main-meal'] ?? []
  const lacks = held < required
  const { leaving, leave } = useCheckout(cart, lacks ? menu.day.tooFew(required) : null)
  return (
    <Button variant={lacks ? 'tinted' : 'primary'} busy={leaving} onClick={leave}>
      {lacks ? menu.day.more(required - held) : menu.day.continue}
    </Button>
  )
}
