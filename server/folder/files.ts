import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dishesFolder, documentNames, documents, saidFiles, textsFolder } from './layout.ts'
import { type Problem, startOfFile } from './problem.ts'

/** Some 200 pages of text. */
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
  const bad = (file: string, says: string) =>
    problems.push({ file, ...startOfFile, field: '', says })

  async function look(path: string): Promise<void> {
    const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(() => null)
    if (!entries)
      return void (path ? {} : bad('.', 'there is no such folder, or it cannot be read'))
    if (entries.length > mostFiles)
      return void bad(path || '.', `holds more than ${mostFiles} files`)
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
      if (stat.isSymbolicLink()) return void bad(file, 'is a link; a folder holds its own files')
      if (!stat.isFile()) return void bad(file, 'is no file')
      if (stat.size > mostBytes)
        return void bad(file, `is too large: ${stat.size} bytes, at most ${mostBytes}`)
      texts.set(file, utf8.decode(await readFile(join(folder, file))))
    } catch (error) {
      const isText = !(error instanceof TypeError)
      bad(file, isText ? 'cannot be read' : 'is not written in UTF-8')
    }
  }

  await look('')
  return { texts, problems }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const known: ReadonlySet<string> = new Set<string>([
  ...documentNames.map(name => documents[name].file),
  ...Object.values(saidFiles),
])

function troubleWithName(file: string): string | null {
  if (file.endsWith('.yml')) return 'ends in .yml: call it .yaml'
  if (known.has(file) || file.startsWith(`${dishesFolder}/`)) return null
  return 'is no file of a catalogue; docs/catalogue.md lists those that are'
}

function isFolder(entry: { isDirectory(): boolean }): boolean {
  return entry.isDirectory()
}
