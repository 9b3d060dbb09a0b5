import Sparkles from 'lucide-react/icons/sparkles'
import type { ComponentProps } from 'react'
import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import type { Filling } from '../../fill/use-filling.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { ProgressBar } from '../progress-bar.tsx'
import { useCheckout } from '../use-checkout.ts'
import { isComplete, nextIncomplete, toChange } from './deliveries.ts'
import { stateColor, stateText } from './state-text.ts'

type BarProps = {
  cart: CartAnswer
  deliveries: readonly ScheduleMenuAnswer[]
  delivery: ScheduleMenuAnswer
  goTo: (id: string) => void
  filling: Filling
}

/** Stays visible above the menu: what the delivery needs, and the way on. */
export function DeliveryBar(props: BarProps) {
  const { cart, delivery } = props
  const words = useWords()
  const { weekly } = words
  const lang = useLanguage()
  const { state } = delivery
  const done = isComplete(delivery)
  const changes = toChange(cart).has(delivery.id)
  return (
    <section
      aria-label={words.menu.day.label}
      className="flex h-14 items-center justify-between gap-3 max-md:sr-only sm:h-16 lg:gap-6"
    >
      <p className="min-w-0 leading-tight">
        <span className="block py-0.5 font-semibold whitespace-nowrap">
          {formatDate(delivery.date, lang, 'short')}
        </span>
        <span role="status" className={`block truncate text-sm ${stateColor(done, changes)}`}>
          {stateText(delivery, words, changes)}
        </span>
      </p>
      <div className="flex shrink-0 items-center gap-3 sm:gap-4">
        <div className="w-28 max-sm:hidden">
          <p className="text-end text-sm font-semibold whitespace-nowrap tabular-nums">
            {!done && weekly.progress(state.held, state.required)}
          </p>
          <ProgressBar share={state.progress / 100} wrong={changes} />
        </div>
        {done && (
          <div className="max-md:hidden">
            <DeliveryAct {...props} variant="tinted" />
          </div>
        )}
      </div>
    </section>
  )
}

/**
 * Fills the whole plan, or leads on from a complete delivery. On a phone it stands in the fixed bar, on
 * a desktop beside the filled button of the page's head.
 */
export function DeliveryAct({
  cart,
  deliveries,
  delivery,
  goTo,
  filling,
  variant,
}: BarProps & Looks) {
  const { weekly } = useWords()
  if (isComplete(delivery)) {
    const next = nextIncomplete(deliveries, delivery.id)
    return <Onwards cart={cart} next={next} goTo={goTo} variant={variant} />
  }
  return (
    <Button size="sm" busy={filling.busy} onClick={() => void filling.fillIt(null)}>
      <Sparkles size={18} aria-hidden="true" />
      {weekly.fillForMe}
    </Button>
  )
}

type Looks = Pick<ComponentProps<typeof Button>, 'variant'>

type OnwardsProps = Looks & {
  cart: CartAnswer
  next: ScheduleMenuAnswer | null
  goTo: (id: string) => void
}

/** The button to the next incomplete delivery, or to checkout if there is none. */
function Onwards({ cart, next, goTo, variant }: OnwardsProps) {
  const { weekly } = useWords()
  const { leaving, leave } = useCheckout(cart, null)
  if (next)
    return (
      <Button size="sm" variant={variant} onClick={() => goTo(next.id)}>
        {weekly.next}
      </Button>
    )
  return (
    <Button size="sm" variant={variant} busy={leaving} onClick={leave}>
      {weekly.checkout}
    </Button>
  )
}
