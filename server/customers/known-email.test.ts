import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Door, openDoor, path } from '../../test/door.ts'
import { maria, nikos, signUp } from '../../test/people.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
  await signUp(door, maria)
  await signUp(door, nikos)
  // He came by a provider.
  await door.db.query('update customer set password_hash = null where email = $1', [nikos.username])
})
afterAll(() => door.close())

/** All that a caller sees of an answer, and all that was asked of the database for it. */
async function asked(name: string, payload: Record<string, string>) {
  const statements = vi.spyOn(door.db, 'query')
  const connections = vi.spyOn(door.db, 'connect')
  try {
    const { app } = door
    const query = { apiKey: 'demo', business: 'demo', lang: 'el' }
    const response = await app.inject({ method: 'POST', url: path(name), query, payload })
    const { date: _date, ...headers } = response.headers
    const texts = statements.mock.calls.map(([one]) => {
      const { text } = one as unknown as { text?: string }
      return text ?? String(one)
    })
    const seen = { status: response.statusCode, headers, body: response.body }
    return { ...seen, texts, connections: connections.mock.calls.length }
  } finally {
    statements.mockRestore()
    connections.mockRestore()
  }
}

test.each([
  ['auth-login-email', { password: 'not-the-one' }],
  ['auth-login-email', { password: 'not-the-one', spot: 'lefka' }],
  ['auth-password-request', {}],
])('8.12 %s is the same for an e-mail that is known and one that is not', async (name, more) => {
  const nobody = await asked(name, { username: 'nobody@example.gr', ...more })
  expect(nobody.texts.length).toBeGreaterThan(0)
  for (const { username } of [maria, nikos])
    expect(await asked(name, { username, ...more })).toEqual(nobody)
})

test('8.11 signing up tells it, as it must, and only so often', async () => {
  const limited = await openDoor({ RATE_LIMIT: 'on' })
  try {
    await signUp(limited, maria)
    const ask = async (username: string) => {
      const person = { name: 'Ξένος', password: 'xenos-xenos', verify: 'xenos-xenos', username }
      return (await limited.ask('auth-register-email', person)).code
    }
    const codes = []
    for (let times = 0; times < 11; times++) codes.push(await ask(maria.username))
    expect(codes.slice(0, 9)).toEqual(Array(9).fill('customer-exists'))
    expect(codes.at(-1)).toBe('too-many-requests')
    // Nor of ever another one.
    const others = []
    for (let times = 0; times < 30; times++) others.push(await ask(`x${times}@example.gr`))
    expect(others.at(-1)).toBe('too-many-requests')
  } finally {
    await limited.close()
  }
})
