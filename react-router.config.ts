import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // A folder of its own, since its build empties it: the staff room and the server lie beside it.
  buildDirectory: `${process.env.BUILD_DIR ?? 'build'}/pages`,
  ssr: true,
  // A small shop: its whole map travels with the first page, so no click waits for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
