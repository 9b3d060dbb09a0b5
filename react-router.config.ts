import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // A small shop: its whole map travels with the first page, so no click waits for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
