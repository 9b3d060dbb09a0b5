import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../test/e2e/shop.ts'
import { load } from './load.ts'
import { processorTime } from './processor-time.ts'
import type { Row } from './run.ts'
import type { BenchedShop } from './shop.ts'

const connections = 16
const rounds = 15
const seconds = 1
const headers = { 'accept-encoding': 'br', 'user-agent': 'bench' }

const list =
  '/api/share/v1/content/account/demo/repository/shop/hook/call/meal-collection/1?apiKey=demo&business=demo&cver=1'

type Served = { readonly url: string; readonly pid: number }
/** `costs`: microseconds of the server's processor for an answer. */
type Round = { readonly perSecond: number; readonly costs: number; readonly generator: number }

/**
 * Kept pages and the kept list of meals, against a bare node:http server that sends the same bytes and the
 * same headers. What counts is the processor time of an answer: the generator takes about as much as
 * the servers, so that answers a second say as much about it as about them.
 */
export async function benchPages(shop: BenchedShop): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, path, target] of [
    ['/', '/', 0.7],
    ['/menu', '/menu', 0.7],
    ['the list of all meals', list, 0.5],
  ] as const) {
    const kept = { url: `${shop.url}${path}`, pid: shop.pid }
    const bare = await bareServer(kept.url)
    const ours: Round[] = []
    const theirs: Round[] = []
    await answering(kept, 3)
    await answering(bare, 3)
    // Short and turn about, so that a busy moment of the machine meets both.
    for (let round = 0; round < rounds; round++) {
      ours.push(await answering(kept, seconds))
      theirs.push(await answering(bare, seconds))
    }
    await bare.stop()
    const ofTwo = (of: keyof Round) =>
      middle(theirs.map((their, at) => their[of] / (ours[at]?.[of] ?? 0)))
    const generator = Math.round(middle(ours.map(({ generator }) => generator)))
    rows.push({
      what: `${what}, kept (${bare.bytes} bytes, brotli; the generator takes ${generator} µs each)`,
      ours: told(ours),
      theirs: `${told(theirs)} of bare node:http; answers a second: ${(1 / ofTwo('perSecond')).toFixed(2)}`,
      ratio: ofTwo('costs') || 1 / ofTwo('perSecond'),
      target,
    })
  }
  return rows
}

function told(all: readonly Round[]): string {
  const costs = middle(all.map(({ costs }) => costs))
  const perSecond = Math.round(middle(all.map(({ perSecond }) => perSecond)))
  return `${costs ? `${Math.round(costs)} µs, ` : ''}${perSecond}/s`
}

async function answering({ url, pid }: Served, seconds: number): Promise<Round> {
  const { origin, pathname, search } = new URL(url)
  const lines = Array.from({ length: connections }, () => [{ path: pathname + search, headers }])
  const before = processorTime(pid)
  const { perSecond, costs } = await load(origin, lines, { seconds })
  const used = (processorTime(pid) ?? Number.NaN) - (before ?? 0)
  return { perSecond, costs: used / (perSecond * seconds), generator: costs }
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
    pid: child.pid ?? 0,
    bytes: body.length,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}
