import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { projectFolder } from '../folders.ts'
import type { DeskPages } from './desk-page.ts'
import type { Pages } from './pages.ts'

/** What `npm run build` makes: the browser's files, the pages, and the shop in one piece. */
export const buildFolder = resolve(projectFolder, process.env.BUILD_DIR ?? 'build')
export const pagesFolder = join(buildFolder, 'pages')
export const deskFolder = join(buildFolder, 'desk')
export const stampFile = join(buildFolder, 'stamp.json')

const deskIndex = join(deskFolder, 'index.html')

/** What a build was made of. */
export type Stamp = {
  /** Changes with every source. */
  readonly stamp: string
  /** Changes with every source of the pages. */
  readonly pages: string
  /** Changes with every source of the staff room. */
  readonly desk?: string
  /** The files and folders that it was made of: those of the project that are newer make it stale. */
  readonly sources: readonly string[]
}

/** The built pages: `load` brings those that are a part of the same bundle. */
export async function builtPages(load: () => Promise<unknown> = fromFolder) {
  if (!existsSync(stampFile)) throw new Error('The pages are not built yet: run npm run build.')
  const { stamp } = JSON.parse(await readFile(stampFile, 'utf8')) as Stamp
  const clientFolder = join(pagesFolder, 'client')
  const missing = [clientFolder, deskIndex].find(part => !existsSync(part))
  if (missing) throw new Error(`The build lacks ${missing}: run npm run build.`)
  const build = (await load()) as ServerBuild
  const pages: Pages = { build: async () => build, clientFolder, keep: true, desk: builtDesk() }
  return { pages, stamp, http: {} }
}

function fromFolder(): Promise<unknown> {
  return import(pathToFileURL(join(pagesFolder, 'server', 'index.js')).href)
}

function builtDesk(): DeskPages {
  return { folder: deskFolder, html: () => readFile(deskIndex, 'utf8') }
}

/** Pages that Vite makes anew with every change of a source; the staff room has a Vite of its own. */
export function livePages(vite: ViteDevServer, deskVite: ViteDevServer): Pages {
  const build = () =>
    vite.ssrLoadModule(
      'virtual:react-router/server-build',
    ) as Promise<unknown> as Promise<ServerBuild>
  return { build, clientFolder: null, keep: false, desk: liveDesk(deskVite) }
}

function liveDesk(vite: ViteDevServer): DeskPages {
  const source = join(vite.config.root, 'index.html')
  return {
    folder: null,
    html: async () => vite.transformIndexHtml('/index.html', await readFile(source, 'utf8')),
  }
}
