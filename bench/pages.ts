import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../test/e2e/shop.ts'
import type { Row } from './run.ts'
import type { BenchedShop } from './shop.ts'

const connections = 16
const seconds = 6
const headers = { 'accept-encoding': 'br', 'user-agent': 'bench' }

/** Pages from the shell cache, against a bare node:http server that sends the same bytes. */
export async function benchPages(shop: BenchedShop): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of ['/', '/menu']) {
    const bare = await bareServer(`${shop.url}${path}`)
    const ours: number[] = []
    const theirs: number[] = []
    await load(`${shop.url}${path}`, 2)
    await load(bare.url, 2)
    for (let round = 0; round < 2; round++) {
      ours.push(await load(`${shop.url}${path}`, seconds))
      theirs.push(await load(bare.url, seconds))
    }
    await bare.stop()
    const [us, them] = [mean(ours), mean(theirs)]
    rows.push({
      what: `${path} from the cache (${bare.bytes} bytes, brotli)`,
      ours: `${Math.round(us)} pages/s`,
      theirs: `${Math.round(them)} bare node:http`,
      ratio: us / them,
      target: 0.8,
    })
  }
  return rows
}

async function load(url: string, duration: number): Promise<number> {
  const result = await autocannon({ url, connections, duration, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} was not served`)
  return result.requests.average
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

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
