import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answering = (url: URL, response: ServerResponse) => unknown

export type FeedTwin = {
  readonly url: string
  /** Addresses requested so far, newest last. */
  readonly asked: URL[]
  /** What it answers from now on. */
  media: Answering
  picture: Answering
  close(): Promise<void>
}

/** Instagram's Graph API and its pictures on the loopback, for tests. */
export async function feedTwin(picture: Answering): Promise<FeedTwin> {
  const asked: URL[] = []
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    asked.push(url)
    if (url.pathname.endsWith('/media')) twin.media(url, response)
    else twin.picture(url, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const twin: FeedTwin = {
    url: `http://127.0.0.1:${port}`,
    asked,
    media: (_url, response) => sendJson(response, { data: [] }),
    picture,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return twin
}

export function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json; charset=UTF-8').end(JSON.stringify(body))
}
