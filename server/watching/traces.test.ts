import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Door, openDoor, path } from '../../test/door.ts'
import { readTraces } from '../config/traces.ts'
import { httpServer } from '../http.ts'

let door: Door
const sent: Buffer[] = []
const collector = createServer((request, response) => {
  request.on('data', chunk => sent.push(chunk))
  request.on('end', () => response.end())
})
beforeAll(async () => {
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('OTEL_SERVICE_NAME', 'my-shop')
  door = await openDoor()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  collector.close()
  await door.close()
})

test('a call is a trace of its request, the call and its statements, without what was in it', async () => {
  const { openTraces } = await import('./traces.ts')
  const traces = openTraces({ share: 1, byCaller: true })
  const app = await httpServer(door.shop, null, { watch: traces.traceOn })
  const response = await app.inject({
    method: 'POST',
    url: path('auth-login-email'),
    query: { apiKey: 'demo', business: 'demo' },
    payload: { username: 'secret@example.gr', password: 'my secret' },
  })
  expect(response.statusCode).toBeGreaterThan(200)
  await traces.close()
  const told = Buffer.concat(sent).toString('latin1')
  expect(told).toContain('my-shop')
  expect(told).toContain('call auth-login-email')
  expect(told).toContain('POST /api/content/v1/')
  expect(told).toContain('db.query.summary')
  expect(told).not.toContain('secret')
  await app.close()
})

test('how many traces are kept is said by the variables of OpenTelemetry', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'
  const sampler = (OTEL_TRACES_SAMPLER: string, OTEL_TRACES_SAMPLER_ARG?: number) =>
    readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG })
  expect(readTraces({})).toBeNull()
  expect(readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeNull()
  expect(readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({ share: 1, byCaller: true })
  expect(sampler('traceidratio', 0.1)).toEqual({ share: 0.1, byCaller: false })
  expect(sampler('parentbased_traceidratio', 0.5)).toEqual({ share: 0.5, byCaller: true })
  expect(sampler('always_off')).toEqual({ share: 0, byCaller: false })
})
