import { expect, test } from 'vitest'
import { hooks } from '#server/door/hooks.ts'
import { callsPage, keptPage } from '../check/calls-page.ts'

test('docs/calls.md is what `npm run calls` prints', () => {
  expect(keptPage()).toBe(callsPage())
})

test('docs/calls.md tells of every call what travels where, with its limits', () => {
  const sections = keptPage().split(/^### /m)
  for (const name of Object.keys(hooks))
    expect(sections.filter(section => section.startsWith(`${name}\n`))).toHaveLength(1)
  const itemAdd = sections.find(section => section.startsWith('cart-item-add\n'))
  expect(itemAdd).toContain('| query | `cartId` | id | |')
  expect(itemAdd).toContain('| body | `amount` | whole number, 0 to 99 | |')
  expect(itemAdd).toContain('`item-type-is-full` (409)')
})
