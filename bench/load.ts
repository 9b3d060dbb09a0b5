import { connect, type TcpNetConnectOpts } from 'node:net'
import { cpuUsage } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

type Asked = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

type Load = {
  readonly perSecond: number
  /** Milliseconds that 99 of 100 answers took at most. */
  readonly p99: number
  /** What this generator itself took, in microseconds of a processor for each answer. */
  readonly costs: number
}

type Loading = {
  readonly seconds: number
  /** Requests a second of all connections together; unset: each asks again at once. */
  readonly rate?: number
  /** The address of this machine from which a connection asks. */
  readonly from?: (connection: number) => string
}

/**
 * Asks over raw sockets, one request at a time on each: `asked[i]` are the requests of one connection, in
 * turn. They are written before the clock runs and only the head of an answer is read, so that the
 * generator takes less than the server that it shares the machine with. Any answer but 2xx throws.
 */
export async function load(
  url: string,
  asked: readonly (readonly Asked[])[],
  { seconds, rate, from }: Loading,
): Promise<Load> {
  const { hostname, port, host } = new URL(url)
  const written = asked.map(requests => requests.map(request => bytesOf(request, host)))
  const every = rate ? (asked.length / rate) * 1000 : 0
  const used = cpuUsage()
  const begun = performance.now()
  const until = begun + seconds * 1000
  const took = await Promise.all(
    written.map((requests, line) => {
      const to = { host: hostname, port: Number(port), ...(from && { localAddress: from(line) }) }
      return oneLine(to, requests, { until, every })
    }),
  )
  const passed = (performance.now() - begun) / 1000
  const { user, system } = cpuUsage(used)
  const all = Float64Array.from(took.flat()).sort()
  return {
    perSecond: all.length / passed,
    p99: Math.round(10 * (all[Math.floor(all.length * 0.99)] ?? 0)) / 10,
    costs: (user + system) / Math.max(1, all.length),
  }
}

/** Milliseconds that each answer took. */
async function oneLine(
  to: TcpNetConnectOpts,
  requests: readonly Buffer[],
  { until, every }: { until: number; every: number },
): Promise<number[]> {
  const took: number[] = []
  const socket = connect({ ...to, noDelay: true })
  let answered = Promise.withResolvers<void>()
  let missing = -1
  socket.on('data', chunk => {
    if (missing < 0) {
      const length = lengthOf(chunk)
      if (length === null) return answered.reject(new Error(`the shop answered: ${chunk}`))
      missing = length
    }
    missing -= chunk.length
    if (missing > 0) return
    missing = -1
    answered.resolve()
  })
  socket.on('error', error => answered.reject(error))
  socket.on('close', () => answered.reject(new Error('the shop hung up')))
  try {
    for (let each = 0; performance.now() < until; each++) {
      const asked = performance.now()
      socket.write(requests[each % requests.length] ?? '')
      await answered.promise
      const passed = performance.now() - asked
      took.push(passed)
      answered = Promise.withResolvers()
      if (every > passed) await pause(every - passed)
    }
  } finally {
    // Nobody waits for the last promise any more.
    answered.promise.catch(() => {})
    socket.destroy()
  }
  return took
}

/** Of the whole answer, from its first piece, which holds its head; null: it is none that was wanted. */
function lengthOf(first: Buffer): number | null {
  const end = first.indexOf('\r\n\r\n')
  const head = first.toString('latin1', 0, end)
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
  if (end < 0 || Number.isNaN(length) || !/^HTTP\/1\.1 2/.test(head)) return null
  return end + 4 + length
}

function bytesOf({ method = 'GET', path, headers = {}, body = '' }: Asked, host: string): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = body ? `content-length: ${Buffer.byteLength(body)}\r\n` : ''
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}${length}\r\n${body}`,
  )
}
