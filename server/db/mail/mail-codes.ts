import type { StaffMailKind } from '#shop/shop-event.ts'

/** Codes of the mails, as in content/emails.json, by what they are about. */
const orderMailCodes = [
  'order-confirmed',
  'payment-link',
  'payment-failed',
  'bank-transfer',
  'transfer-expired',
  'delivery-reminder',
  'order-changed',
  'order-cancelled',
  'order-not-accepted',
  'refund-sent',
  'delivery-today',
  'delivery-soon',
  'delivery-missed',
  'meal-question',
  'order-consent',
] as const
const accountMailCodes = [
  'welcome',
  'welcome-plain',
  'password-reset',
  'email-verify',
  'login-linked',
  'password-changed',
  'login-tries',
  'email-change',
  'email-change-asked',
  'email-changed',
  'account-deleted',
] as const
const regionMailCodes = ['region-confirm', 'region-open'] as const
export const mailCodes = [...orderMailCodes, ...accountMailCodes, ...regionMailCodes] as const

export type OrderMailCode = (typeof orderMailCodes)[number]
export type MailCode = (typeof mailCodes)[number]

export function isOrderMail(code: MailCode): code is OrderMailCode {
  return orderMailCodes.some(each => each === code)
}

/** To the shop's people, who are in the mail's own data. */
export type StaffMailCode = `staff-${StaffMailKind}`

export function isStaffMail(code: MailCode | OwnMailCode): code is StaffMailCode {
  return code.startsWith('staff-')
}

/** The answer to a message, whose writer may have no account. */
export const replyMailCode = 'message-reply'

/** Codes whose texts no editor writes. */
export type OwnMailCode = StaffMailCode | typeof replyMailCode
