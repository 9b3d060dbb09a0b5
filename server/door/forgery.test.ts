import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { isForged } from './forgery.ts'

const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://gastra.example' })

async function isTakenFor(origin: string, production: boolean) {
  const app = fastify()
  await app.register(cookie)
  app.post('/', request => isForged(request, { ...config, production }))
  const headers = { origin, host: '10.0.0.7:3000' }
  return (await app.inject({ method: 'POST', url: '/', headers })).json()
}

test('in production only the public address is the shop’s own', async () => {
  expect(await isTakenFor('https://gastra.example', true)).toBe(false)
  expect(await isTakenFor('http://10.0.0.7:3000', true)).toBe(true)
})

test('a developer may open the shop under the address that is asked, of the same scheme and port', async () => {
  expect(await isTakenFor('http://10.0.0.7:3000', false)).toBe(false)
  for (const origin of ['https://10.0.0.7:3000', 'http://10.0.0.7', 'http://evil.example:3000'])
    expect(await isTakenFor(origin, false)).toBe(true)
})
