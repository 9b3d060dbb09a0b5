import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type DeskCallName, deskCalls } from '#shop/people/calls.ts'
import { deskRefusalStatus } from '#shop/people/refusal.ts'
import { refusalStatus } from '#shop/refusal/refusal.ts'
import { type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { deskHooks } from './desk-hooks.ts'

let door: Door
let all: Seat
beforeAll(async () => {
  door = await openDoor()
  all = await seat(door, 'owner', 'chef', 'accountant', 'dietitian')
})
afterAll(() => door.close())

const nasty = fc.constantFrom(
  'a\0b',
  '\uD800',
  '',
  `' or '1'='1`,
  '<script>alert(1)</script>',
  '__proto__',
  '-1',
  '1e999',
  '9'.repeat(40),
  '2026-02-30',
  '2026-11-25',
  'x'.repeat(20_000),
)
const anything = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
  fc.dictionary(nasty, nasty, { maxKeys: 3 }),
)

/** What ends the one session of this test; the passing of the door is looked at elsewhere. */
const ending: readonly string[] = ['staff-logout', 'staff-logout-all']

test.each((Object.keys(deskCalls) as DeskCallName[]).filter(name => !ending.includes(name)))(
  '11.02 11.14 whatever %s is sent, its answer has a known code, and a refusal writes no deed',
  async name => {
    const { method } = deskCalls[name]
    const url = `/api/content/v1/account/demo/repository/desk/hook/call/${name}/1`
    const headers = {
      cookie: `desk=${all.cookie}`,
      'desk-secret': all.secret,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    }
    const wild = fc.record({
      fields: fc.array(fc.tuple(fc.constantFrom(...fieldsOf(name), 'x'), anything), {
        maxLength: 8,
      }),
      isNamed: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(wild, fc.uuid(), async ({ fields, isNamed }, requestId) => {
        const input = Object.fromEntries(isNamed ? [...fields, ['requestId', requestId]] : fields)
        const before = await deeds()
        const { statusCode, ...answer } = await door.app.inject({
          method,
          url,
          headers,
          ...(method === 'GET'
            ? { query: new URLSearchParams(texts(input)).toString() }
            : { payload: JSON.stringify(input) }),
        })
        const { code, ...rest } = answer.json() as { code: string }
        expect(Object.keys(rest)).toEqual(['data', 'message'])
        expect(statusCode, code).toBe(code === 'ok' ? 200 : statusOf(code))
        expect(statusCode).toBeLessThan(500)
        if (code !== 'ok') expect(await deeds()).toBe(before)
      }),
      { numRuns: 40 },
    )
  },
)

function fieldsOf(name: DeskCallName): string[] {
  const options = { io: 'input', unrepresentable: 'any' } as const
  const schema = z.toJSONSchema(deskHooks[name].fields as z.core.$ZodType, options)
  return Object.keys(schema.properties ?? {})
}

function texts(input: object): [string, string][] {
  return Object.entries(input).map(([field, value]) => [
    field,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
}

function statusOf(code: string): number | undefined {
  const statuses: Readonly<Record<string, number>> = { ...refusalStatus, ...deskRefusalStatus }
  return statuses[code]
}

async function deeds(): Promise<number> {
  const { rows } = await door.db.query('select count(*)::int as count from deed')
  return rows[0].count
}
