import { type LookupAddress, lookup } from 'node:dns'
import { type ClientRequest, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

type Posted = {
  /** For people: what it answered, or why it was not reached. */
  readonly answer: string
  /** gone: it wants no message any more. */
  readonly outcome: 'taken' | 'gone' | 'failed'
}

type How = {
  /** Whether http and addresses that are not public are allowed. */
  readonly inside: boolean
  /** Until the answer's head is there; milliseconds. */
  readonly patience?: number
}

/**
 * Posts to another program's address. A redirect is a failure, and of the answer only its status is
 * read. An address is looked at where the connection is made, so that a name cannot lead elsewhere
 * after it was looked at.
 */
export function postOutside(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { inside, patience = 15_000 }: How,
): Promise<Posted> {
  const trouble = urlTrouble(url, inside)
  if (trouble) return Promise.resolve({ answer: trouble, outcome: 'failed' })
  return new Promise(resolve => {
    const end = (posted: Posted) => {
      clearTimeout(timer)
      request.destroy()
      resolve(posted)
    }
    const timer = setTimeout(
      () => end({ answer: `no answer within ${patience / 1000} s`, outcome: 'failed' }),
      patience,
    )
    const request = send(url, {
      method: 'POST',
      agent: false,
      lookup: inside ? lookup : publicLookup,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Gastra',
        ...headers,
      },
    })
    request.on('response', ({ statusCode = 0 }) =>
      end({ answer: `HTTP ${statusCode}`, outcome: outcomeOf(statusCode) }),
    )
    request.on('error', error => end({ answer: error.message.slice(0, 200), outcome: 'failed' }))
    request.end(body)
  })
}

/** Why an address cannot be told of anything; null where it can. */
export function urlTrouble(url: string, inside: boolean): string | null {
  if (!URL.canParse(url)) return 'is no address'
  const { protocol, hostname, username, password } = new URL(url)
  if (username || password) return 'carries a password'
  if (protocol !== 'https:' && !(inside && protocol === 'http:')) return 'does not begin with https'
  const host = hostname.replace(/^\[|\]$/g, '')
  if (!inside && (isIP(host) ? !isPublic(host) : /(^|\.)localhost$/i.test(host)))
    return 'is not a public address'
  return null
}

function send(url: string, options: Parameters<typeof requestHttps>[1] & object): ClientRequest {
  return url.startsWith('https:') ? requestHttps(url, options) : requestHttp(url, options)
}

function outcomeOf(status: number): Posted['outcome'] {
  if (status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'taken' : 'failed'
}

/** As `lookup`, but answers public addresses only. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '', 0)
    const [first, ...others] = addresses.filter(({ address }) => isPublic(address))
    if (!first) return done(new Error(`${hostname} leads to no public address`), '', 0)
    if (options.all) return done(null, [first, ...others])
    done(null, first.address, first.family)
  })
}

/**
 * No loopback, private, link-local, shared, mapped or reserved address. Of IPv6 only 2000::/3 is given to
 * the world; the rest can hold an IPv4 address, such as ::127.0.0.1.
 */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0] ?? 0) >> 5 === 1
}
