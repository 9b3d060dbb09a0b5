/**
 * Every call of the shop (§7) with its method. A POST or PUT sends the fields named here in the query
 * and all others in the body; a GET or DELETE has no body and sends all fields in the query.
 */
export const calls = {
  'repository-values': 'GET',
  'plan-collection': 'GET',
  'meal-collection': 'GET',
  'meal-one': 'GET',
  'allergen-collection': 'GET',
  'content-one': 'GET',
  'faq-collection': 'GET',
  'social-feed-collection': 'GET',
  'spot-collection': 'GET',
  'address-suggestion-collection': 'GET',
  'municipality-collection': 'GET',
  'region-one': 'GET',
  'customer-address-collection': 'GET',
  'customer-address-create': 'POST',
  'customer-address-update': 'PUT addressId',
  'customer-address-delete': 'DELETE',
  'region-interest-create': 'POST',
  'region-interest-confirm': 'POST',
  'region-interest-delete': 'POST',
  'cart-create': 'POST cartId',
  'cart-one': 'GET',
  'cart-customer-one': 'GET',
  'cart-address-update': 'PUT cartId',
  'time-period-collection': 'GET',
  'cart-schedule-update': 'PUT cartId',
  'menu-collection': 'GET',
  'cart-item-add': 'POST cartId',
  'cart-schedule-menu-update': 'PUT cartId',
  'cart-coupon-redeem': 'POST cartId',
  'cart-payment-type-update': 'PUT cartId',
  'cart-invoice-update': 'PUT cartId',
  'cart-notes-update': 'PUT cartId',
  'cart-delete': 'POST cartId',
  'cart-place': 'PUT cartId',
  'payment-return': 'POST',
  'auth-login-email': 'POST',
  'auth-register-email': 'POST',
  'auth-password-request': 'POST',
  'auth-password-reset': 'POST',
  'auth-login-social': 'POST',
  'auth-email-verify': 'POST',
  'auth-email-verify-request': 'POST',
  'auth-session-one': 'GET',
  'auth-logout': 'POST cartId',
  'customer-password-update': 'PUT',
  'customer-email-update': 'PUT',
  'customer-email-delete': 'DELETE',
  'customer-email-verify': 'POST',
  'customer-session-collection': 'GET',
  'customer-session-delete': 'POST sessionId',
  'spot-one': 'GET',
  'customer-spot-collection': 'GET',
  'customer-spot-create': 'POST',
  'customer-spot-delete': 'POST',
  'company-report-one': 'GET',
  'company-member-collection': 'GET',
  'company-member-delete': 'POST',
  'customer-one': 'GET',
  'customer-update': 'PUT',
  'customer-allergens-one': 'GET',
  'customer-allergens-update': 'PUT',
  'customer-allergens-delete': 'DELETE',
  'customer-coupon-collection': 'GET',
  'customer-coupon-redeem': 'POST',
  'customer-export': 'GET',
  'customer-delete': 'POST',
  'customer-order-collection': 'GET',
  'customer-order-one': 'GET',
  'order-track-one': 'GET',
  'order-track-rate': 'POST',
  'order-track-tell': 'POST',
  'meal-question-stop': 'POST',
  'tray-one': 'GET',
  'customer-order-repeat': 'POST orderId',
  'customer-order-cancel': 'POST orderId',
  'customer-order-menu-collection': 'GET',
  'customer-order-menu-update': 'PUT orderId',
  'customer-order-day-collection': 'GET',
  'customer-order-delivery-update': 'PUT orderId',
  'customer-order-pause': 'POST orderId',
  'customer-order-resume': 'POST orderId',
  'customer-order-undo': 'POST orderId',
  'order-consent-one': 'POST',
  'order-consent-create': 'POST',
  'contact-create': 'POST',
  'partnership-create': 'POST',
} as const satisfies Record<string, Method | `${Method} ${string}`>

export type CallName = keyof typeof calls
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type QueryField<Name extends CallName> =
  (typeof calls)[Name] extends `${Method} ${infer Field}` ? Field : never

/** A field whose value is the whole body of its call, and not one field of it; it may be null. */
const wholeBody: { readonly [Name in CallName]?: string } = { 'cart-invoice-update': 'invoice' }

export type Fields = Readonly<Record<string, unknown>>

export function methodOf(name: CallName): Method {
  return calls[name].split(' ')[0] as Method
}

export function isInQuery(name: CallName, field: string): boolean {
  return !hasBody(name) || calls[name].split(' ').includes(field, 1)
}

export function hasBody(name: CallName): boolean {
  return methodOf(name) === 'POST' || methodOf(name) === 'PUT'
}

export function wholeBodyOf(name: CallName): string | null {
  return wholeBody[name] ?? null
}

/** What a client sends for an input; a GET or DELETE has no body. */
export function sent(
  name: CallName,
  input: Fields,
): { query: Record<string, string>; body: unknown } {
  const query: Record<string, string> = {}
  const body: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(input))
    if (!isInQuery(name, field)) body[field] = value
    else if (value != null) query[field] = String(value)
  const whole = wholeBodyOf(name)
  return { query, body: whole ? body[whole] : hasBody(name) ? body : undefined }
}

/** The input that a client has sent, unchecked; null where the body is no object. */
export function received(name: CallName, query: Fields, body: unknown = {}): Fields | null {
  if (!hasBody(name)) return query
  const whole = wholeBodyOf(name)
  const inBody = whole ? { [whole]: body } : body
  if (typeof inBody !== 'object' || inBody === null || Array.isArray(inBody)) return null
  const inQuery = calls[name].split(' ').slice(1)
  return { ...inBody, ...Object.fromEntries(inQuery.map(field => [field, query[field]])) }
}
