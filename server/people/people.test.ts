import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#server/books/audit.ts'
import { staffRoles } from '#shop/people/staff.ts'
import { askDesk, type Seat, seat, tokenIn } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { addPasskey, listPasskeys } from '../db/staff/passkeys.ts'

let door: Door
let owner: Seat
beforeAll(async () => {
  door = await openDoor()
  owner = await seat(door, 'owner')
})
afterAll(() => door.close())

const asOwner = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk: owner })
const newcomer = (roles: string[]) => ({
  name: 'Άννα',
  email: `${randomUUID()}@gastra.example`,
  roles,
})
const deedsOf = async (id: string) => {
  const { data } = await asOwner('deed-collection', { subject: `staff ${id}` })
  return data as { call: string; staffName: string; changes: object; reason: string }[]
}

describe('people', () => {
  test('10.02 10.13 11.01 are invited by an owner, and the deed says who and what', async () => {
    const { code, data } = await asOwner('staff-create', newcomer(['packer', 'driver', 'packer']))
    expect(code).toBe('ok')
    expect(data.link).toMatch(/\/desk\/welcome\?token=[\w-]{43}$/)
    const { data: list } = await asOwner('staff-collection')
    expect(list).toContainEqual(
      expect.objectContaining({ id: data.id, roles: ['packer', 'driver'], hasPassword: false }),
    )
    const [deed] = await deedsOf(data.id)
    expect(deed).toMatchObject({
      call: 'staff-create',
      staffName: 'owner',
      changes: { roles: { from: [], to: ['packer', 'driver', 'packer'] } },
    })
  })

  test('10.19 one e-mail is one person; who left comes back with new roles and no password', async () => {
    const anna = newcomer(['chef'])
    const { data } = await asOwner('staff-create', anna)
    expect((await asOwner('staff-create', { ...anna, name: 'Άλλη' })).code).toBe('staff-exists')
    expect((await asOwner('staff-delete', { staffId: data.id })).code).toBe('ok')
    const back = await asOwner('staff-create', { ...anna, roles: ['counter'] })
    expect([back.code, back.data.id]).toEqual(['ok', data.id])
  })

  test('10.18 who is sent away is out at once, and so is their link', async () => {
    const chef = await seat(door, 'chef')
    const { data } = await asOwner('staff-link-create', { staffId: chef.id })
    expect((await askDesk(door, 'staff-me', {}, { desk: chef })).code).toBe('ok')
    expect((await asOwner('staff-delete', { staffId: chef.id })).code).toBe('ok')
    expect((await askDesk(door, 'staff-me', {}, { desk: chef })).code).toBe('staff-logged-out')
    const link = await askDesk(door, 'staff-link-one', { token: tokenIn(data.link) })
    expect(link.code).toBe('staff-link-expired')
  })

  test('10.04 new roles count from the next call on', async () => {
    const someone = await seat(door, 'chef')
    const list = () => askDesk(door, 'staff-collection', {}, { desk: someone })
    expect((await list()).code).toBe('role-not-allowed')
    await asOwner('staff-roles-update', { staffId: someone.id, roles: ['manager'] })
    expect((await list()).code).toBe('ok')
  })

  test('10.20 the last owner stays, also when two owners send each other away at once', async () => {
    const me = { staffId: owner.id }
    expect((await asOwner('staff-delete', me)).code).toBe('last-owner')
    expect((await asOwner('staff-roles-update', { ...me, roles: ['chef'] })).code).toBe(
      'last-owner',
    )
    const second = await seat(door, 'owner')
    const heard = await Promise.all([
      askDesk(door, 'staff-delete', { staffId: second.id }, { desk: owner }),
      askDesk(door, 'staff-delete', { staffId: owner.id }, { desk: second }),
    ])
    expect(heard.map(({ code }) => code).filter(code => code === 'ok')).toHaveLength(1)
    const { rows } = await door.db.query(
      `select id from staff where 'owner' = any(roles) and ended_at is null`,
    )
    expect(rows).toHaveLength(1)
    if (rows[0].id !== owner.id) owner = second
  })

  test('10.20 the last owner who can enter stays, whoever else was invited as one', async () => {
    const { data } = await asOwner('staff-create', newcomer(['owner']))
    const me = { staffId: owner.id }
    expect((await asOwner('staff-delete', me)).code).toBe('last-owner')
    expect((await asOwner('staff-roles-update', { ...me, roles: ['care'] })).code).toBe(
      'last-owner',
    )
    expect((await asOwner('staff-delete', { staffId: data.id })).code).toBe('ok')
  })

  test('10.17 an owner is reset, given other roles or sent away by owners alone', async () => {
    const boss = await seat(door, 'owner')
    await addPasskey(door.db, boss.id, {
      ...{ id: 'b3duZXI', publicKey: new Uint8Array([1]), counter: 0, transports: [] },
      ...{ name: 'x', now: new Date(monday) },
    })
    const row = async () =>
      (await door.db.query('select * from staff where id = $1', [boss.id])).rows[0]
    const before = await row()
    for (const role of staffRoles.filter(one => one !== 'owner')) {
      const desk = await seat(door, role)
      const staffId = boss.id
      const heard = [
        await askDesk(door, 'staff-link-create', { staffId }, { desk }),
        await askDesk(door, 'staff-roles-update', { staffId, roles: ['chef'] }, { desk }),
        await askDesk(door, 'staff-roles-update', { staffId: desk.id, roles: ['owner'] }, { desk }),
        await askDesk(door, 'staff-delete', { staffId }, { desk }),
        await askDesk(door, 'staff-create', newcomer(['owner']), { desk }),
      ]
      expect(new Set(heard.map(({ code }) => code))).toEqual(new Set(['role-not-allowed']))
      const passkey = { passkeyId: 'b3duZXI' }
      const taken = await askDesk(door, 'passkey-delete', passkey, { desk })
      expect(taken.code).toBe('passkey-not-valid')
    }
    expect(await row()).toEqual(before)
    expect(await listPasskeys(door.db, boss.id)).toHaveLength(1)
    expect((await askDesk(door, 'staff-me', {}, { desk: boss })).code).toBe('ok')
    await asOwner('staff-delete', { staffId: boss.id })
  })

  test('10.01 a customer with the e-mail of an owner has nothing of theirs', async () => {
    const boss = await seat(door, 'owner')
    const care = await seat(door, 'care')
    const row = async () =>
      (await door.db.query('select * from staff where id = $1', [boss.id])).rows[0]
    const before = await row()
    const caller = { name: 'Ίδιος', email: boss.email, lang: 'el' }
    const { data } = await askDesk(door, 'phone-customer-create', caller, { desk: care })
    for (const name of [
      'customer-password-link',
      'customer-sessions-end',
      'customer-erase',
    ] as const)
      expect((await asOwner(name, data)).code).toBe('ok')
    expect(await row()).toEqual(before)
    expect((await askDesk(door, 'staff-me', {}, { desk: boss })).code).toBe('ok')
    await asOwner('staff-delete', { staffId: boss.id })
  })

  test('10.16 an old link of a person ends with a new one, and with the person', async () => {
    const { data } = await asOwner('staff-create', newcomer(['owner']))
    const renewed = await asOwner('staff-link-create', { staffId: data.id })
    const shown = async (link: string) =>
      (await askDesk(door, 'staff-link-one', { token: tokenIn(link) })).code
    expect(await shown(data.link)).toBe('staff-link-expired')
    expect(await shown(renewed.data.link)).toBe('ok')
    await asOwner('staff-delete', { staffId: data.id })
    expect(await shown(renewed.data.link)).toBe('staff-link-expired')
  })

  test('nobody is named who is not there', async () => {
    for (const name of ['staff-delete', 'staff-link-create'] as const)
      expect((await asOwner(name, { staffId: 'nobody' })).code).toBe('staff-not-found')
  })
})

