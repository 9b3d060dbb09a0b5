import { layout } from './layout.ts'
import { home } from './home.ts'
import { plans } from './plans.ts'
import { address } from './address.ts'
import { dateTime } from './date-time.ts'
import { menu } from './menu.ts'
import { product } from './product.ts'
import { checkout } from './checkout.ts'
import { order } from './order.ts'
import { login } from './login.ts'

/** The words of the screens. Greek is the type: a word that English lacks fails the build. */
export const el = {
  layout,
  home,
  plans,
  address,
  dateTime,
  menu,
  product,
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
