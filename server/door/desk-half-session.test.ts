import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayCall } from '#shop/people/calls.ts'
import { type StaffRole, staffRoles } from '#shop/people/staff.ts'
import { countWrites } from '../../test/database/writes.ts'
import { type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'

let door: Door
let customer: string
let writes: () => Promise<string>
const seats = new Map<StaffRole, Seat>()
beforeAll(async () => {
  door = await openDoor()
  for (const role of staffRoles) seats.set(role, await seat(door, role))
  const login = { username: 'maria@gastra.example', password: 'gastra-demo' }
  customer = (await door.ask('auth-login-email', login)).data.token
  writes = await countWrites(door.db)
})
afterAll(() => door.close())

type Half = { readonly cookie: string; readonly secret: string }
const picture = '/api/desk/pictures/meals_mousakas'
const jpeg = { type: 'image/jpeg', body: '\xff\xd8\xff' }

/** What the staff room answers beside its calls, and what it is sent. */
const ways: Record<string, { url: string; sent?: (half: Half) => { type: string; body: string } }> =
  {
    'GET /api/desk/events': { url: '/api/desk/events' },
    'HEAD /api/desk/events': { url: '/api/desk/events' },
    'POST /api/desk/pictures/:piece': { url: picture, sent: () => jpeg },
    'GET /api/desk/pictures/:piece': { url: picture },
    'HEAD /api/desk/pictures/:piece': { url: picture },
    'POST /api/desk/preview': { url: '/api/desk/preview', sent: ({ secret }) => form(secret) },
  }

function form(secret: string) {
  const of = { of: 'mail:welcome', kind: 'text', piece: 'emails', value: '{}' }
  const body = new URLSearchParams({ secret, lang: 'el', ...of }).toString()
  return { type: 'application/x-www-form-urlencoded', body }
}

async function statusOf(way: string, half: Half, more: object = {}): Promise<number> {
  const [method = ''] = way.split(' ')
  const { url = '', sent } = ways[way] ?? {}
  const { type, body } = sent?.(half) ?? {}
  const { statusCode } = await door.app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(half.cookie && { cookie: `desk=${half.cookie}` }),
      ...(half.secret && { 'desk-secret': half.secret }),
      ...(type && { 'content-type': type }),
      ...more,
    },
    ...(body && { payload: body }),
  })
  return statusCode
}

test('every way into the staff room beside its calls stands here; its document alone is for all', () => {
  const routes = door.app
    .printRoutes({ commonPrefix: false })
    .matchAll(/(\/api\/desk\S+) \((.+)\)/g)
  const found = [...routes].flatMap(([, path = '', methods = '']) =>
    methods.split(', ').map(method => `${method} ${path}`),
  )
  const forAll = ['GET /api/desk/openapi.json', 'HEAD /api/desk/openapi.json']
  expect(found.sort()).toEqual([...Object.keys(ways), ...forAll].sort())
})

test.each(Object.keys(ways))(
  '10.08 %s is closed for half a session and for a customer',
  async way => {
    const [owner, care] = [seats.get('owner') as Seat, seats.get('care') as Seat]
    const before = await writes()
    for (const half of [
      { cookie: '', secret: '' },
      { ...owner, secret: '' },
      { ...owner, cookie: '' },
      { ...owner, secret: care.secret },
      { ...owner, secret: owner.cookie },
      { cookie: customer, secret: customer },
    ])
      expect([401, 403]).toContain(await statusOf(way, half))
    const headers = { authorization: `Bearer ${customer}` }
    expect([401, 403]).toContain(await statusOf(way, { cookie: '', secret: '' }, headers))
    expect(await writes()).toBe(before)
  },
)

test.each(Object.keys(ways).filter(way => !way.endsWith('events')))(
  '%s is for those alone who may draft',
  async way => {
    for (const [role, half] of seats) {
      const status = await statusOf(way, half)
      expect([role, status !== 403]).toEqual([role, mayCall([role], 'draft-write')])
    }
  },
)
