import { defineConfig } from 'vitest/config'

/**
 * Whole orders in a real browser, and while the shop is killed. Three at a time on two cores: each waits a third of
 * its time for the network, the disk or a clock.
 */
export default defineConfig({
  test: {
    globalSetup: ['test/e2e/first-start.ts', 'test/database/database.ts'],
    include: ['test/chaos/**/*.test.ts', 'test/e2e/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 3,
    // A browser on a busy machine misses a moment now and then. What fails twice is broken.
    retry: 1,
    // As patient as the browser's own waits: a page may be busy for longer than a second.
    expect: { poll: { timeout: 30_000 } },
  },
})
