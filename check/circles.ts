import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

type Circle = readonly string[]
type Arrows = ReadonlyMap<string, readonly string[]>
type Source = { readonly value?: unknown } | null
/** `atOnce`: its code runs with the importer's, unlike that of a type or of a part that comes later. */
type Import = { readonly path: string; readonly atOnce: boolean }

/**
 * Fails when files of the rooms import each other in a circle: to understand one of them, you must
 * read them all, whether it is a type, or comes late. Fails as well when the folders of a room do,
 * by what they need at once: a page may name the dialog that it opens later.
 */
const top = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('{shop,server,ui,app,desk}/**/*.{ts,tsx}', { cwd: top }).sort()
const imports = new Map(files.map(file => [file, importsOf(file)]))
const folders = foldersOf(imports)
const circles = [
  ...circlesIn(new Map([...imports].map(([file, all]) => [file, all.map(({ path }) => path)]))),
  ...circlesIn(folders),
]

for (const circle of circles)
  process.stdout.write(`These import each other: ${[...circle, circle[0]].join(' → ')}\n`)
if (circles.length > 0) process.exitCode = 1
else process.stdout.write(`${files.length} files in ${folders.size} folders, no circle\n`)

/** What each file imports of the rooms, by paths from the top. */
function importsOf(file: string): readonly Import[] {
  const found: Import[] = []
  const add = (source: Source, atOnce: boolean) => {
    const path = pathOf(source, file)
    if (path) found.push({ path, atOnce })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind !== 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind !== 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind !== 'type'),
    ImportExpression: ({ source }) => add(source as Source, false),
    TSImportType: ({ source }) => add(source, false),
  }).visit(parseSync(file, readFileSync(join(top, file), 'utf8')).program)
  return found
}

/** Null for what lies outside the rooms. */
function pathOf(source: Source, importer: string): string | null {
  if (typeof source?.value !== 'string') return null
  const { value } = source
  const path = value.startsWith('#') ? value.slice(1) : join(dirname(importer), value)
  return files.includes(path) ? path : null
}

/** Which folders of its own room each one needs at once; a file beside them counts as one. Tests do not count. */
function foldersOf(imports: ReadonlyMap<string, readonly Import[]>): Arrows {
  const arrows = new Map<string, string[]>()
  for (const [file, all] of imports) {
    const from = folderOf(file)
    const needed = all.filter(({ atOnce }) => atOnce).map(({ path }) => folderOf(path))
    const others = needed.filter(to => to !== from && roomOf(to) === roomOf(from))
    if (!/\.test\.tsx?$/.test(file)) arrows.set(from, [...(arrows.get(from) ?? []), ...others])
  }
  return arrows
}

function folderOf(file: string): string {
  return file.split('/', 2).join('/')
}

function roomOf(path: string): string {
  return path.split('/', 1).join()
}

function circlesIn(arrows: Arrows): readonly Circle[] {
  return distinct(
    [...arrows.keys()].map(start => shortestCircle(start, arrows)).filter(way => way !== null),
  )
}

/** The shortest way from a file or folder back to itself; null: there is none. */
function shortestCircle(start: string, arrows: Arrows): Circle | null {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (const one of waiting) {
    for (const next of arrows.get(one) ?? []) {
      if (next === start) return wayTo(one, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, one)
      waiting.push(next)
    }
  }
  return null
}

function wayTo(one: string, cameFrom: ReadonlyMap<string, string>): Circle {
  const before = cameFrom.get(one)
  return before === undefined ? [one] : [...wayTo(before, cameFrom), one]
}

/** A circle is found once from each of its members. */
function distinct(found: readonly Circle[]): readonly Circle[] {
  return [...new Map(found.map(circle => [circle.toSorted().join(), circle])).values()]
}
