import type { CartAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../../text/words.ts'
import { NextAct } from '../../ui/next-act.tsx'
import { Dropped } from '../date-time/saving.tsx'

/** The way on; or what the chosen days took out of the order, which is read first. */
export function Onwards({
  cart,
  busy,
  dropped,
}: {
  cart: CartAnswer
  busy: boolean
  dropped: readonly string[]
}) {
  const { address } = useWords()
  if (dropped.length > 0) return <Dropped names={dropped} planType={cart.spotPlan.plan.type} />
  return (
    <NextAct className="mt-2">
      <Button type="submit" size="lg" busy={busy} className="md:px-12">
        {address.continue}
      </Button>
    </NextAct>
  )
}
