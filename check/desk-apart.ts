import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '#server/folders.ts'
import { pagesFolder } from '#server/pages/build.ts'

/**
 * Proves that the staff room costs the customers nothing: builds their pages in a copy of the project
 * that has no desk/, and compares each file with the build that is there, byte for byte.
 */
const left = ['desk', 'build', 'data', 'node_modules', '.git', '.react-router', '.env']

const say = (line: string) => process.stdout.write(`${line}\n`)
const copy = await mkdtemp(join(tmpdir(), 'gastra-without-desk-'))
try {
  for (const name of await readdir(projectFolder))
    if (!left.includes(name))
      await cp(join(projectFolder, name), join(copy, name), { recursive: true })
  await symlink(join(projectFolder, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const program = join(copy, 'node_modules/@react-router/dev/bin.cjs')
  const { status, stderr } = spawnSync(process.execPath, [program, 'build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: join(copy, 'build') },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`without desk/ the pages do not build:\n${stderr}`)
  compare(
    await filesIn(join(pagesFolder, 'client')),
    await filesIn(join(copy, 'build/pages/client')),
  )
} finally {
  await rm(copy, { recursive: true, force: true })
}

type Files = ReadonlyMap<string, string>

function compare(withDesk: Files, without: Files): void {
  const names = [...new Set([...withDesk.keys(), ...without.keys()])].sort()
  const other = names.filter(name => withDesk.get(name) !== without.get(name))
  for (const name of other) say(`${name} is another with desk/ than without it`)
  say(`Storefront: ${names.length} files, ${other.length} of them changed by desk/.`)
  if (other.length > 0) process.exitCode = 1
}

/** Name and hash of each file but the packed ones, which follow, and the list of sources, which knows places. */
async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries.filter(
    entry =>
      entry.isFile() && !/\.(br|gz)$/.test(entry.name) && !/[/\\]\.vite$/.test(entry.parentPath),
  )
  const hashed = found.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    const hash = createHash('sha256').update(await readFile(path))
    return [path.slice(folder.length), hash.digest('hex')] as const
  })
  return new Map(await Promise.all(hashed))
}
