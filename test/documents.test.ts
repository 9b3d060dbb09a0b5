import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textOf } from './tree.ts'

const root = new URL('..', import.meta.url).pathname
const documents = [
  ...readdirSync(root).filter(name => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .map(name => join('docs', String(name)))
    .filter(path => path.endsWith('.md')),
  ...['shop', 'shop/day-fill', 'server', 'client', 'demo'].map(folder => `${folder}/README.md`),
]
const commands: Readonly<Record<string, string>> = JSON.parse(textOf('package.json')).scripts

describe.each(documents)('%s', document => {
  const text = textOf(document)

  test('names only paths of the project that exist', () => {
    expect(pathsIn(text).filter(path => !existsSync(join(root, path)))).toEqual([])
  })

  test('links only to files that exist', () => {
    expect(linksIn(text).filter(link => !existsSync(join(root, document, '..', link)))).toEqual([])
  })

  test('names only commands that npm knows', () => {
    expect(commandsIn(text).filter(name => !(name in commands))).toEqual([])
  })
})

test.each(['shop', 'server'])('%s/README.md has a line for each folder', room => {
  const folders = readdirSync(join(root, room), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'answers')
    .map(({ name }) => `${room}/${name}/`)
  expect(folders.filter(folder => !pathsIn(textOf(`${room}/README.md`)).includes(folder))).toEqual(
    [],
  )
})

test('the index of the decisions names every note', () => {
  const notes = readdirSync(join(root, 'docs/decisions')).filter(name => name !== 'README.md')
  expect(linksIn(textOf('docs/decisions/README.md')).toSorted()).toEqual(notes.sort())
})

test('every decision has a number of its own, and no title another one', () => {
  const notes = readdirSync(join(root, 'docs/decisions')).filter(name => name !== 'README.md')
  const numbers = notes.map(name => name.slice(0, 3))
  expect(numbers).toEqual([...new Set(numbers)])
  for (const note of notes) {
    const [, titled] = /^# (\d{3})\b/.exec(textOf(`docs/decisions/${note}`)) ?? []
    if (titled) expect(titled).toBe(note.slice(0, 3))
  }
})

test('a decision that another one ends is named by that one, and marked in the index', () => {
  const index = textOf('docs/decisions/README.md')
  for (const note of readdirSync(join(root, 'docs/decisions'))) {
    const [ended] =
      /^\*Ended (?:in part )?by [^*]*\*$/m.exec(textOf(`docs/decisions/${note}`)) ?? []
    for (const later of ended ? linksIn(ended) : []) {
      const number = note.slice(0, 3)
      expect(textOf(`docs/decisions/${later}`), `${later} names ${number}`).toContain(number)
      expect(index).toMatch(new RegExp(`\\(${note}\\).*\\*Ended.*${later.slice(0, 3)}`))
    }
  }
})

test('a path, a link and a command that are not there are seen', () => {
  const text =
    'In `server/cellar/wine.ts` and [here](cellar.md#wine): `npm run decant`, `npm run -- x`.'
  expect(pathsIn(text)).toEqual(['server/cellar/wine.ts'])
  expect(linksIn(text)).toEqual(['cellar.md'])
  expect(commandsIn(text)).toEqual(['decant'])
  expect(pathsIn('`server/answers.ts: Cart`, `app/pages/{page}.tsx`')).toEqual([
    'server/answers.ts',
    'app/pages',
  ])
  expect(documents).toContain('README.md')
})

/** What stands in backticks and begins with a folder of the project, up to the first `{name}` in it. */
function pathsIn(text: string): string[] {
  return found(
    text,
    /`((?:app|bench|biome|check|content|demo|desk|docs|public|server|shop|test|ui)\/[^`\s:]*)/g,
  )
    .filter(path => !path.startsWith('content/v1/'))
    .map(path => path.replace(/\/[^/]*[{*…].*$/, ''))
}

function linksIn(text: string): string[] {
  const links = found(text, /\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)
  return [...links, ...found(text, /<img src="([^"]+)"/g)]
}

function commandsIn(text: string): string[] {
  return found(text, /npm run ([a-z][\w:-]*)/g)
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, hit]) => hit ?? [])
}
