import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { pooler } from '../../../test/database/pooler.ts'
import { swiftFolder } from '../../../test/database/swift-folder.ts'
import { refuseSharedSessions, sharesSessions } from './pooler.ts'

/** A connection that gets the session that was free last for each transaction, as a pooler gives them. */
function pooled(free: number[]) {
  let held: number | null = null
  return {
    async query(sql: string) {
      const pid = held ?? free.pop() ?? 0
      held = sql === 'begin' || (held !== null && sql !== 'rollback') ? pid : null
      if (held === null) free.push(pid)
      return { rows: [{ pid }] }
    },
  }
}

const alone = (pid: number) => ({ query: async () => ({ rows: [{ pid }] }) })

test('two connections that are given one session are noticed, also among many sessions', async () => {
  for (const sessions of [
    [1, 2],
    [1, 2, 3, 4, 5],
  ]) {
    const free = [...sessions]
    expect(await sharesSessions(pooled(free), pooled(free))).toBe(true)
  }
})

test('one connection that is given two sessions is noticed', async () => {
  const sessions = [1, 2]
  const one = { query: async () => ({ rows: [{ pid: sessions.shift() }] }) }
  expect(await sharesSessions(one, alone(3))).toBe(true)
})

test('sessions of their own pass', async () => {
  expect(await sharesSessions(alone(1), alone(2))).toBe(false)
  await expect(refuseSharedSessions(inject('postgres'))).resolves.toBeUndefined()
})

test.skipIf(!pooler.isThere)('PgBouncer passes in session mode alone', async () => {
  for (const mode of ['session', 'transaction'] as const) {
    const folder = await mkdtemp(join(await swiftFolder(), 'gastra-pooler-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await chmod(folder, 0o755)
    const { connectionString, stop } = await pooler.start(folder, mode, inject('postgres'))
    onTestFinished(stop)
    const refused = refuseSharedSessions({ connectionString }).then(
      () => null,
      error => String(error),
    )
    if (mode === 'session') expect(await refused).toBeNull()
    else expect(await refused).toContain('a pooler in transaction mode')
  }
})
