import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { tokenSent } from '../customers/auth-cookie.ts'

/**
 * Whether another site may have made the browser send this writing call. Browsers say by themselves where a
 * call comes from; one with the shop's cookie that does not say it counts as forged. A client whose token
 * is in the header `Authorization` knows the token: no browser adds `Bearer` by itself, as it adds `Basic`.
 */
export function isForged(request: FastifyRequest, config: Config): boolean {
  const { method, headers, cookies } = request
  if (method === 'GET' || tokenSent(request).by === 'header') return false
  if (isFromAnotherSite(request, config, config.publicUrl)) return true
  if (headers.origin || !cookies.auth || headers['sec-fetch-site'] === 'same-origin') return false
  const { referer } = headers
  return !(
    referer &&
    URL.canParse(referer) &&
    isOwn(new URL(referer).origin, request, config, config.publicUrl)
  )
}

/** Whether the browser says that another site than `own`, an origin of the shop, made this call. */
export function isFromAnotherSite(
  request: FastifyRequest,
  config: Config,
  origins: string,
): boolean {
  const { origin, 'sec-fetch-site': fetchedFrom } = request.headers
  if (fetchedFrom === 'cross-site' || fetchedFrom === 'same-site') return true
  return Boolean(origin && !isOwn(origin, request, config, origins))
}

function isOwn(from: string, request: FastifyRequest, config: Config, origins: string): boolean {
  // A developer opens the shop under other addresses too, such as 127.0.0.1.
  const here = config.production ? null : `${request.protocol}://${request.host}`
  return from === origins || from === here
}
