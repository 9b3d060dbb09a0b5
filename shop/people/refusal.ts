import { Refused } from '../refused.ts'

/** HTTP statuses of the staff room's own refusals, beside the shop's; texts are in refusal-text.ts. */
export const deskRefusalStatus = {
  'staff-not-allowed': 422,
  'staff-logged-out': 401,
  'role-not-allowed': 403,
  'wrong-password': 422,
  'passkey-not-valid': 422,
  'too-many-passkeys': 409,
  'staff-not-found': 404,
  'staff-exists': 409,
  'staff-link-expired': 404,
  'last-owner': 409,
  'desk-order-not-found': 404,
  'document-not-waiting': 409,
  'order-not-open': 409,
  'order-partly-delivered': 409,
  'bank-not-due': 409,
  'bank-other-amount': 422,
  'door-not-due': 409,
  'door-other-amount': 422,
  'order-changed': 409,
  'day-changed': 409,
  'list-in-work': 409,
  'list-not-frozen': 409,
  'list-not-seen': 409,
  'not-on-list': 422,
  'batch-not-found': 404,
  'bag-not-found': 404,
  'bag-not-full': 422,
  'tray-wrong': 422,
  'change-waits': 409,
  'nothing-changes': 409,
  'mail-not-kept': 409,
  'customer-gone': 409,
  'too-much-back': 422,
  'over-limit': 403,
  'refund-asked-already': 409,
  'refund-not-asked': 409,
  'own-request': 403,
  'refund-not-by-hand': 409,
  'release-not-found': 404,
  'release-not-draft': 409,
  'release-not-planned': 409,
  'release-not-live': 409,
  'release-empty': 422,
  'release-instant': 422,
  'release-lacks': 422,
  'release-touches': 409,
  'draft-changed': 409,
  'nobody-to-ask': 409,
  'line-not-open': 409,
  'picture-too-large': 413,
  'picture-format': 422,
  'picture-pixels': 422,
  'picture-small': 422,
  'picture-broken': 422,
  'piece-not-found': 404,
  'desk-customer-not-found': 404,
  'phone-order-not-found': 404,
  'phone-order-not-waiting': 409,
  'customer-known': 409,
  'company-not-found': 404,
  'company-changed': 409,
  'company-has-orders': 409,
  'member-not-found': 404,
  'member-not-proven': 409,
  'member-not-removed': 409,
  'day-too-far': 422,
  'message-not-found': 404,
  'message-changed': 409,
  'opening-lacks': 409,
  'shop-is-open': 409,
  'already-done': 409,
  'invalid-code': 422,
} as const

export type DeskRefusalCode = keyof typeof deskRefusalStatus

export type DeskRefusal = Refused<DeskRefusalCode>

export function refuseAtDesk(code: DeskRefusalCode, data?: unknown): DeskRefusal {
  return new Refused(code, data)
}

export function isDeskCode(code: string): code is DeskRefusalCode {
  return Object.hasOwn(deskRefusalStatus, code)
}
