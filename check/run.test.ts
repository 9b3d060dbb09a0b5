import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

const opening = 'export const run = () => process.stdout.write("opened")'
let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'gastra-run-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  cpSync(join(import.meta.dirname, '../run.js'), join(project, 'run.js'))
  write('package.json', '{"type":"module"}')
  write('build.ts', 'process.stdout.write("built ")')
  write('server/commands/count-command.ts', said('source'))
})

describe('npm start', () => {
  test('builds where nothing is built', () => {
    install('@react-router/dev')
    bundle()
    expect(run()).toBe('built opened')
  })

  test('tells the build that it is to start, and that refuses settings before it builds', () => {
    install('@react-router/dev')
    bundle()
    write('build.ts', "process.stdout.write(process.argv.slice(2).join() + ' ')")
    expect(run()).toBe('--to-start opened')
    const { status, stdout, stderr } = spawnSync(process.execPath, ['build.ts', '--to-start'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, NODE_ENV: 'production', PUBLIC_URL: '', API_KEY: '' },
    })
    expect([status, String(stdout)]).toEqual([1, ''])
    expect(String(stderr)).toMatch(
      /^\nGastra could not start\. .*\n(.*\n)* {2}PUBLIC_URL is missing/,
    )
    expect(String(stderr)).not.toContain('    at ')
  })

  test('runs what is built as long as no source is newer', () => {
    install('@react-router/dev')
    bundle()
    stamp(Date.now() + 60_000)
    expect(run()).toBe('opened')
    stamp(Date.now() - 60_000)
    expect(run()).toBe('built opened')
  })

  test('notices a source that is gone', () => {
    install('@react-router/dev')
    bundle()
    stamp(Date.now() + 60_000)
    rmSync(join(project, 'server'), { recursive: true })
    expect(run()).toBe('built opened')
  })

  test.each(['desk', 'pages/client', 'pages/server/index.js', 'shop/main.js'])(
    'builds where build/%s is missing',
    part => {
      install('@react-router/dev')
      bundle()
      write('build.ts', `process.stdout.write('built '); ${restoring}`)
      stamp(Date.now() + 60_000)
      rmSync(join(project, 'build', part), { recursive: true })
      expect(run()).toBe('built opened')
    },
  )

  test('names the command that builds where a file of the build is cut off', () => {
    bundle()
    write('build/shop/main.js', 'export const run = () => {')
    const { status, stderr } = spawnSync(process.execPath, ['run.js'], { cwd: project })
    expect([status, String(stderr)]).toEqual([1, expect.stringContaining('npm run build')])
    expect(String(stderr)).not.toContain('    at ')
  })

  test('builds nothing where the tools are missing, as in an image', () => {
    bundle()
    stamp(0)
    expect(run()).toBe('opened')
  })

  test('says what to do where nothing is built and the tools are missing', () => {
    const { status, stderr } = spawnSync(process.execPath, ['run.js'], { cwd: project })
    expect([status, String(stderr)]).toEqual([1, expect.stringContaining('npm install')])
  })

  test('ends with the build that failed', () => {
    install('@react-router/dev')
    bundle()
    write('build.ts', 'process.exit(3)')
    expect(run({ status: 1 })).toBe('')
  })
})

test('a command gets its arguments, from its source in a checkout and from the bundle in an image', () => {
  bundle()
  expect(run({ args: ['commands/count-command', 'all', '--yes'] })).toBe('bundle all --yes')
  install('@react-router/dev')
  expect(run({ args: ['commands/count-command', 'all', '--yes'] })).toBe('source all --yes')
})

function run({ args = [] as string[], status = 0 } = {}): string {
  const ran = spawnSync(process.execPath, ['run.js', ...args], {
    cwd: project,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  expect([ran.status, ran.stderr]).toEqual([status, ''])
  return ran.stdout
}

/** What a build makes of the server, as a statement of the build that stands in for it. */
const restoring = `(await import('node:fs')).writeFileSync('build/shop/main.js', ${JSON.stringify(opening)})`

function bundle(): void {
  write('build/shop/main.js', opening)
  write('build/shop/count-command.js', said('bundle'))
  for (const part of ['pages/server/index.js', 'pages/client/page.js', 'desk/index.html'])
    write(`build/${part}`, '')
}

function stamp(time: number): void {
  write('build/stamp.json', JSON.stringify({ sources: ['server'] }))
  utimesSync(join(project, 'build/stamp.json'), time / 1000, time / 1000)
}

function said(where: string): string {
  return `process.stdout.write(['${where}', ...process.argv.slice(2)].join(' '))`
}

function install(name: string): void {
  mkdirSync(join(project, 'node_modules', name), { recursive: true })
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}
