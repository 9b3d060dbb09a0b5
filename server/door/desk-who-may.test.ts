import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeskCallName, deskCalls, mayCall } from '#shop/people/calls.ts'
import { staffRoles } from '#shop/people/staff.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'

let door: Door
const seats = new Map<string, Seat>()
let customer: string
beforeAll(async () => {
  door = await openDoor()
  for (const role of staffRoles) seats.set(role, await seat(door, role))
  const { data } = await door.ask('auth-login-email', {
    username: 'maria@gastra.example',
    password: 'gastra-demo',
  })
  customer = (data as { token: string }).token
})
afterAll(() => door.close())

const names = Object.keys(deskCalls) as DeskCallName[]
const inner = names.filter(name => deskCalls[name].roles !== 'stranger')
const shut = ['role-not-allowed', 'staff-logged-out', 'user-not-allowed']

/** Which roles pass the door of which call, written out: a wider table must be meant. */
const who: Record<string, string> = {
  'staff-logout': 'owner manager dietitian chef packer driver counter care accountant',
  'staff-logout-all': 'owner manager dietitian chef packer driver counter care accountant',
  'passkey-collection': 'owner manager dietitian chef packer driver counter care accountant',
  'passkey-options': 'owner manager dietitian chef packer driver counter care accountant',
  'passkey-create': 'owner manager dietitian chef packer driver counter care accountant',
  'passkey-delete': 'owner manager dietitian chef packer driver counter care accountant',
  'pin-update': 'owner manager dietitian chef packer driver counter care accountant',
  'device-collection': 'owner manager',
  'device-create': 'owner manager',
  'device-delete': 'owner manager',
  'staff-me': 'owner manager dietitian chef packer driver counter care accountant',
  'staff-collection': 'owner manager',
  'staff-create': 'owner',
  'staff-roles-update': 'owner',
  'staff-link-create': 'owner',
  'list-export': 'owner manager dietitian chef packer driver counter care accountant',
  'staff-delete': 'owner',
  'opening-one': 'owner',
  'shop-open': 'owner',
  'limit-collection': 'owner manager',
  'limit-update': 'owner',
  'deed-collection': 'owner manager',
  'find-collection': 'owner manager care',
  'order-collection': 'owner manager care',
  'order-one': 'owner manager care',
  'order-reject': 'owner manager chef',
  'order-food-one': 'owner manager dietitian care',
  'order-cancel': 'owner manager care',
  'order-bank-paid': 'owner manager care',
  'order-door-paid': 'owner manager care',
  'order-door-unpaid': 'owner manager care',
  'order-refund-create': 'owner manager care',
  'order-refund-ask': 'owner manager care',
  'order-refund-approve': 'owner manager care',
  'order-refund-decline': 'owner manager care',
  'order-note-create': 'owner manager care',
  'order-delivery-one': 'owner manager care',
  'order-delivery-update': 'owner manager care',
  'order-delivery-cancel': 'owner manager care',
  'order-menu-update': 'owner manager care',
  'mail-collection': 'owner manager care',
  'order-mail-one': 'owner manager care',
  'order-mail-create': 'owner manager care',
  'order-coupon-create': 'owner manager care',
  'day-one': 'owner manager dietitian chef packer driver counter care',
  'day-copy-create': 'owner manager dietitian chef packer driver counter care',
  'day-seen-create': 'owner manager chef packer',
  'day-thaw': 'owner manager',
  'kitchen-one': 'owner manager chef',
  'batch-begin': 'owner manager chef',
  'batch-end': 'owner manager chef',
  'batch-labels': 'owner manager chef packer',
  'packing-one': 'owner manager packer',
  'bag-close': 'owner manager packer',
  'routes-one': 'owner manager care',
  'routes-travel': 'owner manager care',
  'routes-update': 'owner manager care',
  'bring-one': 'owner manager driver care',
  'fetch-one': 'owner manager counter care',
  'delivery-outcome': 'owner manager driver counter care',
  'tray-scan': 'owner manager packer',
  'customer-one': 'owner manager care',
  'customer-history': 'owner manager care',
  'customer-mail-one': 'owner manager care',
  'customer-note-create': 'owner manager care',
  'customer-sessions-end': 'owner manager care',
  'customer-password-link': 'owner manager care',
  'customer-erase': 'owner manager',
  'message-collection': 'owner manager care',
  'message-one': 'owner manager care',
  'message-take': 'owner manager care',
  'message-holder-collection': 'owner manager care',
  'message-assign': 'owner manager care',
  'message-answered': 'owner manager care',
  'message-answer': 'owner manager care',
  'message-close': 'owner manager care',
  'message-reopen': 'owner manager care',
  'phone-customer-create': 'owner manager care',
  'phone-order-create': 'owner manager care',
  'phone-cart-one': 'owner manager care',
  'phone-cart-update': 'owner manager care',
  'phone-order-place': 'owner manager care',
  'phone-link-create': 'owner manager care',
  'company-collection': 'owner manager care accountant',
  'company-one': 'owner manager care accountant',
  'company-statement-one': 'owner manager care accountant',
  'company-create': 'owner manager',
  'company-update': 'owner manager',
  'company-close': 'owner manager',
  'company-domains-update': 'owner manager',
  'company-allowance-update': 'owner manager',
  'company-manager-update': 'owner manager care',
  'company-member-delete': 'owner manager care',
  'company-member-allow': 'owner manager care',
  'company-payment-create': 'owner manager accountant',
  'refund-done': 'owner manager accountant',
  'today-one': 'owner manager care',
  'books-one': 'owner manager',
  'takings-one': 'owner manager accountant',
  'refund-collection': 'owner manager accountant',
  'document-collection': 'owner manager accountant',
  'document-again': 'owner manager accountant',
  'document-export': 'owner manager accountant',
  'release-collection': 'owner manager dietitian care',
  'release-one': 'owner manager dietitian care',
  'release-create': 'owner manager dietitian',
  'release-delete': 'owner manager dietitian',
  'release-publish': 'owner manager dietitian',
  'release-undo': 'owner manager dietitian',
  'release-revert': 'owner manager dietitian',
  'release-ask': 'owner manager dietitian care',
  'release-line-one': 'owner manager care',
  'release-line-settle': 'owner manager care',
  'draft-write': 'owner manager dietitian',
  'drafts-write': 'owner manager dietitian',
  'draft-drop': 'owner manager dietitian',
  'dish-collection': 'owner manager dietitian',
  'dish-one': 'owner manager dietitian',
  'calendar-one': 'owner manager dietitian',
  'kitchen-day-one': 'owner manager dietitian',
  'coupon-collection': 'owner manager dietitian',
  'board-one': 'owner manager dietitian',
  'terms-one': 'owner manager accountant',
  'places-one': 'owner manager',
  'area-collection': 'owner manager',
  'ingredient-collection': 'owner manager dietitian',
  'words-collection': 'owner manager dietitian',
  'words-one': 'owner manager dietitian',
  'picture-one': 'owner manager dietitian',
  'mark-collection': 'owner manager dietitian',
  'mark-update': 'owner manager',
  'piece-history': 'owner manager dietitian',
  'piece-presence': 'owner manager dietitian',
  'ingredient-one': 'owner manager dietitian',
  'recipe-approve': 'owner dietitian',
}

