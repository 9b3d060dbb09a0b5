import { defineConfig } from 'vitest/config'

/** Whole orders in a real browser, and while the shop is killed, one after the other. */
export default defineConfig({
  test: {
    include: ['test/chaos/**/*.test.ts', 'test/e2e/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    // As patient as the browser's own waits: a page may be busy for longer than a second.
    expect: { poll: { timeout: 30_000 } },
  },
})
