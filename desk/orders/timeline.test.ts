import { expect, test } from 'vitest'
import type { DeskOrder } from './desk-order.ts'
import { timelineOf } from './timeline.ts'

const at = (minute: number) => `2026-11-23T10:0${minute}:00.000Z`
const seen = {
  order: {
    number: 1042,
    status: 'opened',
    totals: { grandtotal: 30 },
    placedAt: at(0),
    changes: [
      { id: 'own', kind: 'meals', status: 'applied', effect: 0, at: at(1) },
      { id: 'shops', kind: 'goodwill', status: 'applied', effect: -3, at: at(2) },
      { id: 'command', kind: 'cancel-delivery', status: 'applied', effect: -3, at: at(4) },
    ],
  },
  byShop: ['shops', 'command'],
  payments: [{ status: 'paid', amount: 30, at: at(0) }],
  refunds: [{ id: 'r', status: 'done', amount: 3, at: at(2), sentAt: at(5) }],
  documents: [],
  mails: [{ id: 'm', code: 'refund-sent', status: 'sent', createdAt: at(2), sentAt: at(6) }],
  notes: [{ id: 'n', text: 'Πήρε τηλέφωνο', staffName: 'Σοφία', createdAt: at(3) }],
  deeds: [
    { number: 8, call: 'order-note-create', at: at(3) },
    { number: 7, call: 'order-refund-create', at: at(2) },
  ],
} as unknown as DeskOrder

test('12.02 tells each thing once, the newest first', () => {
  expect(timelineOf(seen).map(({ key }) => key)).toEqual([
    'mail m',
    'refund r done',
    'change command',
    'note n',
    'deed 7',
    'change own',
    'payment 0',
    'placed',
  ])
})
