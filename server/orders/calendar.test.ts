import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderDelivery } from '#shop/order/order.ts'
import { paidOrderOf } from '../../test/orders/changeable.ts'
import { type CalendarFacts, calendarOf } from './calendar.ts'

const monday = Date.parse('2026-11-23T08:00:00Z')
const spot = { kind: 'delivery', name: { el: 'Αττική', en: 'Attica' } } as const
const order = { ...paidOrderOf('weekly-bal-7-7-4', monday), number: 1001, spot }
const facts: CalendarFacts = {
  lang: 'el',
  shop: 'Gastra',
  domain: 'gastra.test',
  url: 'https://gastra.test/account/orders/o1',
  sequence: 2,
  changedAt: monday,
}
const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n')
const of = (lines: string[], name: string) =>
  lines.filter(line => line.startsWith(`${name}:`)).map(line => line.slice(name.length + 1))

describe('An order in a calendar', () => {
  test('has an event for each delivery that comes, at its time in UTC', () => {
    const statuses = ['planned', 'canceled', 'paused', 'delivered'] as const
    const deliveries = order.deliveries.map(
      (delivery, index): OrderDelivery => ({
        ...delivery,
        status: statuses[index % 4] ?? 'planned',
      }),
    )
    const lines = unfolded(calendarOf({ ...order, deliveries }, facts))
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
    const shown = deliveries.filter((_, index) => index % 4 === 0 || index % 4 === 3)
    expect(of(lines, 'UID')).toEqual(shown.map(({ id }) => `${id}@gastra.test`))
    const [first] = shown
    // Winter in Athens is two hours ahead of UTC.
    const hour = first?.timePeriod.from === '09:00' ? '07' : '14'
    expect(of(lines, 'DTSTART')[0]).toBe(`${first?.date.replaceAll('-', '')}T${hour}0000Z`)
    expect(new Set(of(lines, 'SEQUENCE'))).toEqual(new Set(['2']))
    expect(of(lines, 'LOCATION')[0]).toBe('Ερμού 12\\, 105 63 Αθήνα')
    expect(of(lines, 'DESCRIPTION')[0]).toContain(`1 × ${first?.items[0]?.name.el}\\n`)
  })

  test('follows the clocks: the same wall time is an hour earlier in summer', () => {
    const [delivery] = order.deliveries as [OrderDelivery]
    const at = (date: string) => {
      const deliveries = [
        { ...delivery, date, timePeriod: { ...delivery.timePeriod, from: '09:00' } },
      ]
      return of(unfolded(calendarOf({ ...order, deliveries }, facts)), 'DTSTART')[0]
    }
    expect(at('2026-10-23')).toBe('20261023T060000Z')
    expect(at('2026-10-26')).toBe('20261026T070000Z')
  })

  test('speaks both languages', () => {
    const summary = (lang: 'el' | 'en') =>
      of(unfolded(calendarOf(order, { ...facts, lang })), 'SUMMARY')[0]
    expect([summary('el'), summary('en')]).toEqual([
      'Παράδοση Gastra\\, παραγγελία 1001',
      'Delivery Gastra\\, order 1001',
    ])
  })

  test('names the counter where an order is picked up', () => {
    const name = { el: 'Γάστρα Παγκράτι', en: 'Gastra Pagkrati' }
    const counter = { ...order, spot: { kind: 'takeaway', name } } as const
    const lines = unfolded(calendarOf(counter, facts))
    expect(of(lines, 'SUMMARY')[0]).toBe('Παραλαβή Gastra\\, παραγγελία 1001')
    expect(of(lines, 'LOCATION')[0]).toBe('Γάστρα Παγκράτι\\, Ερμού 12\\, 105 63 Αθήνα')
  })

  test.each(['a', 'ω', '√', '🍅', 'aω√🍅'])(
    'has no line above 75 octets, and none cut before it must be: %s',
    letters => {
      const [delivery] = order.deliveries as [OrderDelivery]
      const [item] = delivery.items as [OrderDelivery['items'][number]]
      const name = { el: letters.repeat(300), en: '' }
      const deliveries = [{ ...delivery, items: [{ ...item, name }] }]
      const raw = calendarOf({ ...order, deliveries }, facts)
      expect(raw).not.toMatch(/[^\r]\n|\r[^\n]/)
      const lines = raw.split('\r\n')
      const octets = lines.map(line => Buffer.byteLength(line))
      expect(Math.max(...octets)).toBeLessThanOrEqual(75)
      const cut = octets.filter((_, index) => lines[index + 1]?.startsWith(' '))
      expect(cut.length).toBeGreaterThan(1)
      // A letter of four octets may not fit.
      expect(Math.min(...cut)).toBeGreaterThan(75 - 4)
      expect(raw).not.toContain('\uFFFD')
    },
  )

  test('is folded at 75 octets and read back as it was, whatever a meal is called', () => {
    const [delivery] = order.deliveries as [OrderDelivery]
    const [item] = delivery.items
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), name => {
        if (!item) throw new Error('no item')
        const items = [{ ...item, name: { el: name, en: name } }]
        const calendar = calendarOf({ ...order, deliveries: [{ ...delivery, items }] }, facts)
        for (const line of calendar.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const [told = ''] = of(unfolded(calendar), 'DESCRIPTION')
        const read = told.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter))
        expect(read).toBe(`${item.amount} × ${name.replace(/\r\n|\r/g, '\n')}`)
      }),
    )
  })
})
