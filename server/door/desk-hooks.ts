import type { DeskCallName } from '#shop/people/calls.ts'
import { moneyDeskHooks } from '../books/calls.ts'
import type { DeskHook } from '../calls/desk-hook.ts'
import { bankDeskHooks } from '../changing/bank-acts.ts'
import { deliveryDeskHooks } from '../changing/delivery-calls.ts'
import { doorDeskHooks } from '../changing/door-acts.ts'
import { kindnessDeskHooks } from '../changing/kindness-calls.ts'
import { limitHooks } from '../changing/limit-calls.ts'
import { orderDeskHooks } from '../changing/order-calls.ts'
import { refundRequestHooks } from '../changing/refund-requests.ts'
import { companyDeskHooks } from '../companies/desk-calls.ts'
import { customerDeskHooks } from '../customers/desk-calls.ts'
import { handoverHooks } from '../handover/calls.ts'
import { inboxHooks } from '../inbox/calls.ts'
import { kitchenHooks } from '../kitchen/calls.ts'
import { openingHooks } from '../opening/calls.ts'
import { dayHooks, packingHooks } from '../packing/calls.ts'
import { staffHooks } from '../people/calls.ts'
import { phoneHooks } from '../phone/calls.ts'
import { calendarHooks } from '../releases/calendar-calls.ts'
import { releaseHooks } from '../releases/calls.ts'
import { routesHooks } from '../routes/calls.ts'
import { todayHooks } from '../today/calls.ts'

/** Every call of shop/people/calls.ts. */
export const deskHooks = {
  ...staffHooks,
  ...orderDeskHooks,
  ...bankDeskHooks,
  ...doorDeskHooks,
  ...releaseHooks,
  ...calendarHooks,
  ...dayHooks,
  ...kitchenHooks,
  ...packingHooks,
  ...handoverHooks,
  ...routesHooks,
  ...deliveryDeskHooks,
  ...kindnessDeskHooks,
  ...customerDeskHooks,
  ...inboxHooks,
  ...companyDeskHooks,
  ...phoneHooks,
  ...todayHooks,
  ...moneyDeskHooks,
  ...refundRequestHooks,
  ...limitHooks,
  ...openingHooks,
} satisfies Record<DeskCallName, DeskHook>

/** The departments with what a reader of the document knows them by. */
export const deskDepartments = [
  { tag: 'staff', about: 'Who works here, how they get in, what they did.', calls: staffHooks },
  { tag: 'orders', about: 'Finding orders, and what is done to them.', calls: orderDeskHooks },
  { tag: 'orders', about: 'What is paid when it is handed over.', calls: doorDeskHooks },
  { tag: 'orders', about: 'What is paid by a bank transfer.', calls: bankDeskHooks },
  { tag: 'deliveries', about: 'Changes of single deliveries.', calls: deliveryDeskHooks },
  { tag: 'kindness', about: 'Mails as they left, and coupons given.', calls: kindnessDeskHooks },
  { tag: 'customers', about: 'Accounts, as care sees them.', calls: customerDeskHooks },
  { tag: 'inbox', about: 'Messages and their answers.', calls: inboxHooks },
  { tag: 'companies', about: 'Offices, their people and what they owe.', calls: companyDeskHooks },
  { tag: 'day', about: 'What to cook, pack, bring and hand over.', calls: dayHooks },
  { tag: 'kitchen', about: 'What to cook, and the batches made.', calls: kitchenHooks },
  { tag: 'packing', about: 'What goes into each bag, and closing it.', calls: packingHooks },
  { tag: 'handover', about: 'What became of each bag, at door or counter.', calls: handoverHooks },
  { tag: 'routes', about: 'Who drives where, one door after the other.', calls: routesHooks },
  { tag: 'today', about: 'What needs somebody now.', calls: todayHooks },
  { tag: 'money', about: 'Takings, refunds, documents.', calls: moneyDeskHooks },
  { tag: 'phone', about: 'Orders that somebody takes by phone.', calls: phoneHooks },
  { tag: 'refunds', about: 'What waits for a second person.', calls: refundRequestHooks },
  { tag: 'limits', about: 'How much a role may give back.', calls: limitHooks },
  { tag: 'opening', about: 'A new shop, until it opens.', calls: openingHooks },
  { tag: 'releases', about: 'Drafts of the catalogue.', calls: releaseHooks },
  { tag: 'calendar', about: 'The week, closed days and coupons.', calls: calendarHooks },
] as const
