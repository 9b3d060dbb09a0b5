import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build as buildWith, normalizePath, type Plugin } from 'vite'
import { readConfig } from '#server/config/config.ts'
import { namesInEnvFile } from '#server/config/env-file.ts'
import { projectFolder } from '#server/folders.ts'
import { buildFolder, deskFolder, pagesFolder, type Stamp, stampFile } from '#server/pages/build.ts'

/**
 * npm run build: makes the pages and the browser's files, the staff room, then the server, its commands, the pages and
 * the packages that they use in few files, which start faster than thousand small ones.
 */
const sourcesOfPages = [
  'app',
  'ui',
  'shop',
  'content',
  'public',
  'vite.config.ts',
  'vite.walls.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const sourcesOfDesk = [
  'desk',
  'ui',
  'shop',
  'vite.walls.ts',
  'vite.worker.ts',
  'build.ts',
  'package-lock.json',
]
const sources = [...new Set([...sourcesOfPages, ...sourcesOfDesk, 'server', 'build.ts', 'run.js'])]
const bundle = join(buildFolder, 'shop')
const shopId = 'virtual:shop'
const pagesServer = join(pagesFolder, 'server', 'index.js')

const say = (line: string) => process.stdout.write(`${line}\n`)
if (process.argv.includes('--to-start')) refuseWrongSettings()
const begun = new Date()
const made: Stamp = {
  stamp: await stampOf(sources),
  pages: await stampOf(sourcesOfPages),
  desk: await stampOf(sourcesOfDesk),
  sources,
}
const before = await readStamp()
const hasPages = existsSync(join(pagesFolder, 'client')) && existsSync(pagesServer)
const hasDesk = existsSync(join(deskFolder, 'index.html'))
if (before?.stamp !== made.stamp || !hasPages || !hasDesk) {
  if (before?.pages !== made.pages || !hasPages) await buildPages()
  if (before?.desk !== made.desk || !hasDesk) await buildDesk()
  await bundleShop()
  // Fills the cache of compiled scripts, which a read-only container cannot do.
  await run('run.js', '--compile')
}
await writeFile(stampFile, JSON.stringify(made))
// What was changed meanwhile is newer than the build.
await utimes(stampFile, begun, begun)

/** A start that its settings will refuse need not wait for a build. */
function refuseWrongSettings(): void {
  try {
    readConfig(process.env, undefined, namesInEnvFile)
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    process.stderr.write(`\nGastra could not start. ${why}\n`)
    process.exit(1)
  }
}

async function buildPages(): Promise<void> {
  say('Building the pages …')
  await rm(stampFile, { force: true })
  await run('node_modules/@react-router/dev/bin.cjs', 'build')
  await compressFiles(join(pagesFolder, 'client'))
}

async function buildDesk(): Promise<void> {
  say('Building the staff room …')
  await rm(stampFile, { force: true })
  // Whatever the environment says: else React would come in its slow version, twice as large.
  process.env.NODE_ENV = 'production'
  await buildWith({
    configFile: join(projectFolder, 'desk/vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: deskFolder,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  })
  await compressFiles(deskFolder)
}

/** Compresses scripts and styles once, not at each request. */
async function compressFiles(client: string): Promise<void> {
  const names = await readdir(client, { recursive: true })
  for (const name of names) {
    if (!/\.(js|css|svg|json|md|txt|webmanifest)$/.test(name)) continue
    const bytes = await readFile(join(client, name))
    if (bytes.length < 256) continue
    await writeFile(join(client, `${name}.br`), await promisify(brotliCompress)(bytes))
    await writeFile(join(client, `${name}.gz`), await promisify(gzip)(bytes))
  }
}

async function bundleShop(): Promise<void> {
  say('Building the server …')
  const commands = globSync('server/*/*-command.ts', { cwd: projectFolder })
  const named = commands.map(file => [
    file.replace(/.*[/\\](.*)\.ts$/, '$1'),
    join(projectFolder, file),
  ])
  await buildWith({
    root: projectFolder,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    // The shop that is built is never a development version, whatever its environment says.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [shopWithPages(), ownFiles()],
    ssr: {
      noExternal: true,
      // They bring programs for this machine, or are for building alone.
      external: ['sharp', '@node-rs/argon2', 'vite'],
    },
    build: {
      ssr: true,
      outDir: bundle,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      sourcemap: true,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        // "use client" means nothing to a server that renders all.
        checks: { moduleLevelDirective: false },
        input: { main: shopId, ...Object.fromEntries(named) },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

/** The shop and its pages: one copy of the packages that both use. */
function shopWithPages(): Plugin {
  return {
    name: 'shop-with-pages',
    resolveId: source => (source === shopId ? source : null),
    load: id => (id === shopId ? shopModule() : null),
  }
}

function shopModule(): string {
  const file = (...path: string[]) => JSON.stringify(normalizePath(join(...path)))
  return `
    import { builtPages } from ${file(projectFolder, 'server/pages/build.ts')}
    import { runShop } from ${file(projectFolder, 'server/shop-process.ts')}
    export const loadPages = () => import(${file(pagesServer)})
    export function run() {
      // At once: the database answers meanwhile.
      const pages = loadPages()
      pages.catch(() => {})
      runShop(() => builtPages(() => pages))
    }`
}

/**
 * Texts, styles and statements stay where they are: a source finds them from its own place. And no file
 * is left out for being only run: package.json names those of the browser alone.
 */
function ownFiles(): Plugin {
  const own = normalizePath(projectFolder)
  return {
    name: 'own-files',
    transform(code, id) {
      if (!id.startsWith(own) || id.includes('/node_modules/')) return null
      const place = normalizePath(relative(bundle, id))
      const inPlace = code.replaceAll(
        'import.meta.url',
        `new URL('${place}', import.meta.url).href`,
      )
      return { code: inPlace, map: null, moduleSideEffects: true }
    },
  }
}

/** Runs a program of the project; what it says is heard only where it fails. */
async function run(program: string, argument: string): Promise<void> {
  const child = spawn(process.execPath, [join(projectFolder, program), argument], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => {
    child.kill()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  const said: Buffer[] = []
  child.stdout.on('data', chunk => said.push(chunk))
  child.stderr.on('data', chunk => said.push(chunk))
  const [code] = await once(child, 'close')
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
  if (code === 0) return
  process.stderr.write(`The build failed:\n${Buffer.concat(said).toString().slice(-4000)}`)
  process.exit(1)
}

async function readStamp(): Promise<Stamp | null> {
  const isWhole = existsSync(join(bundle, 'main.js')) && existsSync(stampFile)
  return isWhole ? JSON.parse(await readFile(stampFile, 'utf8')) : null
}

async function stampOf(places: readonly string[]): Promise<string> {
  const hash = createHash('sha1')
  for (const place of places) {
    const path = join(projectFolder, place)
    const isFolder = (await stat(path)).isDirectory()
    const names = isFolder ? (await readdir(path, { recursive: true })).sort() : ['']
    for (const name of names) {
      const file = join(path, name)
      if (name.includes('.test.') || !(await stat(file)).isFile()) continue
      hash.update(name).update(await readFile(file))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
