import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, monday, openDoor, path } from '../../test/door.ts'
import { maria, nikos, signUp } from '../../test/people.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
})
afterAll(() => door.close())

test('2.29 3.01 the profile is told as it is kept, with no news that nobody asked for', async () => {
  const { data } = await door.ask('customer-one', {}, { token })
  expect(data).toEqual({
    id: expect.any(String),
    name: maria.name,
    email: maria.username,
    emailVerified: false,
    phone: '',
    lang: 'en',
    news: false,
    hasPassword: true,
    newEmail: null,
    createdAt: new Date(monday).toISOString(),
  })
})

test('7.25 the profile update keeps what it is told and leaves the rest', async () => {
  const named = await door.ask('customer-update', { name: '  Μαρία Ίσαρη ' }, { token })
  expect(named.data).toMatchObject({ name: 'Μαρία Ίσαρη', phone: '', lang: 'en', news: false })
  const told = { phone: '694 412 3456', lang: 'el', news: true } as const
  const { data } = await door.ask('customer-update', told, { token })
  expect(data).toMatchObject({ ...told, name: 'Μαρία Ίσαρη', phone: '+306944123456' })
  expect((await door.ask('customer-one', {}, { token })).data).toEqual(data)
  expect((await door.ask('auth-session-one', {}, { token })).data?.name).toBe('Μαρία Ίσαρη')
  const none = await door.ask('customer-update', { phone: '' }, { token })
  expect(none.data.phone).toBe('')
})

test('7.25 news: since when is kept, and a no takes it away', async () => {
  const since = async () =>
    (await door.db.query(`select news_at from customer where email = $1`, [maria.username])).rows[0]
      ?.news_at
  await door.ask('customer-update', { news: true }, { token })
  const first = await since()
  door.at(monday + 86_400_000)
  await door.ask('customer-update', { news: true, name: maria.name }, { token })
  expect(await since()).toEqual(first)
  await door.ask('customer-update', { news: false }, { token })
  expect(await since()).toBeNull()
  door.at(monday)
})

test('7.25 what no profile can hold is refused at its field, and nothing is saved', async () => {
  const before = (await door.ask('customer-one', {}, { token })).data
  for (const [field, wrong, slug] of [
    ['name', '   ', 'required-field'],
    ['name', 'Μ'.repeat(121), 'invalid-field'],
    ['phone', 'call me', 'invalid-phone'],
    ['phone', '+30 999 999 9999', 'invalid-phone'],
    ['lang', 'de', 'invalid-field'],
    ['news', 'yes', 'invalid-field'],
  ] as const) {
    const { status, code, data } = await door.send(path('customer-update'), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      payload: { news: true, [field]: wrong },
    })
    expect([status, code, data.errors]).toEqual([400, 'invalid-input', [{ field, slug }]])
  }
  expect((await door.ask('customer-one', {}, { token })).data).toEqual(before)
})

test('3.03 9.22 a new name is in the cookies of the browser that gave it', async () => {
  const cookie = `auth=${encodeURIComponent(JSON.stringify({ token }))}`
  const { cookies } = await door.send(path('customer-update'), {
    method: 'PUT',
    headers: { cookie, origin: 'http://localhost', host: 'localhost' },
    payload: { name: 'Ήρα Ώριμη' },
  })
  const told = Object.fromEntries(cookies.map(({ name, value }) => [name, JSON.parse(value)]))
  expect(told.user).toEqual({ id: expect.any(String), name: 'Ήρα Ώριμη', email: maria.username })
  expect(told.auth).toEqual({ token, user: told.user })
  await door.ask('customer-update', { name: maria.name }, { token })
})

test('6.02 nobody else reads or changes it', async () => {
  const other = await signUp(door, nikos)
  await door.ask('customer-update', { name: 'Somebody Else' }, { token: other })
  expect((await door.ask('customer-one', {}, { token })).data.name).toBe(maria.name)
  for (const none of [{}, { token: 'nobody' }]) {
    expect(await door.ask('customer-one', {}, none)).toMatchObject({
      status: 401,
      code: 'user-not-allowed',
    })
    expect((await door.ask('customer-update', { name: 'X' }, none)).code).toBe('user-not-allowed')
  }
})
