import Check from 'lucide-react/icons/check'
import {
  isLater,
  type OrderStep,
  reachedStep,
  type StepPath,
  stepPaths,
} from '#shop/order-steps.ts'
import { type CartState, useCart } from '../cart/cart.ts'
import { checkedCart } from '../cart/checked.ts'
import { useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'
import './steps.css'

/** The four steps of an order; steps not yet reached are disabled (§2). */
export function OrderSteps({ current }: { current: OrderStep }) {
  const { layout } = useWords()
  const state = useCart()
  const reached = reachedIn(state, current)
  const paths = stepPaths[state.cart?.spotPlan.plan.type ?? 'daily']
  const steps = stepsFor(state, current)
  const at = steps.indexOf(current)
  return (
    <nav aria-label={layout.steps.label} className="mb-4 md:mb-6">
      <ol className={`steps ${state.status}`}>
        {steps.map((step, index) => (
          <Step
            key={step}
            number={index + 1}
            name={layout.steps[nameOf(step)]}
            to={index !== at && !isLater(step, reached) ? paths[step] : null}
            place={index < at ? 'before' : index === at ? 'now' : 'after'}
          />
        ))}
      </ol>
    </nav>
  )
}

type StepProps = {
  number: number
  name: string
  to: StepPath | null
  place: 'before' | 'now' | 'after'
}

function Step({ number, name, to, place }: StepProps) {
  const inner = (
    <>
      <span className="step-mark">
        <span>{number}</span>
        <Check size={16} strokeWidth={3} aria-hidden="true" />
      </span>
      {name}
    </>
  )
  return (
    <li className={`step step-${place} ${to ? 'step-open' : ''}`}>
      {to ? (
        <Link to={to}>{inner}</Link>
      ) : (
        <span
          aria-current={place === 'now' ? 'step' : undefined}
          aria-disabled={place === 'now' ? undefined : true}
        >
          {inner}
        </span>
      )}
    </li>
  )
}

/** The address and the day and time are one step to the customer (§2). */
function nameOf(step: OrderStep) {
  return step === 'address' || step === 'date-time' ? 'delivery' : step
}

/** The second step leads to the address until the cart has one, then to the day and time. */
function stepsFor(state: CartState, current: OrderStep): OrderStep[] {
  const hasAddress = state.cart ? checkedCart(state.cart).hasAddress : false
  const asksAddress = current === 'address' || (current !== 'date-time' && !hasAddress)
  return ['plans', asksAddress ? 'address' : 'date-time', 'menu', 'checkout']
}

/** Until the cart is loaded, all steps up to this one count as reached. */
function reachedIn(state: CartState, current: OrderStep): OrderStep {
  if (state.status === 'loading') return current
  return reachedStep(state.cart ? checkedCart(state.cart) : null)
}
