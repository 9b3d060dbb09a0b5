import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consentVersion } from '#shop/customer/allergen-profile.ts'
import type { RefusalCode } from '#shop/refusal/refusal.ts'
import { countWrites, readAnew } from '../../test/database/writes.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import {
  type Caller,
  endedCallers,
  forgedCallers,
  heard,
  keepExpired,
  livingCallers,
  type Owner,
  openOwner,
  penelope,
  tokenlessCallers,
} from '../../test/trespassers.ts'
import { type HookName, hooks } from './hooks.ts'

let door: Door
let owner: Owner
let suggestionId: string
let allRows: () => Promise<string[]>
let herRows: () => Promise<string[]>
let tokenless: Record<string, Caller>
let dead: Record<string, Caller>
let strangers: Record<string, () => Promise<Caller>>
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  owner = await openOwner(door)
  const { data } = await door.ask('address-suggestion-collection', { q: 'Πατησίων 76' })
  suggestionId = data.suggestions[0]?.id ?? ''
  strangers = await livingCallers(door)
  tokenless = tokenlessCallers(owner)
  dead = { ...forgedCallers(owner), ...(await endedCallers(door, owner)) }
  const writes = await countWrites(door.db)
  allRows = readAnew(writes, () => rows(false))
  herRows = readAnew(writes, () => rows(true))
})
beforeEach(async () => {
  // Many failed logins are delayed, and told to her by mail.
  await door.db.query('delete from login_failure')
  await keepExpired(door, owner, dead)
})
afterAll(() => door.close())

type Code = 'ok' | RefusalCode
type Access = {
  /** Sent as it stands, with her ids in it. */
  readonly input: () => object
  /** What somebody hears who sends no token. */
  readonly nobody: Code
  /** What somebody hears who is logged in as another; one of these. */
  readonly other: readonly Code[]
}

const access =
  (nobody: Code, ...other: readonly Code[]) =>
  (input: () => object = () => ({})): Access => ({ input, nobody, other })

/** Anybody may, and hears the same. */
const anybody = access('ok', 'ok')
/** Her cart, which an id alone does not open. */
const cart = access('cart-not-found', 'cart-not-found')
/** Who is logged in, about themselves. */
const self = access('user-not-allowed', 'ok')
/** An order of one's own. */
const order = access('user-not-allowed', 'order-not-found')
const address = access('user-not-allowed', 'address-not-found')
const withCart = (more: () => object = () => ({})) =>
  cart(() => ({ cartId: owner.cartId, ...more() }))
const withOrder = (more: () => object = () => ({})) =>
  order(() => ({ orderId: owner.orderId, ...more() }))
const door12 = () => ({ suggestionId, floor: '1', bell: 'X', phone: '2101234567' })
const wrong = { password: 'ithaki-kai-pali-1', verify: 'ithaki-kai-pali-1' }

