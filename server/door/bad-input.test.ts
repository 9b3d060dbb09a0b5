import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls, hasBody, methodOf } from '#shop/calls.ts'
import { refusalStatus } from '#shop/refusal/refusal.ts'
import { countWrites, readAnew } from '../../test/database/writes.ts'
import { type Door, openDoor, path } from '../../test/door.ts'
import { filledCart, maria, nikos, signUp } from '../../test/people.ts'
import { schemasOf } from './openapi-operation.ts'
import type { Schema } from './openapi-parts.ts'

let door: Door
let order: string
let hers: string
let suggestion: string
let fingerprint: () => Promise<string>
beforeAll(async () => {
  door = await openDoor()
  const token = await signUp(door, maria)
  hers = (await filledCart(door, 4, { token })).id
  const placing = { cartId: hers, acceptTerms: true }
  order = (await door.ask('cart-place', placing, { token })).data.order.id
  const { data } = await door.ask('address-suggestion-collection', { q: 'Ερμού 12' })
  suggestion = data.suggestions[0]?.id ?? ''
  fingerprint = readAnew(await countWrites(door.db), readFingerprint)
})
afterAll(() => door.close())

/** Texts that PostgreSQL cannot keep. */
const unkeepable = fc.constantFrom('\0', 'a\0b', '\uD800', '\uDC00x')
const nasty = fc.constantFrom(
  '👩‍👩‍👧‍👦',
  'שלום \u202Eabc',
  'ﷺ'.repeat(50),
  'Z̸̢̛͙'.repeat(20),
  `'; drop table cart; --`,
  `' or '1'='1`,
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{constructor}}',
  '../../etc/passwd',
  '%00',
  '%',
  '\r\nSet-Cookie: auth=x',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(40),
  '2026-02-30',
  '2026-11-25',
  'x'.repeat(20_000),
)
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-1, 0, -0, 1.5, 100, 2 ** 31, 2 ** 53, 1e308, Number.NaN, Infinity),
)
const scalar = fc.oneof(
  unkeepable,
  nasty,
  number,
  fc.string({ unit: 'binary' }),
  fc.boolean(),
  fc.constant(null),
)
const deep = fc.integer({ min: 1, max: 60 }).map(levels => {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value }
  return value
})
const anything = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  {
    weight: 2,
    arbitrary: fc.dictionary(fc.oneof(unkeepable, nasty, fc.string()), scalar, { maxKeys: 4 }),
  },
  { weight: 1, arbitrary: deep },
)

/** Sound values of each field; ids by the name of the owner. */
const sound: Record<string, readonly unknown[]> = {
  cartId: ['ours', 'hers', 'nobody'],
  orderId: ['order', 'nobody'],
  category: ['vegan', 'snack,breakfast'],
  sort: ['price'],
  q: ['Ερμού 12'],
  date: ['2026-11-25'],
  slug: ['pastitsio', 'terms-of-use', 'attica'],
  postcode: ['10563', '152 31', '180 10'],
  type: ['daily'],
  dietCode: ['bal', 'wl'],
  daysPerWeek: [5],
  mainMeals: [10],
  weeks: [1],
  breakfast: [true],
  replace: [true, false],
  grandtotal: [33.6],
  spot: ['attica'],
  suggestionId: ['suggestion'],
  street: ['Χελιδονιών', '12'],
  municipality: ['Χαλάνδρι', 'Αίγινα', 'Πάτρα'],
  phone: ['6944123456', '12'],
  spotId: ['pagkrati', 'attica'],
  dates: [['2026-11-25'], ['2026-11-28']],
  timePeriodId: ['morning', 'midnight'],
  itemId: ['M01-brave', 'M01-hero', 'E01-regular'],
  itemType: ['meal-build'],
  scheduleMenuId: ['d1', 'd2'],
  amount: [0, 1, 99],
  spotPaymentTypeId: ['attica-card', 'pagkrati-iris'],
  vatNumber: ['094014201', '123456789'],
  notes: ['Χτυπήστε δυνατά'],
  acceptTerms: [true, false],
  provider: ['viva'],
  params: [{ t: '0f9d1c1e-0000-4000-8000-000000000000', s: '1234567890123456' }, {}],
  username: ['maria@example.gr', 'eleni@example.gr'],
  password: ['kalimera-2026', '12345678'],
  verify: ['kalimera-2026', '12345678'],
  email: ['maria@example.gr'],
  employees: ['21-50'],
  cursor: ['1001', 'abc'],
}

/** Most fields are sound, some are wrong or missing, and some are unknown. */
function fieldsOf(schema: Schema | null, wild: fc.Arbitrary<unknown>) {
  const names = Object.keys(schema?.properties ?? schema?.anyOf?.[0]?.properties ?? {})
  const valuesOf = (name: string) =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...(sound[name] ?? ['Ελιά'])) },
      { weight: 1, arbitrary: unkeepable },
      { weight: 2, arbitrary: wild },
      { weight: 1, arbitrary: fc.constant(undefined) },
    )
  const own = names.map(name => valuesOf(name).map(value => [name, value] as [string, unknown]))
  const other = fc.tuple(fc.constantFrom('__proto__', 'constructor', 'toString', 'x'), wild)
  return fc
    .tuple(fc.tuple(...own), fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.tuple(other)))
    .map(([fields, others]) => [...fields, ...others].filter(([, value]) => value !== undefined))
}

const search = fc.oneof(unkeepable, nasty, fc.string({ unit: 'binary' }), number.map(String))
const rawSearch = fc.oneof(
  { weight: 9, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('&%ED%A0%80=%ED%A0%80', '&%', '&cartId=%00', '&&==&q=%E0'),
  },
)

