import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { maria, signUp } from '../../test/people.ts'

vi.mock('node:timers/promises', async original => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: vi.fn(async () => {}),
}))
const waits = vi.mocked(setTimeout)

const hour = 60 * 60_000
let door: Door
beforeAll(async () => {
  door = await openDoor()
  await signUp(door, maria)
})
beforeEach(async () => {
  door.at(monday)
  await door.db.query('delete from login_failure')
  await door.db.query('delete from mail')
})
afterAll(() => door.close())

/** Logs in and answers the code, and how long the login waited (milliseconds). */
async function logIn(username: string, password: string) {
  waits.mockClear()
  const { code } = await door.ask('auth-login-email', { username, password })
  return { code, waited: waits.mock.calls[0]?.[0] }
}
const fail = async (times: number, username = maria.username) => {
  for (let each = 0; each < times; each++) await logIn(username, 'wrong')
}
const mails = async () =>
  (await door.db.query(`select code from mail where code = 'login-tries'`)).rows.length

test('after 20 failed logins in an hour each further one waits, and the owner still gets in', async () => {
  await fail(19)
  expect(await logIn('MARIA@example.gr', 'wrong')).toEqual({
    code: 'customer-not-allowed',
    waited: 0,
  })
  expect(await logIn(maria.username, 'wrong')).toEqual({
    code: 'customer-not-allowed',
    waited: 2_000,
  })
  expect(await logIn(maria.username, maria.password)).toEqual({ code: 'ok', waited: 2_000 })
  door.at(monday + hour)
  expect(await logIn(maria.username, 'wrong')).toEqual({ code: 'customer-not-allowed', waited: 0 })
})

test('an e-mail without an account waits as long, so that the delay tells nobody', async () => {
  await fail(20, 'nobody@example.gr')
  expect((await logIn('nobody@example.gr', 'wrong')).waited).toBe(2_000)
  expect(await mails()).toBe(0)
})

test('the owner is told by mail, once a day', async () => {
  await fail(19)
  expect(await mails()).toBe(0)
  await fail(6)
  expect(await mails()).toBe(1)
  door.at(monday + hour)
  await fail(25)
  expect(await mails()).toBe(1)
  door.at(monday + 24 * hour)
  await fail(25)
  expect(await mails()).toBe(2)
})

test('nothing of it is kept for longer than an hour, and no e-mail at all', async () => {
  await fail(1)
  const { rows } = await door.db.query('select t::text as row from login_failure t')
  expect(rows).toHaveLength(1)
  expect(rows[0].row).not.toContain('maria')
  door.at(monday + hour + 1)
  await door.run('upkeep')
  expect((await door.db.query('select from login_failure')).rowCount).toBe(0)
})
