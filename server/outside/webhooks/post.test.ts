import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { postOutside, publicLookup, urlTrouble } from './post.ts'

test.each([
  'http://kitchen.example/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://10.1.2.3/',
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
