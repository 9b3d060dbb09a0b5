import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Face, mostWrongPins } from '#shop/people/device.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import { askDesk, codeAt, deskOf, type Seat, seat, tokenIn } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { countLoginFailure } from '../db/customer/login-failures.ts'
import { transaction } from '../db/database.ts'

let door: Door
let owner: Seat
let clock: { now: number }
beforeAll(async () => {
  door = await openDoor()
  owner = await seat(door, 'owner')
  clock = { now: door.shop.now() }
  Object.assign(door.shop, { now: () => clock.now })
})
afterAll(() => door.close())

const minute = 60_000
const asOwner = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk: owner })
const letIn = async (...faces: Face[]) =>
  (await asOwner('device-create', { name: 'Τάμπλετ', faces })).data as { id: string; code: string }

/** What stands at a device that was let in: the cookie with its key. */
async function device(...faces: Face[]) {
  const { id, code } = await letIn(...faces)
  const entered = await askDesk(door, 'device-enter', { code })
  const cookie = /^(desk-device=[\w-]+)/.exec(entered.cookies[0] ?? '')?.[1] ?? ''
  return { id, cookie, headers: { cookie } }
}

/** A person with these roles, whose PIN is 4071. */
async function withPin(...roles: StaffRole[]) {
  const person = await seat(door, ...roles)
  const { password } = person
  const { code } = await askDesk(door, 'pin-update', { pin: '4071', password }, { desk: person })
  expect(code).toBe('ok')
  return person
}

async function peopleAt(headers: object): Promise<string[]> {
  const { data } = await askDesk(door, 'device-one', {}, { headers })
  return data.people.map(({ id }: { id: string }) => id)
}

const logIn = (headers: object, staffId: string, pin = '4071') =>
  askDesk(door, 'device-login', { staffId, pin }, { headers })

