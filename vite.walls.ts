import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const builtins = new Set([...builtinModules, ...builtinModules.map(name => `node:${name}`)])

/** The walls around rooms: a build fails that carries their code, or a Node built-in, into the browser. */
export function wallAround(...rooms: readonly string[]): Plugin {
  const folders = rooms.map(room => fileURLToPath(new URL(`./${room}/`, import.meta.url)))
  return {
    name: 'walls',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    resolveId(source, importer) {
      if (builtins.has(source)) this.error(`${importer} brings ${source} into the browser`)
      return null
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const leaked = chunk.moduleIds.find(id => folders.some(folder => id.startsWith(folder)))
        if (leaked) this.error(`${leaked} is in the browser's bundle`)
      }
    },
  }
}
