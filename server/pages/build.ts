import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { projectFolder } from '../folders.ts'
import type { Pages } from './pages.ts'

const folder = resolve(projectFolder, process.env.BUILD_DIR ?? 'build')
const stampFile = join(folder, 'stamp')

/** The built pages; builds them first where they are missing or older than their sources. */
export async function builtPages(
  log: (line: string) => void,
): Promise<{ pages: Pages; stamp: string }> {
  const stamp = await sourcesStamp()
  if (!existsSync(stampFile) || (await readFile(stampFile, 'utf8')) !== stamp) {
    log('Building the pages …')
    await buildPages(stamp)
  }
  const url = pathToFileURL(join(folder, 'server', 'index.js')).href
  const build = (await import(url)) as ServerBuild
  const pages = { build: async () => build, clientFolder: join(folder, 'client'), keep: true }
  return { pages, stamp }
}

/** Pages that Vite makes anew with every change of a source. */
export function livePages(vite: ViteDevServer): Pages {
  const build = () =>
    vite.ssrLoadModule(
      'virtual:react-router/server-build',
    ) as Promise<unknown> as Promise<ServerBuild>
  return { build, clientFolder: null, keep: false }
}

async function buildPages(stamp: string): Promise<void> {
  const cli = join(projectFolder, 'node_modules/@react-router/dev/bin.cjs')
  const child = spawn(process.execPath, [cli, 'build'], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  const said: Buffer[] = []
  child.stdout.on('data', chunk => said.push(chunk))
  child.stderr.on('data', chunk => said.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  process.off('exit', end)
  if (code !== 0)
    throw new Error(`The pages could not be built:\n${Buffer.concat(said).toString().slice(-4000)}`)
  await compressFiles(join(folder, 'client'))
  await writeFile(stampFile, stamp)
}

/** Compresses scripts and styles once, not at each request. */
async function compressFiles(client: string): Promise<void> {
  const names = await readdir(client, { recursive: true })
  for (const name of names) {
    if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(name)) continue
    const bytes = await readFile(join(client, name))
    if (bytes.length < 256) continue
    await writeFile(join(client, `${name}.br`), await promisify(brotliCompress)(bytes))
    await writeFile(join(client, `${name}.gz`), await promisify(gzip)(bytes))
  }
}

/** Changes with every source of the pages. */
export async function sourcesStamp(): Promise<string> {
  const hash = createHash('sha1')
  const places = ['app', 'shop', 'content', 'public', 'vite.config.ts', 'package-lock.json']
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
