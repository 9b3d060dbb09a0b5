import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Asked = {
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}
type Answering = (asked: Asked, response: ServerResponse) => unknown

export type ServiceTwin = {
  readonly url: string
  /** What was asked so far, newest last. */
  readonly asked: Asked[]
  /** What it answers from now on. */
  answers: Answering
  close(): Promise<void>
}

/** A service of addresses on the loopback, which answers in the shapes of the real one. */
export async function serviceTwin(answers: Answering): Promise<ServiceTwin> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const question = { url, headers: request.headers, body: sent ? JSON.parse(sent) : null }
    asked.push(question)
    twin.answers(question, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const twin: ServiceTwin = {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return twin
}

export function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json;charset=utf-8').end(JSON.stringify(body))
}

type Row = {
  street: string
  number?: string
  city: string
  postcode?: string
  at: [number, number]
}

/** As Photon 1 writes a house or a street of OpenStreetMap. */
export function photonFeature({ street, number, city, postcode, at }: Row) {
  const [lat, lng] = at
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: {
      osm_type: 'W',
      osm_id: 45_123_456,
      osm_key: number ? 'building' : 'highway',
      osm_value: number ? 'yes' : 'residential',
      type: number ? 'house' : 'street',
      ...(number ? { street, housenumber: number } : { name: street }),
      ...(postcode && { postcode }),
      city,
      county: 'Περιφερειακή Ενότητα Κεντρικού Τομέα Αθηνών',
      state: 'Αττική',
      country: 'Ελλάς',
      countrycode: 'GR',
    },
  }
}

const ermou: Row = {
  street: 'Ερμού',
  number: '12',
  city: 'Αθήνα',
  postcode: '105 63',
  at: [37.9765, 23.7301],
}
const salamina: Row = {
  street: 'Αγίου Μηνά',
  number: '3',
  city: 'Σαλαμίνα',
  postcode: '18900',
  at: [37.9645, 23.4965],
}

/** A Photon that knows two houses and a street. */
export const photonAnswers: Answering = ({ url }, response) => {
  const q = url.searchParams.get('q') ?? ''
  const street = { ...ermou, number: undefined, street: 'Αιόλου', postcode: undefined }
  const rows = /ερμ|ermo/i.test(q) ? [ermou] : /μην/i.test(q) ? [salamina] : []
  const found = /αιολ/i.test(q.normalize('NFD').replace(/\p{M}/gu, '')) ? [street, street] : rows
  sendJson(response, { type: 'FeatureCollection', features: found.map(photonFeature) })
}

export const ermouId = 'ChIJ8UNwBh-9oRQR3Y1mdkU1Nic'
const salaminaId = 'ChIJc-gzlCoZoBQRlUt9Vha3u0E'

function prediction(placeId: string, main: string, secondary: string, types: string[]) {
  const text = { text: `${main}, ${secondary}`, matches: [{ endOffset: 4 }] }
  const structuredFormat = { mainText: { text: main }, secondaryText: { text: secondary } }
  return {
    placePrediction: { place: `places/${placeId}`, placeId, text, structuredFormat, types },
  }
}

export function googleDetails({ street, number = '', city, postcode = '', at }: Row, id: string) {
  const [latitude, longitude] = at
  const part = (longText: string, ...types: string[]) => ({
    longText,
    shortText: longText,
    types,
    languageCode: 'el',
  })
  return {
    id,
    location: { latitude, longitude },
    addressComponents: [
      part(number, 'street_number'),
      part(street, 'route'),
      part(city, 'locality', 'political'),
      part('Ελλάδα', 'country', 'political'),
      part(postcode, 'postal_code'),
    ].filter(({ longText }) => longText !== ''),
  }
}

/** A Google Places (New) that knows two houses and a street. */
export const googleAnswers: Answering = ({ url, body }, response) => {
  if (url.pathname === '/v1/places:autocomplete') {
    const { input } = body as { input: string }
    const house = ['street_address', 'geocode']
    if (/ερμ|ermo/i.test(input))
      return sendJson(response, {
        suggestions: [prediction(ermouId, 'Ερμού 12', 'Αθήνα, Ελλάδα', house)],
      })
    if (/μην/i.test(input))
      return sendJson(response, {
        suggestions: [prediction(salaminaId, 'Αγίου Μηνά 3', 'Σαλαμίνα', ['premise'])],
      })
    return sendJson(response, {})
  }
  if (url.pathname.endsWith(ermouId)) return sendJson(response, googleDetails(ermou, ermouId))
  if (url.pathname.endsWith(salaminaId))
    return sendJson(response, googleDetails(salamina, salaminaId))
  response.statusCode = 404
  return sendJson(response, { error: { code: 404, status: 'NOT_FOUND' } })
}
