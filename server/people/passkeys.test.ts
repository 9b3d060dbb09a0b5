import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostPasskeys } from '#shop/people/passkey.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { tokenHashOf } from '../calls/token.ts'
import { addPasskey, listPasskeys, takeChallenge } from '../db/staff/passkeys.ts'
import { setStaffPassword } from '../db/staff/staff.ts'

let door: Door
let care: Seat
beforeAll(async () => {
  door = await openDoor()
  care = await seat(door, 'care')
})
afterAll(() => door.close())

const options = (given = {}) =>
  askDesk(door, 'passkey-options', { password: care.password, ...given }, { desk: care })
const passkey = (id: string) => {
  const at = new Date(monday)
  return { id, publicKey: new Uint8Array([1]), counter: 0, transports: [], name: 'x', now: at }
}

test('10.21 a challenge is for who knows the password, and asks for the person', async () => {
  expect((await options({ password: 'something-else-7' })).code).toBe('wrong-password')
  const { data } = await options()
  expect(data.rp.id).toBe('localhost')
  expect(data.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  })
})

test('10.22 a challenge serves once, its own person, and for five minutes', async () => {
  const take = async (staffId: string | null, minutes: number) => {
    const { data } = await options()
    const hash = tokenHashOf(data.challenge)
    const at = monday + minutes * 60_000
    return [
      await takeChallenge(door.db, hash, staffId, at),
      await takeChallenge(door.db, hash, staffId, at),
    ]
  }
  expect(await take(care.id, 4)).toEqual([true, false])
  expect(await take(care.id, 6)).toEqual([false, false])
  expect(await take(null, 1)).toEqual([false, false])
})

test.each([
  ['no passkey of ours', 'bm9ib2R5'],
  ['one that proves nothing', 'b3duMQ'],
])('10.21 %s opens nothing', async (_, id) => {
  await addPasskey(door.db, care.id, passkey('b3duMQ'))
  const clientDataJSON = Buffer.from(
    JSON.stringify({ type: 'webauthn.get', challenge: 'x', origin: 'http://localhost:3000' }),
  ).toString('base64url')
  const response = { clientDataJSON, authenticatorData: 'eA', signature: 'eA' }
  const heard = await askDesk(door, 'passkey-login', { id, response })
  expect([heard.status, heard.code, heard.cookies]).toEqual([422, 'passkey-not-valid', []])
  const { code } = await askDesk(door, 'passkey-login', { id: 'é', response })
  expect(code).toBe('invalid-input')
})

test('10.23 a person has twenty passkeys at most', async () => {
  const many = await seat(door, 'packer')
  const asks = async () =>
    (await askDesk(door, 'passkey-options', { password: many.password }, { desk: many })).code
  for (let each = 1; each <= mostPasskeys; each++) {
    expect([each, await asks()]).toEqual([each, 'ok'])
    await addPasskey(door.db, many.id, passkey(`many-${each}`))
  }
  expect(await asks()).toBe('too-many-passkeys')
})

test('10.21 what is no answer of a device makes no passkey and no deed', async () => {
  const response = { clientDataJSON: 'e30', attestationObject: 'eA' }
  const given = { name: 'Phone', id: 'bmV3', response }
  const { code } = await askDesk(door, 'passkey-create', given, { desk: care })
  expect(code).toBe('passkey-not-valid')
  const { rows } = await door.db.query(`select 1 from deed where call = 'passkey-create'`)
  expect(rows).toEqual([])
})

test('10.23 nobody removes a passkey of somebody else, and a new password ends all', async () => {
  await addPasskey(door.db, care.id, passkey('b3duMg'))
  const chef = await seat(door, 'chef')
  const given = { passkeyId: 'b3duMg' }
  expect((await askDesk(door, 'passkey-delete', given, { desk: chef })).code).toBe(
    'passkey-not-valid',
  )
  await setStaffPassword(door.db, care.id, 'another hash')
  expect(await listPasskeys(door.db, care.id)).toEqual([])
})

test('10.11 logging out everywhere ends all sessions of the person and of nobody else', async () => {
  const [one, other] = [await seat(door, 'packer'), await seat(door, 'packer')]
  expect((await askDesk(door, 'staff-logout-all', {}, { desk: one })).code).toBe('ok')
  expect((await askDesk(door, 'staff-me', {}, { desk: one })).code).toBe('staff-logged-out')
  expect((await askDesk(door, 'staff-me', {}, { desk: other })).code).toBe('ok')
})
