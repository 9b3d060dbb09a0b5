import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import {
  chooseAtEpay,
  comeBackFromEpay,
  type Form,
  formIn,
  postBack,
} from '../../test/orders/paying.ts'
import { filledCart, maria, nikos, signUp } from '../../test/people.ts'
import * as payments from '../db/payment/payments.ts'
import { askAndSettle, settlingOf, withdraw } from './payment.ts'

let door: Door
let token: string
const logged: string[] = []
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  Object.assign(door.shop, { log: (_error: unknown, message: string) => logged.push(message) })
  token = await signUp(door, maria)
})
beforeEach(() => door.db.query('delete from customer_order'))
afterAll(() => door.close())

async function placed() {
  const { id: cartId } = await filledCart(door, 4, { token })
  const spotPaymentTypeId = 'attica-epay'
  await door.ask('cart-payment-type-update', { cartId, spotPaymentTypeId }, { token })
  const { data } = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
  const redirectUrl = data.redirectUrl ?? ''
  const reference = new URL(redirectUrl).searchParams.get('a') ?? ''
  return { cartId, orderId: data.order.id, redirectUrl, reference, order: data.order }
}

const orderOf = async (orderId: string) =>
  (await door.ask('customer-order-one', { orderId }, { token })).data
const attemptOf = async (reference: string) => {
  const attempt = await payments.byReference(door.db, 'epay', reference)
  if (!attempt) throw new Error(`no payment ${reference}`)
  return attempt
}
const paidAt = async (redirectUrl: string, outcome: 'approve' | 'decline' | 'abandon') => {
  const form = await chooseAtEpay(door, redirectUrl, outcome)
  if (!form) throw new Error('the bank sent nobody back')
  return form
}
const changed = ({ url, fields }: Form, change: Record<string, string | undefined>): Form => {
  const all = Object.entries({ ...fields, ...change })
  const kept = all.filter((field): field is [string, string] => field[1] !== undefined)
  return { url, fields: Object.fromEntries(kept) }
}

