import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#shop/language.ts'
import { refuse } from '#shop/refusal/refusal.ts'
import { languageOf, wrapped } from './calls/envelope.ts'

/** Refuses what still comes over an open connection while the shop closes: another node may take it. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!closing) return done()
    const headers = { connection: 'close', 'retry-after': '1' }
    reply
      .code(503)
      .headers(headers)
      .send(wrapped(refuse('unavailable'), languageOf(request)))
  })
}

/** Two Host lines may mean one shop to a proxy and another to us (RFC 9112 refuses them). */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let name = 0; name < rawHeaders.length; name += 2)
    if (rawHeaders[name]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers what is no request, or never became one, in the wrapper of the calls (§7). */
export function refuseConnection({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body = JSON.stringify(wrapped(refuse('invalid-input'), defaultLanguage))
  socket.end(
    [
      `HTTP/1.1 ${statusLines[code] ?? '400 Bad Request'}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}