describe.each(inner)('%s', name => {
  test('10.03 is for its roles alone', async () => {
    const passed: string[] = []
    for (const role of staffRoles) {
      // Wrong fields: what passes the door is refused behind it, and nothing happens.
      const input = { staffId: '!', before: 'x', requestId: '!' }
      const heard = name.startsWith('staff-logout') ? null : await ask(name, input, seats.get(role))
      if (heard ? !shut.includes(heard) : mayCall([role], name)) passed.push(role)
    }
    expect(passed.join(' ')).toBe(who[name])
  })

  test('10.08 is closed for nobody, for a customer, and for half a session', async () => {
    const owner = seats.get('owner') as Seat
    expect(await ask(name, {}, undefined)).toBe('staff-logged-out')
    expect(await ask(name, {}, { cookie: customer, secret: customer } as Seat)).toBe(
      'staff-logged-out',
    )
    expect(await ask(name, {}, { ...owner, secret: '' })).toBe('staff-logged-out')
    const headers = { authorization: `Bearer ${customer}`, cookie: `auth=${customer}` }
    expect((await askDesk(door, name, {}, { headers })).code).toBe('staff-logged-out')
  })
})

test('10.01 the shop’s own calls know nothing of the staff room', async () => {
  const owner = seats.get('owner') as Seat
  for (const repository of ['shop', 'other']) {
    const url = `/api/content/v1/account/demo/repository/${repository}/hook/call/staff-me/1`
    const headers = { cookie: `desk=${owner.cookie}`, 'desk-secret': owner.secret }
    const { statusCode } = await door.app.inject({ url, headers, query: { apiKey: 'demo' } })
    expect(statusCode).toBe(404)
  }
})

test('11.14 a call takes its method alone', async () => {
  for (const name of names) {
    const wrong = deskCalls[name].method === 'GET' ? 'POST' : 'GET'
    const url = `/api/content/v1/account/demo/repository/desk/hook/call/${name}/1`
    const { statusCode, headers } = await door.app.inject({ method: wrong, url })
    expect([statusCode, headers.allow]).toEqual([405, deskCalls[name].method])
  }
})

async function ask(name: DeskCallName, input: object, desk: Seat | undefined): Promise<string> {
  return (await askDesk(door, name, input, desk ? { desk } : {})).code
}
