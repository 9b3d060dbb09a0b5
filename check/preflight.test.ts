import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

const system = `${process.platform.replace('win32', 'win')}-${process.arch}`
let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'gastra-preflight-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  cpSync(import.meta.dirname, join(project, 'check'), { recursive: true })
  describeProject({ node: '24.1.0' })
})

describe('the preflight', () => {
  test('says nothing where all is well', () => {
    install('fastify', '5.1.0')
    expect(preflight()).toBe('')
  })

  test('says that nothing is installed', () => {
    expect(preflight()).toBe('its packages are missing; run npm install.')
  })

  test('says which package is missing, or an old one', () => {
    install('vitest', '1.0.0')
    expect(preflight()).toBe('its package fastify is missing; run npm install.')
    install('fastify', '5.0.0')
    expect(preflight()).toBe(
      'its package fastify is installed as 5.0.0 instead of 5.1.0; run npm install.',
    )
  })

  test('asks for what is for development before the tests alone', () => {
    install('fastify', '5.1.0')
    expect(preflight({ npm_lifecycle_event: 'prestart' })).toBe('')
    expect(preflight({ npm_lifecycle_event: 'pretest' })).toBe(
      'its package vitest is missing; run npm install.',
    )
  })

  test('says that npm, or the Node it runs on, is too old', () => {
    install('fastify', '5.1.0')
    const by = (npm: string, node: string) =>
      preflight({ npm_config_user_agent: `npm/${npm} node/v${node} linux x64 workspaces/false` })
    expect(by('8.19.4', '20.19.0')).toBe('this is npm 8.19.4, and it needs npm 10 or newer.')
    for (const node of ['18.20.8', '20.18.1', '21.7.0', '22.11.0'])
      expect(by('10.8.2', node)).toBe(
        `its packages install with Node ^20.19.0 || >=22.12.0, and npm runs here on Node ${node}.`,
      )
    for (const node of ['20.19.0', '22.12.0', '24.0.0', '26.1.0'])
      expect(by('10.8.2', node)).toBe('')
  })

  test('says that optional packages were left out', () => {
    install('fastify', '5.1.0')
    describeProject({ node: '99.0.0' })
    expect(preflight()).toBe(
      `this is Node ${process.versions.node}, and it needs Node 99, which comes with node-${system}; run npm install --include=optional.`,
    )
  })

  test('says that the shop’s Node is not for this system', () => {
    install('fastify', '5.1.0')
    describeProject({ node: '99.0.0', system: 'sunos-x64' })
    expect(preflight()).toBe(
      `this is Node ${process.versions.node}, and it needs Node 99, which comes as a package, but not for ${system}; install it yourself.`,
    )
  })

  test.skipIf(process.platform === 'win32')('links the pinned Node where npm left it out', () => {
    install('fastify', '5.1.0')
    describeProject({ node: '99.0.0' })
    const pinned = join(install(`node-${system}`, '99.0.0'), 'bin', 'node')
    mkdirSync(dirname(pinned))
    mkdirSync(join(project, 'node_modules', '.bin'))
    writeFileSync(pinned, '#!/bin/sh\necho v99.0.0\n')
    expect(preflight()).toContain(`but that of node-${system} cannot be used: `)

    chmodSync(pinned, 0o755)
    expect(preflight()).toBe('')
    const link = join(project, 'node_modules', '.bin', 'node')
    expect(readlinkSync(link)).toBe(`../node-${system}/bin/node`)
    expect(execFileSync(link, { encoding: 'utf8' })).toBe('v99.0.0\n')
  })
})

/** What the preflight says after its greeting; nothing where it lets the shop run. */
function preflight(environment: Record<string, string> = {}): string {
  const { status, stderr } = spawnSync(process.execPath, ['check/preflight.cjs'], {
    cwd: project,
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  })
  expect(status).toBe(stderr ? 1 : 0)
  return stderr.trim().replace('Gastra cannot run yet: ', '')
}

function describeProject(pinned: { node: string; system?: string }): void {
  const manifest = {
    engines: { node: '^20.19.0 || >=22.12.0', npm: '>=10' },
    dependencies: { fastify: '5.1.0' },
    devDependencies: { vitest: '5.1.1' },
    optionalDependencies: { [`node-${pinned.system ?? system}`]: pinned.node },
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
}

function install(name: string, version: string): string {
  const folder = join(project, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }))
  return folder
}
