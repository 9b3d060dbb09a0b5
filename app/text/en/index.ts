import type { Words } from '../el/index.ts'
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

export const en = {
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
} satisfies Words
