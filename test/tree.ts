import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const rooms = [
  'app',
  'bench',
  'biome',
  'check',
  'content',
  'demo',
  'desk',
  'public',
  'server',
  'shop',
  'test',
  'ui',
]

/** The paths of all source files of the project, from its root. */
export function sourceFiles(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .flatMap(entry => {
      if (entry.isFile()) return [entry.name]
      return entry.isDirectory() && rooms.includes(entry.name) ? filesIn(entry.name) : []
    })
    .filter(path => /\.(ts|tsx|js|css|sql|grit)$/.test(path))
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length))
}

export const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
