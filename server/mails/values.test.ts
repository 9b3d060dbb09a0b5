import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Coupon } from '#shop/coupon/coupon.ts'
import { type Language, languages } from '#shop/language.ts'
import { formatMoney } from '#shop/money.ts'
import { demoShop } from '../../test/demo-shop.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { type MailCode, mailCodes } from '../db/mail/mail-codes.ts'
import { giftOf } from '../db/mail/mails.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import { mailDocument, sayIn } from './content.ts'
import type { MailFacts } from './facts.ts'
import { greeting } from './greeting.ts'
import { mailHtml } from './html.ts'
import type { MailDocument } from './mail-document.ts'
import { mailText } from './text.ts'
import { mailWords } from './values.ts'

const hour = 60 * 60_000
const place = {
  url: 'https://gastra.example',
  files: 'https://files.example',
  imagesVersion: 'v1',
  catalogue: demoShop,
}

type Facts = Omit<MailFacts, 'say'>
let door: Door
let order: PlacedOrder
let gift: Coupon
beforeAll(async () => {
  door = await openDoor()
  const { orderId } = await paidOrder(door, await signUp(door, maria))
  const found = await placedOrder(door.db, orderId)
  const given = found && (await giftOf(door.db, found.customerId ?? ''))
  if (!found || !given) throw new Error('no order, or no gift')
  const [delivery] = found.deliveries
  if (!delivery) throw new Error('no delivery')
  const timePeriod = { ...delivery.timePeriod, from: '09:00', to: '13:00' }
  order = { ...found, deliveries: [{ ...delivery, date: '2026-11-26', timePeriod }] }
  gift = given
})
afterAll(() => door.close())

const firstDelivery = () => {
  const [delivery] = order.deliveries
  if (!delivery) throw new Error('no delivery')
  return delivery
}
/** What the mail of a code tells when it is true. */
const dataOf = (code: MailCode): Record<string, unknown> => {
  const { id: deliveryId, date } = firstDelivery()
  if (code === 'delivery-missed' || code === 'meal-question') return { deliveryId }
  if (code === 'delivery-reminder' || code === 'delivery-today') return { deliveryId, date }
  if (code === 'delivery-soon') return { deliveryId, date, from: monday, to: monday + 30 * 60_000 }
  if (code === 'order-consent') {
    const [item] = firstDelivery().items
    const line = { ...item, date, reason: 'allergen', gains: ['sesame'] }
    return { token: 'a-b_c', lines: [line] }
  }
  if (code === 'bank-transfer') return { iban: 'GR1601101250000000012300695' }
  if (code === 'payment-link') return { token: 'a-b_c' }
  if (code === 'order-changed') {
    const was = { date: '2026-11-25', from: '14:00', to: '18:00' }
    return { deliveryId, what: ['day', 'address'], was, refund: 350 }
  }
  if (code === 'order-cancelled') return { what: 'order', refund: 3160, couponCode: 'DORO-AB' }
  if (code === 'order-not-accepted') return { refund: 3160 }
  if (code === 'refund-sent') return { amount: 790 }
  if (code.startsWith('region-')) return { token: 'a-b_c', postcode: '26221' }
  if (code === 'login-linked') return { provider: 'google', passwordEnded: true }
  if (code === 'email-change-asked' || code === 'email-changed')
    return { newEmail: 'm…@example.gr' }
  if (code === 'password-reset' || code === 'email-verify' || code === 'email-change')
    return { token: 'a-b_c' }
  return {}
}
const factsOf = (code: MailCode, lang: Language, more: Partial<Facts> = {}): Facts => ({
  mail: { data: dataOf(code), createdAt: new Date(monday) },
  name: maria.name,
  lang,
  order: orderOf(code),
  gift,
  catalogue: door.shop.catalogue(),
  now: monday,
  ...more,
})
const unpaidCodes: readonly MailCode[] = ['payment-failed', 'payment-link', 'bank-transfer']
const orderOf = (code: MailCode): PlacedOrder => {
  if (code === 'transfer-expired') return expired()
  if (code === 'delivery-missed') return withStatus('not-met')
  if (code === 'meal-question') return withStatus('delivered')
  return unpaidCodes.includes(code) ? unpaid() : order
}
const withStatus = (status: 'not-met' | 'delivered'): PlacedOrder => ({
  ...order,
  deliveries: order.deliveries.map(one => ({ ...one, status })),
})
const unpaid = (): PlacedOrder => ({
  ...order,
  status: 'not-paid',
  attemptStatus: 'failed',
  heldUntil: order.placedAt + 30 * 60_000,
})
const expired = (): PlacedOrder => ({ ...unpaid(), status: 'canceled', endReason: 'expired' })
const rendered = (code: MailCode, facts: Facts): MailDocument => {
  const words = mailWords(code, facts)
  if ('needless' in words) throw new Error(words.needless)
  return mailDocument(code, facts.lang, words, place)
}
const textOf = (code: MailCode, lang: Language, more: Partial<Facts> = {}) =>
  mailText(rendered(code, factsOf(code, lang, more)))

