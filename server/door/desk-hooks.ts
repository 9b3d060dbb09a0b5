import type { DeskCallName } from '#shop/staff-room/calls.ts'
import { orderDeskHooks } from '../desk/order-calls.ts'
import { staffHooks } from '../staff/calls.ts'
import type { DeskHook } from '../staff/desk-hook.ts'

/** Every call of shop/staff-room/calls.ts. */
export const deskHooks = { ...staffHooks, ...orderDeskHooks } satisfies Record<
  DeskCallName,
  DeskHook
>
