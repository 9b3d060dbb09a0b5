import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { EpayConfig } from '../../config/epay.ts'
import { epayProvider } from './epay.ts'
import { type Payer, ProviderError, type StartingAttempt } from './provider.ts'

const id = '01234567-89ab-4def-8123-456789abcdef'
const reference = id.replaceAll('-', '')
const ticket = '4236ece6142b4639925eb6f80217122f'
const attempt: StartingAttempt = {
  id,
  orderId: 'order',
  orderNumber: 1042,
  provider: 'epay',
  providerRef: reference,
  amount: 3360,
  secret: ticket,
  createdAt: 0,
  expiresAt: 1_800_000,
}
const payer: Payer = {
  email: 'maria@example.gr',
  name: 'Μαρία <Παπαδάκη> & Υιοί',
  phone: '+306944123456',
  lang: 'el',
}

type Asked = { url: string; action: string; body: string }
let server: Server
let config: EpayConfig
let asked: Asked[] = []
let answer: RequestListener
beforeEach(async () => {
  asked = []
  server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { url = '', headers } = request
    asked.push({ url, action: String(headers.soapaction), body: Buffer.concat(parts).toString() })
    answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  config = {
    acquirerId: '14',
    merchantId: '2111111111',
    posId: '2122222222',
    user: 'user',
    password: 'secret',
    channel: 'eCommerce',
    ticketUrl: `${url}/ticket`,
    payUrl: 'https://bank.test/pay.aspx',
    inquiryUrl: `${url}/inquiry`,
    startUrl: 'https://shop.test/checkout/epay/pay',
  }
})
afterEach(() => server.close().closeAllConnections())

const says = (text: string, status = 200) => {
  answer = (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/xml' }).end(text)
}
const soap = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`
const issued = (result: string) =>
  soap(
    `<IssueNewTicketResponse xmlns="http://piraeusbank.gr/paycenter/redirection"><IssueNewTicketResult>${result}</IssueNewTicketResult></IssueNewTicketResponse>`,
  )
const good = issued(
  `<ResultCode>0</ResultCode><ResultDescription>OK</ResultDescription><TranTicket>${ticket}</TranTicket><Timestamp>2026-11-23T10:00:00</Timestamp><MinutesToExpiration>30</MinutesToExpiration>`,
)
const followUp = (info: string, header = '<ResultCode>0</ResultCode>', merchant = '2111111111') =>
  soap(
    `<ProcessTransactionResponse xmlns="http://piraeusbank.gr/paycenter"><TransactionResponse xmlns="http://piraeusbank.gr/paycenter/1.0"><Header><RequestType>FOLLOW_UP</RequestType><MerchantInfo><MerchantID>${merchant}</MerchantID><PosID>2122222222</PosID></MerchantInfo>${header}</Header><Body><TransactionInfo>${info}</TransactionInfo></Body></TransactionResponse></ProcessTransactionResponse>`,
  )
const stands = (flag: string, code: string, of = reference) =>
  followUp(
    `<StatusFlag>${flag}</StatusFlag><ResponseCode>${code}</ResponseCode><TransactionID>410000001</TransactionID><MerchantReference>${of}</MerchantReference>`,
  )

describe('1.11 A ticket', () => {
  test('binds the amount in euros and our own reference, and its secret is not in the address', async () => {
    says(good)
    const started = await epayProvider(config).start(attempt, payer, 'epay')
    expect(started).toEqual({
      providerRef: reference,
      secret: ticket,
      redirectUrl: `https://shop.test/checkout/epay/pay?a=${reference}`,
    })
    const [{ url, action, body } = { url: '', action: '', body: '' }] = asked
    expect(url).toBe('/ticket')
    expect(action).toBe('"http://piraeusbank.gr/paycenter/redirection/IssueNewTicket"')
    expect(body).toContain('<Amount>33.60</Amount><CurrencyCode>978</CurrencyCode>')
    expect(body).toContain(`<MerchantReference>${reference}</MerchantReference>`)
    expect(body).toContain('<CardholderName>Μαρία &lt;Παπαδάκη&gt; &amp; Υιοί</CardholderName>')
    // The MD5 of "secret".
    expect(body).toContain('<Password>5ebe2294ecd0e0f08eab7690d2a6ee69</Password>')
  })

  test('holds a long name to what the bank takes, and leaves a long address out', async () => {
    says(good)
    const long = { ...payer, name: 'Ά'.repeat(80), email: `${'m'.repeat(60)}@example.gr` }
    await epayProvider(config).start({ ...attempt, amount: 29 }, long, 'epay')
    expect(asked[0]?.body).toContain(`<CardholderName>${'Ά'.repeat(45)}</CardholderName>`)
    expect(asked[0]?.body).not.toContain('<Email>')
    expect(asked[0]?.body).toContain('<Amount>0.29</Amount>')
  })

  test.each([
    ['refuses', issued('<ResultCode>1</ResultCode><TranTicket>x</TranTicket>')],
    ['gives none', issued('<ResultCode>0</ResultCode><TranTicket/>')],
    [
      'gives two',
      issued('<ResultCode>0</ResultCode><TranTicket>a</TranTicket><TranTicket>b</TranTicket>'),
    ],
    ['answers a fault', soap('<soap:Fault><faultstring>no</faultstring></soap:Fault>')],
    ['answers garbage', '<html>maintenance'],
    ['answers nothing', ''],
    ['answers a document type', good.replace('<soap:Envelope', '<!DOCTYPE a><soap:Envelope')],
    ['answers another call', followUp('')],
  ])('of a bank that %s counts as away', async (_what, text) => {
    says(text)
    await expect(epayProvider(config).start(attempt, payer, 'epay')).rejects.toThrow(ProviderError)
  })

  test('of a bank that fails, is slow, sends elsewhere or is gone counts as away', async () => {
    const start = (to = config, wire = {}) => epayProvider(to, wire).start(attempt, payer, 'epay')
    says(good, 500)
    await expect(start()).rejects.toThrow(ProviderError)
    answer = (_request, response) => response.writeHead(302, { location: '/ticket' }).end()
    await expect(start()).rejects.toThrow(ProviderError)
    answer = () => {}
    await expect(start(config, { timeout: 50 })).rejects.toThrow(ProviderError)
    const gone = { ...config, ticketUrl: 'http://127.0.0.1:1/' }
    await expect(start(gone)).rejects.toThrow(ProviderError)
  })
})

