import { expect, test } from 'vitest'
import { type Page, pageMemory } from './page-memory.ts'

const bytes = 10_000
const pageOf = (status: number): Page => ({
  status,
  headers: {},
  etag: '',
  body: {
    br: Buffer.alloc(bytes / 4),
    gzip: Buffer.alloc(bytes / 4),
    identity: Buffer.alloc(bytes / 2),
  },
})

test('the memory of pages has so many bytes, and loses the least used first', async () => {
  const memory = pageMemory(10 * bytes)
  const keep = (key: string) => memory.keep(key, async () => pageOf(200))
  await keep('home')
  for (let invented = 0; invented < 100; invented++) {
    expect(memory.known('home')).not.toBeNull()
    await keep(`invented ${invented}`)
  }
  const kept = Array.from({ length: 100 }, (_, at) => memory.known(`invented ${at}`))
  expect(kept.filter(page => page !== null).length).toBeLessThan(10)
  expect(kept.at(-1)).not.toBeNull()
  expect(kept[0]).toBeNull()
})

test('a long address that leads elsewhere counts, too', async () => {
  const memory = pageMemory(10 * bytes)
  const longPaths = Array.from({ length: 100 }, (_, at) => `/${at}/${'x'.repeat(bytes)}`)
  const moved = (location: string) => ({ ...pageOf(308), headers: { location } })
  for (const path of longPaths) await memory.keep(path, async () => moved(path))
  expect(longPaths.filter(path => memory.known(path) !== null).length).toBeLessThan(3)
})

test('what failed is not kept, what leads elsewhere is', async () => {
  const memory = pageMemory()
  await memory.keep('broken', async () => pageOf(500))
  await memory.keep('moved', async () => pageOf(302))
  const failed = memory.keep('failed', async () => {
    throw new Error('no page')
  })
  await expect(failed).rejects.toThrow('no page')
  expect(['broken', 'moved', 'failed'].map(key => memory.known(key) !== null)).toEqual([
    false,
    true,
    false,
  ])
})
