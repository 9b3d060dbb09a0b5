import { expect, test } from 'vitest'
import type { Json } from '#shop/merge/merge.ts'
import emails from '../../content/emails.json' with { type: 'json' }
import faq from '../../content/faq.json' with { type: 'json' }
import home from '../../content/home.json' with { type: 'json' }
import planRules from '../../content/plan-rules.json' with { type: 'json' }
import policies from '../../content/policies.json' with { type: 'json' }
import { emptyLike, partsOf, rowsOf, valueAt, withValue } from './parts.ts'

test.each([
  ['faq', faq, faq.groups.length + faq.items.length],
  ['policies', policies, policies.items.length],
  ['emails', emails, 2 + emails.items.length],
  ['home', home, Object.keys(home).length],
  ['plan-rules', planRules, 1 + planRules.examples.length],
])('every text of %s is in the form of one part', (_name, text, count) => {
  const value = text as Json
  const parts = partsOf(value)
  expect(parts).toHaveLength(count)
  const said = JSON.stringify(parts.map(part => rowsOf(value, part)))
  for (const [, greek = ''] of JSON.stringify({ ...text, note: '' }).matchAll(
    /"el":"((?:[^"\\]|\\.)*)"/g,
  ))
    expect(said).toContain(greek)
})

test('what is typed stands where it was, and a new question begins empty under a new name', () => {
  const value = faq as unknown as Json
  const path = ['items', 1, 'answer', 'el']
  const next = withValue(value, path, 'Ναι.')
  expect(valueAt(next, path)).toBe('Ναι.')
  expect(withValue(next, path, faq.items[1]?.answer.el)).toEqual(faq)
  const fresh = emptyLike(valueAt(value, ['items', 0]), ['new-3', 'a'])
  expect(fresh).toEqual({
    ...{ slug: 'new-4', group: faq.items[0]?.group, order: 3 },
    ...{ question: { el: '', en: '' }, answer: { el: '', en: '' } },
  })
})
