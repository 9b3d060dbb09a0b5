import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { useConfig } from '../config.ts'
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

/** Chooses the mains that a single order lacks, in one press; what does it is loaded then. */
export function ChooseForMe({ cart, ...menuProps }: Props) {
  const { menu } = useWords()
  const { sale } = useConfig()
  const [asked, setAsked] = useState(0)
  const [busy, setBusy] = useState(false)
  const Filler = useLate(loadFiller, asked > 0, () => setAsked(0))
  const delivery = deliveryOf(cart)
  const missing = delivery?.state.missing['main-meal'] ?? 0
  return (
    <>
      {missing > 0 ? (
        <Button
          variant="tinted"
          size="sm"
          busy={busy || (asked > 0 && !Filler)}
          onClick={() => setAsked(count => count + 1)}
        >
          <Sparkles size={18} aria-hidden="true" />
          {menu.chooseForMe(missing)}
        </Button>
      ) : (
        <p className="text-muted md:text-lg">{menu.intro(sale.shelfDays)}</p>
      )}
      {Filler && delivery && (
        <Filler cart={cart} delivery={delivery} {...menuProps} asked={asked} onBusy={setBusy} />
      )}
    </>
  )
}
