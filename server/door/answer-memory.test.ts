import { expect, test } from 'vitest'
import { answerMemory, type PackedAnswer } from './answer-memory.ts'

const answer = (text: string): PackedAnswer => ({
  version: '1',
  minute: 1,
  packed: { identity: Buffer.from(text) },
})

test('an answer is packed once for each packing, and a small one not at all', async () => {
  const memory = answerMemory()
  const long = answer('κείμενο '.repeat(400))
  memory.keep('long', long)
  const { packing, body } = await memory.bodyOf('long', long, 'br')
  expect([packing, body.length < 200]).toEqual(['br', true])
  expect((await memory.bodyOf('long', long, 'br')).body).toBe(body)
  const short = answer('{}')
  expect((await memory.bodyOf('short', short, 'br')).packing).toBe('identity')
})

test('the least used goes when there are too many bytes, the packed ones counted', async () => {
  const memory = answerMemory(9000)
  const first = answer('a'.repeat(2000))
  memory.keep('first', first)
  memory.keep('second', answer('b'.repeat(2000)))
  expect(memory.known('first')).toBe(first)
  memory.keep('third', answer('c'.repeat(2000)))
  expect([memory.known('second'), memory.known('first')]).toEqual([null, first])
})
