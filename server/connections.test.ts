import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, openDoor, path } from '../test/door.ts'
import { connectionLimits } from './connections.ts'

let door: Door
let port: number
beforeAll(async () => {
  door = await openDoor()
  await door.app.listen({ host: '127.0.0.1', port: 0 })
  port = (door.app.server.address() as AddressInfo).port
})
afterAll(() => door.close())

/** Sends lines as they are and answers all that comes back until the shop closes the connection. */
async function raw(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', chunk => {
    heard += chunk
  })
  socket.write(lines.join('\r\n'))
  await once(socket, 'close')
  return heard
}

const wrapped = /\{"code":"invalid-input","data":null,"message":"[^"]+"\}$/

test('a request with two Host lines is refused: it may mean another shop to a proxy', async () => {
  const heard = await raw('GET /health/live HTTP/1.1', 'Host: a', 'host: b', '', '')
  expect(heard).toMatch(/^HTTP\/1\.1 400 /)
  expect(heard).toMatch(wrapped)
  const one = await raw('GET /health/live HTTP/1.1', 'Host: a', 'Connection: close', '', '')
  expect(one).toMatch(/^HTTP\/1\.1 200 /)
})

test('7.06 what is no request is refused in the wrapper', async () => {
  const heard = await raw('NONSENSE', '', '')
  expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  expect(heard).toMatch(wrapped)
})

test('a body or headers that never end, and too many connections, are cut off', async () => {
  const { server } = door.app
  expect(server.requestTimeout).toBe(connectionLimits.request)
  expect(server.headersTimeout).toBe(connectionLimits.headers)
  expect(server.maxConnections).toBe(connectionLimits.open)
  // A browser that pauses for a minute finds its connection still open.
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)

  // Half a minute shorter, so that the test need not wait.
  server.requestTimeout = 500
  const url = `${path('cart-place')}?apiKey=demo&business=demo`
  const type = 'Content-Type: application/json'
  const heard = await raw(`PUT ${url} HTTP/1.1`, 'Host: a', type, 'Content-Length: 9', '', '{')
  expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
  expect(heard).toMatch(wrapped)
})
