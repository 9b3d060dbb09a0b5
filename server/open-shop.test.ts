import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pino from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../test/e2e/shop.ts'
import { readConfig } from './config/config.ts'
import { openShop } from './open-shop.ts'

test('a shop that is told to stop while it opens goes no further, and all it opened can be closed', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'gastra-open-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  const { host, port, user, password = '' } = inject('postgres')
  const socket = `host=${encodeURIComponent(host)}&port=${port}`
  const config = readConfig({
    DATA_DIR,
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@/${inject('template')}?${socket}`,
    PORT: String(await freePort()),
  })
  const stopping = new AbortController()
  const down: (() => Promise<unknown>)[] = []
  const opening = openShop(config, {
    logger: pino({ level: 'silent' }),
    say: () => {},
    down,
    pages: null,
    stopping: stopping.signal,
  })
  await nextTurn()
  stopping.abort(new Error('stop'))
  await expect(opening).rejects.toThrow('stop')
  expect(down.length).toBeGreaterThan(0)
  for (const close of down.reverse()) await close()
  await expect(fetch(config.publicUrl)).rejects.toThrow()
})