const wildCall = (name: CallName) =>
  fc.record({
    name: fc.constant(name),
    query: fieldsOf(schemasOf(name).query, fc.oneof(search, fc.array(search, { maxLength: 3 }))),
    raw: rawSearch,
    payload: fc.oneof(
      { weight: 8, arbitrary: fieldsOf(schemasOf(name).body, anything).map(jsonObject) },
      { weight: 1, arbitrary: anything.map(value => JSON.stringify(value) ?? '') },
      { weight: 1, arbitrary: fc.oneof(unkeepable, nasty, fc.string()) },
    ),
    token: fc.constantFrom(true, true, true, false),
    lang: fc.constantFrom('el', 'en', 'xx'),
  })
type WildCall = ReturnType<typeof wildCall> extends fc.Arbitrary<infer Value> ? Value : never

/** Unlike an object literal, this can write the key "__proto__". */
function jsonObject(entries: readonly (readonly [string, unknown])[]): string {
  const written = entries.map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`,
  )
  return `{${written.join(',')}}`
}

/** Replaces the names of ids by the ids, which exist only once the shop is open. */
const withIds = (text: string, ids: Record<string, string>) =>
  text.replace(/\b(ours|hers|order|suggestion)\b/g, name => ids[name] ?? name)

async function send(wild: WildCall, token: string, ids: Record<string, string>) {
  const query = new URLSearchParams({ apiKey: 'demo', business: 'demo', lang: wild.lang })
  for (const [field, value] of wild.query)
    for (const each of [value].flat()) query.append(field, withIds(String(each), ids))
  const response = await door.app.inject({
    method: methodOf(wild.name),
    url: `${path(wild.name)}?${query}${wild.raw}`,
    headers: {
      ...(wild.token && { authorization: `Bearer ${token}` }),
      ...(hasBody(wild.name) && { 'content-type': 'application/json' }),
    },
    ...(hasBody(wild.name) && { payload: withIds(wild.payload, ids) }),
  })
  return { status: response.statusCode, body: response.json() }
}

/** A fingerprint of all rows that customers own. */
async function readFingerprint(): Promise<string> {
  const tables = [
    'cart',
    'customer',
    'session',
    'customer_order',
    'payment_attempt',
    'contact_message',
    'partnership_request',
  ]
  const sums = tables.map(
    table => `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${table} t)`,
  )
  const { rows } = await door.db.query(`select concat(${sums.join(', ')}) as sum`)
  return rows[0].sum
}

test.each(Object.keys(calls) as CallName[])(
  'whatever %s is sent, its answer is in the wrapper with a known code, and a refusal changes nothing',
  async name => {
    const person = { ...nikos, username: `${name}@example.com` }
    const token = await signUp(door, person)
    const ids = { ours: (await filledCart(door, 4, { token })).id, hers, order, suggestion }
    let before = await fingerprint()
    await fc.assert(
      fc.asyncProperty(wildCall(name), async wild => {
        // After many failed logins each further one waits, which another test looks at.
        if (name === 'auth-login-email') await door.db.query('delete from login_failure')
        const { status, body } = await send(wild, token, ids)
        expect(Object.keys(body)).toEqual(['code', 'data', 'message'])
        const { code } = body as { code: keyof typeof refusalStatus | 'ok' }
        expect(status).toBe(code === 'ok' ? 200 : refusalStatus[code])
        expect(status).toBeLessThan(500)
        if (methodOf(name) === 'GET' && code !== 'ok') return
        const after = await fingerprint()
        if (code !== 'ok' || methodOf(name) === 'GET') expect(after).toBe(before)
        before = after
      }),
      { numRuns: 200 },
    )
  },
)

test('marks that are not seen are taken out of names, e-mails and house numbers', async () => {
  const person = { ...nikos, name: '\u200B\u200B', username: 'odysseas@example.gr' }
  const register = (more: object) =>
    door.ask('auth-register-email', { ...person, verify: person.password, ...more })
  expect((await register({})).data).toEqual({
    errors: [{ field: 'name', slug: 'required-field' }],
  })
  const named = { name: 'Οδυσσέας\u202E\r\nBcc: x', username: 'odysseas\u202E@example.gr' }
  expect((await register(named)).data.user).toMatchObject({
    name: 'Οδυσσέας Bcc: x',
    email: person.username,
  })
  const cart = await filledCart(door, 4)
  const place = {
    suggestionId: suggestion,
    number: '1\r\nX:Y',
    floor: '\u20662\u2069',
    bell: 'Α\u200BΒ',
  }
  const where = { ...place, phone: '6944123456', deliveryNotes: 'Πίσω\r\nπόρτα' }
  const { data } = await door.ask('cart-address-update', { cartId: cart.id, ...where })
  expect(data.shippingAddress).toMatchObject({
    floor: '2',
    bell: 'ΑΒ',
    deliveryNotes: 'Πίσω\nπόρτα',
  })
  expect(JSON.stringify(data.shippingAddress)).not.toMatch(/\\r|[\u200B\u2066\u2069]/)
})

test('however deep a body is nested, it is invalid-input', async () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const)
    for (const levels of [21, 1000, 9000]) {
      const deep = `${open.repeat(levels)}1${close.repeat(levels)}`
      for (const payload of [deep, `{"notes":${deep}}`]) {
        const response = await door.app.inject({
          method: 'PUT',
          url: path('cart-notes-update'),
          query: { apiKey: 'demo', business: 'demo', cartId: hers },
          headers: { 'content-type': 'application/json' },
          payload,
        })
        expect(response.json()).toMatchObject({ code: 'invalid-input' })
      }
    }
})
