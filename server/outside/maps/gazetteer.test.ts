import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, latin } from '#shop/greek.ts'
import type { Language } from '#shop/language.ts'
import { demoPlaces } from '../../../test/demo-places.ts'
import { gazetteer } from './gazetteer.ts'

const known = () => demoPlaces
const addresses = gazetteer(known)
const mains = async (query: string, lang: Language = 'el') =>
  (await addresses.suggest(query, lang)).suggestions.map(
    ({ main, secondary }) => `${main}, ${secondary}`,
  )
const first = async (query: string, lang: Language = 'el') => {
  const [best] = (await addresses.suggest(query, lang)).suggestions
  if (!best) throw new Error(`nothing for ${query}`)
  return best
}

describe('address suggestions (7.31)', () => {
  it.each([
    ['ερμου 12', 'Ερμού 12', '105 63 Αθήνα'],
    ['ΕΡΜΟΥ 12', 'Ερμού 12', '105 63 Αθήνα'],
    ['οδός Ερμού 12', 'Ερμού 12', '105 63 Αθήνα'],
    ['Ermou 12 athina', 'Ερμού 12', '105 63 Αθήνα'],
    ['Athens, Ermou 12', 'Ερμού 12', '105 63 Αθήνα'],
    ['12 Ermou', 'Ερμού 12', '105 63 Αθήνα'],
    ['12 ελευθεριου βενιζελου', 'Ελευθερίου Βενιζέλου 12', '172 36 Δάφνη-Υμηττός'],
    ['ερμού 12α', 'Ερμού 12Α', '105 63 Αθήνα'],
    ['ermou 12a', 'Ερμού 12Α', '105 63 Αθήνα'],
    ['Ερμού 12-14', 'Ερμού 12-14', '105 63 Αθήνα'],
    ['ερμου 12 μαρουσι', 'Ερμού 12', '151 24 Μαρούσι'],
    ['ερμου 12 15124', 'Ερμού 12', '151 24 Μαρούσι'],
    ['λ. κηφισιας 25 151 24', 'Λεωφόρος Κηφισίας 25', '151 24 Μαρούσι'],
    ['kifissias 25 marousi', 'Λεωφόρος Κηφισίας 25', '151 24 Μαρούσι'],
    ['28ης Οκτωβρίου 7 μεγαρα', '28ης Οκτωβρίου 7', '191 00 Μέγαρα'],
    ['ιερα οδος 3 ελευσινα', 'Ιερά Οδός 3', '192 00 Ελευσίνα'],
  ])('%s is %s, %s', async (query, main, secondary) => {
    expect(await first(query)).toMatchObject({ main, secondary, precise: true })
  })

  it('speaks the language of the call', async () => {
    expect(await first('ερμου 12', 'en')).toMatchObject({
      main: 'Ermou 12',
      secondary: '105 63 Athens',
    })
  })

  it('says when the house number is still missing', async () => {
    expect(await first('ερμου')).toMatchObject({ main: 'Ερμού', precise: false })
    expect(await first('ερμου αθηνα')).toMatchObject({ main: 'Ερμού', precise: false })
  })

  it('finds streets and municipalities by a beginning, streets of the basin first', async () => {
    const found = await mains('κηφισ')
    expect(found).toHaveLength(8)
    expect(found[0]).toMatch(/^Λεωφόρος Κηφισίας/)
    expect(found).toContain('Κηφισιά, Βόρειος Τομέας Αθηνών')
    expect(await mains('αθηνάς')).toEqual([
      'Αθηνάς, 105 51 Αθήνα',
      'Αθηνάς, 181 22 Κορυδαλλός',
      'Λεωφόρος Αθηνάς, 166 71 Βάρη-Βούλα-Βουλιαγμένη',
    ])
  })

  it.each(['15124', '151 24'])(
    'finds the postcode %s and the streets that have it',
    async query => {
      const found = await mains(query)
      expect(found[0]).toBe('Μαρούσι, 151 24')
      expect(found.length).toBeGreaterThan(4)
      for (const other of found.slice(1)) expect(other).toMatch(/, 151 24 Μαρούσι$/)
    },
  )

  it('finds postcodes by their first three digits', async () => {
    expect(await mains('151')).toContain('Λυκόβρυση-Πεύκη, 151 21')
    expect(await mains('15')).toEqual([])
  })

  it('finds a municipality by its name, then its streets', async () => {
    const found = await mains('chalandri', 'en')
    expect(found).toContain('Chalandri, North Athens')
    expect(found.at(-1)).toMatch(/Chalandri$/)
  })

  it('gives at most 8, and nothing for what is no address', async () => {
    expect(await mains('α')).toHaveLength(8)
    expect(await mains('zzzzzz')).toEqual([])
    expect(await mains('12')).toEqual([])
    expect(await mains('--')).toEqual([])
  })

  it('has the English street names in ELOT 743', () => {
    const other = demoPlaces.streets.filter(
      ({ name: { el, en } }) => latin(el) !== fold(en) && !/΄/.test(el),
    )
    expect(other).toEqual([])
  })
})

describe('a chosen suggestion', () => {
  it('stands for its address, also in another process and language (5.22)', async () => {
    const { id } = await first('ερμου 12α')
    expect(await gazetteer(known).resolve(id, 'en')).toEqual({
      id,
      street: 'Ermou',
      number: '12Α',
      municipality: 'Athens',
      postcode: '10563',
      lat: 37.9765,
      lng: 23.73,
      served: true,
    })
  })

  it('is the same address again, whatever was typed (5.22)', async () => {
    const query = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc
        .tuple(
          fc.constantFrom('ερμου', 'kifis', 'λεωφ', '25ης μαρτιου', '151 24', 'αιγινα', 'αθηνα'),
          fc.integer({ min: 0, max: 99999 }),
          fc.constantFrom('', 'α', 'Ω', 'c', '-14', '-'),
        )
        .map(([name, number, end]) => `${name} ${number}${end}`),
    )
    await fc.assert(
      fc.asyncProperty(query, async typed => {
        for (const { id, main, precise } of (await addresses.suggest(typed, 'el')).suggestions) {
          expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
          const address = await addresses.resolve(id, 'el')
          expect(precise).toBe(address?.number !== '')
          const name = address?.street || address?.municipality
          expect([name, address?.number].filter(Boolean).join(' ')).toBe(main)
        }
      }),
    )
  })

  it('is refused when nobody gave it out (5.22)', async () => {
    const { id } = await first('ερμου 12')
    expect(id).toContain('-12-')
    for (const forged of [
      '',
      'Ermou-12',
      'Ερμού 12',
      id.replace('-12-', '-13-'),
      id.replace('-12-', '--'),
      id.slice(0, -1),
      `${id}0`,
      id.toUpperCase(),
    ])
      expect(await addresses.resolve(forged, 'el'), forged).toBeNull()
  })

  it('may lie on an island, where the shop does not deliver (1.07)', async () => {
    const aegina = await first('αίγινα')
    expect(aegina).toMatchObject({ main: 'Αίγινα', secondary: '180 10', precise: false })
    expect(await addresses.resolve(aegina.id, 'el')).toMatchObject({ street: '', served: false })
  })
})