// Both hashes were worked out by another program from facts.md §2.6.
const back = {
  MerchantReference: reference,
  ResultCode: '0',
  StatusFlag: 'Success',
  ResponseCode: '00',
  SupportReferenceID: '91234567',
  ApprovalCode: '123456',
  Parameters: '1042',
  TransactionId: '410000001',
}
const card = {
  ...back,
  AuthStatus: '01',
  PackageNo: '12',
  HashKey: '6093EA14FD0022806DAB24EE9773B701958ABFFE9FFE814D9C0453BC0E12D996',
}
const iris = {
  ...back,
  PaymentMethod: 'IRIS',
  HashKey: 'A2E596D898ABC646A9F7482646F4FD9E76B8D2515D15522518027C03E0C66472',
}

describe('2.20 A return', () => {
  test('is believed where the bank signed it, without asking', async () => {
    for (const params of [card, iris, { ...card, HashKey: card.HashKey.toLowerCase() }])
      expect(await epayProvider(config).fetch(attempt, params)).toEqual({
        outcome: 'paid',
        amount: 3360,
        transactionId: 'support 91234567',
        reason: null,
      })
    expect(asked).toEqual([])
  })

  test.each([
    ['nothing signed', { MerchantReference: reference, ResponseCode: '00' }],
    ['an empty hash', { ...card, HashKey: '' }],
    ['half a hash', { ...card, HashKey: card.HashKey.slice(0, 32) }],
    ['another hash', { ...card, HashKey: iris.HashKey }],
    ['another code', { ...card, ResponseCode: '08' }],
    ['another approval', { ...card, ApprovalCode: '654321' }],
    ['fields moved into each other', { ...card, ApprovalCode: '', Parameters: '123456;1042' }],
    ['a result that is none', { ...card, ResultCode: '500' }],
    [
      'no result',
      { ...back, AuthStatus: '01', PackageNo: '12', ResultCode: '', HashKey: card.HashKey },
    ],
  ])('with %s only makes us ask', async (_what, params) => {
    says(followUp('', '<ResultCode>1010</ResultCode>'))
    const told = await epayProvider(config).fetch(attempt, params)
    expect(told).toMatchObject({ outcome: 'pending', amount: null, transactionId: null })
    expect(asked.map(({ url }) => url)).toEqual(['/inquiry'])
  })

  test('of a payment without a ticket, or of another one, is not believed', async () => {
    says(followUp('', '<ResultCode>1010</ResultCode>'))
    const { fetch } = epayProvider(config)
    expect(await fetch({ ...attempt, secret: null }, card)).toMatchObject({ outcome: 'pending' })
    const other = { ...attempt, providerRef: randomUUID().replaceAll('-', '') }
    await expect(fetch(other, card)).resolves.toMatchObject({ outcome: 'pending' })
  })

  test('is found by its reference, and only where it is one', () => {
    const { referenceIn } = epayProvider(config)
    expect(referenceIn({ a: reference })).toBe(reference)
    expect(referenceIn(card)).toBe(reference)
    for (const a of [
      '',
      id,
      reference.toUpperCase(),
      `${reference}0`,
      `${reference}\n`,
      '9962462482972601',
    ])
      expect(referenceIn({ a })).toBeNull()
    expect(referenceIn({})).toBeNull()
  })
})

