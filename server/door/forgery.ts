import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/**
 * Whether another site may have made a browser send this call that writes. What a browser adds by
 * itself tells where it was made; a call with the shop's cookie and without any of it is made by
 * nobody who could be trusted with the cookie. Who sends the token in a header knows it.
 */
export function isForged({ method, headers, cookies }: FastifyRequest, config: Config): boolean {
  if (method === 'GET' || headers.authorization) return false
  const { origin, host, referer } = headers
  const fetchedFrom = headers['sec-fetch-site']
  if (fetchedFrom === 'cross-site' || fetchedFrom === 'same-site') return true
  const own = new URL(config.publicUrl).origin
  const isOwn = (from: string) => from === own || from.endsWith(`://${host}`)
  if (origin) return !isOwn(origin)
  if (!cookies.auth || fetchedFrom === 'same-origin') return false
  return !(referer && URL.canParse(referer) && isOwn(new URL(referer).origin))
}
