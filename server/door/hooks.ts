import { addressHooks } from '../addresses/calls.ts'
import type { Department } from '../calls/hook.ts'
import { cartHooks } from '../carts/calls.ts'
import { catalogueHooks } from '../catalogue/calls.ts'
import { orderChangeHooks } from '../changing/calls.ts'
import { companyHooks } from '../companies/calls.ts'
import { accountHooks } from '../customers/account-calls.ts'
import { contactHooks } from '../customers/contact-calls.ts'
import { privacyHooks } from '../customers/privacy-calls.ts'
import { profileHooks } from '../customers/profile-calls.ts'
import { orderHooks } from '../orders/calls.ts'
import { placingHooks } from '../placing/calls.ts'
import { consentHooks } from '../releases/consent-calls.ts'
import { trackingHooks } from '../tracking/calls.ts'

/** Every call of shop/calls.ts: what it takes, what it does, and what openapi.json says of it. */
export const hooks = {
  ...catalogueHooks,
  ...addressHooks,
  ...cartHooks,
  ...placingHooks,
  ...accountHooks,
  ...companyHooks,
  ...profileHooks,
  ...privacyHooks,
  ...orderHooks,
  ...trackingHooks,
  ...orderChangeHooks,
  ...consentHooks,
  ...contactHooks,
} satisfies Required<Department>

export type Hooks = typeof hooks
export type HookName = keyof Hooks

/** The departments with what a reader of the document knows them by. */
export const departments = [
  { tag: 'catalogue', about: 'Meals, plans, places and texts.', calls: catalogueHooks },
  { tag: 'addresses', about: 'Suggestions, saved addresses, regions.', calls: addressHooks },
  { tag: 'carts', about: 'Carts, up to the moment they are placed.', calls: cartHooks },
  { tag: 'placing', about: 'A cart becomes an order, and is paid.', calls: placingHooks },
  { tag: 'accounts', about: 'Signing up, logging in, sessions.', calls: accountHooks },
  { tag: 'companies', about: 'Offices and their employees.', calls: companyHooks },
  {
    tag: 'profile',
    about: 'What a customer says of themselves, and their coupons.',
    calls: profileHooks,
  },
  { tag: 'privacy', about: 'A customer’s data, whole or erased.', calls: privacyHooks },
  { tag: 'orders', about: 'Orders as they are read and repeated.', calls: orderHooks },
  { tag: 'tracking', about: 'Where a delivery is.', calls: trackingHooks },
  { tag: 'changes', about: 'Changes of a paid order.', calls: orderChangeHooks },
  {
    tag: 'consent',
    about: 'What a customer chooses where the shop changes what they bought.',
    calls: consentHooks,
  },
  { tag: 'contact', about: 'Messages to the shop.', calls: contactHooks },
] as const
