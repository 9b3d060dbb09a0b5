import { defineConfig } from 'vitest/config'

/** The rules, the doors and the small parts of the screens; the walks have their own. */
export default defineConfig({
  test: {
    globalSetup: ['test/database/database.ts'],
    include: [
      'shop/**/*.test.ts',
      'server/**/*.test.ts',
      'ui/**/*.test.{ts,tsx}',
      'app/**/*.test.{ts,tsx}',
      'desk/**/*.test.{ts,tsx}',
      'test/*.test.ts',
      'check/*.test.ts',
    ],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