/** Resolves once so many tries of a PIN wait for what another transaction counts. */
async function areWaiting(tries: number): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query like '%insert into login_failure%'`
  await expect.poll(async () => (await door.db.query(waiting)).rowCount).toBe(tries)
}

describe('a device', () => {
  test('21.01 is let in by a code that serves once, and its key is in no answer', async () => {
    const { id, code } = await letIn('kitchen')
    expect(code).toMatch(/^\d{8}$/)
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
    const entered = await askDesk(door, 'device-enter', { code: spaced })
    expect(entered).toMatchObject({ code: 'ok', data: { id, name: 'Τάμπλετ', faces: ['kitchen'] } })
    expect(entered.cookies[0]).toMatch(
      /^desk-device=[\w-]{43}; HttpOnly; Path=\/; SameSite=Strict; Max-Age=34560000/,
    )
    expect(Object.keys(entered.data)).toEqual(['id', 'name', 'faces'])
    expect((await askDesk(door, 'device-enter', { code })).code).toBe('device-code-wrong')
    const { data } = await asOwner('deed-collection', { subject: `device ${id}` })
    expect(data).toMatchObject([{ call: 'device-create', changes: { faces: { to: ['kitchen'] } } }])
    expect(JSON.stringify(data)).not.toContain(code)
  })

  test('21.01 a code of two tries at once lets one in, and after fifteen minutes none', async () => {
    const { code } = await letIn('kitchen')
    const heard = await Promise.all([1, 2].map(() => askDesk(door, 'device-enter', { code })))
    expect(heard.map(one => one.code).sort()).toEqual(['device-code-wrong', 'ok'])
    const late = await letIn('kitchen')
    clock.now += 15 * minute + 1
    expect((await askDesk(door, 'device-enter', { code: late.code })).code).toBe(
      'device-code-wrong',
    )
    const { data } = await asOwner('device-collection')
    expect((data as { id: string }[]).map(({ id }) => id)).not.toContain(late.id)
  })

  test('21.03 names those who have a PIN and work at it, and nobody to a stranger', async () => {
    const chef = await withPin('chef')
    await withPin('driver')
    await seat(door, 'chef')
    const { headers } = await device('kitchen')
    const { data } = await askDesk(door, 'device-one', {}, { headers })
    expect(data.people).toContainEqual({ id: chef.id, name: 'chef', faces: ['kitchen'] })
    expect((data.people as { name: string }[]).every(({ name }) => name === 'chef')).toBe(true)
    for (const cookie of ['', 'desk-device=x', `desk-device=${'x'.repeat(43)}`])
      expect((await askDesk(door, 'device-one', {}, { headers: { cookie } })).code).toBe(
        'device-not-known',
      )
  })

  test('21.04 21.05 a PIN opens the calls of its faces alone, also for an owner', async () => {
    const boss = await withPin('owner')
    const { id, headers } = await device('kitchen')
    const entered = await logIn(headers, boss.id)
    expect(entered.code).toBe('ok')
    const desk = deskOf(entered)
    const code = async (name: Parameters<typeof askDesk>[1], input = {}) =>
      (await askDesk(door, name, input, { desk })).code
    expect(await code('kitchen-one')).toBe('ok')
    const { data: me } = await askDesk(door, 'staff-me', {}, { desk })
    expect(me).toMatchObject({ id: boss.id, device: { id, faces: ['kitchen'] } })
    for (const name of ['packing-one', 'order-collection', 'staff-collection', 'device-collection'])
      expect(await code(name as 'packing-one')).toBe('role-not-allowed')
    expect(await code('pin-update', { pin: '9021', password: boss.password })).toBe(
      'role-not-allowed',
    )
    const { data: listed } = await asOwner('device-collection')
    expect(listed).toContainEqual(expect.objectContaining({ id, person: 'owner' }))
  })

  test('21.05 the next person’s PIN ends the session of the one before', async () => {
    const [first, second] = [await withPin('chef'), await withPin('chef')]
    const { headers } = await device('kitchen')
    const one = deskOf(await logIn(headers, first.id))
    const two = deskOf(await logIn(headers, second.id))
    expect((await askDesk(door, 'staff-me', {}, { desk: one })).code).toBe('staff-logged-out')
    expect((await askDesk(door, 'staff-me', {}, { desk: two })).data.id).toBe(second.id)
    // Their own browsers are none of the device's matter.
    expect((await askDesk(door, 'staff-me', {}, { desk: first })).code).toBe('ok')
  })

  test('21.01 a manager sees when somebody last came to it, also after they left', async () => {
    const chef = await withPin('chef')
    const { id, headers } = await device('kitchen')
    const listed = async () => {
      const { data } = await asOwner('device-collection')
      return data.find((one: { id: string }) => one.id === id)
    }
    expect(await listed()).toMatchObject({ usedAt: null, person: '' })
    clock.now += minute
    const cameAt = new Date(clock.now).toISOString()
    const desk = deskOf(await logIn(headers, chef.id))
    expect(await listed()).toMatchObject({ usedAt: cameAt, person: 'chef' })
    clock.now += minute
    await askDesk(door, 'staff-logout', {}, { desk })
    expect(await listed()).toMatchObject({ usedAt: cameAt, person: '' })
    // Of a node of the version before, which knows the open session alone.
    const later = deskOf(await logIn(headers, chef.id))
    await door.db.query('update device set used_at = null where id = $1', [id])
    expect(await listed()).toMatchObject({ usedAt: new Date(clock.now).toISOString() })
    await askDesk(door, 'staff-logout', {}, { desk: later })
  })

  test('21.06 one that is sent away is out at once, with the person at it', async () => {
    const chef = await withPin('chef')
    const { id, headers } = await device('kitchen')
    const desk = deskOf(await logIn(headers, chef.id))
    expect((await asOwner('device-delete', { deviceId: id })).code).toBe('ok')
    expect((await askDesk(door, 'kitchen-one', {}, { desk })).code).toBe('staff-logged-out')
    const gone = await logIn(headers, chef.id)
    expect([gone.code, gone.cookies[0]]).toEqual([
      'device-not-known',
      expect.stringMatching(/^desk-device=; .*Max-Age=0/),
    ])
    expect((await asOwner('device-delete', { deviceId: id })).code).toBe('device-not-found')
    const { data } = await asOwner('deed-collection', { subject: `device ${id}` })
    const [deed] = data.filter(({ call }: { call: string }) => call === 'device-delete')
    expect(deed.changes).toMatchObject({ name: { to: null }, faces: { from: ['kitchen'], to: [] } })
  })
})

describe('a PIN', () => {
  async function beginAnew(link: string) {
    const token = tokenIn(link)
    const { data } = await askDesk(door, 'staff-link-one', { token })
    const code = codeAt(data.secret, clock.now)
    const password = 'thymari-kai-meli-9'
    return askDesk(door, 'staff-welcome', { token, password, code })
  }

  test('10.19 21.02 of who was sent away and comes back opens nothing', async () => {
    const chef = await withPin('chef')
    const { headers } = await device('kitchen')
    expect((await logIn(headers, chef.id)).code).toBe('ok')
    await asOwner('staff-delete', { staffId: chef.id })
    const { rows } = await door.db.query('select pin_hash from staff where id = $1', [chef.id])
    expect(rows).toEqual([{ pin_hash: null }])
    // As a version before this one left who was sent away.
    await door.db.query(`update staff set pin_hash = 'old' where id = $1`, [chef.id])
    const again = { name: 'chef', email: chef.email, roles: ['chef'] }
    const back = await asOwner('staff-create', again)
    expect(back.data.id).toBe(chef.id)
    expect(await peopleAt(headers)).not.toContain(chef.id)
    expect((await beginAnew(back.data.link)).code).toBe('ok')
    expect((await logIn(headers, chef.id)).code).toBe('pin-not-right')
  })

  test('21.02 ends with a new link, which leaves it alone until it is followed', async () => {
    const chef = await withPin('chef')
    const { headers } = await device('kitchen')
    const { data } = await asOwner('staff-link-create', { staffId: chef.id })
    expect((await logIn(headers, chef.id)).code).toBe('ok')
    const entered = await beginAnew(data.link)
    expect(entered.code).toBe('ok')
    expect(await peopleAt(headers)).not.toContain(chef.id)
    expect((await logIn(headers, chef.id)).code).toBe('pin-not-right')
    const pin = { pin: '9021', password: 'thymari-kai-meli-9' }
    expect((await askDesk(door, 'pin-update', pin, { desk: deskOf(entered) })).code).toBe('ok')
    expect((await logIn(headers, chef.id, '9021')).code).toBe('ok')
  })

  test('21.02 is set by its person with the password', async () => {
    const chef = await seat(door, 'chef')
    const set = (input: object) => askDesk(door, 'pin-update', input, { desk: chef })
    expect((await set({ pin: '4071', password: 'wrong' })).code).toBe('wrong-password')
    const easy = await set({ pin: '1111', password: chef.password })
    expect(easy.data.errors).toEqual([{ field: 'pin', slug: 'pin-easy' }])
    const { headers } = await device('kitchen')
    expect((await logIn(headers, chef.id)).code).toBe('pin-not-right')
  })

  test('21.07 that was wrong five times in an hour is heard no more, not even the right one', async () => {
    const chef = await withPin('chef')
    const { headers } = await device('kitchen')
    const heard: string[] = []
    for (let tried = 0; tried < mostWrongPins; tried++)
      heard.push((await logIn(headers, chef.id, '9999')).code)
    expect(heard).toEqual([...Array(mostWrongPins - 1).fill('pin-not-right'), 'pin-locked'])
    expect((await logIn(headers, chef.id)).code).toBe('pin-locked')
    clock.now += 60 * minute
    expect((await logIn(headers, chef.id)).code).toBe('ok')
  })

  test('21.07 of many at once no more are heard than were counted before', async () => {
    const chef = await withPin('chef')
    const { headers } = await device('kitchen')
    const { db } = door
    const { tried } = await transaction(db, async tx => {
      for (let tries = 0; tries < mostWrongPins; tries++)
        await countLoginFailure(tx, `pin ${chef.id}`, clock.now, mostWrongPins)
      const at = Array.from({ length: 3 }, () => logIn(headers, chef.id))
      await Promise.race([...at, areWaiting(at.length)])
      return { tried: Promise.all(at) }
    })
    expect((await tried).map(({ code }) => code)).toEqual(Array(3).fill('pin-locked'))
  })

  test('21.07 a right one, or a new one, forgets the wrong ones before', async () => {
    const chef = await withPin('chef')
    const { headers } = await device('kitchen')
    const wrong = async (times: number) => {
      for (let tried = 0; tried < times; tried++) await logIn(headers, chef.id, '9999')
    }
    await wrong(mostWrongPins - 1)
    expect((await logIn(headers, chef.id)).code).toBe('ok')
    await wrong(mostWrongPins)
    expect((await logIn(headers, chef.id)).code).toBe('pin-locked')
    const { password } = chef
    await askDesk(door, 'pin-update', { pin: '9021', password }, { desk: chef })
    expect((await logIn(headers, chef.id, '9021')).code).toBe('ok')
  })

  test('21.03 of a person who does not work at the device, or has left, opens nothing', async () => {
    const [driver, chef] = [await withPin('driver'), await withPin('chef')]
    const { headers } = await device('kitchen')
    expect((await logIn(headers, driver.id)).code).toBe('pin-not-right')
    await asOwner('staff-delete', { staffId: chef.id })
    expect((await logIn(headers, chef.id)).code).toBe('pin-not-right')
    expect((await logIn({}, driver.id)).code).toBe('device-not-known')
  })
})
