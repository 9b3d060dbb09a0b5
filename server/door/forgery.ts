import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { tokenSent } from '../customers/auth-cookie.ts'

/**
 * Whether another site may have made the browser send this writing call. Browsers say by themselves
 * where a call comes from; one with the shop's cookie that does not say it counts as forged. A client
 * whose token is in the header `Authorization` knows the token: no browser adds `Bearer` by itself, as
 * it adds `Basic`.
 */
export function isForged(request: FastifyRequest, config: Config): boolean {
  const { method, headers, cookies } = request
  if (method === 'GET' || tokenSent(request).by === 'header') return false
  const { origin, referer } = headers
  const fetchedFrom = headers['sec-fetch-site']
  if (fetchedFrom === 'cross-site' || fetchedFrom === 'same-site') return true
  // A developer opens the shop under other addresses too, such as 127.0.0.1.
  const here = config.production ? null : `${request.protocol}://${request.host}`
  const isOwn = (from: string) => from === new URL(config.publicUrl).origin || from === here
  if (origin) return !isOwn(origin)
  if (!cookies.auth || fetchedFrom === 'same-origin') return false
  return !(referer && URL.canParse(referer) && isOwn(new URL(referer).origin))
}
