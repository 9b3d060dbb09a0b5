import './config/env-file.ts'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { ViteDevServer } from 'vite'
import { builtPages, livePages } from './pages/build.ts'
import { type PageReading, runShop } from './shop-process.ts'

// The shop from its sources: `--live` as npm run dev, otherwise with the pages that were built.
runShop(process.argv.includes('--live') ? viteServer : () => builtPages())

async function viteServer({ atEnd, onSignal }: PageReading) {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  atEnd(() => vite.close())
  // The router's own Vite would end the process before the database has stopped.
  process.removeAllListeners('SIGTERM').on('SIGTERM', onSignal)
  return { pages: livePages(vite), stamp: String(Date.now()), http: behind(vite) }
}

/** Vite answers for the files that it makes; every other request goes on to the shop. */
function behind(vite: ViteDevServer) {
  return {
    serverFactory: (handler: RequestListener) => createHttpServer(vite, handler),
  }
}

function createHttpServer(vite: ViteDevServer, handler: RequestListener): Server {
  return createServer((request, response) =>
    vite.middlewares(request, response, () => handler(request, response)),
  )
}
