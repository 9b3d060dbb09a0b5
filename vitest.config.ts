import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['test/database.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and doors',
          include: ['{shop,server,app,test}/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'walks',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 240_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
