import { readFile } from 'node:fs/promises'

/**
 * The lockfile names every optional part of every package, those of other systems too: npm forgets
 * them when it adds a package to what is installed. It names no registry, and a checksum for all.
 */
type Locked = {
  resolved?: string
  integrity?: string
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const file = new URL('../package-lock.json', import.meta.url)
const { packages } = JSON.parse(await readFile(file, 'utf8')) as {
  packages: Record<string, Locked>
}
const wrong = Object.entries(packages).flatMap(([place, locked]) => [
  ...missingParts(place, locked),
  ...(locked.resolved ? [`${place} names a registry`] : []),
  ...(place && !locked.integrity && !locked.inBundle ? [`${place} has no checksum`] : []),
])
for (const line of wrong) say(line)
say(`Lockfile: ${Object.keys(packages).length} packages, ${wrong.length} things wrong.`)
if (wrong.length > 0) process.exitCode = 1

function missingParts(place: string, { optionalDependencies = {} }: Locked): string[] {
  return Object.entries(optionalDependencies)
    .filter(([name]) => !isLocked(place, name))
    .map(([name, version]) => `${place} may need ${name} ${version}, which is not there`)
}

/** Looks where Node would look: in the package's own folder, then in every one around it. */
function isLocked(place: string, name: string): boolean {
  if (packages[place ? `${place}/node_modules/${name}` : `node_modules/${name}`]) return true
  if (!place) return false
  return isLocked(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name)
}
