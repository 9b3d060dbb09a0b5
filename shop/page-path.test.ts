import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath, shellPath } from './page-path.ts'

test.each([
  ['/', '/'],
  ['/checkout', '/checkout'],
  ['/checkout/', '/checkout'],
  ['/CHECKOUT', '/checkout'],
  ['//menu//weekly//', '/menu/weekly'],
  ['/%63heckout', '/checkout'],
  ['/PRODUCT/Gemista', '/product/gemista'],
  ['/ACCOUNT/orders/AbC/', '/account/orders/AbC'],
  ['/Checkout/Epay/SUCCESS', '/checkout/epay/success'],
  ['/ΜΕΝΟΥ', `/${encodeURIComponent('μενου')}`],
  ['/%', '/%25'],
  ['/a%2Fb', '/a%2Fb'],
])('2.03 the path %s is written %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('2.03 a path that is canonical stays as it is, and none names another site', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string({ unit: 'grapheme' }), (web, wild) => {
      for (const path of [web, `/${wild}`]) {
        const canonical = canonicalPath(path)
        expect(canonicalPath(canonical)).toBe(canonical)
        expect(canonical).toMatch(/^\/(?![/\\])/)
      }
    }),
  )
})

test('one private page stands for all ids, and for no other page', () => {
  for (const id of ['A1b2', '-', 'x%20y'])
    expect([shellPath(`/account/orders/${id}`), shellPath(`/business/${id}/report`)]).toEqual([
      '/account/orders/-',
      '/business/-/report',
    ])
  for (const path of ['/account/orders', '/business/lefka', '/product/gemista', '/'])
    expect(shellPath(path)).toBeNull()
})
