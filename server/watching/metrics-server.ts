import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Pool } from 'pg'
import type { Registry } from 'prom-client'
import { outliveLostConnections } from '../connections.ts'

export type Watched = {
  readonly db: Pool
  readonly jobsDb: Pool
  readonly now: () => number
  readonly log: (error: unknown, message: string) => void
}

export type At = { readonly port: number; readonly host: string }

export async function openMetricsServer(
  registry: Registry,
  { port, host }: At,
  log: Watched['log'],
) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    registry.metrics().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      error => {
        log(error, 'the metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  await once(server.listen(port, host), 'listening')
  outliveLostConnections(server, error => log(error, 'a reader of the metrics was not taken'))
  return {
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
