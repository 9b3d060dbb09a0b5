import * as z from 'zod/mini'
import { addressDetails, typedAddress } from '#shop/address/address-form.ts'
import { invoiceDetails } from '#shop/invoice.ts'
import { callerForm } from '#shop/people/phone-form.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import {
  phoneCartAnswer,
  phoneCustomerAnswer,
  phoneLinkAnswer,
  phoneOrderAnswer,
  phonePlacedAnswer,
  placedByPhoneAnswer,
} from '../answers/phone.ts'
import { type ActCall, type Acted, act, read } from '../calls/desk-hook.ts'
import { date, euros, id, someItems } from '../calls/hook-fields.ts'
import { randomId } from '../calls/random.ts'
import { welcomeCustomer } from '../customers/new-customer.ts'
import { askForPassword } from '../db/customer/password-requests.ts'
import { phoneCartOne, phoneCartUpdate, phoneOrderCreate } from './cart.ts'
import { phoneLinkCreate, phoneOrderPlace } from './placing.ts'

/** Opens an account for an unknown caller. Its mail has links to prove the mailbox and set a password. */
async function phoneCustomerCreate(
  { tx, now, jobs, catalogue }: ActCall,
  { name, email, lang }: z.infer<typeof callerForm>,
): Promise<Acted<{ customerId: string }> | DeskRefusal> {
  const customer = { id: randomId(), name, email, passwordHash: null }
  if (!(await welcomeCustomer(tx, { now, lang, catalogue }, customer)))
    return refuseAtDesk('customer-known')
  await askForPassword(tx, email, now, 0)
  jobs.soon('mails')
  const { id: customerId } = customer
  return { data: { customerId }, deed: { subject: `customer ${customerId}`, changes: {} } }
}

const order = z.object({ phoneOrderId: id })
const found = ['phone-order-not-found'] as const

export const phoneHooks = {
  'phone-customer-create': act(callerForm, phoneCustomerCreate, {
    says: 'Makes an account for a caller whom the shop does not know; they get its mails.',
    answers: phoneCustomerAnswer,
    refuses: ['customer-known'],
  }),
  'phone-order-create': act(z.object({ customerId: id }), phoneOrderCreate, {
    says: 'Begins a single order for a customer, beside their own cart.',
    answers: phoneOrderAnswer,
    refuses: ['desk-customer-not-found', 'plan-not-found'],
  }),
  'phone-cart-one': read(order, phoneCartOne, {
    says: 'The cart of a phone order with places, days and meals to choose from; once placed, its order.',
    answers: z.union([phoneCartAnswer, phonePlacedAnswer]),
    refuses: found,
  }),
  'phone-cart-update': read(
    z.extend(order, {
      address: z.optional(z.extend(addressDetails, typedAddress.shape)),
      addressId: z.optional(id),
      spotId: z.optional(id),
      phone: z.optional(z.string().check(z.maxLength(40))),
      date: z.optional(date),
      timePeriodId: z.optional(id),
      items: z.optional(someItems),
      spotPaymentTypeId: z.optional(id),
      notes: z.optional(z.string().check(z.trim(), z.maxLength(500))),
      coupon: z.optional(z.string().check(z.trim(), z.maxLength(40))),
      invoice: z.optional(z.nullable(invoiceDetails)),
    }),
    phoneCartUpdate,
    {
      says: 'Changes one thing of the cart, by the rules that hold for its customer.',
      answers: phoneCartAnswer,
      refuses: [
        ...found,
        'spot-not-found',
        'spot-not-allowed',
        'address-not-found',
        'region-not-found',
        'date-not-available',
        'schedule-menu-is-full',
        'item-not-found',
        'item-type-is-full',
        'meal-sold-out',
        'coupon-not-found',
        'coupon-rule-error',
      ],
    },
  ),
  'phone-order-place': act(
    z.extend(order, { toPay: euros(0, 'What was read out to the customer.') }),
    phoneOrderPlace,
    {
      says: 'Places the cart as an order that waits for its money, and mails a link to pay it.',
      answers: placedByPhoneAnswer,
      refuses: [
        ...found,
        'cart-error',
        'price-changed',
        'coupon-rule-error',
        'schedule-menu-is-full',
        'unpaid-orders',
        'email-not-proved',
        'delivery-too-large',
        'door-not-possible',
        'bank-not-possible',
        'spot-not-allowed',
        'place-closing',
        'region-not-found',
      ],
    },
  ),
  'phone-link-create': act(order, phoneLinkCreate, {
    says: 'Makes one more link to pay a phone order, to be read out; the others stay good.',
    answers: phoneLinkAnswer,
    refuses: [...found, 'phone-order-not-waiting'],
  }),
}
