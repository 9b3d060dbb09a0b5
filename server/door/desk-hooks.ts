import type { DeskCallName } from '#shop/staff-room/calls.ts'
import { companyDeskHooks } from '../desk/companies/calls.ts'
import { customerDeskHooks } from '../desk/customer-calls.ts'
import { dayHooks } from '../desk/day-calls.ts'
import { deliveryDeskHooks } from '../desk/delivery-calls.ts'
import { inboxHooks } from '../desk/inbox-calls.ts'
import { kindnessDeskHooks } from '../desk/kindness-calls.ts'
import { limitHooks } from '../desk/limit-calls.ts'
import { moneyDeskHooks } from '../desk/money-calls.ts'
import { orderDeskHooks } from '../desk/order-calls.ts'
import { phoneHooks } from '../desk/phone/calls.ts'
import { refundRequestHooks } from '../desk/refund-requests.ts'
import { releaseHooks } from '../releases/calls.ts'
import { staffHooks } from '../staff/calls.ts'
import type { DeskHook } from '../staff/desk-hook.ts'

/** Every call of shop/staff-room/calls.ts. */
export const deskHooks = {
  ...staffHooks,
  ...orderDeskHooks,
  ...releaseHooks,
  ...dayHooks,
  ...deliveryDeskHooks,
  ...kindnessDeskHooks,
  ...customerDeskHooks,
  ...inboxHooks,
  ...companyDeskHooks,
  ...phoneHooks,
  ...moneyDeskHooks,
  ...refundRequestHooks,
  ...limitHooks,
} satisfies Record<DeskCallName, DeskHook>
