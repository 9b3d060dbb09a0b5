import { expect, test } from 'vitest'
import { messagePlace, messagePlaceIn } from './message.ts'

test('the place behind a message is one word of an address, and read back', () => {
  const at = '2026-11-23T09:00:00.123Z'
  for (const state of ['new', 'answered', 'closed'] as const)
    expect(messagePlaceIn(messagePlace({ state, createdAt: at, id: 'a-B_9' }))).toEqual({
      ...{ waits: state === 'new', at, id: 'a-B_9' },
    })
})

test.each([
  '',
  'new',
  'new~2026-11-23~a',
  'new~2026-13-45T99:99:99.000Z~a',
  "new~2026-11-23T09:00:00.123Z~a' or",
])('%o is no place', text => expect(messagePlaceIn(text)).toBeNull())
