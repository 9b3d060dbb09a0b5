import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../../../test/door.ts'
import { choose } from '../../../test/orders/paying.ts'
import { fetchThrough } from '../../../test/shop-on.ts'
import type { VivaConfig } from '../../config/viva.ts'
import { type PaidAttempt, ProviderError, type StartingAttempt } from './provider.ts'
import { vivaProvider } from './viva.ts'

const payer = { email: 'maria@example.gr', name: 'Μαρία', phone: '', lang: 'el' } as const
let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
})
afterAll(() => door.close())

function provider(options: Partial<VivaConfig> = {}) {
  const wire = { fetch: fetchThrough(() => door.app), clock: door.shop.now }
  return vivaProvider({ ...door.shop.config.viva, ...options }, wire)
}

async function paid(amount = 3360): Promise<PaidAttempt> {
  const fresh: StartingAttempt = {
    id: randomUUID(),
    orderId: 'order',
    orderNumber: 1001,
    provider: 'viva',
    providerRef: null,
    amount,
    secret: null,
    createdAt: 0,
    expiresAt: 1_800_000,
  }
  const { providerRef, redirectUrl } = await provider().start(fresh, payer, 'card')
  const { t = null } = await choose(door, redirectUrl, 'approve')
  return { ...fresh, providerRef, transactionId: t }
}

describe('1.10 A refund at the card provider', () => {
  test('in parts shows in its sum, to the cent, and names each part', async () => {
    const attempt = await paid()
    expect(await provider().refundedSoFar(attempt)).toBe(0)
    const first = await provider().refund(attempt, 1999, 'first')
    const second = await provider().refund(attempt, 1, 'second')
    expect(first.outcome).toBe('done')
    expect(first.providerRef).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.providerRef).not.toBe(first.providerRef)
    expect(await provider().refundedSoFar(attempt)).toBe(2000)
    // What was charged stays charged.
    expect(await provider().fetch(attempt, {})).toMatchObject({ outcome: 'pending' })
    await provider().refund(attempt, 1360, 'rest')
    expect(await provider().refundedSoFar(attempt)).toBe(3360)
    expect(await provider().fetch(attempt, {})).toMatchObject({
      outcome: 'cancelled',
      amount: null,
    })
  })

  test('of more than is left is refused with a good status, and changes nothing', async () => {
    const attempt = await paid(1000)
    await provider().refund(attempt, 600, 'part')
    const over = provider().refund(attempt, 401, 'over')
    await expect(over).rejects.toThrow(ProviderError)
    await expect(over).rejects.toThrow('viva did not give back: 403')
    expect(await provider().refundedSoFar(attempt)).toBe(600)
  })

  test('at once gives back what there is, once', async () => {
    const attempt = await paid(1000)
    const tries = Array.from({ length: 6 }, (_, n) => provider().refund(attempt, 400, String(n)))
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await provider().refundedSoFar(attempt)).toBe(800)
  })

  test('is no payment: its transaction pays nothing', async () => {
    const attempt = await paid(1000)
    const { providerRef: t } = await provider().refund(attempt, 1000, 'whole')
    expect(await provider().fetch(attempt, { t: t ?? '' })).toMatchObject({ outcome: 'cancelled' })
  })

  test('with a false key, of an unknown transaction or of none is an error', async () => {
    const attempt = await paid()
    const stranger = provider({ apiKey: 'guess' })
    await expect(stranger.refund(attempt, 1, 'a')).rejects.toThrow('viva answered 401')
    await expect(stranger.refundedSoFar(attempt)).rejects.toThrow('viva answered 401')
    const unknown = { ...attempt, transactionId: randomUUID() }
    await expect(provider().refund(unknown, 1, 'b')).rejects.toThrow('viva answered 404')
    const unpaid = { ...attempt, transactionId: null }
    await expect(provider().refund(unpaid, 1, 'c')).rejects.toThrow('nothing to give back')
    expect(await provider().refundedSoFar(attempt)).toBe(0)
  })

  test('goes out as cents with a key, never as a payment', async () => {
    const asked: [string, string, string][] = []
    const wire = answering((url, init) => {
      const headers = new Headers(init?.headers)
      asked.push([init?.method ?? 'GET', url, headers.get('authorization')?.slice(0, 6) ?? ''])
      return '{"ErrorCode":0,"StatusId":"F","Amount":3.6,"TransactionId":"x"}'
    })
    const attempt = await paid()
    await vivaProvider(door.shop.config.viva, wire).refund(attempt, 360, 'id')
    const { legacyUrl, sourceCode } = door.shop.config.viva
    const path = `${legacyUrl}/api/transactions/${attempt.transactionId}`
    expect(asked).toEqual([['DELETE', `${path}?amount=360&sourceCode=${sourceCode}`, 'Basic ']])
  })
})

describe('A provider that answers oddly about refunds', () => {
  const charge = randomUUID()
  const attempt = {
    id: 'a',
    orderId: 'o',
    orderNumber: 1,
    provider: 'viva',
    providerRef: '9962462482972601',
    amount: 3360,
    secret: null,
    transactionId: charge,
  }
  const asked = (text: string, status = 200) =>
    vivaProvider(
      door.shop.config.viva,
      answering(() => text, status),
    )

  test.each([
    [403, '{}', 'viva answered 403'],
    [500, '{}', 'viva answered 500'],
    [200, '<html>', 'cannot be read'],
    [200, '{"Success":true}', 'cannot be read'],
    [200, '{"ErrorCode":0,"StatusId":"E"}', 'did not give back: 0'],
    [200, '{"ErrorCode":1501,"ErrorText":"Non reversible"}', '1501 Non reversible'],
  ])('%i %s is not believed to have given back', async (status, text, message) => {
    const refund = asked(text, status).refund(attempt, 100, 'id')
    await expect(refund).rejects.toThrow(ProviderError)
    await expect(refund).rejects.toThrow(message)
  })

  test('is read for what went back of this charge alone, or is on its way', async () => {
    const list = (...transactions: object[]) =>
      asked(JSON.stringify({ Transactions: transactions })).refundedSoFar(attempt)
    const itself = { TransactionId: charge, StatusId: 'R', Amount: 33.6 }
    const back = (Amount: number, StatusId = 'F', ParentId = charge) => ({
      TransactionId: randomUUID(),
      StatusId,
      Amount,
      ParentId,
    })
    expect(await list(itself)).toBe(0)
    expect(await list(itself, back(0.29), back(-1.1), back(5, 'A'))).toBe(29 + 110 + 500)
    expect(await list(itself, back(5, 'E'), back(5, 'X'), back(5, 'F', randomUUID()))).toBe(0)
    expect(await list({ ...itself, StatusId: 'X' })).toBe(3360)
  })
})

function answering(answer: (url: string, init?: RequestInit) => string, status = 200) {
  const fetch: typeof globalThis.fetch = async (input, init) =>
    new Response(answer(String(input), init), { status })
  return { fetch, clock: () => 0, timeout: 1000 }
}
