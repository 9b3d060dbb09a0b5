import { type StaffRole, staffRoles } from './staff.ts'

/** Who may make a call: these roles, everybody who is logged in, or everybody before logging in. */
type Allowed = readonly StaffRole[] | 'stranger'

type DeskCall = { readonly method: 'GET' | 'POST'; readonly roles: Allowed }

const get = (roles: Allowed): DeskCall => ({ method: 'GET', roles })
const post = (roles: Allowed): DeskCall => ({ method: 'POST', roles })

const all = staffRoles
const caring: Allowed = ['owner', 'manager', 'care']
const daily: Allowed = [
  'owner',
  'manager',
  'dietitian',
  'chef',
  'packer',
  'driver',
  'counter',
  'care',
]

const counting: Allowed = ['owner', 'manager', 'accountant']

const billing: Allowed = ['owner', 'manager', 'care', 'accountant']

const designing: Allowed = ['owner', 'manager', 'dietitian']

/** People who design the food, or talk with customers about changes. */
const changing: Allowed = ['owner', 'manager', 'dietitian', 'care']

/**
 * Every call of the staff room with its method and the roles that may make it. A GET sends its fields
 * in the query, a POST in the body. The screens show what these roles allow.
 */
export const deskCalls = {
  'staff-login': post('stranger'),
  'staff-link-one': get('stranger'),
  'staff-welcome': post('stranger'),
  'passkey-login-options': post('stranger'),
  'passkey-login': post('stranger'),
  'device-enter': post('stranger'),
  'device-one': get('stranger'),
  'device-login': post('stranger'),
  'staff-logout': post(all),
  'staff-logout-all': post(all),
  'staff-me': get(all),
  'passkey-collection': get(all),
  'passkey-options': post(all),
  'passkey-create': post(all),
  'passkey-delete': post(all),
  'pin-update': post(all),
  'device-collection': get(['owner', 'manager']),
  'device-create': post(['owner', 'manager']),
  'device-delete': post(['owner', 'manager']),
  'staff-collection': get(['owner', 'manager']),
  'staff-create': post(['owner']),
  'staff-roles-update': post(['owner']),
  'staff-link-create': post(['owner']),
  'staff-delete': post(['owner']),
  'list-export': post(all),
  'opening-one': get(['owner']),
  'shop-open': post(['owner']),
  'limit-collection': get(['owner', 'manager']),
  'limit-update': post(['owner']),
  'deed-collection': get(['owner', 'manager']),
  'find-collection': get(caring),
  'order-collection': get(caring),
  'order-one': get(caring),
  'order-reject': post(['owner', 'manager', 'chef']),
  'order-food-one': get(['owner', 'manager', 'care', 'dietitian']),
  'order-cancel': post(caring),
  'order-bank-paid': post(caring),
  'order-door-paid': post(caring),
  'order-door-unpaid': post(caring),
  'order-refund-create': post(caring),
  'order-refund-ask': post(caring),
  'order-refund-approve': post(caring),
  'order-refund-decline': post(caring),
  'order-note-create': post(caring),
  'day-one': get(daily),
  'day-copy-create': post(daily),
  'day-seen-create': post(['owner', 'manager', 'chef', 'packer']),
  'day-thaw': post(['owner', 'manager']),
  'kitchen-one': get(['owner', 'manager', 'chef']),
  'batch-begin': post(['owner', 'manager', 'chef']),
  'batch-end': post(['owner', 'manager', 'chef']),
  'batch-labels': get(['owner', 'manager', 'chef', 'packer']),
  'packing-one': get(['owner', 'manager', 'packer']),
  'bag-close': post(['owner', 'manager', 'packer']),
  'tray-scan': post(['owner', 'manager', 'packer']),
  'routes-one': get(caring),
  'routes-travel': get(caring),
  'routes-update': post(caring),
  'bring-one': get([...caring, 'driver']),
  'fetch-one': get([...caring, 'counter']),
  'delivery-outcome': post([...caring, 'driver', 'counter']),
  'order-delivery-one': get(caring),
  'order-delivery-update': post(caring),
  'order-delivery-cancel': post(caring),
  'order-menu-update': post(caring),
  'order-mail-one': get(caring),
  'order-mail-create': post(caring),
  'mail-collection': get(caring),
  'order-coupon-create': post(caring),
  'customer-one': get(caring),
  'customer-history': post(caring),
  'customer-mail-one': get(caring),
  'customer-note-create': post(caring),
  'customer-sessions-end': post(caring),
  'customer-password-link': post(caring),
  'customer-erase': post(['owner', 'manager']),
  'message-collection': get(caring),
  'message-one': get(caring),
  'message-take': post(caring),
  'message-holder-collection': get(caring),
  'message-assign': post(caring),
  'message-answer': post(caring),
  'message-answered': post(caring),
  'message-close': post(caring),
  'message-reopen': post(caring),
  'phone-customer-create': post(caring),
  'phone-order-create': post(caring),
  'phone-cart-one': get(caring),
  'phone-cart-update': post(caring),
  'phone-order-place': post(caring),
  'phone-link-create': post(caring),
  'company-collection': get(billing),
  'company-one': get(billing),
  'company-statement-one': get(billing),
  'company-create': post(['owner', 'manager']),
  'company-update': post(['owner', 'manager']),
  'company-close': post(['owner', 'manager']),
  'company-domains-update': post(['owner', 'manager']),
  'company-allowance-update': post(['owner', 'manager']),
  'company-manager-update': post(caring),
  'company-member-delete': post(caring),
  'company-member-allow': post(caring),
  'company-payment-create': post(counting),
  'refund-done': post(['owner', 'manager', 'accountant']),
  'today-one': get(caring),
  'books-one': get(['owner', 'manager']),
  'takings-one': get(counting),
  'refund-collection': get(counting),
  'document-collection': get(counting),
  'document-again': post(counting),
  'document-export': post(counting),
  'release-collection': get(changing),
  'release-one': get(changing),
  'release-create': post(designing),
  'release-delete': post(designing),
  'release-publish': post(designing),
  'release-undo': post(designing),
  'release-revert': post(designing),
  'release-ask': post(changing),
  'release-line-one': get(caring),
  'release-line-settle': post(caring),
  'draft-write': post(designing),
  'drafts-write': post(designing),
  'draft-drop': post(designing),
  'dish-collection': get(designing),
  'dish-one': get(designing),
  'calendar-one': get(designing),
  'kitchen-day-one': get(designing),
  'coupon-collection': get(designing),
  'board-one': get(designing),
  'terms-one': get(counting),
  'places-one': get(['owner', 'manager']),
  'area-collection': get(['owner', 'manager']),
  'ingredient-collection': get(designing),
  'words-collection': get(designing),
  'words-one': get(designing),
  'picture-one': get(designing),
  'mark-collection': get(designing),
  'mark-update': post(['owner', 'manager']),
  'piece-history': get(designing),
  'piece-presence': get(designing),
  'ingredient-one': get(designing),
  'recipe-approve': post(['owner', 'dietitian']),
} as const satisfies Record<string, DeskCall>

export type DeskCallName = keyof typeof deskCalls

export function mayCall(roles: readonly StaffRole[], name: DeskCallName): boolean {
  const allowed: Allowed = deskCalls[name].roles
  return allowed === 'stranger' || roles.some(role => allowed.includes(role))
}
