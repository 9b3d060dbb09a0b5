import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('an IPv4 address counts alone, also where it is written as an IPv6 one', () => {
  for (const written of ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407'])
    for (const bits of [48, 64] as const) expect(networkOf(written, bits)).toBe('198.51.100.7')
  expect(networkOf('198.51.100.8', 48)).not.toBe(networkOf('198.51.100.7', 48))
})

test('the addresses of one IPv6 network count together, however they are written', () => {
  const home = networkOf('2001:db8:1:2::1', 64)
  expect(networkOf('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', 64)).toBe(home)
  expect(networkOf('2001:db8:1:3::1', 64)).not.toBe(home)
  expect(networkOf('2001:db8:1:3::1', 48)).toBe(networkOf('2001:db8:1:2::1', 48))
  expect(networkOf('2001:db8:2:2::1', 48)).not.toBe(networkOf('2001:db8:1:2::1', 48))
  expect(networkOf('2001:db8:1:2::1%eth0', 64)).toBe(home)
})

test('what is no address counts as it is written, and not at any length', () => {
  expect(networkOf('unknown', 64)).toBe('unknown')
  expect(networkOf('x'.repeat(9000), 64)).toHaveLength(64)
})
