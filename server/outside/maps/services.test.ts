import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPlaces } from '../../../test/demo-places.ts'
import {
  ermouId,
  googleAnswers,
  googleDetails,
  photonAnswers,
  photonFeature,
  type ServiceTwin,
  sendJson,
  serviceTwin,
} from '../../../test/outside/address-twins.ts'
import type { AddressProvider } from './address-service.ts'
import { gazetteer } from './gazetteer.ts'
import { googlePlaces, googlePrefix } from './google-places.ts'
import { photon, photonPrefix } from './photon.ts'
import { withTwin } from './with-twin.ts'

const known = () => demoPlaces
const ownStreets = () => gazetteer(known)
const twin = ownStreets()
const ownKey = randomBytes(32)
const timeout = 300

let osm: ServiceTwin
let google: ServiceTwin
beforeAll(async () => {
  osm = await serviceTwin(photonAnswers)
  google = await serviceTwin(googleAnswers)
})
beforeEach(() => {
  osm.answers = photonAnswers
  google.answers = googleAnswers
  osm.asked.length = 0
  google.asked.length = 0
})
afterAll(async () => {
  await osm.close()
  await google.close()
})

const overPhoton = (key = ownKey) =>
  photon(
    { url: osm.url, userAgent: 'Gastra (+https://shop.test)' },
    { known, timeout, key: async () => key },
  )
const overGoogle = () => googlePlaces({ url: google.url, key: 'the-key' }, { known, timeout })

const services: Record<string, () => AddressProvider> = {
  'the shop’s own streets': ownStreets,
  Photon: overPhoton,
  'Google Places': overGoogle,
}

/** What every service promises; the built-in streets as well as the real ones. */
describe.each(Object.entries(services))('7.31 %s', (_name, open) => {
  const firstOf = async (service: AddressProvider, query: string) => {
    const [first] = (await service.suggest(query, 'el')).suggestions
    if (!first) throw new Error(`nothing for ${query}`)
    return first
  }

  test('suggest a house and resolve it to the same address in both languages', async () => {
    const service = open()
    const { id, main, precise } = await firstOf(service, 'Ερμού 12')
    expect([main, precise]).toEqual(['Ερμού 12', true])
    expect(id).toMatch(/^[A-Za-z0-9_.~-]{1,700}$/)
    expect(await service.resolve(id, 'el')).toMatchObject({
      street: 'Ερμού',
      number: '12',
      municipality: 'Αθήνα',
      postcode: '10563',
      served: true,
    })
    expect(await service.resolve(id, 'en')).toMatchObject({ municipality: 'Athens' })
  })

  test('give an id that may be kept and resolves again, also in another process', async () => {
    const { id } = await firstOf(open(), 'Ερμού 12')
    const kept = (await open().resolve(id, 'el'))?.id ?? ''
    expect(await open().resolve(kept, 'el')).toMatchObject({ id: kept, street: 'Ερμού' })
  })

  test('know nothing of an id that was made up', async () => {
    for (const id of [
      '',
      'Ermou-12',
      'p.e30.x',
      'g..',
      'p..',
      'g.x.y',
      'p.WzFd.0123456789012345678901',
    ])
      expect(await open().resolve(id, 'el'), id).toBeNull()
  })

  test('suggest nothing for what is no address', async () => {
    expect((await open().suggest('qqqqqq', 'el')).suggestions).toEqual([])
  })

  test('1.07 say of an island that it is not served', async () => {
    const service = open()
    const query = open === services['the shop’s own streets'] ? 'σαλαμινα' : 'Αγίου Μηνά 3'
    const { id } = await firstOf(service, query)
    expect(await service.resolve(id, 'el')).toMatchObject({
      served: false,
      municipality: 'Σαλαμίνα',
    })
  })
})

