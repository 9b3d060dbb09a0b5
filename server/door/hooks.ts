import { contactForm, partnershipForm } from '#shop/contact.ts'
import { addressHooks } from '../addresses/calls.ts'
import { post } from '../calls/hook.ts'
import { nothing } from '../calls/hook-fields.ts'
import { cartHooks } from '../carts/calls.ts'
import { catalogueHooks } from '../catalogue/calls.ts'
import { orderChangeHooks } from '../changing/calls.ts'
import { companyHooks } from '../companies/calls.ts'
import { accountHooks } from '../customers/account-calls.ts'
import { contactCreate, partnershipCreate } from '../customers/contact.ts'
import { privacyHooks } from '../customers/privacy-calls.ts'
import { profileHooks } from '../customers/profile-calls.ts'
import { orderHooks } from '../orders/calls.ts'
import { placingHooks } from '../placing/calls.ts'

/** Every call of the shop: name, method, what it takes, what it does; in the order of the contract. */
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
  'contact-create': post(nothing, contactForm, contactCreate, {
    says: 'Keeps what somebody writes to the shop.',
    answers: 'ReceivedAnswer',
    limit: 'message',
  }),
  'partnership-create': post(nothing, partnershipForm, partnershipCreate, {
    says: 'Keeps what a company asks for.',
    answers: 'ReceivedAnswer',
    limit: 'message',
  }),
}

export type Hooks = typeof hooks
export type HookName = keyof Hooks
