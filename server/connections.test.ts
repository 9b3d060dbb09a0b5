import { once } from 'node:events'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, openDoor, path } from '../test/door.ts'
import { boundConnections, connectionLimits, endConnections } from './connections.ts'
import { refuseWhileClosing } from './refused-connections.ts'

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

test('a connection that the system cannot hand over is lost alone: the shop goes on', async () => {
  door.app.server.emit('error', new Error('accept ENOBUFS'))
  const heard = await raw('GET /health/live HTTP/1.1', 'Host: a', 'Connection: close', '', '')
  expect(heard).toMatch(/^HTTP\/1\.1 200 /)
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

test('a server that closes ends idle and silent connections, and answers what is in hand', async () => {
  // So patient that only what is ended at once lets it close.
  const { app, at, asked, answer } = await slowServer(2 ** 30)
  const [idle, silent, inHand] = [await at(), await at(), await at()]
  idle.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(idle.socket, 'data')
  inHand.socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await asked
  const closed = app.close()
  await Promise.all([idle.ended, silent.ended])
  expect(inHand.socket.destroyed).toBe(false)
  answer()
  expect(await inHand.ended).toMatch(/^HTTP\/1\.1 200 .*slow but whole$/s)
  await closed
})

test('a request that never ends keeps no server from closing', async () => {
  const { app, at, asked } = await slowServer(20)
  const inHand = await at()
  inHand.socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await asked
  await app.close()
  expect(await inHand.ended).toBe('')
})

test('7.06 what comes over an open connection while the shop closes is unavailable, in the wrapper', async () => {
  const { app, at, asked, answer } = await slowServer(2 ** 30)
  const { socket, ended } = await at()
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await asked
  const closed = app.close()
  const second = once(app.server, 'request')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nAccept-Language: en\r\n\r\n')
  await second
  answer()
  const heard = await ended
  expect(heard).toMatch(/slow but wholeHTTP\/1\.1 503 /)
  expect(heard).toMatch(/retry-after: 1/)
  expect(heard).toMatch(/\{"code":"unavailable","data":null,"message":"[^"]+"\}$/)
  await closed
})

// Other systems than Linux have one address of their own alone.
test.runIf(process.platform === 'linux')(
  'one address cannot hold all connections: beyond its own they are closed, others are taken',
  async () => {
    const { app, at } = await slowServer(20)
    boundConnections(app.server, 2, address => address === '127.0.0.3')
    const [first, second] = [await at(), await at()]
    await (await at()).ended
    expect([first.socket.destroyed, second.socket.destroyed]).toEqual([false, false])
    const others = [await at('127.0.0.2'), await at('127.0.0.2')]
    const proxy = [await at('127.0.0.3'), await at('127.0.0.3'), await at('127.0.0.3')]
    first.socket.destroy()
    await first.ended
    while ((await connectionsOf(app.server)) > 6) await turn()
    const again = await at()
    for (const { socket } of [second, ...others, ...proxy, again]) {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
      await once(socket, 'data')
    }
    await app.close()
  },
)

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

async function slowServer(patience: number) {
  const asking = Promise.withResolvers<void>()
  const answering = Promise.withResolvers<void>()
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  endConnections(app, patience)
  await app.register(cookie)
  refuseWhileClosing(app)
  app.get('/', () => 'quick')
  app.get('/slow', async () => {
    asking.resolve()
    await answering.promise
    return 'slow but whole'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port: own } = app.server.address() as AddressInfo
  /** A connection, and all that it has heard when the server ended it. */
  async function at(
    localAddress = '127.0.0.1',
  ): Promise<{ socket: Socket; ended: Promise<string> }> {
    const socket = connect({ port: own, host: '127.0.0.1', localAddress })
    let heard = ''
    socket.on('data', chunk => {
      heard += chunk
    })
    socket.on('error', () => {})
    const ended = once(socket, 'close').then(() => heard)
    await Promise.all([once(socket, 'connect'), once(app.server, 'connection')])
    return { socket, ended }
  }
  return { app, at, asked: asking.promise, answer: () => answering.resolve() }
}
