import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'

const rooms = (process.env.MUTANTS_OF ?? 'shop').split(' ')
const others = (process.env.MUTANTS_ALSO ?? '').split(' ').filter(Boolean)

/** The tests of the rooms that are judged; rules need no database. */
export default defineConfig({
  test: {
    globalSetup: [...rooms, ...others].some(room => room.startsWith('server'))
      ? ['test/database/database.ts']
      : [],
    include: [...rooms, ...others].map(testsOf),
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})

/** A rule has a test beside it. What stands behind the door is watched by its department. */
function testsOf(room: string): string {
  if (room.endsWith('.test.ts')) return room
  const beside = room.replace(/\.ts$/, '.test.ts')
  if (room.startsWith('shop') && room.endsWith('.ts') && existsSync(beside)) return beside
  return `${room.endsWith('.ts') ? dirname(room) : room}/**/*.test.ts`
}