/** Every call of the shop: who may make it, and what others hear when they name what is hers. */
const who = {
  'repository-values': anybody(),
  'plan-collection': anybody(),
  'meal-collection': anybody(),
  'allergen-collection': anybody(),
  'meal-one': anybody(() => ({ slug: 'pastitsio' })),
  'content-one': anybody(() => ({ slug: 'terms-of-use' })),
  'faq-collection': anybody(),
  'spot-collection': anybody(),
  'social-feed-collection': anybody(),
  'address-suggestion-collection': anybody(() => ({ q: 'Πατησίων' })),
  'municipality-collection': anybody(() => ({})),
  'region-one': anybody(() => ({ postcode: '10434' })),
  'spot-one': anybody(() => ({ spot: 'lefka' })),
  'region-interest-create': anybody(() => ({ email: penelope.username, postcode: '84100' })),
  'region-interest-confirm': access('link-expired', 'link-expired')(() => ({ token: owner.id })),
  'order-track-one': access('link-expired', 'link-expired')(() => ({ token: randomUUID() })),
  'order-track-rate': access(
    'link-expired',
    'link-expired',
  )(() => ({ token: randomUUID(), mealId: 'M01', liked: true })),
  'order-track-tell': access(
    'link-expired',
    'link-expired',
  )(() => ({ token: randomUUID(), wish: 'fetch' })),
  'tray-one': access('tray-not-found', 'tray-not-found')(() => ({ code: 'T261127-7-2-63' })),
  'meal-question-stop': access('link-expired', 'link-expired')(() => ({ token: randomUUID() })),
  'region-interest-delete': anybody(() => ({ token: owner.id })),
  'order-consent-one': access('link-expired', 'link-expired')(() => ({ token: owner.id })),
  'order-consent-create': access(
    'link-expired',
    'link-expired',
  )(() => ({
    token: owner.id,
    choices: [{ deliveryId: owner.id, itemId: owner.id, choice: 'refund' }],
  })),
  'contact-create': anybody(() => ({
    name: 'Ξένος',
    email: penelope.username,
    message: 'Γεια σας',
  })),
  'partnership-create': anybody(() => ({
    company: 'Ξένοι',
    name: 'Ξένος',
    email: penelope.username,
    phone: '2101234567',
    employees: '21-50',
    message: '',
  })),

  'cart-create': anybody(() => ({
    cartId: owner.cartId,
    type: 'daily',
    dietCode: 'bal',
    replace: true,
  })),
  'cart-one': withCart(),
  'cart-customer-one': self(),
  'cart-address-update': withCart(door12),
  'time-period-collection': withCart(),
  'cart-schedule-update': withCart(() => ({ dates: ['2026-11-26'], timePeriodId: 'morning' })),
  'menu-collection': withCart(() => ({ scheduleMenuId: owner.scheduleMenuId })),
  'cart-item-add': withCart(() => ({
    itemId: owner.itemId,
    itemType: 'meal-build',
    scheduleMenuId: owner.scheduleMenuId,
    amount: 0,
  })),
  'cart-schedule-menu-update': withCart(() => ({
    scheduleMenuId: owner.scheduleMenuId,
    items: [],
  })),
  'cart-coupon-redeem': withCart(() => ({ code: '' })),
  'cart-payment-type-update': withCart(() => ({ spotPaymentTypeId: 'attica-iris' })),
  'cart-invoice-update': withCart(() => ({
    companyName: 'Ξένοι ΑΕ',
    profession: 'Ξένα',
    vatNumber: '094014201',
    taxOffice: 'ΚΕΦΟΔΕ Αττικής',
    address: 'Σταδίου 5',
  })),
  'cart-notes-update': withCart(() => ({ notes: 'Ξένος' })),
  'cart-place': withCart(() => ({ acceptTerms: true })),
  // Nothing is told of a cart that is another's, not even that there is one.
  'cart-delete': anybody(() => ({ cartId: owner.cartId })),
  'payment-return': access(
    'user-not-allowed',
    'payment-not-found',
  )(() => ({ provider: 'viva', params: owner.returned })),

  'auth-login-email': access(
    'customer-not-allowed',
    'customer-not-allowed',
  )(() => ({ username: penelope.username, ...wrong })),
  // Signing up cannot but tell that an e-mail is taken (§8); how often one may ask is limited.
  'auth-register-email': access(
    'customer-exists',
    'customer-exists',
  )(() => ({ name: 'Ξένος', username: penelope.username, ...wrong })),
  'auth-login-social': access(
    'invalid-token',
    'invalid-token',
  )(() => ({
    platform: 'google',
    credential: 'a.b.c',
    username: penelope.username,
    name: penelope.name,
  })),
  'auth-password-request': anybody(() => ({ username: penelope.username })),
  'auth-password-reset': access(
    'password-request-expired',
    'password-request-expired',
  )(() => ({ token: owner.token, ...wrong })),
  'auth-email-verify': access(
    'user-not-allowed',
    'email-link-expired',
  )(() => ({ token: owner.token })),
  'auth-email-verify-request': self(),
  'auth-session-one': anybody(),
  'auth-logout': anybody(() => ({ cartId: owner.cartId })),

  'customer-one': self(),
  'customer-update': self(() => ({ name: 'Ξένη', phone: '2101234567' })),
  'customer-password-update': access(
    'user-not-allowed',
    'invalid-input',
  )(() => ({ current: 'nea-ithaki-1', ...wrong })),
  'customer-email-update': access(
    'user-not-allowed',
    'invalid-input',
  )(() => ({ email: 'allos@example.gr', password: 'lathos-kodikos' })),
  'customer-email-delete': self(),
  'customer-email-verify': access(
    'user-not-allowed',
    'email-link-expired',
  )(() => ({ token: 'x'.repeat(43) })),
  'customer-session-collection': self(),
  'customer-session-delete': self(() => ({ sessionId: owner.sessionId })),
  'customer-export': self(),
  'customer-delete': access(
    'user-not-allowed',
    'customer-not-allowed',
  )(() => ({ password: 'nea-ithaki-1' })),
  'customer-address-collection': self(),
  'customer-address-create': self(door12),
  'customer-address-update': address(() => ({ addressId: owner.addressId, ...door12() })),
  'customer-address-delete': address(() => ({ addressId: owner.addressId })),
  'customer-allergens-one': self(),
  'customer-allergens-update': self(() => ({
    allergens: ['milk'],
    traces: true,
    consent: true,
    consentVersion,
  })),
  'customer-allergens-delete': self(),
  'customer-coupon-collection': self(),
  'customer-coupon-redeem': access(
    'user-not-allowed',
    'coupon-rule-error',
  )(() => ({ code: owner.giftCode })),
  'customer-spot-collection': self(),
  'customer-spot-create': access(
    'user-not-allowed',
    'spot-not-allowed',
    'ok',
  )(() => ({ spot: 'lefka' })),
  'customer-spot-delete': self(() => ({ spotId: 'lefka' })),
  // Employees too: only a manager of the company itself may see it.
  'company-report-one': access(
    'user-not-allowed',
    'spot-not-found',
  )(() => ({ spot: 'lefka', month: '2026-11' })),
  'company-member-collection': access(
    'user-not-allowed',
    'spot-not-found',
  )(() => ({ spot: 'lefka' })),
  'company-member-delete': access(
    'user-not-allowed',
    'spot-not-found',
  )(() => ({ spot: 'lefka', customerId: 'demo-petros' })),

  'customer-order-collection': self(),
  'customer-order-one': withOrder(),
  'customer-order-cancel': withOrder(),
  'customer-order-menu-collection': withOrder(() => ({ scheduleMenuId: owner.deliveryId })),
  'customer-order-menu-update': withOrder(() => ({
    scheduleMenuId: owner.deliveryId,
    items: [{ itemId: owner.itemId, amount: 5 }],
  })),
  'customer-order-day-collection': withOrder(() => ({ scheduleMenuId: owner.deliveryId })),
  'customer-order-delivery-update': withOrder(() => ({
    scheduleMenuId: owner.deliveryId,
    address: door12(),
  })),
  'customer-order-pause': withOrder(),
  'customer-order-resume': withOrder(() => ({ dates: ['2026-11-30'], timePeriodId: 'morning' })),
  'customer-order-undo': withOrder(() => ({ changeId: 'any' })),
  'customer-order-repeat': withOrder(() => ({ replace: true })),
} satisfies Record<HookName, Access>

