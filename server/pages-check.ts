import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { builtPages } from './pages-build.ts'

/** Kilobytes of JavaScript, gzip, that a page may load before anybody touches it. */
const budgets: Readonly<Record<string, number>> = { 'pages/home': 110, 'pages/menu': 125 }

const say = (line: string) => process.stdout.write(`${line}\n`)

const { pages } = await builtPages(say)
const { assets } = await pages.build()
const folder = pages.clientFolder ?? ''
const words = await wordsFile()

for (const [route, budget] of Object.entries(budgets)) {
  const bytes = await loadedBy(route)
  say(`${route}: ${(bytes / 1024).toFixed(1)} KB of JavaScript (gzip), at most ${budget}`)
  if (bytes > budget * 1024) process.exitCode = 1
}

/** The entry, the layout, the page and the words, with all that they import. */
async function loadedBy(route: string): Promise<number> {
  const root = assets.routes.root
  const page = assets.routes[route]
  if (!root || !page) throw new Error(`the build has no route ${route}`)
  const files = new Set([
    words,
    ...[assets.entry, root, page].flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
  ])
  const sizes = await Promise.all([...files].map(file => gzipSize(join(folder, file))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Files too small to pack travel as they are. */
async function gzipSize(file: string): Promise<number> {
  const packed = await stat(`${file}.gz`).catch(() => stat(file))
  return packed.size
}

async function wordsFile(): Promise<string> {
  const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const entry = JSON.parse(manifest)['app/text/el/index.ts'] as { file: string } | undefined
  if (!entry) throw new Error('the build has no Greek words')
  return `/${entry.file}`
}