describe('deeds', () => {
  test('11.04 an act that is sent twice is done once, also at once', async () => {
    const requestId = randomUUID()
    const sent = { ...newcomer(['chef']), requestId }
    const twice = { ...newcomer(['chef']), requestId }
    const heard = await Promise.all([asOwner('staff-create', sent), asOwner('staff-create', twice)])
    expect(heard.map(({ code }) => code).sort()).toEqual(['already-done', 'ok'])
    const { rows } = await door.db.query('select from staff where email = any($1)', [
      [sent.email, twice.email],
    ])
    expect(rows).toHaveLength(1)
  })

  test('11.05 the request of a colleague, or of another act, tells nobody that theirs was done', async () => {
    const other = await seat(door, 'owner')
    const requestId = randomUUID()
    const first = await asOwner('staff-create', { ...newcomer(['chef']), requestId })
    const wrong = { code: 'invalid-input', data: { errors: [{ field: 'requestId' }] } }
    const theirs = { ...newcomer(['chef']), requestId }
    expect(await askDesk(door, 'staff-create', theirs, { desk: other })).toMatchObject(wrong)
    const link = { staffId: first.data.id, requestId }
    expect(await asOwner('staff-link-create', link)).toMatchObject(wrong)
    // What refuses an act is told as it is.
    const nobody = { staffId: 'nobody', requestId }
    expect((await asOwner('staff-delete', nobody)).code).toBe('staff-not-found')
    expect((await asOwner('staff-create', theirs)).code).toBe('already-done')
    const { rows } = await door.db.query('select from staff where email = $1', [theirs.email])
    expect(rows).toEqual([])
    await asOwner('staff-delete', { staffId: other.id })
  })

  test('11.03 an act without a request id changes nothing', async () => {
    const before = await door.db.query('select count(*) from staff')
    const { code, data } = await asOwner('staff-create', { ...newcomer(['chef']), requestId: '' })
    expect([code, data.errors[0].field]).toEqual(['invalid-input', 'requestId'])
    expect((await door.db.query('select count(*) from staff')).rows).toEqual(before.rows)
  })

  test('11.06 twenty acts at once make a chain without a gap', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => asOwner('staff-create', newcomer(['driver']))),
    )
    const { rows } = await door.db.query('select number from deed order by number')
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    expect(await deedFindings()).toEqual([])
  })

  test('11.07 cannot be changed or taken away', async () => {
    for (const sql of [
      `update deed set reason = 'x' where number = 1`,
      'delete from deed where number = 1',
      'truncate deed',
    ])
      await expect(door.db.query(sql)).rejects.toThrow('deeds are never changed')
  })

  test('11.08 the audit names a deed that was altered, and one that is missing', async () => {
    const tamper = async (sql: string) => {
      await door.db.query(
        `alter table deed disable trigger keep; ${sql}; alter table deed enable trigger keep`,
      )
    }
    const { rows } = await door.db.query('select * from deed where number = 3')
    await tamper(`update deed set reason = 'κάτι άλλο' where number = 3`)
    expect(await deedFindings()).toEqual([expect.stringContaining('deed 3 was changed')])
    await tamper(`update deed set reason = '' where number = 3`)
    expect(await deedFindings()).toEqual([])
    await tamper('delete from deed where number = 3')
    expect(await deedFindings()).toEqual([expect.stringContaining('deed 4: the one before')])
    await door.db.query('insert into deed select * from json_populate_record(null::deed, $1)', [
      JSON.stringify({ ...rows[0], hash: `\\x${rows[0].hash.toString('hex')}` }),
    ])
    expect(await deedFindings()).toEqual([])
  })
})

async function deedFindings(): Promise<string[]> {
  const found = await audit(door.db, door.shop.now())
  return found.filter(({ check }) => check.includes('deeds')).map(({ says }) => says)
}
