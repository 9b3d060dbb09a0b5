import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { legalEntity } from './legal-entity.ts'
import { readStaffMail } from './staff-mail.ts'

test('each kind of mail goes where it is told, else where all go', () => {
  const { to, lang } = readConfig(
    {
      STAFF_MAIL: 'desk@shop.example, chef@shop.example',
      STAFF_MAIL_MONEY: 'books@shop.example',
      STAFF_MAIL_ORDERS: 'off',
      STAFF_LANG: 'en',
    },
    null,
  ).staffMail
  const all = ['desk@shop.example', 'chef@shop.example']
  expect(to).toEqual({ orders: [], messages: all, money: ['books@shop.example'], trouble: all })
  expect(lang).toBe('en')
})

test('unset, the company hears of it in production, and nobody elsewhere', () => {
  expect(readStaffMail({ STAFF_LANG: 'el' }, true).to.orders).toEqual([legalEntity.email])
  expect(readStaffMail({ STAFF_LANG: 'el' }, false).to.orders).toEqual([])
})

test.each(['desk', 'a@b', 'desk@shop.example; chef@shop.example', 'on'])(
  'STAFF_MAIL=%s is refused by name',
  value => {
    expect(() => readConfig({ STAFF_MAIL: value }, null)).toThrow(/STAFF_MAIL is set to/)
  },
)