describe('Photon', () => {
  test('is asked as its terms want it, once for the same letters', async () => {
    const service = overPhoton()
    const { attribution, session } = await service.suggest('Ερμού 12', 'el')
    await service.suggest('ερμου  12', 'en')
    expect(osm.asked).toHaveLength(1)
    expect(attribution?.text).toBe('© OpenStreetMap contributors')
    expect(session).toBeNull()
    const [{ url, headers } = { url: new URL('x:'), headers: {} }] = osm.asked
    expect(headers['user-agent']).toBe('Gastra (+https://shop.test)')
    expect(url.searchParams.getAll('layer')).toEqual(['house', 'street'])
    // The public server refuses Greek as a language, and answers local names without one.
    expect(url.searchParams.has('lang')).toBe(false)
  })

  test('lends its street to a house number that is not on the map, once for all its pieces', async () => {
    const { suggestions } = await overPhoton().suggest('αιολου 48β', 'en')
    expect(suggestions).toMatchObject([{ main: 'Aiolou 48Β', secondary: 'Athens', precise: true }])
    const bare = await overPhoton().suggest('αιολου', 'el')
    expect(bare.suggestions).toMatchObject([{ main: 'Αιόλου', precise: false }])
  })

  test('has ids that only this shop can make', async () => {
    const { suggestions } = await overPhoton(randomBytes(32)).suggest('Ερμού 12', 'el')
    expect(await overPhoton().resolve(suggestions[0]?.id ?? '', 'el')).toBeNull()
  })

  test('may write a municipality as it likes, and lies about none', async () => {
    const at: [number, number] = [38.0565, 23.8085]
    const from = async (row: object) => {
      const feature = photonFeature({ street: 'Ζωδόχου Πηγής', number: '2', city: '', at, ...row })
      osm.answers = (_asked, response) => sendJson(response, { features: [feature] })
      return (await overPhoton().suggest('Ζωοδόχου Πηγής 2', 'el')).suggestions[0]?.secondary
    }
    expect(await from({ city: 'Δήμος Αμαρουσίου' })).toBe('Μαρούσι')
    expect(await from({ city: 'ΜΑΡΟΥΣΙ', postcode: '151 24' })).toBe('151 24 Μαρούσι')
    expect(await from({ city: 'Αθήνα', postcode: '15124' })).toBe('151 24 Μαρούσι')
    expect(await from({ city: 'Θεσσαλονίκη' })).toBeUndefined()
    expect(await from({ city: 'Μαρούσι', postcode: '54621' })).toBeUndefined()
    expect(await from({ city: 'Μαρούσι', at: [40.63, 22.94] })).toBeUndefined()
    expect(await from({ city: 'Μαρούσι', at: [36.2, 23.0] })).toBeUndefined()
    expect(await from({ city: 'Μαρούσι', street: '12' })).toBeUndefined()
    expect(await from({ city: 'Μαρούσι', street: 'Α'.repeat(150) })).toBeUndefined()
  })
})

describe('Google Places', () => {
  test('counts the letters and the place that is picked as one session', async () => {
    const service = overGoogle()
    const first = await service.suggest('Ερμ', 'el')
    const { suggestions, attribution } = await service.suggest('Ερμού 12', 'el', first.session)
    expect(attribution?.text).toBe('Powered by Google')
    const picked = await service.resolve(suggestions[0]?.id ?? '', 'el')
    // The form asks twice about it, and pays once.
    await service.resolve(suggestions[0]?.id ?? '', 'el')
    await service.resolve(picked?.id ?? '', 'el')
    const sessions = google.asked.map(
      ({ body, url }) =>
        (body as { sessionToken: string } | null)?.sessionToken ??
        url.searchParams.get('sessionToken'),
    )
    expect(sessions).toEqual([first.session, first.session, first.session])
    expect(google.asked[0]?.headers['x-goog-api-key']).toBe('the-key')
    expect(google.asked[0]?.body).toMatchObject({
      languageCode: 'el',
      includedRegionCodes: ['gr'],
      locationRestriction: { rectangle: { low: { latitude: 35.7883 } } },
    })
    expect(google.asked.at(-1)?.headers['x-goog-fieldmask']).toBe('id,addressComponents,location')
  })

  test('leaves of its own only the place’s id: no session and no coordinates', async () => {
    const service = overGoogle()
    const { suggestions } = await service.suggest('Ερμού 12', 'el')
    const kept = await service.resolve(suggestions[0]?.id ?? '', 'el')
    expect(kept).toMatchObject({ id: `g..${ermouId}`, lat: 37.9838, lng: 23.7275 })
  })

  test('may suggest what is not in Attica: it is not served', async () => {
    google.answers = (_asked, response) =>
      sendJson(
        response,
        googleDetails(
          {
            street: 'Ερμού',
            number: '1',
            city: 'Θεσσαλονίκη',
            postcode: '546 25',
            at: [40.6, 22.9],
          },
          ermouId,
        ),
      )
    expect(await overGoogle().resolve(`g..${ermouId}`, 'el')).toMatchObject({
      municipality: 'Θεσσαλονίκη',
      served: false,
    })
  })
})

const wrongAnswers: Record<string, (response: ServerResponse) => unknown> = {
  'an error': response => response.writeHead(500).end('{}'),
  'a page': response => response.setHeader('content-type', 'text/html').end('<html></html>'),
  'a redirect': response => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'half of it': response => response.setHeader('content-type', 'application/json').end('{"feat'),
  'a huge body': response => {
    response.setHeader('content-type', 'application/json')
    response.end(`{"features":[],"suggestions":[],"x":"${'x'.repeat(300_000)}"}`)
  },
  'nothing, slowly': response => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    const drip = setInterval(() => response.write(' '), 50)
    response.on('close', () => clearInterval(drip))
  },
  'a list': response => sendJson(response, []),
  null: response => sendJson(response, null),
  'other types': response => sendJson(response, { features: 1, suggestions: 1, id: 1 }),
}

