import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** `npm run measures`: how large and how quiet the code of each room is, as a table; tests beside it are counted apart. */
const rooms = ['shop', 'server', 'ui', 'app', 'desk'] as const
const top = fileURLToPath(new URL('..', import.meta.url))

type Node = { readonly start: number; readonly end: number }
type Measured = {
  readonly room: string
  readonly isTest: boolean
  readonly lines: number
  readonly commentLines: number
  /** Lines of each function. */
  readonly functions: readonly number[]
  /** `as`, but for `as const`. */
  readonly casts: number
}

const files = globSync(`{${rooms.join()}}/**/*.{ts,tsx}`, { cwd: top }).map(measured)

const columns = ['all', ...rooms]
process.stdout.write(`| | ${columns.join(' | ')} |\n|---|${columns.map(() => '--:|').join('')}\n`)
for (const [name, of] of Object.entries(rows())) {
  const cells = columns.map(column => of(files.filter(isIn(column))))
  process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`)
}

function rows(): Record<string, (files: readonly Measured[]) => number | string> {
  const sources = (all: readonly Measured[]) => all.filter(({ isTest }) => !isTest)
  const linesOf = (all: readonly Measured[]) => all.map(({ lines }) => lines)
  const functionsOf = (all: readonly Measured[]) => sources(all).flatMap(one => one.functions)
  const per = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
  return {
    'source files': all => sources(all).length,
    lines: all => sum(linesOf(sources(all))),
    'lines of a file, median': all => share(linesOf(sources(all)), 0.5),
    'lines of a file, p90': all => share(linesOf(sources(all)), 0.9),
    'lines of a file, most': all => Math.max(0, ...linesOf(sources(all))),
    'files over 200 lines': all => linesOf(sources(all)).filter(lines => lines > 200).length,
    'functions over 60 lines': all => functionsOf(all).filter(lines => lines > 60).length,
    'lines of a function, most': all => Math.max(0, ...functionsOf(all)),
    'comment lines, %': all => {
      const comments = sum(sources(all).map(({ commentLines }) => commentLines))
      return (100 * per(comments, sum(linesOf(sources(all))))).toFixed(1)
    },
    casts: all => sum(sources(all).map(({ casts }) => casts)),
    'lines of tests beside a line': all =>
      per(sum(linesOf(all.filter(({ isTest }) => isTest))), sum(linesOf(sources(all)))).toFixed(2),
  }
}

function measured(file: string): Measured {
  const text = readFileSync(`${top}${file}`, 'utf8')
  const { program, comments } = parseSync(file, text)
  const functions: number[] = []
  let casts = 0
  const addFunction = (node: Node) => functions.push(linesIn(text.slice(node.start, node.end)))
  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    TSAsExpression: node => {
      if (text.slice(node.typeAnnotation.start, node.typeAnnotation.end) !== 'const') casts += 1
    },
  }).visit(program)
  return {
    room: file.split('/', 1).join(),
    isTest: /\.test\.tsx?$/.test(file),
    lines: linesIn(text.trimEnd()),
    commentLines: sum(comments.map(({ start, end }) => linesIn(text.slice(start, end)))),
    functions,
    casts,
  }
}

function isIn(column: string): (file: Measured) => boolean {
  return ({ room }) => column === 'all' || column === room
}

function linesIn(text: string): number {
  return text.split('\n').length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

/** The number below which this share of them lies. */
function share(numbers: readonly number[], part: number): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * part)] ?? 0
}
