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
  ...orderChangeHooks,
  ...contactHooks,
} satisfies Required<Department>

export type Hooks = typeof hooks
export type HookName = keyof Hooks
