import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { deskScreens } from '../../check/desk-screens.ts'
import { later, words } from './el/index.ts'

const desk = join(import.meta.dirname, '..')
const atOnce = filesFrom('main.tsx', { alsoLater: false })

test('every screen is looked at', () => {
  expect(deskScreens.length).toBe(read('screens.ts').match(/load: \(\) => import/g)?.length)
  expect(atOnce.size).toBeGreaterThan(20)
})

test('what the room shows at once needs only the words of every screen', () => {
  expect(wordsNeeded(atOnce).filter(name => !(name in words))).toEqual([])
})

const laterParts = [
  { file: 'frame/home.tsx', words: ['books', 'money', 'today'] },
  { file: 'login/login.tsx', words: ['login'] },
  { file: 'welcome/welcome.tsx', words: ['login'] },
  { file: 'devices/lock.tsx', words: ['device'] },
  { file: 'devices/enter.tsx', words: ['device'] },
  { file: 'devices/face-frame.tsx', words: ['device'] },
  { file: 'today/today.tsx', words: ['books', 'money', 'today'] },
  { file: 'find/find-box.tsx', words: ['find', 'orders'] },
  { file: 'today/findings.tsx', words: ['books', 'today'] },
]
test.each([...deskScreens, ...laterParts])(
  '$file loads all words that it needs, and no other',
  ({ file, words: named }) => {
    const needed = wordsNeeded(filesFrom(file, { alsoLater: true }))
    expect([...named].sort()).toEqual(needed.filter(name => name in later))
  },
)

/** The names in `const { day: text, frame } = useWords()`, the only way in which words are taken. */
function wordsNeeded(files: ReadonlySet<string>): string[] {
  const names = [...files].flatMap(file => {
    const text = read(file)
    expect(text, `${file} takes words by name`).not.toMatch(/\w = useWords\(\)|useWords\(\)[.[]/)
    return [...text.matchAll(/const \{([^}]*)\} = useWords\(\)/g)].flatMap(([, names = '']) =>
      names.split(',').map(name => name.split(':')[0]?.trim() ?? ''),
    )
  })
  return [...new Set(names.filter(Boolean))].sort()
}

/** A file of the room and what it imports, with what it loads later or without. */
function filesFrom(file: string, which: { alsoLater: boolean }, seen = new Set<string>()) {
  if (seen.has(file) || file === 'screens.ts') return seen
  seen.add(file)
  const text = read(file)
  const later = which.alsoLater ? text.matchAll(/import\('(\.[^']+\.tsx?)'\)/g) : []
  for (const [, imported = ''] of [...text.matchAll(/from '(\.[^']+\.tsx?)'/g), ...later])
    filesFrom(join(dirname(file), imported), which, seen)
  return seen
}

function read(file: string): string {
  return readFileSync(join(desk, file), 'utf8')
}
