import { account } from './account.ts'
import { address } from './address.ts'
import { business } from './business.ts'
import { calculator } from './calculator.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { coupon } from './coupon.ts'
import { dateTime } from './date-time.ts'
import { drawer } from './drawer.ts'
import { fill } from './fill.ts'
import { login } from './login.ts'
import { order } from './order.ts'
import { orderChange } from './order-change.ts'
import { plans } from './plans.ts'
import { privacy } from './privacy.ts'
import { product } from './product.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { social } from './social.ts'
import { weekly } from './weekly.ts'

export const more = {
  account,
  address,
  business,
  calculator,
  cart,
  checkout,
  company,
  contact,
  coupon,
  dateTime,
  drawer,
  fill,
  login,
  order,
  orderChange,
  plans,
  privacy,
  product,
  rules,
  settings,
  social,
  weekly,
}
