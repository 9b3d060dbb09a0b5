import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { refuseSharedSessions } from './pooler.ts'

const { host, port, user, password, database } = new pg.Client(inject('postgres'))
const there = { host, port, user, password: password ?? undefined, database }

test.for([
  [
    'a port where nothing listens',
    { host: '127.0.0.1', port: 1 },
    'nothing answers at 127.0.0.1:1',
  ],
  ['an unknown host', { host: 'nowhere.invalid' }, 'the host nowhere.invalid is not known'],
  ['a missing database', { database: 'nowhere' }, 'has no database "nowhere"'],
] as const)('%s is told by the name of its setting, DATABASE_URL', async ([, wrong, says]) => {
  const refused = refuseSharedSessions({ ...there, ...wrong })
  await expect(refused).rejects.toThrow(/^DATABASE_URL leads to no database: /)
  await expect(refused).rejects.toThrow(says)
})
