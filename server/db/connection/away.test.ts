import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { lineThatFallsSilent } from '../../../test/outside/silent-line.ts'
import { openDatabase, transaction } from '../database.ts'
import { isDatabaseAway } from './away.ts'

test('a connection that breaks inside a transaction is a database that is away', async () => {
  const { host, port, user, password, database } = new pg.Client(inject('postgres'))
  const line = await lineThatFallsSilent({ host, port, user: user ?? '', database: database ?? '' })
  const connection = { ...line.address, user, database, password: password ?? undefined }
  const pool = openDatabase({ ...connection, max: 1 }, () => {})
  onTestFinished(async () => {
    await pool.end()
    await line.close()
  })

  /** `wait`: until the connection knows that it broke, before the next statement. */
  const broken = (wait: boolean) =>
    transaction(pool, async tx => {
      await tx.query('select 1')
      const known = new Promise(resolve => tx.once('error', resolve))
      line.breakAll()
      if (wait) await known
      await tx.query('select 2')
    }).catch(error => error)
  for (const wait of [true, false]) {
    const error = await broken(wait)
    expect([wait, error.message, isDatabaseAway(error)]).toEqual([wait, error.message, true])
  }
  expect(isDatabaseAway(new Error('a rule of the shop'))).toBe(false)
})
