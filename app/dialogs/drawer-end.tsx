import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import type { CartAnswer } from '#server/answers.ts'
import { reachedStep, type StepPath, stepPaths } from '#shop/order-steps.ts'
import { Button } from '#ui/button.tsx'
import { Euro } from '#ui/money.tsx'
import { checkedCart } from '../cart/checked.ts'
import { useWords } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'

type LeaveFor = (event: MouseEvent, target: StepPath) => void

/** Links replace the drawer's entry of the history, so that going back leads to the page beneath it. */
export function Continue({
  cart,
  close,
  leaveFor,
}: {
  cart: CartAnswer
  close: () => void
  leaveFor: LeaveFor
}) {
  const { drawer, order } = useWords()
  const { pathname } = useLocation()
  const step = reachedStep(checkedCart(cart))
  const target = stepPaths[cart.spotPlan.plan.type][step]
  const text = drawer.next[step]
  return (
    <>
      <p className="mb-3 flex items-baseline justify-between gap-4">
        <span className="font-semibold">
          {drawer.grandtotal} <span className="text-sm font-normal text-muted">{drawer.vat}</span>
        </span>
        <Euro value={cart.expected.grandtotal} className="font-serif text-xl font-semibold" />
      </p>
      {cart.spotPlan.plan.type === 'weekly' && (
        <p className="-mt-2 mb-3 text-sm text-muted">{order.paidOnce}</p>
      )}
      {target === pathname ? (
        <Button size="lg" onClick={close} className="w-full">
          {text}
        </Button>
      ) : (
        <ButtonLink
          to={target}
          replace
          size="lg"
          className="w-full"
          onClick={event => leaveFor(event, target)}
        >
          {text}
        </ButtonLink>
      )}
    </>
  )
}

export function Empty({ leaveFor }: { leaveFor: LeaveFor }) {
  const { drawer, layout } = useWords()
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <img src="/logo-mark.svg" alt="" width={72} height={72} />
      <p className="mt-6 font-serif text-xl font-semibold">{drawer.empty}</p>
      <p className="mt-2 mb-8 text-muted">{drawer.emptyText}</p>
      <ButtonLink to="/plans" replace size="lg" onClick={event => leaveFor(event, '/plans')}>
        {layout.startNow}
      </ButtonLink>
    </div>
  )
}
