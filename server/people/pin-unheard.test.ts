import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mostWrongPins } from '#shop/people/device.ts'
import { refuse } from '#shop/refusal/refusal.ts'
import { askDesk, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { isPassword } from '../customers/password-hash.ts'

// The real one, except where a test says that the machine has too much to do.
vi.mock('../customers/password-hash.ts', async original => {
  const real = await original<typeof import('../customers/password-hash.ts')>()
  return { ...real, isPassword: vi.fn(real.isPassword) }
})

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

test('21.07 a PIN that the machine was too busy to look at is no wrong one', async () => {
  const owner = await seat(door, 'owner')
  const chef = await seat(door, 'chef')
  const pin = '4071'
  await askDesk(door, 'pin-update', { pin, password: chef.password }, { desk: chef })
  const asked = { name: 'Τάμπλετ', faces: ['kitchen'] }
  const { data } = await askDesk(door, 'device-create', asked, { desk: owner })
  const { cookies } = await askDesk(door, 'device-enter', { code: data.code })
  const headers = { cookie: String(cookies[0]).split(';')[0] }
  const logIn = async () =>
    (await askDesk(door, 'device-login', { staffId: chef.id, pin }, { headers })).code
  for (let busy = 0; busy < mostWrongPins; busy++)
    vi.mocked(isPassword).mockResolvedValueOnce(refuse('unavailable'))
  for (let busy = 0; busy < mostWrongPins; busy++) expect(await logIn()).toBe('unavailable')
  expect(await logIn()).toBe('ok')
})
