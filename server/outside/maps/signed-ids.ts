import { createHmac, timingSafeEqual } from 'node:crypto'

/** A place that a service suggested: the street in Greek, and the id of its area. */
export type SignedPlace = {
  readonly street: string
  readonly number: string
  readonly municipality: string
  readonly postcode: string
  readonly lat: number
  readonly lng: number
}

const sealLength = 22

/** Ids that hold their place, for services that know none; signed, so that nobody makes one up. */
export function signedIds(prefix: string, key: () => Promise<Buffer>) {
  async function seal(body: string): Promise<string> {
    const hmac = createHmac('sha256', await key()).update(`address ${prefix}${body}`)
    return hmac.digest('base64url').slice(0, sealLength)
  }

  return {
    async give({ street, number, municipality, postcode, lat, lng }: SignedPlace): Promise<string> {
      const parts = [street, number, municipality, postcode, lat, lng]
      const body = Buffer.from(JSON.stringify(parts)).toString('base64url')
      return `${prefix}${body}.${await seal(body)}`
    },

    /** null for an id that was never given out. */
    async read(id: string): Promise<SignedPlace | null> {
      const [body = '', sent = '', ...more] = id.slice(prefix.length).split('.')
      if (!id.startsWith(prefix) || more.length > 0) return null
      const [wanted, given] = [Buffer.from(await seal(body)), Buffer.from(sent)]
      if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null
      const parts = JSON.parse(Buffer.from(body, 'base64url').toString())
      const [street, number, municipality, postcode, lat, lng] = parts
      return { street, number, municipality, postcode, lat, lng }
    },
  }
}