describe('An inquiry', () => {
  test('names the payment and the shop, and nothing else', async () => {
    says(stands('Success', '00'))
    const told = await epayProvider(config).fetch(attempt, { a: reference })
    expect(told).toEqual({
      outcome: 'paid',
      amount: 3360,
      transactionId: '410000001',
      reason: null,
    })
    const [{ action, body } = { action: '', body: '' }] = asked
    expect(action).toBe('"http://piraeusbank.gr/paycenter/ProcessTransaction"')
    expect(body).toContain('<RequestType>FOLLOW_UP</RequestType>')
    expect(body).toContain('<AcquirerID>GR014</AcquirerID>')
    expect(body).toContain(`<MerchantReference>${reference}</MerchantReference>`)
  })

  test.each([
    ['Success', '00', 'paid'],
    ['Success', '08', 'paid'],
    ['Success', '10', 'paid'],
    ['Success', '16', 'paid'],
    ['Success', '51', 'pending'],
    ['Success', '', 'pending'],
    ['Failure', '51', 'failed'],
    ['Failure', '00', 'pending'],
    // An IRIS transfer may still arrive; a reference was approved before.
    ['Failure', '09', 'pending'],
    ['Failure', '11', 'pending'],
    ['Failure', '', 'pending'],
    ['Pending', '', 'pending'],
  ])('that hears %s %s finds it %s', async (flag, code, outcome) => {
    says(stands(flag, code))
    const told = await epayProvider(config).fetch(attempt, {})
    expect(told.outcome).toBe(outcome)
    expect(told.amount).toBe(outcome === 'paid' ? 3360 : null)
  })

  test.each([
    ['about another payment', () => stands('Success', '00', 'f'.repeat(32))],
    ['about another shop', () => followUp('', '<ResultCode>0</ResultCode>', '2999999999')],
    ['that it does not know us', () => followUp('', '<ResultCode>2</ResultCode>')],
    ['without a result', () => followUp('', '')],
    ['another call', () => good],
    ['garbage', () => '\u0000\u0001'],
  ])('that is answered %s counts as away', async (_what, text) => {
    says(text())
    await expect(epayProvider(config).fetch(attempt, {})).rejects.toThrow(ProviderError)
  })
})

test('Giving up asks the bank for nothing, and giving back is done by hand', async () => {
  const epay = epayProvider(config)
  const paid = { ...attempt, transactionId: null }
  await epay.cancel(attempt)
  expect(await epay.refund(paid, 3360, randomUUID())).toEqual({
    outcome: 'by-hand',
    providerRef: null,
  })
  expect(await epay.refundedSoFar(paid)).toBeNull()
  expect(asked).toEqual([])
})
