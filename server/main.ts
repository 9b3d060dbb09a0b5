import './config/env-file.ts'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import type { ViteDevServer } from 'vite'
import { builtPages, livePages } from './pages/build.ts'
import { type PageReading, runShop } from './shop-process.ts'

// The shop from its sources: `--live` as npm run dev, otherwise with the pages that were built.
runShop(process.argv.includes('--live') ? viteServer : () => builtPages())

async function viteServer({ atEnd, onSignal }: PageReading) {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const deskVite = await createServer({
    configFile: 'desk/vite.config.ts',
    server: { middlewareMode: true, hmr: { port: 24_679 } },
    appType: 'custom',
  })
  atEnd(() => Promise.all([vite.close(), deskVite.close()]))
  // The router's own Vite would end the process before the database has stopped.
  process.removeAllListeners('SIGTERM').on('SIGTERM', onSignal)
  const pages = livePages(vite, deskVite)
  return { pages, stamp: String(Date.now()), http: behind(vite, deskVite) }
}

/** Vite answers for the files that it makes; every other request goes on to the shop. */
function behind(vite: ViteDevServer, deskVite: ViteDevServer) {
  return {
    serverFactory: (handler: RequestListener) =>
      createHttpServer((request, response) => {
        const { url } = request
        const { middlewares } = url?.startsWith('/desk/') ? deskVite : vite
        middlewares(request, response, () => {
          // The desk's Vite takes its base away.
          request.url = url
          handler(request, response)
        })
      }),
  }
}
