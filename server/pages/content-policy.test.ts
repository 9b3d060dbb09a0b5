import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { plainPages } from '../../test/plain-pages.ts'

const evil = 'fetch("https://evil.example")'
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('of the scripts in a page only the shop’s own may run, not one that a text brings', async () => {
  const { pages } = plainPages(
    nonce =>
      `<script nonce="${nonce}">own()</script><p><script>${evil}</script><script nonce="guess">${evil}</script></p>`,
  )
  const door: Door = await openDoor({}, pages)
  const { headers, body } = await door.app.inject('/')
  const policy = String(headers['content-security-policy'])
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(body).toContain(evil)
  expect(scripts).toContain(hashOf('own()'))
  expect(scripts).not.toContain(hashOf(evil))
  expect(scripts).not.toContain('unsafe-inline')
  // The page is kept and sent to many: a nonce in it could be read and used.
  expect(body.match(/nonce="[^"]*"/g)).toEqual(['nonce="guess"'])
  expect(scripts).not.toContain('nonce-')
  await door.close()
})
