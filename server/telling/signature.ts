import { createHmac, randomBytes } from 'node:crypto'

/** A new secret as Standard Webhooks writes it: 192 random bits. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

/**
 * The headers by which a receiver knows a message of the shop (standardwebhooks.com): its id, the same
 * in each try, the moment of this try in seconds, and a signature by each secret that counts.
 */
export function signedHeaders(
  id: string,
  now: number,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    const hash = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
    return `v1,${hash.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
