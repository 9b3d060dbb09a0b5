import { Refused } from './refused.ts'

/** Every expected "no" with its HTTP status (§8); its text is in refusal-text.ts. */
export const refusalStatus = {
  'invalid-input': 400,
  'invalid-api-key': 400,
  'user-not-allowed': 401,
  'invalid-token': 401,
  'hook-not-found': 404,
  'cart-not-found': 404,
  'plan-not-found': 404,
  'meal-not-found': 404,
  'tray-not-found': 404,
  'content-not-found': 404,
  'item-not-found': 404,
  'order-not-found': 404,
  'customer-not-found': 404,
  'region-not-found': 404,
  'spot-not-found': 404,
  'suggestion-not-found': 404,
  'payment-not-found': 404,
  'link-expired': 404,
  'coupon-not-found': 404,
  'address-not-found': 404,
  'method-not-allowed': 405,
  'item-type-is-full': 409,
  'schedule-menu-is-full': 409,
  'meal-sold-out': 409,
  'customer-exists': 409,
  'plan-conflict': 409,
  'too-many-addresses': 409,
  'change-too-late': 409,
  'change-not-possible': 409,
  'open-orders': 409,
  'unpaid-orders': 409,
  'email-not-proved': 409,
  'delivery-too-large': 409,
  'change-too-large': 409,
  'payment-changed': 409,
  'door-not-possible': 409,
  'shop-closed': 409,
  'bank-not-possible': 409,
  'body-too-large': 413,
  'cart-error': 422,
  'price-changed': 422,
  'spot-not-allowed': 422,
  'place-closing': 422,
  'terms-not-accepted': 422,
  'permissions-error': 422,
  'customer-not-allowed': 422,
  'login-needed': 422,
  'date-not-available': 422,
  'coupon-rule-error': 422,
  'payment-failure': 422,
  'password-request-expired': 422,
  'email-link-expired': 422,
  'too-many-requests': 429,
  'server-error': 500,
  unavailable: 503,
} as const

export type RefusalCode = keyof typeof refusalStatus

/** An expected "no" as a value; nothing was saved. */
export type Refusal = Refused<RefusalCode>

export function refuse(code: RefusalCode, data?: unknown): Refusal {
  return new Refused(code, data)
}

export function isRefusal(value: unknown): value is Refusal {
  return Refused.is(value)
}

/** A refused field of a form: its name and the key of its message (§5). */
export type FieldError = { readonly field: string; readonly slug: string }

export function invalidInput(...errors: FieldError[]): Refusal {
  return refuse('invalid-input', { errors })
}
