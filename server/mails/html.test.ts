import { describe, expect, test } from 'vitest'
import texts from '../../content/emails.json' with { type: 'json' }
import { demoShop } from '../../test/demo-shop.ts'
import { mailHtml } from './html.ts'
import type { MailBlock, MailDocument } from './mail-document.ts'

const blocks: readonly MailBlock[] = [
  { kind: 'text', lines: ['Coupon DORO-DPDU8TXJ is back, for 09:00 – 13:00.'] },
  { kind: 'panel', label: 'Total', amount: '45,40€', notes: ['Delivery on Thursday'] },
  {
    kind: 'ticket',
    worth: '20€',
    off: 'off your meals',
    label: 'Coupon code',
    code: 'DORO-DPDU8TXJ',
    rules: ['Once.'],
  },
  {
    kind: 'list',
    groups: [
      {
        title: 'Thursday',
        notes: [],
        rows: [
          { slug: 'fasolada', what: '1 × Fasolada', detail: 'Brave', price: '7,90€' },
          { what: 'Total', detail: '', price: '7,90€', isTotal: true },
        ],
      },
    ],
  },
]
const mail: MailDocument = {
  lang: 'en',
  subject: 'Order 1042 is confirmed',
  preheader: 'Thank you!',
  heading: 'Order 1042 is confirmed',
  blocks,
  action: { label: 'See the order', url: 'https://gastra.example/account/orders/1' },
  leave: null,
  closing: ['Kind regards,', 'the Gastra team'],
  footer: 'Gastra',
  place: {
    url: 'https://gastra.example',
    files: 'https://files.example',
    imagesVersion: 'v1',
    catalogue: demoShop,
  },
}
const page = mailHtml(mail)

describe('a mail’s look', () => {
  test('asks for nothing that Outlook lacks', () => {
    expect(page).not.toMatch(
      /display:\s*(flex|grid)|background-image|position:|<(div|svg|video)[^>]*src/,
    )
    expect(page).toMatch(/<!--\[if mso\]><table[^>]* width="600"[\s\S]+<!--\[if mso\]><\/td>/)
    expect(page).not.toContain('Times')
  })

  test('keeps its pictures’ places, and says nothing in them, since the words stand beside', () => {
    const pictures = page.match(/<img [^>]*>/g) ?? []
    expect(pictures).toHaveLength(2)
    for (const picture of pictures)
      expect(picture).toMatch(/^<img src="https:\/\/[^"]+" width="\d+" height="\d+" alt="" style/)
    expect(pictures[0]).toContain('https://gastra.example/icons/apple-touch-icon.png')
    expect(pictures[1]).toContain('https://files.example/products/images/fasolada/1.jpg?w=240')
  })

  test('never breaks a coupon’s code or a window over two lines', () => {
    expect(page).toContain('<span style="white-space:nowrap">DORO-DPDU8TXJ</span> is back')
    expect(page).toMatch(/white-space:nowrap;">DORO-DPDU8TXJ<\/p>/)
    expect(page).toContain('09:00&nbsp;–&nbsp;13:00')
  })

  test('has one button, as wide as the text', () => {
    const buttons = page.match(/<table[^>]*><tr><td class="button"/g)
    expect(buttons).toHaveLength(1)
    expect(buttons?.[0]).toContain('width="100%"')
  })

  test('has colours for the dark in each place that is light', () => {
    expect(page).toContain('<meta name="color-scheme" content="light dark">')
    const dark = /@media \(prefers-color-scheme:dark\)\{([\s\S]+?)\n\}/.exec(page)?.[1] ?? ''
    for (const [, name] of page.matchAll(/class="(\w+)"[^>]*background:#(?:fff|fbf|e4e)/g))
      expect(dark).toContain(`.${name}{background:`)
    expect(page).toContain('[data-ogsc] .card{background:')
  })
})

test.each([
  'payment-failed',
  'order-cancelled',
  'order-not-accepted',
  'refund-sent',
  'password-reset',
])('%s wishes nobody a good appetite', code => {
  const closing = texts.items.find(each => each.code === code)?.paragraphs.at(-1)
  expect(closing?.el).toMatch(/^Με εκτίμηση,\n/)
  expect(closing?.en).toMatch(/^Kind regards,\n/)
})
