import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'

/**
 * Changes one operator, condition or block of a room at a time and runs the room's own tests, in a
 * copy of the tree: `npm run mutants -- shop/pricing.ts server/carts`. A change that no test notices
 * has survived, and is printed. It takes about a second for each change of a rule and several for
 * each behind the door, so it is no part of the checks.
 */
const top = fileURLToPath(new URL('..', import.meta.url))
const rooms = process.argv.slice(2)
if (rooms.length === 0) rooms.push('shop')
const unknown = rooms.filter(room => !/^(shop|server)(\/|$)/.test(room) || !existsSync(top + room))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no such room: ${unknown.join(', ')}. Name shop, server, a folder or a file of them.\n`,
  )
  process.exit(1)
}

process.chdir(top)
process.env.MUTANTS_OF = rooms.join(' ')
const name = rooms.join('-').replaceAll('/', '-')
await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'check/mutants.vitest.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: rooms.flatMap(filesOf).filter(isJudged),
  // Code that runs once, while a module loads, belongs to no single test.
  ignoreStatic: true,
  // No such file: Stryker would rewrite tsconfig.json by a programming interface that TypeScript 7 lacks.
  tsconfigFile: 'none',
  ignorePatterns: ['build', 'data', '.react-router'],
  tempDirName: 'build/mutants/trees',
  concurrency: 1,
  dryRunTimeoutMinutes: 60,
  // Keeps what is known of unchanged code and tests for the next run.
  incremental: true,
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
