import { describe, expect, it } from 'vitest'
import { addressErrors } from '#shop/address/address.ts'
import type { Language } from '#shop/language.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { demoPlaces } from '../../test/demo-places.ts'
import type { Call } from '../calls/hook.ts'
import { demoCatalogue } from '../demo/catalogue.ts'
import { gazetteer } from '../outside/maps/gazetteer.ts'
import {
  addressSuggestionCollection,
  phoneNumber,
  regionOne,
  shippingAddressFrom,
} from './suggestions.ts'

const spots = new Map((await demoCatalogue()).spots.map(spot => [spot.id, spot]))
const { areas } = demoPlaces
const addresses = gazetteer(() => demoPlaces)
const callIn = (lang: Language) =>
  ({ lang, outside: { addresses }, catalogue: { spots, areas } }) as unknown as Call
const call = callIn('el')

async function picked(q: string): Promise<string> {
  const { suggestions } = await addressSuggestionCollection(call, { q })
  if (!suggestions[0]) throw new Error(`no suggestion for ${q}`)
  return suggestions[0].id
}

describe('address suggestions (7.31)', () => {
  it('are given in the language of the call', async () => {
    const { suggestions } = await addressSuggestionCollection(callIn('en'), { q: 'ερμου 12' })
    expect(suggestions[0]).toEqual({
      id: await picked('ermou 12'),
      main: 'Ermou 12',
      secondary: '105 63 Athens',
      precise: true,
    })
  })
})

describe('the region of an address (7.30)', () => {
  it('is the spot that delivers there', async () => {
    const suggestionId = await picked('ερμου 12')
    expect(await regionOne(call, { suggestionId })).toEqual({
      spot: { id: 'attica', slug: 'attica', kind: 'delivery', name: 'Αττική' },
      municipality: 'Αθήνα',
    })
    expect(await regionOne(callIn('en'), { postcode: '151 24' })).toEqual({
      spot: { id: 'attica', slug: 'attica', kind: 'delivery', name: 'Attica' },
      municipality: 'Marousi',
    })
  })

  it('is not found on the islands and outside Attica (1.07, 8.17)', async () => {
    const refused = { refused: 'region-not-found' }
    expect(await regionOne(call, { suggestionId: await picked('αίγινα') })).toEqual(refused)
    for (const postcode of ['18010', '189 00', '54621'])
      expect(await regionOne(call, { postcode })).toEqual(refused)
  })

  it('needs a suggestion that was given out, or a postcode (5.22)', async () => {
    expect(await regionOne(call, { suggestionId: 'Ermou-12' })).toEqual({
      refused: 'suggestion-not-found',
    })
    expect(await regionOne(call, {})).toMatchObject({
      refused: 'invalid-input',
      data: { errors: [{ field: 'suggestionId' }, { field: 'postcode' }] },
    })
  })
})

describe('a shipping address', () => {
  it('holds what was picked and what the customer added (3.04)', async () => {
    const suggestionId = await picked('ερμου 12')
    const details = { floor: '3ος', bell: 'Παππά', phone: '694 412 3456', deliveryNotes: 'Πίσω' }
    expect(await shippingAddressFrom(call, { suggestionId, ...details })).toEqual({
      suggestionId,
      street: 'Ερμού',
      number: '12',
      municipality: 'Αθήνα',
      postcode: '10563',
      country: 'GR',
      lat: 37.9765,
      lng: 23.73,
      floor: '3ος',
      bell: 'Παππά',
      phone: '+306944123456',
      deliveryNotes: 'Πίσω',
      takeawayNotes: '',
      unverified: false,
    })
  })

  it('is written in the language of the call', async () => {
    const suggestionId = await picked('ερμου 12')
    expect(await shippingAddressFrom(callIn('en'), { suggestionId })).toMatchObject({
      street: 'Ermou',
      municipality: 'Athens',
    })
  })

  it('takes the house number from the customer only where the suggestion has none', async () => {
    const open = { suggestionId: await picked('ερμου'), number: '7' }
    expect(await shippingAddressFrom(call, open)).toMatchObject({ number: '7' })
    const precise = { suggestionId: await picked('ερμου 12'), number: '7' }
    expect(await shippingAddressFrom(call, precise)).toMatchObject({ number: '12' })
  })

  it('is kept while something is missing, and says so (5.14, 5.15, 5.16, 5.17)', async () => {
    const address = await shippingAddressFrom(call, { suggestionId: await picked('ερμου') })
    if (isRefusal(address)) throw new Error('refused')
    expect(addressErrors(address, 'delivery').map(({ slug }) => slug)).toEqual([
      'address-incomplete',
      'missing-phone',
      'missing-floor',
      'missing-bell',
    ])
  })

  it('must be picked from the suggestions list (5.22)', async () => {
    const refused = {
      refused: 'invalid-input',
      data: { errors: [{ field: 'suggestionId', slug: 'address-not-picked' }] },
    }
    expect(await shippingAddressFrom(call, { suggestionId: 'Ermou-12' })).toEqual(refused)
    expect(await shippingAddressFrom(call, { number: '12' })).toEqual(refused)
  })

  it('is refused where the shop does not deliver (1.07)', async () => {
    const suggestionId = await picked('ύδρα')
    expect(await shippingAddressFrom(call, { suggestionId, phone: 'x' })).toEqual({
      refused: 'region-not-found',
    })
  })

  it('is refused with a phone that nobody can call', async () => {
    const suggestionId = await picked('ερμου 12')
    expect(await shippingAddressFrom(call, { suggestionId, phone: '2101234' })).toEqual({
      refused: 'invalid-input',
      data: { errors: [{ field: 'phone', slug: 'invalid-phone' }] },
    })
  })
})

describe('a phone number', () => {
  it.each([
    ['6944123456', '+306944123456'],
    ['210 1234567', '+302101234567'],
    ['0030 694 412 3456', '+306944123456'],
    ['+30 2104567890', '+302104567890'],
    ['+44 7400 123456', '+447400123456'],
    ['+1 212 555 0123', '+12125550123'],
    ['', ''],
  ])('%s is kept as %s', (typed, kept) => {
    expect(phoneNumber(typed)).toBe(kept)
  })

  it.each(['8011234567', '2101234', '6844123456', '112', 'τηλέφωνο', '6944123456 ext. 5'])(
    '%s is refused',
    typed => {
      expect(phoneNumber(typed)).toBeNull()
    },
  )
})
