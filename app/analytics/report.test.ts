import { beforeEach, expect, test, vi } from 'vitest'
import type { ShopEvent } from '#shop/analytics.ts'
import { key, reportOnce } from './report.ts'

const bought = (transaction_id: string): ShopEvent => ({
  name: 'purchase',
  params: { currency: 'EUR', value: 20, items: [], transaction_id, shipping: 2, tax: 2.3 },
})

let layer: { dataLayer?: ArrayLike<unknown>[] }
let kept: Map<string, string>
beforeEach(() => {
  layer = {}
  kept = new Map()
  vi.stubGlobal('window', layer)
  vi.stubGlobal('document', { cookie: 'consent=1.1795442400.1-' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})
const told = () =>
  (layer.dataLayer ?? []).map(entry => (entry[2] as { transaction_id: string }).transaction_id)

test('4.34 a purchase is told once, however often its page is opened', () => {
  for (const number of ['1001', '1001', '1002', '1001']) reportOnce(bought(number))
  expect(told()).toEqual(['1001', '1002'])
})

test('nothing is told, nor kept, without consent', () => {
  vi.stubGlobal('document', { cookie: '' })
  reportOnce(bought('1001'))
  expect([told(), kept.size]).toEqual([[], 0])
})

test.each(['not json', '{"a":1}', 'null'])('what is kept as %s stops nobody', broken => {
  kept.set(key, broken)
  reportOnce(bought('1001'))
  expect(told()).toEqual(['1001'])
})

test('a storage that is full stops nobody who comes back from paying', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  expect(() => reportOnce(bought('1001'))).not.toThrow()
})
