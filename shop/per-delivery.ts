import type { Catalogue } from './catalogue.ts'
import type { Plan } from './plan.ts'

/**
 * A rule about a delivery of a cart, worked out once for as long as catalogue, plan and delivery are
 * the very same: of a month's cart a call changes one delivery, and the others stay as they are.
 * The mark below keeps rules that no page asks out of its scripts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function perDelivery<Delivery extends object, Told>(
  rule: (catalogue: Catalogue, plan: Plan, delivery: Delivery) => Told,
): (catalogue: Catalogue, plan: Plan, delivery: Delivery) => Told {
  const told = new WeakMap<Delivery, { catalogue: Catalogue; plan: Plan; answer: Told }>()
  return (catalogue, plan, delivery) => {
    const known = told.get(delivery)
    if (known?.catalogue === catalogue && known.plan === plan) return known.answer
    const answer = rule(catalogue, plan, delivery)
    told.set(delivery, { catalogue, plan, answer })
    return answer
  }
}
