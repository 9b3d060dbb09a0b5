import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

/**
 * Fails where a file exports what no other file imports, and where no file imports a file. A test
 * counts as a user. What the tools start or read by convention is named in `entries`.
 */
const entries = [
  /^(check|bench|test)\/(.*\/)?(run|[a-z-]+\.test)\.ts$/,
  /^test\/(by-ear\/by-ear|database\/database|e2e\/first-start|process\/(hanging-job|picture-process|release-process)|chaos\/app)\.ts$/,
  /^bench\/attacker\.ts$/,
  /^(app|desk|server|shop|ui)\/.*\.test\.tsx?$/,
  /^check\//,
  // openapi.json prints these by their names.
  /^server\/answers\//,
  /^server\/(main|(commands|demo|pictures)\/[a-z]+-command)\.ts$/,
  /^app\/(root|routes|entry\.(client|server))\.tsx?$/,
  /^app\/pages\/[a-z-]+\.tsx?$/,
  /^desk\/(main\.tsx|vite\.config\.ts|routes\/share\.worker\.ts)$/,
  /^(build|[a-z.-]+\.config)\.ts$/,
  /\.d\.ts$/,
]

/** `*`: every name of the other file that this one says somewhere, and its default. */
type Use = { readonly file: string; readonly name: string }
type File = {
  readonly text: string
  readonly exports: ReadonlySet<string>
  readonly passesOn: readonly string[]
  readonly uses: readonly Use[]
}

const top = fileURLToPath(new URL('..', import.meta.url))
const paths = globSync(['{shop,server,ui,app,desk,check,bench,test}/**/*.{ts,tsx}', '*.ts'], {
  cwd: top,
})
const known = new Set(paths)
const files = new Map(paths.sort().map(path => [path, read(path)]))

const used = new Set<string>()
const imported = new Set<string>()
for (const { text, uses } of files.values())
  for (const { file, name } of uses) {
    imported.add(file)
    for (const each of name === '*' ? namesSaid(file, text) : [name]) markUsed(file, each)
  }

let count = 0
let wrong = 0
for (const [path, file] of files) {
  if (entries.some(entry => entry.test(path))) continue
  if (!imported.has(path)) complain(`${path}: no file imports it`)
  else
    for (const name of file.exports) {
      count += 1
      if (!used.has(`${path} ${name}`)) complain(`${path}: only this file needs ${name}`)
    }
}
process.stdout.write(`${count} exports, ${wrong} without use elsewhere\n`)
if (wrong > 0) process.exitCode = 1

function complain(line: string): void {
  wrong += 1
  process.stdout.write(`${line}\n`)
}

function read(path: string): File {
  const text = readFileSync(join(top, path), 'utf8')
  const { module, program } = parseSync(path, text)
  const uses: Use[] = []
  const use = (source: string, name: string) => {
    const file = pathOf(source, path)
    if (file) uses.push({ file, name })
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length === 0) use(moduleRequest.value, '')
    for (const { importName } of entries) use(moduleRequest.value, nameOf(importName))
  }
  new Visitor({
    ImportExpression: ({ source }) => use(String('value' in source && source.value), '*'),
    TSImportType: ({ source }) => use(source.value, '*'),
  }).visit(program)

  const exports = new Set<string>()
  const passesOn: string[] = []
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(
    each => each.entries,
  )) {
    const isAll = importName.kind === 'AllButDefault'
    if (!isAll) exports.add(nameOf(exportName))
    if (!moduleRequest) continue
    const file = pathOf(moduleRequest.value, path)
    if (isAll && file) passesOn.push(file)
    use(moduleRequest.value, isAll ? '' : nameOf(importName))
  }
  return { text, exports, passesOn, uses }
}

function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  if (kind === 'Default') return 'default'
  return kind === 'Name' ? (name ?? '') : '*'
}

function markUsed(path: string, name: string): void {
  used.add(`${path} ${name}`)
  for (const source of files.get(path)?.passesOn ?? []) markUsed(source, name)
}

function namesSaid(path: string, text: string): readonly string[] {
  const { exports, passesOn } = files.get(path) ?? { exports: [], passesOn: [] }
  const said = [...exports].filter(name => name === 'default' || hasWord(text, name))
  return [...said, ...passesOn.flatMap(source => namesSaid(source, text))]
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text)
}

/** Null for what is no file of the shop's own. */
function pathOf(source: string, importer: string): string | null {
  const path = source.startsWith('#') ? source.slice(1) : join(dirname(importer), source)
  return known.has(path) ? path : null
}
