import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDesk, seat } from '../../test/desk.ts'
import { type Door, openDoor, path } from '../../test/door.ts'

const shop = 'shop.example'
const desk = 'desk.example'
let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: `https://${shop}`, DESK_URL: `https://${desk}` })
})
afterAll(() => door.close())

const get = (url: string, host: string, headers: object = {}) =>
  door.app.inject({ url, headers: { host, ...headers } })
const deskPath = (name: string) =>
  `/api/content/v1/account/demo/repository/desk/hook/call/${name}/1`

test('10.24 the calls of the staff room are on its own host alone, those of customers on the shop’s', async () => {
  const own = `https://${desk}`
  expect((await get(deskPath('staff-me'), desk, { origin: own })).json().code).toBe(
    'staff-logged-out',
  )
  for (const url of [
    deskPath('staff-me'),
    deskPath('staff-me').replace('desk', '%64esk'),
    '/api/desk/events',
    '/api/desk/openapi.json',
  ]) {
    const { statusCode, body } = await get(url, shop)
    expect([url, statusCode, JSON.parse(body).code]).toEqual([url, 404, 'hook-not-found'])
  }
  const meals = `${path('meal-collection')}?apiKey=demo&business=demo`
  expect((await get(meals, shop)).statusCode).toBe(200)
  expect((await get(meals, desk)).statusCode).toBe(404)
  expect((await get('/health/ready', desk)).statusCode).toBe(200)
})

test('10.24 a page on the wrong host leads to the right one, with its query', async () => {
  const to = async (url: string, host: string) => (await get(url, host)).headers.location
  expect(await to('/', desk)).toBe(`https://${desk}/desk`)
  expect(await to('/robots.txt?a=1', desk)).toBe(`https://${shop}/robots.txt?a=1`)
  expect(await to('//evil.example/x', desk)).not.toMatch(/^https:\/\/evil|^\/\//)
})

test('10.12 another host, even the shop’s own, cannot act in the staff room', async () => {
  const asked = (origin: string) =>
    door.app.inject({
      method: 'POST',
      url: deskPath('staff-logout'),
      headers: { host: desk, origin, 'content-type': 'application/json' },
      payload: '{}',
    })
  expect((await asked(`https://${shop}`)).json().code).toBe('user-not-allowed')
  expect((await asked(`https://${desk}`)).json().code).toBe('staff-logged-out')
})

test('10.24 invitations, cookies and passkeys belong to the host of the staff room', async () => {
  const headers = { host: desk }
  const owner = await seat(door, 'owner')
  const { data } = await askDesk(
    door,
    'staff-create',
    { name: 'Άννα', email: 'anna@desk.example', roles: ['care'] },
    { desk: owner, headers },
  )
  expect(data.link).toMatch(`https://${desk}/desk/welcome?token=`)
  const { data: options } = await askDesk(door, 'passkey-login-options', {}, { headers })
  expect(options.rpId).toBe(desk)
})

test('10.24 two hosts on one server: each is answered what belongs to it', async () => {
  await door.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = door.app.server.address() as AddressInfo
  const status = (host: string) =>
    new Promise(resolve => {
      const sent = request({ port, path: deskPath('staff-me'), headers: { host } }, answer => {
        answer.resume()
        resolve(answer.statusCode)
      })
      sent.end()
    })
  expect([await status(desk), await status(shop)]).toEqual([401, 404])
})
