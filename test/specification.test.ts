import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './tree.ts'

const page = textOf('docs/specification.md')
const self = 'test/specification.test.ts'
const files = sourceFiles().filter(path => path !== self)

const statements = found(page, /^\| (\d{1,2}\.\d\d) \|/gm)
const headings = found(page, /^#+ (.+)$/gm)
const words = found(page, /^\| ([a-z ]+) \|/gm)

test('every statement that the name of a test cites stands in the specification', () => {
  expect(statements.length).toBeGreaterThan(450)
  expect(new Set(statements).size).toBe(statements.length)

  const cited = files.filter(path => /\.test\.tsx?$/.test(path)).flatMap(statementsIn)
  expect(cited.length).toBeGreaterThan(300)
  expect(cited.filter(({ cites }) => !statements.includes(cites))).toEqual([])
})

test('every statement about the staff room is proved by a test whose name begins with its id', () => {
  const room = statements.filter(id => Number.parseInt(id, 10) >= 10)
  expect(room.length).toBeGreaterThan(120)
  const cited = new Set(
    files.filter(path => /\.test\.tsx?$/.test(path)).flatMap(path => statementsOf(textOf(path))),
  )
  expect(room.filter(id => !cited.has(id))).toEqual([])
})

test('every section and every outside fact that the code cites stands in the specification', () => {
  const cited = files.flatMap(sectionsIn)
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ cites }) => !hasHeading(cites))).toEqual([])
})

test('every reading that the code cites has its heading in the specification', () => {
  const cited = files.flatMap(readingsIn)
  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter(({ cites }) => !hasReading(cites))).toEqual([])
})

test('every id that the specification names stands in it, and its links lead to its headings', () => {
  const ids = found(page, /\b([1-9]\d?\.\d\d)\b(?! €)/g)
  expect(ids.filter(id => !statements.includes(id))).toEqual([])
  const links = found(page, /\]\((#[^)]+)\)/g)
  expect(links.filter(link => !headings.map(anchor).includes(link))).toEqual([])
})

test('a citation that leads nowhere is seen', () => {
  expect(statementsOf(`test.each([['1'], ['2']])('4.11 4.54 %s is green', () => {})`)).toEqual([
    '4.11',
    '4.54',
  ])
  expect(statementsOf(`test('10.03 4.11 a role is asked', () => {})`)).toEqual(['10.03', '4.11'])
  expect(statements).not.toContain('4.54')
  expect(sectionsOf('/** As the bank has it (facts §7.9), and §99. */')).toEqual([
    'facts §7.9',
    '§99',
  ])
  expect(hasHeading('§99') || hasHeading('facts §7.9')).toBe(false)
  expect(readingsOf('/* Paid at last (§4, reading: Orders\n * and wishes). */')).toEqual([
    'Orders and wishes',
  ])
  expect(hasReading('Orders and wishes') || hasReading('Words, butter')).toBe(false)
})

interface Citation {
  readonly path: string
  readonly cites: string
}

function statementsIn(path: string): Citation[] {
  return statementsOf(textOf(path)).map(cites => ({ path, cites }))
}

function sectionsIn(path: string): Citation[] {
  return sectionsOf(textOf(path)).map(cites => ({ path, cites }))
}

function readingsIn(path: string): Citation[] {
  return readingsOf(textOf(path)).map(cites => ({ path, cites }))
}

/** The ids at the beginning of the names of tests: `test('4.11 4.12 a day is green', …)`. */
function statementsOf(code: string): string[] {
  const names = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*['"`]((?:\d{1,2}\.\d\d[:, ]+)+)/g
  return found(code, names).flatMap(ids => found(ids, /(\d{1,2}\.\d\d)/g))
}

function sectionsOf(code: string): string[] {
  return found(oneLine(code), /((?:facts(?:\.md)? )?§ ?\d+(?:\.\d+)*)/g).map(cited =>
    cited.replace('.md', '').replace('§ ', '§'),
  )
}

function readingsOf(code: string): string[] {
  return found(oneLine(code), /\breading[:,] ([A-Z][^)]*)\)/g)
}

/** A comment that goes on over several lines as one. */
function oneLine(code: string) {
  return code.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ')
}

function hasHeading(cited: string) {
  return headings.some(heading => heading === cited || heading.startsWith(`${cited} `))
}

/** "Words, spot plan" is the word in the table under the heading. */
function hasReading(cited: string) {
  const [, heading = '', word] = /^([^,:]+)(?:[,:] (.+))?$/.exec(cited) ?? []
  return headings.includes(heading) && (word === undefined || words.includes(word))
}

/** The fragment that leads to a heading on GitHub. */
function anchor(heading: string) {
  return `#${heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')}`
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, hit]) => hit ?? [])
}
