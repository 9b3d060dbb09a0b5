import type { Catalogue } from './catalogue.ts'
import type { Plan } from './plan.ts'

/**
 * Remembers a rule's answer for each delivery while catalogue and plan are the same objects: a call
 * changes one of a month's eight. The mark lets the bundler drop rules that a page does not use.
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
