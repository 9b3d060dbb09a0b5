import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { expect, test } from 'vitest'
import { postOutside, publicLookup, urlTrouble } from './post.ts'

test.each([
  'http://kitchen.example/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://10.1.2.3/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://[::]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1]/',
  'https://192.168.0.1./',
  'https://１２７.0.0.1/',
  'https://172.16.0.1/',
  'https://224.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::a00:1]/',
  'https://localhost/',
  'https://shop.localhost/',
  'https://100.64.0.1/',
  'https://user:pass@kitchen.example/',
  'file:///etc/passwd',
  'nonsense',
])('%s is not told of anything in production', url => {
  expect(urlTrouble(url, false)).toBeTruthy()
})

test('an address of the world is', () => {
  expect(urlTrouble('https://kitchen.example:8443/hook?key=1', false)).toBeNull()
})

test('a name that leads to a private address is not connected to', async () => {
  const trouble = await new Promise<Error | null>(resolve =>
    publicLookup('localhost', {}, error => resolve(error)),
  )
  expect(trouble?.message).toBe('localhost leads to no public address')
})

test.each([301, 302, 303, 307, 308])(
  'a redirect (%d) to an address inside is not followed',
  async status => {
    let asked = 0
    const inside = createServer((_, response) => {
      asked++
      response.end()
    })
    await new Promise<void>(resolve => inside.listen(0, '127.0.0.1', resolve))
    const { port } = inside.address() as AddressInfo
    const location = `http://127.0.0.1:${port}/secret`
    const outside = createServer((_, response) => response.writeHead(status, { location }).end())
    await new Promise<void>(resolve => outside.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/hook`
    const posted = await postOutside(url, {}, '{}', { inside: true })
    expect(posted).toEqual({ answer: `HTTP ${status}`, outcome: 'failed' })
    expect(asked).toBe(0)
    for (const server of [inside, outside]) {
      server.closeAllConnections()
      server.close()
    }
  },
)

test('a name that is public when it is checked and private when it is connected to is not reached', async () => {
  let connections = 0
  const inside = createTcp(() => connections++)
  await new Promise<void>(resolve => inside.listen(0, '127.0.0.1', resolve))
  const { port } = inside.address() as AddressInfo
  // The check of the address knows names by their spelling only: this one passes it.
  const url = `https://localhost.:${port}/hook`
  const posted = await postOutside(url, {}, '{}', { inside: false })
  expect(posted.outcome).toBe('failed')
  expect(posted.answer).toMatch(
    /leads to no public address|is not a public address|ENOTFOUND|EAI_AGAIN/,
  )
  expect(connections).toBe(0)
  inside.close()
})

test('a program that does not answer is not waited for', async () => {
  const server = createServer(() => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const posted = await postOutside(`http://127.0.0.1:${port}`, {}, '{}', {
    inside: true,
    patience: 50,
  })
  expect(posted).toEqual({ answer: 'no answer within 0.05 s', outcome: 'failed' })
  server.closeAllConnections()
  server.close()
})
