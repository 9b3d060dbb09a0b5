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
import type { Words } from '../el/index.ts'

export const en = {
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
} satisfies Words