describe('A service that answers wrongly', () => {
  test.each(Object.entries(wrongAnswers))(
    'with %s: the built-in streets answer',
    async (_, wrong) => {
      for (const service of [overPhoton(), overGoogle()]) {
        osm.answers = google.answers = (_asked, response) => wrong(response)
        const guarded = withTwin(service, twin, { name: 'it', prefix: 'x.' })
        const own = await twin.suggest('Ερμού 12', 'el')
        expect((await guarded.suggest('Ερμού 12', 'el')).suggestions).toEqual(own.suggestions)
      }
      const places = withTwin(overGoogle(), twin, { name: 'it', prefix: googlePrefix })
      expect(await places.resolve(`g..${ermouId}`, 'el')).toBeNull()
    },
  )

  test('in one place of many: the others are suggested', async () => {
    const good = photonFeature({ street: 'Ερμού', number: '12', city: 'Αθήνα', at: [37.97, 23.73] })
    const bad: unknown[] = [
      null,
      1,
      {},
      { ...good, geometry: { coordinates: ['23', '37'] } },
      { ...good, geometry: { coordinates: [Number.NaN, null] } },
      { ...good, properties: { ...good.properties, street: 5 } },
      { ...good, properties: { ...good.properties, type: 'city' } },
    ]
    osm.answers = (_asked, response) => sendJson(response, { features: [...bad, good] })
    expect((await overPhoton().suggest('Ερμού 12', 'el')).suggestions).toMatchObject([
      { main: 'Ερμού 12', secondary: 'Αθήνα' },
    ])
  })

  test('with whatever it is: the answer is an address of Attica, or it is the twin’s', async () => {
    const guarded = () => withTwin(overPhoton(), twin, { name: 'it', prefix: photonPrefix })
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (properties, coordinates) => {
        const features = [{ geometry: { coordinates }, properties }, properties]
        osm.answers = (_asked, response) => sendJson(response, { features })
        const service = guarded()
        for (const { id } of (await service.suggest('Ερμού 12', 'el')).suggestions)
          expect((await service.resolve(id, 'el'))?.municipality).toBeTruthy()
      }),
      { numRuns: 40 },
    )
  })
})

describe('The guard of a service', () => {
  test('gives up after four failures, says so once, and comes back', async () => {
    const told: string[] = []
    const guard = { name: 'Photon', prefix: photonPrefix, warn: (text: string) => told.push(text) }
    const service = withTwin(overPhoton(), twin, { ...guard, rest: 1000 })
    osm.answers = (_asked, response) => response.writeHead(503).end()
    for (let time = 0; time < 8; time++)
      expect((await service.suggest(`Ερμού ${time + 1}`, 'el')).suggestions).not.toEqual([])
    expect(osm.asked).toHaveLength(4)
    expect(told).toEqual([
      'Photon does not answer, the shop’s own streets answer instead: it answered 503',
    ])
    osm.answers = photonAnswers
    await new Promise(resolve => setTimeout(resolve, 1100))
    const { attribution } = await service.suggest('Ερμού 12', 'el')
    expect(attribution?.text).toBe('© OpenStreetMap contributors')
    expect(told.at(-1)).toBe('Photon answers again')
  })

  test('asks nothing for two letters, nor more than 300 times a minute', async () => {
    let now = 0
    const asked: string[] = []
    const provider: AddressProvider = {
      async suggest(query) {
        asked.push(query)
        return { suggestions: [], attribution: null, session: null }
      },
      resolve: async () => null,
    }
    const service = withTwin(provider, twin, { name: 'it', prefix: 'x.', clock: () => now })
    now = 1_000_000
    await service.suggest('Ερ', 'el')
    expect(asked).toEqual([])
    for (let time = 0; time < 310; time++) await service.suggest('qqq', 'el')
    expect(asked).toHaveLength(300)
    now += 60_000
    await service.suggest('qqq', 'el')
    expect(asked).toHaveLength(301)
  })

  test('lets the twin answer what the service does not know, and its own ids', async () => {
    osm.answers = (_asked, response) => sendJson(response, { features: [] })
    const service = withTwin(overPhoton(), twin, { name: 'Photon', prefix: photonPrefix })
    const { suggestions, attribution } = await service.suggest('Ερμού 12', 'el')
    expect(attribution).toBeNull()
    expect(await service.resolve(suggestions[0]?.id ?? '', 'el')).toMatchObject({ street: 'Ερμού' })
  })
})
