import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = fileURLToPath(new URL('.', import.meta.url))
const include = [
  'shop/**/*.test.ts',
  'server/**/*.test.ts',
  'ui/**/*.test.{ts,tsx}',
  'app/**/*.test.{ts,tsx}',
  'desk/**/*.test.{ts,tsx}',
  'test/*.test.ts',
  'check/*.test.ts',
]

/** Those that put something else in the place of a module or a global: each has a world of its own. */
const apart = globSync(include, { cwd: here }).filter(file =>
  /\bvi\.(mock|doMock|resetModules|stub\w+|useFakeTimers|setSystemTime)\(/.test(
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ),
)

/** The rules, the doors and the small parts of the screens; the walks have their own. */
export default defineConfig({
  test: {
    globalSetup: ['test/database/database.ts'],
    // Also on two cores: a test waits half of its time for its database or for a process.
    maxWorkers: 3,
    // A test that starts processes beside two others may take long on a slow machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // One world for all: most of their time went into loading the same modules again.
      { extends: true, test: { name: 'together', include, exclude: apart, isolate: false } },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
})
