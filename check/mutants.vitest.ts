import { defineConfig } from 'vitest/config'

const rooms = (process.env.MUTANTS_OF ?? 'shop').split(' ')

/** The tests of the rooms that are judged; rules need no database. */
export default defineConfig({
  test: {
    globalSetup: rooms.some(room => room.startsWith('server')) ? ['test/database.ts'] : [],
    include: rooms.map(room =>
      room.endsWith('.ts') ? room.replace(/\.ts$/, '.test.ts') : `${room}/**/*.test.ts`,
    ),
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
