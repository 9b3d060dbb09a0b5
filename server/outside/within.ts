import type { FastifyInstance, InjectOptions } from 'fastify'

/** A `fetch` that answers requests to this server in the process, for the local twins; all others go out. */
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
