import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/**
 * Changes one operator, condition or block of a room at a time and runs the room's own tests, in a
 * copy of the tree: `npm run mutants -- shop/pricing.ts server/carts`. A change that no test notices
 * has survived, and is printed. It takes about a second for each change of a rule and several for
 * each behind the door, so it is no part of the checks. `npm run mutants -- server --sample 60` judges
 * 60 pieces of ten lines, drawn by lot, for a score of a large room. `--also server/orders` adds the tests
 * of another department that watches the same acts.
 */
const top = fileURLToPath(new URL('..', import.meta.url))
const { positionals: rooms, values: options } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, also: { type: 'string', multiple: true } },
})
if (rooms.length === 0) rooms.push('shop')
const sample = options.sample === undefined ? null : Number(options.sample)
const also = options.also ?? []
const unknown = [...rooms, ...also].filter(
  room => !/^(shop|server)(\/|$)/.test(room) || !existsSync(top + room),
)
if (unknown.length > 0) {
  process.stderr.write(
    `There is no such room: ${unknown.join(', ')}. Name shop, server, a folder or a file of them.\n`,
  )
  process.exit(1)
}

process.chdir(top)
process.env.MUTANTS_OF = rooms.join(' ')
process.env.MUTANTS_ALSO = also.join(' ')
const name = rooms.join('-').replaceAll('/', '-')
const judged = rooms.flatMap(filesOf).filter(isJudged)
await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'check/mutants.vitest.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: sample === null ? judged : drawn(judged.flatMap(piecesOf), sample),
  // Code that runs once, while a module loads, belongs to no single test.
  ignoreStatic: true,
  // No such file: Stryker would rewrite tsconfig.json by a programming interface that TypeScript 7 lacks.
  tsconfigFile: 'none',
  ignorePatterns: ['build', 'data', '.react-router'],
  tempDirName: 'build/mutants/trees',
  concurrency: 1,
  dryRunTimeoutMinutes: 60,
  // Keeps what is known of unchanged code and tests for the next run.
  incremental: sample === null,
  incrementalFile: `build/mutants/${name}-known.json`,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  htmlReporter: { fileName: `build/mutants/${name}.html` },
}).runMutationTest()

function filesOf(room: string): string[] {
  return room.endsWith('.ts') ? [room] : globSync(`${room}/**/*.ts`, { cwd: top })
}

/** Texts are judged by their readers. */
function isJudged(file: string): boolean {
  return !/(\.test|-text)\.ts$/.test(file)
}

/** The file in pieces of ten lines. */
function piecesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n').length
  return Array.from({ length: Math.ceil(lines / 10) }, (_, at) => {
    const first = at * 10 + 1
    return `${file}:${first}-${Math.min(first + 9, lines)}`
  })
}

function drawn(pieces: string[], many: number): string[] {
  const lots = pieces.map(piece => ({ piece, lot: Math.random() }))
  return lots
    .sort((one, other) => one.lot - other.lot)
    .slice(0, many)
    .map(({ piece }) => piece)
}
