import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/**
 * Whether another site may have made the browser send this writing call. Browsers say by themselves
 * where a call comes from; one with the shop's cookie that does not say it counts as forged. A client
 * that sends the token in a header knows the token, and no browser adds that header by itself.
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
