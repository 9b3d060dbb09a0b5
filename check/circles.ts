import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

type Circle = readonly string[]
type Source = { readonly value?: unknown } | null

/**
 * Fails when files of the rooms import each other in a circle. Imports of types and imports
 * that run late count too: to understand one file of a circle, you must read them all.
 */
const top = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('{shop,server,ui,app,desk}/**/*.{ts,tsx}', { cwd: top }).sort()
const imports = new Map(files.map(file => [file, importsOf(file)]))
const circles = distinct(files.map(shortestCircle).filter(circle => circle !== null))

for (const circle of circles)
  process.stdout.write(`These files import each other: ${[...circle, circle[0]].join(' → ')}\n`)
if (circles.length > 0) process.exitCode = 1
else process.stdout.write(`${files.length} files, no circle\n`)

/** The files of the rooms that a file imports, as paths from the top. */
function importsOf(file: string): readonly string[] {
  const sources: Source[] = []
  new Visitor({
    ImportDeclaration: ({ source }) => sources.push(source),
    ExportAllDeclaration: ({ source }) => sources.push(source),
    ExportNamedDeclaration: ({ source }) => sources.push(source),
    ImportExpression: ({ source }) => sources.push(source as Source),
    TSImportType: ({ source }) => sources.push(source),
  }).visit(parseSync(file, readFileSync(join(top, file), 'utf8')).program)
  return sources.flatMap(source => pathOf(source, file) ?? [])
}

/** Null for what lies outside the rooms. */
function pathOf(source: Source, importer: string): string | null {
  if (typeof source?.value !== 'string') return null
  const { value } = source
  const path = value.startsWith('#') ? value.slice(1) : join(dirname(importer), value)
  return files.includes(path) ? path : null
}

/** The shortest way from a file back to itself; null: there is none. */
function shortestCircle(start: string): Circle | null {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (const file of waiting) {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return wayTo(file, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      waiting.push(next)
    }
  }
  return null
}

function wayTo(file: string, cameFrom: ReadonlyMap<string, string>): Circle {
  const before = cameFrom.get(file)
  return before === undefined ? [file] : [...wayTo(before, cameFrom), file]
}

/** A circle is found once from each of its files. */
function distinct(found: readonly Circle[]): readonly Circle[] {
  return [...new Map(found.map(circle => [circle.toSorted().join(), circle])).values()]
}
