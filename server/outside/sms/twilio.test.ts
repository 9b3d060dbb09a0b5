import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { MailError, UnsureError } from '../mail/mail-transport.ts'
import { twilio } from './twilio.ts'

const account = `AC${'0'.repeat(32)}`
const config = { account, token: 'secret', from: 'Shop', url: 'https://sms.test' }
const text = {
  id: 'm1',
  code: 'delivery-soon',
  causedAt: 0,
  to: { name: 'Μαρία', address: 'maria@example.gr' },
  lang: 'el' as const,
  subject: '',
  html: '',
  text: 'Έρχεται\nhttps://shop.test/order/track/1',
  phone: '+306944123456',
}

/** Twilio, answering once. */
function answering(status: number, body = '{}') {
  const heard: Request[] = []
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    heard.push(new Request(url, init))
    return new Response(body, { status })
  }
  return { sms: twilio(config, { fetch }), heard }
}

test('20.20 a text is one POST with number, sender and words', async () => {
  const { sms, heard } = answering(201)
  await sms.send(text)
  expect(heard).toHaveLength(1)
  const [request] = heard
  expect(request?.url).toBe(`https://sms.test/2010-04-01/Accounts/${account}/Messages.json`)
  expect(request?.headers.get('authorization')).toBe(`Basic ${btoa(`${account}:secret`)}`)
  const body = new URLSearchParams(await request?.text())
  expect(Object.fromEntries(body)).toEqual({ To: text.phone, From: 'Shop', Body: text.text })
})

test.each([
  [400, '{"code":21211,"message":"+306944123456 is not valid"}', 'Twilio answers 400, 21211', true],
  [401, '{"code":20003}', 'Twilio answers 401, 20003', false],
  [429, '<html>', 'Twilio answers 429', false],
  [500, '', 'Twilio answers 500', false],
])('20.20 %i is told without the number, and %s', async (status, body, message, final) => {
  const error = await answering(status, body)
    .sms.send(text)
    .catch(reason => reason)
  expect(error).toBeInstanceOf(MailError)
  expect(error).toMatchObject({ message, final })
})

test('20.20 an answer whose body never comes is told by its status', async () => {
  const url = await listening(socket =>
    socket.write('HTTP/1.1 503 Busy\r\ncontent-type: text/html\r\ncontent-length: 9\r\n\r\n'),
  )
  expect(await failureAt(url)).toMatchObject({ message: 'Twilio answers 503', final: false })
})

test.each([
  ['never answers', () => {}, /TimeoutError/],
  ['closes the line', (socket: Socket) => socket.end(), /TypeError/],
  ['breaks the line', (socket: Socket) => socket.resetAndDestroy(), /TypeError/],
])('20.20 of a provider that takes the text and %s nobody knows', async (_, hear, message) => {
  let heard = ''
  const url = await listening((socket, said) => {
    heard += said
    hear(socket)
  })
  const error = await failureAt(url)
  expect(heard).toMatch(/^POST /)
  expect(error).toBeInstanceOf(UnsureError)
  expect(error).toMatchObject({ message: expect.stringMatching(message) })
})

test('20.20 a provider that was not reached has heard nothing, and is asked again', async () => {
  const url = await listening(() => {})
  await closeServers()
  const noName = 'http://twilio.invalid'
  for (const away of [url, noName]) {
    const error = await failureOf(twilio({ ...config, url: away }))
    expect(error).not.toBeInstanceOf(UnsureError)
    expect(error).toMatchObject({ message: 'Twilio does not answer: TypeError', final: false })
  }
})

test.each([
  ['Connect Timeout Error', { code: 'UND_ERR_CONNECT_TIMEOUT' }, false],
  ['headers that never come', { code: 'UND_ERR_HEADERS_TIMEOUT' }, true],
  ['a line that went dead', { code: 'ETIMEDOUT', syscall: 'read' }, true],
  ['a host that is away', { code: 'ETIMEDOUT', syscall: 'connect' }, false],
])('20.20 after %s (%o) the text may have been taken: %s', async (message, trouble, isUnsure) => {
  const failing = (cause: Error) => async () => {
    throw new TypeError('fetch failed', { cause })
  }
  const cause = Object.assign(new Error(message), trouble)
  const both = new AggregateError([Object.assign(new Error(), { syscall: 'connect' }), cause])
  for (const one of [cause, both]) {
    const error = await failureOf(twilio(config, { fetch: failing(one) }))
    expect(error).toBeInstanceOf(MailError)
    expect(error instanceof UnsureError).toBe(isUnsure)
  }
})

const failureOf = ({ send }: ReturnType<typeof twilio>): Promise<unknown> =>
  send(text).catch(reason => reason)
const failureAt = (url: string) => failureOf(twilio({ ...config, url }, { timeout: 1_000 }))

const servers: Server[] = []
const sockets: Socket[] = []
afterEach(closeServers)
async function closeServers() {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) await new Promise(resolve => server.close(resolve))
}

async function listening(hear: (socket: Socket, said: string) => void): Promise<string> {
  const server = createServer(socket => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.on('data', said => hear(socket, String(said)))
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