const table = Object.entries(who) as [HookName, Access][]

/** Everything that is kept but for the catalogue, row by row; of everybody, or what names what is hers. */
async function rows(hers: boolean): Promise<string[]> {
  const shared =
    "'meal', 'food_info', 'build_food_info', 'build_price', 'ingredient', 'recipe_item', 'plan', 'spot', 'spot_payment_type', 'time_period', 'code', 'seeded', 'migration', 'login_failure'"
  const { rows: tables } = await door.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (${shared})`,
  )
  const each = tables.map(
    ({ name }) => `select '${name} ' || t::text as row from ${name} t
      where (not $1 or t::text like any($2))${name === 'session' ? ' and expires_at > $3' : ''}`,
  )
  const named = owner.names.map(name => `%${name}%`)
  const found = await door.db.query<{ row: string }>(each.join(' union all '), [
    hers,
    named,
    new Date(monday),
  ])
  return found.rows.map(({ row }) => row).sort()
}

async function expectNothing(name: HookName, caller: Caller, expected: readonly Code[]) {
  const input = who[name].input()
  const [all, hers] = [await allRows(), await herRows()]
  const { status, code, text } = await heard(door, name, input, caller)
  expect(expected).toContain(code)
  if (code === 'user-not-allowed') expect(status).toBe(401)
  for (const trace of owner.traces) expect(text, trace).not.toContain(trace)
  // A refusal leaves everything as it is; what is done leaves what is hers.
  if (code !== 'ok') expect(await allRows()).toEqual(all)
  else expect(await herRows()).toEqual(expect.arrayContaining(hers))
}

test('6.03 every call of the shop stands in the table, and none is for staff', () => {
  expect(Object.keys(who).sort()).toEqual(Object.keys(hooks).sort())
  expect(Object.keys(who).filter(name => /staff|admin|kitchen-/.test(name))).toEqual([])
})

test('a call says that it is for customers where nobody else is let in', () => {
  for (const [name, { nobody }] of table)
    expect(hooks[name].customer, name).toBe(nobody === 'user-not-allowed')
})

/** They begin or end a session, so a browser with a dead cookie may make them. */
const openings: readonly HookName[] = [
  'auth-login-email',
  'auth-register-email',
  'auth-login-social',
  'auth-password-request',
  'auth-password-reset',
  'auth-logout',
]

async function expectOfAll(name: HookName, callers: Record<string, Caller>, expected: Code) {
  for (const [caller, sent] of Object.entries(callers))
    await expectNothing(name, sent, [expected]).catch(error => {
      throw new Error(`${name} for ${caller}: ${error.message}`)
    })
}

describe('6.02 7.12 without a token', () => {
  test.each(table)('%s tells nothing of anybody and changes nothing', async (name, { nobody }) => {
    await expectOfAll(name, tokenless, nobody)
  })
})

describe('4.47 6.02 with the token of a session that has ended or never was', () => {
  test.each(table)(
    '%s is user-not-allowed, unless it begins or ends a session',
    async (name, { nobody }) => {
      await expectOfAll(name, dead, openings.includes(name) ? nobody : 'user-not-allowed')
    },
  )

  test.each(table)('%s says so before it looks at what it was sent', async name => {
    const [caller] = Object.values(dead)
    const { code } = await heard(door, name, {}, caller ?? {})
    if (openings.includes(name)) expect(code).not.toBe('user-not-allowed')
    else expect(code).toBe('user-not-allowed')
  })
})

describe('as somebody else', () => {
  test.each(table)(
    '%s tells nothing of her and changes nothing of hers',
    async (name, { other }) => {
      for (const [caller, session] of Object.entries(strangers))
        await expectNothing(name, await session(), other).catch(error => {
          throw new Error(`${name} for ${caller}: ${error.message}`)
        })
    },
  )
})

describe('as herself', () => {
  const told: readonly HookName[] = [
    'cart-one',
    'cart-customer-one',
    'auth-session-one',
    'customer-one',
    'customer-export',
    'customer-allergens-one',
    'customer-address-collection',
    'customer-coupon-collection',
    'customer-order-collection',
    'customer-order-one',
  ]
  test.each(told)('%s tells what the others never heard', async name => {
    const caller = { authorization: `Bearer ${owner.token}` }
    const { code, text } = await heard(door, name, who[name].input(), caller)
    expect(code).toBe('ok')
    expect(owner.traces.some(trace => text.includes(trace))).toBe(true)
  })

  test('each trace is one that some call tells', async () => {
    const caller = { authorization: `Bearer ${owner.token}` }
    const texts = told.map(async name => (await heard(door, name, who[name].input(), caller)).text)
    const all = (await Promise.all(texts)).join()
    expect(owner.traces.filter(trace => !all.includes(trace))).toEqual([])
  })
})