describe.each(languages)('1.01 in %s', lang => {
  test.each(mailCodes)('%s says what it has to, as HTML and as text', code => {
    const mail = rendered(code, factsOf(code, lang))
    const [html, text] = [mailHtml(mail), mailText(mail)]
    for (const part of [mail.subject, mail.preheader, html, text]) {
      expect(part).not.toMatch(/\{\{|undefined|NaN|\[object/)
      expect(part.trim()).not.toBe('')
    }
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html.match(/<h1 /g)).toHaveLength(1)
    expect(html).toContain(mail.footer)
    expect(mail.subject).not.toMatch(/\n|^\s|\s$| {2}/)
    expect(text).toContain(mail.action?.url)
    expect(html).toContain(mail.action?.url.replaceAll('&', '&amp;'))
    expect(/[Α-Ωα-ω]{4}/.test(mail.subject + mail.closing)).toBe(lang === 'el')
  })
})

test.each(mailCodes)('%s of another shop names that shop alone, in its colours', code => {
  const colours = {
    light: { main: '#8a2f5b', strong: '#5c1a3b', soft: '#f6e3ec', deep: '#4a1530' },
    dark: { main: '#f0a3c6', strong: '#f7c6dc', soft: '#3b2330', deep: '#2a1620' },
  }
  const catalogue = {
    ...door.shop.catalogue(),
    brand: { name: { el: 'Μπουκιά', en: 'Boukia' }, colours },
    legalEntity: {
      ...demoShop.legalEntity,
      legalName: { el: 'ΜΠΟΥΚΙΑ ΙΚΕ', en: 'BOUKIA P.C.' },
      email: 'hello@boukia.gr',
    },
  }
  for (const lang of languages) {
    const facts = factsOf(code, lang, { catalogue })
    const words = mailWords(code, facts)
    if ('needless' in words) throw new Error(words.needless)
    const mail = mailDocument(code, lang, words, { ...place, catalogue })
    const [html, text] = [mailHtml(mail), mailText(mail)]
    for (const part of [mail.subject, mail.preheader, html, text])
      expect(part).not.toMatch(/Gastra|Γάστρα|ΓΑΣΤΡΑ|#2f5d3a/)
    for (const part of [html, text]) expect(part).toContain(catalogue.brand.name[lang])
  }
})

test('the links lead to the shop, in the language of the mail', () => {
  const urlOf = (code: MailCode, lang: Language) => rendered(code, factsOf(code, lang)).action?.url
  expect(urlOf('order-confirmed', 'el')).toBe(`https://gastra.example/account/orders/${order.id}`)
  expect(urlOf('order-confirmed', 'en')).toBe(
    `https://gastra.example/account/orders/${order.id}?lang=en`,
  )
  expect(urlOf('password-reset', 'el')).toBe('https://gastra.example/?reset=a-b_c')
  expect(urlOf('email-verify', 'el')).toBe('https://gastra.example/?verify=a-b_c')
})

describe('nothing that people typed becomes markup', () => {
  const shape = (html: string) => html.replace(/[^<>"']/g, '')
  const benign = (): PlacedOrder => ({
    ...order,
    address: { ...order.address, street: 'Ermou', number: '1', municipality: 'A' },
  })
  const hostile = fc
    .array(
      fc.constantFrom('<script>alert(1)</script>', '"', "'", '&', '<', '>', '\n', '{{token}}', 'a'),
    )
    .map(all => `a${all.join('')}`)

  test.each(['order-confirmed', 'delivery-reminder', 'order-cancelled', 'welcome'] as const)(
    'in %s',
    code => {
      const calmly = { data: { ...dataOf(code), couponCode: 'a' }, createdAt: new Date(monday) }
      const calm = mailHtml(
        rendered(code, factsOf(code, 'en', { order: benign(), name: 'Ann', mail: calmly })),
      )
      fc.assert(
        fc.property(hostile, hostile, (street, couponCode) => {
          const told = benign()
          const html = mailHtml(
            rendered(
              code,
              factsOf(code, 'en', {
                order: { ...told, address: { ...told.address, street } },
                gift: { ...gift, code: couponCode },
                mail: { data: { ...dataOf(code), couponCode }, createdAt: new Date(monday) },
                name: 'Ann',
              }),
            ),
          )
          expect(shape(html)).toBe(shape(calm))
        }),
      )
    },
  )

  test('and a greeting is by a name, or by none', () => {
    fc.assert(
      fc.property(hostile, name => {
        expect(greeting(`<${name}`, 'en', sayIn(demoShop, 'en'))).toBe('Hi,')
        expect(greeting(name, 'el', sayIn(demoShop, 'el'))).toMatch(/^Γεια σου( [a']+)?,$/)
      }),
    )
  })
})

test.each([
  ['Μαρία Παπαδάκη', 'Γεια σου Μαρία,'],
  ['Νίκος Γεωργίου', 'Γεια σου Νίκο,'],
  ['Αλέξανδρος', 'Γεια σου Αλέξανδρε,'],
  ['Άγγελος', 'Γεια σου Άγγελε,'],
  ['Παύλος', 'Γεια σου Παύλο,'],
  ['Αντώνιος', 'Γεια σου Αντώνιε,'],
  ['Γιάννης', 'Γεια σου Γιάννη,'],
  ['Ηλίας', 'Γεια σου Ηλία,'],
  ['Θωμάς', 'Γεια σου Θωμά,'],
  ['Άρτεμις', 'Γεια σου Άρτεμις,'],
  ['ΝΙΚΟΣ', 'Γεια σου ΝΙΚΟΣ,'],
  ['Νικος', 'Γεια σου Νικος,'],
  ['Nikos', 'Γεια σου Nikos,'],
  ["O'Brien Ann", "Γεια σου O'Brien,"],
  ['https://evil.example/win', 'Γεια σου,'],
  ['WIN 1000€ www.evil.example', 'Γεια σου WIN,'],
  ['', 'Γεια σου,'],
])('%j is greeted as "%s"', (name, greeted) => {
  expect(greeting(name, 'el', sayIn(demoShop, 'el'))).toBe(greeted)
})

describe('order-confirmed', () => {
  test('lists the day, the meals with their prices, and the place', () => {
    const text = textOf('order-confirmed', 'el')
    expect(text).toMatch(/^Γεια σου Μαρία,\n/)
    expect(text).toContain('Πέμπτη 26 Νοεμβρίου, 09:00 – 13:00\n')
    for (const { name } of firstDelivery().items) expect(text).toContain(`1 × ${name.el}, `)
    expect(text).toMatch(/\.\. \d+,\d\d€\n/)
    expect(text).toContain('Διεύθυνση παράδοσης: Ermou 12, 105 63 Athens.')
  })

  test('16.03 says what is still to be paid, where it is paid when it is handed over', () => {
    const due = { order: { ...order, atDoor: 3360 } }
    expect(textOf('order-confirmed', 'el', due)).toContain('Πληρώνεις 33,60€ με την παράδοση.')
    expect(textOf('order-confirmed', 'el', due)).not.toContain('Η πληρωμή σου έγινε')
    expect(textOf('order-confirmed', 'el')).toContain('Η πληρωμή σου έγινε')
  })

  test.each([
    [monday, 'You can change meals until Tuesday 24 November at 09:00 and cancel until Wednesday'],
    [
      monday + 23 * hour + 1,
      'You can cancel until Wednesday 25 November at 09:00, from your orders',
    ],
    [monday + 47 * hour + 1, 'can’t be changed or cancelled any more'],
  ])('9.21 says until when it can be changed, as far as it can (%#)', (now, told) => {
    expect(textOf('order-confirmed', 'en', { now })).toContain(told)
  })

  test('of several deliveries gives the rule, and each one’s own end of changes', () => {
    const delivery = firstDelivery()
    const later = { ...delivery, id: 'later', date: '2026-12-01' }
    const text = textOf('order-confirmed', 'en', {
      order: { ...order, deliveries: [delivery, later] },
    })
    expect(text).toContain(
      'change the meals of each delivery up to 48 hours before and cancel it up to 24 hours',
    )
    expect(text).toContain('Tuesday 1 December, 09:00 – 13:00\nChanges until Sunday 29 November at')
    expect(text).toContain('Changes until Tuesday 24 November at 09:00')
  })

  test('begins with what it costs and when it comes', () => {
    const total = formatMoney(order.totals.grandtotal)
    const text = textOf('order-confirmed', 'el')
    expect(text).toContain(
      `Σύνολο (με ΦΠΑ): ${total}\nΠαράδοση την Πέμπτη 26 Νοεμβρίου, 09:00 – 13:00\n`,
    )
    const later = { ...firstDelivery(), id: 'later', date: '2026-12-01' }
    const deliveries = [firstDelivery(), later]
    const spot = { ...order.spot, kind: 'takeaway' as const }
    const told = (change: Partial<PlacedOrder>) =>
      textOf('order-confirmed', 'en', { order: { ...order, ...change } })
    expect(told({ deliveries })).toContain('2 deliveries, the first on Thursday 26 November, 09:00')
    expect(told({ spot })).toContain('Pick-up on Thursday 26 November, 09:00 – 13:00')
    expect(told({ spot, deliveries })).toContain('2 pick-ups, the first on Thursday 26 November')
  })

  test('shows each dish, with the picture from the host of the files', () => {
    const html = mailHtml(rendered('order-confirmed', factsOf('order-confirmed', 'el')))
    for (const { slug } of firstDelivery().items)
      expect(html).toContain(
        `src="https://files.example/products/images/${slug}/1.jpg?w=240&amp;v=v1" width="72" height="54"`,
      )
  })

  test('names the counter where it is picked up', () => {
    const spot = {
      ...order.spot,
      kind: 'takeaway' as const,
      name: { el: 'Κουζίνα', en: 'Kitchen' },
    }
    expect(textOf('order-confirmed', 'en', { order: { ...order, spot } })).toContain(
      'Pick-up point: Kitchen, ',
    )
  })

  test('shows what was taken off and what delivery costs', () => {
    const totals = { subtotal: 3160, discount: 500, shipping: 250, grandtotal: 2910, company: 0 }
    const text = textOf('order-confirmed', 'el', { order: { ...order, totals } })
    expect(text).toMatch(/Γεύματα \.+ 31,60€\n {2}Έκπτωση \.+ −5,00€\n {2}Μεταφορικά \.+ 2,50€/)
    expect(text).toMatch(/Σύνολο \(με ΦΠΑ\) \.+ 29,10€\n/)
    expect(text).not.toContain('Πληρώνει η εταιρεία σου')
  })

  test('shows what a company pays of it', () => {
    const totals = { subtotal: 2844, discount: 0, shipping: 0, grandtotal: 2844, company: 2000 }
    const text = textOf('order-confirmed', 'el', { order: { ...order, totals } })
    expect(text).toMatch(/Πληρώνει η εταιρεία σου \.+ 20,00€\n {2}Πληρώνεις εσύ \.+ 8,44€/)
    expect(text).toContain('Η πληρωμή σου έγινε')
  })

  test('speaks of no payment where the company pays for all of it', () => {
    const totals = { subtotal: 2844, discount: 0, shipping: 0, grandtotal: 2844, company: 2844 }
    const text = textOf('order-confirmed', 'el', { order: { ...order, totals } })
    expect(text).not.toContain('Η πληρωμή σου έγινε')
    expect(text).toContain('δεν χρειάζεται να πληρώσεις κάτι τώρα')
  })
})

describe('payment-failed', () => {
  test('says until when the window is kept, Athens time, while it is', () => {
    const expires = order.placedAt + 30 * 60_000
    expect(textOf('payment-failed', 'el', { now: expires - 1 })).toContain('έως τις 10:30')
    expect(textOf('payment-failed', 'el', { now: expires })).toContain('όποτε θέλεις')
  })

  test('is sent when the order expired meanwhile', () => {
    const expired: PlacedOrder = {
      ...unpaid(),
      ...{ status: 'canceled', endReason: 'expired', heldUntil: null },
    }
    expect(textOf('payment-failed', 'el', { order: expired })).toContain('όποτε θέλεις')
  })

  test.each([
    ['was paid', { status: 'opened' as const }],
    ['is being paid', { attemptStatus: 'pending' as const }],
    ['was given up', { status: 'canceled' as const, endReason: 'customer' as const }],
  ])('is not sent when the order %s meanwhile', (_, change) => {
    const facts = factsOf('payment-failed', 'el', { order: { ...unpaid(), ...change } })
    expect(mailWords('payment-failed', facts)).toHaveProperty('needless')
  })
})

describe('order-cancelled', () => {
  const cancelled = (data: Record<string, unknown>, change: Partial<PlacedOrder> = {}) =>
    textOf('order-cancelled', 'en', {
      mail: { data, createdAt: new Date(monday) },
      order: { ...order, status: 'canceled', endReason: 'customer', ...change },
    })

  test('tells of the whole order, the money and the coupon', () => {
    const text = cancelled({ what: 'order', refund: 3160, couponCode: 'DORO-AB' })
    expect(text).toContain('We cancelled the whole order, as you asked. We’re refunding 31,60€')
    expect(text).toContain('Coupon DORO-AB is back in your account.')
  })

  test('or of one delivery', () => {
    const facts = factsOf('order-cancelled', 'el', {
      mail: { data: { what: '2026-11-26', refund: 790 }, createdAt: new Date(monday) },
      order: { ...order, deliveries: [{ ...firstDelivery(), status: 'canceled' }] },
    })
    const mail = rendered('order-cancelled', facts)
    expect(mail.subject).toBe(`Ακυρώσαμε μία παράδοση της παραγγελίας ${order.number}`)
    expect(mailText(mail)).toContain(
      'Ακυρώσαμε την παράδοση για την Πέμπτη 26 Νοεμβρίου, όπως ζήτησες.',
    )
  })

  test('or of what was left of an order that came in part', () => {
    const deliveries = order.deliveries.map(one => ({ ...one, status: 'canceled' as const }))
    const rest = (data: object) => cancelled({ what: 'rest', amount: 790, ...data }, { deliveries })
    expect(rest({})).toContain(
      'We cancelled the remaining deliveries, as you asked. We’re refunding 7,90€',
    )
    expect(rest({ by: 'shop' })).toContain('We had to cancel the remaining deliveries')
  })

  test('is not sent when the delivery comes after all', () => {
    const mail = { data: { what: '2026-11-26', amount: 790 }, createdAt: new Date(monday) }
    expect(mailWords('order-cancelled', factsOf('order-cancelled', 'el', { mail }))).toHaveProperty(
      'needless',
    )
  })

  test('is sorry where it was the shop, and promises no money that was never paid', () => {
    expect(cancelled({ what: 'order', refund: 1, by: 'shop' })).toContain(
      'We had to cancel the whole order, and we’re sorry.',
    )
    expect(cancelled({ what: 'order', refund: 0 }, { paidAt: null })).toContain('nothing to refund')
  })
})

describe('refund-sent', () => {
  test.each([
    ['late', 'arrived after the order had expired', null],
    ['late', 'arrived when the change could no longer be made', 'c1'],
    ['double', 'had already been paid', null],
    ['wrong-amount', 'wasn’t that of the order', null],
    ['changed', 'costs less', 'c1'],
  ])('says why, when money goes back that was %s', (reason, told, changeId) => {
    const sent = { id: 'r', amount: 790, status: 'done' as const, createdAt: monday }
    const refund = { ...sent, reason, changeId }
    const refunds = [{ ...refund, amount: 100, reason: 'canceled' }, refund]
    expect(textOf('refund-sent', 'en', { order: { ...order, refunds } })).toContain(told)
  })
})

describe.each(['delivery-reminder', 'delivery-today'] as const)('%s', code => {
  test.each([
    ['the order was cancelled', () => ({ order: { ...order, status: 'canceled' as const } })],
    ['the delivery was put aside', () => ({ order: withDelivery({ status: 'paused' }) })],
    ['the delivery was moved', () => ({ order: withDelivery({ date: '2026-11-27' }) })],
    ['it is too late', () => ({ now: Date.parse('2026-11-26T11:00:01Z') })],
    ['the order is gone', () => ({ order: null })],
  ])('is not sent when %s meanwhile', (_, change) => {
    expect(mailWords(code, factsOf(code, 'el', change()))).toHaveProperty('needless')
  })

  test('goes where this very delivery goes', () => {
    const address = { ...order.address, street: 'Σταδίου', number: '5' }
    expect(textOf(code, 'el', { order: withDelivery({ address }) })).toContain('Σταδίου 5, ')
  })

  const withDelivery = (change: Partial<PlacedOrder['deliveries'][number]>): PlacedOrder => ({
    ...order,
    deliveries: [{ ...firstDelivery(), ...change }],
  })
})

test('a link to a new password is not sent when it has expired, or was sent already', () => {
  const late = factsOf('password-reset', 'el', { now: monday + hour + 1 })
  expect(mailWords('password-reset', late)).toHaveProperty('needless')
  const sent = factsOf('password-reset', 'el', { mail: { data: {}, createdAt: new Date(monday) } })
  expect(mailWords('password-reset', sent)).toHaveProperty('needless')
})

test('welcome tells the coupon and its rules', () => {
  const text = textOf('welcome', 'en')
  expect(text).toContain(`Coupon code: ${gift.code} (20€ off your meals)\n`)
  expect(text).toContain(
    'It’s valid once, for an order of any amount.\nIt’s given once per address',
  )
  const strict = { ...gift, minSubtotal: 5000, until: '2026-12-31' }
  expect(textOf('welcome', 'en', { gift: strict })).toContain(
    'It’s valid once, for an order of 50,00€ or more.\nUse it until Thursday 31 December.',
  )
})
