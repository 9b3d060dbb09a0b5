import Check from 'lucide-react/icons/check'
import {
  isLater,
  type OrderStep,
  reachedStep,
  type StepPath,
  stepPaths,
} from '#shop/order-steps.ts'
import { type CartState, useCart } from '../cart/cart.ts'
import { checkedCart } from '../cart/flow.ts'
import { useWords } from '../text/words.ts'
import { Link } from './link.tsx'

/** The four steps of an order; steps not yet reached are disabled (§2). */
export function OrderSteps({ current }: { current: OrderStep }) {
  const { layout } = useWords()
  const state = useCart()
  const reached = reachedIn(state, current)
  const paths = stepPaths[state.cart?.spotPlan.plan.type ?? 'daily']
  const steps = stepsFor(state, current)
  const at = steps.indexOf(current)
  // A visitor who only looks at the menu has done no step.
  const hasOrder = state.status === 'ready'
  return (
    <nav aria-label={layout.steps.label} className="mb-6 md:mb-10">
      <ol className="mx-auto flex max-w-2xl max-sm:min-h-20">
        {steps.map((step, index) => (
          <li key={step} className="relative flex-1">
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute top-[1.375rem] end-1/2 start-[-50%] mx-6 h-0.5 ${hasOrder && index <= at ? 'bg-basil' : 'bg-line'}`}
              />
            )}
            <Step
              number={index + 1}
              name={layout.steps[step]}
              to={index !== at && !isLater(step, reached) ? paths[step] : null}
              now={index === at}
              done={hasOrder && index < at}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepProps = {
  number: number
  name: string
  to: StepPath | null
  now: boolean
  done: boolean
}

function Step({ number, name, to, now, done }: StepProps) {
  const inner = (
    <>
      <span
        className={`grid size-8 place-items-center rounded-full text-sm font-semibold ${now || done ? 'bg-basil text-on-basil' : to ? 'border border-basil bg-card text-basil' : 'border border-line bg-card text-muted'}`}
      >
        {done ? <Check size={16} strokeWidth={3} aria-hidden="true" /> : number}
      </span>
      <span className={`text-sm ${now ? 'font-semibold text-ink' : 'text-muted'}`}>{name}</span>
    </>
  )
  const looks =
    'relative flex min-h-11 flex-col items-center gap-1.5 pt-1.5 text-center leading-tight'
  if (to)
    return (
      <Link to={to} className={`${looks} hover:underline`}>
        {inner}
      </Link>
    )
  return (
    <span
      className={looks}
      aria-current={now ? 'step' : undefined}
      aria-disabled={!now || undefined}
    >
      {inner}
    </span>
  )
}

/** The second step is the address until the cart has one, then the day and time. */
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
