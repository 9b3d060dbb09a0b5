import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * A `fetch` for the services that are played on this very server: what is asked of its address is
 * answered in the process, the same requests and answers without a line in between. Anything else
 * goes out.
 */
export function fetchWithin(address: string, app: () => FastifyInstance): typeof fetch {
  const { origin } = new URL(address)
  return async (input, init = {}) => {
    if (typeof input !== 'string' || !input.startsWith(`${origin}/`)) return fetch(input, init)
    init.signal?.throwIfAborted()
    const { method = 'GET', headers, body } = init
    const answer = await app().inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: input.slice(origin.length),
      headers: headers as Record<string, string>,
      ...(body && { payload: String(body) }),
    })
    return new Response(answer.rawPayload.length > 0 ? answer.payload : null, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    })
  }
}
