import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../test/e2e/shop.ts'
import { type Load, load } from './load.ts'
import type { Row } from './run.ts'
import type { BenchedShop } from './shop.ts'

const connections = 16
const seconds = 4
const headers = { 'accept-encoding': 'br', 'user-agent': 'bench' }

const list =
  '/api/share/v1/content/account/demo/repository/shop/hook/call/meal-collection/1?apiKey=demo&business=demo&cver=1'

/** Kept pages and the kept list of meals, against a bare node:http server that sends the same bytes. */
export async function benchPages(shop: BenchedShop): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, path, target] of [
    ['/', '/', 0.7],
    ['/menu', '/menu', 0.7],
    ['the list of all meals', list, 0.5],
  ] as const) {
    const bare = await bareServer(`${shop.url}${path}`)
    const ours: Load[] = []
    const theirs: Load[] = []
    await pagesPerSecond(`${shop.url}${path}`, 2)
    await pagesPerSecond(bare.url, 2)
    for (let round = 0; round < 3; round++) {
      ours.push(await pagesPerSecond(`${shop.url}${path}`, seconds))
      theirs.push(await pagesPerSecond(bare.url, seconds))
    }
    await bare.stop()
    const [us, them] = [middle(ours), middle(theirs)]
    rows.push({
      what: `${what}, kept (${bare.bytes} bytes, brotli; the generator takes ${Math.round(us.costs)} µs each)`,
      ours: `${Math.round(us.perSecond)}/s`,
      theirs: `${Math.round(them.perSecond)}/s of bare node:http`,
      ratio: us.perSecond / them.perSecond,
      target,
    })
  }
  return rows
}

async function pagesPerSecond(url: string, seconds: number): Promise<Load> {
  const { origin, pathname, search } = new URL(url)
  const lines = Array.from({ length: connections }, () => [{ path: pathname + search, headers }])
  return load(origin, lines, { seconds })
}

/** In a process of its own, like the shop. */
async function bareServer(url: string) {
  // fetch would unpack the body: the bytes are wanted as they travel.
  const { request } = await import('node:http')
  const [response] = (await once(request(url, { headers }).end(), 'response')) as [
    import('node:http').IncomingMessage,
  ]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const file = join(tmpdir(), `gastra-bare-${process.pid}.bin`)
  await writeFile(file, body)
  const port = await freePort()
  const sent = { ...response.headers }
  delete sent.date
  delete sent.connection
  delete sent['keep-alive']
  const source = `
    const body = require('node:fs').readFileSync(${JSON.stringify(file)})
    require('node:http').createServer((request, response) => {
      response.writeHead(200, ${JSON.stringify(sent)})
      response.end(body)
    }).listen(${port}, '127.0.0.1', () => process.stdout.write('ready'))`
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${port}/`,
    bytes: body.length,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function middle(loads: readonly Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.perSecond - b.perSecond)
  const load = sorted[sorted.length >> 1]
  if (!load) throw new Error('nothing was measured')
  return load
}
