import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ProviderError } from './provider.ts'
import { vivaWebhook } from './viva-webhook.ts'

const { read } = vivaWebhook(() => Promise.reject(new ProviderError('away')))
const ref = '9962462482972601'
const transactionId = randomUUID()

describe("Reading what Viva's webhooks tell", () => {
  test('keeps the code to the last digit, and the name of the message', () => {
    const body = `{"EventTypeId":1796,"MessageId":"8f1f-1","EventData":{"OrderCode" : ${ref},"TransactionId":"${transactionId}","StatusId":"F","Amount":33.6}}`
    expect(read(body)).toEqual({
      eventId: '8f1f-1',
      kind: '1796',
      providerRef: ref,
      transactionId,
    })
  })

  test('names what has no message by what happened to which payment', () => {
    const name = (type: number, status: string) =>
      read(
        `{"EventTypeId":${type},"EventData":{"OrderCode":${ref},"TransactionId":"${transactionId}","StatusId":"${status}"}}`,
      )?.eventId
    expect(name(1796, 'F')).toBe(`1796 ${ref} ${transactionId} F`)
    expect(name(1798, 'E')).not.toBe(name(1796, 'F'))
  })

  test('takes no order code or transaction that is none', () => {
    const body = `{"EventTypeId":1796,"MessageId":"m","EventData":{"OrderCode":"1 or 1=1","TransactionId":"../x"}}`
    expect(read(body)).toMatchObject({ providerRef: null, transactionId: null })
  })

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"EventTypeId":1796}',
    '{"EventTypeId":1796,"EventData":{}}',
  ])('is null for %s', body => expect(read(body)).toBeNull())
})

test('The key is asked again after the provider was away, and then no more', async () => {
  const answers = [
    { status: 500, body: null },
    { status: 200, body: { Key: '' } },
    { status: 200, body: { Key: 'abc' } },
  ]
  let asked = 0
  const { key } = vivaWebhook(async path => {
    expect(path).toBe('/api/messages/config/token')
    return answers[asked++] ?? { status: 500, body: null }
  })
  await expect(key()).rejects.toThrow(ProviderError)
  await expect(key()).rejects.toThrow(ProviderError)
  expect(await Promise.all([key(), key()])).toEqual(['abc', 'abc'])
  expect(await key()).toBe('abc')
  expect(asked).toBe(3)
})
