import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doorKey } from '../customer/saved-address.ts'
import { giftDoors } from './gift-door.ts'

const ermou = { street: 'Ερμού', number: '12', postcode: '10563', floor: '3ος', bell: 'Ρήγας' }
const door = (change: Partial<typeof ermou> = {}) => giftDoors({ ...ermou, ...change })[0]

describe('9.08 A gift knows its door', () => {
  test('by the floor, however it is written', () => {
    const third = [
      '3',
      '03',
      '3ος',
      ' 3ος όροφος',
      '3ο',
      '3rd floor',
      'Γ',
      'Γ’',
      'γ΄',
      'τρίτος',
      'Τρίτος όροφος',
      'third',
    ]
    for (const floor of third) expect([floor, door({ floor })]).toEqual([floor, door()])
    for (const floor of ['1', 'Α', 'A', 'Πρώτος', '1ος', 'first floor'])
      expect([floor, door({ floor })]).toEqual([floor, door({ floor: '1' })])
    for (const floor of ['Η', 'H', '8ος', 'όγδοος'])
      expect([floor, door({ floor })]).toEqual([floor, door({ floor: '8' })])
    for (const floor of ['0', 'Ισόγειο', 'ground floor'])
      expect([floor, door({ floor })]).toEqual([floor, door({ floor: 'ισόγειο' })])
  })

  test('apart from another floor, number or bell', () => {
    const others = [
      { floor: '4' },
      { floor: '13' },
      { floor: 'ημιώροφος' },
      { floor: '' },
      { number: '13' },
      { postcode: '10564' },
      { bell: 'Δήμου' },
      { street: 'Αιόλου' },
    ]
    expect(new Set([door(), ...others.map(door)]).size).toBe(others.length + 1)
  })

  test('by a bell in Greek letters, in Latin ones, and in Cyrillic or Latin ones that look Greek', () => {
    for (const bell of ['ρηγασ', 'ΡΗΓΑΣ', 'Rigas', 'PHΓAΣ', 'РНГАΣ'])
      expect([bell, door({ bell })]).toEqual([bell, door()])
    const pairs = [
      ['ΒΟΥΒΑΧΗ', 'BOYBAXH'],
      ['ΝΙΚΟΥ ΜΑΥΡΟΥ', 'NIKOY MAYPOY'],
      ['ΧΑΤΖΗΜΑΡΚΟΥ', 'ХАТZНМАРКОУ'],
    ] as const
    for (const [greek, alike] of pairs) expect(door({ bell: alike })).toBe(door({ bell: greek }))
    expect(door({ street: 'ЕΡΜОУ' })).toBe(door())
    expect(door({ number: '12Α' })).toBe(door({ number: '12a' }))
  })

  test('wherever a saved address knows it, and as it was kept before', () => {
    expect(giftDoors(ermou)[1]).toBe(doorKey(ermou))
    const word = fc.constantFrom('Ρήγας', 'ΡΗΓΑΣ', 'Rigas', 'Δήμου', '3ος', '3', 'Γ', '', 'ισόγειο')
    const place = fc.record({
      street: fc.constant('Ερμού'),
      number: fc.constantFrom('12', '14'),
      postcode: fc.constant('10563'),
      floor: word,
      bell: word,
    })
    fc.assert(
      fc.property(place, place, (one, other) => {
        if (doorKey(one) === doorKey(other)) expect(giftDoors(one)[0]).toBe(giftDoors(other)[0])
      }),
    )
  })
})
