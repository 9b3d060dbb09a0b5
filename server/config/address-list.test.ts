import { expect, test } from 'vitest'
import { addressesIn, isAmong, isTrustedProxy } from './address-list.ts'

test('addresses and networks are known, whichever way an address is written', () => {
  const known = addressesIn('51.138.37.238, 10.1.0.0/16,2a01:111::/32')
  const among = (address: string) => known !== null && isAmong(known, address)
  expect(among('51.138.37.238')).toBe(true)
  expect(among('::ffff:51.138.37.238')).toBe(true)
  expect(among('10.1.255.1')).toBe(true)
  expect(among('2a01:111::7')).toBe(true)
  for (const other of ['51.138.37.239', '10.2.0.1', '::1', '2a01:112::7', 'nobody'])
    expect([other, among(other)]).toEqual([other, false])
})

test('anything else is none', () => {
  for (const text of [
    '',
    'viva.com',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '1.2.3',
    '1.2.3.4/8/8',
    '1.2.3.4,',
  ])
    expect([text, addressesIn(text)]).toEqual([text, null])
})

test('where no number of proxies is set, only machines of private networks are believed', () => {
  for (const near of [
    '127.0.0.1',
    '::1',
    '::ffff:10.2.3.4',
    '172.31.0.1',
    '192.168.1.1',
    'fd00::1',
  ])
    expect([near, isTrustedProxy('private', near, 0)]).toEqual([near, true])
  for (const far of ['51.138.37.238', '172.32.0.1', '2a01:111::7', 'nobody', undefined])
    expect([far, isTrustedProxy('private', far, 0)]).toEqual([far, false])
  expect([0, 1, 2].map(hop => isTrustedProxy(2, '51.138.37.238', hop))).toEqual([true, true, false])
})
