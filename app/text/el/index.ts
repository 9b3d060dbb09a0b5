import { address } from './address.ts'
import { checkout } from './checkout.ts'
import { dateTime } from './date-time.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'
import { login } from './login.ts'
import { menu } from './menu.ts'
import { order } from './order.ts'
import { plans } from './plans.ts'
import { policies } from './policies.ts'
import { product } from './product.ts'

/** The words of the screens. Greek is the type: a word that English lacks fails the build. */
export const el = {
  layout,
  home,
  plans,
  address,
  dateTime,
  menu,
  product,
  policies,
  checkout,
  order,
  login,
}

/** Texts as texts, functions with the same parameters. */
export type Words = Worded<typeof el>

type Worded<Node> = Node extends string
  ? string
  : Node extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : { readonly [Key in keyof Node]: Worded<Node[Key]> }
