import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { CartAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { useLate } from '../late.ts'
import { useWords } from '../text/words.ts'
import { deliveryOf } from './day.ts'
import type { MenuMeal, MenuNames } from './menu-meal.ts'

const loadFiller = () => import('../fill/single-filler.tsx')

type Props = {
  cart: CartAnswer
  meals: readonly MenuMeal[]
  names: MenuNames
}

/** The id of the element that tells what was chosen: the row of the button is too low for that. */
export const chosenPlace = 'chosen-for-you'

/** Chooses the mains that a single order lacks, in one press; what does it is loaded then. */
export function ChooseForMe({ cart, ...menuProps }: Props) {
  const { menu } = useWords()
  const [asked, setAsked] = useState(0)
  const [busy, setBusy] = useState(false)
  const Filler = useLate(loadFiller, asked > 0, () => setAsked(0))
  const delivery = deliveryOf(cart)
  const missing = delivery?.state.missing['main-meal'] ?? 0
  return (
    <>
      {missing > 0 && (
        <Button
          variant="tinted"
          size="sm"
          busy={busy || (asked > 0 && !Filler)}
          onClick={() => setAsked(count => count + 1)}
          className="choose-for-me"
        >
          <Sparkles size={18} aria-hidden="true" className="shrink-0" />
          {menu.chooseForMe(missing)}
        </Button>
      )}
      {Filler &&
        delivery &&
        createPortal(
          <Filler cart={cart} delivery={delivery} {...menuProps} asked={asked} onBusy={setBusy} />,
          document.getElementById(chosenPlace) ?? document.body,
        )}
    </>
  )
}
