import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { addFiscalDocument } from '../db/payment/fiscal-documents.ts'
import { addRefund } from '../db/payment/refunds.ts'
import { issueDocuments } from './fiscal-documents.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
beforeEach(() => door.db.query('delete from fiscal_document'))
afterAll(() => door.close())

const documents = async () =>
  (
    await door.db.query(
      `select id, attempt_id, refund_id, amount_cents, status, mark, uid, qr_url, content, tries,
        next_try_at, error from fiscal_document order by number`,
    )
  ).rows
const issue = (shop: Partial<Door['shop']> = {}) => issueDocuments({ ...door.shop, ...shop })
/** Of a refund that is done. */
async function credit(orderId: string, attemptId: string, amount: number) {
  const refund = { orderId, attemptId, amount, reason: 'changed', dueAt: monday } as const
  const refundId = await addRefund(door.db, refund, monday)
  await addFiscalDocument(door.db, { orderId, refundId, amount }, monday)
}

describe('Fiscal documents', () => {
  test('a payment gets its receipt, and is not told twice', async () => {
    const { grandtotal } = await paidOrder(door, token)
    const amount = Math.round(grandtotal * 100)
    expect(await issue()).toBe(1)
    const [receipt] = await documents()
    expect(receipt).toMatchObject({ status: 'issued', amount_cents: amount, tries: 1, error: null })
    expect(receipt.mark).toMatch(/^\d{15}$/)
    expect(receipt.uid).toMatch(/^[0-9A-F]{40}$/)
    expect(receipt.content).toMatchObject({
      type: '11.1',
      date: '2026-11-23',
      payment: { type: 7, amount },
    })
    expect(receipt.content.net + receipt.content.vat).toBe(amount)
    expect(await issue()).toBe(0)
  })

  test('a business gets its invoice', async () => {
    const { orderId } = await paidOrder(door, token)
    const invoice = {
      companyName: 'Άλφα ΑΕ',
      profession: 'Εμπόριο',
      vatNumber: 'EL094014201',
      taxOffice: 'ΚΕΦΟΔΕ Αττικής',
      address: 'Ερμού 1',
    }
    await door.db.query('update customer_order set invoice = $2 where id = $1', [orderId, invoice])
    await issue()
    const [document] = await documents()
    expect(document.content).toMatchObject({
      type: '1.1',
      counterpart: { vatNumber: '094014201', country: 'GR' },
    })
  })

  test('a refund gets its credit, once the receipt has its mark', async () => {
    const { orderId, attemptId } = await paidOrder(door, token)
    await door.db.query(
      `update fiscal_document set next_try_at = next_try_at + interval '1 minute'`,
    )
    await credit(orderId, attemptId, 790)
    expect(await issue()).toBe(0)
    door.at(monday + 60_000)
    expect(await issue()).toBe(2)
    door.at(monday)
    const [receipt, back] = await documents()
    expect(back).toMatchObject({ status: 'issued', amount_cents: 790 })
    expect(back.content).toMatchObject({
      type: '11.4',
      correlated: receipt.mark,
      payment: { type: 7, amount: 790 },
    })
  })

  test('one that fails is tried again, later each time, with the same content', async () => {
    await paidOrder(door, token)
    const told: unknown[] = []
    const fiscal = {
      issue: async (document: unknown) => {
        told.push(document)
        throw new Error('the tax office is closed')
      },
    }
    const outside = { ...door.shop.outside, fiscal }
    const minutes = []
    let now = monday
    for (let tries = 0; tries < 6; tries++) {
      expect(await issue({ outside, now: () => now })).toBe(1)
      expect(await issue({ outside, now: () => now })).toBe(0)
      const [document] = await documents()
      expect(document).toMatchObject({ status: 'due', error: 'the tax office is closed' })
      minutes.push((document.next_try_at.getTime() - now) / 60_000)
      now = document.next_try_at.getTime()
    }
    expect(minutes).toEqual([1, 5, 15, 60, 240, 240])
    for (const again of told) expect(again).toEqual(told[0])
    await issue({ now: () => now + 86_400_000 })
    expect((await documents())[0]).toMatchObject({
      status: 'issued',
      error: null,
      content: { date: '2026-11-23' },
    })
  })

  test('one whose answer was lost keeps its mark', async () => {
    await paidOrder(door, token)
    const { fiscal } = door.shop.outside
    let lost = ''
    const outside = {
      ...door.shop.outside,
      fiscal: {
        issue: async (document: Parameters<NonNullable<typeof fiscal>['issue']>[0]) => {
          lost = (await fiscal?.issue(document))?.mark ?? ''
          throw new Error('the line broke')
        },
      },
    }
    await issue({ outside })
    await issue({ now: () => monday + 60_000 })
    expect((await documents())[0]).toMatchObject({ status: 'issued', mark: lost, tries: 2 })
  })

  test('stay due where nobody issues them', async () => {
    await paidOrder(door, token)
    expect(await issue({ outside: { ...door.shop.outside, fiscal: null } })).toBe(0)
    expect(await documents()).toMatchObject([{ status: 'due', tries: 0 }])
  })

  test('two jobs at once issue each of them once', async () => {
    for (let order = 0; order < 3; order++) await paidOrder(door, token)
    const taken = await Promise.all([issue(), issue(), issue()])
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(3)
    const marks = (await documents()).map(({ mark }) => mark)
    expect(new Set(marks).size).toBe(3)
  })

  test('the sandbox refuses what the tax office would', async () => {
    const { fiscal } = door.shop.outside
    await paidOrder(door, token)
    await issue()
    const [{ content }] = await documents()
    const ask = (fault: object) =>
      fiscal?.issue({
        id: randomUUID(),
        number: 1,
        orderNumber: 1,
        content: { ...content, ...fault },
      })
    await expect(ask({ net: content.net + 1 })).rejects.toThrow('do not add up')
    await expect(ask({ payment: { type: 7, amount: 1 } })).rejects.toThrow('another amount')
    await expect(ask({ type: '1.1' })).rejects.toThrow('an invoice is for a business')
    await expect(ask({ type: '11.4' })).rejects.toThrow('a credit names')
  })
})
