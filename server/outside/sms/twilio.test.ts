import { expect, test } from 'vitest'
import { MailError } from '../mail/mail-transport.ts'
import { twilio } from './twilio.ts'

const account = `AC${'0'.repeat(32)}`
const config = { account, token: 'secret', from: 'Shop', url: 'https://sms.test' }
const text = {
  id: 'm1',
  code: 'delivery-soon',
  causedAt: 0,
  to: { name: 'Μαρία', address: 'maria@example.gr' },
  lang: 'el' as const,
  subject: '',
  html: '',
  text: 'Έρχεται\nhttps://shop.test/order/track/1',
  phone: '+306944123456',
}

/** Twilio, answering once. */
function answering(status: number, body = '{}') {
  const heard: Request[] = []
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    heard.push(new Request(url, init))
    return new Response(body, { status })
  }
  return { sms: twilio(config, { fetch }), heard }
}

test('20.20 a text is one POST with number, sender and words', async () => {
  const { sms, heard } = answering(201)
  await sms.send(text)
  expect(heard).toHaveLength(1)
  const [request] = heard
  expect(request?.url).toBe(`https://sms.test/2010-04-01/Accounts/${account}/Messages.json`)
  expect(request?.headers.get('authorization')).toBe(`Basic ${btoa(`${account}:secret`)}`)
  const body = new URLSearchParams(await request?.text())
  expect(Object.fromEntries(body)).toEqual({ To: text.phone, From: 'Shop', Body: text.text })
})

test.each([
  [400, '{"code":21211,"message":"+306944123456 is not valid"}', 'Twilio answers 400, 21211', true],
  [401, '{"code":20003}', 'Twilio answers 401, 20003', false],
  [429, '<html>', 'Twilio answers 429', false],
  [500, '', 'Twilio answers 500', false],
])('20.20 %i is told without the number, and %s', async (status, body, message, final) => {
  const error = await answering(status, body)
    .sms.send(text)
    .catch(reason => reason)
  expect(error).toBeInstanceOf(MailError)
  expect(error).toMatchObject({ message, final })
})

test('20.20 a line that breaks is tried again', async () => {
  const broken = async () => {
    throw new TypeError('fetch failed')
  }
  const error = await twilio(config, { fetch: broken })
    .send(text)
    .catch(reason => reason)
  expect(error).toMatchObject({ final: false })
})
