import { expect, test } from 'vitest'
import { backIn } from './back.ts'

test.each(['/deeds?subject=staff%201', '/people', '/'])('10.27 a login leads back to %s', asked => {
  expect(backIn(asked)).toBe(asked)
})

test.each([null, '', '//evil.example', '/\\evil.example', 'https://evil.example', 'people'])(
  '10.27 never to another site: %s leads to the first page',
  asked => {
    expect(backIn(asked)).toBe('/')
  },
)
