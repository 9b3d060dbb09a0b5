import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('design.css', import.meta.url), 'utf8')

test('type comes in seven sizes, each with one name', () => {
  const found = [...css.matchAll(/--text-\w+: ([\d.]+)rem/g)].map(([, size]) => Number(size) * 16)
  expect(found).toEqual([12, 14, 16, 18, 22, 28, 40])
  expect(css).toContain('--text-*: initial')
  const odd = globSync('**/*.tsx', { cwd: import.meta.dirname }).flatMap(file =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /text-\[[^\]]*(?:rem|px|vw)[^\]]*\]|\btext-(?:2xl|4xl|6xl)\b/g,
      ),
    ].map(([size]) => `${file}: ${size}`),
  )
  expect(odd).toEqual([])
})

test('2.83 the breakpoints are those of the theme, and there are no others', () => {
  const rem = 16
  const found = [...css.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(([, name, width]) => [
    name,
    Number(width) * rem,
  ])
  expect(found).toEqual([
    ['sm', 600],
    ['md', 900],
    ['lg', 1200],
    ['xl', 1440],
  ])
  expect(css).toContain('--breakpoint-*: initial')
})

test('no class looks for `:has()` in what is around it', () => {
  // Such a class draws the styles of the whole page anew with every change in it.
  const files = globSync('{app,desk,ui}/**/*.tsx', { cwd: join(import.meta.dirname, '..') })
  const slow = files.filter(file =>
    /\b(group|in|peer)-has-/.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')),
  )
  expect(slow).toEqual([])
})