describe('1.11 Paying at epay', () => {
  test('is offered beside Viva, and its order says how it is paid', async () => {
    const { order, redirectUrl, reference } = await placed()
    expect(order.paymentType).toEqual({ code: 'epay', name: 'epay bank gateway' })
    expect(order).toMatchObject({ status: 'not-paid', payment: 'open' })
    expect(redirectUrl).toBe(`http://shop.test/checkout/epay/pay?a=${reference}`)
    const { cartId } = order
    const again = await door.ask(
      'cart-place',
      { cartId: cartId ?? '', acceptTerms: true },
      { token },
    )
    expect(again.data.redirectUrl).toBe(redirectUrl)
  })

  test('starts at one page of ours, whose form holds what the bank may see', async () => {
    const { redirectUrl, reference } = await placed()
    const { secret } = await attemptOf(reference)
    for (const [lang, code] of [
      ['el', 'el-GR'],
      ['en', 'en-US'],
    ] as const) {
      const response = await door.app.inject({
        url: redirectUrl,
        headers: { cookie: `lang=${lang}` },
      })
      const { url, fields } = formIn(response.body)
      expect(url).toBe('http://shop.test/sandbox/epay/redirection/pay.aspx')
      expect(fields).toEqual({
        AcquirerId: '14',
        MerchantId: '2100000001',
        PosID: '2100000002',
        User: 'sandbox',
        LanguageCode: code,
        MerchantReference: reference,
        ParamBackLink: `a=${reference}`,
      })
      expect(response.body).toContain(`<html lang="${lang}">`)
      expect(response.body).toContain('<button')
      expect(secret).toMatch(/^[0-9a-f]{32}$/)
      expect(response.body).not.toContain(secret)
      const policy = String(response.headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain('form-action http://shop.test;')
      // The bank knows the page that the form comes from.
      expect(response.headers['referrer-policy']).toBe('no-referrer-when-downgrade')
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test('is found within half a minute by itself where the browser does not come back', async () => {
    const { orderId, redirectUrl } = await placed()
    const abandoned = await placed()
    const second = 1000
    // The job runs every ten seconds. The customer pays after two minutes and closes the tab.
    const openedAt: number[] = []
    let asked = 0
    const { epay } = door.shop.outside.payments
    const ask = epay?.fetch
    Object.assign(epay ?? {}, {
      fetch: (...given: Parameters<NonNullable<typeof ask>>) => {
        if (given[0].orderId === abandoned.orderId) asked++
        return ask?.(...given)
      },
    })
    for (let seconds = 0; seconds <= 30 * 60; seconds += 10) {
      door.at(monday + seconds * second)
      if (seconds === 120) expect(await chooseAtEpay(door, redirectUrl, 'late')).toBeNull()
      await door.run('payments')
      if ((await orderOf(orderId)).status === 'opened') openedAt.push(seconds)
    }
    Object.assign(epay ?? {}, { fetch: ask })
    expect(openedAt[0]).toBeGreaterThanOrEqual(120)
    expect(openedAt[0]).toBeLessThanOrEqual(150)
    // A payment that nobody makes is asked about ever more rarely.
    expect(asked).toBeGreaterThan(20)
    expect(asked).toBeLessThan(60)
    door.at(monday)
  })

  test('is not started twice, late, or for nothing', async () => {
    const { redirectUrl, reference } = await placed()
    await postBack(door, await paidAt(redirectUrl, 'approve'))
    const location = async (url: string) => (await door.app.inject({ url })).headers.location
    expect(await location(redirectUrl)).toBe(`/checkout/epay/backlink?a=${reference}`)
    const unknown = randomUUID().replaceAll('-', '')
    expect(await location(`/checkout/epay/pay?a=${unknown}`)).toBe(
      `/checkout/epay/backlink?a=${unknown}`,
    )
    for (const a of ['', '?a=', '?a=//evil.test', '?a=x&a=y', `?a=${'f'.repeat(33)}`])
      expect(await location(`/checkout/epay/pay${a}`)).toBe('/checkout')
    const late = await placed()
    door.at(monday + 31 * 60_000)
    expect(await location(late.redirectUrl)).toBe(`/checkout/epay/backlink?a=${late.reference}`)
    door.at(monday)
  })

  test('never shows the ticket to anybody', async () => {
    const { redirectUrl, reference, orderId } = await placed()
    const { secret } = await attemptOf(reference)
    const form = await paidAt(redirectUrl, 'approve')
    const url = await postBack(door, form)
    const told = [
      form.fields,
      url.href,
      await orderOf(orderId),
      await comeBackFromEpay(door, url, token),
    ]
    expect(JSON.stringify(told)).not.toContain(secret)
  })
})

describe('2.20 The return from epay', () => {
  test('with the money opens the order before the page asks, and its cart is gone', async () => {
    const { redirectUrl, reference, orderId, cartId } = await placed()
    const url = await postBack(door, await paidAt(redirectUrl, 'approve'))
    expect(url.pathname + url.search).toBe(`/checkout/epay/success?a=${reference}`)
    expect(await orderOf(orderId)).toMatchObject({ status: 'opened', payment: 'paid' })
    expect((await door.ask('cart-one', { cartId }, { token })).code).toBe('cart-not-found')
    const { code, data } = await comeBackFromEpay(door, url, token)
    expect(code).toBe('ok')
    expect(data.order).toMatchObject({ id: orderId, status: 'opened', payment: 'paid' })
  })

  test('without the money leaves the order unpaid and the cart as it was, and a new try is another', async () => {
    const { redirectUrl, reference, orderId, cartId } = await placed()
    const form = await paidAt(redirectUrl, 'decline')
    expect(form.fields).not.toHaveProperty('AuthStatus')
    const url = await postBack(door, form)
    expect(url.pathname + url.search).toBe(`/checkout/epay/failure?a=${reference}`)
    const { data } = await comeBackFromEpay(door, url, token)
    expect(data.order).toMatchObject({ status: 'not-paid', payment: 'failed', cartId })
    expect((await attemptOf(reference)).reason).toBe('51')
    const again = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
    expect(again.code).toBe('ok')
    expect(again.data.order.id).toBe(orderId)
    expect(again.data.redirectUrl).not.toBe(redirectUrl)
    await postBack(door, await paidAt(again.data.redirectUrl ?? '', 'approve'))
    expect(await orderOf(orderId)).toMatchObject({ status: 'opened', payment: 'paid' })
  })

  test('of somebody who walked away leaves the payment open, to be gone on with', async () => {
    const { redirectUrl, reference, orderId, cartId } = await placed()
    const url = await postBack(door, await paidAt(redirectUrl, 'abandon'))
    expect(url.pathname + url.search).toBe(`/checkout/epay/backlink?a=${reference}`)
    const { data } = await comeBackFromEpay(door, url, token)
    expect(data.order).toMatchObject({ id: orderId, status: 'not-paid', payment: 'open' })
    const again = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
    expect(again.data.redirectUrl).toBe(redirectUrl)
  })

  test('that never comes is made up for by asking the bank', async () => {
    const { redirectUrl, reference, orderId } = await placed()
    expect(await chooseAtEpay(door, redirectUrl, 'late')).toBeNull()
    await askAndSettle(settlingOf(door.shop), await attemptOf(reference))
    expect(await orderOf(orderId)).toMatchObject({ status: 'opened', payment: 'paid' })
    const { rows } = await door.db.query(
      'select transaction_id as bank from payment_attempt where provider_ref = $1',
      [reference],
    )
    expect(rows).toEqual([{ bank: expect.stringMatching(/^41\d{7}$/) }])
  })

  test('is the same whether the page asks first, twice, or the form comes again', async () => {
    const { redirectUrl, reference, orderId } = await placed()
    const form = await paidAt(redirectUrl, 'approve')
    const page = new URL(`http://shop.test/checkout/epay/success?a=${reference}`)
    const [first] = await Promise.all([
      comeBackFromEpay(door, page, token),
      postBack(door, form),
      postBack(door, form),
      comeBackFromEpay(door, page, token),
    ])
    expect(first.data.order).toMatchObject({ status: 'opened', payment: 'paid' })
    const order = await orderOf(orderId)
    await postBack(door, form)
    expect(await orderOf(orderId)).toEqual(order)
    const { rows } = await door.db.query(
      'select status, refund_due as due from payment_attempt where order_id = $1',
      [orderId],
    )
    expect(rows).toEqual([{ status: 'paid', due: false }])
  })

  test('decides by what the bank signed, not by the address that it came to', async () => {
    for (const type of ['failure', 'backlink', 'cancel', 'success', 'whatever', 'pay']) {
      const { redirectUrl, orderId } = await placed()
      const { fields } = await paidAt(redirectUrl, 'approve')
      const url = await postBack(door, { url: `/checkout/epay/${type}`, fields })
      const known = ['failure', 'backlink', 'cancel', 'success'].includes(type)
      expect(url.pathname).toBe(`/checkout/epay/${known ? type : 'backlink'}`)
      expect(await orderOf(orderId)).toMatchObject({ status: 'opened' })
    }
    const declined = await placed()
    const { fields } = await paidAt(declined.redirectUrl, 'decline')
    await postBack(door, { url: '/checkout/epay/success', fields })
    expect(await orderOf(declined.orderId)).toMatchObject({ status: 'not-paid', payment: 'failed' })
  })

  test('forged pays nothing, whatever it claims, and fails nothing', async () => {
    const { redirectUrl, reference, orderId } = await placed()
    const bought = await placed()
    const real = await paidAt(bought.redirectUrl, 'approve')
    logged.length = 0
    const url = '/checkout/epay/success'
    const forged: Form[] = [
      { url, fields: { a: reference } },
      {
        url,
        fields: {
          MerchantReference: reference,
          ResultCode: '0',
          StatusFlag: 'Success',
          ResponseCode: '00',
          TransactionId: '1',
        },
      },
      {
        url,
        fields: {
          MerchantReference: reference,
          ResultCode: '0',
          StatusFlag: 'Success',
          ResponseCode: '00',
          HashKey: 'A'.repeat(64),
        },
      },
      {
        url,
        fields: {
          MerchantReference: reference,
          ResultCode: '1',
          StatusFlag: 'Failure',
          ResponseCode: '51',
          HashKey: '',
        },
      },
      // Another payment's word.
      changed(real, { MerchantReference: reference }),
    ]
    for (const form of forged) {
      const back = await postBack(door, form)
      expect(back.search).toBe(`?a=${reference}`)
      expect(await orderOf(orderId)).toMatchObject({ status: 'not-paid', payment: 'open' })
    }
    expect(logged.filter(line => line.includes('did not sign')).length).toBe(forged.length - 1)
    // And it can still be paid.
    await postBack(door, await paidAt(redirectUrl, 'approve'))
    expect(await orderOf(orderId)).toMatchObject({ status: 'opened' })
  })

  test('tampered with is not believed: a decline does not turn into a payment', async () => {
    const { redirectUrl, orderId } = await placed()
    const form = await paidAt(redirectUrl, 'decline')
    for (const change of [
      { ResponseCode: '00' },
      { ResponseCode: '00', StatusFlag: 'Success' },
      { StatusFlag: 'Success', ResponseCode: '08', ResultCode: '0', ApprovalCode: '123456' },
    ])
      await postBack(door, changed(form, change))
    expect(await orderOf(orderId)).toMatchObject({ status: 'not-paid', payment: 'failed' })
  })

  test('without a signature, as a decline may come, is asked about', async () => {
    const declined = await placed()
    const { url, fields } = await paidAt(declined.redirectUrl, 'decline')
    await postBack(door, changed({ url, fields }, { HashKey: undefined }))
    expect(await orderOf(declined.orderId)).toMatchObject({ status: 'not-paid', payment: 'failed' })
    const paid = await placed()
    const good = await paidAt(paid.redirectUrl, 'approve')
    await postBack(door, changed(good, { HashKey: 'B'.repeat(64), ResponseCode: '51' }))
    expect(await orderOf(paid.orderId)).toMatchObject({ status: 'opened', payment: 'paid' })
  })

  test("cannot take another payment's number at the bank", async () => {
    const [one, other] = [await placed(), await placed()]
    await postBack(door, await paidAt(one.redirectUrl, 'approve'))
    const first = await attemptOf(one.reference)
    const form = await paidAt(other.redirectUrl, 'approve')
    await postBack(door, changed(form, { TransactionId: first.transactionId ?? '' }))
    expect(await orderOf(other.orderId)).toMatchObject({ status: 'opened', payment: 'paid' })
  })

  test('of an unknown or garbled payment leads to the page and touches nothing', async () => {
    const unknown = randomUUID().replaceAll('-', '')
    const fields = { MerchantReference: unknown, ResultCode: '0', ResponseCode: '00', HashKey: 'x' }
    expect((await postBack(door, { url: '/checkout/epay/success', fields })).search).toBe(
      `?a=${unknown}`,
    )
    for (const MerchantReference of [
      '',
      '1',
      "' or 1=1 --",
      '../..',
      '\0'.repeat(32),
      'é'.repeat(32),
    ]) {
      const url = await postBack(door, {
        url: '/checkout/epay/success',
        fields: { MerchantReference },
      })
      expect(url.pathname + url.search).toBe('/checkout/epay/success')
    }
  })

  test('of any shape is answered by the way to the page', async () => {
    const send = (payload: string | Buffer, type: string | null, path = '/checkout/epay/success') =>
      door.app.inject({
        method: 'POST',
        url: path,
        headers: type ? { 'content-type': type } : {},
        payload,
      })
    const garbage: [string | Buffer, string | null][] = [
      ['', 'application/x-www-form-urlencoded'],
      ['%%%=%zz&&&==', 'application/x-www-form-urlencoded'],
      ['a=1&a=2&a=3', 'application/x-www-form-urlencoded'],
      ['{"MerchantReference":{"a":1}}', 'application/json'],
      ['[1,2]', 'application/json'],
      ['{', 'application/json'],
      ['<xml/>', 'text/xml'],
      ['--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
      [Buffer.from([0xff, 0xfe, 0x00]), 'application/octet-stream'],
      ['MerchantReference=x', null],
      [`MerchantReference=${'x'.repeat(100_000)}`, 'application/x-www-form-urlencoded'],
      [
        Array.from({ length: 2000 }, (_, index) => `f${index}=`).join('&'),
        'application/x-www-form-urlencoded',
      ],
    ]
    for (const [payload, type] of garbage) {
      const { statusCode, headers } = await send(payload, type)
      expect([statusCode, String(headers.location).split('?')[0]]).toEqual([
        303,
        '/checkout/epay/success',
      ])
    }
    const odd = await send('', 'application/x-www-form-urlencoded', '/checkout/epay/%3Cb%3E')
    expect([odd.statusCode, odd.headers.location]).toEqual([303, '/checkout/epay/backlink'])
  })

  test('is told to nobody else, and to nobody who is not logged in', async () => {
    const { redirectUrl } = await placed()
    const url = await postBack(door, await paidAt(redirectUrl, 'approve'))
    expect((await comeBackFromEpay(door, url)).code).toBe('user-not-allowed')
    const stranger = await signUp(door, nikos)
    expect((await comeBackFromEpay(door, url, stranger)).code).toBe('payment-not-found')
    const viva = await door.ask(
      'payment-return',
      { provider: 'viva', params: { a: '1' } },
      { token },
    )
    expect(viva.code).toBe('payment-not-found')
  })

  test('brings what the bank signed along when the shop could not take it just then', async () => {
    const { redirectUrl, reference, orderId } = await placed()
    const form = await paidAt(redirectUrl, 'approve')
    await door.db.query('alter table payment_attempt rename to elsewhere')
    const url = await postBack(door, form)
    await door.db.query('alter table elsewhere rename to payment_attempt')
    expect(url.pathname).toBe('/checkout/epay/success')
    expect(url.searchParams.get('HashKey')).toBe(form.fields.HashKey)
    expect(await orderOf(orderId)).toMatchObject({ payment: 'open' })
    expect(url.searchParams.get('MerchantReference')).toBe(reference)
    const { data } = await comeBackFromEpay(door, url, token)
    expect(data.order).toMatchObject({ status: 'opened', payment: 'paid' })
  })

  test('that pays a payment which was given up meanwhile is seen, and the money goes back by hand', async () => {
    const { redirectUrl, reference, orderId, cartId } = await placed()
    expect(await withdraw(settlingOf(door.shop), await attemptOf(reference))).toBeNull()
    const again = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
    expect(again.data.redirectUrl).not.toBe(redirectUrl)
    const old = await bankPage(reference, 'approve')
    await postBack(door, await paidAt(again.data.redirectUrl ?? '', 'approve'))
    await postBack(door, old)
    const order = await orderOf(orderId)
    expect(order).toMatchObject({ status: 'opened', payment: 'paid' })
    const { rows } = await door.db.query('select reason from refund where order_id = $1', [orderId])
    expect(rows).toEqual([{ reason: 'double' }])
    const paid = { ...(await attemptOf(reference)) }
    expect(await door.shop.outside.payments.epay?.refund(paid, paid.amount, randomUUID())).toEqual({
      outcome: 'by-hand',
      providerRef: null,
    })
  })

  test('that never comes for such a payment is found by asking, and owed back', async () => {
    const { reference, orderId, cartId } = await placed()
    expect(await withdraw(settlingOf(door.shop), await attemptOf(reference))).toBeNull()
    const again = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
    await postBack(door, await paidAt(again.data.redirectUrl ?? '', 'approve'))
    await bankPage(reference, 'late')
    door.at(monday + 5 * 60_000)
    await door.run('payments')
    door.at(monday)
    expect(await attemptOf(reference)).toMatchObject({ status: 'paid', refundDue: true })
    const { rows } = await door.db.query('select reason from refund where order_id = $1', [orderId])
    expect(rows).toEqual([{ reason: 'double' }])
  })

  /** The bank's page still stands open in another tab. */
  async function bankPage(reference: string, outcome: string): Promise<Form> {
    const { body } = await door.app.inject({
      method: 'POST',
      url: `/sandbox/pay/${reference}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${outcome}`,
    })
    return formIn(body)
  }
})

test('1.11 Without keys for it epay is not offered, and nothing of it stands open', async () => {
  const keys = {
    VIVA_CLIENT_ID: 'a',
    VIVA_CLIENT_SECRET: 'b',
    VIVA_MERCHANT_ID: 'c',
    VIVA_API_KEY: 'd',
  }
  const real = await openDoor(keys)
  const cart = await filledCart(real)
  expect(cart.spotPaymentTypes.map(({ paymentType }) => paymentType.code)).toEqual(['card', 'iris'])
  const { id: cartId } = cart
  const chosen = await real.ask('cart-payment-type-update', {
    cartId,
    spotPaymentTypeId: 'attica-epay',
  })
  expect(chosen.code).toBe('invalid-input')
  const known = await signUp(real, maria)
  const asked = await real.ask(
    'payment-return',
    { provider: 'epay', params: { a: 'f'.repeat(32) } },
    { token: known },
  )
  expect(asked.code).toBe('payment-not-found')
  for (const url of [
    '/checkout/epay/success',
    '/sandbox/epay/redirection/pay.aspx',
    `/sandbox/pay/${'f'.repeat(32)}`,
  ])
    expect((await real.app.inject({ method: 'POST', url })).statusCode).toBe(404)
  await real.close()
})
