import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database.ts'

/** The end of a server's ReadyForQuery: its kind, its length, and "no transaction". */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

test('a connection that breaks right after it was made refuses its statement, and the process goes on', async () => {
  const proxy = await proxyThatResets(2)
  const unheard: unknown[] = []
  const hear = (error: unknown) => unheard.push(error)
  process.on('uncaughtException', hear)
  const { port } = proxy.address() as AddressInfo
  const { user, password, database } = new pg.Client(inject('postgres'))
  const connection = { host: '127.0.0.1', port, user, password: password ?? undefined, database }
  const pool = openDatabase({ ...connection, max: 1 }, () => {})
  onTestFinished(async () => {
    await pool.end()
    proxy.close()
    process.off('uncaughtException', hear)
  })

  await expect(pool.query('select 1')).rejects.toThrow()
  await expect(pool.query('select 1')).rejects.toThrow()
  await expect
    .poll(async () => (await pool.query('select 1 as one').catch(() => null))?.rows)
    .toEqual([{ one: 1 }])
  expect(unheard).toEqual([])
})

/** Stands before the database, and resets its first connections as soon as they may be used. */
async function proxyThatResets(times: number): Promise<Server> {
  const { host, port } = new pg.Client(inject('postgres'))
  const place = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  let left = times
  const server = createServer(caller => {
    const database = connect(place)
    const isReset = left-- > 0
    caller.on('error', () => database.destroy())
    database.on('error', () => caller.destroy())
    caller.on('close', () => database.destroy())
    database.on('close', () => caller.destroy())
    caller.pipe(database)
    database.on('data', bytes => {
      caller.write(bytes, () => {
        if (isReset && bytes.includes(readyForQuery)) caller.resetAndDestroy()
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
