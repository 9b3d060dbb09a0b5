import { defineConfig } from 'vitest/config'

/** Whole orders in a real browser, one after the other. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
})
