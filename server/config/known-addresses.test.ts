import { expect, test } from 'vitest'
import { addressesIn, isAmong } from './known-addresses.ts'

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
