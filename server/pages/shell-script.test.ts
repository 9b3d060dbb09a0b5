import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withOwnPath } from './shell-script.ts'

const shell = '<body><a href="/account/orders/-?login=signup">…</a></body>'

test('the links of a shell get the path that the browser is at, whatever its id holds', () => {
  const html = withOwnPath(shell, { path: '/account/orders/-', nonce: 'n' })
  const script = /<script nonce="n">([\s\S]*?)<\/script><\/body>/.exec(html)?.[1] ?? ''
  const hrefs = ['/account/orders/-?login=signup', 'https://shop.test/account/orders/-']
  const links = hrefs.map((href, at) => ({
    getAttribute: () => href,
    setAttribute: (_name: string, value: string) => {
      hrefs[at] = value
    },
  }))
  runInNewContext(script, {
    document: { querySelectorAll: () => links },
    location: { pathname: '/account/orders/A$&1' },
  })
  expect(hrefs).toEqual([
    '/account/orders/A$&1?login=signup',
    'https://shop.test/account/orders/A$&1',
  ])
})

test('any other page stays as it is', () => {
  for (const path of ['/', '/account/orders', '/business/lefka'])
    expect(withOwnPath(shell, { path, nonce: 'n' })).toBe(shell)
})
