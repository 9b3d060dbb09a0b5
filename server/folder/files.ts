import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dishesFolder, documentNames, documents, textFiles, textsFolder } from './layout.ts'
import { type Problem, startOfFile } from './problem.ts'
import { type FileFault, fault } from './problem-text.ts'

const mostBytes = 2_000_000
const mostFiles = 5000

type FoundTexts = {
  readonly texts: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

/** Reads the YAML files of a folder and follows no link out of it. */
export async function readTexts(folder: string): Promise<FoundTexts> {
  const texts = new Map<string, string>()
  const problems: Problem[] = []
  const bad = (file: string, lack: FileFault) =>
    problems.push({ file, ...startOfFile, path: [], lack })

  async function look(path: string): Promise<void> {
    const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(() => null)
    if (!entries) return void (path ? {} : bad('.', fault('no-folder')))
    if (entries.length > mostFiles)
      return void bad(path || '.', fault('too-many-files', { most: mostFiles }))
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const file = path ? `${path}/${entry.name}` : entry.name
      if (entry.name.startsWith('.')) continue
      if (/\.ya?ml$/i.test(entry.name)) await take(file)
      else if (!path && (entry.name === dishesFolder || entry.name === textsFolder))
        await (isFolder(entry) ? look(file) : take(file))
    }
  }

  async function take(file: string): Promise<void> {
    const trouble = troubleWithName(file)
    if (trouble) return void bad(file, trouble)
    try {
      const stat = await lstat(join(folder, file))
      if (stat.isSymbolicLink()) return void bad(file, fault('file-link'))
      if (!stat.isFile()) return void bad(file, fault('file-none'))
      if (stat.size > mostBytes)
        return void bad(file, fault('file-bytes', { bytes: stat.size, most: mostBytes }))
      texts.set(file, utf8.decode(await readFile(join(folder, file))))
    } catch (error) {
      const isText = !(error instanceof TypeError)
      bad(file, fault(isText ? 'file-unreadable' : 'file-not-utf-8'))
    }
  }

  await look('')
  return { texts, problems }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const names: ReadonlySet<string> = new Set<string>([
  ...documentNames.map(name => documents[name].file),
  ...Object.values(textFiles),
])

function troubleWithName(file: string): FileFault | null {
  if (file.endsWith('.yml')) return fault('file-yml')
  if (names.has(file) || file.startsWith(`${dishesFolder}/`)) return null
  return fault('file-unknown')
}

function isFolder(entry: { isDirectory(): boolean }): boolean {
  return entry.isDirectory()
}
