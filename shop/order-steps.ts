import type { CartError } from './cart/checks.ts'
import type { PlanType } from './plan/plan.ts'

export type CheckedCart = {
  readonly planType: PlanType
  readonly hasAddress: boolean
  readonly hasSchedule: boolean
  readonly errors: readonly Pick<CartError, 'group' | 'slug'>[]
}

export type OrderStep = 'plans' | 'address' | 'date-time' | 'menu' | 'checkout'

const stepOrder: readonly OrderStep[] = ['plans', 'address', 'date-time', 'menu', 'checkout']

export const stepPaths = {
  daily: {
    plans: '/plans',
    address: '/address',
    'date-time': '/date-time',
    menu: '/menu',
    checkout: '/checkout',
  },
  weekly: {
    plans: '/plans/weekly',
    address: '/address',
    'date-time': '/date-time/weekly',
    menu: '/menu/weekly',
    checkout: '/checkout',
  },
} as const satisfies Record<PlanType, Record<OrderStep, string>>

export type StepPath = (typeof stepPaths)[PlanType][OrderStep]

export function stepOf(path: string): OrderStep | null {
  const steps = Object.values(stepPaths).flatMap(
    paths => Object.entries(paths) as [OrderStep, string][],
  )
  return steps.find(([, stepPath]) => stepPath === path)?.[0] ?? null
}

/** The furthest step that the cart may see; the earlier ones stay open (§2, §4). */
export function reachedStep(cart: CheckedCart | null): OrderStep {
  if (!cart) return 'plans'
  if (!cart.hasAddress) return 'address'
  if (!cart.hasSchedule) return 'date-time'
  return cart.errors.some(({ group }) => group !== 'shipping-address') ? 'menu' : 'checkout'
}

/** The step to show instead of the requested page (§4); null: the page itself. */
export function leadsTo(cart: CheckedCart | null, path: string): StepPath | null {
  const target = stepPathFor(cart, path)
  return target === path ? null : target
}

function stepPathFor(cart: CheckedCart | null, path: string): StepPath | null {
  const step = stepOf(path)
  if (step === null || step === 'plans') return null
  // The menu is open without a cart, and then only shows the meals (reading: Screens).
  if (!cart) return step === 'menu' ? '/menu' : '/plans'
  const reached = reachedStep(cart)
  const paths = stepPaths[cart.planType]
  return isLater(step, reached) ? paths[reached] : paths[step]
}

/** The login dialog opens on checkout while no customer is logged in (§4). */
export function asksForLogin(cart: CheckedCart | null, path: string): boolean {
  return path === '/checkout' && !!cart?.errors.some(({ slug }) => slug === 'no-customer-found')
}

/** The plan rules open when a weekly plan that lacks meals is sent back to its menu (§4). */
export function opensPlanRules(cart: CheckedCart | null, path: string): boolean {
  return (
    cart?.planType === 'weekly' &&
    cart.errors.some(({ slug }) => slug === 'amounts-error') &&
    leadsTo(cart, path) === stepPaths.weekly.menu &&
    stepOf(path) !== 'menu'
  )
}

export function isLater(step: OrderStep, reached: OrderStep): boolean {
  return stepOrder.indexOf(step) > stepOrder.indexOf(reached)
}
