import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

type Chunk = {
  readonly fileName: string
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** Parts that are loaded later and that a device of the shop needs without a network. */
const faces =
  /\/(shop\/people\/refusal-message\.ts|desk\/((devices\/(lock|face-frame|offline)|frame\/home|kitchen\/kitchen|packing\/(packing|chosen)|handover\/(drive|counter|pin)|scan\/camera)\.tsx?|text\/(el|en)\/(index|device|day|kitchen|packing|handover|outbox|scan)\.ts))$/

/** Writes the service worker of the shop's devices, with the names of all files that their faces need. */
export function deviceWorker(): Plugin {
  const source = fileURLToPath(new URL('./desk/devices/worker.js', import.meta.url))
  return {
    name: 'device-worker',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle as unknown as Record<string, Chunk>)
      const wanted = new Set<string>()
      const add = (name: string) => {
        const chunk = (bundle as unknown as Record<string, Chunk>)[name]
        if (!chunk || wanted.has(name)) return
        wanted.add(name)
        for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style)
        for (const each of chunk.imports ?? []) add(each)
      }
      const roots = chunks.filter(
        ({ facadeModuleId = '' }) =>
          /\/desk\/index\.html$/.test(facadeModuleId ?? '') || faces.test(facadeModuleId ?? ''),
      )
      for (const { fileName } of roots) add(fileName)
      const files = [...wanted].sort().map(name => `/desk/${name}`)
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const code = readFileSync(source, 'utf8')
        .replace("'desk-0'", `'desk-${version}'`)
        .replace('const files = []', `const files = ${JSON.stringify(files)}`)
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: code })
    },
  }
}
