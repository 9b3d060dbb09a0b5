import { expect, test } from 'vitest'
import { lackingNames } from './mail-names.ts'
import type { Emails } from './mail-texts.ts'

const text = (words: string) => ({ el: words, en: words })
const own: Emails = {
  footer: text('{{shop}}'),
  fragments: { coming: text('It comes {{onDay}}.') },
  items: [
    {
      code: 'confirmed',
      subject: text('Order {{orderNumber}}'),
      preheader: text('{{greeting}}'),
      paragraphs: [text('{{greeting}}'), text('{{deliveryList}}'), text('Bye')],
      action: { label: text('Look'), url: '/orders/{{orderId}}' },
    },
  ],
}

test('a mail that no longer says what it must is told with the name; a greeting may go', () => {
  expect(lackingNames(own, {})).toEqual([])
  const subject = { el: 'Παραγγελία', en: 'Order {{orderNumber}}' }
  const paragraphs = [text('Hello'), text('Bye')]
  expect(lackingNames(own, { items: [{ code: 'confirmed', subject, paragraphs }] })).toEqual([
    { path: ['items', 'confirmed', 'el'], name: 'orderNumber' },
    { path: ['items', 'confirmed', 'el'], name: 'deliveryList' },
    { path: ['items', 'confirmed', 'en'], name: 'deliveryList' },
  ])
  expect(lackingNames(own, { fragments: { coming: text('Soon.') } })).toHaveLength(2)
})
